import { describe, expect } from "bun:test"
import { Effect, FastCheck as fc } from "effect"
import { Annotations } from "../../application/ports/Annotations.ts"
import * as Annotation from "../../domain/annotation/Annotation.ts"
import * as Packing from "../../domain/annotation/Packing.ts"
import type { AnnotatedStudy } from "../../domain/eligibility/Reading.ts"
import * as Steps from "../../domain/Steps.ts"
import { NctId } from "../../domain/study/NctId.ts"
import type { Study } from "../../domain/study/Study.ts"
import { study } from "../support/study.ts"
import { alone, type World } from "./World.ts"

const length = Annotation.part(Packing.whole)

const mark = Annotation.part(Packing.text)

const other = Annotation.part(Packing.text)

/** Works over studies without a rest. */
const atOnce = <A>(studies: ReadonlyArray<Study>, work: (studies: ReadonlyArray<AnnotatedStudy>) => A) =>
  Effect.map(Annotations, ({ withAnnotations }) =>
    Steps.whole(
      withAnnotations(studies, function* (annotated) {
        yield

        return work(annotated)
      }),
    ),
  )

/** Works out a part of each study's annotation, and tells of which of them it had to. */
const workedOut = (...studies: ReadonlyArray<Study>) =>
  atOnce(studies, (annotated) =>
    annotated.flatMap(({ annotation, study: { eligibility, title } }) => {
      let isNew = false
      Annotation.recall(annotation, length, () => {
        isNew = true

        return eligibility.text?.length ?? 0
      })

      return isNew ? [title] : []
    }),
  )

const saying = (text: string, facts: Parameters<typeof study>[0] = {}): Study =>
  study({ title: text.slice(0, 20), ...facts, eligibility: { text } })

/** A text of so many characters. */
const long = (beginning: string, characters: number): string => beginning.padEnd(characters, " and so on")

const pieces: ReadonlyArray<readonly [what: string, one: Study, other: Study]> = [
  ["a character of the text", saying("Stage IV"), saying("Stage IX", { title: "Stage IV" })],
  ["the title", saying("a"), saying("a", { title: "b" })],
  ["a keyword", saying("a"), saying("a", { keywords: ["b"] })],
  ["where a word stands", saying("a", { keywords: ["b"] }), saying("a", { conditions: ["b"] })],
  ["which piece a word ends", saying("a", { keywords: ["b c", "d"] }), saying("a", { keywords: ["b", "c d"] })],
  ["how many pieces a list has", saying("a", { keywords: ["b", ""] }), saying("a", { keywords: ["b"] })],
  ["the summary", saying("a"), saying("a", { summary: "b" })],
  [
    "what is given",
    saying("a", { interventions: [{ name: "b", type: null, description: null }] }),
    saying("a", { interventions: [{ name: "c", type: null, description: null }] }),
  ],
  ["half a character", saying("a", { summary: "\ud800" }), saying("a", { summary: "\udbff" })],
]

