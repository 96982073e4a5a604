import * as DiseaseNames from "../../condition/DiseaseNames.ts"
import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as Rewriting from "../entry/Rewriting.ts"
import { leavingOut, type Meaning, writing } from "../entry/Rewriting.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { therapyWords } from "../marker-status/MarkerWords.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import { telling, type Wording } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordTests from "../rules/WordTests.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { drug } from "../treatment/LineLexicon.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as NamedPlaces from "./NamedPlaces.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

const classes = {
  aside: (word: string) => /^[,;()]$/.test(word),
  allele: "allele allelic alele alelle alelic allellic",
  change: "mutations fusions alterations variants changes rearrangements amplifications fusion comutations",
  degree: "low high intermediate",
  kind: "any other further additional actionable targetable known driver co -",
  negative: "negative neg positive pos wildtype",
  joint: ", ; + & | and plus but",
  origin: "germline somatic hereditary inherited familial",
  ofOrigin: "mutation mutations variant variants alteration alterations testing origin",
  outcome: "disease relapse recurrence progression cancer tumor tumour symptom",
  part: "hearing weight vision visual memory bone hair appetite blood",
  suppressed: "undetectable undetected suppressed controlled",
  tested: "cns csf mri cytology germline margin margins rest otherwise",
}

const parts = {
  hbv: "( hbv|hbsag | hepatitis|hep -? b virus? )",
  hcv: "( hcv | hepatitis|hep -? c virus? )",
  infected: "!{aside}{0,4} positive|reactive|infection|+",
  load: "( viral load | rna|dna|pcr )",
  undetected: "( {suppressed} | not detected|detectable )",
  fraction: "( ( mutant|variant )? {allele} frequency|fraction|ratio|burden | ar|vaf )",
  result: "( {negative} | wild -? type )",
  rest: "!{aside}{0,40}",
}

/** Who has a virus of the liver, and none in the blood. */
const withoutLoad = (virus: string, example: string, ...not: ReadonlyArray<string>): Wording => [
  `( chronic ${virus} | ${virus} <infected> ) [ {aside}|but|and|with{1,2} ( ${virus}? <load> is|:? negative|{suppressed} | {suppressed} ${virus}? <load> ) ]`,
  example,
  ...not,
]

/** What grades a tumor or denies something of a patient, and never tells the state of a marker. */
export const ofDisease = RuleTable.of<Meaning>({
  name: "what an entry says of a patient",
  classes,
  parts,
  rows: [
    // They look like several of the gene MET
    writing("metastases", [["mets", "EGFR L858R without liver [mets]"]], { isWritten: /^m/ }),
    leavingOut([
      ["never|non|ex|former|current -? smoker|smokers|smoking", "KRAS G12C, [never-smoker]"],
      ["non -? metastatic|resectable|operable|surgical|invasive|measurable|bulky", "MSI-H [non-metastatic]"],
      ["non -? muscle -? invasive", "FGFR3 mutation, [non-muscle-invasive]"],
      ["{outcome} -? free", "HER2+ [disease free]"],
      ["free of {outcome}|metastasis|metastases|mets", "IDH1 R132H [free of disease]"],
      ["no|negative|without known? family history ( of <rest> )?", "[no family history of dementia], APOE4"],
      ["[ {degree} -? grade|risk ] ( !hpv | $ )", "BRAF V600E [low-grade] glioma", "high-risk HPV"],
      ["no|without known? {part} loss", "GJB2 mutation, [no hearing loss]"],
      ["lymph? node|nodes -? negative|positive", "HER2 negative [node positive]"],
      ["{degree} <fraction>", "FLT3-ITD, [low allelic ratio]"],
      ["<fraction> is|:? {degree}", "EGFR L858R [VAF: low]"],
      // Who has it and is treated
      ["hiv !{aside}{0,4} [ {aside}? {suppressed} hiv? viral? load|rna ]", "HIV positive[, undetectable viral load]"],
      ["hiv !{aside}{0,4} [ {aside}? <load> is|:? <undetected> ]", "HIV+[, viral load undetectable]"],
      ["hiv [ {suppressed} ] ( {joint} | $ )", "HIV [undetectable], EGFR L858R"],
      withoutLoad("<hbv>", "HBsAg positive[, HBV DNA negative]", "HBsAg positive, HCV RNA negative"),
      withoutLoad("<hcv>", "HCV antibody positive[, HCV RNA negative]", "HCV RNA negative", "HBV, HCV RNA negative"),
      ["aria [ -? e|h ]", "no ARIA[-E], amyloid positive"],
    ]),
  ],
})

