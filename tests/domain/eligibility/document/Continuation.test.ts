import { expect, test } from "bun:test"
import * as Continuation from "../../../../domain/eligibility/document/Continuation.ts"
import * as Lines from "../../../../domain/eligibility/document/Lines.ts"

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

  expect(above !== undefined && line !== undefined && Continuation.is(text, folded, above, line, isAboveHanging)).toBe(
    is,
  )
})
