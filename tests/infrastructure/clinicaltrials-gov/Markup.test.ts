import { expect, test } from "bun:test"
import { unescape } from "../../../infrastructure/clinicaltrials-gov/Markup.ts"

test.each([
  ["Age \\> 18 and \\<= 75", "Age > 18 and <= 75"],
  ["platelets ≥ 100 x 10\\^9/L \\[local\\]", "platelets ≥ 100 x 10^9/L [local]"],
  ["\\* see the protocol", "* see the protocol"],
  ["about \\~5 mg", "about ~5 mg"],
  ["a \\\\ stays one", "a \\ stays one"],
  ["INR &gt; 1.5, platelets &#8805; 100 &#215; 10\\^9/L", "INR > 1.5, platelets ≥ 100 × 10^9/L"],
  ["HBV DNA &amp;gt; 500 IU/mL", "HBV DNA > 500 IU/mL"],
  ["Gilbert\\&#39;s syndrome", "Gilbert's syndrome"],
  ["R&D; &#7; &#150; stay", "R&D; &#7; &#150; stay"],
  ["no escapes", "no escapes"],
  ["C:\\new", "C:\\new"],
  ["at the end \\", "at the end \\"],
  ["", ""],
])("%j is published as %j", (escaped, clean) => {
  expect(unescape(escaped)).toBe(clean)
})

test("Every character of ASCII that may be escaped is, and no letter, digit or space", () => {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  const escaped = ascii.filter((character) => unescape(`\\${character}`) === character)

  expect(escaped.join("")).toBe("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
})
