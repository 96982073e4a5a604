import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as LaboratoryReport from "../../../domain/report/LaboratoryReport.ts"
import * as ReportLine from "../../../domain/report/ReportLine.ts"
import { reportsIn } from "./JudgedReport.ts"

/** The pieces that are shown of a result, without the signs of what was cut. */
const piecesOf = (line: string): ReadonlyArray<string> =>
  line.split("\n").map((piece) => piece.replace(/^…/, "").replace(/…$/, ""))

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").toLowerCase()

/** Whether a line holds all numbers of an entry, or its name where it has none. */
const holds = (line: string, entry: string): boolean => {
  const shown = plain(line)
  const numbers = entry.match(/\d+/g) ?? []

  return numbers.length > 0 ? numbers.every((number) => shown.includes(number)) : shown.includes(nameOf(entry))
}

const nameOf = (entry: string): string => entry.toLowerCase().split(/[ ,]/)[0] ?? ""

/** Whether a line tells a result without all that stands around it. */
const tells = (line: string, entry: string): boolean =>
  LaboratoryReport.read(line).taken.some((result) => result.entry === entry)

/** What is shown of results that nobody pasted, or that does not tell of them. */
const wrongIn = (pasted: string): ReadonlyArray<string> =>
  LaboratoryReport.read(pasted).taken.flatMap(({ entry, line }) => {
    const isPasted = piecesOf(line).every((piece) => piece.trim() !== "" && pasted.includes(piece))
    const isShort = piecesOf(line).length <= 40 && line.length <= 2 * ReportLine.longest + 10

    return isPasted && isShort && (holds(line, entry) || tells(line, entry)) ? [] : [`${entry} <- ${line}`]
  })

const judged = [...(await reportsIn("reports")), ...(await reportsIn("aside"))]

describe("Each result is shown with what was pasted, to the letter", () => {
  test.each(judged.map(({ style, text }) => [style, text] as const))("%s", (_, text) => {
    expect(wrongIn(text)).toEqual([])
  })
})

type Result = readonly [name: string, value: string]

const results: ReadonlyArray<Result> = [
  ["KRAS", "p.G12D"],
  ["BRAF V600E", "not detected"],
  ["EGFR", "exon 19 deletion"],
  ["ALK fusion", "Negative"],
  ["Ki-67", "32 %"],
  ["HER2 (IHC)", "2+"],
  ["TMB", "14 mut/Mb"],
  ["PD-L1", "TPS 60 %"],
  ["Hemoglobin", "9.4 g/dL"],
  ["Creatinine", "1.8 mg/dL"],
  ["Platelets", "88 K/uL"],
]

/** Lines of columns that spaces set apart. */
const columns = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  rows.map((row) =>
    row
      .map((cell) => cell.padEnd(24))
      .join("")
      .trimEnd(),
  )

/** Words in lines of a width. */
const wrapped = (text: string, width: number): ReadonlyArray<string> =>
  text.match(new RegExp(`.{1,${width}}(?:\\s|$)`, "g"))?.map((line) => line.trimEnd()) ?? []

type Layout = (results: ReadonlyArray<Result>, width: number) => ReadonlyArray<string>

const beside: Layout = (all) => {
  const half = Math.ceil(all.length / 2)
  const left = all.slice(0, half)
  const heads = ["Test", "Result"]

  return columns([
    all.length > 1 ? [...heads, ...heads] : heads,
    ...left.map(([name, value], at) => [name, value, ...(all[half + at] ?? [])]),
  ])
}

const layouts: ReadonlyArray<Layout> = [
  (all) => ["Test\tResult\tReference", ...all.map(([name, value]) => `${name}\t${value}\tsee below`)],
  (all) => columns([["Test", "Result", "Reference"], ...all.map(([name, value]) => [name, value, "see below"])]),
  (all) => ["| Test | Result |", "|------|--------|", ...all.map(([name, value]) => `| ${name} | ${value} |`)],
  (all) => all.map(([name, value]) => `  - ${name}: ${value}`),
  (all) => all.map(([name, value]) => `[x] ${name}: ${value}   [ ] not done`),
  (all) => all.flatMap(([name, value]) => [`Test: ${name}`, `Result: ${value}`]),
  (all) => all.flatMap(([name, value]) => [name, "Value", value, "Normal range: see below", ""]),
  (all) => columns([all.slice(0, 3).map(([name]) => name), all.slice(0, 3).map(([, value]) => value)]),
  (all, width) => wrapped(`The tumor was sequenced. ${all.map((each) => each.join(": ")).join(". ")}.`, width),
  (all) => ["Not detected:", ...all.map(([name]) => name)],
  beside,
]

const between = ["", "Page 1 of 2", "----------", "RESULTS", "The sample was of good quality.", "\t", "   "]

const block = fc
  .tuple(
    fc.constantFrom(...layouts),
    fc.uniqueArray(fc.constantFrom(...results), { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 20, max: 400 }),
    fc.constantFrom(...between),
  )
  .map(([layout, some, width, end]) => [...layout(some, width), end])

describe("Of whatever layouts", () => {
  test("each result is shown with lines that were pasted and tell it", () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), fc.constantFrom("\n", "\r\n"), (blocks, end) => {
        expect(wrongIn(blocks.flat().join(end))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe("What is longer than is shown is cut around what it tells", () => {
  const words = "many words of which none is cut ".repeat(20)

  test.each([
    ["in the middle", `${words}KRAS ${words}`, words.length, /^….*KRAS .*…$/],
    ["at its beginning", `KRAS ${words}`, 0, /^KRAS .*…$/],
    ["at its end", `${words}KRAS`, words.length, /^….* KRAS$/],
  ])("%s", (_, text, place, shown) => {
    const piece = ReportLine.around(text, place)
    const [inside = ""] = piecesOf(piece)

    expect(piece).toMatch(shown)
    expect(piece.length).toBeLessThanOrEqual(ReportLine.longest + 2)
    expect(inside.split(" ").filter((word) => !text.split(" ").includes(word))).toEqual([])
  })

  test("and shown as it is where it is short", () => {
    expect(ReportLine.around("KRAS", 2)).toBe("KRAS")
  })
})
