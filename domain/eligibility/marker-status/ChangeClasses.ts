import type { Marker } from "../markers/Marker.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"

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

const typeJoint = /^(?:[/,&(-]|and|or|types?|genotypes?)$/

/** The type that a token is named by, alone or glued to the name of the virus: "16", "hpv16". */
const typeIn = (word: string, types: ReadonlyArray<string>): string | undefined => {
  const number = /^(?:hpv)?(\d+)$/.exec(word)?.[1] ?? ""

  return types.includes(number) ? number : undefined
}

const longestJoint = 3

/** The types of a virus by which tokens `first` to `last` name it, with those that are listed behind: "HPV16/18", "HPV types 16 or 18". */
export const typesOf = ({ types }: Marker, words: Words, first: number, last: number): ReadonlyArray<string> => {
  if (types === undefined) return []
  const found = words.slice(first, last).flatMap((word) => typeIn(word, types) ?? [])
  for (let at = last, joints = 0; joints <= longestJoint; at++) {
    const type = typeIn(words[at] ?? "", types)
    if (type !== undefined && (joints > 0 || at === last)) {
      found.push(type)
      joints = 0
    } else if (typeJoint.test(words[at] ?? "")) joints++
    else break
  }

  return found.map((type) => `type${type}`)
}

const sensitizing: ReadonlySet<string> = new Set([
  "sensitizing",
  "sensitising",
  "sensitive",
  "sensitivity",
  "classical",
  "classic",
  "common",
])

const uncommon: ReadonlySet<string> = new Set(["uncommon", "rare", "atypical"])

/** The group that the token at `at` names: "non-classical" is uncommon. */
const groupAt = (words: Words, at: number): "sensitizing" | "uncommon" | undefined => {
  const word = words[at] ?? ""
  if (uncommon.has(word)) return "uncommon"
  if (!sensitizing.has(word) || words[at + 1] === "to") return undefined

  return TokenPhrases.isBehindNon(words, at) ? "uncommon" : "sensitizing"
}

const nearBeforeGroup = 4

const nearBehindGroup = 3

/** How far behind a change may be named that is meant, too: "sensitizing EGFR mutations, including T790M". */
const nearNamed = 16

const isNamed = (words: Words, from: number, change: string): boolean =>
  words
    .slice(from, from + nearNamed)
    .some((word, index) => variant(word) === change || (word === "exon" && `exon${words[from + index + 1]}` === change))

/**
 * The changes that a group leaves out, each with a "!" before it, where those of the marker that tokens `first` to `last` name are told
 * by one: "sensitizing EGFR mutations", "uncommon EGFR mutations". What is sensitive "to" a drug may be any change.
 */
export const leftOut = ({ changeGroups }: Marker, words: Words, first: number, last: number): ReadonlyArray<string> => {
  if (changeGroups === undefined) return []
  const groups = new Set<"sensitizing" | "uncommon">()
  for (let at = Math.max(0, first - nearBeforeGroup); at < last + nearBehindGroup; at++) {
    const group = groupAt(words, at)
    if (group !== undefined) groups.add(group)
  }
  const [group, another] = groups
  if (group === undefined || another !== undefined) return []
  const { common, resistant } = changeGroups

  return (group === "sensitizing" ? resistant : common)
    .filter((change) => !isNamed(words, last, change))
    .map((change) => `!${change}`)
}
