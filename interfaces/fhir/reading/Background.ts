import * as Consequences from "./Consequences.ts"
import type { Diagnosis } from "./Diagnoses.ts"
import * as Icd10 from "./Icd10.ts"

/** What problem lists have beside diseases: what is past, a habit, a treatment, somebody else's disease. */
const noDisease =
  /^(?:personal |family )?(?:history|hx|h\/o) of\b|\bsmoker\b|^(?:tobacco|cigarette)s? (?:use|smoking)\b|^long[ -]term (?:\(current\) )?(?:drug |medication )?(?:use|therapy)\b|^(?:status post|s\/p)\b|^(?:screening|encounter) for\b/i

/** What SNOMED CT says of a concept that is no disorder: "Full-time employment (finding)"; of a tumor it does not count. */
const noDisorder =
  /\((?:finding|situation|person|event|procedure|regime\/therapy|context-dependent category|observable entity)\)\s*$/i

/** What many people have, whatever else they have; what often comes before another disease; and what passes. */
const widespread: ReadonlyArray<RegExp> = [
  /\bhypertension\b|\bhigh blood pressure\b|\bhypertensive (?:disorder|disease|(?:heart|renal|kidney) disease)\b/i,
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

/** What is common as well, and often what studies are looked for: it gives way to what is rarer alone. */
const common: ReadonlyArray<RegExp> = [
  /\bcoronary (?:artery disease|arteriosclerosis|atherosclerosis)\b|\batherosclero/i,
  /\bisch[ae]+mic heart disease\b|\bangina\b/i,
  /\batrial (?:fibrillation|flutter)\b|\bperipheral (?:arterial|vascular) disease\b|\bvenous insufficiency\b/i,
  /\basthma\b|\bchronic obstructive (?:lung|pulmonary|airway)|\bCOPD\b|\bemphysema\b|\bchronic (?:pan)?sinusitis\b/i,
  /\b(?:chronic|end[- ]stage) (?:kidney|renal) (?:disease|failure|insufficiency)\b|\b(?:CKD|ESRD)\b/i,
  /\bgout\b|\bfatty liver\b|\bhepatic steatosis\b|\bgall ?stones?\b|\bcholelithiasis\b/i,
  /\b(?:kidney|renal) (?:stones?|calculus)\b|\bdiverticul(?:osis|ar disease)\b|\birritable bowel\b/i,
  /\bh[ae]+morrhoids?\b|\bhernia\b|\bpolyps? of (?:colon|large intestine)\b/i,
  /\bhearing loss\b|\btinnitus\b|\bglaucoma\b|\berectile dysfunction\b|\bincontinence\b|\bvaricose veins\b/i,
  /\bautis|\battention[ -]deficit\b|\bADHD\b|\b(?:developmental|speech|language) delay\b|\blearning (?:disability|disorder)\b/i,
  /\bactinic keratosis\b|\brosacea\b|\bacne\b|\bcarpal tunnel\b/i,
]

/** What a cancer or its treatment does, of which the words say so. */
const ofCancer =
  /^malignant (?:ascites|(?:pleural|pericardial) effusion)\b|\b(?:cancer|neoplasm|tumou?r|chemotherapy)[ -](?:related|associated|induced)\b|\btumou?r lysis\b|\b(?:due to|in) (?:malignan|neoplas|cancer|chemotherapy|antineoplas)/i

/** What a treatment does: "Steroid-induced diabetes mellitus", "Iron overload due to repeated red blood cell transfusions". */
const ofTreatment =
  /\b(?:steroid|drug|medication|treatment|therapy|radiation|transfusion)s?[ -](?:related|associated|induced)\b|\bdue to (?:[\w-]+ ){0,5}(?:transfusions?|treatments?|therapy|drugs?|medications?|steroids?|radiation)\b/i

/** Hypertension and diabetes that are diseases of their own: rare, or of one organ. */
const ofItsOwn = /\b(?:pulmonary|portal|intracranial|ocular|postpartum|bipolar|homozygous|familial)\b|\bin pregnancy\b/i

const says = ({ concept: { words } }: Diagnosis, pattern: RegExp): boolean => words.some((each) => pattern.test(each))

/** Whether a diagnosis is no disease that somebody has: a symptom, a habit, what is past. */
export const isNoDisease = (diagnosis: Diagnosis): boolean =>
  says(diagnosis, noDisease) ||
  (says(diagnosis, noDisorder) && !diagnosis.isCancer) ||
  Icd10.areNoDisease(diagnosis.concept.codes)

/** Whether it is what another disease does: "dementia in diseases classified elsewhere", "malignant ascites". */
export const isManifestation = (diagnosis: Diagnosis): boolean =>
  says(diagnosis, ofCancer) || says(diagnosis, ofTreatment) || Icd10.areManifestations(diagnosis.concept.codes)

/** Whether it is a common disease. */
export const isCommon = (diagnosis: Diagnosis): boolean => common.some((written) => says(diagnosis, written))

/** Whether it is a disease that people with any other disease often have as well; what is due to one of them is not. */
export const isWidespread = (diagnosis: Diagnosis): boolean => {
  if (says(diagnosis, ofItsOwn)) return false
  const words = diagnosis.concept.words.map(Consequences.withoutCause)

  return (
    words.some((each) => widespread.some((written) => written.test(each))) ||
    Icd10.areWidespread(diagnosis.concept.codes)
  )
}
