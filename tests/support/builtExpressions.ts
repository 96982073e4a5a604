import "effect"
import { join } from "node:path"

const built: Array<{ readonly source: string; readonly flags: string }> = []

globalThis.RegExp = new Proxy(RegExp, {
  construct: (make, [pattern, flags]: [pattern: string | RegExp, flags?: string]) => {
    const expression = new make(pattern, flags)
    built.push({ source: expression.source, flags: expression.flags })

    return expression
  },
})

const root = join(import.meta.dir, "..", "..")
for (const file of new Bun.Glob("domain/**/*.ts").scanSync({ cwd: root })) await import(join(root, file))

/** Tells the expressions that the modules of the domain put together while they are loaded; what they import was loaded before. */
process.stdout.write(JSON.stringify(built))
