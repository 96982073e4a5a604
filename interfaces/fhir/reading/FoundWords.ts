import * as ProteinNotation from "./ProteinNotation.ts"

/** What words say was found, in the words that are entered of it. */
const rows: ReadonlyArray<readonly [written: RegExp, said: string]> = [
  [/\bunmethylated\b|\bnot methylated\b|\bnon-?methylated\b|\bno methylation\b/i, "unmethylated"],
  [/\b(?:hyper)?methylated\b/i, "methylated"],
  [/\bwild[ -]?type\b|\bWT\b|\bno (?:\w+ ){0,2}(?:mutation|variant|alteration)s?\b|\bnot mutated\b/i, "wild-type"],
  [/\bunmutated\b/i, "unmutated"],
  [/\b(?:not|non)[ -]amplified\b|\bno amplification\b/i, "amplification negative"],
  [/\bamplifi(?:ed|cation)\b/i, "amplification"],
  [/\bnot rearranged\b|\bno (?:\w+ )?(?:rearrangement|fusion|translocation)\b/i, "fusion negative"],
  [/\brearranged\b|\brearrangement\b|\bfusion\b|\btranslocat/i, "fusion"],
  [/\bnon-?codeleted\b|\bnot (?:co)?deleted\b|\bno (?:co)?deletion\b/i, "deletion negative"],
  [/\bcodelet/i, "codeleted"],
  [/\bhomozygous(?:ly)? delet\w+/i, "homozygous deletion"],
  [/\bproficient\b|\bintact\b|\bretained\b|\bpMMR\b/i, "proficient"],
  [/\bdeficient\b|\bdMMR\b|\b(?:loss of|lost|absent|no) (?:nuclear )?(?:expression|staining)\b|^lost$/i, "deficient"],
  [/\bstable\b|\bMSS\b/i, "stable"],
  [/\b(?:MSI|TMB)-?H\b|\bhigh\b/i, "high"],
  [/\b(?:MSI|TMB)-?L\b|\blow\b/i, "low"],
  [/\b(?:not detected|undetected|negative|absent|non-?reactive)\b/i, "negative"],
  [/\b(?:overexpressed|overexpression|positive|present|detected|reactive)\b/i, "positive"],
  [/\b(?:mutated|mutant|mutation|pathogenic variant)\b/i, "mutation"],
]

/** The stain of a tissue: "3+", "IHC 2+", "score 1+". */
const stain = /(?<![\d.])([0-3]\+|(?<=IHC |score )0)(?![\d.])/i

/** What words say of a marker, but for a change that they name. */
export const said = (words: string): string | undefined =>
  stain.exec(words)?.[1] ?? rows.find(([written]) => written.test(words))?.[1]

const partOf = /\bexons? ?(\d{1,2})(?: ?(?:-|–|to|through) ?(?:exon )?(\d{1,2}))?\b/i

/** Exons of a gene that are gone or there twice: "Deletion of exons 48-50" is an exon 48-50 deletion. */
export const severalExons = (words: string): string | undefined => {
  const [, kind] = /\b(deletion|duplication)\b/i.exec(words) ?? []
  const [, first, last] = partOf.exec(words) ?? []

  return kind === undefined || last === undefined ? undefined : `exon ${first}-${last} ${kind.toLowerCase()}`
}

/** A change that words name: "p.V600E", "exon 19 deletion", "FLT3-ITD". */
export const change = (words: string): string | undefined =>
  severalExons(words) ??
  /\bexon \d{1,2}(?![\d/])(?: (?:skipping|deletion|insertion)s?)?(?: mutation)?\b/i.exec(words)?.[0].toLowerCase() ??
  /\b(?:ITD|TKD)\b/.exec(words)?.[0] ??
  ProteinNotation.of(words)
