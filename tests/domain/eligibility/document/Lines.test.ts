import { expect, test } from "bun:test"
import * as Lines from "../../../../domain/eligibility/document/Lines.ts"

const contents = (text: string) => Lines.of(text.toLowerCase()).map(({ end, start }) => text.slice(start, end))

test.each([
  ["* Adults\n\n  - Consent  ", ["Adults", "Consent"]],
  ["1. Adults\n2.3. Consent\n(iv) Surgery\na) Age\nII. Part", ["Adults", "Consent", "Surgery", "Age", "Part"]],
  ["-5 degrees\n18 years\ne.g. this", ["-5 degrees", "18 years", "e.g. this"]],
  [" \n\t\n", []],
])("The lines of %j hold %j", (text, held) => expect(contents(text)).toEqual(held))

test("A line tells how far it is set in, whether it has a bullet and whether a blank line stands above it", () => {
  expect(Lines.of("a\n\n  * b").map(({ afterBlank, bulleted, indent }) => ({ afterBlank, bulleted, indent }))).toEqual([
    { afterBlank: false, bulleted: false, indent: 0 },
    { afterBlank: true, bulleted: true, indent: 2 },
  ])
})

const long = "Adenocarcinoma of the pancreas that was shown by biopsy to have a"

test.each([
  ["* Adults with\n  consent", false, true],
  ["* Adults\nConsent", false, false],
  ["* Adults:\n  Consent", false, false],
  ["* Adults\n* consent", false, false],
  ["* Adults\n\n  consent", false, false],
  [`${long}\nmutation`, false, true],
  ["Adults with\nconsent", false, false],
  ["  Adults\n  Consent", true, true],
])("In %j (the first goes on itself: %p) the second line goes on with the first: %p", (text, isAboveHanging, is) => {
  const folded = text.toLowerCase()
  const [above, line] = Lines.of(folded)

  expect(above !== undefined && line !== undefined && Lines.continues(text, folded, above, line, isAboveHanging)).toBe(
    is,
  )
})
