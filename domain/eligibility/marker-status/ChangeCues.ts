import { geneLike } from "../markers/GeneSymbol.ts"
import type { Kind } from "../markers/Marker.ts"
import { allele, variant } from "../markers/VariantNotation.ts"
import { matches } from "../matching/TokenPhrases.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import * as ChangeClasses from "./ChangeClasses.ts"
import * as Introductions from "./Introductions.ts"
import * as SpecifiedChanges from "./SpecifiedChanges.ts"
import { stateAt } from "./StateMatcher.ts"
import { addKind, end, joints, plural, type Step } from "./StatusCues.ts"

/** Whether a token is a gene's symbol, and none of a change. */
const isGene = (text: string, tokens: Tokens, at: number): boolean =>
  variant(tokens.words[at] ?? "") === undefined && geneLike(text, tokens, at)

/** "Ex19del", "20ins". */
const gluedKind = (word: string): Kind => (word.includes("ins") ? "insertion" : "deletion")

const letter = /^[a-z]$/

const endsWithLetter = /\d[a-z]$/

/** "G12C", "non-V600E", and what shares its position: "G12C/D". */
const change: Step = (walk, at) => {
  const { gathered, tokens } = walk
  const { words } = tokens
  const named = variant(words[at] ?? "")
  if (named === undefined) return undefined
  if (walk.isPastAnother) {
    walk.isPastChange = true

    return at + 1
  }
  const isExcluded = words[at - 2] === "non" || words[at - 1] === "non"
  gathered.variants.push(isExcluded ? `!${named}` : named)
  if (named.startsWith("exon")) addKind(gathered, { kind: gluedKind(words[at] ?? "") })
  walk.isJoined = false
  let next = at + 1
  if (!endsWithLetter.test(named)) return next
  for (; words[next] === "/" && letter.test(words[next + 1] ?? ""); next += 2)
    gathered.variants.push(`${named.slice(0, -1)}${words[next + 1]}`)

  return next
}

/** "KRAS mutation without G12C", "(G12C excluded)": a change that is not meant. */
const takenOut: Step = ({ isStated, run }, at) => (isStated && Introductions.isOfChange(run, at) ? end : undefined)

const farthestShared = 24

/** The change that a letter names by what it shares with the one before it: "G12A/C/D". */
const sharing = (words: ReadonlyArray<string>, at: number): string | undefined => {
  if (words[at - 1] !== "/" || !letter.test(words[at] ?? "")) return undefined
  let before = at - 2
  while (before > at - farthestShared && words[before - 1] === "/" && letter.test(words[before] ?? "")) before -= 2
  const first = variant(words[before] ?? "")

  return first !== undefined && endsWithLetter.test(first) ? `${first.slice(0, -1)}${words[at]}` : undefined
}

/** The change, or the exon of a change, that a token names. */
export const changeAt = (words: ReadonlyArray<string>, at: number): ReadonlyArray<string> => {
  const named = variant(words[at] ?? "") ?? sharing(words, at)
  if (named !== undefined) return [named]

  return words[at] === "exon" && isNumber(words[at + 1]) ? [`exon${words[at + 1]}`] : []
}

/** The allele whose numbers begin at a star, and where they end. */
const alleleAt = (words: ReadonlyArray<string>, at: number) => {
  if (words[at] !== "*") return undefined
  const protein = words[at + 2] === ":" ? (words[at + 3] ?? "") : ""
  const named = allele(`${words[at + 1] ?? ""}${protein}`)

  return named === undefined ? undefined : { named, end: at + (protein === "" ? 2 : 4) }
}

/** "HLA-A*02:01, *02:03 or A*02:06": the group of an allele, and its protein, and the others of their locus. */
const alleleNumbers: Step = ({ from, gathered, tokens: { words } }, at) => {
  const locus = words[from - 1] ?? ""
  if (at !== from && (at !== from + 1 || words[from] !== ")")) return undefined
  let end: number | undefined
  for (let next = alleleAt(words, at); next !== undefined; ) {
    gathered.variants.push(next.named)
    end = next.end
    let star = end
    while (joints.has(words[star] ?? "") && star < end + 2) star++
    if (star > end && words[star] === locus) star++
    next = star > end ? alleleAt(words, star) : undefined
  }

  return end
}

const residues: ReadonlySet<string> = new Set(["residue", "residues", "region", "regions", "position", "positions"])

const positions: ReadonlySet<string> = new Set(["exon", "exons", "codon", "codons", ...residues])

/** The places of the numbers of a list: "19 and 21", "12, 13 or 61". */
const numbersFrom = (words: ReadonlyArray<string>, first: number): ReadonlyArray<number> => {
  const places = [first]
  for (let at = first; places.length < 6; ) {
    let next = at + 1
    while (joints.has(words[next] ?? "") && next < at + 3) next++
    if (next === at + 1 || !isNumber(words[next])) break
    places.push(next)
    at = next
  }

  return places
}

/** "ITD", "internal tandem duplication": changes that have a name instead of a place. */
const namedChange: Step = ({ gathered, isPastAnother, tokens: { words } }, at) => {
  const found = namedChanges.find(({ phrase }) => matches(words, at, phrase))
  if (found === undefined || isPastAnother) return undefined
  gathered.variants.push(found.change)

  return at + found.phrase.length
}

