import type { Diagnosis } from "./Diagnoses.ts"
import * as Icd10 from "./Icd10.ts"

/** What problem lists have beside diseases: what is past, a habit, a treatment, somebody else's disease. */
const noDisease =
  /^(?:personal |family )?(?:history|hx|h\/o) of\b|\bsmoker\b|^(?:tobacco|cigarette)s? (?:use|smoking)\b|^long[ -]term (?:\(current\) )?(?:drug |medication )?(?:use|therapy)\b|^(?:status post|s\/p)\b|^(?:screening|encounter) for\b/i

/** What many people have, whatever else they have; and what often comes before another disease. */
const widespread =
  /\b(?:hypertension|high blood pressure|hyperlipid[ae]*mia|hypercholesterol[ae]*mia|dyslipid[ae]*mia|diabetes(?: mellitus)?,? type (?:2|II)|type (?:2|II) diabetes|prediabetes|obesity|overweight|reflux|GERD|hypothyroidism|iron deficiency|vitamin [BD]\d*(?:12)? deficiency|osteoarthritis|osteoporosis|osteopenia|allergic rhinitis|hay fever|insomnia|sleep apn[oe]+a|constipation|(?:low )?back pain|(?:benign )?prostatic hyperplasia|cataracts?|migraine|depress(?:ion|ive disorder)|anxiety|monoclonal gammopathy|MGUS)\b/i

/** What a cancer or its treatment does, of which the words say so. */
const ofCancer =
  /^malignant (?:ascites|(?:pleural|pericardial) effusion)\b|\b(?:cancer|neoplasm|tumou?r|chemotherapy)[ -](?:related|associated|induced)\b|\btumou?r lysis\b|\b(?:due to|in) (?:malignan|neoplas|cancer|chemotherapy|antineoplas)/i

/** Hypertension and diabetes that are diseases of their own: rare, or of one organ. */
const ofItsOwn = /\b(?:pulmonary|portal|intracranial|ocular|postpartum|bipolar|homozygous|familial)\b|\bin pregnancy\b/i

const says = ({ concept: { words } }: Diagnosis, pattern: RegExp): boolean => words.some((each) => pattern.test(each))

/** Whether a diagnosis is no disease that somebody has: a symptom, a habit, what is past. */
export const isNoDisease = (diagnosis: Diagnosis): boolean =>
  says(diagnosis, noDisease) || diagnosis.concept.codes.some(Icd10.isNoDisease)

/** Whether it is what another disease does: "dementia in diseases classified elsewhere", "malignant ascites". */
export const isManifestation = (diagnosis: Diagnosis): boolean =>
  says(diagnosis, ofCancer) || diagnosis.concept.codes.some(Icd10.isManifestation)

/** Whether it is a disease that people with any other disease often have as well. */
export const isWidespread = (diagnosis: Diagnosis): boolean =>
  !says(diagnosis, ofItsOwn) && (says(diagnosis, widespread) || diagnosis.concept.codes.some(Icd10.isWidespread))
