import * as AskedMarker from "../eligibility/biomarker/AskedMarker.ts"
import * as Biomarker from "../eligibility/biomarker/Biomarker.ts"
import * as ConditionMarkers from "../eligibility/biomarker/ConditionMarkers.ts"
import * as JudgedMention from "../eligibility/biomarker/JudgedMention.ts"
import * as MarkerHinges from "../eligibility/biomarker/MarkerHinges.ts"
import * as MarkerMentions from "../eligibility/biomarker/MarkerMentions.ts"
import * as Together from "../eligibility/biomarker/Together.ts"
import type { AnnotatedText } from "../eligibility/document/AnnotatedText.ts"
import { markers } from "../eligibility/markers/MarkerLexicon.ts"
import * as HeldMeasures from "../eligibility/measurement/HeldMeasures.ts"
import * as Finding from "../eligibility/mention/Finding.ts"
import { mostBiomarkers, type Profile } from "../Profile.ts"

/** The measures that a stage tells, "mild, MMSE 22", by their names. */
const measuresIn = (stage: string): ReadonlyArray<string> =>
  HeldMeasures.of(stage).measures.map(({ measure: { name } }) => name)

/** What a site tests before anybody takes part, whatever was found before. */
const testedBySites: ReadonlySet<string> = new Set(["Pregnancy test"])

const exon = /\bex(?:on)?s?\.? ?\d/i

/** The markers that an entry tells of. Exons without their gene are those of dystrophin: other genes are named. */
const toldBy = (entry: string): ReadonlyArray<string> => {
  const named = MarkerHinges.toldBy(entry)

  return named.length === 0 && exon.test(entry) ? ["DMD"] : named
}

/** Where a text lets in those who have one of some markers. */
const lettingIn = (entries: ReadonlyArray<string>): ((text: AnnotatedText) => ReadonlyArray<Finding.Finding>) => {
  const known = AskedMarker.all(entries)
    .flatMap(({ parts }) => parts)
    .filter(({ asked: { literal } }) => literal === undefined)

  return (text) =>
    known
      .flatMap(({ asked }) => Finding.decisive(Biomarker.find(text, asked)))
      .filter(({ outcome }) => outcome === "inclusion")
}

/** Whether a text asks for a marker only where it lets in for another one instead. */
const isSpared = (text: AnnotatedText, term: string, letIn: ReadonlyArray<Finding.Finding>): boolean =>
  letIn.length > 0 &&
  markers
    .filter(({ name }) => name === term)
    .every((marker) =>
      MarkerMentions.of(marker)(text)
        .filter((mention) => JudgedMention.decides(mention, marker))
        .every((mention) =>
          letIn.some((other) => Together.are(text.document(), Finding.of(mention, mention.stand, 1), other)),
        ),
    )

/**
 * The markers that a text turns on and a profile leaves out, but those of which one is enough that the patient has. A profile that is full
 * has no room for another answer.
 */
export const of = (profile: Profile): ((text: AnnotatedText) => ReadonlyArray<string>) => {
  const { biomarkers, stage = "" } = profile
  if (biomarkers.length >= mostBiomarkers) return () => []
  const entries = [...biomarkers, ...ConditionMarkers.of(profile).markers]
  const known = new Set([...entries.flatMap(toldBy), ...measuresIn(stage).flatMap(MarkerHinges.toldBy)])
  const letInBy = lettingIn(entries)

  return (text) => {
    const left = MarkerHinges.of(text).filter((term) => !known.has(term) && !testedBySites.has(term))
    if (left.length === 0) return left
    const letIn = letInBy(text)

    return left.filter((term) => !isSpared(text, term, letIn))
  }
}