const heldOf = (virus: string, before: string, behind: string): ReadonlyArray<Wording> => [
  [`{suppressed} ${virus} <load>`, before],
  [`${virus} <load> is|:? ( negative | <undetected> )`, behind],
]

/** Infections that are held, where it is told which of them. */
export const held = RuleTable.of<"any" | "HIV" | "HBV" | "HCV">({
  name: "infections that are held",
  classes,
  parts,
  rows: [
    telling("any", [
      ["{suppressed} <load>", "HIV positive, [undetectable viral load]"],
      ["<load> is|:? negative|{suppressed}", "HIV positive, [viral load undetectable]"],
      ["!not [ well -? controlled ]", "HIV positive, [well controlled]", "HIV positive, not well controlled"],
    ]),
    telling("HIV", [
      ...heldOf("hiv", "HIV positive, [undetectable HIV RNA]", "[HIV viral load not detected]"),
      ["[ hiv {suppressed} ] ( {joint} | $ )", "[HIV undetectable], EGFR L858R"],
    ]),
    telling("HBV", heldOf("<hbv>", "HBsAg positive, [undetectable HBV DNA]", "HBsAg positive, [HBV DNA negative]")),
    telling("HCV", heldOf("<hcv>", "HCV positive, [undetectable HCV RNA]", "anti-HCV positive, [HCV RNA negative]")),
  ],
})

/** Which infections an entry tells to be held by treatment, or to have left the blood: each by its name, or any that it tells of. */
export const heldIn = (written: string): ReadonlySet<string> =>
  new Set(RuleTable.meanings(held, Runs.ofWritten(Tokens.ofWritten(written))))

/** The same in words that may be a marker's as well: "BRCA2 germline negative". They are not where it has a state besides. */
export const ofEither = RuleTable.of<Meaning>({
  name: "what an entry says of a patient or of a marker",
  classes,
  parts,
  rows: [
    leavingOut([
      [
        "[ negative|positive|clear surgical|resection? ( margin|margins | lymph? node|nodes ) ] ( !{negative}|-|: | $ )",
        "ER+, [negative margins]",
        "ER positive margins negative",
      ],
      ["mri|pet|ct|csf|cytology|scan -? negative|positive for <rest>", "ALK+, [MRI negative for brain metastases]"],
      ["stable disease", "KRAS G12D, [stable disease]"],
      ["normal karyotype", "NPM1 mutation, [normal karyotype]"],
      [
        "low|high|good|poor ( tumor|tumour purity|content|burden|volume | performance status | albumin|ldh|hemoglobin|platelets )",
        "KRAS G12D, [low tumor purity]",
      ],
      ["{tested} -? <result>", "BRCA2 mutation, [CSF negative]"],
      ["{joint}|/ [ ctdna -? {negative} ]", "KRAS G12D, [ctDNA negative]", "ctDNA negative"],
      ["[ ctdna -? {negative} ] {joint}|/", "[ctDNA negative]; KRAS G12D"],
      [
        "( negative|wildtype | wild -? type ) ( otherwise | for? any? ( other|others | the rest ) genes|markers|mutations|alterations|variants? )",
        "KRAS G12D, [wild type for any other genes]",
      ],
      [
        "[ no|not|without {origin} {ofOrigin}? ] ( !in|of|{ofOrigin} | $ )",
        "BRCA2 mutation, [not germline]",
        "no germline mutation in BRCA2",
      ],
      ["[ no|without {kind}{0,6} {change} otherwise? ] ( {aside} | $ )", "KRAS G12D, [no actionable mutations]"],
    ]),
  ],
})

