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
  ["Received two prior lines of systemic therapy", "received two @treatment.any.grouped.prior.systemic"],
  ["Use of chemotherapy or of an EGFR inhibitor", "use of @treatment.any.systemic or of an @treatment.class"],
  ["An infection requiring systemic therapy", "an infection requiring @treatment.any.systemic"],
  ["Failed XY-123 therapy", "failed @treatment.class"],
  ["Adjuvant chemotherapy, therapy for hepatitis", "@treatment.early.systemic , @treatment.other for hepatitis"],
  ["At least two cycles of chemotherapy", "at least two @treatment.any.portion.systemic"],
  ["Measurable disease", "measurable disease"],
  ["Prior systemic therapy with an antibody", "@treatment.class.prior.systemic with an @treatment.class"],
  ["Lines of chemotherapy or radiation", "@treatment.any.grouped.systemic or radiation"],
  ["PD-1 inhibitors", "@treatment.class"],
  ["Anti-CD38 therapy", "@treatment.class"],
  ["Anti-cancer therapy", "@treatment.any.systemic"],
  ["Platinum-based chemotherapy", "@treatment.class.systemic"],
  ["Radiation therapy", "@treatment.other"],
  ["Weeks of rest after surgery", "weeks of rest after surgery"],
  ["A taxane-containing arm", "a taxane - containing arm"],
])("%j is %j", (text, expected) => expect(chunked(text)).toBe(expected))
