import { expect, spyOn, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
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
      expect(Tokens.ofPublished(text, 0, text.length).words).toEqual(text.split(" "))
      for (const word of words.map(fold)) expect(KnownWords.at(word, 0, word.length, hashOf(word))).toBe(word)
    }),
  ))

test("Words of a profile are none of those that are kept", () => {
  const keep = spyOn(KnownWords, "at")
  try {
    const questions = Questions.of({
      condition: "Alzheimer disease",
      stage: "stage IV by a word of the caller",
      biomarkers: ["KRAS G12D by a word of the caller", "a word of the caller"],
      priorLines: 1,
    })
    expect(keep).not.toHaveBeenCalled()
    Reading.read("Inclusion Criteria:\n\n* stage IV disease\n* KRAS G12D mutation", questions)
    const published = keep.mock.calls.map(([folded, start, end]) => folded.slice(start, end))
    expect(published).toContain("kras")
    expect(published).not.toContain("caller")
  } finally {
    keep.mockRestore()
  }
})
