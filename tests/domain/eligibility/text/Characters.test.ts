import { expect, test } from "bun:test"
import * as Characters from "../../../../domain/eligibility/text/Characters.ts"

const code = (character: string): number => character.charCodeAt(0)

test.each([..."aZ09éßж中"])("%j belongs to a word", (character) => {
  expect(Characters.isWord(code(character))).toBe(true)
  expect(Characters.isSpace(code(character))).toBe(false)
})

test.each([..."_-/.'’“”≥®"])("%j stands between words", (character) => {
  expect(Characters.isWord(code(character))).toBe(false)
  expect(Characters.isSpace(code(character))).toBe(false)
})

test.each([..." \t\n\r\v\f\u00a0"])("%j shows nothing", (character) => {
  expect(Characters.isSpace(code(character))).toBe(true)
  expect(Characters.isWord(code(character))).toBe(false)
})

test("Beyond the ends of a text there is nothing", () => {
  for (const is of Object.values(Characters)) expect(is("".charCodeAt(0))).toBe(false)
})
