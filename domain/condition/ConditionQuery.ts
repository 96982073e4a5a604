import { lately } from "../Memo.ts"
import * as Analyzer from "./Analyzer.ts"
import { mostCharacters, mostWords } from "./ConditionLength.ts"
import * as DiseaseFamily from "./DiseaseFamily.ts"
import { bloodCancers, commonWords, courseWords, sharedWords, tumorEndings } from "./DiseaseLexicon.ts"
import * as DiseaseNames from "./DiseaseNames.ts"
import * as KindInBrackets from "./KindInBrackets.ts"
import * as LaunchArea from "./LaunchArea.ts"
import * as NamedWithin from "./NamedWithin.ts"
import { levels, type Names, type Sought } from "./Nearness.ts"
import * as OtherIllnesses from "./OtherIllnesses.ts"
import * as PhraseMatcher from "./PhraseMatcher.ts"
import * as PlainNames from "./PlainNames.ts"
import * as VocabularyName from "./VocabularyName.ts"

/** A condition as it is looked for in records: in titles and lists, and in running text. */
export interface Condition {
  /** What it is called in our vocabulary. Nothing where it is written in other words. */
  readonly vocabularyName: string | undefined
  readonly inLists: Sought
  readonly inProse: Sought
  readonly isSolidTumor: boolean
}

type Words = ReadonlyArray<ReadonlyArray<string>>

const abbreviation = /^[A-Z][A-Z0-9]{1,3}$/

const inBrackets = /\(([A-Z][A-Z0-9]{1,7})\)/g

/** So many names in brackets are taken from a condition: each of them is looked for in every text. */
const mostInBrackets = 8

/** "Chronic obstructive pulmonary disease (COPD)" gives two names. */
const spellings = (text: string): ReadonlyArray<string> => {
  const short = new Set<string>()
  const rest = text.replace(inBrackets, (_, name: string) => {
    if (short.size < mostInBrackets) short.add(name)

    return " "
  })

  return [rest.trim(), ...short]
}

const isOfTheName = (word: string): boolean => !courseWords.has(word) && !commonWords.has(word)

/** "Cancer" alone, of whatever course, may be one of the blood. */
const namesTumor = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => tumorEndings.some((ending) => word.endsWith(ending))) ||
  (words.includes("cancer") && words.some((word) => word !== "cancer" && isOfTheName(word)))

const areOfSolidTumor = (names: Words): boolean =>
  names.some(namesTumor) && !names.flat().some((word) => bloodCancers.some((beginning) => word.startsWith(beginning)))

const isTelling = (word: string): boolean => word.length > 2 && !sharedWords.has(word)

/** How a name mostly stands in a text, if it holds no marks but hyphens. */
const asWritten = (name: string): { readonly written?: string } => {
  const written = Analyzer.plain(name)

  return /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(written) ? { written } : {}
}

const worth = (names: Words, worth: number): ReadonlyArray<PhraseMatcher.Phrase> =>
  names.map((words) => ({ words, worth }))

const isShortName = /^[A-Z][A-Z0-9]{1,5}$/

/** Of the short names of a disease those that tell it: two letters mean too many things, if they are not the caller's own. */
const isWrittenShort = (name: string): boolean => isShortName.test(name) && name.length > 2

const namesOf = (names: ReadonlyArray<string>, worthEach: number): Names => ({
  abbreviations: names.filter(isWrittenShort),
  phrases: PhraseMatcher.of(phrasesOf(names, worthEach)),
})

const phrasesOf = (names: ReadonlyArray<string>, worthEach: number): ReadonlyArray<PhraseMatcher.Phrase> =>
  worth(names.filter((name) => !isShortName.test(name)).map(Analyzer.of), worthEach)

/** Phrases without those that hold another of at least their worth: where the longer stands the shorter does. */
const distinct = (phrases: ReadonlyArray<PhraseMatcher.Phrase>): ReadonlyArray<PhraseMatcher.Phrase> => {
  const kept: Array<PhraseMatcher.Phrase> = []
  for (const phrase of phrases.toSorted((one, other) => one.words.length - other.words.length)) {
    const isHeld = kept.some(
      (shorter) =>
        shorter.worth >= phrase.worth && Analyzer.hold(phrase.words, shorter.words) && phrase.written === undefined,
    )
    if (!isHeld) kept.push(phrase)
  }

  return kept
}

