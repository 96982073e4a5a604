import { wordAt } from "../rules/ChunkedRun.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerParts from "./MarkerParts.ts"
import { end, type Step, tokenAt, type Walk, word } from "./MarkerWalk.ts"
import * as SpecifiedChanges from "./SpecifiedChanges.ts"
import { addKind, plural } from "./StatusCues.ts"

/** "KRAS mutation without G12C", "(G12C excluded)": a change that is not meant. */
export const takenOut: Step = (walk, at) =>
  walk.isStated && Introductions.isOfChange(walk.sentence.run, tokenAt(walk, at)) ? end : undefined

/** Whether a plural stands behind the place of a change, which speaks of all markers before it: "EGFR or HER2 exon 20 insertions". */
const isOfAll = ({ run }: Walk, behind: number): boolean => {
  let at = behind
  while (MarkerParts.isNoun(run, at) && !plural.test(MarkerParts.stateIn(run, at)?.words[0] ?? "")) at++

  return MarkerParts.isNoun(run, at)
}

/** Genes whose changes are told by classes. */
const classed = /^b?raf$/

/** What a change that is named behind a marker tells of it; nothing where that is for another step to say. */
export const change: Step = (walk, at) => {
  const { from, gathered, run, sentence } = walk
  const part = run.chunks[at]?.value
  if (part?.is !== "change") return undefined
  const isPlace = part.naming === "exon" || part.naming === "residue" || part.naming === "codon"
  if (part.naming === "class" && !classed.test(sentence.tokens.words[tokenAt(walk, from) - 1] ?? "")) return end
  if (part.naming === "allele" && at !== from && (at !== from + 1 || word(walk, from) !== ")")) return end
  if (walk.isPastAnother && !(isPlace && isOfAll(walk, at + 1))) {
    walk.isPastChange = true

    return at + 1
  }
  gathered.variants.push(...part.changes)
  if (part.kind !== undefined) addKind(gathered, { kind: part.kind })
  if (part.naming === "by itself") walk.isJoined = false

  return at + 1
}

const asides: ReadonlySet<string> = new Set(["other", "not", "no", "non", "without", "but"])

const widestBracket = 40

/** "EGFR mutations (L858R, G719X or deletion in exon 19)", "KRAS mutations (KRAS G12C, KRAS G12D)": these, and no others. Mere examples narrow nothing. */
export const closedList: Step = (walk, open) => {
  const { gathered, isStated, run, sentence } = walk
  if (!isStated || word(walk, open) !== "(") return undefined
  const changes: Array<string> = []
  let at = open + 1
  for (; at < open + widestBracket && wordAt(run, at) !== ")"; at++) {
    const part = run.chunks[at]?.value
    if (asides.has(wordAt(run, at)) || MarkerParts.isExamples(run, at) || MarkerParts.isException(run, at))
      return undefined
    if (MarkerParts.isName(run, at) && !MarkerParts.isMarkerAgain(run, at)) return undefined
    if (part?.is === "change" && part.naming !== "residue") changes.push(...part.changes)
  }
  const isAside = Introductions.isTakenOutAmong(sentence.run, tokenAt(walk, open), tokenAt(walk, at))
  if (changes.length === 0 || isAside || at >= run.to) return undefined
  gathered.variants.push(...changes)

  return at + 1
}

/** "EGFR mutations of exon 20", "variants in amino acid residues 43-47": the place that is told behind the noun. */
export const placed: Step = (walk, at) => {
  if (!walk.isStated || !/^(?:of|in|at|on)$/.test(word(walk, at))) return undefined
  const noun = word(walk, at + 1) === "amino" ? at + 3 : at + 1
  const part = walk.run.chunks[noun]?.value
  if (part?.is !== "change" || (part.naming !== "exon" && part.naming !== "residue")) return undefined
  walk.gathered.variants.push(...part.changes)

  return noun + 1
}

/** "EGFR mutation, which must be L858R": goes on with what the alteration is said to be, be the marker named again: "EGFR L858R or EGFR exon 19 deletion". */
export const specified: Step = (walk, at) => {
  if (!walk.isStated || walk.isPastAnother) return undefined
  if (walk.isSpecified && walk.isJoined && MarkerParts.isMarkerAgain(walk.run, at)) return at + 1
  const changes = SpecifiedChanges.beginning(walk.run, walk.sentence, at)
  if (changes === undefined) return undefined
  walk.isJoined = true
  walk.isSpecified = true

  return changes
}
