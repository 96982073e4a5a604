import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import type { Span } from "../document/Span.ts"
import * as Infection from "../marker-status/Infection.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { further } from "../marker-status/MarkerWords.ts"
import type { Marker } from "../markers/Marker.ts"
import type * as Remark from "../mention/Remark.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { drug } from "../treatment/LineLexicon.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

type Aside =
  | Extract<
      Remark.Remark,
      "of a treatment" | "whatever its state" | "besides what is named" | "which way is not clear" | ""
    >
  | "of a treatment, if it bars"

/** Behind which words markers are named where nothing is told of the patient's own. */
export const table = RuleTable.of<Aside>({
  name: "markers named in passing",
  classes: {
    end: ". ; :",
    clauseEnd: ". , ; :",
    person: "women females patients participants subjects those",
    reason: "as since because",
    named: "these those they this such",
    changed: "decreased reduced impaired weaker weakened increased less more lower higher",
    ofData: "; : is are was were has had have must should will with who if",
    drug: (word) => drug.test(word),
    earlier: "prior previous previously received",
    therapy:
      "therapy therapies treatment treatments inhibitor inhibitors chemotherapy drug drugs agent agents regimen regimens",
    alongside: "known co - occurring concurrent concomitant simultaneous",
    further,
    furtherCriteria: "additional further key main general other specific",
    glioma: "gbm glioblastoma astrocytoma oligodendroglioma",
    cancer: DiseaseWords.isCancer,
  },
  rows: [
    telling("", [["or no|without any? {further} {alongside}* [ _ ]", "or without other [EGFR] mutations"]]),
    telling("of a treatment", [
      [
        "contracept~ ...20 {person} with [ _{1,17} ]",
        "hormonal contraception in women with [receptor-positive tumors]",
      ],
    ]),
    telling("of a treatment, if it bars", [
      ["{drug} for [ _ ]", "olaparib for [BRCA2]-mutated cancer"],
      ["{earlier} ...8 {therapy} for [ !{clauseEnd}|for{1,8} ]", "prior systemic therapy for [HER2-positive disease]"],
      [
        "{earlier} ...8 {therapy} for {glioma} , [ !{clauseEnd}{1,4} ]",
        "prior therapy for GBM, [IDH-wildtype]",
        "prior therapy for glioma, EGFR amplification",
      ],
      [
        "{drug}|{therapy} ,|;? for {person} with [ !{clauseEnd}|for{1,8} ]",
        "cetuximab, for patients with [RAS wild-type tumors]",
      ],
      [
        "^ ( arm|part|cohort|phase _ : )? for {person}? with? [ !{end}{1,8} ] {person} ,",
        "for [Ph-positive ALL] patients, steroids within a week",
        "for at least a year",
      ],
      [
        '^ {furtherCriteria}? exclusion criteria|criterion only? for|"(" [ !{end}{1,14} ]',
        "exclusion criteria for [HER2-negative cohorts]",
        "exclusion criteria: HER2-negative",
      ],
    ]),
    telling("whatever its state", [
      ["{reason} {named} [ !{end}{1,9} ]", "as these [tumors mostly express it]"],
      [
        "{person} who|with [ !{end}{1,8} ] can|may|might have|be|show {changed}",
        "patients who [are HIV positive] may have weaker immunity",
        "patients who are HIV positive may be included",
      ],
      ["data|information on|about|regarding [ !{ofData}{1,58} ]", "data on [KRAS mutations]"],
      ['"(" !"("|")"{0,14} is [ !"("|")"|.|;{1,14} ] if|when', "(a tumor is [ER positive] if 1% are stained)"],
    ]),
    // An earlier cancer may have been another one
    telling("which way is not clear", [
      [
        "no|without any? prior|previous|past history of [ !{clauseEnd}{1,6} ] {cancer}",
        "no prior history of [HER2-positive] cancer",
      ],
    ]),
    telling("besides what is named", [["no|without any? {further} {alongside}* [ _ ]", "no other [EGFR] mutations"]]),
  ],
})

const asidesIn = MarkerRun.onceASentence(({ run }) => table.find(run))

/** So far before a marker a donor is looked for, in characters. */
const far = 300

const matching = /\b(?:donors?|mismatch(?:es|ed)?)\b/

/** A sentence that begins so belongs to the one before it. */
const example = /^\W*(?:for example|e\.g|i\.e|such as)/

