import { stat } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import * as Fault from "./Fault.ts"
import { fileOf } from "./Sqlite.ts"

/** The database that a URL names, for people: where, and of which kind. */
export const place = (url: string): string => `${resolve(fileOf(url))} (SQLite)`

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Why a SQLite file could not be opened, in one sentence. */
export const sentence = async (url: string, error: unknown): Promise<string> => {
  const file = resolve(fileOf(url))
  const folder = dirname(file)
  const { code, message } = Fault.told(error)

  if (!(await isFolder(folder))) return `The folder ${folder} of DATABASE_URL is not there: make it, or name another.`
  if (await isFolder(file)) return `${file} of DATABASE_URL is a folder: name a file in it.`
  if (code === "SQLITE_NOTADB") return `The file ${file} of DATABASE_URL is not a SQLite database.`
  if (Fault.isBusy(error)) return `The file ${file} of DATABASE_URL is kept locked by another process.`
  if (/^SQLITE_(CANTOPEN|READONLY)/.test(code)) {
    return `The file ${file} of DATABASE_URL cannot be written: both it and its folder must be writable for the user of this process.`
  }

  return `The database of DATABASE_URL, ${place(url)}, cannot be opened: ${[code, message].filter(Boolean).join(" ")}.`
}