const unknown: DiseaseFamily.DiseaseFamily = { own: [], narrower: [], broader: [], beside: [] }

/** What the launch area is called that a condition belongs to. */
const namesOfArea = (text: string): ReadonlyArray<string> =>
  text.length > mostCharacters ? [] : (LaunchArea.kinOf(text)?.area.names ?? [])

/** A launch area goes by its own names, as a part of a condition, too. */
const familyOf = (name: string): DiseaseFamily.DiseaseFamily | undefined => {
  const area = LaunchArea.find(name)

  return area === undefined ? DiseaseFamily.of(name) : { ...unknown, own: area.names }
}

/** What is known of the first of some names of which anything is. */
const firstKnown = <Known>(
  names: ReadonlyArray<string>,
  lookUp: (name: string) => Known | undefined,
): Known | undefined => {
  for (const name of names) {
    const known = lookUp(name)
    if (known !== undefined) return known
  }

  return undefined
}

const isKnown = (name: string): boolean => LaunchArea.find(name) !== undefined || DiseaseNames.named(name).length > 0

/** Whether a text is the longer name of another illness, which holds a name: "heat stroke". */
const isOtherIllness = (text: string, { known }: NamedWithin.Named<string>): boolean => {
  const others = OtherIllnesses.holding([Analyzer.plain(known)])

  return others !== undefined && Analyzer.plain(text).search(others) >= 0
}

/** The longest name within a text, and where; of two the one that is a kind of the other: ALS of "ALS motor neurone disease". */
const meantWithin = (text: string, isName: (name: string) => boolean): NamedWithin.Named<string> | undefined => {
  const longestIn = (part: string) => NamedWithin.longest(part, (name) => (isName(name) ? name : undefined))
  const wide = longestIn(text)
  if (wide === undefined || isOtherIllness(text, wide)) return undefined
  const isKind = (other: NamedWithin.Named<string> | undefined): other is NamedWithin.Named<string> =>
    other !== undefined && DiseaseFamily.isKindOf(other.known, wide.known)
  const before = longestIn(text.slice(0, wide.start))
  if (isKind(before)) return before
  const behind = longestIn(text.slice(wide.end))

  return isKind(behind) ? { ...behind, start: wide.end + behind.start, end: wide.end + behind.end } : wide
}

const knownWithin = <Known>(text: string, lookUp: (name: string) => Known | undefined): Known | undefined => {
  const meant = meantWithin(text, isKnown)

  return meant === undefined ? undefined : lookUp(meant.known)
}

/**
 * What a condition is called as it was written, and what `lookUp` knows of it: as a whole; else without words of course and kind, or
 * of the longest name within it. A launch area is known by its own names alone.
 */
const called = <Known>(text: string, lookUp: (name: string) => Known | undefined) => {
  const area = LaunchArea.find(text)
  const written = area?.names ?? spellings(text)
  const isShort = (name: string) => area === undefined && abbreviation.test(name)
  const long = written.filter((name) => !isShort(name))
  const names = long.map((name) => Analyzer.of(name).slice(0, mostWords))
  const cores = area === undefined ? names.map((words) => words.filter(isOfTheName)) : []
  const shorter = cores.filter((core, index) => core.length !== names[index]?.length)
  const said = { short: written.filter(isShort), long, names, cores, shorter }
  if (area !== undefined) return { ...said, whole: undefined, core: undefined }
  const whole = firstKnown(written, lookUp)
  if (whole !== undefined) return { ...said, whole, core: undefined }
  const core =
    firstKnown(
      shorter.map((words) => words.join(" ")),
      lookUp,
    ) ?? knownWithin(text, lookUp)

  return { ...said, whole, core }
}

