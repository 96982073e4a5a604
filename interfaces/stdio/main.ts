import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import * as OutputLines from "../telemetry/OutputLines.ts"
import * as Root from "./Root.ts"

/** Standard output is the host's alone: everything else goes to standard error. */
const main = Root.run({ input: () => Bun.stdin.stream(), output: process.stdout }, OutputLines.standardError())

BunRuntime.runMain(main, { disableErrorReporting: true, disablePrettyLogger: true })
