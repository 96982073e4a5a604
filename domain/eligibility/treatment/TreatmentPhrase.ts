import { remembering } from "../../Memo.ts"
import * as NumberWords from "../classes/NumberWords.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import type { Run } from "../rules/Run.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { castration } from "./Androgens.ts"
import {
  asides,
  drug,
  earlier,
  joints,
  local,
  narrow,
  plain,
  stops,
  supporting,
  systemic,
  times,
  withRadiation,
} from "./LineLexicon.ts"
import * as TreatmentNames from "./TreatmentNames.ts"
import * as TreatmentNarrowing from "./TreatmentNarrowing.ts"
import * as TreatmentPurpose from "./TreatmentPurpose.ts"

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

/** Words behind a hyphen by which it is no treatment, but something that came of it. */
const effects = /^(?:induced|related|associated|free|resistant|refractory|sensitive|naive|eligible|emergent)$/

/** Words behind it by which it is a title: "prior therapy criteria". */
const ofText = /^(?:related|criteria|guidelines?|requirements?|history|status|goals?)$/

/** "No previous treatment history", which tells of a patient. */
const isDenied = (words: Words, from: number, last: number): boolean => {
  const at = earlier.has(words[from - 1] ?? "") ? from - 2 : from - 1

  return words[last] === "history" && (words[at] === "no" || words[at] === "without")
}

/** "Therapy-induced", "therapy criteria". */
const isOnlyNamed = (words: Words, from: number, last: number): boolean =>
  (words[last] === "-" && effects.test(words[last + 1] ?? "")) ||
  (ofText.test(words[last] ?? "") && !isDenied(words, from, last))

/** "(Two lines of therapy) with only 1 prior inhibitor", "with no more than one antibody": how many of them may have held it. */
const isLimitWithin = (words: Words, at: number): boolean => {
  const number = words[at] === "only" ? at + 1 : words[at] === "no" && words[at + 1] === "more" ? at + 3 : -1

  return number > 0 && (isNumber(words[number]) || NumberWords.values.has(words[number] ?? ""))
}

const mayNarrowLines: ReadonlySet<string> = new Set(["with", "of", "for", "in", "targeting", "directed", "containing"])

/** How a drug is given, of which none tells of another treatment: "systemic or intravesical mitomycin". */
const giving = /^(?:systemic|topical|intra[a-z]{4,}|oral|local|regional|inhaled)$/

/** Whether what a word joins are two treatments, and not two ways to give one. */
const isJoint = (words: Words, at: number): boolean =>
  joints.has(words[at] ?? "") && !(giving.test(words[at - 1] ?? "") && giving.test(words[at + 1] ?? ""))

/** What is a line whatever drugs it is made of. */
const combined = WordSet.of("immunochemotherapy chemoimmunotherapy")

/** Whether it is of some class of drugs: by its own words, or by those behind it. */
const isOfClass = (words: Words, from: number, name: Named): boolean => {
  const { isGrouped, isNarrow, isSystemic, last } = name
  const isJoined = words.slice(from, last).some((_, at) => isJoint(words, from + at))
  if (combined.has(words[last - 1] ?? "")) return false
  if (isNarrow && !(isSystemic && isJoined)) return true
  if (isGrouped && words[last] === "with" && isLimitWithin(words, last + 1)) return false
  const mayNarrow = !isGrouped || mayNarrowLines.has(words[last] ?? "")

  return mayNarrow && TreatmentNarrowing.isAt(words, last)
}

/** "Topical chemotherapy": where a drug stays that is put there. */
const routes = /^(?:topical|intra[a-z]{4,})$/

const clauseEnds: ReadonlySet<string> = new Set([".", ";", ",", "and", "or", "for", "in"])

const nearRoute = 8

/** "Treatment with radiotherapy": before anything systemic is told, one of a place is. */
const isWithLocal = (words: Words, from: number): boolean => {
  for (const word of words.slice(from, from + nearRoute)) {
    if (local.has(word)) return true
    if (systemic.has(word) || narrow.has(word) || drug.test(word) || clauseEnds.has(word)) return false
  }

  return false
}

const widestBrackets = 6

/** "Salvage treatment (radiation or surgery)". */
const isLocalInBrackets = (words: Words, last: number): boolean => {
  const close = words[last] === "(" ? words.indexOf(")", last) : -1
  const held = close < 0 ? [] : words.slice(last + 1, close)

  return (
    held.length <= widestBrackets &&
    held.some((word) => local.has(word)) &&
    held.every((word) => local.has(word) || joints.has(word) || word === "therapy")
  )
}

