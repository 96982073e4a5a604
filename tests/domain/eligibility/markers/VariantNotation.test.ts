import { expect, test } from "bun:test"
import { geneLike, variant } from "../../../../domain/eligibility/markers/VariantNotation.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each([
  ["g12c", "g12c"],
  ["gly12cys", "g12c"],
  ["g12x", "g12"],
  ["v600", "v600"],
  ["ex19del", "exon19"],
  ["del19", "exon19"],
  ["kras", undefined],
  ["b12", undefined],
  ["x788", undefined],
  ["12c", undefined],
])("%j is the change %p", (word, change) => expect(variant(word)).toBe(change))

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
