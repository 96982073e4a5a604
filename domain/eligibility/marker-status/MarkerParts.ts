import { remembering } from "../../Memo.ts"
import { geneLike } from "../markers/GeneSymbol.ts"
import * as GluedStates from "../markers/GluedStates.ts"
import type { Kind } from "../markers/Marker.ts"
import { denials, type StateWord, stateAt } from "../markers/StatusLexicon.ts"
import { allele, indel, isResidue, variant } from "../markers/VariantNotation.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerNames from "./MarkerNames.ts"
import * as MarkerRun from "./MarkerRun.ts"
import { betweenWords, fluids, joints, methods, opposites, plural, statusWords } from "./MarkerWords.ts"

type Words = ReadonlyArray<string>

/** How changes of a gene are named: by themselves, by their place, by a name of their own, as an allele, by a class, or as one of a chromosome; and what genes are for. */
type Naming = "by itself" | "exon" | "residue" | "codon" | "itd" | "tkd" | "allele" | "class" | "chromosome" | "genes"

export const table = RuleTable.of<Naming>({
  name: "changes of genes",
  classes: {
    change: (word) => variant(word) !== undefined,
    digits: isNumber,
    allele: (word) => allele(word) !== undefined,
    letter: (word) => /^[a-z]$/.test(word),
    residue: isResidue,
    indel: (word) => isResidue(word) && indel([word]) !== undefined,
    chromosome: (word) => /^\d{1,2}[pq]?\d{0,2}$/.test(word),
    joint: joints,
    class: "i ii iii 1 2 3",
    repair: "mismatch homologous recombination dna damage response repair",
  },
  rows: [
    telling("by itself", [
      ["( non -? )? {change} ( / {letter} )*", "KRAS [non-G12C/D]"],
      ["( non -? )? {residue} -? {indel}", "EGFR [A763_Y764insFQEA]"],
      ["del|ins|dup {residue} -? {residue}", "EGFR [del E746-A750]"],
    ]),
    telling("exon", [["exon|exons {digits} ( {joint}{1,2} {digits} ){0,5}", "EGFR [exons 19, 20 and 21]"]]),
    telling("residue", [
      [
        "residue|residues|region|regions|position|positions {digits} ( {joint}{1,2} {digits} ){0,5}",
        "changes of [residues 43 and 47]",
      ],
    ]),
    telling("codon", [["codon|codons {digits} ( {joint}{1,2} {digits} ){0,5}", "KRAS [codons 12, 13 or 61]"]]),
    telling("itd", [
      ["itd", "FLT3-[ITD]"],
      ["internal tandem duplication|duplications", "FLT3 [internal tandem duplication]"],
    ]),
    telling("tkd", [
      ["tkd", "FLT3-[TKD]"],
      ["tyrosine kinase domain", "FLT3 [tyrosine kinase domain]"],
    ]),
    telling("allele", [
      [
        '"*" {allele} ( : {digits} )? ( {joint}{1,2} {letter}? "*" {allele} ( : {digits} )? )*',
        "HLA-A[*02:01, *02:03 or A*02:06]",
      ],
    ]),
    telling("class", [["class|classes {class} ( {joint}{1,2} class? {class} ){0,2}", "BRAF [class II or III]"]]),
    telling("genes", [
      ["/|or|and|other|another [ {repair}{1,4} gene|genes ]", "ATM or another [mismatch repair gene]"],
    ]),
    telling("chromosome", [['del|inv|gain|amp|t "(" {chromosome} ( ; _ )? ")"', "[t(11;14)]"]]),
  ],
})

/** What is glued to the place of a change: "Ex19del", "20ins", "H773dup". */
const gluedKind = (word: string): Kind => (/ins|dup/.test(word) ? "insertion" : "deletion")

/** A change by itself, with those that share its place: "G12C/D". */
const byItself = (words: Words): ReadonlyArray<string> => {
  const at = words[0] === "non" ? words.findIndex((word) => isResidue(word) || variant(word) !== undefined) : 0
  const named = indel(words.slice(at)) ?? variant(words[at] ?? "") ?? ""
  const shared = /\d[a-z]$/.test(named) ? words.slice(at + 1).filter((word) => word !== "/") : []

  return [`${at > 0 ? "!" : ""}${named}`, ...shared.map((letter) => `${named.slice(0, -1)}${letter}`)]
}

