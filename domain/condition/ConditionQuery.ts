import * as Analyzer from "./Analyzer.ts"
import { bloodCancers, commonWords, courseWords, sharedWords, tumorEndings } from "./DiseaseLexicon.ts"
import * as LaunchArea from "./LaunchArea.ts"
import * as PhraseMatcher from "./PhraseMatcher.ts"

/** What is looked for in a text: phrases worth as near as they come, and short names in capitals. */
export interface Sought {
  readonly phrases: PhraseMatcher.Phrases
  /** They are to be found as they are written: "MS" is not "ms". */
  readonly abbreviations: ReadonlyArray<string>
}

/** A condition as it is looked for in records: in titles and lists, and in running text. */
export interface Condition {
  readonly inLists: Sought
  readonly inProse: Sought
  readonly isSolidTumor: boolean
}

/** How near a text may come: it names the condition, it does but for words of course and kind, or it holds a telling word. */
export const near = { named: 3, nearlyNamed: 2, related: 1 } as const

/** How near a text comes to naming the condition, if nearer than `least`. `plain` is the same text, plain. */
export const nearness = ({ abbreviations, phrases }: Sought, text: string, plain: string, least: number): number =>
  abbreviations.some((short) => Analyzer.holdWritten(text, short))
    ? near.named
    : PhraseMatcher.worthIn(phrases, plain, least)

/** The same of a title or an entry of a list, where a name mostly stands as it is written. */
export const nearnessOfEntry = (sought: Sought, text: string, least: number): number => {
  const written = PhraseMatcher.worthAsWritten(sought.phrases, text.toLowerCase(), least)

  return written === near.named ? written : nearness(sought, text, Analyzer.plain(text), written)
}

type Names = ReadonlyArray<ReadonlyArray<string>>

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

const isSolidTumor = (names: Names): boolean => {
  const words = names.flat()

  return (
    words.some((word) => word === "cancer" || tumorEndings.some((ending) => word.endsWith(ending))) &&
    !words.some((word) => bloodCancers.some((beginning) => word.startsWith(beginning)))
  )
}

/** As many words as the registry takes. */
const mostWords = 12

const isOfTheName = (word: string): boolean => !courseWords.has(word) && !commonWords.has(word)

const isTelling = (word: string): boolean => word.length > 2 && !sharedWords.has(word)

/** How a name mostly stands in a text, if it holds no marks but hyphens. */
const asWritten = (name: string): { readonly written?: string } => {
  const written = Analyzer.plain(name)

  return /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(written) ? { written } : {}
}

const worth = (names: Names, worth: number): ReadonlyArray<PhraseMatcher.Phrase> =>
  names.map((words) => ({ words, worth }))

/** A launch area goes by its own names; of any other condition a caller's words are all that is known. */
export const of = (text: string): Condition => {
  const area = LaunchArea.find(text)
  const written = area?.names ?? spellings(text)
  const isShort = (name: string) => area === undefined && abbreviation.test(name)
  const abbreviations = written.filter(isShort)
  const long = written.filter((name) => !isShort(name))
  const names = long.map((name) => Analyzer.of(name).slice(0, mostWords))
  const cores = area === undefined ? names.map((words) => words.filter(isOfTheName)) : []
  const shorter = cores.filter((core, index) => core.length !== names[index]?.length)
  const parts = [...new Set(cores.flat().filter(isTelling))].map((word) => [word])
  const phrases = [
    ...worth(names, near.named).map((phrase, index) => ({ ...phrase, ...asWritten(long[index] ?? "") })),
    ...worth(shorter, near.nearlyNamed),
    ...worth(parts, near.related),
  ]
  const inAnyCase = worth(abbreviations.map(Analyzer.of), near.nearlyNamed)

  return {
    inLists: { abbreviations, phrases: PhraseMatcher.of([...phrases, ...inAnyCase]) },
    inProse: { abbreviations, phrases: PhraseMatcher.of(phrases) },
    isSolidTumor: isSolidTumor(names),
  }
}
