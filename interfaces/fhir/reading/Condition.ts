import { Either } from "effect"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as Background from "./Background.ts"
import * as Consequences from "./Consequences.ts"
import * as Diagnoses from "./Diagnoses.ts"
import * as DiseaseName from "./DiseaseName.ts"
import type { Element } from "./Element.ts"
import * as Icd10 from "./Icd10.ts"
import * as Parameter from "./Parameter.ts"
import type { Resources } from "./Resources.ts"
import { type Refusal, type Told, told } from "./Told.ts"

/** The disease that studies are looked for, and the diagnoses that tell it; none where a caller named it alone. */
export interface Condition {
  readonly name: string
  readonly diagnoses: ReadonlyArray<Diagnoses.Diagnosis>
  readonly told: ReadonlyArray<Told>
}

interface Named {
  readonly name: string
  /** Whether our vocabulary knows it. */
  readonly isKnown: boolean
  readonly diagnosis: Diagnoses.Diagnosis
  /** What it comes of: diseases by name, as its words say, and those that it is known to come of. */
  readonly causes: { readonly stated: ReadonlyArray<string>; readonly known: ReadonlyArray<RegExp> }
}

const causesOf = ({ concept: { words } }: Diagnoses.Diagnosis): Named["causes"] => ({
  stated: Consequences.statedCauses(words).flatMap((written) => DiseaseName.known(written) ?? []),
  known: Consequences.knownCauses(words),
})

/** Names of tumors that say themselves which disease it is; a carcinoma is one of its organ. */
const ofItself = new RegExp(
  `(?:${[
    "blastoma",
    "sarcoma",
    "lymphoma",
    "melanoma",
    "glioma",
    "astrocytoma",
    "ependymoma",
    "mesothelioma",
    "thymoma",
    "chordoma",
    "germinoma",
    "seminoma",
    "paraganglioma",
    "pheochromocytoma",
  ].join("|")})$`,
  "i",
)

/** A name that tells the organ of a tumor and no more: "adrenal medulla cancer". */
const ofOrgan = /^(.+) cancer$/

/** The name of a tumor, narrowed by its tissue where it is named by its organ alone: "lung cancer", "small cell carcinoma". */
const narrowed = (name: string, diagnosis: Diagnoses.Diagnosis): string => {
  const [, organ] = ofOrgan.exec(LaunchArea.find(name)?.name ?? name) ?? []
  if (organ === undefined) return name
  const tissues = Diagnoses.histologyOf(diagnosis).map(DiseaseName.plain)
  const inOrgan = tissues.map((tissue) => DiseaseName.whole(`${organ} ${tissue}`)).find((each) => each !== undefined)

  return (
    inOrgan ?? tissues.map(DiseaseName.known).find((tissue) => tissue !== undefined && ofItself.test(tissue)) ?? name
  )
}

/** What no name of a disease holds, and words around one may: numbers of records, addresses, names of forms. */
const identifying = /\d{4}|@|\b(?:MRN|DOB|SSN|NHS|phone|tel|mr|mrs)\b/i

const mostWords = 10

