import * as Concept from "./Concept.ts"
import * as FoundWords from "./FoundWords.ts"
import * as Genes from "./Genes.ts"
import * as Loinc from "./Loinc.ts"
import * as ProteinNotation from "./ProteinNotation.ts"
import type { Result } from "./Result.ts"
import * as State from "./State.ts"
import { reasons } from "./Told.ts"

/** What a variant is said of: its gene, its change, and what is made of both. */
export interface Said {
  /** The gene, or the genes that are joined. */
  readonly of: string
  readonly entry: string
  /** What alone of the gene is meant; nothing where it is the gene as a whole. */
  readonly change: string | undefined
}

/** All that a variant says; or why it is not used. */
export interface Variant {
  readonly said: ReadonlyArray<Said>
  readonly fault: string | undefined
  /** Whether it is taken to be there because it is described. */
  readonly isAssumed: boolean
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

const textsOf = ({ value }: Pick<Result, "value">): ReadonlyArray<string> => [
  ...value.words,
  ...value.codes.map(({ code }) => code),
]

const kindIn = (told: Concept.Concept): string | undefined =>
  kinds.find(
    ([, codes, words]) => Concept.hasCode(told, new Set(codes)) || told.words.some((each) => words.test(each)),
  )?.[0]

const kindOf = (variant: Result): string | undefined => {
  const told = Concept.joined([
    variant.interpretation,
    variant.value,
    ...partsOf(variant, Loinc.kindOfChange).flatMap(({ interpretation, value }) => [interpretation, value]),
  ])

  return kindIn(told)
}

const germline: ReadonlySet<string> = new Set(["LA6683-2", "255395001"])

/** Changes that are taken for harmless, or of which nobody knows yet what they do. */
const harmless: ReadonlySet<string> = new Set(["LA6675-8", "LA26334-5", "LA26333-7"])

export const harmlessWords = /\bbenign\b|uncertain significance|\bVUS\b/i

const isHarmless = (variant: Result): boolean =>
  partsOf(variant, Loinc.significance).some(
    ({ value }) => Concept.hasCode(value, harmless) || value.words.some((words) => harmlessWords.test(words)),
  )

const dna =
  /\bc\.(?:[-*]?\d+(?:[+-]\d+)?(?:_[-*]?\d+(?:[+-]\d+)?)?)(?:[ACGT]>[ACGT]|del[ACGT]*|dup[ACGT]*|ins[ACGT]*|delins[ACGT]+)/

/** Parts of a gene that are gone: "c.(6438+1_6439-1)_(7309+1_7310-1)del". */
const partLost = /\bc\.\(.*\)_\(.*\)del\b/

/** A symbol in the name of a transcript: "NM_004985.5(KRAS):c.35G>A (p.Gly12Asp)". */
const geneInName = /\(([A-Z][A-Z0-9]{1,9})\):/

const first = <Value>(values: ReadonlyArray<Value | undefined>): Value | undefined =>
  values.find((value) => value !== undefined)

interface Told {
  readonly genes: ReadonlyArray<string>
  readonly protein: string | undefined
  readonly dnaChange: string | undefined
  readonly kind: string | undefined
  readonly isDescribed: boolean
}

const toldBy = (variant: Result): Told => {
  const texts = partsOf(variant, Loinc.proteinChange).flatMap(textsOf)
  const all = [...texts, ...partsOf(variant, Loinc.dnaChange).flatMap(textsOf)]
  const named = partsOf(variant, Loinc.gene).flatMap(({ value }) => Genes.of(value) ?? [])
  const inName = all.flatMap((each) => geneInName.exec(each)?.[1] ?? []).slice(0, 1)
  const kind = kindOf(variant) ?? (all.some((each) => partLost.test(each)) ? "deletion" : undefined)

  return {
    genes: [...new Set(named.length > 0 ? named : inName)],
    protein: first(texts.map(ProteinNotation.of)) ?? first(texts.map(FoundWords.severalExons)),
    dnaChange: kind === undefined ? dna.exec(all.join(" "))?.[0] : undefined,
    kind,
    isDescribed: all.length > 0 || kind !== undefined,
  }
}

const joined = (...parts: ReadonlyArray<string | undefined>): string =>
  parts.filter((part) => part !== undefined).join(" ")

const absent = ({ genes, kind, protein }: Told): ReadonlyArray<Said> => {
  const change = protein ?? (kind === "wild-type" ? undefined : kind)

  return genes.map((of) => ({ of, entry: joined(of, change, "negative"), change }))
}

const present = ({ dnaChange, genes, kind, protein }: Told, isInherited: boolean): ReadonlyArray<Said> => {
  const of = genes.join("-")
  if (genes.length > 1) return [{ of, entry: `${of} fusion`, change: "fusion" }]
  if (kind === "wild-type") return [{ of, entry: `${of} wild-type`, change: undefined }]
  const change = protein ?? dnaChange ?? kind ?? "mutation"

  return [{ of, entry: joined(of, isInherited ? "germline" : undefined, change), change }]
}

/** Whether the value is the change itself, as in early versions of the profile. */
const tellsChange = ({ interpretation, value }: Result): boolean =>
  kindIn(Concept.joined([interpretation, value])) !== undefined ||
  textsOf({ value }).some((each) => ProteinNotation.of(each) !== undefined || dna.test(each))

const unused = (fault: string): Variant => ({ said: [], fault, isAssumed: false })

/** What a variant that was looked for says. Several genes that are there are a fusion, and of several that are not, each is denied. */
export const said = (variant: Result): Variant => {
  const told = toldBy(variant)
  const found = State.of(variant)
  const isWithoutResult = Concept.isNothing(variant.value) && Concept.isNothing(variant.interpretation)
  const isInValue = found === undefined && tellsChange(variant)
  const isAssumed = found === undefined && isWithoutResult && told.isDescribed
  if (found === "open") return unused(reasons.open)
  if (told.genes.length === 0 || (found === undefined && !isAssumed && !isInValue)) return unused(reasons.unreadable)
  if (found === "negative") return { said: absent(told), fault: undefined, isAssumed }
  if (isHarmless(variant)) return unused(reasons.harmless)
  const isInherited = partsOf(variant, Loinc.sourceClass).some(({ value }) => Concept.hasCode(value, germline))

  return {
    said: present(told, isInherited && told.protein === undefined && told.kind === undefined),
    fault: undefined,
    isAssumed,
  }
}
