import { expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"

test.each<[written: string, variants: ReadonlyArray<string>]>([
  ["KRAS G12C", ["g12c"]],
  ["KRAS p.G12C", ["g12c"]],
  ["KRAS G12C/D/V", ["g12c", "g12d", "g12v"]],
  ["KRAS G12C, G12D or G12V", ["g12c", "g12d", "g12v"]],
  ["BRAF V600E/K", ["v600e", "v600k"]],
  ["EGFR exon 19 deletion", ["exon19"]],
  ["EGFR exons 19 and 21", ["exon19", "exon21"]],
  ["TP53 codon 273", ["residue273"]],
  ["FLT3-ITD", ["itd"]],
  ["FLT3 internal tandem duplication", ["itd"]],
  ["EGFR mutation (L858R or G719X)", ["l858r", "g719"]],
  ["EGFR mutation (other than L858R)", []],
  ["EGFR mutation (such as L858R)", []],
  ["EGFR mutation (KRAS G12C as well)", []],
])("%j names %j", (written, variants) => {
  expect(AskedMarker.ask(written).asked?.variants).toEqual(variants)
})
