import { markers } from "../../domain/eligibility/markers/MarkerLexicon.ts"
import { measures } from "../../domain/eligibility/measurement/MeasureLexicon.ts"
import * as Random from "./Random.ts"

/** So many entries a profile takes. */
export const most = 16

/** The longest entry that is taken. */
const mostCharacters = 200

const states =
  "mutation mutated mutant positive negative wild-type amplification amplified deletion loss fusion rearrangement high low expression overexpression + - ++ 2+ not no without unknown".split(
    " ",
  )

const joints = [" ", " ", " ", " ", "-", "/", ", ", " or ", " and ", "; ", ": ", " (", ") "]

const letters = "abcdefghijklmnopqrstuvwxyz0123456789".split("")

/** How much of something may be told. */
const amounts = ["12", "2+", "50%", "5 mg/dL", "3 copies", "1.5 x ULN", "> 20 ng/mL", "grade 2"]

const scores = ["PSA 12", "MMSE 22", "HbA1c 8.5", "BMI 34", "LVEF 45 %", "ECOG 1", "TMB 12", "CPS 10", "PD-L1 50%"]

/** What entries are put together of: among others the words that stand in most of the texts that are read. */
const fragments = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => [
  words.slice(0, 60),
  words,
  states,
  states,
  markers.flatMap(({ forms, name }) => [name, ...forms]),
  letters,
  scores,
]

/** Names of markers and measures, and the words of texts, as if each were one. */
const names = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => [
  words.slice(0, 60),
  words,
  markers.map(({ name }) => name),
  measures.flatMap(({ forms }) => forms.toSorted((one, other) => one.length - other.length).slice(0, 1)),
]

/** Makes entries at random: pieces joined, a name with what may be said of it, or as many of these as there is room for. */
export const maker = (random: Random.Random, words: ReadonlyArray<string>): (() => string) => {
  const pick = (lists: ReadonlyArray<ReadonlyArray<string>>) => Random.pick(random, Random.pick(random, lists))
  const all = fragments(words)
  const named = names(words)

  const joined = () => {
    let entry = pick(all)
    for (let left = Math.floor(random() * 5); left > 0; left -= 1) entry += Random.pick(random, joints) + pick(all)

    return entry
  }
  const told = () => `${pick(named)} ${pick([states, amounts])}`
  const listed = () => {
    let list = told()
    for (let next = told(); list.length + next.length + 2 <= mostCharacters; next = told()) list += `, ${next}`

    return list
  }

  return () => Random.pick(random, [joined, told, listed])().trim().slice(0, mostCharacters).trim() || "x"
}

interface Record {
  readonly protocolSection: { readonly eligibilityModule?: { readonly eligibilityCriteria?: string } }
}

/** The words of a page's texts, those first that stand in most of them. */
export const wordsOf = (page: { readonly studies: ReadonlyArray<Record> }): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const { protocolSection } of page.studies) {
    const text = protocolSection.eligibilityModule?.eligibilityCriteria ?? ""
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }

  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .slice(0, 1000)
}
