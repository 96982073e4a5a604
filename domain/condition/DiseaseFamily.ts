import * as Analyzer from "./Analyzer.ts"
import { commonWords, courseWords, sharedWords } from "./DiseaseLexicon.ts"
import * as DiseaseNames from "./DiseaseNames.ts"

/** What a disease and those around it are called. */
export interface DiseaseFamily {
  readonly own: ReadonlyArray<string>
  /** Kinds of it: who has lung cancer may have a small cell lung cancer. */
  readonly narrower: ReadonlyArray<string>
  /** What it is a kind of. */
  readonly broader: ReadonlyArray<string>
  /** Other kinds of that. */
  readonly beside: ReadonlyArray<string>
}

type Disease = DiseaseNames.Disease

/** A disease with more kinds than this is too wide for each of them to be meant, or for others of its kinds to be near. */
const mostKinds = 200

/** So many levels are climbed. */
const highest = 2

/** So many names of each sort are kept, or the first of each disease where these are more. */
const mostNames = 60

const allBelow = (disease: Disease, most: number): ReadonlyArray<Disease> => {
  const found = new Map<string, Disease>()
  const waiting = [...disease.narrower]
  for (let number = waiting.shift(); number !== undefined && found.size <= most; number = waiting.shift()) {
    const below = found.has(number) ? undefined : DiseaseNames.numbered(number)
    if (below === undefined) continue
    found.set(number, below)
    waiting.push(...below.narrower)
  }

  return [...found.values()]
}

/** What is below a disease that is not too wide. */
const kindsOf = (disease: Disease): ReadonlyArray<Disease> | undefined => {
  const below = allBelow(disease, mostKinds)

  return below.length > mostKinds ? undefined : below
}

const allAbove = (diseases: ReadonlyArray<Disease>): ReadonlyArray<Disease> =>
  [...new Set(diseases.flatMap(({ broader }) => broader))].flatMap((number) => DiseaseNames.numbered(number) ?? [])

/** Whether a name tells a disease apart: "cancer" and "cell disorder" do not. */
const isTelling = (name: string): boolean =>
  Analyzer.of(name).some(
    (word) => word.length > 1 && ![sharedWords, commonWords, courseWords].some((words) => words.has(word)),
  )

/** Names of diseases that differ in more than spelling: the first of each disease, then the others. */
const namesOf = (diseases: ReadonlyArray<Disease>): ReadonlyArray<string> => {
  const all = [
    ...diseases.flatMap(({ names }) => names.slice(0, 1)),
    ...diseases.flatMap(({ names }) => names.slice(1)),
  ]
  const byKey = new Map(
    all
      .filter(isTelling)
      .map((name) => [DiseaseNames.keyOf(name), name] as const)
      .toReversed(),
  )

  return [...byKey.values()].toReversed().slice(0, Math.max(mostNames, Math.min(diseases.length, mostKinds)))
}

/** Whether what a text names with all of its words is a kind of what another does. */
export const isKindOf = (text: string, other: string): boolean => {
  const above = new Set(DiseaseNames.named(other).map(({ number }) => number))
  const seen = new Set<string>()
  const waiting = DiseaseNames.named(text).flatMap(({ broader }) => broader)
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (above.has(number)) return true
    if (!seen.has(number)) waiting.push(...(DiseaseNames.numbered(number)?.broader ?? []))
    seen.add(number)
  }

  return false
}

/** What the diseases are called that a text names with all of its words; nothing where it names none that is known. */
export const ownNames = (text: string): ReadonlyArray<string> | undefined => {
  const diseases = DiseaseNames.named(text)

  return diseases.length === 0 ? undefined : namesOf(diseases)
}

/** The family of the diseases that a text names with all of its words; nothing where it names none that is known. */
export const of = (text: string): DiseaseFamily | undefined => {
  const diseases = DiseaseNames.named(text)
  if (diseases.length === 0) return undefined
  const kinds = diseases.flatMap((disease) => kindsOf(disease) ?? [])
  const family = new Set([...diseases, ...kinds].map(({ number }) => number))
  const broader: Array<Disease> = []
  const beside: Array<Disease> = []
  let level: ReadonlyArray<Disease> = diseases
  for (let height = 0; height < highest; height++) {
    const above = allAbove(level)
    level = above.filter((each) => kindsOf(each) !== undefined)
    for (const { number } of above) family.add(number)
    broader.push(...above)
    for (const number of level.flatMap(({ narrower }) => narrower)) {
      const other = family.has(number) ? undefined : DiseaseNames.numbered(number)
      if (other !== undefined) beside.push(other)
    }
  }

  const broaderNames = namesOf(broader)
  const keysAbove = new Set(broaderNames.map(DiseaseNames.keyOf))

  return {
    own: namesOf(diseases),
    narrower: namesOf(kinds),
    broader: broaderNames,
    beside: namesOf(beside).filter((name) => !keysAbove.has(DiseaseNames.keyOf(name))),
  }
}
