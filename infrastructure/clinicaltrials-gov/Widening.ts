import { Duration, Effect, Ref } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import type { Search } from "../../application/ports/Registry.ts"
import * as QueryUrl from "./QueryUrl.ts"
import type { RegistryAnswer } from "./RegistryAnswer.ts"
import * as RegistryMetrics from "./RegistryMetrics.ts"
import * as Words from "./Words.ts"

/** So long a refused form is not tried again. */
const rest = Duration.toMillis("10 minutes")

/** When each number of terms may be tried again, in forward time: all that is kept of a refused search. */
type Resting = ReadonlyMap<number, number>

const without = (resting: Resting, terms: number): Resting =>
  new Map([...resting].filter(([refused]) => refused !== terms))

const askedWithout =
  "The registry refused a search that genes had widened, and was asked again without them. If this recurs, set REGISTRY_BASKET_TRIALS=off"

const note = (terms: number) =>
  Effect.zipRight(
    RegistryMetrics.basketRefusal,
    Effect.annotateLogs(Effect.logWarning(askedWithout), { registry_terms: terms }),
  )

/**
 * Asks with the studies of a search's genes, and where the registry refuses that, at once without them. A form that was refused
 * while the plain one was not is left alone for ten minutes.
 */
export const make = Effect.map(
  Effect.zipLeft(Ref.make<Resting>(new Map()), RegistryMetrics.noBasketRefusal),
  (resting) =>
    <E>(search: Search, ask: (search: Search) => Effect.Effect<RegistryAnswer, E>): Effect.Effect<RegistryAnswer, E> =>
      Effect.gen(function* () {
        const plain: Search = { ...search, basketGenes: [] }
        const expression = QueryUrl.condition(search)
        if (expression === QueryUrl.condition(plain)) return yield* ask(plain)

        const terms = Words.terms(expression)
        const now = yield* ForwardTime.millis
        if (now < ((yield* Ref.get(resting)).get(terms) ?? 0)) return yield* ask(plain)

        const answer = yield* ask(search)
        if (answer._tag !== "BadRequest") return answer

        yield* note(terms)
        const until = (yield* ForwardTime.millis) + rest
        yield* Ref.update(resting, (known) => new Map(known).set(terms, until))
        const plainly = yield* ask(plain)
        if (plainly._tag === "BadRequest") yield* Ref.update(resting, (known) => without(known, terms))

        return plainly
      }),
)