/** Alleles up to the first of another locus: those of "A" in "A*02:01, *02:03 or B*07:02". */
const alleles = (words: Words, locus: string): ReadonlyArray<string> => {
  const next = words.findIndex((word, at) => words[at + 1] === "*" && /^[a-z]$/.test(word) && word !== locus)

  return words
    .slice(0, next < 0 ? words.length : next)
    .flatMap((word, at) =>
      word === "*" ? (allele(`${words[at + 1]}${words[at + 2] === ":" ? words[at + 3] : ""}`) ?? []) : [],
    )
}

/** Changes as they are called, behind a word. */
const changesOf = (naming: Naming, words: Words, before: string): ReadonlyArray<string> => {
  switch (naming) {
    case "by itself":
      return byItself(words)
    case "exon":
    case "residue":
      return words.filter(isNumber).map((number) => `${naming}${number}`)
    case "itd":
    case "tkd":
      return [naming]
    case "allele":
      return alleles(words, before)
    default:
      return []
  }
}

/** A state in a sentence, and whether a "non" stands before it. */
export interface State {
  readonly is: "state"
  readonly state: StateWord
  readonly isDenied: boolean
}

/** Changes that a sentence names. */
export interface Change {
  readonly is: "change"
  readonly naming: Naming
  readonly changes: ReadonlyArray<string>
  /** What it is besides: "Ex19del". */
  readonly kind?: Kind
}

export type Part = State | Change | undefined

/** A part of a sentence: its tokens, what it is called, and what it means. */
interface Piece {
  readonly first: number
  readonly last: number
  readonly number: number
  readonly value: Part
}

const numbers = {
  marker: Chunk.numberOf("marker"),
  depleted: Chunk.numberOf("marker", ["depleted"]),
  name: Chunk.numberOf("name"),
  again: Chunk.numberOf("name", ["again"]),
  examples: Chunk.numberOf("examples"),
  namely: Chunk.numberOf("examples", ["namely"]),
  exception: Chunk.numberOf("exception"),
}

/** Those that name a change by itself, if only by its exon. */
const namedKinds: ReadonlySet<Naming> = new Set(["by itself", "exon", "itd", "tkd"])

const changePiece = (words: Words, { first, last, row: { means } }: ReturnType<typeof table.find>[number]): Piece => {
  if (means === "chromosome" || means === "genes") return { first, last, number: numbers.name, value: undefined }
  const own = words.slice(first, last)
  const changes = changesOf(means, own, words[first - 1] ?? "")
  const [named = ""] = means === "by itself" ? changes : []
  const glued = named.startsWith("exon") ? (own[0] ?? "") : /(?:del|ins|dup)$/.exec(named)?.[0]
  const kind = glued === undefined ? {} : { kind: gluedKind(glued) }
  const isPlace = means === "exon" || means === "residue" || means === "codon"

  return {
    first,
    last,
    number: Chunk.numberOf("change", Chunk.attributesOf({ place: isPlace, named: namedKinds.has(means) })),
    value: { is: "change", naming: means, changes, ...kind },
  }
}

/** What a state is called, and what is known of it. */
const calling = remembering((state: StateWord): number => {
  const { claim, kind, noun, words } = state
  const [first = ""] = words
  if (words.at(-1) === "+") return Chunk.numberOf("grade", first === "1" ? ["faint"] : [])

  return Chunk.numberOf(
    "state",
    Chunk.attributesOf({
      noun,
      adjective: !noun,
      present: claim === "present",
      absent: claim === "absent",
      denial: !noun && denials.has(first),
      opposite: opposites.has(first),
      plural: plural.test(first),
      stable: first === "stable",
      carrier: kind === "carrier",
      copies: kind === "heterozygous" || kind === "homozygous",
      two: kind === "homozygous",
      alteration: kind === "alteration",
      expression: kind === "expression",
      kind: claim === "present" && kind !== "any" && kind !== "alteration",
    }),
  )
})

const statePiece = (words: Words, at: number): Piece | undefined => {
  const state = (words[at] ?? "").length > 1 || words[at + 1] === "+" ? stateAt(words, at) : undefined
  if (state === undefined) return undefined
  const isDenied = TokenPhrases.isBehindNon(words, at)

  return {
    first: isDenied ? words.lastIndexOf("non", at) : at,
    last: at + state.words.length,
    number: calling(state),
    value: { is: "state", state, isDenied },
  }
}