/** Whether a word tells of somebody's health or of what is taken for it, and of no marker: "ARIA", "bleeds", "anticoagulants". */
const isOfHealth = WordTests.matching(
  "aria edema oedema siderosis cns brain ild chf cad mi tia cva dvt pe ckd dm htn afib lmd vte cmb cmbs " +
    "comorbidity comorbidities comorbid illness illnesses ailment ailments condition conditions complication complications contraindication contraindications " +
    "pacemaker implant implants claustrophobia warfarin heparin aspirin steroid steroids dexamethasone corticosteroid corticosteroids blood thinner thinners " +
    "jaundice fever infarct infarcts infarction lymphedema fracture fractures delirium pregnancy pregnant breastfeeding ventilation ventilator wheelchair tracheostomy hospitalization " +
    "bleed~ microbleed~ macrobleed~ hemorrhag~ haemorrhag~ microhemorrhag~ microhaemorrhag~ macrohemorrhag~ macrohaemorrhag~ " +
    "anticoag~ antiplatelet~ antithrombotic~ immunosuppress~",
)

/** Words of the course of a disease, and of what somebody had or can have. */
const ofCourse = WordSet.of(
  "operable inoperable resectable unresectable resected operated surgery surgical operation candidate candidates eligible fit transplant " +
    "smoker smokers smoking prior previous earlier progression progressed progressing relapse relapsed recurrence recurred spread " +
    "metastasis metastases metastasized metastasised metastatic symptom symptoms symptomatic treated treatment therapy ascites maturation disease measurable invasion",
)

/** Where something is found: what is not found there is said of the marker. */
export const samples = WordSet.of("tissue blood plasma biopsy sample specimen")

/** Words of the names of diseases that are shorter say too much else. */
const shortest = 5

const wordsOf = (text: string): ReadonlyArray<string> => Tokens.ofWritten(text).words

const isOfName = (word: string): boolean =>
  word.length >= shortest && !samples.has(word) && DiseaseNames.vocabulary().has(word)

/** How a stretch of an entry begins that denies something, and how one ends that answers no. */
export const denials = RuleTable.of({
  name: "what a stretch of an entry denies",
  parts: { no: "( no|not|without | w / o )", goesOn: "mutat~|alter~|occur~|exist~|driver~" },
  rows: [
    telling("a thing", [["^ [ no|not|never|without|deny|denies|denied | w / o ]", "[no] gallstones"]]),
    telling("what is besides", [
      ["^ [ <no> any? other|others|further|additional ]", "[no other] mutations"],
      ["^ [ <no> any? ( co -? <goesOn> | comut~|coalt~|cooccur~|coexist~|codriver~ ) ]", "[no co-mutations]"],
    ]),
    telling("answer", [["_ [ no|none|nil|negative|neg|absent ] $", "ARIA: [no]"]]),
  ],
})

const denialsIn = (text: string) => new Set(RuleTable.meanings(denials, Runs.ofWritten(Tokens.ofWritten(text))))

const denies = (text: string): boolean =>
  denialsIn(text)
    .values()
    .some((told) => told !== "answer")

const denying = WordSet.of("no not without never deny denies denied")

const isOfDisease = (word: string): boolean =>
  !denying.has(word) &&
  (ofCourse.has(word) ||
    isOfHealth(word) ||
    isOfName(word) ||
    DiseaseWords.others.has(word) ||
    EnteredWords.isOfCancer(word))

const isTreatment = (word: string): boolean => therapyWords.has(word) || word.endsWith("therapy") || drug.test(word)

const letters = /\p{L}{2}/u

/** What a test finds or is made of, which may be the marker's. */
const ofFinding = WordSet.of(
  "evidence sign signs trace traces proof indication finding findings match matches hit hits",
)

const isThing = (word: string): boolean =>
  letters.test(word) && !denying.has(word) && !ofFinding.has(word) && !EnteredWords.isToldOf(word)

/** A stretch with the markers that it names by itself, and where it does. */
type Stretch = NamedPlaces.Stretch

/** Whether all markers of a stretch are named as targets: "prior KRAS inhibitor: no". */
const isOfTargets = ({ places, text }: Stretch): boolean => {
  const tokens = Tokens.ofWritten(text)

  return places.every(({ end, start }) => TherapyTarget.isNamed(MarkerRun.writtenBetween(text, tokens, start, end)))
}

