import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises"
import { homedir } from "node:os"
import { join } from "node:path"
import puppeteer, { type Browser } from "puppeteer-core"
import { once } from "../../../domain/Memo.ts"
import { devDependencies } from "../../../package.json"
import { gathered } from "../process.ts"
import { eventually, patience } from "../until.ts"

/** A browser for the tests: how to get it, or why there is none. */
export type Chromium =
  | { readonly isThere: true; readonly browser: () => Promise<Browser> }
  | { readonly isThere: false; readonly reason: string }

interface Program {
  readonly path: string
  readonly environment: Readonly<Record<string, string>>
}

/** A program, and what it is told at its start. */
export interface Started extends Program {
  readonly flags: ReadonlyArray<string>
}

const root = join(import.meta.dir, "..", "..", "..")
const caches = join(root, "node_modules", ".cache")

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The browser of the package, unpacked once and moved to its place whole: several runs at once may do so. */
const unpacked = async (): Promise<string> => {
  const folder = join(caches, `chromium-${devDependencies["@sparticuz/chromium"]}`)
  if (await isThere(folder)) return folder
  await mkdir(caches, { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  // On this machine of Amazon's, the package also unpacks the libraries that a small machine lacks.
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "unpackChromium.ts")], {
    env: { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    stdout: "ignore",
    stderr: "pipe",
  })
  const told = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(told)
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }))

  return folder
}

const packaged = async (): Promise<Program> => {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("the packaged Chromium runs on Linux on x64 only, and CHROMIUM names no other")
  }
  const folder = await unpacked()

  return {
    path: join(folder, "chromium"),
    environment: {
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
      XDG_CACHE_HOME: folder,
      HOME: homedir(),
    },
  }
}

const named = (path: string): Program => ({ path, environment: { ...(process.env as Record<string, string>) } })

/** For root, in a container, with little shared memory and no graphics: what it shows comes from the tests alone. */
const flags = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"]

const found = async (): Promise<Program> => {
  const path = process.env["CHROMIUM"]
  const program = path === undefined || path === "" ? await packaged() : named(path)
  const child = Bun.spawn([program.path, "--version", ...flags], {
    env: program.environment,
    stdout: "ignore",
    stderr: "pipe",
  })
  const told = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(told)

  return program
}

/** Starts a browser that ends with this process, and tells where it listens. */
const address = async (program: Program): Promise<string> => {
  const started: Started = { ...program, flags: await puppeteer.defaultArgs({ headless: "shell", args: flags }) }
  const keeper = Bun.spawn([process.execPath, join(import.meta.dir, "keepRunning.ts"), JSON.stringify(started)], {
    stdin: "pipe",
    stdout: "ignore",
    stderr: "pipe",
  })
  keeper.unref()
  const { text } = gathered(keeper.stderr)

  return eventually(() => {
    if (keeper.exitCode !== null) throw new Error(`The browser ended: ${text()}`)

    return /^DevTools listening on (ws:\S+)$/m.exec(text())?.[1]
  })
}

const connected = async (program: Program): Promise<Browser> =>
  puppeteer.connect({
    browserWSEndpoint: await address(program),
    defaultViewport: null,
    protocolTimeout: patience,
  })

/** The Chromium that the environment variable `CHROMIUM` names, else the one of the package: one for all tests of a process. */
export const chromium: () => Promise<Chromium> = once(() =>
  found().then(
    (program) => ({ isThere: true, browser: once(() => connected(program)) }),
    (failure) => ({ isThere: false, reason: (failure instanceof Error ? failure.message : String(failure)).trim() }),
  ),
)
