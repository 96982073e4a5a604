import { PCGRandom } from "effect/Utils"
import { fields, type Left } from "../../../domain/ask-next/Asking.ts"
import type * as TurningPoints from "../../../domain/ask-next/TurningPoints.ts"
import * as MarkerHinges from "../../../domain/eligibility/biomarker/MarkerHinges.ts"

/** So many questions a patient is asked. */
const most = 3

const vocabulary: ReadonlyArray<Left> = [
  ...fields.filter((field) => field !== "biomarkers").map((field) => ({ field, term: null })),
  ...MarkerHinges.terms.map((term): Left => ({ field: "biomarkers", term })),
]

/** A few of some, each once, the same in every run. */
const drawn = <A>(some: ReadonlyArray<A>, random: PCGRandom): ReadonlyArray<A> =>
  some
    .map((one) => ({ one, place: random.number() }))
    .toSorted((first, second) => first.place - second.place)
    .slice(0, most)
    .map(({ one }) => one)

/** Who asks a patient what, of what `ask_next` says. Who draws lots asks in several rounds. */
export interface Asker {
  readonly name: string
  readonly rounds: number
  readonly ask: (asked: ReadonlyArray<TurningPoints.Asked>, random: PCGRandom) => ReadonlyArray<Left>
}

/** The one that the others are held against. */
export const own: Asker = { name: "the first three", rounds: 1, ask: (asked) => asked.slice(0, most) }

export const others: ReadonlyArray<Asker> = [
  { name: "nothing", rounds: 1, ask: () => [] },
  { name: "three of them, at random", rounds: 20, ask: drawn },
  { name: "three of the vocabulary, at random", rounds: 20, ask: (_, random) => drawn(vocabulary, random) },
]

export const randomness = (): PCGRandom => new PCGRandom(20_261_122)
