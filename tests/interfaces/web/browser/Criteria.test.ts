import { describe, expect, test } from "bun:test"
import * as Pieces from "../../../../interfaces/web/browser/criteria/Pieces.ts"
import * as Ticks from "../../../../interfaces/web/browser/criteria/Ticks.ts"
import * as SiteQuestions from "../../../../interfaces/web/browser/questions/SiteQuestions.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { option, quoting } from "./Answers.ts"

const text = "Known KRAS\n  mutation, or BRAF V600E"

const quoteAt = (start: number, end: number) => ({
  text: text.slice(start, end),
  part: "exclusion" as const,
  start,
  end,
})

const kras = quoting("Biomarker: KRAS G12D", "mentioned_exclusion", [quoteAt(6, 21)])
const whole = quoting("Stage: Recurrent", "unknown", [quoteAt(0, text.length)])

describe("A criterion by what is read of it", () => {
  const piecesOf = (...checks: ReadonlyArray<typeof kras>) =>
    Pieces.of(text, { start: 0, end: text.length }, Pieces.markedIn(option(checks))).map(({ readings, text }) => [
      text,
      readings.map(({ check: { criterion }, isBeside }) => (isBeside ? `beside ${criterion}` : criterion)),
    ])

  test("is one piece where nothing is", () => {
    expect(piecesOf()).toEqual([["Known KRAS mutation, or BRAF V600E", []]])
  })

  test("has the quoted words apart, with what they are read for", () => {
    expect(piecesOf(kras)).toEqual([
      ["Known ", []],
      ["KRAS mutation", ["Biomarker: KRAS G12D"]],
      [", or BRAF V600E", []],
    ])
  })

  test("has words that two checks quote with both", () => {
    expect(piecesOf(kras, whole).map(([, checks]) => checks)).toEqual([
      ["Stage: Recurrent"],
      ["Biomarker: KRAS G12D", "Stage: Recurrent"],
      ["Stage: Recurrent"],
    ])
  })

  test("tells a sentence that decides from one of the other part that is quoted beside it", () => {
    const inclusion = { ...quoteAt(6, 21), part: "inclusion" as const }
    const either = quoting("Biomarker: KRAS G12D", "mentioned_inclusion", [inclusion, quoteAt(26, text.length)])
    const twice = quoting("Biomarker: KRAS G12D", "mentioned_exclusion", [quoteAt(6, 21), quoteAt(26, text.length)])

    expect(piecesOf(either).map(([, read]) => read)).toEqual([
      [],
      ["Biomarker: KRAS G12D"],
      [],
      ["beside Biomarker: KRAS G12D"],
    ])
    expect(piecesOf(twice).at(-1)).toEqual(["BRAF V600E", ["Biomarker: KRAS G12D"]])
  })

  test("has what is quoted over its end as far as it reaches", () => {
    const [first] = Pieces.of(text, { start: 0, end: 10 }, Pieces.markedIn(option([whole])))

    expect(first?.text).toBe("Known KRAS")
  })
})

describe("What was ticked", () => {
  const quote = (side: "inclusion" | "exclusion", text: string) => ({ side, heading: "", remarks: [], text })
  const ticked = (): Ticks.Ticks => {
    const ticks: Ticks.Ticks = new Map()
    Ticks.tick(ticks, "NCT1", 40, { tick: "unsure", quote: quote("exclusion", "Active infection.") })
    Ticks.tick(ticks, "NCT1", 10, { tick: "untrue", quote: quote("inclusion", "ECOG 0 or 1") })
    Ticks.tick(ticks, "NCT1", 20, { tick: "true", quote: quote("inclusion", "Adults") })
    Ticks.tick(ticks, "NCT1", 30, { tick: "true", quote: quote("exclusion", "Pregnant") })
    Ticks.tick(ticks, "NCT1", 50, { tick: "untrue", quote: quote("exclusion", "HIV") })

    return ticks
  }

  test("is to be asked about where it speaks against joining, or nobody is sure, in the order of the text", () => {
    const { against, unsure } = Ticks.doubtsOf(ticked(), "NCT1")

    expect(against.map(({ text }) => text)).toEqual(["ECOG 0 or 1", "Pregnant"])
    expect(unsure.map(({ text }) => text)).toEqual(["Active infection."])
    expect(Ticks.doubtsOf(ticked(), "NCT2")).toEqual({ against: [], unsure: [] })
  })

  test("counts as it was ticked last", () => {
    const ticks = ticked()
    Ticks.tick(ticks, "NCT1", 40, { tick: "true", quote: quote("inclusion", "Active infection.") })

    expect(Ticks.doubtsOf(ticks, "NCT1").unsure).toEqual([])
  })

  test("becomes questions to the site", () => {
    const doubts = (nctId: string) => Ticks.doubtsOf(ticked(), nctId)
    const asked = SiteQuestions.own(option([], { nct_id: "NCT1" }), { request: {}, doubts }, english)

    expect(asked.map(SiteQuestions.inOneLine(english))).toEqual([
      "Under who can join: “ECOG 0 or 1”. Does that keep me out, and are there exceptions?",
      "The criteria exclude “Pregnant”. Does that apply to me, and are there exceptions?",
      "Under who cannot join: “Active infection”. I am not sure whether this is true of me. How can I find out?",
    ])
  })
})
