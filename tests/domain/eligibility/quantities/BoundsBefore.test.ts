import { expect, test } from "bun:test"
import * as BoundsBefore from "../../../../domain/eligibility/quantities/BoundsBefore.ts"

const many = Number.POSITIVE_INFINITY

const wordsOf = (text: string) => text.split(" ")

test.each([
  ["less than or equal to", "to"],
  ["score of at least", "from"],
  ["> \\ =", "from"],
  ["at least score of", undefined],
  ["of", undefined],
] as const)("%j ends with the bound %p", (text, bound) => {
  const words = wordsOf(text)

  expect<unknown>(BoundsBefore.at(words, words.length)).toBe(bound)
})

test.each<[text: string, interval: readonly [number, number] | undefined]>([
  ["20 ≤", [20, many]],
  ["0 . 5 < =", [0.5, many]],
  ["visit 1 , 20 ≤", [20, many]],
  ["26 ≥", [Number.NEGATIVE_INFINITY, 26]],
  ["score ≤", undefined],
  ["≤", undefined],
  ["20 points", undefined],
])("%j before a name makes %p of it", (text, interval) => {
  const words = wordsOf(text)

  expect<unknown>(BoundsBefore.mirroredAt(words, words.length)).toEqual(interval)
})