const people = /\b(?:recipients?|patients?|participants?|subjects?)\b/

/** Whether a tissue type tells no more than how a donor is matched: "a donor with a mismatch of one allele, such as …". */
const isOfDonor = ({ document: { folded }, segment, sentence, start }: Span, { alleles }: Marker): boolean => {
  if (alleles !== true) return false
  const from = example.test(folded.slice(sentence.start, start)) ? segment.start : sentence.start
  const before = folded.slice(Math.max(from, start - far), start)

  return matching.test(before) && !people.test(before)
}

/** What a marker is named for where nothing is told of the patient's own: a remark. */
export const of = (span: Span, place: MarkerRun.Place, marker: Marker): Remark.Remark | undefined => {
  const { first } = place
  const mayBeTarget = marker.measured !== true && marker.autoantibody !== true
  if (mayBeTarget && TherapyTarget.isNamed(place, marker)) return TherapyTarget.remark
  if (isOfDonor(span, marker)) return "of a donor"
  const infection = marker.virus === true && marker.expressed !== true ? Infection.toldOf(place) : undefined
  if (infection === "over") return "another form of it"
  if (infection === "in passing") return "whatever its state"
  const means = asidesIn(place).find((aside) => aside.first <= first && first < aside.last)?.row.means
  if (means === "of a treatment, if it bars") return span.segment.side === "exclusion" ? "of a treatment" : undefined

  return means === "" ? undefined : means
}

/**
 * How it is told that an earlier treatment is required of those who have what is named, which lets them in and does not look for them. What
 * is required of all, besides, is told behind "and".
 */
export const duties = RuleTable.of<"of holders" | "of all">({
  name: "duties of holders",
  classes: {
    person: "patient~ participant~ subject~ individual~ person persons people those anyone women men",
    disease: "tumor tumors tumour tumours disease diseases cancer cancers nsclc",
    holding: "with whose who that which have has having harbor~ harbour~ carry carrying known",
    duty: "must should need needs required",
    end: ". ; :",
    joint: "and or",
    treatment: "therapy therapies treatment treatments inhibitor inhibitors tki tkis",
    being: "will be is are",
    treated:
      "progress~ receiv~ prior previous~ fail~ therap~ treat~ intoleran~ refractory relaps~ exhausted inhibitor inhibitors tki tkis",
  },
  rows: [
    telling("of holders", [
      [
        "( if | {person}|{disease} _? {holding} ) [ !{end}|{duty}{0,59} !{end}|{joint} ] ( {duty} | have to ) !{end}{0,38} {treated}",
        "patients with [EGFR mutations] must have progressed on an inhibitor",
        "patients with EGFR mutation and must have received an inhibitor",
        "documented EGFR mutation. Patients must have progressed",
      ],
      [
        "{person}|{disease} {holding} [ !{end}|{duty}{1,20} ] may have {treated}",
        "patients with [stable disease] may have received an inhibitor",
        "patients with EGFR mutations may have metastases",
      ],
      [
        "( if | {person}|{disease} _? {holding} ) [ !{end}|{duty}{1,60} ] {treatment} {being}* ( {duty} | have to )",
        "for patients with [EGFR mutations, targeted] treatment should have been used",
      ],
      [
        "[ !{end}|{duty}|,|{joint} !{end}|{duty}|,|{joint}{0,30} ] {person} ( {duty} | have to ) !{end}{0,38} {treated}",
        "[HER2-positive] participants must have received prior therapy",
      ],
      [
        "^ [ !{end}|{duty}{1,16} ] : !{end}|{duty}{0,6} ( {duty} | have to ) !{end}{0,38} {treated}",
        "[HER2-positive disease]: must have received two lines of therapy",
      ],
    ]),
    telling("of all", [
      [
        "( if | {person}|{disease} _? {holding} ) [ !{end}|{duty}{0,56} and all {person} ] ( {duty} | have to ) !{end}{0,38} {treated}",
        "patients with [KRAS mutations and all patients] must have received chemotherapy",
      ],
    ]),
  ],
})

const dutiesIn = MarkerRun.onceASentence(({ run }) => duties.find(run))

/** Whether a marker only tells of whom an earlier treatment is required. */
export const isOfHolders = (place: MarkerRun.Place): boolean =>
  dutiesIn(place).some(
    ({ first, last, row }) => row.means === "of holders" && first <= place.first && place.first < last,
  )
