import { expect, test } from "bun:test"
import { unescape } from "../../../infrastructure/clinicaltrials-gov/Markup.ts"

test.each([
  ["Age \\> 18 and \\<= 75", "Age > 18 and <= 75"],
  ["platelets ≥ 100 x 10\\^9/L \\[local\\]", "platelets ≥ 100 x 10^9/L [local]"],
  ["\\* see the protocol", "* see the protocol"],
  ["about \\~5 mg", "about ~5 mg"],
  ["a \\\\ stays one", "a \\ stays one"],
  ["no escapes", "no escapes"],
  ["C:\\new", "C:\\new"],
  ["at the end \\", "at the end \\"],
  ["", ""],
])("%j is published as %j", (escaped, clean) => {
  expect(unescape(escaped)).toBe(clean)
})
