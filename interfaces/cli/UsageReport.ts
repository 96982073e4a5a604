import { Command } from "@effect/cli"
import { Effect } from "effect"
import { KeyStore } from "../../application/ports/KeyStore.ts"
import { Usage } from "../../application/ports/Usage.ts"
import * as Show from "./Show.ts"

export const usage = Command.make("usage", { json: Show.json }, ({ json }) =>
  Effect.gen(function* () {
    const keys = new Map((yield* (yield* KeyStore).list).map((key) => [key.id, key]))
    const report = yield* (yield* Usage).report
    const items = report.map((use) => ({
      ...use,
      plan: keys.get(use.account)?.plan ?? null,
      label: keys.get(use.account)?.label ?? null,
    }))
    yield* Show.list(items, {
      json,
      record: (item) => item,
      columns: {
        ACCOUNT: ({ account }) => account,
        PLAN: ({ plan }) => plan ?? "–",
        LABEL: ({ label }) => label ?? "–",
        MONTH: ({ month }) => month,
        CALLS: ({ calls }) => calls.toLocaleString("en-US"),
      },
      none: "No account has made a call yet.",
    })
  }),
).pipe(
  Command.withDescription(
    "Shows how many calls each account made in each month (UTC). Sandbox calls belong to no account.",
  ),
)
