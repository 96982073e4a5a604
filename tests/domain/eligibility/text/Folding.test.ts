import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

test.each([
  ["KRAS G12C", "kras g12c"],
  ["wild‑type – “MSI”", "wild-type - “msi”"],
  ["Alzheimer’s", "alzheimer's"],
  ["β-amyloid\tand\u00a0α", "b-amyloid and a"],
  ["stage_IV disease_with", "stage iv disease with"],
  ["İ and Σ", "i and σ"],
  ["ΟΔΟΣ – Ä", "οdος - a"],
  ["𐐀 and Ä", "𐐨 and a"],
  ["A\0Ä", "a\0a"],
  ["ÉÈ ≥ ｘ", "eè ≥ ｘ"],
])("%j folds to %j", (written, folded) => expect(fold(written)).toBe(folded))

test("Every offset stays true", () =>
  fc.assert(fc.property(fc.string({ unit: "binary" }), (any) => expect(fold(any)).toHaveLength(any.length))))

test("A text of many runs beyond ASCII folds like its pieces", () => {
  const piece = "É–x “KRAS” ≥ 2_A "

  expect(fold(piece.repeat(300))).toBe(fold(piece).repeat(300))
})
