import { Clock, Duration, Effect, Layer } from "effect"
import {
  Claim,
  type ClaimFailure,
  type Granted,
  Idempotency,
  IdempotencyKeyWasReused,
  type KeptAnswer,
  type KeyedRequest,
} from "../../application/ports/Idempotency.ts"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import * as AnswerBounds from "../keys/AnswerBounds.ts"
import * as KeyedRequestId from "../keys/KeyedRequestId.ts"
import * as RealTime from "../upkeep/RealTime.ts"
import * as Sweep from "../upkeep/Sweep.ts"
import { Database } from "./Database.ts"
import * as SealedAnswer from "./SealedAnswer.ts"
import { sql } from "./Statement.ts"

interface Row {
  readonly fingerprint: string
  readonly mark: string
  readonly answer: Uint8Array | null
}

const pollEvery = "100 millis"

const maximumAnswerBytes = 16 * 1024 * 1024

export const make = ({
  lease,
  maximumBytes = 384 * 1024 * 1024,
  maximumEntries = 75_000,
  retention = "24 hours",
}: AnswerBounds.Options) =>
  Effect.gen(function* () {
    const { run } = yield* Database
    const leaseMillis = Duration.toMillis(lease)
    const bounds = { maximumBytes, maximumEntries }
    const ofSandbox = AnswerBounds.ofSandbox(bounds)

    /** The last end that a lease may have. One that ends later was given by a clock that has been set back since: it is over. */
    const latestEnd = (now: number): number => now + 2 * leaseMillis

    const isInFlight = (id: string, mark: string) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        run(
          sql<ReadonlyArray<unknown>>`
          select 1 from keyed_request
          where id = ${id} and mark = ${mark} and answer is null
            and lapses_at > ${now} and lapses_at <= ${latestEnd(now)}`,
        ),
      ).pipe(Effect.map((rows) => rows.length > 0))

    const settled = (id: string, mark: string): Effect.Effect<void, StorageIsUnavailable> =>
      Effect.repeat(Effect.zipRight(RealTime.wait(pollEvery), isInFlight(id, mark)), { while: Boolean }).pipe(
        Effect.asVoid,
      )

    const known = (request: KeyedRequest, id: string, row: Row): Effect.Effect<Claim, IdempotencyKeyWasReused> => {
      if (row.fingerprint !== SealedAnswer.fingerprint(request)) return Effect.fail(new IdempotencyKeyWasReused())

      return row.answer === null
        ? Effect.succeed(Claim.InFlight({ settled: settled(id, row.mark) }))
        : Effect.succeed(Claim.Answered({ answer: SealedAnswer.open(request, id, row.answer) }))
    }

    const claim = (request: KeyedRequest): Effect.Effect<Claim, ClaimFailure> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const id = KeyedRequestId.of(request)
        const mark = crypto.randomUUID()
        const entry = {
          id,
          fingerprint: SealedAnswer.fingerprint(request),
          mark,
          of_sandbox: request.isSandbox,
          lapses_at: now + leaseMillis,
          expires_at: now + Duration.toMillis(retention),
        }
        const taken = yield* run(
          sql<ReadonlyArray<unknown>>`
          insert into keyed_request as known ${sql(entry)}
          on conflict (id) do update set fingerprint = excluded.fingerprint, mark = excluded.mark,
            lapses_at = excluded.lapses_at, expires_at = excluded.expires_at, answer = null
          where known.expires_at <= ${now} or known.mark = excluded.mark
            or (known.answer is null and (known.lapses_at <= ${now} or known.lapses_at > ${latestEnd(now)}))
          returning 1`,
        )
        if (taken.length > 0) return Claim.Granted({ mark, request })

        const [row] = yield* run(
          sql<ReadonlyArray<Row>>`
          select fingerprint, mark, answer from keyed_request where id = ${id}`,
        )

        return yield* row === undefined ? claim(request) : known(request, id, row)
      })

    const release = ({ mark, request }: Granted) =>
      run(
        sql`
        delete from keyed_request where id = ${KeyedRequestId.of(request)} and mark = ${mark} and answer is null`,
      )

    const keep = (granted: Granted, answer: KeptAnswer) => {
      const { mark, request } = granted
      const id = KeyedRequestId.of(request)
      const sealed = SealedAnswer.seal(request, id, answer)

      return sealed.byteLength > maximumAnswerBytes
        ? release(granted)
        : run(
            sql`
            update keyed_request set answer = ${sealed} where id = ${id} and mark = ${mark} and answer is null`,
          )
    }

    const sweep = Effect.flatMap(Clock.currentTimeMillis, (now) =>
      run(
        sql`
        delete from keyed_request where expires_at <= ${now} or id in (
          select id from (
            select id, of_sandbox, row_number() over newest_first as entries,
              sum(length(answer)) over newest_first as bytes
            from keyed_request where answer is not null
            window newest_first as (partition by of_sandbox order by expires_at desc, id)
          ) as kept
          where entries > case when of_sandbox then ${ofSandbox.maximumEntries} else ${bounds.maximumEntries} end
            or bytes > case when of_sandbox then ${ofSandbox.maximumBytes} else ${bounds.maximumBytes} end)`,
      ),
    )

    return { service: Idempotency.of({ claim, keep, release }), sweep }
  })

/**
 * Keeps answers for all instances on one Postgres, 75,000 and 384 MiB of issued keys and a third of that of the sandbox unless told otherwise: each sealed under what only its caller knows.
 */
export const layer = (options: AnswerBounds.Options): Layer.Layer<Idempotency, never, Database> =>
  Layer.scoped(
    Idempotency,
    Effect.tap(make(options), ({ sweep }) => Sweep.regularly(sweep)).pipe(Effect.map(({ service }) => service)),
  )
