import type { Span } from "../document/Span.ts"
import { matches } from "../matching/TokenPhrases.ts"
import { isCancer, normal } from "../mention/DiseaseWords.ts"
import type { OwnDiseases } from "../mention/OwnDiseases.ts"
import * as WordSet from "../text/WordSet.ts"
import { ofOthers } from "./ScaleLexicon.ts"

type Words = ReadonlyArray<string>

/** What a numbered stage may be a stage of instead of a cancer's. */
const otherStaged = WordSet.of(
  "kidney renal ckd aki heart hypertension pressure ulcer ulcers fibrosis cirrhosis nash steatohepatitis sleep copd ards retinopathy rop keratoconus lymphedema lymphology gold spigelman tanner hurley braak metavir",
)

const kidneys: ReadonlyArray<string> = ["kidney", "renal", "aki", "ckd"]

const failing = /^(?:failure|insufficiency|impairment|dysfunction|function|disease|injury)$/

/** Whether a study is about what a word calls; either word for the kidneys does for both. */
const isOwn = (word: string, own: OwnDiseases): boolean =>
  own.words.has(normal(word)) || (kidneys.includes(word) && kidneys.some((each) => own.words.has(each)))

const isNamed = (said: Words, name: Words): boolean => said.some((_, at) => matches(said, at, name))

const areFailing = (said: Words): boolean =>
  said.some((word, at) => kidneys.includes(word) && failing.test(said[at + 1] ?? ""))

/** Words of the diseases, no tumours, whose scales some words name, or whose stages they tell: "NYHA", "renal failure". */
const diseasesOf = (said: Words): ReadonlyArray<Words> => [
  ...ofOthers.flatMap(({ names, of }) => (of !== undefined && names.some((name) => isNamed(said, name)) ? [of] : [])),
  ...(areFailing(said) ? [kidneys] : []),
]

/** The words of the disease that some words tell of, which is no tumour and has stages: "CKD", "heart failure". */
export const diseaseOf = (said: Words): Words | undefined => {
  const [of] = diseasesOf(said)
  const named = said.filter((word) => otherStaged.has(word) && !kidneys.includes(word))

  return of ?? (named.length > 0 ? named : undefined)
}

/** Whether a study is about a disease, which is no tumour, and goes by some words. */
export const isOfDisease = (words: Words, own: OwnDiseases): boolean =>
  !own.ofCancer && words.some((word) => isOwn(word, own))

const parts = WordSet.of("stage stages without . ;")

/** Where what is said of one stage ends: a cancer's is told of that. */
export const isEnd = (word: string): boolean => parts.has(word) || isCancer(word)

const joints = WordSet.of("and or with , plus")

/** Where what is said of a stage ends behind it: before what is joined to it, but for a fifth stage, which no cancer has. */
const isEndBehind = (word: string, at: number, words: Words): boolean =>
  isEnd(word) || (joints.has(word) && !/^(?:5|v)$/.test(words[at + 1] ?? ""))

const farthest = 8

/** Whether the numbers of a stage, which end before the token at `last`, stand on the scale of another disease than the study's. */
export const areMeant = ({ first, tokens: { words } }: Span, last: number, own: OwnDiseases): boolean => {
  const before = words.slice(Math.max(0, first - farthest), first)
  const behind = words.slice(last, last + farthest)
  const end = behind.findIndex(isEndBehind)
  const said = [...before.slice(before.findLastIndex(isEnd) + 1), ...behind.slice(0, end < 0 ? farthest : end)]

  return (
    diseasesOf(said).some((of) => own.ofCancer || !isOfDisease(of, own)) ||
    said.some((word) => otherStaged.has(word) && !isOwn(word, own))
  )
}
