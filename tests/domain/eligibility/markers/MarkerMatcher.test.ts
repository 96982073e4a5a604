import { expect, test } from "bun:test"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as MarkerMatcher from "../../../../domain/eligibility/markers/MarkerMatcher.ts"
import * as MarkerRecognition from "../../../../domain/eligibility/markers/MarkerRecognition.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

const named = (name: string, text: string): ReadonlyArray<string> => {
  const marker = markers.find((each) => each.name === name)
  if (marker === undefined) throw new Error(`${name} is in the lexicon.`)

  return MarkerMatcher.named(MarkerRecognition.namesOf(marker), { text, folded: fold(text) }).map(
    ({ end, rest, says, start }) => [text.slice(start, end), says, rest].filter((part) => part !== "").join(" "),
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
