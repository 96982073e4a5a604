import type { ReportLine } from "./ReportLine.ts"
import * as ReportNames from "./ReportNames.ts"

const bare = /^(\s*)([A-Z][A-Z\d]{1,7}):?\s*$/

const ofExon = /^(\s+)(?:[-•*] )?(?=(?:exon|codon) \d)/i

/** Lines in which the exons of a gene, which stands in a line of its own above them, have its name: "KIT" above "  Exon 11: wild type". */
export const named = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  let gene: { readonly name: string; readonly indent: number; readonly from: ReadonlyArray<number> } | undefined

  return lines.map((line) => {
    const [, before = "", name] = bare.exec(line.text) ?? []
    const [, indent = ""] = ofExon.exec(line.text) ?? []
    if (name !== undefined && ReportNames.of(name).length === 1) gene = { name, indent: before.length, from: line.from }
    else if (indent === "") gene = undefined

    return gene === undefined || indent.length <= gene.indent
      ? line
      : { text: line.text.replace(ofExon, `$1${gene.name} `), from: [...gene.from, ...line.from] }
  })
}
