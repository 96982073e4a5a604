import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Analyzer from "../../../domain/condition/Analyzer.ts"
import * as PhraseMatcher from "../../../domain/condition/PhraseMatcher.ts"
import { stepsOf } from "../../support/steps.ts"

const words =
  "breast least cancer Carcinoma tumours non non-small Small cell lung of the and leukaemia leukemia Neuropathies neuropathy metastases metastasis Sjögren’s sjogren ms y i non none nonnon 1 膵臓癌".split(
    " ",
  )

const text = FastCheck.array(
  FastCheck.tuple(FastCheck.constantFrom(...words), FastCheck.constantFrom(" ", ", ", "\n", "-", " — ", ". ")),
  { maxLength: 30 },
).map((pieces) => pieces.flat().join(""))

const phrase = FastCheck.array(FastCheck.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) =>
  Analyzer.of(some.join(" ")),
)

describe("Phrases", () => {
  test("are found in a text just as if it were divided into words", () => {
    FastCheck.assert(
      FastCheck.property(text, FastCheck.array(phrase, { maxLength: 4 }), (text, all) => {
        const phrases = all.map((words, worth) => ({ words, worth: worth + 1 }))
        const divided = Analyzer.of(text)
        const expected = Math.max(0, ...phrases.map((one) => (Analyzer.hold(divided, one.words) ? one.worth : 0)))

        expect(PhraseMatcher.worthIn(PhraseMatcher.of(phrases), Analyzer.plain(text))).toBe(expected)
      }),
      { numRuns: 3000 },
    )
  })

  test("that stand in a text as they are mostly written are found in it", () => {
    const written = FastCheck.array(FastCheck.constantFrom("breast", "lung", "small", "cell"), {
      minLength: 1,
      maxLength: 3,
    })
    FastCheck.assert(
      FastCheck.property(text, written, (text, words) => {
        const phrases = PhraseMatcher.of([{ words, worth: 1, written: words.join(" ") }])
        const worth = PhraseMatcher.worthAsWritten(phrases, text.toLowerCase(), 0)

        expect(worth === 1 && PhraseMatcher.worthIn(phrases, Analyzer.plain(text)) === 0).toBe(false)
      }),
      { numRuns: 3000 },
    )
    const lungCancer = PhraseMatcher.of([{ words: ["lung", "cancer"], worth: 1, written: "lung cancer" }])

    expect(PhraseMatcher.worthAsWritten(lungCancer, "small cell lung cancer", 0)).toBe(1)
    expect(PhraseMatcher.worthAsWritten(lungCancer, "cancer of the lung", 0)).toBe(0)
  })

  test.each(["als ", "lung", "lung ", "lung of ", "lung-", "cancer ", "lung 1 2 ", "lung                    "])(
    "are looked for in steps that grow with a text, however it is written: %j",
    async (piece) => {
      const phrases = PhraseMatcher.of([{ words: Analyzer.of("als lung cancer"), worth: 1 }])
      const text = piece.repeat(20_000 / piece.length)
      let worth: number | undefined
      const steps = await stepsOf(() => {
        worth = PhraseMatcher.worthIn(phrases, text)
      })

      expect(worth).toBe(0)
      expect(steps).toBeLessThan(100 * text.length)
    },
  )

  test("that are worth no more than is known already are not looked for", () => {
    const phrases = PhraseMatcher.of([{ words: ["lung", "cancer"], worth: 1 }])

    expect(PhraseMatcher.worthIn(phrases, "lung cancer", 2)).toBe(2)
  })
})
