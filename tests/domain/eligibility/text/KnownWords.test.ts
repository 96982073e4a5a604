import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as KnownWords from "../../../../domain/eligibility/text/KnownWords.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const hashOf = (word: string): number =>
  [...word].reduce((hash, character) => KnownWords.hashed(hash, character.charCodeAt(0)), KnownWords.seed)

test("Words that share a place are told apart", () => {
  const text = "alpha beta"
  expect(KnownWords.at(text, 0, 5, 1)).toBe("alpha")
  expect(KnownWords.at(text, 6, 10, 1)).toBe("beta")
  expect(KnownWords.at(text, 0, 5, 1)).toBe("alpha")
})

test("Whatever came before, a word is read as it stands", () =>
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,30}$/), { minLength: 1 }), (words) => {
      const text = fold(words.join(" "))
      expect(Tokens.of(text, 0, text.length).words).toEqual(text.split(" "))
      for (const word of words.map(fold)) expect(KnownWords.at(word, 0, word.length, hashOf(word))).toBe(word)
    }),
  ))
