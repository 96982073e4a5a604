import * as Non from "../assertion/Non.ts"
import type { Marker } from "../markers/Marker.ts"
import { variant } from "../markers/VariantNotation.ts"

type Words = ReadonlyArray<string>

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

  return Non.isBefore(words, at) ? "uncommon" : "sensitizing"
}

const nearBefore = 4

const nearBehind = 3

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
  for (let at = Math.max(0, first - nearBefore); at < last + nearBehind; at++) {
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
