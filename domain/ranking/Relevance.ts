import * as Annotation from "../annotation/Annotation.ts"
import * as Packing from "../annotation/Packing.ts"
import * as Analyzer from "../condition/Analyzer.ts"
import type { Condition } from "../condition/ConditionQuery.ts"
import * as Nearness from "../condition/Nearness.ts"
import type * as Reading from "../eligibility/Reading.ts"
import { remembering } from "../Memo.ts"
import type { Study } from "../study/Study.ts"
import * as Glance from "./words/Glance.ts"
import * as StudyWords from "./words/StudyWords.ts"

/** How directly a study may be about a condition. */
export const levels = {
  /**
   * Its title or a condition that it lists names it; or the condition is a solid tumor, the study is for solid tumors in general, and
   * its criteria ask for one of the patient's biomarkers.
   */
  direct: 4,
  /**
   * A keyword, the registry's indexing or its summary names it, or any of these, its title or its conditions do so but for words of course
   * and kind ("acute", "stage IV", "disease"), or names what it is a kind of.
   */
  near: 3,
  /** Only the inclusion part of its criteria names it, or it is for solid tumors in general and the condition is one. */
  inCriteria: 2,
  /** It holds a word of the name that tells diseases apart. */
  sharedWord: 1,
  /** Only the registry's search found it. */
  foundOnly: 0,
} as const

type Level = (typeof levels)[keyof typeof levels]

/** A condition, ready to be sought in the words of many studies. */
export interface Subject {
  readonly inLists: Glance.Glance
  readonly inProse: Glance.Glance
  readonly isSolidTumor: boolean
  /** Finds longer names of other illnesses that hold the condition's. */
  readonly others: RegExp | undefined
  /** How directly a study is about it, as it is kept with the study's words. Only of what our vocabulary knows. */
  readonly part: Annotation.Part<Level> | undefined
}

const packing = Packing.oneOf<Level>(Object.values(levels))

/** The parts of annotations that tell of the vocabulary's conditions, by their names. */
const parts = new Map<string, Annotation.Part<Level>>()

const partOf = (name: string): Annotation.Part<Level> => {
  const part = parts.get(name) ?? Annotation.part(packing)
  parts.set(name, part)

  return part
}

/** A condition that stays at hand stays ready to be sought. */
export const subject = remembering(
  ({ inLists, inProse, isSolidTumor, vocabularyName }: Condition): Subject => ({
    inLists: Glance.of(inLists),
    inProse: Glance.of(inProse),
    isSolidTumor,
    others: inLists.others,
    part: vocabularyName === undefined ? undefined : partOf(vocabularyName),
  }),
)

/** How near the best of some titles or entries of a list comes, if nearer than `least`. */
const nearest = (sought: Nearness.Sought, texts: ReadonlyArray<string>, least: number): number => {
  let best = least
  for (const text of texts) {
    if (best === Nearness.levels.named) break
    best = Nearness.ofEntry(sought, text, best)
  }

  return best
}

/** How directly a study is about a condition. */
export interface Directness {
  readonly level: Level
  /** Whether both are about solid tumors in general: it is as direct as can be if the criteria ask for one of the biomarkers. */
  readonly isForSolidTumors: boolean
}

/** The level of it, once it is known whether the criteria ask for one of the patient's biomarkers. */
export const levelOf = ({ isForSolidTumors, level }: Directness, asksForBiomarker: boolean): number =>
  isForSolidTumors && asksForBiomarker ? levels.direct : level

/** Whether a study's title or a condition that it lists names a condition. */
export const isNamed = ({ level }: Directness): boolean => level === levels.direct

/** Whether a study is about another illness whose longer name holds the condition's: its words fit by chance. */
export const isOfOther = ({ conditions, title }: Study, { level }: Directness, { others }: Subject): boolean =>
  others !== undefined && level < levels.inCriteria && [title, ...conditions].some((text) => text.search(others) >= 0)

/** The level of a study by its words alone, from the few that name a condition to the many that may. */
const levelByWords = (
  annotated: Reading.AnnotatedStudy,
  words: StudyWords.StudyWords,
  { inLists, inProse }: Subject,
  isForSolidTumors: boolean,
): Level => {
  const { conditionTerms, conditions, keywords, title } = annotated.study
  const { zones } = StudyWords
  const seenInLists = Glance.at(inLists, words)
  const inTitle = seenInLists(zones.titled)
  const titled = inTitle === undefined ? 0 : nearest(inTitle, [title], nearest(inTitle, conditions, 0))
  if (titled === Nearness.levels.named) return levels.direct

  const inList = seenInLists(zones.listed)
  const listed = inList === undefined ? titled : nearest(inList, conditionTerms, nearest(inList, keywords, titled))
  if (listed >= Nearness.levels.broader) return levels.near

  const seenInProse = Glance.at(inProse, words)
  const inProseOf = (zone: StudyWords.Zone, text: () => string, least: number): number => {
    const sought = seenInProse(zone)
    if (sought === undefined) return least
    const written = text()

    return Nearness.of(sought, written, Analyzer.plain(written), least)
  }
  const described = inProseOf(zones.summary, () => annotated.study.summary ?? "", listed)
  if (described >= Nearness.levels.broader) return levels.near
  if (isForSolidTumors) return levels.inCriteria
  const asked = inProseOf(zones.inclusion, () => StudyWords.inclusionOf(annotated), described)

  if (asked >= Nearness.levels.broader) return levels.inCriteria

  return asked === Nearness.levels.related ? levels.sharedWord : levels.foundOnly
}

/** How directly a study is about a condition, as its words tell. */
export const of = (annotated: Reading.AnnotatedStudy, words: StudyWords.StudyWords, subject: Subject): Directness => {
  const isForSolidTumors = subject.isSolidTumor && words.takesSolidTumors

  const level = () => levelByWords(annotated, words, subject, isForSolidTumors)

  return {
    isForSolidTumors,
    level: subject.part === undefined ? level() : Annotation.recall(annotated.annotation, subject.part, level),
  }
}
