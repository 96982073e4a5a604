import type { Marker } from "../markers/Marker.ts"

type Words = ReadonlyArray<string>

const numbers: ReadonlyMap<string, number> = new Map([
  ["i", 1],
  ["1", 1],
  ["ii", 2],
  ["2", 2],
  ["iii", 3],
  ["3", 3],
])

const classWord = /^class(?:es)?$/

const joint = /^(?:[/,&-]|and|or|class(?:es)?)$/

/** The numbers of the classes that are named from the token at `at` on, "class II or III", and where their list ends. */
const namedAt = (words: Words, at: number): { readonly classes: ReadonlyArray<number>; readonly end: number } => {
  const classes: Array<number> = []
  let end = at
  for (let next = at; classWord.test(words[at] ?? "") && next < words.length; next++) {
    const number = numbers.get(words[next] ?? "")
    if (number !== undefined) {
      classes.push(number)
      end = next + 1
    } else if (!joint.test(words[next] ?? "")) break
  }

  return { classes, end }
}

/** Behind the classes of changes that the token at `at` begins to name; nothing where it names none. */
export const behind = (words: Words, at: number): number | undefined => {
  const { classes, end } = namedAt(words, at)

  return classes.length === 0 ? undefined : end
}

const nearBefore = 6

const nearBehind = 3

const tagOf = (number: number): string => `class${number}`

const isTag = (change: string): boolean => change.startsWith("class")

/** What a profile names by its class alone is none of the changes of that class by name. */
export const ofPatient = (changes: ReadonlyArray<string>): ReadonlyArray<string> =>
  changes.some(isTag) ? changes.filter(isTag) : changes

/** The changes of one class. Those of the first are all at one place. */
const changesOf = (classes: ReadonlyArray<ReadonlyArray<string>>, number: number): ReadonlyArray<string> =>
  number === 1 ? (classes[0] ?? []) : [tagOf(number), ...(classes[number - 1] ?? [])]

/**
 * The changes by which a text tells a marker from token `first` to before `last` where it tells them by their class: "class II BRAF
 * mutation". Of the second and third together all but those of the first; nothing where no class is named, or each.
 */
export const of = ({ changeClasses }: Marker, words: Words, first: number, last: number): ReadonlyArray<string> => {
  if (changeClasses === undefined) return []
  const named = new Set<number>()
  for (let at = Math.max(0, first - nearBefore); at < last + nearBehind; at++)
    for (const number of namedAt(words, at).classes) named.add(number)
  if (named.size === changeClasses.length) return []
  if (named.size === 2 && !named.has(1)) return changesOf(changeClasses, 1).map((change) => `!${change}`)

  return [...named].flatMap((number) => changesOf(changeClasses, number))
}
