import * as Span from "../document/Span.ts"
import type { Claim } from "../line-claims/Claim.ts"
import * as OpenCounts from "../line-claims/OpenCounts.ts"

/** A part of the patients of whom any number of lines is let in, and where that is told. */
interface OpenedPart {
  readonly span: Span.Span
  readonly claim: Claim
}

/** So much behind a sentence is looked at, in characters. */
const widest = 260

const begins =
  /^[.;]?\s*(?:(?:note|exceptions?):? )?(?:those |all |also,? )?(?:patients|participants|subjects|individuals|those)\b/

const unhad =
  /\b(?:refus\w*|declin\w*|unwilling|ineligible|(?<!\bno )contraindicat\w*|not (?:be )?(?:eligible|candidates?|suitable|fit)|(?:do|does|did) not (?:want|wish|accept|agree)|no(?= (?:(?:available|approved|effective|established|known|suitable|appropriate|acceptable|satisfactory|curative|conventional|prior|previous|earlier|or|and) )*(?:standard|soc|systemic|chemotherapy|therap(?:y|ies)|treatments?)\b))\b(.{0,60})/

const ofTreatment = /\b(?:standard|soc|systemic|chemotherapy|therap(?:y|ies)|treatments?)\b/

/** Of what is refused, what is no line, not the first one, or of one class of drugs. */
const ofOther =
  /-(?:based|containing)\b|\b[a-z]+(?:mab|nib|taxel|platin)\b|\b(?:platinum|taxanes?|hormon\w*|endocrine|antibod\w*|inhibitors?|immun\w*|targeted|further|additional|second|third|subsequent|other|more|surg\w*|resection|radio\w*|radiation|irradiation|biops\w*|transplant\w*|asct|maintenance|steroids?|transfus\w*|adjuvant|neoadjuvant|study|trial|brain)\b/

const letIn =
  /\b(?:are|is|may|can|will|could)(?: also| still)?(?: be)?(?: also| still)? (?:eligible(?! for (?!th(?:is|e) (?:study|trial)))|enroll?(?:ed)?|included|considered(?! (?:in|not )eligible)|allowed|permitted)\b/

/** The sentence behind one, within its item; empty where there is none. */
const behind = ({ document: { folded }, segment, sentence }: Span.Span): string =>
  folded.slice(sentence.end, Math.min(segment.end, sentence.end + widest)).split(/(?<=\w)[.;]/, 1)[0] ?? ""

/** "(Must have progressed on standard therapy.) Patients who refuse standard therapy are eligible": who has had none is let in by the next sentence. */
const letsInUntreated = (next: string): boolean => {
  if (!begins.test(next) || !letIn.test(next)) return false
  const treatment = unhad.exec(next)?.[1] ?? ""

  return ofTreatment.test(treatment) && !ofOther.test(treatment)
}

/** "(At least one line;) or relapse within six months of adjuvant therapy". */
const adjuvantRelapse = /^[;,]? *or\b.{0,60}\b(?:recur|relaps|progress).{0,80}\badjuvant/

/** Whether the sentence behind one tells of others who are let in. */
export const letsInOthers = (span: Span.Span): boolean => {
  const next = behind(span)

  return adjuvantRelapse.test(next) || letsInUntreated(next)
}

const joining = /^[.;]?\s*(?:and |but )?(?=(?:no|any) )/

/** "(No more than two prior lines for Part A;) no limit for Part B": what the next sentence tells of what was counted in one; nothing where it tells something else. */
export const openedPart = ({ document, segment, sentence }: Span.Span): OpenedPart | undefined => {
  const begin = joining.exec(document.folded.slice(sentence.end, Math.min(segment.end, sentence.end + widest)))?.[0]
  const at = sentence.end + (begin?.length ?? 0)
  const span = begin === undefined ? undefined : Span.at(document, at, at + 1)
  const claim = span === undefined ? undefined : OpenCounts.ofPartAt(span.tokens.words, span.first)

  return span === undefined || claim === undefined ? undefined : { span, claim }
}
