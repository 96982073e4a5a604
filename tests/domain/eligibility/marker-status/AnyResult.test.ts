import { expect, test } from "bun:test"
import * as AnyResult from "../../../../domain/eligibility/marker-status/AnyResult.ts"
import type { MarkerStatus } from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"

const status = (state: MarkerStatus["state"]): MarkerStatus => ({ state, kinds: [], variants: [], isDenied: false })

/** The words of a text, and where its first "her2" stands. */
const of = (text: string) => {
  const words = text.split(" ")

  return { words, at: words.indexOf("her2") }
}

test.each<[text: string, mattersNot: boolean]>([
  ["regardless of her2", true],
  ["irrespective of the her2", true],
  ["with or without her2", true],
  ["with and without her2", true],
  ["without her2", false],
  ["any tumor of the breast that has her2", false],
  ["her2", false],
])("In %j no result matters: %p", (text, mattersNot) => {
  const { at, words } = of(text)

  expect(AnyResult.mattersNot(words, at)).toBe(mattersNot)
})

test.each<[text: string, state: MarkerStatus["state"], isAny: boolean]>([
  ["any her2 status", "status", true],
  ["any her2 score", "present", true],
  ["any her2 mutation", "present", false],
  ["any level of her2 expression", "present", true],
  ["known her2 status", "status", false],
])("%j accepts any result: %p", (text, state, isAny) => {
  const { at, words } = of(text)

  expect(AnyResult.isAny(words, at, status(state), at + 1)).toBe(isAny)
})

test.each<[text: string, kinds: MarkerStatus["kinds"], isAny: boolean]>([
  ["her2 ( any )", [], true],
  ["her2 any", ["expression"], true],
  ["mutation of her2 ( any )", ["mutation"], false],
  ["alteration of her2 ( any , except", ["alteration"], false],
  ["amplification of her2 of any level", ["amplification"], true],
])("In %j, of %p, any result is accepted: %p", (text, kinds, isAny) => {
  const { at, words } = of(text)

  expect(AnyResult.isAnyBehind(words, { ...status("present"), kinds }, at + 1)).toBe(isAny)
})

test.each<[text: string, isUndetermined: boolean]>([
  ["unknown her2", true],
  ["untested her2", true],
  ["known her2", false],
  ["her2", false],
])("%j is of what nobody knows: %p", (text, isUndetermined) => {
  const { at, words } = of(text)

  expect(AnyResult.isUndetermined(words, at)).toBe(isUndetermined)
})
