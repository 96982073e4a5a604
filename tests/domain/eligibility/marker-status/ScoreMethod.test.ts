import { expect, test } from "bun:test"
import * as ExpressionScore from "../../../../domain/eligibility/marker-status/ExpressionScore.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

/** The method by which a score is told of the first word that is "pd". */
const method = (line: string) => {
  const tokens = Tokens.ofWritten(line)
  const first = tokens.words.indexOf("pd")

  return ExpressionScore.methodOf(MarkerRun.written(line, tokens, first, first + 3))
}

test.each([
  ["pd - l1 tps ≥ 50 %", "tps"],
  ["pd - l1 tumor proportion score of at least 1 %", "tps"],
  ["pd - l1 in ≥ 1 % of tumour cells", "tps"],
  ["tc of pd - l1 ≥ 1 %", "tps"],
  ["pd - l1 cps ≥ 10", "cps"],
  ["pd - l1 with a combined positive score ≥ 10", "cps"],
  ["cps of pd - l1 ≥ 10", "cps"],
  ["pd - l1 tps ≥ 1 % or cps ≥ 10", undefined],
  ["pd - l1 ≥ 1 %", undefined],
  ["pd - l1 ≥ 1 % ; cps unknown", undefined],
  ["pd - l1 positive tumor", undefined],
  ["pd - l1 in combined samples", undefined],
])("%j counts by %p", (line, told) => expect(method(line)).toBe(told as ExpressionScore.ScoreMethod | undefined))
