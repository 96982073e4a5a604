import { Args, Command, Options } from "@effect/cli"
import { Console, Effect, Redacted } from "effect"
import { plans } from "../../application/Account.ts"
import { type KeyRecord, KeyStore } from "../../application/ports/KeyStore.ts"
import * as Entry from "./Entry.ts"
import * as Flag from "./Flag.ts"
import { Mistake } from "./Mistake.ts"
import * as Show from "./Show.ts"
import * as Table from "./Table.ts"

const record = ({ ending, id, issuedAt, label, plan, revokedAt }: KeyRecord) => ({
  id,
  plan,
  label,
  ending,
  issued_at: new Date(issuedAt).toISOString(),
  revoked_at: revokedAt === null ? null : new Date(revokedAt).toISOString(),
})

const plan = Flag.choice("plan", plans).pipe(
  Options.withDescription("pro: with verified observations. basic: the same quota, with their counts alone."),
)

const label = Flag.text("label").pipe(
  Options.withDescription("Whose key this is, in words of yours: shown in lists, never to callers."),
)

const readable = (label: string) =>
  /^[^\p{Cc}]{1,200}$/u.test(label) && label.trim() !== ""
    ? Effect.succeed(label.trim())
    : Effect.fail(new Mistake({ sentence: "A label is 1 to 200 characters in one line." }))

const issue = Command.make("issue", { plan, label, json: Show.json }, ({ json, label, plan }) =>
  Effect.gen(function* () {
    const issued = yield* (yield* KeyStore).issue({ plan, label: yield* readable(label) })
    const key = Redacted.value(issued.key)
    yield* json
      ? Console.log(JSON.stringify({ key, ...record(issued.record) }, null, 2))
      : Console.log(`${key}\n\nThis is the ${plan} key of ${issued.record.id}. Keep it now: it is not shown again.`)
  }),
).pipe(
  Command.withDescription(
    "Issues a new key, each an account of its own, and prints it once. Only a digest of it is stored.",
  ),
)

const list = Command.make("list", { json: Show.json }, ({ json }) =>
  Effect.gen(function* () {
    const keys = yield* (yield* KeyStore).list
    yield* Show.list(keys, {
      json,
      record,
      columns: {
        ACCOUNT: ({ id }) => id,
        PLAN: ({ plan }) => plan,
        LABEL: ({ label }) => label,
        "ENDS IN": ({ ending }) => ending,
        ISSUED: ({ issuedAt }) => Table.moment(issuedAt),
        REVOKED: ({ revokedAt }) => Table.moment(revokedAt),
      },
      none: "No key was issued yet: keys issue --plan pro --label TEXT issues one.",
    })
  }),
).pipe(Command.withDescription("Lists every key that was issued, the oldest first, revoked ones included."))

const keyOrId = Args.text({ name: "KEY-OR-ID" }).pipe(
  Args.withDescription("The whole key, or the account's id as keys list shows it."),
)

const revoke = Command.make("revoke", { keyOrId, json: Show.json }, ({ json, keyOrId }) =>
  Effect.gen(function* () {
    const revoked = yield* (yield* KeyStore).revoke(Redacted.make(keyOrId))
    yield* json
      ? Console.log(JSON.stringify(record(revoked), null, 2))
      : Console.log(`The key of ${revoked.id} (${revoked.label}) was revoked on ${Table.moment(revoked.revokedAt)}.`)
  }).pipe(
    Effect.catchTag("KeyIsUnknown", () =>
      Effect.fail(new Mistake({ sentence: "No account has this key or id: keys list shows all there are." })),
    ),
  ),
).pipe(
  Command.withDescription(
    "Revokes a key for good. Every running instance refuses it within 10 seconds. To rotate a key, issue the new one first.",
  ),
)

/** Issues, lists and revokes API keys. */
export const keys = [
  Entry.make(issue, { group: "keys" }),
  Entry.make(list, { group: "keys" }),
  Entry.make(revoke, { group: "keys" }),
]
