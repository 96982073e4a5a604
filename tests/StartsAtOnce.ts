import { expect, test } from "bun:test"
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { spawn } from "./support/process.ts"
import { until } from "./support/until.ts"

/** The project in a folder of its own, but for what is made of it. */
export const projectOfItsOwn = async () => {
  const root = join(import.meta.dir, "..")
  const project = await mkdtemp(join(tmpdir(), "project-"))
  for (const name of ["package.json", "bunfig.toml", "tsconfig.json", "node_modules", "interfaces", "ops"])
    await symlink(join(root, name), join(project, name))

  return project
}

/** So many services start from one folder at once, where nothing was made before. */
export const startsAtOnce = (count: number) =>
  test(`Of ${count} that start from one folder at once each finds a whole file, and serves`, async () => {
    const project = await projectOfItsOwn()
    const started = await Promise.all(Array.from({ length: count }, () => spawn({}, "run start", project)))
    const isUp = ({ isRunning, written }: (typeof started)[number]) =>
      !isRunning() || written().out.includes("Listening on ")
    await until(() => started.every(isUp))
    for (const service of started) service.signal("SIGTERM")
    const ended = await Promise.all(started.map((service) => service.ended()))
    const made = await readdir(join(project, "build"))
    await rm(project, { recursive: true })

    expect(ended.map(({ code, err, out }) => [code, err, out.includes("Listening on ")])).toEqual(
      Array(count).fill([0, "", true]),
    )
    expect(made).toEqual(["main.js"])
  })
