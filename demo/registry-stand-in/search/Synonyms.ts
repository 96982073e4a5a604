import * as Words from "./Words.ts"

/**
 * Names of one disease each. The registry has those of the whole UMLS, also for a phrase in quotation marks; these are of the
 * diseases that the made-up studies are about.
 */
const sets = [
  ["glioblastoma", "GBM", "glioblastoma multiforme"],
  ["pancreatic cancer", "pancreas cancer", "cancer of pancreas", "cancer of the pancreas", "pancreatic carcinoma"],
  ["pancreatic ductal adenocarcinoma", "PDAC", "ductal adenocarcinoma of the pancreas"],
  ["pancreatic adenocarcinoma", "adenocarcinoma of the pancreas"],
  ["Alzheimer's disease", "Alzheimer's", "Alzheimer's dementia", "dementia of the Alzheimer type"],
  ["mild cognitive impairment", "MCI"],
  ["amyotrophic lateral sclerosis", "ALS", "Lou Gehrig's disease"],
  ["Huntington's disease", "Huntington's chorea"],
  ["Duchenne muscular dystrophy", "DMD"],
  ["spinal muscular atrophy", "SMA"],
  ["cystic fibrosis", "mucoviscidosis"],
].map((names) => names.map(Words.of))

type Name = ReadonlyArray<string>

const standsAt = (words: Name, name: Name, at: number): boolean =>
  name.every((word, index) => words[at + index] === word)

/** The words with one name in the place of each name of the same disease. */
const renamed = (words: Name, longestFirst: ReadonlyArray<Name>, to: Name): Name => {
  const told: Array<string> = []
  for (let at = 0; at < words.length; ) {
    const held = longestFirst.find((name) => standsAt(words, name, at))
    told.push(...(held === undefined ? words.slice(at, at + 1) : to))
    at += held?.length ?? 1
  }

  return told
}

const byLength = sets.map((names) => names.toSorted((one, other) => other.length - one.length))

const isHeld = (words: Name, name: Name): boolean => words.some((_, at) => standsAt(words, name, at))

/** The words, and the same with each other name of a disease that they name. */
export const of = (words: Name): ReadonlyArray<Name> => [
  words,
  ...byLength
    .filter((names) => names.some((name) => isHeld(words, name)))
    .flatMap((names) => names.map((name) => renamed(words, names, name))),
]
