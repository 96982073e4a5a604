import * as Consequences from "./Consequences.ts"
import type { Diagnosis } from "./Diagnoses.ts"
import * as Icd10 from "./Icd10.ts"

/** What problem lists have beside diseases: what is past, a habit, a treatment, somebody else's disease. */
const noDisease =
  /^(?:personal |family )?(?:history|hx|h\/o) of\b|\bsmoker\b|^(?:tobacco|cigarette)s? (?:use|smoking)\b|^long[ -]term (?:\(current\) )?(?:drug |medication )?(?:use|therapy)\b|^(?:status post|s\/p)\b|^(?:screening|encounter) for\b/i

/** What SNOMED CT says of a concept that is no disorder: "Full-time employment (finding)"; of a tumour it does not count. */
const noDisorder =
  /\((?:finding|situation|person|event|procedure|regime\/therapy|context-dependent category|observable entity)\)\s*$/i

/** What many people have, whatever else they have; what often comes before another disease; and what passes. */
const widespread: ReadonlyArray<RegExp> = [
  /\bhypertension\b|\bhigh blood pressure\b/i,
  /\b(?:hyperlipid[ae]*mia|hypercholesterol[ae]*mia|dyslipid[ae]*mia)\b/i,
  /\bdiabetes(?: mellitus)?,? type (?:2|II)\b|\btype (?:2|II) diabetes\b|\bprediabetes\b/i,
  /\bobesity\b|\boverweight\b|\breflux\b|\bGERD\b|\bconstipation\b/i,
  /\bhypothyroidism\b|\b(?:iron|vitamin [BD]\d*(?:12)?) deficiency\b/i,
  /\b(?:osteoarthritis|osteoporosis|osteopenia|(?:low )?back pain|cataracts?)\b/i,
  /\ballergic rhinitis\b|\bhay fever\b/i,
  /\binsomnia\b|\bsleep apn[oe]+a\b|\bmigraine\b|\bdepress(?:ion|ive disorder)\b|\banxiety\b/i,
  /\b(?:benign )?prostatic hyperplasia\b/i,
  /\bmonoclonal gammopathy\b|\bMGUS\b/i,
  /^an[ae]+mia(?:, unspecified| \(disorder\))?$/i,
  /\b(?:acute|viral|streptococcal) (?:sinusitis|bronchitis|pharyngitis|sore throat)\b/i,
  /\botitis media\b|\bgingivitis\b|\bdental caries\b|\bcellulitis\b/i,
  /\b(?:urinary tract|respiratory(?: tract)?|staphylococc\w+(?: aureus)?) (?:infection|colonization)\b/i,
  /\b(?:sprain|laceration|contusion|whiplash)\b/i,
]

/** What a cancer or its treatment does, of which the words say so. */
const ofCancer =
  /^malignant (?:ascites|(?:pleural|pericardial) effusion)\b|\b(?:cancer|neoplasm|tumou?r|chemotherapy)[ -](?:related|associated|induced)\b|\btumou?r lysis\b|\b(?:due to|in) (?:malignan|neoplas|cancer|chemotherapy|antineoplas)/i

/** Hypertension and diabetes that are diseases of their own: rare, or of one organ. */
const ofItsOwn = /\b(?:pulmonary|portal|intracranial|ocular|postpartum|bipolar|homozygous|familial)\b|\bin pregnancy\b/i

const says = ({ concept: { words } }: Diagnosis, pattern: RegExp): boolean => words.some((each) => pattern.test(each))

/** Whether a diagnosis is no disease that somebody has: a symptom, a habit, what is past. */
export const isNoDisease = (diagnosis: Diagnosis): boolean =>
  says(diagnosis, noDisease) ||
  (says(diagnosis, noDisorder) && !diagnosis.isCancer) ||
  diagnosis.concept.codes.some(Icd10.isNoDisease)

/** Whether it is what another disease does: "dementia in diseases classified elsewhere", "malignant ascites". */
export const isManifestation = (diagnosis: Diagnosis): boolean =>
  says(diagnosis, ofCancer) || diagnosis.concept.codes.some(Icd10.isManifestation)

/** Whether it is a disease that people with any other disease often have as well; what is due to one of them is not. */
export const isWidespread = (diagnosis: Diagnosis): boolean => {
  if (says(diagnosis, ofItsOwn)) return false
  const words = diagnosis.concept.words.map(Consequences.withoutCause)

  return (
    words.some((each) => widespread.some((written) => written.test(each))) ||
    diagnosis.concept.codes.some(Icd10.isWidespread)
  )
}
