import type { Span } from "../document/Span.ts"
import { central, isCancer, normal } from "../mention/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Subject from "../mention/Subject.ts"
import { dementiaWords } from "./DementiaWords.ts"
import * as Metastases from "./Metastases.ts"
import * as Operations from "./Operations.ts"
import * as OperationTimes from "./OperationTimes.ts"
import type { PlacedStage } from "./PlacedStage.ts"
import * as StageBounds from "./StageBounds.ts"
import type { StageName } from "./StageName.ts"
import type { Need } from "./StagePhrase.ts"

const reach = 5

const isNearDementia = ({ first, last, tokens: { words } }: Span): boolean =>
  words.slice(Math.max(0, first - reach), first).some((word) => dementiaWords.has(word)) ||
  words.slice(last, last + reach).some((word) => dementiaWords.has(word))

const ofScience = /^(?:stud|data|trial|evidence|model|research|toxicolog|safety|phase)/

/** In a study of a dementia its stages need not name it, but "preclinical data" are no stage. */
const isOfDementia = ({ document, last, tokens: { words } }: Span): boolean =>
  [...OwnDiseases.of(document).words].some((word) => dementiaWords.has(word)) && !ofScience.test(words[last] ?? "")

/** What may have progressed by itself. */
const ofLesions: ReadonlySet<string> = new Set(["lesion", "lesions", "measurable", "area", "areas"])

const beforeLesion = 16

const behindLesion = 6

const inBrain: ReadonlySet<string> = new Set(["brain", "cns", "leptomeningeal"])

/** What of the brain tells that its metastases are spoken of, in a study of another organ. */
const ofBrain = /^(?:metastas|imaging|mri|scans?$|tumou?rs?$|or$|[)-]$)/

/** "Lesions are measurable where progression was shown in them", but for "new or progressive lesions" that are asked for. */
const isOfLesions = ({ document, first, last, segment, tokens: { words } }: Span): boolean => {
  const isBrain = OwnDiseases.of(document).sites.has("brain") ? /^metastas/ : ofBrain
  const areWanted = segment.side === "inclusion" && words[last] === "lesions"

  return words
    .slice(Math.max(0, first - beforeLesion), last + behindLesion)
    .some(
      (word, at, near) =>
        (ofLesions.has(word) && !areWanted) || (inBrain.has(word) && isBrain.test(near[at + 1] ?? "")),
    )
}

const support =
  /^(?:transfus|platelet|antiemetic|analgesic|opioid|steroid|corticosteroid|antibiotic|diuretic|anticonvuls|antihypertens)/

const nearSupport = 4

/** "Refractory to transfusion": what does not help is no treatment of the disease. */
const isOfSupport = ({ last, tokens: { words } }: Span): boolean =>
  words[last] === "to" && words.slice(last, last + nearSupport).some((word) => support.test(word))

/** "Heart failure that needs maintenance therapy" keeps out for the heart. */
const isOfAilment = (span: Span): boolean => span.segment.side === "exclusion" && !Subject.isAlone(span)

const nearNoun = 8

const nearDisease = 4

/** What is early of a disease, or of something else, and is no early disease. */
const events =
  /^(?:detect|diagnos|death|discontinu|terminat|withdr|recurren|relaps|progress|treat|therap|phase|line|access|satiety|onset|respon|toxic|adverse|study|interven|childhood|adult|life|stud|trial|mortal|menopaus|endpoint|evidence|sign|symptom|biochemical|metasta)/

/** "Early colorectal cancer", "early, HER2-positive breast cancer", and not "early detection of cancer". */
const isBeforeDisease = ({ document, last, tokens: { words } }: Span): boolean => {
  const own = OwnDiseases.of(document).words
  for (let at = last; at < last + nearNoun; at++) {
    const word = words[at] ?? "."
    if (/^[.;:()]$/.test(word) || Noun.ends.has(word) || events.test(word)) return false
    if (isCancer(word) || (own.has(normal(word)) && words.slice(at, at + nearDisease).includes("disease"))) return true
  }

  return false
}

/** Where the cancers are that go by short names when they have spread. */
const sitesOfNames: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["mbc", ["breast"]],
  ["mtnbc", ["breast"]],
  ["mpdac", ["pancreas"]],
  ["mpc", ["pancreas", "prostate"]],
  ["mcrc", ["bowel"]],
  ["mnsclc", ["lung"]],
  ["mrcc", ["kidney"]],
  ["muc", ["bladder"]],
])

