import * as Concept from "./Concept.ts"
import * as Genes from "./Genes.ts"
import * as Loinc from "./Loinc.ts"
import * as ProteinNotation from "./ProteinNotation.ts"
import type { Result } from "./Result.ts"
import * as State from "./State.ts"

/** What a variant is said of: its gene, its change, and what is made of both. */
export interface Said {
  /** The gene, or the genes that are joined. */
  readonly of: string
  readonly entry: string
  /** What alone of the gene is meant; nothing where it is the gene as a whole. */
  readonly change: string | undefined
  readonly isNegative: boolean
}

/** What kind of change it is, by its words and by codes of SNOMED CT, the Sequence Ontology and LOINC's answers. */
const kinds: ReadonlyArray<readonly [kind: string, codes: ReadonlyArray<string>, words: RegExp]> = [
  ["amplification", ["12645001", "SO:0001742", "LA14033-7"], /amplif|copy[_ -]number[_ -](?:gain|increase)/i],
  [
    "homozygous deletion",
    ["SO:0001743", "LA14034-5"],
    /copy[_ -]number[_ -](?:loss|decrease)|homozygous(?:ly)? delet|whole gene deletion|gene deletion/i,
  ],
  ["fusion", ["SO:0001565", "SO:0001882", "SO:0000199"], /\bfusion|rearrange|translocation/i],
  ["wild-type", ["LA9658-1"], /wild[ -]?type/i],
]

const partsOf = ({ components }: Result, codes: ReadonlySet<string>): ReadonlyArray<Result> =>
  components.filter(({ title }) => Concept.hasCode(title, codes))

const textsOf = ({ value }: Result): ReadonlyArray<string> => [...value.words, ...value.codes.map(({ code }) => code)]

const kindOf = (variant: Result): string | undefined => {
  const told = Concept.joined([
    variant.interpretation,
    variant.value,
    ...partsOf(variant, Loinc.kindOfChange).flatMap(({ interpretation, value }) => [interpretation, value]),
  ])

  return kinds.find(
    ([, codes, words]) => Concept.hasCode(told, new Set(codes)) || told.words.some((each) => words.test(each)),
  )?.[0]
}

const germline: ReadonlySet<string> = new Set(["LA6683-2", "255395001"])

/** Changes that are taken for harmless, or of which nobody knows yet what they do. */
const harmless: ReadonlySet<string> = new Set(["LA6675-8", "LA26334-5", "LA26333-7"])

const harmlessWords = /\bbenign\b|uncertain significance|\bVUS\b/i

const isHarmless = (variant: Result): boolean =>
  partsOf(variant, Loinc.significance).some(
    ({ value }) => Concept.hasCode(value, harmless) || value.words.some((words) => harmlessWords.test(words)),
  )

const dna =
  /\bc\.(?:[-*]?\d+(?:[+-]\d+)?(?:_[-*]?\d+(?:[+-]\d+)?)?)(?:[ACGT]>[ACGT]|del[ACGT]*|dup[ACGT]*|ins[ACGT]*|delins[ACGT]+)/

/** A symbol in the name of a transcript: "NM_004985.5(KRAS):c.35G>A (p.Gly12Asp)". */
const geneInName = /\(([A-Z][A-Z0-9]{1,9})\):/

const first = <Value>(values: ReadonlyArray<Value | undefined>): Value | undefined =>
  values.find((value) => value !== undefined)

/** What a variant that was looked for says. Several genes that are there are a fusion, and of several that are not, each is denied. */
export const said = (variant: Result): ReadonlyArray<Said> => {
  const texts = partsOf(variant, Loinc.proteinChange).flatMap(textsOf)
  const dnaTexts = [...texts, ...partsOf(variant, Loinc.dnaChange).flatMap(textsOf)]
  const named = partsOf(variant, Loinc.gene).flatMap(({ value }) => Genes.of(value) ?? [])
  const inName = first(dnaTexts.map((each) => geneInName.exec(each)?.[1]))
  const genes = [...new Set(named.length > 0 ? named : inName === undefined ? [] : [inName])]
  const protein = first(texts.map(ProteinNotation.of))
  const kind = kindOf(variant)
  const state = State.of(variant) ?? (dnaTexts.length > 0 || kind !== undefined ? "positive" : undefined)
  if (state === undefined || state === "open" || genes.length === 0) return []
  if (state === "negative")
    return genes.map((gene) => ({
      of: gene,
      entry: `${gene}${protein === undefined ? "" : ` ${protein}`}${kind === undefined || kind === "wild-type" ? "" : ` ${kind}`} negative`,
      change: protein ?? kind,
      isNegative: true,
    }))
  if (isHarmless(variant)) return []
  if (genes.length > 1) {
    const pair = genes.join("-")

    return [{ of: pair, entry: `${pair} fusion`, change: "fusion", isNegative: false }]
  }
  const [gene = ""] = genes
  if (kind === "wild-type") return [{ of: gene, entry: `${gene} wild-type`, change: undefined, isNegative: true }]
  const change = protein ?? (kind === undefined ? dna.exec(dnaTexts.join(" "))?.[0] : undefined)
  const isInherited = partsOf(variant, Loinc.sourceClass).some(({ value }) => Concept.hasCode(value, germline))
  const entry = [gene, change ?? kind ?? (isInherited ? "germline mutation" : "mutation")].join(" ")

  return [{ of: gene, entry, change: change ?? kind ?? "mutation", isNegative: false }]
}
