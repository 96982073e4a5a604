import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as Governor from "../../../../domain/eligibility/stage/Governor.ts"

const governorOf = (line: string): Governor.Governor => {
  const at = line.indexOf("metastatic")
  const span = Span.at(Document.make(line), at, at + "metastatic".length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return Governor.of({ ...span, says: ["metastatic"] })
}

test.each<[line: string, governor: Governor.Governor]>([
  ["Known metastatic disease", undefined],
  ["Treatment with a platinum in those with metastatic disease", undefined],
  ["Earlier therapy for metastatic disease", "therapy"],
  ["Earlier systemic therapy (but for surgery) for advanced or metastatic disease", "therapy"],
  ["Capecitabine in the metastatic setting", "therapy"],
  ["Adjuvant therapy for metastatic disease", "adjuvant therapy"],
  ["Definitive evidence of metastatic disease", undefined],
  ["The risk of metastatic disease", "consequence"],
  ["Pain due to metastatic disease", "consequence"],
  ["A drug to prevent metastatic disease", "consequence"],
  ["A biopsy of a metastatic lesion", "consequence"],
  ["Bulk at a metastatic site", "consequence"],
])("%j: %s", (line, governor) => expect(governorOf(line)).toBe(governor))
