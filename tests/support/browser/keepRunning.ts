import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Started } from "./chromium.ts"

// A program of its own: a test run that has ended, however it ended, leaves no browser behind and nothing of it.
const { environment, flags, path } = JSON.parse(process.argv[2] ?? "") as Started
const profile = await mkdtemp(join(tmpdir(), "browser-"))
const browser = Bun.spawn([path, `--user-data-dir=${profile}`, "--remote-debugging-port=0", ...flags], {
  env: environment,
  stdin: "ignore",
  stdout: "ignore",
  stderr: "inherit",
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => browser.kill("SIGKILL"))
await Promise.race([browser.exited, Bun.stdin.text()])
browser.kill("SIGKILL")
await browser.exited
await rm(profile, { recursive: true, force: true, maxRetries: 10 })
