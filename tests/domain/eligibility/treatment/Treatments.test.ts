import { expect, test } from "bun:test"
import * as Chunk from "../../../../domain/eligibility/rules/Chunk.ts"
import * as ChunkedRun from "../../../../domain/eligibility/rules/ChunkedRun.ts"
import * as TreatmentPhrase from "../../../../domain/eligibility/treatment/TreatmentPhrase.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

/** A sentence in which treatments are chunks, as patterns write them. */
const chunked = (text: string): string => {
  const run = TreatmentPhrase.within(wordsOf(text))
  const places = Array.from({ length: run.to }, (_, place) => {
    const kind = Chunk.kindOf(run.numbers[place] ?? 0)

    return kind === undefined
      ? ChunkedRun.wordAt(run, place)
      : ["@treatment", ...[...kind.attributes].toSorted()].join(".")
  })

  return places.join(" ")
}

test.each([
  [
    "Received two prior lines of systemic therapy",
    "received two @treatment.any.countable.dated.grouped.lines.prior.systemic.therapy",
  ],
  [
    "Use of chemotherapy or of an EGFR inhibitor",
    "use of @treatment.any.systemic.therapy or of an @treatment.class.therapy",
  ],
  ["An infection requiring systemic therapy", "an infection requiring @treatment.any.systemic.therapy"],
  ["Failed XY-123 therapy", "failed @treatment.class.therapy"],
  [
    "Adjuvant chemotherapy, therapy for hepatitis",
    "@treatment.early.systemic.therapy , @treatment.other.therapy for hepatitis",
  ],
  ["At least two cycles of chemotherapy", "at least two @treatment.any.portion.systemic.therapy"],
  ["Measurable disease", "measurable disease"],
  [
    "Prior systemic therapy with an antibody",
    "@treatment.class.dated.prior.systemic.therapy with an @treatment.class.therapy",
  ],
  ["Lines of chemotherapy or radiation", "@treatment.any.countable.grouped.lines.systemic.therapy or radiation"],
  ["PD-1 inhibitors", "@treatment.class.therapy"],
  ["Anti-CD38 therapy", "@treatment.class.therapy"],
  ["Anti-cancer therapy", "@treatment.any.systemic.therapy"],
  ["Platinum-based chemotherapy", "@treatment.class.systemic.therapy"],
  ["Radiation therapy", "@treatment.local.other.therapy"],
  ["Weeks of rest after surgery", "weeks of rest after surgery"],
  ["A taxane-containing arm", "a taxane - containing arm"],
])("%j is %j", (text, expected) => expect(chunked(text)).toBe(expected))
