import { Database } from "bun:sqlite"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dir, "..", "..")
const bundles = join(root, "node_modules", ".cache", "bundles")
const day = 24 * 60 * 60 * 1000

/** What can be started as a process. */
export type Program = "interfaces/main.ts" | "interfaces/cli/main.ts" | "interfaces/stdio/main.ts" | "demo/main.ts"

/** Another word as soon as a source is written anew. */
const stateOfSources = (): string => {
  const files = ["application", "demo", "domain", "infrastructure", "interfaces"]
    .flatMap((folder) => [...new Bun.Glob(`${folder}/**`).scanSync({ cwd: root })])
    .concat("bun.lock", "package.json")
    .toSorted()
    .map((file) => [file, statSync(join(root, file)).mtimeMs])

  return Bun.hash(JSON.stringify([Bun.version, files])).toString(36)
}

/** Does what other processes of the tests may be about to do, too, one after the other. Who dies at it holds up nobody. */
const oneByOne = (act: () => void) => {
  mkdirSync(bundles, { recursive: true })
  using lock = new Database(join(bundles, "lock.sqlite"))
  lock.run("pragma busy_timeout = 240000")
  lock.run("begin exclusive")
  act()
}

const removeThoseOfOtherDays = () => {
  for (const entry of readdirSync(bundles, { withFileTypes: true })) {
    const path = join(bundles, entry.name)
    if (entry.isDirectory() && Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true })
  }
}

/** Makes one file of a program, as `bun run build` does. It stands one folder below what it finds its pages in. */
const build = (program: Program, folder: string, file: string) => {
  removeThoseOfOtherDays()
  const fresh = `${file}.fresh`
  const { exitCode, stderr } = Bun.spawnSync(
    [process.execPath, "build", program, "--target=bun", `--outfile=${fresh}`],
    { cwd: root },
  )
  if (exitCode !== 0) throw new Error(stderr.toString())
  const pages = join(folder, "interfaces")
  if (!existsSync(pages)) symlinkSync(join(root, "interfaces"), pages)
  renameSync(fresh, file)
}

const made = new Map<Program, string>()

/** One file of all that a program is, which starts sooner than its sources. It is built once for all that is started of the same sources. */
export const bundled = (program: Program): string => {
  const known = made.get(program)
  if (known !== undefined) return known
  const folder = join(bundles, stateOfSources())
  const file = join(folder, "build", `${program.replaceAll("/", "-").replace(/\.ts$/, "")}.js`)
  oneByOne(() => {
    if (!existsSync(file)) build(program, folder, file)
  })
  made.set(program, file)

  return file
}
