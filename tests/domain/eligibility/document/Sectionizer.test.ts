import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"

/** Each segment as its side, its words and those of the segment that introduces it. */
const segments = (text: string) => {
  const all = Document.make(text).segments()
  const wordsOf = (number: number) => {
    const segment = all[number]

    return segment === undefined ? undefined : text.slice(segment.start, segment.end).trimEnd()
  }

  return all.map(({ lead, side }, number) => [side, wordsOf(number), wordsOf(lead)])
}

test.each<readonly [what: string, text: string, segments: ReadonlyArray<ReadonlyArray<string | undefined>>]>([
  [
    "The parts of the criteria",
    "Adults\nExclusion Criteria:\n* Infection\nInclusion Criteria:\n* Consent",
    [
      ["inclusion", "Adults", undefined],
      ["exclusion", "Infection", undefined],
      ["inclusion", "Consent", undefined],
    ],
  ],
  [
    "A heading inside of a line",
    "Adults who must consent Exclusion Criteria: Infection",
    [
      ["inclusion", "Adults who must consent", undefined],
      ["exclusion", "Infection", undefined],
    ],
  ],
  [
    "The title of a group before its heading",
    "Inclusion Criteria:\n* Consent\n\nExclusion Criteria:\n* Infection\n\nPatients\n\nInclusion Criteria:\n* Pain",
    [
      ["inclusion", "Consent", undefined],
      ["exclusion", "Infection", undefined],
      ["inclusion", "Patients", undefined],
      ["inclusion", "Pain", undefined],
    ],
  ],
  [
    "The last item of a list before a heading",
    "Exclusion Criteria:\n* Infection\n\n* Pregnancy\n\nInclusion Criteria:\n* Pain",
    [
      ["exclusion", "Infection", undefined],
      ["exclusion", "Pregnancy", undefined],
      ["inclusion", "Pain", undefined],
    ],
  ],
  [
    "A line that introduces those below it",
    "* One of:\n  * A\n  * B\n* C",
    [
      ["inclusion", "One of:", undefined],
      ["inclusion", "A", "One of:"],
      ["inclusion", "B", "One of:"],
      ["inclusion", "C", undefined],
    ],
  ],
  [
    "The next item behind a list within a numbered one",
    "1. Pain\n\n   Also let in:\n   * A\n   * B\n2. C",
    [
      ["inclusion", "Pain", undefined],
      ["inclusion", "Also let in:", undefined],
      ["inclusion", "A", "Also let in:"],
      ["inclusion", "B", "Also let in:"],
      ["inclusion", "C", undefined],
    ],
  ],
  [
    "A title within a numbered list, and a list that begins anew",
    "1. Pain\n\n   In part A:\n2. A:\n   * B\n3. C\n\n   One of:\n1. D",
    [
      ["inclusion", "Pain", undefined],
      ["inclusion", "In part A:", undefined],
      ["inclusion", "A:", "In part A:"],
      ["inclusion", "B", "A:"],
      ["inclusion", "C", "In part A:"],
      ["inclusion", "One of:", undefined],
      ["inclusion", "D", "One of:"],
    ],
  ],
  [
    "A sentence that restates its heading",
    "Exclusion Criteria:\nNot eligible if any of the following:\n* A",
    [
      ["exclusion", "Not eligible if any of the following:", undefined],
      ["exclusion", "A", undefined],
    ],
  ],
  [
    "A list of the other side within a part",
    "Inclusion Criteria:\nExcluded if any of the following:\n* A\nConsent",
    [
      ["inclusion", "Excluded if any of the following:", undefined],
      ["inclusion", "A", "Excluded if any of the following:"],
      ["inclusion", "Consent", undefined],
    ],
  ],
  [
    "A list of the other side where no heading comes back",
    "Inclusion Criteria:\nAll inclusion criteria must be met:\n* A\n\nIneligible if any of the exclusion criteria are met:\n* B",
    [
      ["inclusion", "All inclusion criteria must be met:", undefined],
      ["inclusion", "A", undefined],
      ["exclusion", "Ineligible if any of the exclusion criteria are met:", undefined],
      ["exclusion", "B", undefined],
    ],
  ],
  [
    "A line that goes on with the one above",
    "* Adults with\n  consent",
    [["inclusion", "Adults with\n  consent", undefined]],
  ],
  [
    "A heading that says more",
    "HER2 Exclusion Criteria\n* Infection",
    [
      ["exclusion", "HER2 Exclusion Criteria", undefined],
      ["exclusion", "Infection", undefined],
    ],
  ],
  [
    "A remark on criteria that are not published",
    "Exclusion Criteria:\n* A\n* Other inclusion/exclusion criteria may apply\n* B",
    [
      ["exclusion", "A", undefined],
      ["neither", "Other inclusion/exclusion criteria may apply", undefined],
      ["exclusion", "B", undefined],
    ],
  ],
])("%s", (_, text, expected) => expect(segments(text)).toEqual(expected.map((row) => [...row])))