const nameTo = (first: number, last: number | undefined): Piece | undefined =>
  last === undefined ? undefined : { first, last, number: numbers.name, value: undefined }

/** What leads to all that is meant rather than to some of it. */
const namely = /^(?:namely|specifically|ie|i)$/

/** What is told in a sentence by rows, by first token. */
const toldIn = MarkerRun.onceASentence(({ run, tokens: { words } }): ReadonlyMap<number, Piece> => {
  const told = new Map(table.find(run).map((found) => [found.first, changePiece(words, found)]))
  for (const { first, last, means } of Introductions.inRun(run))
    if (means === "examples" || means === "taken out")
      told.set(first, {
        first,
        last,
        number:
          means === "examples"
            ? namely.test(words[first] ?? "")
              ? numbers.namely
              : numbers.examples
            : numbers.exception,
        value: undefined,
      })

  return told
})

/** Whether a token is a symbol to which a change or a state is glued: "METex14", "BRAFV600E", "IDHwt". */
const isGlued = (text: string, { ends, starts, words }: Tokens, at: number): boolean => {
  if (!/\d|m$|t$/.test(words[at] ?? "")) return false
  const [, rest = ""] =
    /^[A-Z]{2}[A-Z\d]{0,5}?([a-z][a-z\d]*|[A-Z]\d{2,4}[A-Z])$/.exec(text.slice(starts[at], ends[at])) ?? []

  return rest !== "" && (GluedStates.of(rest) !== undefined || variant(rest.toLowerCase()) !== undefined)
}

/** Words of a sentence, from a token to before another, with its changes as they are called: "exon19" for "exon 19", "g12c" and "g12d" for "G12C/D". */
export const withChanges = (sentence: MarkerRun.Sentence, from: number, end: number): Words => {
  const told = toldIn(sentence)
  const words: Array<string> = []
  for (let at = from; at < end; ) {
    const piece = told.get(at)
    const changes = piece?.value?.is === "change" ? piece.value.changes : []
    if (changes.length === 0) words.push(sentence.tokens.words[at] ?? "")
    else words.push(...changes)
    at = changes.length === 0 ? at + 1 : (piece?.last ?? at + 1)
  }

  return words
}

/** What looks like the symbol of a gene in capitals, and tells what is tested, and how: "FISH", "CSF", "STATUS". Genes are made of DNA. */
const ofTests: ReadonlySet<string> = new Set(
  [...betweenWords, ...statusWords, ...fluids, ...methods].filter((word) => word !== "dna"),
)

/** The names, states and changes of a sentence, and what introduces examples and exceptions, from a token to before another, in order. */
const piecesFrom = (sentence: MarkerRun.Sentence, from: number, end: number): ReadonlyArray<Piece> => {
  const { text, tokens } = sentence
  const { words } = tokens
  const told = toldIn(sentence)
  const isSymbol = (at: number): boolean =>
    (geneLike(text, tokens, at) && !ofTests.has(words[at] ?? "")) || isGlued(text, tokens, at)
  const pieces: Array<Piece> = []
  for (let at = from; at < end; ) {
    const known = MarkerNames.knownBehind(words, at)
    const piece =
      nameTo(at, known) ?? told.get(at) ?? statePiece(words, at) ?? nameTo(at, isSymbol(at) ? at + 1 : undefined)
    if (piece !== undefined) pieces.push(piece)
    at = piece?.last ?? at + 1
  }

  return pieces
}

const piecesIn = MarkerRun.onceASentence((sentence) => piecesFrom(sentence, 0, sentence.tokens.words.length))

/** Behind the symbols that are listed with one that ends before a token: "NUP98 or NUP214". */
const behindSymbols = ({ text, tokens }: MarkerRun.Sentence, last: number): number => {
  let at = last
  while (/^(?:or|and)$/.test(tokens.words[at] ?? "") && geneLike(text, tokens, at + 1)) at += 2

  return at
}

