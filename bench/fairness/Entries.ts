import { markers } from "../../domain/eligibility/markers/MarkerLexicon.ts"
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

/** Makes entries at random. */
export const maker = (random: Random.Random, words: ReadonlyArray<string>): (() => string) => {
  const all = fragments(words)
  const fragment = () => Random.pick(random, Random.pick(random, all))

  return () => {
    let entry = fragment()
    for (let left = Math.floor(random() * 5); left > 0; left -= 1) entry += Random.pick(random, joints) + fragment()

    return entry.trim().slice(0, mostCharacters).trim() || "x"
  }
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
