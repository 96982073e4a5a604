import { remembering } from "../../Memo.ts"
import type * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import * as BesideNames from "./BesideNames.ts"
import {
  asides,
  earlier,
  grouping,
  joints,
  plain,
  stops,
  supporting,
  systemic,
  times,
  withRadiation,
} from "./LineLexicon.ts"
import * as TreatmentName from "./TreatmentName.ts"
import * as TreatmentNames from "./TreatmentNames.ts"

type Words = ReadonlyArray<string>

/** A treatment as it is called: "prior lines of systemic therapy", "platinum-based chemotherapy", "endocrine therapy". */
export interface Treatment {
  readonly last: number
  readonly kind: TreatmentName.Kind
  /** Whether it is called systemic, chemotherapy or a line, rather than only treatment. */
  readonly isSystemic: boolean
  readonly isGrouped: boolean
  readonly isPrior: boolean
  readonly isPortion: boolean
}

type Naming = ChunkedRun.ChunkedRun<TreatmentNames.Called>

const purposes = remembering((run: Naming) => RuleTable.ofChunks(BesideNames.purposes, run))

const narrowings = remembering((run: Naming) => RuleTable.ofChunks(BesideNames.narrowings, run))

/** Of which kind a treatment is, by its name and by what stands beside that. */
const kindOf = (run: Naming, called: TreatmentNames.Called): TreatmentName.Kind => {
  if (called.isOther) return "other"
  const purpose = purposes(run).get(called) ?? "of the disease"
  if (purpose !== "of the disease") return purpose
  const { kind, mayBeNarrowed } = called.name

  return mayBeNarrowed && narrowings(run).get(called) === "class" ? "class" : kind
}

/**
 * Treatments as chunks, `@treatment`, with what is known of them. `.dated`: its first word says that it was earlier; `.lines`: it is
 * called lines or regimens of something; `.around`: what stands beside it says that it is one around an operation.
 */
export const level: ChunkedRun.Level<Treatment> = {
  names: ["treatment"],
  hints: {
    dated: earlier,
    prior: earlier,
    grouped: grouping,
    lines: grouping,
    radiation: withRadiation,
    standard: TreatmentName.standards,
    systemic: systemic.union(WordSet.of("anti drug medical")),
  },
  makers: [{ ...TreatmentNames.table, name: "treatment" }],
  of: (run) => {
    const names = TreatmentNames.of(run)
    if (names.length === 0) return Level.plain<never>(run)
    const named = Level.chunked<never, TreatmentNames.Called>(
      Level.plain<never>(run),
      names.map((called) => ({ first: called.first, last: called.last, number: called.name.beside, value: called })),
    )
    const numbers = named.numbers.slice()
    const chunks = named.chunks.map((chunk, place) => {
      if (chunk === undefined) return undefined
      const { isPrior, last, name } = chunk.value
      const { isGrouped, isPortion, isSystemic } = name
      const kind = kindOf(named, chunk.value)
      numbers[place] = TreatmentName.numberOf(name, kind, isPrior)

      return { ...chunk, value: { last, kind, isSystemic, isGrouped, isPrior, isPortion } }
    })

    return { ...named, numbers, chunks }
  },
}

/** A sentence in which treatments are chunks. */
export const within = remembering(
  (words: Words): ChunkedRun.ChunkedRun<Treatment> => level.of(KnownNumbers.ofWords(words)),
)

const told = remembering((words: Words): ReadonlyArray<Treatment | undefined> => {
  const all: Array<Treatment | undefined> = []
  for (const chunk of within(words).chunks)
    if (chunk?.value !== undefined) for (let at = chunk.first; at < chunk.last; at++) all[at] = chunk.value

  return all
})

/** Behind all that joins what is listed, "and/or"; the place itself where nothing does. */
export const behindJoints = (words: Words, from: number): number => {
  let at = from
  while (joints.has(words[at] ?? "")) at++

  return at
}

/** What no name of a treatment holds, and nothing before one. */
const ends: ReadonlySet<string> = new Set([...stops, ...times, ...asides, ".", ";", ":"])

const nearName = 7

/** Whether a word may stand before the name of a treatment that something is told of. */
export const mayPrecede = (word: string): boolean =>
  !ends.has(word) && (plain.has(word) || (!supporting.has(word) && /^[a-z0-9+-]+$/.test(word)))

/** A treatment with the words before it, of which those that are not known make it one of some class. */
export const behind = (before: Words, treatment: Treatment): Treatment =>
  treatment.kind === "any" && !before.every((word) => plain.has(word)) ? { ...treatment, kind: "class" } : treatment

/** The treatment that is called at a place, or behind few other words; nothing if something else is. */
export const at = (words: Words, at: number): Treatment | undefined => {
  for (let place = at; place < at + nearName; place++) {
    const word = words[place] ?? "."
    if (ends.has(word)) return undefined
    const found = told(words)[place]
    if (found !== undefined) return behind(words.slice(at, place), found)
    if (!mayPrecede(word)) return undefined
  }

  return undefined
}
