import { dirname, join, normalize } from "node:path"

/** The text of a file of the project, by its path in it. */
export type Read = (path: string) => Promise<string>

interface Module {
  readonly startsSomething: boolean
  /** What it imports of the project; what it only takes types from is not loaded. */
  readonly imports: ReadonlyArray<string>
}

/** By one of these a module starts a process: a service, a command, a server of Postgres, a browser. */
const starts = /\bBun\.(?:spawn|spawnSync|\$)|"(?:node:)?child_process"|"puppeteer-core"/

const transpiler = new Bun.Transpiler({ loader: "ts" })

const moduleOf = (path: string, source: string): Module => ({
  startsSomething: starts.test(source),
  imports: transpiler
    .scanImports(source)
    .filter((imported) => imported.path.startsWith(".") && imported.path.endsWith(".ts"))
    .map((imported) => normalize(join(dirname(path), imported.path))),
})

/** The milliseconds that each file took when it was last timed. */
export type Timings = Readonly<Record<string, number>>

/** With more milliseconds a file is not quick, unless it is of the domain, which every change is tried on. */
const longest = 500

/** Whether a file took no longer, when it was timed, than one may wait for it before each commit. One that was never timed may be quick. */
export const isShort = (timings: Timings, file: string): boolean =>
  file.startsWith("tests/domain/") || (timings[file] ?? 0) <= longest

/** Tells of a test whether it starts nothing, by itself or by anything that it imports: then it is one of the quick ones. */
export const startsNothing = (read: Read): ((test: string) => Promise<boolean>) => {
  const modules = new Map<string, Module>()

  const moduleAt = async (path: string): Promise<Module> => {
    const module = modules.get(path) ?? moduleOf(path, await read(path))
    modules.set(path, module)

    return module
  }

  return async (test) => {
    const reached = new Set([test])
    for (const path of reached) {
      const { imports, startsSomething } = await moduleAt(path)
      if (startsSomething) return false
      for (const imported of imports) reached.add(imported)
    }

    return true
  }
}
