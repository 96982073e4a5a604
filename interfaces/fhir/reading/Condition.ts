import { Either } from "effect"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as Background from "./Background.ts"
import * as Diagnoses from "./Diagnoses.ts"
import * as DiseaseName from "./DiseaseName.ts"
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
  readonly diagnosis: Diagnoses.Diagnosis
}

/** The name of the first of its words that our vocabulary knows; else the first of its words. */
const nameOf = (diagnosis: Diagnoses.Diagnosis): string | undefined => {
  const words = Diagnoses.wordsOf(diagnosis)

  return (
    words.map(DiseaseName.known).find((name) => name !== undefined) ??
    words.map(DiseaseName.plain).find((name) => /\p{L}{3}/u.test(name))
  )
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
 * tumours, the one that all began with before others; else a launch area, else what is not widespread.
 */
const preferences: ReadonlyArray<ReadonlyArray<Test>> = [
  [({ diagnosis }) => !(Background.isNoDisease(diagnosis) || Background.isManifestation(diagnosis))],
  [
    ({ diagnosis }) => diagnosis.isPrimary,
    ({ diagnosis }) => diagnosis.isCancer,
    ({ name }) => LaunchArea.find(name) !== undefined,
    ({ diagnosis }) => !Background.isWidespread(diagnosis),
  ],
]

const candidates = (all: ReadonlyArray<Named>): ReadonlyArray<Named> =>
  preferences.reduce(
    (left, tests) => tests.map((test) => left.filter(test)).find((each) => each.length > 0) ?? left,
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

const asked = "Parameters.parameter.where(name = 'condition')"

/** The disease that is meant: the one that the caller names, or the only one that the record leaves. A step for each diagnosis. */
export function* of(
  resources: Resources,
  all: ReadonlyArray<Diagnoses.Diagnosis>,
): Steps.Steps<Either.Either<Condition, Refusal>> {
  const primary = all.filter(({ isSecondary }) => !isSecondary)
  const read = yield* Steps.each(primary, (diagnosis) => {
    const name = nameOf(diagnosis)

    return name === undefined ? [] : [{ name, diagnosis }]
  })
  const named = read.flat()
  const wanted = Diagnoses.parameter(resources, "condition")
  if (wanted !== undefined) {
    const name = DiseaseName.known(wanted) ?? wanted

    return Either.right({
      name,
      diagnoses: named.filter((each) => areOne(each.name, name)).map(({ diagnosis }) => diagnosis),
      told: [told("condition: as the caller names it", asked)],
    })
  }
  const left = candidates(named)
  if (left.length === 0)
    return Either.left({
      sentence: "No disease is told in words that studies could be looked for by; name it in the parameter condition.",
      expressions: all.slice(0, mostNamed).map(({ resource }) => `${resource.expression}.code`),
    })
  const name = oneOf(left)
  if (name === undefined)
    return Either.left({
      sentence: "The record tells of several diseases; name the one that is meant in the parameter condition.",
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
              "Left aside beside it; if another is meant, name it in the parameter condition.",
              ...expressionsOf(others),
            ),
          ]),
    ],
  })
}
