import { Either } from "effect"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as Assertion from "./Assertion.ts"
import * as Concept from "./Concept.ts"
import * as DiseaseName from "./DiseaseName.ts"
import { children, hasProfile, text } from "./Element.ts"
import * as Icd10 from "./Icd10.ts"
import type { Subject } from "./RecordSubject.ts"
import type * as Resources from "./Resources.ts"
import { notUsed, reasons, type Told } from "./Told.ts"
import * as Usable from "./Usable.ts"

/** A Condition of the patient that holds. */
export interface Diagnosis {
  readonly resource: Resources.Resource
  /** Its codes, and of its words what they affirm. */
  readonly concept: Concept.Concept
  /** Spread of a cancer from elsewhere: it is no disease of its own, and tells the stage. */
  readonly isSecondary: boolean
  /** Whether it spread farther than to lymph nodes. */
  readonly isDistant: boolean
  readonly isCancer: boolean
  /** Whether it is said to be the tumor that all began with. */
  readonly isPrimary: boolean
}

export interface Diagnoses {
  readonly all: ReadonlyArray<Diagnosis>
  readonly leftAside: Usable.Usable["leftAside"]
}

const over: ReadonlySet<string> = new Set(["resolved", "inactive"])

/** The statuses of a disease that was over, or nearly so; FHIR knows no other that has abated and is there. */
const thereAgain: ReadonlySet<string> = new Set(["recurrence", "relapse", "remission"])

const profilesOfPrimary = /(?:primary-cancer-condition|diagnose-primaertumor)$/

const profilesOfSecondary = /secondary-cancer-condition$/

const profilesOfFormer = /(?:fruehere-tumorerkrankung|personal-history.*)$/

/** What FHIR calls the diagnosis of a disease that may be another, or none. */
const unconfirmed: ReadonlySet<string> = new Set(["unconfirmed", "provisional", "differential"])

const fault: Usable.Fault = (resource) => {
  const { element } = resource
  if (Usable.hasStatus(resource, "verificationStatus", Usable.mistaken)) return reasons.refuted
  if (Usable.hasStatus(resource, "verificationStatus", unconfirmed)) return reasons.unconfirmed
  if (Usable.hasStatus(resource, "clinicalStatus", over)) return reasons.over
  const isOver = Object.entries(element).some(([name, value]) => name.startsWith("abatement") && value !== false)
  if (isOver && !Usable.hasStatus(resource, "clinicalStatus", thereAgain)) return reasons.abated

  return hasProfile(element, profilesOfFormer) ? reasons.earlier : undefined
}

const cancerWords =
  /cancer|carcinoma|sarcoma|lymphoma|leuk[ae]+mia|myeloma|melanoma|glioma|blastoma|astrocytoma|ependymoma|mesothelioma|thymoma|seminoma|chordoma|carcinoid|pheochromocytoma|paraganglioma|mycosis fungoides|macroglobulin[ae]+mia|mastocytosis|myelofibrosis|polycyth[ae]+mia vera|essential thrombocyth[ae]+mia|myelodysplas|myeloproliferative|malignan|neoplasm|tumou?r\b/i

/** "Bone metastases", "Metastatic cancer to liver"; but "breast cancer metastatic to bone" is the breast's. */
const wordsOfSpread =
  /^(?:\w+ )?secondary (?:malignant|neoplas|cancer|carcinoma|tumou?r)|^metastatic (?:malignant )?(?:disease |cancer |neoplasm |tumou?r |carcinoma )?(?:to|in) |(?<!\bwith(?:out)? (?:\w+ )?)\bmetasta(?:sis|ses)\b|^(?:\w+ ){1,2}mets\b|^mets (?:to|in) /i

const ofOrgan = /^(?!.*malignan).*\b(?:tumou?r|neoplasm)\b/i

