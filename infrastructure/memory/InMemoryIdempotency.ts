import { Deferred, Duration, Effect, Exit, FiberId, Layer } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import {
  Claim,
  type ClaimFailure,
  type Granted,
  Idempotency,
  IdempotencyKeyWasReused,
  type KeyedRequest,
  TooManyKeyedRequests,
} from "../../application/ports/Idempotency.ts"
import * as AnswerBounds from "../keys/AnswerBounds.ts"
import * as KeyedRequestId from "../keys/KeyedRequestId.ts"
import * as PackedAnswer from "../keys/PackedAnswer.ts"
import * as Sweep from "../upkeep/Sweep.ts"
import * as AnswerTable from "./AnswerTable.ts"

const isOver = (entry: AnswerTable.Entry, now: number): boolean =>
  entry.expiresAt <= now || (entry._tag === "InFlight" && entry.lapsesAt <= now)

const settled = ({ lapsesAt, settled }: AnswerTable.InFlight): Effect.Effect<void> =>
  Effect.flatMap(ForwardTime.millis, (now) =>
    Deferred.await(settled).pipe(Effect.timeoutOption(Duration.millis(lapsesAt - now)), Effect.asVoid),
  )

const known = (entry: AnswerTable.Entry): Claim =>
  entry._tag === "Kept"
    ? Claim.Answered({ answer: PackedAnswer.unpack(entry.packed) })
    : Claim.InFlight({ settled: settled(entry) })

const make = ({
  lease,
  maximumBytes = 12 * 1024 * 1024,
  maximumEntries = 7_500,
  retention = "24 hours",
}: AnswerBounds.Options) =>
  Effect.gen(function* () {
    const bounds = { maximumBytes, maximumEntries }
    const [issued, sandbox] = [AnswerTable.make(bounds), AnswerTable.make(AnswerBounds.ofSandbox(bounds))]
    const tableOf = ({ isSandbox }: KeyedRequest) => (isSandbox ? sandbox : issued)
    let marks = 0

    const sweepAt = (now: number) => {
      for (const table of [issued, sandbox]) for (const id of table.ids((entry) => isOver(entry, now))) table.remove(id)
    }

    const track = (id: string, claim: AnswerTable.InFlight, request: KeyedRequest, now: number): boolean => {
      const table = tableOf(request)
      if (table.put(id, claim)) return true
      sweepAt(now)

      return table.put(id, claim)
    }

    const grant = (id: string, request: KeyedRequest, now: number) => {
      marks += 1
      const claim: AnswerTable.InFlight = {
        _tag: "InFlight",
        mark: String(marks),
        fingerprint: request.fingerprint,
        lapsesAt: now + Duration.toMillis(lease),
        expiresAt: now + Duration.toMillis(retention),
        settled: Deferred.unsafeMake(FiberId.none),
      }

      return track(id, claim, request, now)
        ? Effect.succeed(Claim.Granted({ mark: claim.mark, request }))
        : Effect.fail(new TooManyKeyedRequests())
    }

    /** Ends a claim, unless it has lapsed and is no longer the caller's. */
    const settle = (granted: Granted, kept: (claim: AnswerTable.InFlight) => AnswerTable.Kept | undefined) =>
      Effect.sync(() => {
        const id = KeyedRequestId.of(granted.request)
        const table = tableOf(granted.request)
        const entry = table.get(id)
        if (entry?._tag !== "InFlight" || entry.mark !== granted.mark) return
        table.remove(id)
        try {
          const answer = kept(entry)
          if (answer !== undefined) table.put(id, answer)
        } finally {
          Deferred.unsafeDone(entry.settled, Exit.void)
        }
      })

    yield* Sweep.regularly(Effect.map(ForwardTime.millis, sweepAt))

    const claimAt = (request: KeyedRequest, now: number): Effect.Effect<Claim, ClaimFailure> => {
      const id = KeyedRequestId.of(request)
      const entry = tableOf(request).get(id)
      if (entry === undefined || isOver(entry, now)) return grant(id, request, now)

      return entry.fingerprint === request.fingerprint
        ? Effect.succeed(known(entry))
        : Effect.fail(new IdempotencyKeyWasReused())
    }

    return Idempotency.of({
      claim: (request) => Effect.flatMap(ForwardTime.millis, (now) => claimAt(request, now)),
      keep: (granted, answer) =>
        settle(granted, ({ expiresAt, fingerprint }) => ({
          _tag: "Kept",
          fingerprint,
          expiresAt,
          packed: PackedAnswer.pack(answer),
        })),
      release: (granted) => settle(granted, () => undefined),
    })
  })

/**
 * Keeps answers in this process: 7,500 requests and 12 MiB of issued keys, 2,500 and 4 MiB of the sandbox, packed, unless told otherwise. An
 * answer that is bigger than all room there is, is not kept. All is forgotten when the process ends.
 */
export const layer = (options: AnswerBounds.Options): Layer.Layer<Idempotency> =>
  Layer.scoped(Idempotency, make(options))
