import * as HormoneReceptors from "../markers/HormoneReceptors.ts"
import type { Marker } from "../markers/Marker.ts"
import { stateAt, stateBefore } from "../markers/StatusLexicon.ts"

type Words = ReadonlyArray<string>

const threefold: ReadonlyArray<ReadonlySet<string>> = [
  new Set(HormoneReceptors.estrogen),
  new Set(HormoneReceptors.progesterone),
  new Set(["her2", "her", "erbb2", "human"]),
]

/** Whether the receptors of triple negative disease are named together: to be negative for one of them is not all of it. */
export const isOneOfThree = ({ negativeWithOthers }: Marker, words: Words): boolean =>
  negativeWithOthers !== undefined && threefold.every((names) => words.some((word) => names.has(word)))

const receptors: ReadonlySet<string> = new Set([...HormoneReceptors.all, "her2"])

/** Whether another receptor's state stands right beside: "HR+/HER2-" is ruled out as a whole, which tells nothing of its parts. */
export const isCombined = (
  { graded, negativeWithOthers }: Marker,
  words: Words,
  first: number,
  last: number,
): boolean =>
  negativeWithOthers !== undefined &&
  [...words.slice(Math.max(0, first - 5), first), ...words.slice(last, last + 5)].some(
    (word) => receptors.has(word) && (graded !== true || word !== "her2"),
  )

const hormones: ReadonlyMap<string, "estrogen" | "progesterone"> = new Map([
  ...HormoneReceptors.estrogen.map((name) => [name, "estrogen"] as const),
  ...HormoneReceptors.progesterone.map((name) => [name, "progesterone"] as const),
])

const ofName: ReadonlySet<string> = new Set([...hormones.keys(), ..."receptor receptors ( ) / -".split(" ")])

const nearHormone = 16

const longestName = 6

/** The first token from `at` on, one way, that is of no hormone's name. */
const beyondName = (words: Words, at: number, step: 1 | -1): number => {
  let beyond = at + step
  while (ofName.has(words[beyond] ?? "") && Math.abs(beyond - at) < longestName) beyond += step

  return beyond
}

const isPositive = (words: Words, at: number): boolean => {
  const before = beyondName(words, at, -1)
  const state = words[before] === "for" ? stateBefore(words, before - 1) : stateAt(words, beyondName(words, at, 1))

  return state?.noun === false && state.claim === "present"
}

/** Whether an alternative ends at a token, which "may or may not" does not do. */
const isPartEnd = (words: Words, at: number): boolean =>
  /^[.;]$/.test(words[at] ?? "") || (words[at] === "or" && words[at - 1] !== "may")

/** The other hormone's receptor beside the place, looking one way: -1 if none is named before the alternative ends. */
const otherBeside = (words: Words, first: number, step: 1 | -1): number => {
  for (let at = first + step; Math.abs(at - first) <= nearHormone && !isPartEnd(words, at); at += step) {
    const hormone = hormones.get(words[at] ?? "")
    if (hormone !== undefined && hormone !== hormones.get(words[first] ?? "")) return at
  }

  return -1
}

const ofHormones: ReadonlySet<string> = new Set(["Estrogen receptor", "Progesterone receptor", "Hormone receptor"])

const called = /^(?:hr|hormon)/i

/** What an entry says of one marker. */
interface Said {
  readonly marker: Pick<Marker, "name"> | undefined
  readonly asked?: { readonly state: string } | undefined
}

/**
 * Whether what a text says of hormone receptors together, by the words that it names them with, is not said of the one that an entry
 * denies: another one is positive, "ER+/PR-".
 */
export const isAnsweredByOther = (denied: Said, others: ReadonlyArray<Said>, named: string): boolean =>
  called.test(named) &&
  denied.asked?.state === "absent" &&
  ofHormones.has(denied.marker?.name ?? "") &&
  others.some(({ asked, marker }) => asked?.state === "present" && ofHormones.has(marker?.name ?? ""))

/** Whether one of the hormones' receptors, which begins at a token, stands beside the other that is positive: "ER+/PR-" is not negative for both. */
export const isOutweighed = ({ name }: Marker, words: Words, first: number): boolean =>
  name === "Hormone receptor" &&
  hormones.has(words[first] ?? "") &&
  ([1, -1] as const).some((step) => {
    const at = otherBeside(words, first, step)

    return at >= 0 && isPositive(words, at)
  })
