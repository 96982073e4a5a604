import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Groups from "../../../../domain/eligibility/document/Groups.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"

const groupOf = (text: string): Groups.Group | undefined => {
  const document = Document.make(text)
  const start = document.folded.indexOf("untreated")
  const around = Span.around(document, start, start + 9)

  return around === undefined ? undefined : Groups.of(document, around.segment, around.sentence)
}

test.each<[text: string, group: Groups.Group]>([
  ["Inclusion Criteria:\n\n* Untreated disease", "everyone"],
  ["Inclusion Criteria:\n\n* All of the following:\n  * Untreated disease", "everyone"],
  ["Inclusion Criteria:\n\n* For all cohorts: untreated disease", "everyone"],
  ["Inclusion Criteria:\n\n* Cohort A: untreated disease", "some"],
  ["Inclusion Criteria:\n\n* Untreated disease (arm B only)", "some"],
  ["Inclusion Criteria:\n\n* Cohort A:\n  * Untreated disease", "some"],
  ["Inclusion Criteria:\n\n* For the dose expansion only:\n  * Untreated disease", "some"],
  ["Inclusion Criteria:\n\nCohort A\n\n* Adults\n* Untreated disease", "some"],
  ["Inclusion Criteria for Cohort 2:\n\n* Untreated disease", "some"],
  ["Inclusion Criteria:\n\n* Part 2, dose expansion: untreated disease", "some"],
  ["Inclusion Criteria:\n\n* NSCLC: untreated disease", "some"],
  [
    "Inclusion Criteria:\n\n* A tumor that cannot be resected, as judged by the investigator and shown by computed tomography: untreated disease",
    "everyone",
  ],
  ["Inclusion Criteria:\n\n* Patients with a BRAF mutation must be untreated", "some"],
  ["Inclusion Criteria:\n\n* If platinum is contraindicated, untreated patients may enter", "some"],
  ["Inclusion Criteria:\n\n* One of the following:\n  * Untreated disease\n  * Relapsed disease", "alternative"],
  ["Inclusion Criteria:\n\n* Untreated disease, or\n* Relapsed disease", "alternative"],
  [
    "Inclusion Criteria:\n\n* Mantle cell lymphoma after treatment\n* Follicular lymphoma, untreated\n* Acute leukaemia in remission",
    "alternative",
  ],
  ["Exclusion Criteria:\n\n* Any of the following:\n  * Untreated disease", "everyone"],
])("%j speaks for %s", (text, group) => expect(groupOf(text)).toBe(group))