/** What sets apart what is said of a disease from its name. */
const setApart = /[,;:(]|\s[-–—]\s|\b(?:with|and)\b/

/** Whether a name by which studies are looked for is one of a cancer. */
export const isCancer = (name: string): boolean => cancerWords.test(LaunchArea.find(name)?.name ?? name)

/** Whether words name a cancer first, and spread only behind it: "Lung cancer, brain metastases"; a tumor of an organ may be spread itself. */
const isOfNamed = (words: string): boolean => {
  const [name = ""] = words.split(setApart, 1)
  if (wordsOfSpread.test(name) || /\bfrom\b/i.test(words)) return false
  const known = DiseaseName.known(name) ?? ""

  return isCancer(known) && !(known.endsWith(" cancer") && ofOrgan.test(name))
}

/** Where words of spread name the cancer that it is of: "Brain metastases from breast cancer", "Breast cancer metastasis to bone". */
const origins: ReadonlyArray<RegExp> = [
  /\bfrom (?:(?:an?|the|known|primary) )*(.+)$/i,
  /^([^,;:(]+?) metasta(?:sis|ses)\b(?!.*\bfrom\b)/i,
]

const originIn = (words: string): string | undefined =>
  origins.map((written) => written.exec(words)?.[1]).find((name) => name !== undefined && isOfNamed(name))

/** The cancer that a spread is of, where its words name it. */
export const originOf = (diagnosis: Diagnosis): Diagnosis | undefined => {
  const words = diagnosis.concept.words.flatMap((each) => originIn(each) ?? [])

  return words.length === 0
    ? undefined
    : { ...diagnosis, concept: { codes: [], words }, isSecondary: false, isCancer: true }
}

const isSpread = (words: string): boolean => wordsOfSpread.test(words) && !isOfNamed(words)

/** Whether words name a cancer; "tumor" alone does not where its code is one of a benign tumor. */
const isCancerBy = (words: string, { codes }: Concept.Concept): boolean =>
  cancerWords.test(words) &&
  !DiseaseName.isNotMalignant(words) &&
  (DiseaseName.isMalignant(words) || !Icd10.areNotMalignant(codes))

/** SNOMED CT's concept of a secondary malignant neoplasm, which records hang on a text of the primary one. */
const codesOfSpread: ReadonlySet<string> = new Set(["128462008"])

const lymphNodes = /\blymph(?:atic)?[ -]?(?:node|gland)s?\b|\bnod(?:es|al)\b/i

const diagnosisOf = (resource: Resources.Resource, concept: Concept.Concept): Diagnosis => {
  const isSecondary =
    hasProfile(resource.element, profilesOfSecondary) ||
    concept.codes.some(Icd10.isSecondary) ||
    Concept.hasCode(concept, codesOfSpread) ||
    concept.words.some(isSpread)

  const isOfNodes = concept.codes.some(Icd10.isOfLymphNodes) || concept.words.some((words) => lymphNodes.test(words))

  return {
    resource,
    concept,
    isSecondary,
    isDistant: isSecondary && !isOfNodes,
    isCancer: concept.codes.some(Icd10.isCancer) || concept.words.some((words) => isCancerBy(words, concept)),
    isPrimary: hasProfile(resource.element, profilesOfPrimary),
  }
}

/** So many diagnoses of different words are read. */
const mostDiagnoses = 500

const keyOf = ({ codes, words }: Concept.Concept, { element }: Resources.Resource): string =>
  JSON.stringify([
    words,
    codes,
    hasProfile(element, profilesOfPrimary),
    element["stage"] !== undefined,
    element["bodySite"],
  ])

/** A concept by what its words affirm, or why the patient does not have what it names. */
const affirmed = ({ codes, words }: Concept.Concept): Either.Either<Concept.Concept, string> => {
  if (Icd10.areNoneOfHis(codes)) return Either.left(reasons.ofNoDisease)

  return Either.map(Either.all(words.map(Assertion.of)), (words) => ({ codes, words }))
}

/** The diseases that a record tells of its patient, each once. A step for each Condition. */
export function* of(resources: Resources.Resources, subject: Subject): Steps.Steps<Diagnoses> {
  const { leftAside, used } = yield* Usable.of(resources, subject, "Condition", fault)
  const known = new Set<string>()
  const all: Array<Diagnosis> = []
  const others: Array<Told> = []
  yield* Steps.each(used, (resource) => {
    const concept = Concept.named(resource.element, "code")
    const key = keyOf(concept, resource)
    if (known.has(key)) return
    if (known.size === mostDiagnoses) {
      others.push(notUsed("Condition", reasons.tooManyDiagnoses, resource.expression))
      return
    }
    known.add(key)
    Either.match(affirmed(concept), {
      onLeft: (why) => others.push(notUsed("Condition", why, `${resource.expression}.code`)),
      onRight: (concept) => all.push(diagnosisOf(resource, concept)),
    })
  })

  return { all, leftAside: [...leftAside, ...others] }
}

/** A diagnosis in its own words, or in those of its codes. */
export const wordsOf = ({ concept, resource }: Diagnosis): ReadonlyArray<string> => [
  ...concept.words,
  ...concept.codes.flatMap((code) => Icd10.nameOf(code) ?? []),
  ...Concept.named(resource.element, "bodySite").words.map((site) => `${concept.words[0] ?? ""} of ${site}`),
]

const histology = /histology-morphology-behavior$/

/** What tissue a tumor is made of, as mCODE has it beside the organ. */
export const histologyOf = ({ resource }: Diagnosis): ReadonlyArray<string> =>
  children(resource.element, "extension")
    .filter((extension) => histology.test(text(extension, "url") ?? ""))
    .flatMap((extension) => Concept.named(extension, "valueCodeableConcept").words)
