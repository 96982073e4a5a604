import * as Analyzer from "../condition/Analyzer.ts"
import { type Condition, near, nearness, nearnessOfEntry, type Sought } from "../condition/ConditionQuery.ts"
import * as PhraseMatcher from "../condition/PhraseMatcher.ts"
import * as InclusionPart from "../eligibility/document/InclusionPart.ts"
import type * as Reading from "../eligibility/Reading.ts"

const solidTumors = PhraseMatcher.of([{ words: Analyzer.of("solid tumor"), worth: 1 }])

/** What stands on the inclusion side: enough to tell whom a study is for. */
const inclusionPart = (opened: Reading.Opened): string =>
  opened === undefined
    ? ""
    : InclusionPart.of(opened)
        .map(([start, end]) => opened.text.slice(start, end))
        .join("\n")

/** How near the best of some titles or entries of a list comes, if nearer than `least`. */
const nearest = (sought: Sought, texts: ReadonlyArray<string>, least: number): number => {
  let best = least
  for (const text of texts) {
    if (best === near.named) break
    best = nearnessOfEntry(sought, text, best)
  }

  return best
}

/** The most directly that a study can be about a condition. */
export const most = 4

/**
 * How directly a study is about a condition:
 * - 4: its title or a condition that it lists names it; or the condition is a solid tumour, the study is for solid tumours in
 *   general, and its criteria ask for one of the patient's biomarkers;
 * - 3: a keyword, the registry's indexing or its summary names it, or any of these, its title or its conditions do so but for
 *   words of course and kind ("acute", "stage IV", "disease"), or names what it is a kind of;
 * - 2: only the inclusion part of its criteria names it, or it is for solid tumours in general and the condition is one;
 * - 1: it holds a word of the name that tells diseases apart;
 * - 0: only the registry's search found it.
 */
export const of = (
  { study, text }: Reading.AnnotatedStudy,
  { inLists, inProse, isSolidTumor }: Condition,
  asksForBiomarker: boolean,
): number => {
  const { conditionTerms, conditions, keywords, title } = study
  const titled = nearest(inLists, [title], nearest(inLists, conditions, 0))
  if (titled === near.named) return most

  const mayStandFirst = isSolidTumor && asksForBiomarker
  const listed = nearest(inLists, conditionTerms, nearest(inLists, keywords, titled))
  if (listed >= near.broader && !mayStandFirst) return 3

  const summary = study.summary ?? ""
  const plainSummary = Analyzer.plain(summary)
  const described = nearness(inProse, summary, plainSummary, listed)
  if (described >= near.broader && !mayStandFirst) return 3

  const inclusion = inclusionPart(text)
  const plainInclusion = Analyzer.plain(inclusion)
  const takesSolidTumors =
    isSolidTumor &&
    [Analyzer.plain([title, ...conditions, ...keywords].join("\n")), plainSummary, plainInclusion].some(
      (plain) => PhraseMatcher.worthIn(solidTumors, plain) > 0,
    )
  if (takesSolidTumors && asksForBiomarker) return most
  if (described >= near.broader) return 3

  const asked = nearness(inProse, inclusion, plainInclusion, described)

  return asked >= near.broader || takesSolidTumors ? 2 : asked
}
