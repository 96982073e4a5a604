import { groups, people } from "./Participation.ts"

type Words = ReadonlyArray<string>

/** Short names of cancers, as they go in criteria. */
const shortNames = "pdac gbm nsclc sclc hcc rcc crc mcrc tnbc hnscc gist crpc mcrpc mhspc aml cml cll mds dlbcl".split(
  " ",
)

const keptOut: ReadonlySet<string> = new Set([...people, ...groups, ...shortNames])

const finding =
  /(?:oma|omas|emia|emias)$|^(?:tumou?r|cancer|disease|malignanc|metasta[st]|mutat|alteration|rearrange|fusion|amplif|delet|insert|variant|organs?$|spread$)/

/** Whether a patient, a disease or a finding is called by the word; "cisplatin ineligible" is said of no study. */
const isKeptOut = (word: string): boolean => keptOut.has(word) || finding.test(word)

const others: ReadonlySet<string> = new Set(", and or in with without who whose that which but makes make".split(" "))

/** "Metastatic PDAC ineligible", "…: ineligible": a verdict without a verb at `at`, soon behind what is kept out, which ends before `last`. */
export const isOf = (words: Words, at: number, last: number): boolean => {
  const end = words[at - 1] === ":" ? at - 1 : at

  return (end === last || isKeptOut(words[end - 1] ?? "")) && !words.slice(last, end).some((word) => others.has(word))
}
