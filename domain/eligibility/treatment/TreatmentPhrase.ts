import { remembering } from "../../Memo.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as WordSet from "../text/WordSet.ts"
import { castration } from "./Androgens.ts"
import * as BesideNames from "./BesideNames.ts"
import {
  asides,
  drug,
  earlier,
  early,
  grouping,
  joints,
  local,
  narrow,
  notNarrowing,
  plain,
  stops,
  supporting,
  systemic,
  times,
  units,
  withRadiation,
} from "./LineLexicon.ts"
import * as TreatmentNames from "./TreatmentNames.ts"

type Words = ReadonlyArray<string>

/** What a name tells, and behind which word it ends. */
type Named = TreatmentNames.TreatmentName & { readonly last: number }

/**
 * A treatment as it is called: "prior lines of systemic therapy", "platinum-based chemotherapy", "endocrine therapy". `kind`: any
 * systemic one; some class of drugs, which is narrower than a line; one around an operation; one of a place or of another disease.
 */
export interface Treatment {
  readonly last: number
  readonly kind: "any" | "class" | "early" | "other"
  /** Whether it is called systemic, chemotherapy or a line, rather than only treatment. */
  readonly isSystemic: boolean
  readonly isGrouped: boolean
  readonly isPrior: boolean
  readonly isPortion: boolean
}

/** How a drug is given, of which none tells of another treatment: "systemic or intravesical mitomycin". */
const giving = /^(?:systemic|topical|intra[a-z]{4,}|oral|local|regional|inhaled)$/

/** Whether what a word joins are two treatments, and not two ways to give one. */
const isJoint = (words: Words, at: number): boolean =>
  joints.has(words[at] ?? "") && !(giving.test(words[at - 1] ?? "") && giving.test(words[at + 1] ?? ""))

/** What is a line whatever drugs it is made of. */
const combined = WordSet.of("immunochemotherapy chemoimmunotherapy")

/** Whether its own words say that it is of some class of drugs. */
const isOfClass = (words: Words, from: number, { isNarrow, isSystemic, last }: Named): boolean =>
  isNarrow && !(isSystemic && words.slice(from, last).some((_, at) => isJoint(words, from + at)))

/** "Topical chemotherapy": where a drug stays that is put there. */
const routes = /^(?:topical|intra[a-z]{4,})$/

const isByRoute = (words: Words, from: number, last: number): boolean => {
  const name = words.slice(from, last)

  return name.some((word) => routes.test(word) && word !== "intravenous") && !name.some((word) => joints.has(word))
}

/** "Radiotherapy and temozolomide". */
const isLocalAndDrug = (words: Words, from: number, { isLocal, last }: Named): boolean =>
  isLocal && drug.test(words[last - 1] ?? "") && words.slice(from, last).includes("and")

/** "Adjuvant or systemic therapy", "neoadjuvant or palliative chemotherapy": of any time. */
const isEarlyOrLater = (name: Words): boolean =>
  name.includes("palliative") || name.some((word, at) => word === "systemic" && joints.has(name[at - 1] ?? ""))

const kindOf = (words: Words, from: number, name: Named, { isNarrowed, purpose }: Beside): Treatment["kind"] => {
  if (name.isOther) return "other"
  if (purpose !== undefined) return purpose
  if (name.isEarly && !isEarlyOrLater(words.slice(from, name.last))) return "early"
  if (isLocalAndDrug(words, from, name)) return "class"
  if (name.isLocal && (!name.isSystemic || isByRoute(words, from, name.last))) return "other"
  if (combined.has(words[name.last - 1] ?? "")) return "any"

  return isNarrowed || isOfClass(words, from, name) ? "class" : "any"
}

/** What the words beside a name tell of a treatment. */
interface Beside {
  readonly purpose: "early" | "other" | undefined
  readonly isNarrowed: boolean
}

const nothing: Beside = { purpose: undefined, isNarrowed: false }

const chemotherapy =
  /^(?:any |other |another |further )*(?:(?:systemic |anti ?-? ?cancer )?chemo|(?:systemic|anti ?-? ?cancer) (?:therap|treatment|agent|drug|anti))/

const orChemotherapy = /\bor (?:any |other |systemic |anti-?cancer )*chemo/

