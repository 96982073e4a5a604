import { Command, Options } from "@effect/cli"
import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import { Console, Effect, Option, Redacted, Schema } from "effect"
import { rankOptions } from "../../application/MatchOptions.ts"
import { inMatchTime } from "../../application/MatchTime.ts"
import { descriptionOf } from "../Failure.ts"
import { Ending } from "../functions/Ending.ts"
import * as Match from "../functions/Match.ts"
import type { Links } from "../Links.ts"
import { ErrorResponse } from "../wire/WireError.ts"
import * as Entry from "./Entry.ts"
import * as Explanation from "./Explanation.ts"
import * as Flag from "./Flag.ts"
import * as MatchAnswer from "./MatchAnswer.ts"
import { Mistake } from "./Mistake.ts"
import * as ProfileFlags from "./ProfileFlags.ts"
import * as ReportFile from "./ReportFile.ts"
import { settings } from "./Settings.ts"
import * as Show from "./Show.ts"

const url = Flag.text("url", "URL").pipe(
  Options.withDescription("Where the service runs; PUBLIC_URL, or else this machine, where it is left out."),
  Options.optional,
)

const key = Flag.text("key", "KEY").pipe(
  Options.map(Redacted.make),
  Options.withDescription("The API key to ask with; the public sandbox key where it is left out."),
  Options.optional,
)

const explain = Options.boolean("explain").pipe(
  Options.withDescription(
    "Print the parts of each option's score. The match is worked out here, over the registry of the environment, without service and key.",
  ),
)

const noService = (url: string) =>
  new Mistake({ sentence: `No clinical trial matching service answers at ${url}: --url says where it runs.` })

const keyIsRefused = (url: string) =>
  `The service at ${url} does not know the key that it was asked with: --key names another.`

/** The service's own sentence on what was wrong, with the names that were typed; but where it tells of a header, which nobody typed. */
const refusal = (url: string, body: unknown) =>
  Schema.decodeUnknown(ErrorResponse)(body).pipe(
    Effect.mapError(() => noService(url)),
    Effect.flatMap(({ error }) =>
      Effect.fail(
        new Mistake({
          sentence: error.code === "unauthorized" ? keyIsRefused(url) : ProfileFlags.inTypedNames(error),
        }),
      ),
    ),
  )

/** An address may be given with the prefix of the API's version, as documents of the API write it. */
const endpoint = (url: string) => new URL("v1/match", `${url.replace(/\/+$/, "").replace(/\/v1$/, "")}/`)

const ask = (url: string, key: Redacted.Redacted<string>, body: unknown) =>
  Effect.gen(function* () {
    const http = yield* HttpClient.HttpClient
    const request = yield* HttpClientRequest.post(endpoint(url)).pipe(
      HttpClientRequest.bearerToken(key),
      HttpClientRequest.bodyJson(body),
    )
    const response = yield* http.execute(request)
    const answer = yield* response.json

    return response.status === 200 ? answer : yield* refusal(url, answer)
  }).pipe(
    Effect.scoped,
    Effect.catchTags({
      HttpBodyError: () => Effect.fail(noService(url)),
      RequestError: () => Effect.fail(noService(url)),
      ResponseError: () => Effect.fail(noService(url)),
    }),
  )

/** Works the match out without the service. */
const workOut = (body: unknown, links: Links) =>
  Effect.gen(function* () {
    const { command } = yield* Match.parse(body)
    const { disclaimer } = yield* Ending

    return { ...(yield* inMatchTime(rankOptions(command))), disclaimer }
  }).pipe(
    Effect.mapError((failure) => new Mistake({ sentence: ProfileFlags.inTypedNames(descriptionOf(failure, links)) })),
  )

const command = Command.make(
  "match",
  {
    condition: ProfileFlags.condition,
    ...ProfileFlags.flags,
    report: ReportFile.flag,
    url,
    key,
    explain,
    json: Show.json,
  },
  ({ biomarkers, explain, json, key, report, url: given, ...others }) =>
    Effect.gen(function* () {
      const { publicUrl, sandboxKey } = yield* settings
      const profile = { ...others, biomarkers: yield* ReportFile.biomarkersWith(biomarkers, report) }
      if (explain) {
        if (Option.isSome(given) || Option.isSome(key)) {
          return yield* new Mistake({ sentence: "--explain asks no service: it takes neither --url nor --key." })
        }
        const explained = yield* workOut(ProfileFlags.toBody(profile), { publicUrl, sandboxKey })

        return yield* Console.log(
          json ? JSON.stringify(Explanation.record(explained), null, 2) : Explanation.render(explained),
        )
      }
      const url = Option.getOrElse(given, () => publicUrl)
      if (!URL.canParse(url)) return yield* new Mistake({ sentence: `“${url}” is not the URL of a service.` })
      const answer = yield* ask(
        url,
        Option.getOrElse(key, () => Redacted.make(sandboxKey)),
        ProfileFlags.toBody(profile),
      )
      if (json) return yield* Console.log(JSON.stringify(answer, null, 2))
      const response = yield* Effect.mapError(Schema.decodeUnknown(MatchAnswer.MatchAnswer)(answer), () =>
        noService(url),
      )
      yield* Console.log(MatchAnswer.render(response))
    }),
).pipe(
  Command.withDescription(
    "Asks a running service for open trials that may fit a patient, and prints them the best match first. What it prints is information, not medical advice.",
  ),
)

/** Asks a running service for a match, or works one out here. */
export const match = Entry.make(command, { faults: ProfileFlags.faults })
