import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import * as Root from "./Root.ts"
import * as OutputLines from "./telemetry/OutputLines.ts"

BunRuntime.runMain(Root.run(OutputLines.standardOutput()), {
  disableErrorReporting: true,
  disablePrettyLogger: true,
})