const namedChanges = [
  ["itd", "itd"],
  ["internal tandem duplication", "itd"],
  ["internal tandem duplications", "itd"],
  ["tkd", "tkd"],
  ["tyrosine kinase domain", "tkd"],
].map(([phrase = "", change = ""]) => ({ phrase: phrase.split(" "), change }))

/** "Exon 20 insertion mutations": so many tokens of nouns stand together at most. */
const mostNouns = 6

/** Whether a plural stands behind the place of a change, which speaks of all markers before it: "EGFR or HER2 exon 20 insertions". */
const isOfAll = (words: ReadonlyArray<string>, at: number): boolean => {
  let next = at
  for (let noun = stateAt(words, next); noun?.noun === true && next < at + mostNouns; noun = stateAt(words, next)) {
    if (plural.test(words[next] ?? "")) return true
    next += noun.words.length
  }

  return false
}

/** "Exon 19" and "residues 43-47", which narrow what is named beside them; "codon 12". */
const position: Step = (walk, at) => {
  const { gathered, isPastAnother, tokens } = walk
  const { words } = tokens
  const word = words[at]
  if (!positions.has(word ?? "") || !isNumber(words[at + 1])) return undefined
  const numbers = numbersFrom(words, at + 1)
  if (isPastAnother && !isOfAll(words, (numbers.at(-1) ?? at + 1) + 1)) {
    walk.isPastChange = true

    return (numbers.at(-1) ?? at + 1) + 1
  }
  const place = placeOf(word ?? "")
  if (place !== undefined) gathered.variants.push(...numbers.map((number) => `${place}${words[number]}`))

  return (numbers.at(-1) ?? at + 1) + 1
}

/** Behind the bracket that opens at a token; nothing where it does not close soon. */
const bracketEnd = (words: ReadonlyArray<string>, open: number): number | undefined => {
  const close = words[open] === "(" ? words.indexOf(")", open) : -1

  return close >= 0 && close < open + 40 ? close + 1 : undefined
}

const asides: ReadonlySet<string> = new Set(["other", "not", "no", "non", "without", "but"])

/** "EGFR mutations (L858R, G719X or deletion in exon 19)", "KRAS mutations (KRAS G12C, KRAS G12D)": these, and no others. Mere examples narrow nothing. */
export const closedList: Step = (walk, at) => {
  const { from, gathered, isStated, text, tokens } = walk
  const { words } = tokens
  const behind = isStated ? bracketEnd(words, at) : undefined
  if (behind === undefined) return undefined
  const inside = Array.from({ length: behind - at - 2 }, (_, index) => at + 1 + index)
  const isAside =
    Introductions.isTakenOutAmong(walk.run, at, behind) ||
    inside.some(
      (place) =>
        asides.has(words[place] ?? "") ||
        Introductions.examplesBefore(walk, place) !== undefined ||
        (words[place] !== words[from - 1] && isGene(text, tokens, place)),
    )
  const changes = isAside ? [] : inside.flatMap((place) => changeAt(words, place))
  if (changes.length === 0) return undefined
  gathered.variants.push(...changes)

  return behind
}

const placing: ReadonlySet<string> = new Set(["of", "in", "at", "on"])

/** What the numbers of a place are called by; a codon is told by its change. */
const placeOf = (word: string): "exon" | "residue" | undefined => {
  if (/^exons?$/.test(word)) return "exon"

  return residues.has(word) ? "residue" : undefined
}

/** "EGFR mutations of exon 20", "variants in amino acid residues 43-47": the place that is told behind the noun. */
export const placed: Step = ({ gathered, isStated, tokens: { words } }, at) => {
  const noun = words[at + 1] === "amino" && words[at + 2] === "acid" ? at + 3 : at + 1
  const place = placeOf(words[noun] ?? "")
  if (!isStated || !placing.has(words[at] ?? "") || place === undefined || !isNumber(words[noun + 1])) return undefined
  const numbers = numbersFrom(words, noun + 1)
  gathered.variants.push(...numbers.map((number) => `${place}${words[number]}`))

  return (numbers.at(-1) ?? noun + 1) + 1
}

/** "EGFR mutation, which must be L858R": goes on with what the alteration is said to be, be the marker named again: "EGFR L858R or EGFR exon 19 deletion". */
export const specified: Step = (walk, at) => {
  const { from, isPastAnother, isSpecified, isStated, tokens } = walk
  if (!isStated || isPastAnother) return undefined
  const again = isSpecified && walk.isJoined ? SpecifiedChanges.overName(tokens.words, from, at) : at
  if (again > at) return again
  const changes = SpecifiedChanges.beginning(walk, from, at)
  if (changes === undefined) return undefined
  walk.isJoined = true
  walk.isSpecified = true

  return changes
}

/** Genes whose changes are told by classes. */
const classed: ReadonlySet<string> = new Set(["braf", "raf"])

/** "BRAF class II mutation": which changes those are is told by the marker. */
const ofClass: Step = ({ from, tokens: { words } }, at) =>
  classed.has(words[from - 1] ?? "") ? ChangeClasses.behind(words, at) : undefined

/** What reads the changes that stand behind a marker. */
export const steps: ReadonlyArray<Step> = [takenOut, change, alleleNumbers, namedChange, position, ofClass]
