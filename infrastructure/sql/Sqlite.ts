import { Database, type Statement as Prepared } from "bun:sqlite"
import { mkdir, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { Effect } from "effect"
import type { Client } from "./Client.ts"
import * as OwnersAlone from "./OwnersAlone.ts"
import { flat, type Statement } from "./Statement.ts"

export const scheme = "sqlite://"

export interface Options {
  /** Whether what is written must outlive a loss of power as well, not only of the process. */
  readonly outlivesPowerLoss?: boolean
  /** Whether a folder that is not there is made, for its owner alone. Else a path that is mistyped would be a database. */
  readonly makesFolder?: boolean
}

/** The file that a URL names, as it stands there. */
export const fileOf = (url: string): string => url.slice(scheme.length)

/** With bare marks: a number would be looked for among all before it, of which an import has thousands. */
const textOf = ({ text }: Statement<unknown>): string => text.join("?")

type Ask = (...values: ReadonlyArray<unknown>) => unknown

/** Asks with a statement that is prepared: for its rows, or how many it changed where it gives none. */
const asking = (prepared: Prepared): Ask =>
  prepared.columnNames.length > 0
    ? (...values) => prepared.all(...(values as Array<never>))
    : (...values) => Object.assign([], { count: prepared.run(...(values as Array<never>)).changes })

/** Prepares the statements that stand in the code once, and those that are put together each time they are asked. */
const asker = (handle: Database) => {
  const prepared = new WeakMap<ReadonlyArray<string>, Ask>()

  const prepareOnce = (statement: Statement<unknown>): Ask => {
    const known = prepared.get(statement.text)
    if (known !== undefined) return known
    const fresh = asking(handle.prepare(textOf(statement)))
    prepared.set(statement.text, fresh)

    return fresh
  }

  return <Rows>(statement: Statement<Rows>): Rows => {
    const flattened = flat(statement)
    if (flattened === statement) return prepareOnce(statement)(...statement.values) as Rows
    using once = handle.prepare(textOf(flattened))

    return asking(once)(...flattened.values) as Rows
  }
}

interface Waiting {
  readonly statement: Statement<unknown>
  readonly resume: (outcome: Effect.Effect<never, unknown>) => void
}

/** Does in one transaction what was asked in one turn of the event loop, when that is over; but what was given up meanwhile. */
const gatherer = (handle: Database, run: <Rows>(statement: Statement<Rows>) => Rows) => {
  const transact = handle.transaction((all: ReadonlyArray<Waiting>) => all.map(({ statement }) => run(statement)))
  const waiting = new Set<Waiting>()

  const settle = () => {
    const all = [...waiting]
    waiting.clear()
    if (all.length === 0) return
    try {
      const outcomes = transact.immediate(all)
      for (const [index, { resume }] of all.entries()) resume(Effect.succeed(outcomes[index] as never))
    } catch (error) {
      for (const { resume } of all) resume(Effect.fail(error))
    }
  }

  return <Rows>(statement: Statement<Rows>): Effect.Effect<Rows, unknown> =>
    Effect.async<Rows, unknown>((resume) => {
      const asked: Waiting = { statement, resume }
      if (waiting.size === 0) setImmediate(settle)
      waiting.add(asked)

      return Effect.sync(() => waiting.delete(asked))
    })
}

/** What tells a file from every other, whatever it is called; nothing where there is none. */
const identityOf = (filename: string): Promise<string | undefined> =>
  stat(filename, { bigint: true }).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  )

/** Opens the file, which is created where absent, and is its owner's alone. */
export const open = async (
  url: string,
  { makesFolder = false, outlivesPowerLoss = false }: Options,
): Promise<Client> => {
  const filename = fileOf(url)
  if (makesFolder) await mkdir(dirname(filename), { recursive: true, mode: 0o700 })
  await OwnersAlone.keep(filename)
  const handle = new Database(filename, { create: true })
  handle.run("pragma busy_timeout = 5000")
  handle.run("pragma journal_mode = wal")
  handle.run(`pragma synchronous = ${outlivesPowerLoss ? "full" : "normal"}`)
  const run = asker(handle)
  const opened = await identityOf(filename)

  return {
    run: (statement) => Effect.try({ try: () => run(statement), catch: (error) => error }),
    runTogether: gatherer(handle, run),
    exclusively: async (work) => {
      handle.run("begin immediate")
      try {
        const result = await work((statement) => Promise.resolve(run(statement)))
        handle.run("commit")
        // From now on another process that writes is waited for beside the only thread there is, and not on it.
        handle.run("pragma busy_timeout = 0")

        return result
      } catch (error) {
        if (handle.inTransaction) handle.run("rollback")
        throw error
      }
    },
    isInPlace: async () => (await identityOf(filename)) === opened,
    close: () => Promise.resolve(handle.close()),
  }
}
