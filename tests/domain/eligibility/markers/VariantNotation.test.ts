import { expect, test } from "bun:test"
import { variant } from "../../../../domain/eligibility/markers/VariantNotation.ts"

test.each([
  ["g12c", "g12c"],
  ["gly12cys", "g12c"],
  ["g12x", "g12"],
  ["v600", "v600"],
  ["ex19del", "exon19"],
  ["del19", "exon19"],
  ["kras", undefined],
  ["b12", "b12"],
  ["12c", undefined],
])("%j is the change %p", (word, change) => expect(variant(word)).toBe(change))
