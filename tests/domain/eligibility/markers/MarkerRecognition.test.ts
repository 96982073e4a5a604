import { expect, test } from "bun:test"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as MarkerRecognition from "../../../../domain/eligibility/markers/MarkerRecognition.ts"

test.each([
  ["KRAS G12C", "KRAS"],
  ["kras g12c", "KRAS"],
  ["BRCA2 mutation", "BRCA2"],
  ["MSS", "MSI"],
  ["eGFR", undefined],
  ["something unheard of", undefined],
])("%j names %p", (written, name) => expect(MarkerRecognition.recognise(written)?.marker.name).toBe(name))

test("Every marker is recognised by its own name, or as the family that it belongs to", () => {
  for (const { name } of markers)
    expect([name, MarkerRecognition.recognise(name)?.marker]).not.toEqual([name, undefined])
})

test("The names of a marker are worked out once", () => {
  for (const marker of markers) expect(MarkerRecognition.namesOf(marker)).toBe(MarkerRecognition.namesOf(marker))
})