/** "MBC-CML", in a study of leukaemia: letters that stand for something else than a metastatic breast cancer. */
const isOtherName = ({ document, first, tokens: { words } }: Span): boolean => {
  const sites = sitesOfNames.get(words[first] ?? "")
  const own = OwnDiseases.of(document).sites

  return sites !== undefined && own.size > 0 && !sites.some((site) => own.has(site))
}

/** "More than mild cognitive impairment", "worse than early Alzheimer's disease": what lies beyond it, and not what is named. */
const isBeyond = ({ first, tokens: { words } }: Span): boolean =>
  /^(?:above|below)$/.test(StageBounds.before(words, first) ?? "")

const ofOperability: ReadonlySet<StageName> = new Set(["resectable", "unresectable"])

const courses = /^(?:progress|recurren|relaps|activity|involvement)/

/** "No evidence of disease progression": nothing of how much is left. */
const isOfCourse = ({ last, tokens: { words } }: Span): boolean =>
  words[last - 1] === "disease" && courses.test(words[last] ?? "")

/** Whether words of a stage are said of something that is no disease, or no stage of one. */
const isOtherwise = (stage: PlacedStage): boolean => {
  const { document, says } = stage

  return (
    isOtherName(stage) ||
    (says.includes("mci") && isBeyond(stage)) ||
    (says.includes("resected") && OperationTimes.told(stage).has("ahead")) ||
    (says.some((one) => ofOperability.has(one)) && OperationTimes.told(stage).has("of a lesion")) ||
    (says.includes("progressive") && isOfLesions(stage)) ||
    (says.includes("remission") && isOfCourse(stage)) ||
    (says.includes("refractory") && isOfSupport(stage)) ||
    (says.includes("maintenance") && (!OwnDiseases.of(document).ofCancer || isOfAilment(stage)))
  )
}

const treatment = /^(?:treatments?|therap(?:y|ies)|chemotherap(?:y|ies)|lines?|regimens?)$/

const nearTreatment = 6

/** "Failed two lines of therapy", as those must have who take part. */
const isOfTreatment = ({ first, last, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" && words.slice(first, last + nearTreatment).some((word) => treatment.test(word))

const nearCompletion = 8

/** "Completed at least 90 % of the planned radiotherapy", as those must have who take part. */
const isCompleted = ({ first, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" &&
  words.slice(Math.max(0, first - nearCompletion), first).some((word) => /^complet(?:ed|ion)$/.test(word))

/** What must be so for a word that is said of much else, too. */
const needed: Partial<Readonly<Record<Need, (stage: PlacedStage) => boolean>>> = {
  noun: isBeforeDisease,
  bare: (stage) => Metastases.areNamed(stage) || Metastases.areOwn(stage) || Metastases.arePlaced(stage),
  done: Operations.isDone,
  planned: Operations.isPlanned,
  treatment: isOfTreatment,
  completed: isCompleted,
}

/** "Progressive bone metastases": where the disease progresses, but for the brain and for nodes. */
const isProgressing = ({ first, last, says, segment, tokens: { words } }: PlacedStage): boolean =>
  says.includes("progressive") &&
  segment.side === "inclusion" &&
  !words.slice(Math.max(0, first - beforeLesion), last + behindLesion).some((word) => central.has(word))

const nearOrgan = 6

/** "Bone metastases (M1b)": the code tells that of the disease. In nodes they are called so in part of the cancers only. */
const isCodeOfMetastases = ({ first, tokens: { words } }: Span): boolean =>
  /^[cp]?m1[abcd]?$/.test(words[first] ?? "") &&
  /^[(,]$/.test(words[first - 1] ?? "") &&
  words[first - 2]?.startsWith("metastas") === true &&
  !words.slice(Math.max(0, first - nearOrgan), first).some((word) => /^(?:node|lymph)/.test(word))

/** What is of the study's disease where nothing near it tells of what it is said. */
const besideNothing: ReadonlySet<Need> = new Set<Need>(["else", "bare", "always", "done", "planned", "completed"])

/** Whether a mention is of the study's disease, or of one of the tumours that it lets in. */
export const isOwn = (stage: PlacedStage): boolean => {
  const { need } = stage
  if (need === "dementia") return isNearDementia(stage) || isOfDementia(stage)
  if (needed[need]?.(stage) === false) return false
  if (isOtherwise(stage)) return false
  const subject = Subject.of(stage)
  if (Metastases.areOwn(stage) || Metastases.arePlaced(stage) || need === "treatment")
    return subject !== "another cancer"
  switch (subject) {
    case "own":
      return true
    case "unsaid":
      return besideNothing.has(need) || Subject.isAlone(stage)
    case "another cancer":
      return false
    case "metastases":
      return isCodeOfMetastases(stage) || isProgressing(stage)
    default:
      return need === "always"
  }
}
