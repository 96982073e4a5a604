import { join } from "node:path"
import * as BunContext from "@effect/platform-bun/BunContext"
import { Effect } from "effect"
import * as Root from "../../interfaces/cli/Root.ts"
import { withPlainPipes } from "../../interfaces/cli/Terminal.ts"
import { bundled } from "./bundle.ts"
import { inherited } from "./inherited.ts"
import * as InProcess from "./inProcess.ts"

const root = join(import.meta.dir, "..", "..")

/** A command as a process of its own in the project's folder, with the given environment and the way to programs, and no other. */
export const begin = (command: ReadonlyArray<string>, environment: Readonly<Record<string, string>>) =>
  Bun.spawn([...command], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  })

/** One of the operator's commands as a process of its own. */
export const beginCli = (environment: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  begin([process.execPath, bundled("interfaces/cli/main.ts"), ...args], environment)

/** What a command has printed when it has ended, and its exit code. */
export const ended = async (child: Bun.Subprocess<"ignore", "pipe", "pipe">) => {
  const [out, err, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited])

  return { out, err, code }
}

/** One of the operator's commands in this process, where no person reads: what it prints, and its exit code. */
export const cli = (environment: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  InProcess.run(
    () => Root.run(args).pipe(withPlainPipes({ out: false, err: false }), Effect.provide(BunContext.layer)),
    environment,
  ).ended()
