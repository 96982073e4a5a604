import { Database } from "bun:sqlite"
import { randomUUID } from "node:crypto"
import { open, stat, statfs, unlink } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import type { Condition } from "../../application/ports/StorageExamination.ts"
import * as Migrations from "./Migrations.ts"
import { fileOf } from "./Sqlite.ts"
import * as SqliteRefusal from "./SqliteRefusal.ts"

/** How long another process that writes is waited for. */
const busyTimeout = "pragma busy_timeout = 2000"

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** The folder, or the nearest above it that is there. */
const standing = async (folder: string): Promise<string> =>
  (await sizeOf(folder)) === undefined && dirname(folder) !== folder ? standing(dirname(folder)) : folder

/** Whether a file can be made in a folder: one is made, and taken away. */
const takesFiles = async (folder: string): Promise<boolean> => {
  const trial = join(folder, `.trial-${randomUUID()}`)
  try {
    await (await open(trial, "wx", 0o600)).close()
    await unlink(trial)

    return true
  } catch {
    return false
  }
}

/** Asks with a statement that is given back: one that is kept keeps the file open. */
const ask = <Row>(handle: Database, text: string): Row | null => {
  using statement = handle.prepare<Row, []>(text)

  return statement.get()
}

const versionOf = (handle: Database): string =>
  ask<{ version: string }>(handle, "select sqlite_version() as version")?.version ?? ""

const tablesOf = (handle: Database): number =>
  ask(handle, "select 1 from sqlite_master where name = 'migration'") === null
    ? 0
    : (ask<{ newest: number }>(handle, "select coalesce(max(number), 0) as newest from migration")?.newest ?? 0)

/** Writes, and takes it back. */
const tryToWrite = (handle: Database): void => {
  handle.run("begin immediate")
  handle.run("create table trial (only text)")
  handle.run("rollback")
}

const found = (file: string): Pick<Condition, "tables" | "version"> => {
  using handle = new Database(file, { create: false, readwrite: true })
  handle.run(busyTimeout)
  const tables = tablesOf(handle)
  if (tables > Migrations.newest) throw new Migrations.TablesAreNewer(tables)
  tryToWrite(handle)

  return { tables, version: versionOf(handle) }
}

const none = (): Pick<Condition, "tables" | "version"> => {
  using memory = new Database(":memory:")

  return { tables: 0, version: versionOf(memory) }
}

/** How a SQLite file is, or could be made. Rejects with what SQLite says where the service could not use it. */
export const examine = async (url: string, makesFolder: boolean): Promise<Condition> => {
  const file = resolve(fileOf(url))
  const size = await sizeOf(file)
  const folder = makesFolder ? await standing(dirname(file)) : dirname(file)
  const seen = size === undefined && (await takesFiles(folder)) ? none() : found(file)
  const { bavail, bsize } = await statfs(folder)

  return {
    ...seen,
    place: SqliteRefusal.place(url),
    tablesToCome: Migrations.newest,
    lacking: [],
    taken: size ?? 0,
    free: bavail * bsize,
  }
}
