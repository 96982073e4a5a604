import { remembering } from "../../Memo.ts"
import type * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { Words } from "../text/Tokens.ts"
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

type Called = TreatmentNames.Called

type Purposes = ReadonlyMap<Called, "early" | "other" | "of the disease">

const none: ReadonlyMap<Called, never> = new Map<Called, never>()

const purposeOf = (called: Called, purposes: Purposes): "early" | "other" | "of the disease" =>
  called.isOther ? "other" : (purposes.get(called) ?? "of the disease")

/** What stands beside the names of treatments: what they are for, and whether they are of some class. */
interface Beside {
  readonly purposes: Purposes
  readonly narrowings: ReadonlyMap<Called, "class" | "any">
}

const besideNames = (run: ChunkedRun.ChunkedRun<Called>, names: ReadonlyArray<Called>): Beside => {
  const purposes = names.every(({ isOther }) => isOther) ? none : RuleTable.ofChunks(BesideNames.purposes, run)
  const mayBeNarrowed = names.some(
    (called) => called.name.mayBeNarrowed && purposeOf(called, purposes) === "of the disease",
  )

  return { purposes, narrowings: mayBeNarrowed ? RuleTable.ofChunks(BesideNames.narrowings, run) : none }
}

/** Of which kind a treatment is, by its name and by what stands beside that. */
const kindOf = (called: Called, { narrowings, purposes }: Beside): TreatmentName.Kind => {
  const purpose = purposeOf(called, purposes)
  if (purpose !== "of the disease") return purpose
  const { kind, mayBeNarrowed } = called.name

  return mayBeNarrowed && narrowings.get(called) === "class" ? "class" : kind
}

const pieceOf = (called: Called) => ({
  first: called.first,
  last: called.last,
  number: called.name.beside,
  value: called,
})

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
    radiation: withRadiation.union(WordSet.of("radiation radiotherapy")),
    standard: TreatmentName.standards,
    systemic: systemic.union(WordSet.of("anti drug medical")),
  },
  makers: [{ ...TreatmentNames.table, name: "treatment" }],
  of: (run) => {
    const names = TreatmentNames.of(run)
    if (names.length === 0) return Level.plain<never>(run)
    const named = Level.chunked<never, Called>(Level.plain<never>(run), names.map(pieceOf))
    const beside = besideNames(named, names)
    const numbers = named.numbers.slice()
    const chunks = new Array<ChunkedRun.Piece<Treatment> | undefined>(named.chunks.length).fill(undefined)
    for (let place = 0; place < chunks.length; place++) {
      const chunk = named.chunks[place]
      if (chunk === undefined) continue
      const { first, last, value: called } = chunk
      const { isGrouped, isPortion, isSystemic } = called.name
      const kind = kindOf(called, beside)
      numbers[place] = TreatmentName.numberOf(called.name, kind, called.isPrior)
      const treatment = { last: called.last, kind, isSystemic, isGrouped, isPrior: called.isPrior, isPortion }
      chunks[place] = { first, last, value: treatment }
    }

    return { ...named, numbers, chunks }
  },
}

/** A sentence in which treatments are chunks. */
export const within = remembering((words: Words): ChunkedRun.ChunkedRun<Treatment> => level.of(Runs.ofWords(words)))

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