/** A name that our vocabulary does not know, up to the first mark; nothing where that may be no name. */
const unknownName = (written: string): string | undefined => {
  const name =
    DiseaseName.plain(written)
      .split(/[,;:([\n]|\s[-–—]\s/)[0]
      ?.trim() ?? ""

  return /\p{L}{3}/u.test(name) && !identifying.test(name) && name.split(/\s+/).length <= mostWords ? name : undefined
}

/** The name of the first of its words that our vocabulary knows; else the first of its words that may be a name. */
const namedOf = (diagnosis: Diagnoses.Diagnosis): ReadonlyArray<Named> => {
  const words = Diagnoses.wordsOf(diagnosis)
  const { codes } = diagnosis.concept
  const isBenign = Icd10.areNotMalignant(codes) && !words.some(DiseaseName.isMalignant)
  const known = words
    .map(DiseaseName.known)
    .find((name) => name !== undefined && !(isBenign && DiseaseName.isMalignant(name)))
  const name =
    known === undefined ? words.map(unknownName).find((each) => each !== undefined) : narrowed(known, diagnosis)

  return name === undefined ? [] : [{ name, isKnown: known !== undefined, diagnosis, causes: causesOf(diagnosis) }]
}

/** So many resources are named where it is not clear which is meant. */
const mostNamed = 50

const expressionsOf = (named: ReadonlyArray<Named>): ReadonlyArray<string> =>
  named.slice(0, mostNamed).map(({ diagnosis }) => `${diagnosis.resource.expression}.code`)

/** All diseases above one, itself among them. */
const withBroader = (name: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [...DiseaseNames.named(LaunchArea.find(name)?.name ?? name)]
  for (let disease = waiting.pop(); disease !== undefined; disease = waiting.pop()) {
    if (seen.has(disease.number)) continue
    seen.add(disease.number)
    waiting.push(...disease.broader.flatMap((number) => DiseaseNames.numbered(number) ?? []))
  }

  return seen
}

/** Whether one of two names is the other, or a kind of it. */
const areOne = (one: string, other: string): boolean => {
  if (one === other) return true
  const numbersOf = (name: string) =>
    DiseaseNames.named(LaunchArea.find(name)?.name ?? name).map(({ number }) => number)
  const isAbove = (above: string, below: string) => {
    const all = withBroader(below)

    return numbersOf(above).some((number) => all.has(number))
  }

  return isAbove(one, other) || isAbove(other, one)
}

type Test = (named: Named) => boolean

/**
 * What tells those that somebody looks for studies of, one test after the other among those that are left: what is a disease; then
 * tumors, the one that all began with before others; else a launch area, else what is not widespread; and of those what is known and
 * not common.
 */
const preferences: ReadonlyArray<ReadonlyArray<Test>> = [
  [({ diagnosis }) => !(Background.isNoDisease(diagnosis) || Background.isManifestation(diagnosis))],
  [
    ({ diagnosis }) => diagnosis.isPrimary,
    ({ diagnosis, name }) => diagnosis.isCancer || DiseaseName.isMalignant(name),
    ({ name }) => LaunchArea.find(name) !== undefined,
    ({ diagnosis }) => !Background.isWidespread(diagnosis),
  ],
  [({ diagnosis, isKnown }) => isKnown && !Background.isCommon(diagnosis)],
]

/** Whether one name is another, or that of a kind of it: "pulmonary sarcoidosis" is a sarcoidosis. */
const isNamedIn = (one: string, other: string): boolean => one === other || other.endsWith(` ${one}`)

/** Whether a disease comes of another by name, by its words or as is known of the two. */
const comesOf = ({ causes, name }: Named, cause: string): boolean =>
  cause !== name &&
  (causes.stated.some((stated) => isNamedIn(stated, cause) || isNamedIn(cause, stated)) ||
    causes.known.some((disease) => disease.test(cause)))

/** Those that come of no other that is left and not widespread. */
const withoutConsequences = (left: ReadonlyArray<Named>): ReadonlyArray<Named> => {
  const causes = [
    ...new Set(left.filter(({ diagnosis }) => !Background.isWidespread(diagnosis)).map(({ name }) => name)),
  ]
  const first = left.filter((named) => !causes.some((cause) => comesOf(named, cause)))

  return first.length > 0 ? first : left
}

const candidates = (all: ReadonlyArray<Named>): ReadonlyArray<Named> =>
  preferences.reduce(
    (left, tests) =>
      withoutConsequences(tests.map((test) => left.filter(test)).find((each) => each.length > 0) ?? left),
    all,
  )

/** The narrowest of names of one disease; nothing where they are of several. */
const oneOf = (named: ReadonlyArray<Named>): string | undefined => {
  const [first, ...rest] = [...new Set(named.map(({ name }) => name))]
  if (first === undefined || rest.some((name) => !areOne(first, name))) return undefined
  const isBroad = (name: string) =>
    rest.some((other) => other !== name && withBroader(other).size > withBroader(name).size)

  return LaunchArea.find(first) !== undefined || !isBroad(first) ? first : (rest[0] ?? first)
}

const nameIt = "name the disease in the `condition` parameter."

const empty = {
  Bundle: "The Bundle holds no resources; each stands in the `resource` of an `entry`.",
  Parameters: "The Parameters hold no resources; send the record as a Bundle in `trialMatchClinicalData`.",
} as const

/** Why a record tells no disease to search for. */
const refusalOf = (resources: Resources, { all, leftAside }: Diagnoses.Diagnoses): Refusal => {
  const reasons = leftAside.filter(({ sentence }) => sentence.startsWith("Condition"))
  if (all.length > 0) {
    const areCodes = all.every(({ concept: { words } }) => words.length === 0)

    return {
      sentence: areCodes
        ? `The codes of the record's Conditions cannot be read without a text or a display; ${nameIt}`
        : `The record names no disease that can be searched for; ${nameIt}`,
      expressions: all.slice(0, mostNamed).map(({ resource }) => `${resource.expression}.code`),
    }
  }
  if (reasons.length > 0)
    return {
      sentence: [
        `No Condition of the record can be used; ${nameIt}`,
        ...new Set(reasons.map(({ sentence }) => sentence)),
      ].join(" "),
      expressions: reasons.flatMap(({ expressions }) => expressions).slice(0, mostNamed),
    }
  const isEmpty = resources.all.length === 0

  return { sentence: isEmpty ? empty[resources.type] : `The record holds no Condition; ${nameIt}`, expressions: [] }
}

/** Why studies are not looked for of what else stands beside the spread of a cancer that is not told. */
const ofSpread = (spread: ReadonlyArray<Diagnoses.Diagnosis>): Refusal => ({
  sentence: `The record tells of a spread, and not of the cancer that it comes from; ${nameIt}`,
  expressions: spread.slice(0, mostNamed).map(({ resource }) => `${resource.expression}.code`),
})

/** Whether a spread may be of it; what our vocabulary does not know may be a cancer. */
const maySpread = ({ diagnosis, isKnown, name }: Named): boolean =>
  !isKnown || diagnosis.isCancer || Diagnoses.isCancer(name)

/** The disease that a parameter names, by the name in use where our vocabulary knows it. */
export const nameIn = (element: Element): string | undefined => {
  const { codes, words } = Parameter.conceptOf(element)
  const written = [...words, ...codes.flatMap((code) => Icd10.nameOf(code) ?? [])]

  return written.map(DiseaseName.known).find((name) => name !== undefined) ?? written[0]
}

/** Diagnoses that are no spread; where none of them is a cancer, also what a spread is said to be of. */
const ownDiseases = ({ all }: Diagnoses.Diagnoses): ReadonlyArray<Diagnoses.Diagnosis> => {
  const own = all.filter(({ isSecondary }) => !isSecondary)
  if (own.some(({ isCancer }) => isCancer)) return own

  return [...own, ...all.flatMap((each) => (each.isSecondary ? (Diagnoses.originOf(each) ?? []) : []))]
}

/** The disease that is meant: the one that the caller names, or the only one that the record leaves. A step for each diagnosis. */
export function* of(
  resources: Resources,
  diagnoses: Diagnoses.Diagnoses,
): Steps.Steps<Either.Either<Condition, Refusal>> {
  const read = yield* Steps.each(ownDiseases(diagnoses), namedOf)
  const named = read.flat()
  const [asked] = Parameter.given(resources, "condition")
  const wanted = asked === undefined ? undefined : nameIn(asked)
  if (wanted !== undefined)
    return Either.right({
      name: wanted,
      diagnoses: named.filter((each) => areOne(each.name, wanted)).map(({ diagnosis }) => diagnosis),
      told: [told("condition: as the caller names it", Parameter.at("condition"))],
    })
  const left = candidates(named)
  const spread = diagnoses.all.filter(({ isSecondary }) => isSecondary)
  if (spread.length > 0 && !left.some(maySpread)) return Either.left(ofSpread(spread))
  if (left.length === 0) return Either.left(refusalOf(resources, diagnoses))
  const name = oneOf(left)
  if (name === undefined)
    return Either.left({
      sentence: "The record lists several diseases; name the one to search for in the `condition` parameter.",
      expressions: expressionsOf(left),
    })

  const isMeant = (each: Named) =>
    left.includes(each) || (Background.isManifestation(each.diagnosis) && areOne(each.name, name))
  const others = named.filter((each) => !isMeant(each) && !areOne(each.name, name))

  return Either.right({
    name,
    diagnoses: named.filter(isMeant).map(({ diagnosis }) => diagnosis),
    told: [
      told("condition: by its usual name", ...expressionsOf(left)),
      ...(others.length === 0
        ? []
        : [
            told(
              "Other conditions in the record were not used; if one of them is meant, name it in the `condition` parameter.",
              ...expressionsOf(others),
            ),
          ]),
    ],
  })
}
