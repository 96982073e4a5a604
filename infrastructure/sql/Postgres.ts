import { SQL } from "bun"
import { Duration, Effect } from "effect"
import type { Client } from "./Client.ts"
import * as Fault from "./Fault.ts"
import { flat, type Statement } from "./Statement.ts"

const maximumConnections = 10

const longestWaitForConnection = Duration.seconds(5)

/** How long a connection may take to come to be, in whole seconds, where a statement may take so long. */
export const secondsToConnect = (budget: Duration.Duration): number =>
  Math.ceil(Duration.toSeconds(Duration.min(budget, longestWaitForConnection)))

const pool = (url: string, budget: Duration.Duration): SQL =>
  new SQL({
    url,
    max: maximumConnections,
    idleTimeout: 60,
    connectionTimeout: secondsToConnect(budget),
    connection: {
      application_name: "trial-match",
      statement_timeout: String(Duration.toMillis(budget)),
      lock_timeout: String(Duration.toMillis(budget)),
      idle_in_transaction_session_timeout: String(Duration.toMillis(budget)),
    },
  })

/** A promise that is given up after a time. A timer of its own is far cheaper than a race of fibers, on every call. */
const withinTime = async <A>(work: Promise<A>, millis: number): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Fault.AnswerIsLate(millis)), millis)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

const texts = new WeakMap<ReadonlyArray<string>, string>()

/** The text of a flat statement, with a number for each value. */
const numbered = ({ text }: Statement<unknown>): string => {
  const known = texts.get(text)
  if (known !== undefined) return known
  const whole = text.reduce((before, piece, index) => `${before}$${index}${piece}`)
  texts.set(text, whole)

  return whole
}

const runOn =
  (sql: SQL) =>
  <Rows>(statement: Statement<Rows>): Promise<Rows> => {
    const flattened = flat(statement)

    return sql.unsafe<Rows>(numbered(flattened), [...flattened.values])
  }

/**
 * Opens a pool of connections, each when it is first needed. Connections may die without a word, where whatever stands between has
 * forgotten them: if a statement that had most of the budget is late, and none was answered since it was asked, all are given up
 * for new ones. Who else waits for them is told that they were lost.
 */
export const open = (url: string, budget: Duration.Duration): Client => {
  const longEnough = Duration.toMillis(budget) / 2
  let present = pool(url, budget)
  let lastAnswer = 0

  const giveUp = (silent: SQL) => {
    if (silent !== present) return
    present = pool(url, budget)
    void silent.close({ timeout: 0 }).catch(() => undefined)
  }

  const ask = async <Rows>(statement: Statement<Rows>, millis: number): Promise<Rows> => {
    const own = present
    const asked = performance.now()
    try {
      const rows = await withinTime(runOn(own)(statement), millis)
      lastAnswer = performance.now()

      return rows
    } catch (error) {
      if (!(error instanceof Fault.AnswerIsLate)) lastAnswer = performance.now()
      else if (lastAnswer <= asked && millis > longEnough) giveUp(own)
      throw error
    }
  }

  const run = <Rows>(statement: Statement<Rows>, millis: number) =>
    Effect.tryPromise({ try: () => ask(statement, millis), catch: (error) => error })

  return {
    run,
    runTogether: run,
    exclusively: (work) =>
      present.begin(async (transaction) => {
        await transaction`select pg_advisory_xact_lock(8244071)`

        return work(runOn(transaction))
      }),
    isInPlace: () => Promise.resolve(true),
    close: () => present.close({ timeout: 1 }),
  }
}
