import * as BunContext from "@effect/platform-bun/BunContext"
import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Effect } from "effect"
import * as Root from "./Root.ts"
import { withPlainPipes } from "./Terminal.ts"

Root.run(process.argv.slice(2)).pipe(
  withPlainPipes({ out: process.stdout.isTTY, err: process.stderr.isTTY }),
  Effect.provide(BunContext.layer),
  (program) => BunRuntime.runMain(program, { disableErrorReporting: true }),
)
