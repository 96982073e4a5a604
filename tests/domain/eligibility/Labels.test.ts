import { describe, expect, test } from "bun:test"
import * as Labels from "../../../bench/quality/Labels.ts"
import * as Negations from "../../../bench/quality/Negations.ts"
import * as Sections from "../../../bench/quality/Sections.ts"

const reason = Labels.areThere ? "" : " (skipped: there is no labelled data beside the project)"

const figure = (rows: ReadonlyArray<{ readonly measure: string; readonly all: string }>, measure: string): number =>
  Number.parseFloat(rows.find((row) => row.measure === measure)?.all ?? "")

describe.skipIf(!Labels.areThere)(`on labelled texts${reason}`, () => {
  test("lines come out on their side", async () => {
    const rows = await Sections.measure()

    expect(figure(rows, "irregular layouts: lines on the right side")).toBeGreaterThanOrEqual(98)
    expect(figure(rows, "irregular layouts: lines on the wrong side")).toBeLessThanOrEqual(0.4)
    expect(figure(rows, "regular layouts: lines on the right side")).toBeGreaterThanOrEqual(99.8)
  })

  test("turned mentions are recognised", async () => {
    const rows = await Negations.measure()

    expect(figure(rows, "negated or excepted, inclusion: F1")).toBeGreaterThanOrEqual(0.84)
    expect(figure(rows, "negated or excepted, exclusion: F1")).toBeGreaterThanOrEqual(0.78)
    expect(figure(rows, "mentions wrongly called negated")).toBeLessThanOrEqual(1)
  })
})
