import { expect, test } from "bun:test"
import * as LargeCities from "../../../domain/place/LargeCities.ts"
import * as NoPlace from "../../../domain/place/NoPlace.ts"
import * as Steps from "../../../domain/Steps.ts"

test.each([
  "near me",
  "Near Me",
  "NEAR ME",
  "close to me.",
  "me",
  "here",
  "near here",
  "nearby",
  "near my home",
  "my location",
  "near my current location",
  "my area",
  "where I live",
  "cerca de mí",
  "mi ciudad",
  "anywhere",
  "Everywhere",
  "worldwide",
  "any location",
  "no preference",
  "N/A",
])("%j names no place", (text) => expect(NoPlace.is(text)).toBe(true))

test.each([
  "ME",
  "near ME",
  "US",
  "MI",
  "Maine",
  "Boston",
  "near Boston",
  "NA",
  "Mexico",
  "Nowhere, OK",
  "Here, Chile",
])("%j names one", (text) => expect(NoPlace.is(text)).toBe(false))

test("No large city is taken for none", () => {
  expect(Steps.whole(LargeCities.all()).filter(({ name }) => NoPlace.is(name))).toEqual([])
})
