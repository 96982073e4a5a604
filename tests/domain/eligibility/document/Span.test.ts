import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"

const text =
  "Inclusion Criteria:\n\n* Adults. KRAS G12C mutation, e.g. by PCR; consent\n\nExclusion Criteria:\n\n* No active infection"

const document = Document.make(text)

const spanOf = (words: string): Span.Span | undefined => {
  const start = text.indexOf(words)

  return Span.at(document, start, start + words.length)
}

const tokens = ({ first, last, tokens }: Span.Span) => tokens.words.slice(first, last)

describe("a span", () => {
  test.each([
    ["KRAS G12C", ["kras", "g12c"], "KRAS G12C mutation, e.g. by PCR", "inclusion"],
    ["consent", ["consent"], "consent", "inclusion"],
    ["infection", ["infection"], "No active infection", "exclusion"],
    ["RAS", ["kras"], "KRAS G12C mutation, e.g. by PCR", "inclusion"],
  ])("of %j covers %j in %j", (words, covered, sentence, side) => {
    const span = spanOf(words)
    if (span === undefined) throw new Error("It stands in a segment.")

    expect(tokens(span)).toEqual(covered)
    expect(text.slice(span.sentence.start, span.sentence.end)).toBe(sentence)
    expect<string>(span.segment.side).toBe(side)
  })

  test("is none in a heading", () => expect(spanOf("Exclusion")).toBeUndefined())

  test("goes over to other tokens of its sentence", () => {
    const span = spanOf("KRAS")
    if (span === undefined) throw new Error("It stands in a segment.")
    const other = Span.over(span, span.last, span.last + 2)

    expect(text.slice(other.start, other.end)).toBe("G12C mutation")
    expect(tokens(other)).toEqual(["g12c", "mutation"])
  })

  test("of any place lies in its sentence, and the sentence in its segment", () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a .;:\n*-(1A"), maxLength: 120 }), fc.nat(), (any, from) => {
        const at = from % (any.length + 1)
        const span = Span.at(Document.make(any), at, at + 1)
        if (span === undefined) return
        const { segment, sentence } = span

        expect(sentence.start).toBeGreaterThanOrEqual(segment.start)
        expect(sentence.start).toBeLessThanOrEqual(at)
        expect(sentence.end).toBeGreaterThan(at)
      }),
    ))
})
