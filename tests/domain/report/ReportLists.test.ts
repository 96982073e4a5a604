import { describe, expect, test } from "bun:test"
import * as ReportLists from "../../../domain/report/ReportLists.ts"

/** The cells of lists, as portals copy them: one to a line, here apart by “/”, and the rows that they are. */
const lists: ReadonlyArray<readonly [name: string, lines: string, rows: string]> = [
  ["a value above what is usual", "Sodium / 138 / 135 - 145 mmol/L", "Sodium\t138 mmol/L\tnormal"],
  [
    "what is usual above the value",
    "Sodium / Normal range: 135 - 145 mmol/L / Value / 131 / Low",
    "Sodium\t131 mmol/L\tLow",
  ],
  ["a drawn range", "Platelets / Normal range: 150 - 400 K/uL / 150    400 / Value / 88", "Platelets\t88 K/uL\tlow"],
  ["a flag and an earlier value", "Hemoglobin / 9.4 / 11.7 - 15.7 g/dL / L / 10.1", "Hemoglobin\t9.4 g/dL\tL"],
  ["a unit in its own line", "% Neutrophils / 45 / % / 49", "% Neutrophils\t45 %"],
  [
    "labels above all cells, and an earlier value",
    "Component / Your Value / Standard Range / Previous (Sep 9) / ALT / 74 / 0 - 50 U/L / 41 / AST / 61 / 0 - 45 U/L / 38",
    "ALT\t74 U/L\thigh / AST\t61 U/L\thigh",
  ],
  [
    "a label above each cell",
    "LDH / Your Value / 312 U/L / Standard Range / 0 - 250 U/L / Flag / H / INR / Your Value / 1.1 / Standard Range / 0.9 - 1.2",
    "LDH\t312 U/L\tH / INR\t1.1\tnormal",
  ],
  [
    "labels before cells in one line",
    "NfL / Result: 24.1 pg/mL   Flag: HIGH   Reference: < 20 pg/mL",
    "NfL\t24.1 pg/mL\tHIGH",
  ],
  [
    "a state, and not the one that is usual",
    "HBsAg / Normal value: Negative / Value / Positive / Abnormal",
    "HBsAg\tPositive",
  ],
  [
    "a state above the one that is usual",
    "HBsAg / Your Value / Nonreactive / Standard Range / Nonreactive",
    "HBsAg\tNonreactive",
  ],
  [
    "a value with that of an earlier day behind it",
    "Urea nitrogen / Normal range: 8 - 23 mg/dL / 31 High   (Mar 4, 2025: 28 High) / WBC / Normal range: 4.0 - 11.0 10*3/uL / 6.1   (prior: 5.9)",
    "Urea nitrogen\t31 mg/dL\tHigh / WBC\t6.1 10*3/uL\tnormal",
  ],
  [
    "a heading alone in its block",
    "Clinical details / Cough /  / RESULT /  / 1. DNA",
    "Clinical details / Cough /  / RESULT /  / 1. DNA",
  ],
  ["a heading above a name", "CBC panel / WBC / 2.9 / 4.0 - 11.0 K/uL", "CBC panel / WBC\t2.9 K/uL\tlow"],
  ["a remark below a name", "Platelets / Low if below 150 / Value / 161", "Platelets\t161"],
  ["an empty line between", "Albumin /  / Value / 3.4 / Normal range: 3.5 - 5.2 g/dL", "Albumin\t3.4 g/dL\tlow"],
  [
    "a name without a value",
    "Lipase / Not all results are available yet.",
    "Lipase / Not all results are available yet.",
  ],
  ["no list", "BRAF V600E / not detected", "BRAF V600E / not detected"],
]

/** What is said of a value by the bounds below it. */
const judged: ReadonlySet<string> = new Set(["high", "low", "normal"])

describe("A list whose cells stand in lines of their own is read as rows", () => {
  test.each(lists)("%s", (_, lines, rows) => {
    const pasted = lines.split(" / ").map((text, at) => ({ text, from: [at] }))
    const read = ReportLists.inRows(pasted)

    expect(read.map(({ text }) => text).join(" / ")).toBe(rows)
    for (const { from, text } of read) {
      const own = from.map((at) => pasted[at]?.text).join(" ")
      expect(text.split(/\s/).filter((word) => !own.includes(word) && !judged.has(word))).toEqual([])
    }
  })
})
