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

const holds = (words: Words, name: Words): boolean => words.some((_, at) => matches(words, at, name))

const nearBefore = 4

const nearBehind = 5

const kidneys: ReadonlyArray<string> = ["kidney", "renal"]

/** Whether a study is about what a word calls; either word for the kidneys does for both. */
const isOwn = (word: string, own: OwnDiseases): boolean =>
  own.words.has(normal(word)) || (kidneys.includes(word) && kidneys.some((each) => own.words.has(each)))

const farthest = 8

const parts = WordSet.of("stage stages . ;")

/** Where what is said of one stage ends: a cancer's is told of that. */
export const isEnd = (word: string): boolean => parts.has(word) || isCancer(word)

const joints = WordSet.of("and or with , ( plus")

const isJoint = (word: string): boolean => joints.has(word)

/** The words behind numbers that are said of them, and not of the next stage: "II, [CKD stage 2]". */
const ownBehind = (words: Words): Words => {
  const end = words.findIndex(isEnd)
  const own = end < 0 ? words : words.slice(0, end)

  return words[end]?.startsWith("stage") === true ? own.slice(0, Math.max(0, own.findLastIndex(isJoint))) : own
}

/** The words of what is said of the stage that stands before `first`, and behind the place before which its numbers end. */
const around = ({ first, tokens: { words } }: Span, last: number): readonly [before: Words, behind: Words] => {
  const before = words.slice(Math.max(0, first - farthest), first)

  return [before.slice(before.findLastIndex(isEnd) + 1), ownBehind(words.slice(last, last + farthest))]
}

/** Whether words near the numbers, which end before the token at `last`, tell that they are of something else: "CKD stage 3 or stage 4". */
const isNamedNear = (span: Span, last: number, own: OwnDiseases): boolean => {
  const { first, tokens } = span
  const [before, behind] = around(span, last)
  const isOfCancer = tokens.words.slice(last, last + nearBehind).some(isCancer)
  const near = isOfCancer ? before : tokens.words.slice(Math.max(0, first - nearBefore), first)

  return [...near.slice(-nearBefore), ...behind.slice(0, nearBehind)].some(
    (word) => otherStaged.has(word) && !isOwn(word, own),
  )
}

const failing = /^(?:failure|insufficiency|impairment|dysfunction|function|disease|injury)$/

const isOfKidneys = (words: Words, at: number): boolean =>
  kidneys.includes(words[at] ?? "") && failing.test(words[at + 1] ?? "")

/** "Stage 4 or 5 renal failure", "chronic kidney disease (stage 4)": whether the numbers of a stage, the fifth included, stand right beside failing kidneys. */
const areOfKidneys = ({ first, tokens: { words } }: Span, last: number): boolean => {
  const before = /^(?:[,:(]|of|at|in)$/.test(words[first - 1] ?? "") ? first - 1 : first
  const next = /^(?:or|and|to|-|\/) (?:5|v)$/.test(words.slice(last, last + 2).join(" ")) ? last + 2 : last
  const behind = /^(?:chronic|acute|of)$/.test(words[next] ?? "") ? next + 1 : next

  return isOfKidneys(words, before - 2) || isOfKidneys(words, behind)
}

/** Words of the diseases, no tumours, whose scales are named among some words. */
const diseasesOf = (said: Words): ReadonlyArray<Words> =>
  ofOthers.flatMap(({ names, of }) => (of !== undefined && names.some((name) => holds(said, name)) ? [of] : []))

/** Whether a scale is named beside the numbers that is none of the study's own disease. */
const isScaleNamed = (span: Span, last: number, own: OwnDiseases): boolean =>
  around(span, last)
    .flatMap(diseasesOf)
    .some((of) => own.ofCancer || !of.some((word) => own.words.has(word)))

/** The words of the disease that some words tell of, which is no tumour and has stages: "CKD", "heart failure". */
export const diseaseOf = (said: Words): Words | undefined => {
  const [of] = diseasesOf(said)
  if (of !== undefined) return of
  const named = said.filter((word, at) => otherStaged.has(word) && (!kidneys.includes(word) || isOfKidneys(said, at)))

  return named.length > 0 ? named : undefined
}

/** Whether a study is about a disease, which is no tumour, and goes by some words. */
export const isOfDisease = (words: Words, own: OwnDiseases): boolean =>
  !own.ofCancer && words.some((word) => isOwn(word, own))

/** Whether the numbers of a stage, which end before the token at `last`, stand on the scale of another disease than the study's. */
export const areMeant = (span: Span, last: number, own: OwnDiseases): boolean =>
  isNamedNear(span, last, own) || isScaleNamed(span, last, own) || (own.ofCancer && areOfKidneys(span, last))
