import { Either } from "effect"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as Steps from "../../../domain/Steps.ts"
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

/** Those of which it can be told that they are what somebody looks for studies of: tumours before all else, then a launch area. */
const candidates = (all: ReadonlyArray<Named>): ReadonlyArray<Named> => {
  const some = (test: (named: Named) => boolean) => all.filter(test)
  const [first = all] = [
    some(({ diagnosis }) => diagnosis.isPrimary),
    some(({ diagnosis }) => diagnosis.isCancer),
    some(({ name }) => LaunchArea.find(name) !== undefined),
  ].filter((each) => each.length > 0)

  return first
}

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

  return Either.right({
    name,
    diagnoses: left.map(({ diagnosis }) => diagnosis),
    told: [told("condition: by its usual name", ...expressionsOf(left))],
  })
}
