import { describe, expect, test } from "bun:test"
import { Clock, Deferred, Duration, Effect, Exit, Fiber } from "effect"
import * as QueueTicket from "../../application/QueueTicket.ts"
import * as Turns from "../../application/Turns.ts"
import type { Steps } from "../../domain/Steps.ts"

/** Every step is a turn. */
const everyStep = Turns.make({ slice: Duration.zero })

/** Work of so many steps, each of which is noted. */
function* noting(notes: Array<string>, name: string, many: number): Steps<string> {
  try {
    for (let step = 1; step <= many; step++) {
      notes.push(`${name}${step}`)
      yield
    }
  } finally {
    notes.push(`${name} ends`)
  }

  return name
}

const of = (tenant: string, began: number) => Effect.provideService(QueueTicket.CurrentTicket, { tenant, began })

const run = <A, E>(program: Effect.Effect<A, E>) => Effect.runPromise(program)

describe("Turns", () => {
  test("are taken by tenants in a queue, and by the calls of one in the order in which they began", async () => {
    const notes: Array<string> = []
    const work = (name: string, tenant: string, began: number) =>
      of(tenant, began)(everyStep.drive(noting(notes, name, 2)))

    const told = await run(
      Effect.all([work("a", "one", 1), work("b", "one", 2), work("c", "other", 3)], { concurrency: "unbounded" }),
    )

    expect(told).toEqual(["a", "b", "c"])
    expect(notes).toEqual(["a1", "b1", "c1", "a2", "c2", "a ends", "c ends", "b2", "b ends"])
  })

  test("last until their time is over", async () => {
    let now = 0
    const clock: Clock.Clock = {
      ...Clock.make(),
      unsafeCurrentTimeMillis: () => now,
      unsafeCurrentTimeNanos: () => BigInt(now) * 1_000_000n,
    }
    const notes: Array<string> = []
    function* work(name: string): Steps<void> {
      for (let step = 1; step <= 6; step++) {
        notes.push(`${name}${step}`)
        now += 4
        yield
      }
    }
    const { drive } = Turns.make({ slice: Duration.millis(10) })
    await run(
      Effect.withClock(
        Effect.all([of("one", 0)(drive(work("a"))), of("other", 0)(drive(work("b")))], { concurrency: "unbounded" }),
        clock,
      ),
    )

    expect(notes.join(" ")).toBe("a1 b1 a2 a3 a4 b2 b3 b4 a5 a6 b5 b6")
  })

  test("are skipped by work that finishes in its first step", async () => {
    const notes: Array<string> = []
    const [, told] = await run(
      Effect.all([everyStep.drive(noting(notes, "long", 2)), everyStep.drive(noting(notes, "known", 0))], {
        concurrency: "unbounded",
      }),
    )

    expect([told, ...notes]).toEqual(["known", "long1", "known ends", "long2", "long ends"])
  })

  test("end at the current step when the waiting fiber is interrupted, and go on for others", async () => {
    const notes: Array<string> = []
    const told = await run(
      Effect.gen(function* () {
        const begun = yield* Deferred.make<void>()
        function* endless(): Steps<never> {
          try {
            for (;;) {
              Deferred.unsafeDone(begun, Exit.void)
              yield
            }
          } finally {
            notes.push("put in order")
          }
        }
        const fiber = yield* Effect.fork(everyStep.drive(endless()))
        yield* Deferred.await(begun)
        yield* Fiber.interrupt(fiber)

        return yield* everyStep.drive(noting([], "other", 3))
      }),
    )

    expect([told, ...notes]).toEqual(["other", "put in order"])
  })

  test("let a deadline come between them", async () => {
    function* endless(): Steps<never> {
      for (;;) yield
    }

    expect(
      await run(
        Effect.timeoutTo(everyStep.drive(endless()), {
          duration: "20 millis",
          onSuccess: () => "came to an end",
          onTimeout: () => "took too long",
        }),
      ),
    ).toBe("took too long")
  })

  test("pass on a defect of the work, and go on for others", async () => {
    function* failing(): Steps<string> {
      yield
      throw new Error("a bug")
    }
    const [failed, other] = await run(
      Effect.all([Effect.exit(everyStep.drive(failing())), everyStep.drive(noting([], "other", 3))], {
        concurrency: "unbounded",
      }),
    )

    expect(failed).toEqual(Exit.die(new Error("a bug")))
    expect(other).toBe("other")
  })
})

/** More turns than a socket needs to be opened and heard, and fewer than a fiber may yield before timers and sockets come. */
const many = 1000

describe("Somebody who asks over a socket is heard while work goes on", () => {
  /** Works until something was heard, and tells whether that came before the end of the work. */
  const heardBy = async (drive: (steps: Steps<string>) => Effect.Effect<string>) => {
    let isHeard = false
    const server = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        data: () => {
          isHeard = true
        },
      },
    })
    function* work(): Steps<string> {
      for (let step = 0; step < many; step++) {
        if (isHeard) return "heard meanwhile"
        yield
      }

      return "heard at the end at most"
    }
    const asking = Bun.connect({
      hostname: "127.0.0.1",
      port: server.port,
      socket: { open: (socket) => void socket.write("?"), data: () => undefined },
    })
    const told = await run(drive(work()))
    const socket = await asking
    socket.end()
    server.stop(true)

    return told
  }

  test("in turns", async () => {
    expect(await heardBy(everyStep.drive)).toBe("heard meanwhile")
  })

  test("and would not be by a fiber that yields to other fibers", async () => {
    const drive = (steps: Steps<string>): Effect.Effect<string> =>
      Effect.suspend(() => {
        const step = steps.next()

        return step.done === true ? Effect.succeed(step.value) : Effect.zipRight(Effect.yieldNow(), drive(steps))
      })

    expect(await heardBy(drive)).toBe("heard at the end at most")
  })
})
