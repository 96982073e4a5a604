import type { Kind } from "../markers/Marker.ts"
import { allele, indel, isResidue, isVariant, variant } from "../markers/VariantNotation.ts"
import * as Chunk from "../rules/Chunk.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber, type Words } from "../text/Tokens.ts"
import * as MarkerRun from "./MarkerRun.ts"
import { joints } from "./MarkerWords.ts"

/** A gene of the tissue types (IPD-IMGT/HLA). */
const locus = /^(?:[a-c]|d[pqr][ab]\d?)$/

/** How changes of a gene are named: by themselves, by their place, by a name of their own, as an allele, by a class, or as one of a chromosome; and what genes are for. */
export const table = RuleTable.of({
  name: "changes of genes",
  classes: {
    change: isVariant,
    placed: (word) => /^\d{1,2}(?:del|ins|dup)$/.test(word),
    digits: isNumber,
    allele: (word) => allele(word) !== undefined,
    fullAllele: (word) => /^\d{4}$/.test(word),
    letter: (word) => /^[a-z]$/.test(word),
    locus: (word) => locus.test(word),
    residue: isResidue,
    indel: (word) => isResidue(word) && indel([word]) !== undefined,
    chromosome: (word) => /^\d{1,2}[pq]?\d{0,2}$/.test(word),
    joint: joints,
    range: "- to through",
    class: "i ii iii 1 2 3",
    repair: "mismatch homologous recombination dna damage response repair",
  },
  rows: [
    telling("by itself", [
      ["( non -? )? {change} ( / {letter} )*", "KRAS [non-G12C/D]"],
      ["( non -? )? exon {placed}", "EGFR [exon 20ins]", "exon 20 in"],
      ["( non -? )? {residue} -? {indel}", "EGFR [A763_Y764insFQEA]"],
      ["del|ins|dup {residue} -? {residue}", "EGFR [del E746-A750]"],
    ]),
    telling("exon", [
      ["exon|exons {digits} ( {joint}{1,2} {digits} | {range} {digits} ){0,5}", "EGFR [exons 18-20 and 21]"],
    ]),
    telling("residue", [
      [
        "residue|residues|region|regions|position|positions|codon|codons {digits} ( {joint}{1,2} {digits} | {range} {digits} ){0,5}",
        "KRAS [codons 12, 13 or 61]",
      ],
    ]),
    telling("itd", [
      ["itd", "FLT3-[ITD]"],
      ["internal tandem duplication|duplications", "FLT3 [internal tandem duplication]"],
    ]),
    telling("tkd", [
      ["tkd", "FLT3-[TKD]"],
      ["d835|d835y|d835v|d835h|d835e", "FLT3 [D835Y]"],
      ["codon|codons|residue|position 835 ( or|and|/ 836 )?", "FLT3 of [codon 835]"],
      ["tyrosine kinase domain", "FLT3 [tyrosine kinase domain]"],
    ]),
    telling("allele", [
      [
        '"*" {allele} ( : {digits} )? ( {joint}{1,2} {locus}? "*" {allele} ( : {digits} )? )*',
        "HLA-A[*02:01, *02:03 or A*02:06]",
      ],
      ["hla -? {locus} [ {fullAllele} ( {joint}{1,2} {fullAllele} )* ]", "HLA-B [1502 or 1511]", "HLA-B 27 positive"],
    ]),
    telling("class", [["class|classes {class} ( {joint}{1,2} class? {class} ){0,2}", "BRAF [class II or III]"]]),
    telling("genes", [
      ["/|or|and|other|another [ {repair}{1,4} gene|genes ]", "ATM or another [mismatch repair gene]"],
    ]),
    telling("chromosome", [['del|inv|gain|amp|t "(" {chromosome} ( ; _ )? ")"', "[t(11;14)]"]]),
  ],
})

/** A change by itself, with those that share its place: "G12C/D". */
const byItself = (words: Words): ReadonlyArray<string> => {
  const at =
    words[0] === "non" || words[0] === "exon" ? words.findIndex((word) => isResidue(word) || isVariant(word)) : 0
  const named = indel(words.slice(at)) ?? variant(words[at] ?? "") ?? ""
  const shared = /\d[a-z]$/.test(named) ? words.slice(at + 1).filter((word) => word !== "/") : []

  return [`${words[0] === "non" ? "!" : ""}${named}`, ...shared.map((letter) => `${named.slice(0, -1)}${letter}`)]
}

