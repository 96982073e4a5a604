import { once } from "../Memo.ts"
import * as SortedLines from "../SortedLines.ts"
import * as Steps from "../Steps.ts"
import * as Analyzer from "./Analyzer.ts"
import keys from "./disease-keys.txt"
import diseases from "./diseases.txt"
import { organs } from "./OrganLexicon.ts"

/** A disease of the Disease Ontology. `broader` and `narrower` are the numbers of others. */
export interface Disease {
  readonly number: string
  readonly names: ReadonlyArray<string>
  readonly broader: ReadonlyArray<string>
  readonly narrower: ReadonlyArray<string>
}

/** What names have in common that differ in nothing but spelling, number and the order of their words. */
export const keyOf = (name: string): string => Analyzer.of(name).toSorted().join(" ")

const listed = (text: string | undefined, mark: string): ReadonlyArray<string> =>
  text === undefined || text === "" ? [] : text.split(mark)

/** A disease by its number. */
export const numbered = (number: string): Disease | undefined => {
  const told = SortedLines.find(diseases, number)
  if (told === undefined) return undefined
  const [names, broader, narrower] = told.split("\t")

  return { number, names: listed(names, "|"), broader: listed(broader, ","), narrower: listed(narrower, ",") }
}

/** The other words for the same organ, as they are compared. */
const otherWords: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  organs
    .map((words) => words.map(Analyzer.termOf))
    .flatMap((words) => words.map((word) => [word, words.filter((other) => other !== word)] as const)),
)

/** What a key is with another word for one of its organs: "gullet cancer" as "esophageal cancer". */
const otherKeys = (key: string): ReadonlyArray<string> => {
  const words = key.split(" ")

  return words.flatMap((word, at) =>
    (otherWords.get(word) ?? []).map((other) => words.with(at, other).toSorted().join(" ")),
  )
}

const told = (key: string): string | undefined => SortedLines.find(keys, key)

/** The diseases that a text names with all of its words; mostly one or none. */
export const named = (text: string): ReadonlyArray<Disease> => {
  const key = keyOf(text)
  const numbers = [key, ...otherKeys(key)].flatMap((each) => listed(told(each), ","))

  return [...new Set(numbers)].flatMap((number) => numbered(number) ?? [])
}

const lines = (): ReadonlyArray<string> => diseases.trimEnd().split("\n")

const namesIn = (line: string): string => line.split("\t")[1] ?? ""

/** The names of each disease, its own first. */
export const all = (): Steps.Steps<ReadonlyArray<ReadonlyArray<string>>> =>
  Steps.each(lines(), (line) => listed(namesIn(line), "|"))

const ofLetters = /[a-z0-9]+(?:'s(?![a-z]))?/g

/** Every word of every name, in lower case. */
export const words = Steps.once(function* (): Steps.Steps<ReadonlySet<string>> {
  const known = new Set<string>()
  yield* Steps.each(lines(), (line) => {
    for (const word of namesIn(line).toLowerCase().match(ofLetters) ?? []) known.add(word)
  })

  return known
})

/** The same for whoever asks in the midst of a step: what reads profiles has found them before. */
export const vocabulary = once(() => Steps.whole(words()))
