import { describe, expect, test } from "bun:test"
import * as BeforeMarker from "../../../../domain/eligibility/marker-status/BeforeMarker.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import * as MarkerStatus from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"
import type { StateWord } from "../../../../domain/eligibility/markers/StatusLexicon.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

type Claims = Array<StateWord["claim"]>

/** What is gathered before the last word of a text. */
const before = (text: string): MarkerStatus.Gathered => {
  const gathered = MarkerStatus.nothingGathered()
  const tokens = Tokens.of(fold(text), 0, text.length)
  const last = tokens.words.length - 1
  BeforeMarker.gather(BeforeMarker.told(MarkerRun.written(text, tokens, last, last + 1)), gathered)

  return gathered
}

describe("nouns and adjectives", () => {
  test.each<[string, Claims, Claims]>([
    ["Mutations in the KRAS", ["present"], []],
    ["Mutations in BRAF, NRAS or KRAS", ["present"], []],
    ["Positive for HER2", [], ["present"]],
    ["Not mutated KRAS", [], ["present"]],
    ["Methylated or unmethylated MGMT", [], ["absent", "present"]],
    ["Mutant BRAF or wild-type KRAS", [], ["absent"]],
    ["Surgery for KRAS", [], []],
    ["Mutation, surgery and KRAS", [], []],
  ])("in %j", (text, nouns, adjectives) => {
    const gathered = before(text)

    expect([[...gathered.nouns], [...gathered.adjectives]]).toEqual([nouns, adjectives])
  })
})

test("The kinds of all nouns beside each other are gathered", () => {
  expect([...before("Amplification, mutation or gene fusion of KRAS").kinds]).toEqual([
    "fusion",
    "mutation",
    "amplification",
  ])
})

test.each([
  ["Tested for KRAS", true],
  ["Mutation of KRAS", false],
])("%j only asks for it to be known: %p", (text, is) => expect(before(text).status).toBe(is))
