import { expect, test } from "bun:test"
import * as MarkerStatus from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"
import { stateBefore } from "../../../../domain/eligibility/markers/StatusLexicon.ts"

const gathered = (word: string, isNegated: boolean): MarkerStatus.Gathered => {
  const state = stateBefore([word], 0)
  if (state === undefined) throw new Error(`“${word}” says no state.`)
  const into = MarkerStatus.nothingGathered()
  MarkerStatus.addState(into, state, isNegated)

  return into
}

test.each<
  [word: string, isNegated: boolean, nouns: ReadonlyArray<string>, adjectives: ReadonlyArray<string>, isDenied: boolean]
>([
  ["mutation", false, ["present"], [], false],
  ["mutation", true, [], ["absent"], true],
  ["mutated", false, [], ["present"], false],
  ["mutated", true, [], ["absent"], true],
  ["negative", false, [], ["absent"], true],
  ["negative", true, [], ["present"], false],
])("%j (negated: %p) adds nouns %j and adjectives %j", (word, isNegated, nouns, adjectives, isDenied) => {
  const into = gathered(word, isNegated)

  expect<ReadonlyArray<string>>([...into.nouns]).toEqual(nouns)
  expect<ReadonlyArray<string>>([...into.adjectives]).toEqual(adjectives)
  expect(into.isDenied).toBe(isDenied)
})

test("The kind of an alteration is noted, a general one is not", () => {
  expect([...gathered("amplification", false).kinds]).toEqual(["amplification"])
  expect([...gathered("positive", false).kinds]).toEqual([])
})
