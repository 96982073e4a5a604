import { describe, expect, test } from "bun:test"
import * as SiteQuestions from "../../../../interfaces/web/browser/questions/SiteQuestions.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { checks, option, quote } from "./Answers.ts"

const request = { condition: "glioblastoma", age: 61, prior_lines: 2, sex: "female" }

const nothingTicked = { request, doubts: () => ({ against: [], unsure: [] }) }

const asked = (...given: Parameters<typeof option>) =>
  SiteQuestions.own(option(...given), nothingTicked, english).map(SiteQuestions.inOneLine(english))

describe("Questions about one study", () => {
  test("are one for each exclusion, with its sentence", () => {
    expect(asked([checks.keptOut])).toEqual([
      "The criteria exclude “Known KRAS mutation”. Does that apply to me, and are there exceptions?",
    ])
  })

  test("quote a sentence in one line, without the stop at its end", () => {
    const long = { ...checks.keptOut, quotes: [quote("Known KRAS\n     mutation.")] }

    expect(asked([long])[0]).toStartWith("The criteria exclude “Known KRAS mutation”. Does")
  })

  test("do not call a sentence an exclusion that only turns out to be one", () => {
    const turned = {
      ...checks.keptOut,
      quotes: [quote("No KRAS mutation", "inclusion", { remarks: [{ code: "ruled_out" }] })],
    }

    expect(asked([turned])).toEqual([
      "Under who can join (ruling it out): “No KRAS mutation”. Does that keep me out, and are there exceptions?",
    ])
  })

  test("name the part of the criteria that a sentence stands in, unless it is called an exclusion anyway", () => {
    const ofGroup = { ...checks.keptOut, quotes: [quote("Known KRAS mutation", "exclusion", { under: ["Cohort B"] })] }

    expect(asked([ofGroup])).toEqual([
      "Under who cannot join, Cohort B: “Known KRAS mutation”. Does that keep me out, and are there exceptions?",
    ])
  })

  test("are one for each thing that is not published or left open", () => {
    expect(asked([checks.notMentioned, checks.leftOpen, checks.sexUnknown])).toEqual([
      "Under who can join, Cohort A (another state of it): “MGMT methylated”. What does that mean for me? (Test result: MGMT unmethylated)",
      "The criteria do not mention “Recurrent” in these words. May I join at this stage?",
      "The record does not say whether women and men may join. May I?",
    ])
    expect(asked([{ ...checks.notMentioned, criterion: "Prior lines of therapy" }])).toEqual([
      "The record does not say how many earlier treatments are allowed. Mine so far: two. May I join?",
    ])
    expect(asked([{ ...checks.sexUnknown, criterion: "Age within published bounds" }])[0]).toContain("I am 61.")
  })

  test("are one for all results that the criteria do not mention", () => {
    const results = ["KRAS G12D", "MSS", "TMB 4"].map((term) => ({
      ...checks.notMentioned,
      criterion: `Biomarker: ${term}`,
    }))

    expect(asked([...results, checks.notMentioned])).toEqual([
      "The criteria do not mention “Recurrent” in these words. May I join at this stage?",
      "The criteria do not mention “KRAS G12D”, “MSS”, or “TMB 4” in these words. Do these results matter?",
    ])
    expect(asked(results.slice(1, 2))).toEqual([
      "The criteria do not mention “MSS” in these words. Does this result matter?",
    ])
  })

  test("name what a published field asks for where it does not fit", () => {
    expect(asked([checks.ageDoesNotFit])).toEqual([
      "According to the record, I do not fit (Age; the study takes: from 18 years, no upper limit). Are there exceptions, or is there another study for me?",
    ])
  })

  test("begin with what may keep out, and end with what is not published", () => {
    expect(asked([checks.notMentioned, checks.keptOut, checks.ageDoesNotFit]).map((each) => each.slice(0, 14))).toEqual(
      ["According to t", "The criteria e", "The criteria d"],
    )
  })

  test("are none where everything fits", () => expect(asked([checks.ageFits, checks.letIn])).toEqual([]))

  test("ask about a sentence once, however many checks it speaks of", () => {
    expect(asked([checks.keptOut, { ...checks.keptOut, criterion: "Biomarker: KRAS G12C" }])).toHaveLength(1)
  })

  test("keep a quote as it is, whatever stands in it", () => {
    const odd = { ...checks.keptOut, quotes: [quote("$& {quote} $1")] }

    expect(asked([odd])[0]).toStartWith("The criteria exclude “$& {quote} $1”.")
  })

  test("are asked in Spanish with the sentence as it is", () => {
    const [question] = SiteQuestions.own(option([checks.keptOut]), nothingTicked, spanish)

    expect(question?.words).toContain("excluyen {quote}")
    expect(question?.quote?.text).toBe("Known KRAS mutation")
  })
})

describe("Questions about any study", () => {
  const general = (given: Parameters<typeof option>[1]) =>
    SiteQuestions.general(option([], given), english).map(({ words }) => words)

  test("name the phase, and ask of an early one whether it was given to people before", () => {
    expect(general({ phases: ["PHASE1"] })).toEqual(
      expect.arrayContaining([expect.stringContaining("Phase 1"), english.questions.first]),
    )
    expect(general({ phases: ["PHASE3"] })).not.toContain(english.questions.first)
    expect(general({ phases: ["NA"] }).join()).not.toContain("No phase")
  })

  test("ask of a study that opens later when that is", () => {
    expect(general({ overall_status: "NOT_YET_RECRUITING" })).toContain(english.questions.opening)
    expect(general({})).not.toContain(english.questions.opening)
  })

  test("do not ask an expanded-access program what it compares", () => {
    const asked = general({ study_type: "expanded_access", phases: [] })

    expect(asked).toContain(english.questions.purposeExpanded)
    expect(asked).not.toContain(english.questions.compared)
  })
})
