import { expect, test } from "bun:test"
import * as Receipts from "../../../../domain/eligibility/line-claims/Receipts.ts"
import { told } from "../prior-lines/Wording.ts"

test.each<[text: string, lines: string]>([
  ["Received a BTK inhibitor", "nothing"],
  ["Received a BTK inhibitor and progressed on it", "1 or more"],
  ["Received a BTK inhibitor without progression", "nothing"],
  ["Received chemoimmunotherapy", "1 or more"],
  ["Received platinum-based chemotherapy for metastatic disease", "1 or more"],
])("%j tells of %s", (text, lines) => expect(told(Receipts.byReceipt, text)).toBe(lines))
