import { CliConfig, Command } from "@effect/cli"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as BunContext from "@effect/platform-bun/BunContext"
import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Console, Effect, Layer } from "effect"
import * as SqlStorage from "../../infrastructure/sql/SqlStorage.ts"
import { configuration } from "../Configuration.ts"
import { version } from "../Version.ts"
import { intel } from "./Intel.ts"
import { keys } from "./Keys.ts"
import { match } from "./Match.ts"
import { overview } from "./Overview.ts"
import { orEndWithSentence } from "./Sentence.ts"
import { withPlainPipes } from "./Terminal.ts"
import { usage } from "./UsageReport.ts"

/** The service's own storage, opened when a command needs it. A long import is one long statement. */
const storage = Layer.unwrapEffect(
  Effect.map(configuration, ({ databaseUrl, isDefaultDatabase, proCallsPerMonth, sandboxRequestsPerDay }) =>
    SqlStorage.layer({
      url: databaseUrl,
      makesFolder: isDefaultDatabase,
      onNew: (place) => Console.error(`New database at ${place}`),
      sandboxRequestsPerDay,
      callsPerMonth: proCallsPerMonth,
      lease: "5 minutes",
      patience: "10 minutes",
      outlivesPowerLoss: true,
    }),
  ),
)

const cli = Command.make("trial-match").pipe(
  Command.withDescription("The operator's commands. They work on DATABASE_URL, also while the service runs."),
  Command.withSubcommands([
    keys.pipe(Command.provide(storage)),
    usage.pipe(Command.provide(storage)),
    intel.pipe(Command.provide(storage)),
    match.pipe(Command.provide(FetchHttpClient.layer)),
  ]),
)

const run = Command.run(cli, { name: "trial-match", version, executable: "bun run cli" })

const [first] = process.argv.slice(2)

const asked = first === undefined || first === "--help" || first === "-h" ? Console.log(overview) : run(process.argv)

asked.pipe(
  orEndWithSentence,
  withPlainPipes,
  Effect.provide([BunContext.layer, CliConfig.layer({ showBuiltIns: false })]),
  (program) => BunRuntime.runMain(program, { disableErrorReporting: true }),
)