/**
 * What a stretch tells of, if of no marker: a treatment, "no osimertinib", something else that is denied, "no brain metastases", "ARIA: no",
 * or what may be anything, "no gallstones", and is not "no evidence".
 */
const elseIn = (stretch: Stretch): "treatment" | "something else" | "anything" | undefined => {
  const { places, text, words } = stretch
  if (places.length > 0) return isOfTargets(stretch) ? "treatment" : undefined
  const isTold = EnteredWords.tellState(words)
  if (!isTold && words.some(isTreatment)) return "treatment"
  const denied = denialsIn(text)
  if (denied.has("answer")) return words.some(isOfHealth) ? "something else" : undefined
  if (denied.has("what is besides")) return "something else"
  if (isTold || !denied.has("a thing")) return undefined
  if (words.some(isOfDisease)) return "something else"

  return words.some(isThing) ? "anything" : undefined
}

const setsApart = /[,;|\n•]|\b(?:and|but|plus)\b/i

/** Whether a stretch tells by itself how its marker is: "amyloid positive", "KRAS G12D", and not "ALK fusion". */
const tellsOwn = ({ places, words }: Stretch): boolean =>
  places.some(({ isStated }) => isStated) || words.some(isVariant) || statesIn(words).some(({ state }) => !state.noun)

/** Whether what is denied at one stretch ends before the next that names a marker: "no ARIA, amyloid positive". */
const endsBeforeNext = (written: string, stretches: ReadonlyArray<Stretch>, at: number): boolean => {
  const next = stretches.findIndex(({ places }, each) => each > at && places.length > 0)
  const [before, named] = [stretches[next - 1], stretches[next]]

  return (
    before !== undefined &&
    named !== undefined &&
    setsApart.test(written.slice(before.end, named.start)) &&
    tellsOwn(named)
  )
}

/** Where a stretch begins behind what it denies before it names a marker: "no prior therapy KRAS G12D". */
const startOf = ({ places: [first], start, text }: Stretch): number => {
  if (first === undefined || !denies(text)) return start
  const words = wordsOf(text.slice(0, first.start))

  return words.some(isOfDisease) && !EnteredWords.tellState(words) ? start + first.start : start
}

const said = /[\p{L}\p{N}]/u

/** Without the stretches that tell of something else, "KRAS G12C, prior KRAS inhibitor: no"; where all do so, without the treatments. */
const withoutElse = (written: string): string => {
  const stretches = NamedPlaces.stretches(written).map((each) => ({ ...each, places: NamedPlaces.of(each.text) }))
  const found = stretches.map(elseIn)
  const isElse = found.map((what, at) =>
    what === "anything" ? endsBeforeNext(written, stretches, at) : what !== undefined,
  )
  const isLeftOut = isElse.includes(false) ? isElse : found.map((what) => what === "treatment")
  let rest = ""
  let from = 0
  stretches.forEach((stretch, at) => {
    const start = isLeftOut[at] === true ? (stretches[at + 1]?.start ?? written.length) : startOf(stretch)
    if (start === stretch.start) return
    const end = stretches[at - 1]?.end ?? 0
    if (end > from) rest += `${written.slice(from, end)}, `
    from = start
  })

  return rest + written.slice(from)
}

/** Without what may be of a marker, if one has a state besides. */
const withoutEither = (written: string): string => {
  const rest = Rewriting.of(written, ofEither)
  const isTold = EnteredWords.tellState(wordsOf(rest))

  return NamedPlaces.of(rest).some(({ isStated }) => isStated || isTold) ? rest : written
}

/**
 * An entry without what it says of treatments, and of the disease and the patient where that would be taken for the state of a marker:
 * "EGFR L858R, no brain metastases", "BRAF V600E low-grade glioma". As it is where it says nothing else.
 */
export const without = (written: string): string => {
  const ofMarkers = Rewriting.of(written, ofDisease)
  const rest = withoutElse(withoutEither(ofMarkers))

  return said.test(rest) ? rest : written
}
