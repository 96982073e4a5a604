import { isCancer, normal } from "../../condition/DiseaseWords.ts"
import type { Span } from "../document/Span.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import { scalesOfOthers } from "../measurement/MeasureLexicon.ts"
import type { OwnDiseases } from "../mention/OwnDiseases.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as StageNumber from "./StageNumber.ts"

type Words = ReadonlyArray<string>

/** What a numbered stage may be a stage of instead of a cancer's. */
const otherStaged = WordSet.of(
  "kidney renal ckd aki heart hypertension pressure ulcer ulcers fibrosis cirrhosis nash steatohepatitis sleep copd ards retinopathy rop keratoconus lymphedema lymphology gold spigelman tanner hurley braak metavir",
)

const kidneys: ReadonlyArray<string> = ["kidney", "renal", "aki", "ckd"]

const failing = WordSet.of("failure insufficiency impairment dysfunction function disease injury")

/** Whether a study is about what a word calls; either word for the kidneys does for both. */
const isOwn = (word: string, own: OwnDiseases): boolean =>
  own.words.has(normal(word)) || (kidneys.includes(word) && kidneys.some((each) => own.words.has(each)))

const areFailing = (said: Words): boolean =>
  said.some((word, at) => kidneys.includes(word) && failing.has(said[at + 1] ?? ""))

/** The words of their diseases, by the names of scales of what is no tumour: none where a scale is of several. */
const byName: ReadonlyMap<string, Words> = new Map(
  scalesOfOthers.flatMap(({ forms, stagesOf = [] }) =>
    forms.map((form) => [Tokens.ofWritten(form).words.join(" "), stagesOf] as const),
  ),
)

const nameAt = TokenPhrases.beginning([...byName.keys()])

/** Words of the diseases, no tumours, whose scales some words name, or whose stages they tell: "NYHA", "renal failure". */
const diseasesOf = (said: Words): ReadonlyArray<Words> => [
  ...said.flatMap((_, at) => {
    const name = nameAt(said, at)

    return name === undefined ? [] : [byName.get(name.join(" ")) ?? []]
  }),
  ...(areFailing(said) ? [kidneys] : []),
]

/** The words of the disease that some words tell of, which is no tumour and has stages: "CKD", "heart failure"; none where a scale tells that by its name. */
export const diseaseOf = (said: Words): Words | undefined => {
  const of = diseasesOf(said)
  const named = said.filter((word) => otherStaged.has(word) && !kidneys.includes(word))

  return of.find((words) => words.length > 0) ?? (named.length > 0 ? named : of[0])
}

/** Whether a study is about a disease, which is no tumour, and goes by some words. */
export const isOfDisease = (words: Words, own: OwnDiseases): boolean =>
  !own.ofCancer && words.some((word) => isOwn(word, own))

const parts = WordSet.of("stage stages without . ;")

/** Where what is said of one stage ends: a cancer's is told of that. */
const isEnd = (word: string): boolean => parts.has(word) || isCancer(word)

/** What is told of the next stage begins behind a number as well: "CKD 3, [stage IV]". */
const isEndBefore = (word: string): boolean => isEnd(word) || StageNumber.of(word) !== undefined

const joints = WordSet.of("and or with , plus")

/** Behind a stage it ends before what is joined to it, but for a fifth stage, which no cancer has. */
const isEndBehind = (word: string, at: number, words: Words): boolean =>
  isEnd(word) || (joints.has(word) && !/^(?:5|v)$/.test(words[at + 1] ?? ""))

const farthest = 8

/** The words that are said of a stage that begins with the token at `first`, and whose numbers end before the one at `last`. */
export const around = (words: Words, first: number, last: number): Words => {
  const before = words.slice(Math.max(0, first - farthest), first)
  const behind = words.slice(last, last + farthest)
  const end = behind.findIndex(isEndBehind)

  return [...before.slice(before.findLastIndex(isEndBefore) + 1), ...behind.slice(0, end < 0 ? farthest : end)]
}

/** Whether the numbers of a stage, which end before the token at `last`, stand on the scale of another disease than the study's. */
export const areMeant = ({ first, tokens: { words } }: Span, last: number, own: OwnDiseases): boolean => {
  const said = around(words, first, last)

  return (
    diseasesOf(said).some((of) => own.ofCancer || !isOfDisease(of, own)) ||
    said.some((word) => otherStaged.has(word) && !isOwn(word, own))
  )
}
