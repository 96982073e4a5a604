import { describe, expect, test } from "bun:test"
import * as Reviewed from "../../../infrastructure/disease-ontology/Reviewed.ts"
import * as Table from "../../../infrastructure/disease-ontology/Table.ts"

/** The diseases that additions are of, so that none of them is missing. */
const reviewed = [...new Set(Reviewed.additions.map(({ of }) => of))].map((name, index) => `R:${index}\t${name}\t\t\t`)

const keysOf = (rows: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(
    Table.of([...rows, ...reviewed])
      .keys.trim()
      .split("\n")
      .map((line) => [line.split("\t")[0] ?? "", line.split("\t")[1] ?? ""]),
  )

describe("The tables of diseases", () => {
  test("know a disease by each of its exact names, whatever the order of their words", () => {
    const { diseases, keys } = Table.of(["D:1\tfrost fever\tfever of frost|cold shakes\tshivers\t", ...reviewed])

    expect(diseases.split("\n")[0]).toBe("0000\tfrost fever|fever of frost|cold shakes\t\t")
    expect(keys.split("\n")).toContain("cold shake\t0000")
    expect(keys.split("\n")).toContain("fever frost\t0000")
    expect(keys).not.toContain("shiver")
  })

  test("tell what is broader and what is narrower", () => {
    const { diseases } = Table.of(["D:1\tfrost fever\t\t\tD:2", "D:2\tweather fever\t\t\tD:9", ...reviewed])

    expect(diseases.split("\n").slice(0, 2)).toEqual(["0000\tfrost fever\t0001\t", "0001\tweather fever\t\t0000"])
  })

  test("give a name that means two things to the disease whose own name it is, else to the one above, else to none", () => {
    const keys = keysOf([
      "D:1\tfrost fever\tshakes\t\t",
      "D:2\tshakes\t\t\t",
      "D:3\tsun fever\tsummer shakes\t\tD:4",
      "D:4\tweather fever\tsummer shakes\t\t",
      "D:5\train fever\tspring shakes\t\t",
      "D:6\twind fever\tspring shakes\t\t",
    ])

    expect(keys.get("shake")).toBe("0001")
    expect(keys.get("shake summer")).toBe("0003")
    expect(keys.get("shake spring")).toBeUndefined()
  })

  test("leave out names that were taken away, and refuse an addition to a disease that is not there", () => {
    expect(keysOf(["D:1\ttype nine fever\tinsulin resistance\t\t"]).get("insulin resistance")).toBeUndefined()
    expect(() => Table.of(["D:1\tfrost fever\t\t\t"])).toThrow("there is no colorectal cancer")
  })
})