const workedOut = (text: string, vocabularyName: string | undefined): Condition => {
  const { core, cores, long, names, short, shorter, whole } = called(text, familyOf)
  const family = whole ?? core ?? unknown
  const parts = [...new Set(cores.flat().filter(isTelling))].map((word) => [word])
  const known = whole === undefined ? levels.nearlyNamed : levels.named
  const others = OtherIllnesses.holding([text, ...family.own].map(Analyzer.plain))
  const isOfOther = (name: string): boolean => others !== undefined && Analyzer.plain(name).search(others) >= 0
  const own = [
    ...worth(names, levels.named).map((phrase, index) => ({ ...phrase, ...asWritten(long[index] ?? "") })),
    ...worth(shorter, levels.nearlyNamed),
    ...worth(parts, levels.related),
    ...phrasesOf(family.own, known),
    ...phrasesOf(namesOfArea(text), levels.nearlyNamed),
  ]
  const inAnyCase = worth(short.map(Analyzer.of), levels.nearlyNamed)
  const abbreviations = [...new Set([...short, ...family.own.filter(isWrittenShort)])]
  const beside = namesOf(family.beside, levels.named)

  return {
    vocabularyName,
    inLists: {
      abbreviations,
      phrases: PhraseMatcher.of(
        distinct([
          ...own,
          ...inAnyCase,
          ...phrasesOf(
            family.narrower.filter((name) => !isOfOther(name)),
            known,
          ),
          ...phrasesOf(family.broader, levels.broader),
        ]),
      ),
      beside,
      others,
    },
    inProse: { abbreviations, phrases: PhraseMatcher.of(distinct(own)), beside, others },
    isSolidTumor: areOfSolidTumor([...names, ...family.own.map(Analyzer.of)]),
  }
}

/** So many of the vocabulary's conditions stay at hand. Each holds some hundred phrases. */
const mostAtHand = 32

const atHand = lately<Condition>(mostAtHand)

const ofVocabulary = (name: string): Condition => atHand(name, () => workedOut(name, name))

/**
 * A launch area goes by its own names. Any other condition goes by the caller's words and, where the Disease Ontology knows it or
 * a disease that is named within it, by the names of that disease and of its kinds; what it is a kind of is near, and so is the launch
 * area that it belongs to.
 */
export const of = (written: string): Condition => {
  const text = KindInBrackets.read(PlainNames.read(written))
  const name = VocabularyName.of(text)

  return name === undefined ? workedOut(text, undefined) : ofVocabulary(name)
}

/** Whether a condition is a solid tumor: "cancer" alone is none. */
export const isSolidTumor = (written: string): boolean => {
  const text = KindInBrackets.read(PlainNames.read(written))
  const name = VocabularyName.of(text)
  if (name !== undefined) return ofVocabulary(name).isSolidTumor
  const { core, names, whole } = called(text, DiseaseFamily.ownNames)

  return areOfSolidTumor([...names, ...(whole ?? core ?? []).map(Analyzer.of)])
}

const isName = (name: string): boolean => isKnown(name) || LaunchArea.kinOf(name)?.isSame === true

/** What joins a word to a name: "SOD1-ALS". */
const joint = /(?<=[\p{L}\p{N}])-$/u

/** A condition by the longest name of a disease in it, as it stands there, and what it says besides. */
export interface Apart {
  readonly disease: string
  readonly besides: string
}

/** "EGFR mutant NSCLC" is "NSCLC", and "EGFR mutant" besides. The disease is empty where none that is known is named. */
export const apart = (written: string): Apart => {
  const text = PlainNames.read(written)
  if (isName(text)) return { disease: text, besides: "" }
  const { end, start } = meantWithin(text, isName) ?? { start: 0, end: 0 }
  const before = text.slice(0, start).replace(joint, "").trimEnd()

  return { disease: text.slice(start, end), besides: `${before} ${text.slice(end)}`.trim() }
}

/** Whether a name is that of a disease, and of none so wide that it tells nothing: "cancer", "disease". */
const isNarrow = (name: string): boolean =>
  (LaunchArea.find(name)?.names ?? DiseaseFamily.ownNames(name) ?? []).length > 0

/** The disease that a condition names among other words, as it stands there: "NSCLC" of "EGFR mutant NSCLC". */
export const diseaseWithin = (condition: string): string | undefined => {
  if (condition.length > mostCharacters) return undefined
  const text = PlainNames.read(condition).trim()
  const name = meantWithin(text, isNarrow)?.known

  return name === text ? undefined : name
}
