import { expect, test } from "bun:test"
import { Effect, Exit } from "effect"
import * as HangUp from "../../../../interfaces/http/request/HangUp.ts"

const run = <A>(effect: Effect.Effect<A>, signal: AbortSignal) => Effect.runPromiseExit(HangUp.ending(effect, signal))

test("What nobody hangs up on is done, and a later end of the connection is nothing to it", async () => {
  const caller = new AbortController()
  const exit = await run(Effect.delay(Effect.succeed("done"), "1 millis"), caller.signal)
  caller.abort()

  expect(exit).toEqual(Exit.succeed("done"))
})

test("What its caller hangs up on ends, and cleans up", async () => {
  const caller = new AbortController()
  let isClean = false
  const begun = Promise.withResolvers<void>()
  const work = Effect.sync(begun.resolve).pipe(
    Effect.zipRight(Effect.never),
    Effect.ensuring(
      Effect.sync(() => {
        isClean = true
      }),
    ),
  )
  const exit = run(work, caller.signal)
  await begun.promise
  caller.abort()

  expect(Exit.isInterrupted(await exit)).toBe(true)
  expect(isClean).toBe(true)
})

test("Who has hung up already is not served", async () => {
  let isServed = false
  const work = Effect.zipRight(
    Effect.yieldNow(),
    Effect.sync(() => {
      isServed = true
    }),
  )
  const exit = await run(work, AbortSignal.abort())

  expect(Exit.isInterrupted(exit)).toBe(true)
  expect(isServed).toBe(false)
})
