import { expect, test } from "bun:test"
import * as OpenCounts from "../../../../domain/eligibility/line-claims/OpenCounts.ts"
import { told } from "../prior-lines/Wording.ts"

test.each<[text: string, lines: string]>([
  ["Any number of prior lines", "0 or more"],
  ["All number of prior lines", "0 or more"],
  ["No limit on the number of prior lines", "0 or more"],
  ["Any line of treatment is allowed", "0 or more"],
  ["Any line of treatment", "nothing"],
  ["No prior lines", "nothing"],
])("%j tells of %s", (text, lines) => expect(told(OpenCounts.byOpening, text)).toBe(lines))
