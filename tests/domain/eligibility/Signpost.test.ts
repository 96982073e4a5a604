import { expect, test } from "bun:test"
import * as Document from "../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../domain/eligibility/document/Span.ts"
import * as Finding from "../../../domain/eligibility/mention/Finding.ts"
import * as Mention from "../../../domain/eligibility/mention/Mention.ts"
import * as Signpost from "../../../domain/eligibility/Signpost.ts"

const text = "Inclusion Criteria:\n\n* Alpha. Beta\n\nExclusion Criteria:\n\n* Gamma"

const document = Document.make(text)

const finding = (word: string, weight: number): Finding.Finding => {
  const span = Span.at(document, text.indexOf(word), text.indexOf(word) + word.length)
  if (span === undefined) throw new Error(`${word} stands in a segment.`)
  const mention = Mention.of(span)

  return Finding.of(mention, mention.stand, weight)
}

const unsure = { ...finding("Beta", 0), outcome: "unknown", remark: "which way is not clear" } as const

test.each<
  [findings: ReadonlyArray<Finding.Finding>, told: readonly [state: Signpost.Signpost["state"], evidence: string]]
>([
  [[], ["unknown", "The published criteria do not mention it."]],
  [[finding("Alpha", 1)], ["mentioned_inclusion", "Inclusion criteria: “Alpha.”"]],
  [
    [finding("Gamma", 1), finding("Alpha", 1)],
    ["mentioned_inclusion", "Inclusion criteria: “Alpha.” Exclusion criteria: “Gamma”"],
  ],
  [
    [finding("Alpha", 1), finding("Gamma", 2)],
    ["mentioned_exclusion", "Exclusion criteria: “Gamma” Inclusion criteria: “Alpha.”"],
  ],
  [
    [finding("Alpha", 1), finding("Beta", 2)],
    ["mentioned_inclusion", "Inclusion criteria: “Beta”"],
  ],
  [[unsure], ["unknown", "Inclusion criteria (which way is not clear): “Beta”"]],
  [
    [unsure, finding("Gamma", 1)],
    ["mentioned_exclusion", "Exclusion criteria: “Gamma”"],
  ],
])("case %#", (findings, [state, evidence]) => {
  const signpost = Signpost.of(document.text, findings)

  expect([signpost.state, signpost.evidence.sentence]).toEqual([state, evidence])
})
