import { expect, test } from "bun:test"
import { geneLike } from "../../../../domain/eligibility/markers/GeneSymbol.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each([
  ["EGFR, ALK or ROS1", ["EGFR", "ALK", "ROS1"]],
  ["stage IV OR kras", []],
])("In %j these look like markers: %j", (text, genes) => {
  const tokens = Tokens.of(fold(text), 0, text.length)
  const found = tokens.words.flatMap((_, at) =>
    geneLike(text, tokens, at) ? [text.slice(tokens.starts[at], tokens.ends[at])] : [],
  )

  expect(found).toEqual(genes)
})
