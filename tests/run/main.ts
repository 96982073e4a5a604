import { join } from "node:path"
import { isShort, startsNothing, type Timings } from "./QuickTests.ts"

const root = join(import.meta.dir, "..", "..")
const timings = "tests/run/timings.json"

const known = ["--quick", "--update-timings"]
const flags = process.argv.slice(2)
const unknown = flags.find((flag) => !known.includes(flag))
if (unknown !== undefined) {
  process.stderr.write(`${unknown} is not known: it takes ${known.join(" and ")}, and no other argument.\n`)
  process.exit(1)
}

const began = performance.now()

/** Seconds that the processors spent on what has ended, what it started included. */
const spentOn = (children: ReadonlyArray<Bun.Subprocess>): number =>
  children.reduce((spent, child) => spent + Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1e6, 0)

interface Told {
  readonly child: Bun.Subprocess
  readonly isGood: boolean
  readonly text: string
}

/** A program of the project's dependencies beside the others. What it says is told when it has ended, and not mixed with the tests. */
const beside = async (name: string, ...command: ReadonlyArray<string>): Promise<Told> => {
  const child = Bun.spawn([process.execPath, "x", "--no-install", ...command], {
    cwd: root,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  })
  const [out, err, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited])

  return { child, isGood: code === 0, text: code === 0 ? `${name}: nothing wrong` : `${out}${err}${name}: failed` }
}

const files = [...new Bun.Glob("tests/**/*.test.ts").scanSync({ cwd: root })].toSorted()

const quickFiles = async (): Promise<ReadonlyArray<string>> => {
  const { files: taken }: { readonly files: Timings } = await Bun.file(join(root, timings)).json()
  const short = files.filter((file) => isShort(taken, file))
  const areQuick = await Promise.all(short.map(startsNothing((path) => Bun.file(join(root, path)).text())))

  return short.filter((_, at) => areQuick[at])
}

const paths = flags.includes("--quick") ? (await quickFiles()).map((file) => `./${file}`) : []

const others = [
  beside("Formatting", "biome", "ci", "--colors=off", "."),
  beside("Types", "tsc", "--noEmit"),
  beside("Types in the browser", "tsc", "--noEmit", "-p", "interfaces/web/browser"),
]

/** Most of what a test runs, it runs too seldom for the engine's best code to be worth the time that it takes to make. */
const lessCompiled = { BUN_JSC_useFTLJIT: "0", BUN_JSC_thresholdForOptimizeAfterWarmUp: "5000" }

/**
 * Three at once, as many of them wait, in one world each: what one file leaves behind, the next of its process meets. The longest
 * start first.
 */
const tests = Bun.spawn(
  [
    ...[process.execPath, "test", "--timeout", "300000", "--parallel=3", "--no-isolate", `--timings=${timings}`],
    ...flags.filter((flag) => flag === "--update-timings"),
    ...paths,
  ],
  { cwd: root, env: { ...process.env, ...lessCompiled }, stdin: "ignore", stdout: "inherit", stderr: "inherit" },
)

const [code, ...told] = await Promise.all([tests.exited, ...others])
const spent = spentOn([tests, ...told.map(({ child }) => child)])
const seconds = (performance.now() - began) / 1000
for (const { text } of told) process.stderr.write(`${text}\n`)
process.stderr.write(`All of it took ${seconds.toFixed(0)} s, and ${spent.toFixed(0)} s of the processors.\n`)
process.exit(code === 0 && told.every(({ isGood }) => isGood) ? 0 : 1)
