import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import * as Program from "./Program.ts"
import * as OutputLines from "./telemetry/OutputLines.ts"

BunRuntime.runMain(Program.run(OutputLines.standardOutput()), {
  disableErrorReporting: true,
  disablePrettyLogger: true,
})