const isByRoute = (words: Words, from: number, last: number): boolean => {
  const name = words.slice(from, last)

  return name.some((word) => routes.test(word) && word !== "intravenous") && !name.some((word) => joints.has(word))
}

/** "Radiotherapy and temozolomide". */
const isLocalAndDrug = (words: Words, from: number, { isLocal, last }: Named): boolean =>
  isLocal && drug.test(words[last - 1] ?? "") && words.slice(from, last).includes("and")

/** "Treatment failure with locally ablative techniques". */
const isFailureOfLocal = (words: Words, last: number): boolean =>
  words[last] === "failure" && words[last + 1] === "with" && /^(?:local|ablat)/.test(words[last + 2] ?? "")

const radiation = /^(?:chemo)?(?:radi(?:o|ation|otherapy)|irradiation|rt)$/

const nearRadiation = 4

/** "Sequential chemotherapy and radiotherapy", "chemotherapy during radiation": how chemoradiation was given. */
const isWithRadiation = (words: Words, from: number, last: number): boolean => {
  const isDuring = words[last] === "during"
  const isInTurn = words[from - 1] === "sequential" && joints.has(words[last] ?? "")

  return (isDuring || isInTurn) && words.slice(last + 1, last + nearRadiation).some((word) => radiation.test(word))
}

/** "Adjuvant or systemic therapy", "neoadjuvant or palliative chemotherapy": of any time. */
const isEarlyOrLater = (name: Words): boolean =>
  name.includes("palliative") || name.some((word, at) => word === "systemic" && joints.has(name[at - 1] ?? ""))

const kindOf = (words: Words, from: number, name: Named): Treatment["kind"] => {
  if (name.isOther || isOnlyNamed(words, from, name.last)) return "other"
  const purpose = TreatmentPurpose.at(words, name.last)
  if (purpose !== undefined) return purpose
  if (name.isEarly && !isEarlyOrLater(words.slice(from, name.last))) return "early"
  if (words[name.last] === "with" && isWithLocal(words, name.last + 1)) return "other"
  if (isLocalInBrackets(words, name.last) || isFailureOfLocal(words, name.last)) return "other"
  if (isLocalAndDrug(words, from, name)) return "class"
  if (name.isLocal && (!name.isSystemic || isByRoute(words, from, name.last))) return "other"

  return isOfClass(words, from, name) || isWithRadiation(words, from, name.last) ? "class" : "any"
}

const standards = /\b(?:standard|available|approved|established|soc)\b/

/** How a treatment is called, rather than its drug alone. */
const treating = /therap|treatment|inhibitor|antibod|platin/

/** What is known of a treatment, as rows call it. `.dated`: its first word says that it was earlier. */
const attributesOf = (called: Words, { isLocal }: Named, treatment: Treatment): ReadonlyArray<string> => {
  const name = called.join(" ")

  return Chunk.attributesOf({
    [treatment.kind]: true,
    dated: earlier.has(called[0] ?? ""),
    grouped: treatment.isGrouped,
    local: isLocal,
    portion: treatment.isPortion,
    prior: treatment.isPrior,
    radiation: withRadiation.has(called.at(-1) ?? ""),
    standard: standards.test(name),
    systemic: treatment.isSystemic,
    therapy: treating.test(name) && !called.some((word) => castration.has(word)),
  })
}

const wordsOf = (run: Run): Words => Array.from({ length: run.to }, (_, at) => ChunkedRun.wordAt(run, at))

/** Treatments as chunks, `@treatment`, with what is known of them. */
export const level: ChunkedRun.Level<Treatment> = {
  names: ["treatment"],
  of: (run) => {
    const names = TreatmentNames.of(run)
    if (names.length === 0) return Level.plain<never>(run)
    const words = wordsOf(run)
    const pieces = names.map((name) => {
      const { first, isGrouped, isPortion, isPrior, isSystemic, last } = name
      const value = { last, kind: kindOf(words, first, name), isSystemic, isGrouped, isPrior, isPortion }

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

/** The treatment that is called at a place, or behind few other words; nothing if something else is. Behind words that are not known it is of some class. */
export const at = (words: Words, at: number): Treatment | undefined => {
  let isStrange = false
  for (let place = at; place < at + nearName; place++) {
    const word = words[place] ?? "."
    if (ends.has(word)) return undefined
    const found = told(words)[place]
    if (found !== undefined) return isStrange && found.kind === "any" ? { ...found, kind: "class" } : found
    if (plain.has(word)) continue
    if (supporting.has(word) || !/^[a-z0-9+-]+$/.test(word)) return undefined
    isStrange = true
  }

  return undefined
}