/** Names in full, each with its symbol in brackets behind it: "nucleophosmin (NPM1)". */
const inFull = MarkerRun.onceASentence((sentence): ReadonlyArray<Piece> => {
  const { words } = sentence.tokens

  return piecesIn(sentence).flatMap(({ first, last, number }) => {
    if (number !== numbers.name || words[first - 1] !== "(") return []
    const open = first - 1
    const known = piecesIn(sentence).find((piece) => piece.last === open && piece.number === numbers.name)
    const start = Math.min(known?.first ?? open, MarkerNames.beginningInFull(words, open))
    const close = behindSymbols(sentence, last)

    return start < open && words[close] === ")" ? (nameTo(start, close + 1) ?? []) : []
  })
})

/** A marker with its name in full, if it is the symbol in brackets behind that, or a part of a chromosome: "del(17p)". */
export const withFullName = remembering((place: MarkerRun.Place): MarkerRun.Place => {
  const whole = [...inFull(place), ...piecesIn(place)].find(
    ({ first, last, number }) => first < place.first && last === place.last + 1 && number === numbers.name,
  )

  return whole === undefined || place.tokens.words[whole.first] === "-" ? place : { ...place, first: whole.first }
})

/** Where the marker is named again. */
const named = ({ first, last, tokens: { words } }: MarkerRun.Place, piece: Piece): Piece =>
  piece.number === numbers.name && piece.first > first && words[piece.last - 1] === words[last - 1]
    ? { ...piece, number: numbers.again }
    : piece

/** What of a name is behind the marker that it begins with: "virus (HBV)" of "hepatitis B virus (HBV)". */
const behind = ({ last }: MarkerRun.Place, piece: Piece): Piece =>
  piece.first < last && piece.last > last + 1 ? { ...piece, first: last } : piece

export const level = MarkedRun.level(["marker", "name", "state", "change", "grade", "examples", "exception"])

const widest = { before: 120, behind: 80 }

/** What stands around a marker, as the tables of markers read it. */
export const around: (place: MarkerRun.Place) => ChunkedRun<Part> = remembering((place) => {
  const run = MarkerRun.near(place, widest)
  const isFree = (piece: Piece): boolean =>
    (piece.last <= place.first || piece.first >= place.last) && piece.first >= run.from && piece.last <= run.to
  const full = inFull(place)
    .map((piece) => behind(place, piece))
    .filter(isFree)
  const own = piecesIn(place).filter(
    (piece) => isFree(piece) && !full.some(({ first, last }) => first <= piece.first && piece.last <= last),
  )
  const straddling = piecesIn(place).find(({ first, last }) => first < place.last && last > place.last)
  const rest = straddling === undefined ? [] : piecesFrom(place, place.last, straddling.last)
  /** The form of amyloid that goes to plaques: too little is in the fluid where it is in the brain. */
  const isDepleted = place.tokens.words[place.last - 1]?.endsWith("42") === true
  const marker: Piece = { ...place, number: isDepleted ? numbers.depleted : numbers.marker, value: undefined }
  const pieces = [...own, ...rest, ...full, marker].toSorted((one, other) => one.first - other.first)

  return Level.chunked(
    Level.plain<Part>(run),
    pieces.map((piece) => named(place, piece)),
  )
})

/** The place of the marker. */
export const markerIn = ({ numbers: kinds }: ChunkedRun<Part>): number =>
  Math.max(kinds.indexOf(numbers.marker), kinds.indexOf(numbers.depleted))

export const isName = ({ numbers: kinds }: ChunkedRun<Part>, place: number): boolean =>
  kinds[place] === numbers.name || kinds[place] === numbers.again

const introducing: ReadonlySet<number | undefined> = new Set([numbers.examples, numbers.namely, numbers.exception])

/** Whether what stands at a place is named: a marker, a change, or the noun of an alteration. */
export const isNamed = (run: ChunkedRun<Part>, place: number): boolean =>
  run.chunks[place] !== undefined && !isAdjective(run, place) && !introducing.has(run.numbers[place])

export const stateIn = ({ chunks }: ChunkedRun<Part>, place: number): StateWord | undefined => {
  const part = chunks[place]?.value

  return part?.is === "state" ? part.state : undefined
}

/** Whether the noun of an alteration stands at a place. */
export const isNoun = (run: ChunkedRun<Part>, place: number): boolean => stateIn(run, place)?.noun === true

export const isAdjective = (run: ChunkedRun<Part>, place: number): boolean => stateIn(run, place)?.noun === false