export const annotationsContract = (
  name: string,
  world: (bounds: { readonly mostBytes: number }) => World<Annotations>,
): void =>
  describe(`${name} honors the Annotations contract`, () => {
    const room = 1024 * 1024
    const test = alone(world({ mostBytes: room }))

    test("hands over what was worked out, in the order of the studies, whatever becomes of it", () =>
      Effect.gen(function* () {
        const studies = [saying("a"), saying("b"), saying("a")]

        expect(yield* atOnce(studies, (annotated) => annotated.map(({ study }) => study))).toEqual(studies)
        expect(yield* atOnce([], (annotated) => annotated.length)).toBe(0)
        const failing = Effect.exit(
          atOnce(studies, () => {
            throw new Error("The work failed.")
          }),
        )
        expect((yield* failing)._tag).toBe("Failure")
        expect(yield* workedOut(saying("c"))).toEqual(["c"])
      }))

    /** Each a two hundredth of the room. */
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => {
        const title = `study ${from + index}`

        return saying(long(title, room / 200), { title })
      })

    /** Work over the one study that says this, which works out a part and rests. */
    const resting = (text: string, mark: string) =>
      Effect.map(Annotations, ({ withAnnotations }) =>
        withAnnotations([saying(text)], function* ([annotated]) {
          if (annotated === undefined) return ""
          Annotation.recall(annotated.annotation, length, () => text.length)
          yield

          return Annotation.recall(annotated.annotation, other, () => mark)
        }),
      )

    /** Goes on to where the part was worked out. */
    const begun = (steps: Steps.Steps<string>): Steps.Steps<string> => {
      steps.next()

      return steps
    }

    test("keeps what annotations came to when the work was ended", () =>
      Effect.gen(function* () {
        Steps.end(begun(yield* resting("a", "ended")))
        expect(yield* workedOut(saying("a"))).toEqual([])
      }))

    test("tells nothing of other studies to whoever asks an annotation when the work is over", () =>
      Effect.gen(function* () {
        const marked = (text: string) =>
          atOnce([saying(text)], (annotated) => {
            for (const { annotation } of annotated) Annotation.recall(annotation, mark, () => `of ${text}`)

            return annotated
          })
        for (const text of ["a", "b"]) yield* marked(text)
        const over = yield* marked("a")
        yield* marked("b")

        expect(over.map(({ annotation }) => Annotation.recall(annotation, mark, () => "anew"))).toEqual(["anew"])
      }))

    test("hands annotations of its own to each of several works over the same words", () =>
      Effect.gen(function* () {
        yield* workedOut(saying("a"))
        const one = begun(yield* resting("a", "one"))
        const another = begun(yield* resting("a", "another"))
        yield* atOnce(many(0, 300), () => undefined)

        expect([Steps.whole(one), Steps.whole(another)]).toEqual(["one", "another"])
      }))

    test("keeps what is more of what several works made of the same words, whichever ends last", () =>
      Effect.gen(function* () {
        for (const text of ["a", "b"]) {
          if (text === "b") yield* workedOut(saying(text))
          const less = begun(yield* resting(text, "less"))
          expect(Steps.whole(yield* resting(text, "more"))).toBe("more")
          Steps.end(less)
          expect(Steps.whole(yield* resting(text, "later"))).toBe("more")
        }
      }))

    test("knows words again by all of them, whichever study says them", () =>
      Effect.gen(function* () {
        const facts = { title: "One", conditions: ["Zebra fever"], keywords: ["İ", "𝒳", "≥"], summary: "A summary." }
        expect(yield* workedOut(saying("Stage IV", facts))).toEqual(["One"])
        expect(yield* workedOut(saying("Stage IV", { ...facts, nctId: NctId("NCT99000002") }))).toEqual([])
        expect(yield* workedOut(saying("Stage IV", { ...facts, lastUpdatePosted: "2026-11-22" }))).toEqual([])
      }))

    for (const [what, one, other] of pieces)
      test(`takes words for others that differ in ${what}`, () =>
        Effect.gen(function* () {
          yield* workedOut(one)
          expect(yield* workedOut(other)).toHaveLength(1)
        }))

    test("takes any two texts for the same only where they are", () =>
      Effect.gen(function* () {
        const annotations = yield* Annotations
        const text = fc.oneof(fc.string({ unit: "binary", maxLength: 3 }), fc.string({ maxLength: 3 }))
        const told = (words: string) =>
          Effect.runSync(
            Effect.provideService(
              atOnce([saying(words, { title: "" })], ([annotated]) =>
                annotated === undefined ? "" : Annotation.recall(annotated.annotation, mark, () => words),
              ),
              Annotations,
              annotations,
            ),
          )

        fc.assert(
          fc.property(text, (words) => {
            expect(told(words)).toBe(words)
          }),
          { numRuns: 500 },
        )
      }))

    test("makes room by what was not used for the longest time", () =>
      Effect.gen(function* () {
        yield* workedOut(...many(0, 120))
        expect(yield* workedOut(...many(0, 20))).toEqual([])
        expect(yield* workedOut(...many(120, 200))).toHaveLength(80)
        expect(yield* workedOut(...many(0, 20), ...many(180, 200))).toEqual([])
        expect(yield* workedOut(...many(20, 30))).toHaveLength(10)
      }))

    test("counts what annotations come to", () =>
      Effect.gen(function* () {
        const others = Array.from({ length: 50 }, (_, number) => saying(`other ${number}`))
        yield* workedOut(saying("small"), ...others)
        expect(yield* workedOut(saying("small"))).toEqual([])
        yield* atOnce(others, (annotated) => {
          for (const { annotation } of annotated) Annotation.recall(annotation, mark, () => long("much", room / 40))
        })
        expect(yield* workedOut(saying("small"))).toEqual(["small"])
      }))

    test("keeps none that would take too much of the room, and others beside it", () =>
      Effect.gen(function* () {
        const large = saying(long("large", room / 2), { title: "large" })
        yield* workedOut(saying("small"), large)
        expect(yield* workedOut(large)).toEqual(["large"])
        expect(yield* workedOut(saying("small"))).toEqual([])
      }))

    test("keeps of one that grows too much what it was before, or nothing", () =>
      Effect.gen(function* () {
        const grown = () =>
          atOnce([saying("a")], ([annotated]) =>
            annotated === undefined ? "" : Annotation.recall(annotated.annotation, mark, () => long("much", room / 2)),
          )
        yield* workedOut(saying("a"))
        expect(yield* grown()).toHaveLength(room / 2)
        expect(yield* grown()).toHaveLength(room / 2)
      }))

    test("works over more than there is room for", () =>
      Effect.gen(function* () {
        const studies = many(0, 300)
        expect(yield* workedOut(...studies)).toHaveLength(300)
        expect(yield* workedOut(...studies.toReversed())).not.toBeEmpty()
      }))

    alone(world({ mostBytes: 0 }))("keeps nothing where there is no room", () =>
      Effect.gen(function* () {
        const known = saying("a")
        expect(yield* workedOut(known)).toEqual(["a"])
        expect(yield* workedOut(known)).toEqual(["a"])
      }),
    )
  })
