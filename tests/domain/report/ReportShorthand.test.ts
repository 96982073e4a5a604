import { describe, expect, test } from "bun:test"
import * as ReportShorthand from "../../../domain/report/ReportShorthand.ts"

/** What is written in an example, and how that is in full. */
const marked = /\[([^\]→]+)→([^\]→]*)\]/g

describe("What laboratories write in short is read in full", () => {
  test.each([
    ...Object.keys(ReportShorthand.rows).map(
      (example) => [example.replaceAll(marked, "$1"), example.replaceAll(marked, "$2")] as const,
    ),
    ["ER/PR/HER2: +/+/-", "ER positive, PR positive, HER2 negative"],
    ["T790M not detected (LOD 0.1 %)", "T790M not detected "],
    ["PSA 18 (prior value 9)", "PSA 18 "],
    ["EGFR (exon 19 deletion)", "EGFR (exon 19 deletion)"],
  ] as const)("%s", (written, told) => {
    expect(ReportShorthand.inFull(written)).toBe(told)
  })
})
