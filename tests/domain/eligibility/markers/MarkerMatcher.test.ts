import { expect, test } from "bun:test"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as MarkerMatcher from "../../../../domain/eligibility/markers/MarkerMatcher.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

const named = (name: string, text: string): ReadonlyArray<string> => {
  const marker = markers.find((each) => each.name === name)
  if (marker === undefined) throw new Error(`${name} is in the lexicon.`)

  return MarkerMatcher.named(marker, { text, folded: fold(text) }).map(({ end, rest, says, start }) =>
    [text.slice(start, end), says, rest].filter((part) => part !== "").join(" "),
  )
}

test.each([
  ["KRAS", "KRAS G12C or K-RAS", ["KRAS name", "G12C name", "K-RAS name"]],
  ["KRAS", "KRASG12C and KRASwt", ["KRAS name g12c", "KRAS name wt"]],
  ["KRAS", "XKRAS, KRASfoo, kras_g12c", ["kras name", "g12c name"]],
  ["BRCA1", "gBRCA1/2 mutation", ["BRCA1/2 name"]],
  ["BRCA2", "BRCA 1 and 2", ["BRCA 1 and 2 name"]],
  ["BRCA2", "BRCA1 mutation", []],
  ["MSI", "MSI-H or MSS", ["MSI-H positive", "MSS negative"]],
  ["MET", "have met the criteria", []],
])("%s is named in %j: %j", (name, text, expected) => expect(named(name, text)).toEqual(expected))

test.each([
  ["KRAS G12C", "KRAS"],
  ["kras g12c", "KRAS"],
  ["BRCA2 mutation", "BRCA2"],
  ["MSS", "MSI"],
  ["eGFR", undefined],
  ["something unheard of", undefined],
])("%j names %p", (written, name) => expect(MarkerMatcher.recognise(written)?.marker.name).toBe(name))

test("Every marker is recognised by its own name, or as the family that it belongs to", () => {
  for (const { name } of markers) expect([name, MarkerMatcher.recognise(name)?.marker]).not.toEqual([name, undefined])
})