/** What the first word of a name tells that tells of what reach it is. */
const reachOf = (name: Words): string => {
  const next = name[1] ?? ""
  if (name[0] === "systemic" && (narrow.has(next) || drug.test(next))) return "narrow"
  if (notNarrowing.has(name[0] ?? "")) return "systemic"
  for (const word of name) {
    if (local.has(word)) return "local"
    if (narrow.has(word) || drug.test(word) || word === "anti" || BesideNames.isHarming(word)) return "narrow"
    if (systemic.has(word)) return "systemic"
  }

  return "plain"
}

/** What is known of a name, as the rows call it that tell by what stands beside it. */
const marksOf = (called: Words, { isEarly, isGrouped, isLocal, isSystemic }: Named): ReadonlyArray<string> => {
  const name = called.join(" ")

  return Chunk.attributesOf({
    [isGrouped ? "grouped" : "single"]: true,
    [reachOf(called)]: true,
    chemo: chemotherapy.test(name),
    containing: /^(?:targeting|directed|containing)$/.test(called[0] ?? ""),
    early: isEarly,
    mixed: orChemotherapy.test(name),
    place: isLocal && !isSystemic,
  })
}

/** By name, what stands beside it. */
const besides = (
  run: Run,
  words: Words,
  names: ReadonlyArray<Named & { readonly first: number }>,
): ReadonlyArray<Beside> => {
  const reading = Level.chunked(
    Level.plain<number>(run),
    names.map((name, value) => ({
      first: name.first,
      last: name.last,
      number: Chunk.numberOf("name", marksOf(words.slice(name.first, name.last), name)),
      value,
    })),
  )
  const purposes = RuleTable.ofChunks(BesideNames.purposes, reading)
  const narrowings = RuleTable.ofChunks(BesideNames.narrowings, reading)

  return names.map((_, name) => {
    const purpose = purposes.get(name)

    return { purpose: purpose === "of the disease" ? undefined : purpose, isNarrowed: narrowings.get(name) === "class" }
  })
}

const standards = /\b(?:standard|available|approved|established|soc)\b/

/** How a treatment is called, rather than its drug alone. */
const treating = /therap|treatment|inhibitor|antibod|platin/

/** What is known of a treatment, as rows call it. `.dated`: its first word says that it was earlier; `.lines`: it is called lines or regimens of something; `.around`: what stands beside it says that it is one around an operation. */
const attributesOf = (called: Words, { isLocal }: Named, treatment: Treatment): ReadonlyArray<string> => {
  const name = called.join(" ")

  return Chunk.attributesOf({
    [treatment.kind]: true,
    around: treatment.kind === "early" && !called.some((word) => early.has(word)),
    countable: called.some((word) => grouping.has(word) || (units.has(word) && word.endsWith("s"))),
    dated: earlier.has(called[0] ?? ""),
    grouped: treatment.isGrouped,
    lines: treatment.isGrouped && treatment.isSystemic && called.some((word) => units.has(word) && !grouping.has(word)),
    local: isLocal,
    portion: treatment.isPortion,
    prior: treatment.isPrior,
    radiation: withRadiation.has(called.at(-1) ?? ""),
    standard: standards.test(name),
    systemic: treatment.isSystemic,
    therapy: treating.test(name) && !called.some((word) => castration.has(word)),
  })
}

/** Treatments as chunks, `@treatment`, with what is known of them. */
export const level: ChunkedRun.Level<Treatment> = {
  names: ["treatment"],
  makers: [{ names: ["treatment"], table: TreatmentNames.table }],
  of: (run) => {
    const names = TreatmentNames.of(run)
    if (names.length === 0) return Level.plain<never>(run)
    const words = ChunkedRun.wordsOf(run, { first: 0, last: run.to })
    const beside = besides(run, words, names)
    const pieces = names.map((name, place) => {
      const { first, isGrouped, isPortion, isPrior, isSystemic, last } = name
      const value = {
        last,
        kind: kindOf(words, first, name, beside[place] ?? nothing),
        isSystemic,
        isGrouped,
        isPrior,
        isPortion,
      }

      return {
        first,
        last,
        number: Chunk.numberOf("treatment", attributesOf(words.slice(first, last), name, value)),
        value,
      }
    })

    return Level.chunked(Level.plain<never>(run), pieces)
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