const widest = 99

/** Numbers, with all between where one leads to another: "18-21". */
const numbersIn = (words: Words): ReadonlyArray<number> =>
  words.flatMap((word, at) => {
    if (!isNumber(word)) return []
    const before = joints.has(words[at - 1] ?? ",") ? Number.NaN : Number(words[at - 2])
    const between = Number(word) - before - 1

    return [
      ...Array.from({ length: between > 0 && between < widest ? between : 0 }, (_, next) => before + 1 + next),
      Number(word),
    ]
  })

/** Alleles up to the first of another locus: those of "A" in "A*02:01, *02:03 or B*07:02". */
const alleles = (words: Words, own: string): ReadonlyArray<string> => {
  const next = words.findIndex((word, at) => words[at + 1] === "*" && locus.test(word) && word !== own)

  return words
    .slice(0, next < 0 ? words.length : next)
    .flatMap((word, at) =>
      words[at - 1] === ":" ? [] : (allele(`${word}${words[at + 1] === ":" ? words[at + 2] : ""}`) ?? []),
    )
}

export interface Change {
  readonly is: "change"
  readonly changes: Words
  /** What it is besides: "Ex19del". */
  readonly kind?: Kind
}

type Naming = (typeof table.rows)[number]["means"]

const changesOf = (naming: Naming, words: Words, before: string): Words => {
  switch (naming) {
    case "by itself":
      return byItself(words)
    case "exon":
    case "residue":
      return numbersIn(words).map((number) => `${naming}${number}`)
    case "itd":
    case "tkd":
      return [naming]
    case "allele":
      return alleles(words, before)
    default:
      return []
  }
}

/** What is glued to the place of a change: "Ex19del", "20ins", "H773dup". */
const gluedKind = (glued: string): Kind => (/ins|dup/.test(glued) ? "insertion" : "deletion")

const changeOf = (means: Naming, words: Words, before: string): Change => {
  const changes = changesOf(means, words, before)
  const [named = ""] = means === "by itself" ? changes : []
  const glued = named.startsWith("exon")
    ? words.find((word) => variant(word) === named)
    : /(?:del|ins|dup)$/.exec(named)?.[0]

  return { is: "change", changes, ...(glued === undefined ? {} : { kind: gluedKind(glued) }) }
}

const places: ReadonlySet<Naming> = new Set(["exon", "residue"])

/** Those that name a change by itself, if only by its place. */
const naming: ReadonlySet<Naming> = new Set(["by itself", "exon", "residue", "itd", "tkd"])

/** The changes of a sentence, `@change`, by their first tokens. A part of a chromosome and a group of genes are names. */
export const inSentence = MarkerRun.onceASentence(
  ({ run, tokens: { words } }) =>
    new Map(
      table.find(run).map(({ first, last, row: { means } }) => {
        const isName = means === "chromosome" || means === "genes"
        const known = Chunk.attributesOf({ place: places.has(means), named: naming.has(means) })

        return [
          first,
          {
            first,
            last,
            number: isName ? Chunk.numberOf("name") : Chunk.numberOf("change", known),
            value: isName ? undefined : changeOf(means, words.slice(first, last), words[first - 1] ?? ""),
          },
        ] as const
      }),
    ),
)

/** Words of a sentence, from a token to before another, with its changes as they are called: "exon19" for "exon 19", "g12c" and "g12d" for "G12C/D". */
export const withChanges = (sentence: MarkerRun.Sentence, from: number, end: number): Words => {
  const words: Array<string> = []
  for (let at = from; at < end; ) {
    const named = inSentence(sentence).get(at)
    const changes = named?.value?.changes ?? []
    words.push(...(changes.length === 0 ? [sentence.tokens.words[at] ?? ""] : changes))
    at = changes.length === 0 ? at + 1 : (named?.last ?? end)
  }

  return words
}
