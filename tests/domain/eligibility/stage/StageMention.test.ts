import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as StageMention from "../../../../domain/eligibility/stage/StageMention.ts"
import type { StagePhrase } from "../../../../domain/eligibility/stage/StagePhrase.ts"

const about = ["Non-Small Cell Lung Cancer"]

const mentionOf = (part: "Inclusion" | "Exclusion", line: string, word: string, said: StagePhrase) => {
  const text = `${part} Criteria:\n\n* ${line}`
  const at = text.indexOf(word)
  const span = Span.at(Document.make(text, about), at, at + word.length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return StageMention.of(span, said)
}

const metastatic: StagePhrase = { says: ["metastatic"], need: "else", absent: false }

describe("How “metastatic” stands in a study of lung cancer", () => {
  test.each<[part: "Inclusion" | "Exclusion", line: string, outcome: string | undefined, isByNameOnly: boolean]>([
    ["Inclusion", "Has metastatic disease", "inclusion", false],
    ["Exclusion", "Has metastatic disease", "exclusion", false],
    ["Inclusion", "No prior therapy for metastatic disease", "inclusion", true],
    ["Exclusion", "Prior therapy for metastatic disease", "unknown", true],
    ["Exclusion", "Has metastatic disease requiring drainage", "unknown", false],
    ["Exclusion", "Another metastatic cancer", undefined, false],
  ])("%s: %j", (part, line, outcome, isByNameOnly) => {
    const found = mentionOf(part, line, "metastatic", metastatic)

    expect(found?.mention.stand.outcome).toBe(outcome as never)
    expect(found?.isByNameOnly ?? false).toBe(isByNameOnly)
  })
})

test("A word that says that the stage is not there turns its part around", () => {
  expect(mentionOf("Inclusion", "M0 disease", "M0", { ...metastatic, absent: true })?.mention.stand.outcome).toBe(
    "exclusion",
  )
})

test("A stage of dementia counts where dementia stands near", () => {
  const mild: StagePhrase = { says: ["mild"], need: "dementia", absent: false }

  expect(mentionOf("Inclusion", "Mild Alzheimer's disease", "Mild", mild)?.mention.stand.outcome).toBe("inclusion")
  expect(mentionOf("Inclusion", "Mild pain", "Mild", mild)).toBeUndefined()
})

test("A stage of earlier days tells nothing of today", () => {
  const early: StagePhrase = { says: ["early"], need: "always", absent: false }

  expect(mentionOf("Inclusion", "Previous early-stage disease", "early-stage", early)).toBeUndefined()
})
