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

/** A condition, ready to be sought in the words of many studies. */
export interface Subject {
  readonly inLists: Glance.Glance
  readonly inProse: Glance.Glance
  readonly isSolidTumor: boolean
  /** Finds longer names of other illnesses that hold the condition's. */
  readonly others: RegExp | undefined
  /** How directly a study is about it, as it is kept with the study's words. Only of what our vocabulary knows. */
  readonly part: Annotation.Part<number> | undefined
}

/** The parts of annotations that tell of the vocabulary's conditions, by their names. */
const parts = new Map<string, Annotation.Part<number>>()

const partOf = (name: string): Annotation.Part<number> => {
  const part = parts.get(name) ?? Annotation.part(Packing.whole)
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

/** The most directly that a study can be about a condition. */
const most = 4

/** How directly a study is about a condition. */
export interface Directness {
  readonly level: number
  /** Whether both are about solid tumours in general: it is as direct as can be if the criteria ask for one of the biomarkers. */
  readonly isForSolidTumors: boolean
}

/**
 * The level of it:
 * - 4: its title or a condition that it lists names it; or the condition is a solid tumour, the study is for solid tumours in
 *   general, and its criteria ask for one of the patient's biomarkers;
 * - 3: a keyword, the registry's indexing or its summary names it, or any of these, its title or its conditions do so but for
 *   words of course and kind ("acute", "stage IV", "disease"), or names what it is a kind of;
 * - 2: only the inclusion part of its criteria names it, or it is for solid tumours in general and the condition is one;
 * - 1: it holds a word of the name that tells diseases apart;
 * - 0: only the registry's search found it.
 */
export const levelOf = ({ isForSolidTumors, level }: Directness, asksForBiomarker: boolean): number =>
  isForSolidTumors && asksForBiomarker ? most : level

/** Whether a study's title or a condition that it lists names a condition. */
export const isNamed = ({ level }: Directness): boolean => level === most

/** Whether a study is about another illness whose longer name holds the condition's: its words fit by chance. */
export const isOfOther = ({ conditions, title }: Study, { level }: Directness, { others }: Subject): boolean =>
  others !== undefined && level < 2 && [title, ...conditions].some((text) => text.search(others) >= 0)

/** The level of a study by its words alone, from the few that name a condition to the many that may. */
const levelByWords = (
  annotated: Reading.AnnotatedStudy,
  words: StudyWords.StudyWords,
  { inLists, inProse }: Subject,
  isForSolidTumors: boolean,
): number => {
  const { conditionTerms, conditions, keywords, title } = annotated.study
  const { zones } = StudyWords
  const seenInLists = Glance.at(inLists, words)
  const inTitle = seenInLists(zones.titled)
  const titled = inTitle === undefined ? 0 : nearest(inTitle, [title], nearest(inTitle, conditions, 0))
  if (titled === Nearness.levels.named) return most

  const inList = seenInLists(zones.listed)
  const listed = inList === undefined ? titled : nearest(inList, conditionTerms, nearest(inList, keywords, titled))
  if (listed >= Nearness.levels.broader) return 3

  const seenInProse = Glance.at(inProse, words)
  const inProseOf = (zone: StudyWords.Zone, text: () => string, least: number): number => {
    const sought = seenInProse(zone)
    if (sought === undefined) return least
    const written = text()

    return Nearness.of(sought, written, Analyzer.plain(written), least)
  }
  const described = inProseOf(zones.summary, () => annotated.study.summary ?? "", listed)
  if (described >= Nearness.levels.broader) return 3
  if (isForSolidTumors) return 2
  const asked = inProseOf(zones.inclusion, () => StudyWords.inclusionOf(annotated), described)

  return asked >= Nearness.levels.broader ? 2 : asked
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
