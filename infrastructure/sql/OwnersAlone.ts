import { chmod, open } from "node:fs/promises"

const readAndWrite = 0o600

/** What SQLite keeps beside its file while it is open. It gives them the rights of the file when it makes them. */
const beside = ["-wal", "-shm"]

/**
 * Leaves a SQLite file to its owner alone, with what stands beside it. It is created where absent, so that it is at no time
 * anybody else's. What is not ours to change stays as it is: SQLite will tell whether it can be used.
 */
export const keep = async (filename: string): Promise<void> => {
  const created = open(filename, "a", readAndWrite).then((file) => file.close())
  await created.catch(() => {})
  for (const end of ["", ...beside]) await chmod(filename + end, readAndWrite).catch(() => {})
}
