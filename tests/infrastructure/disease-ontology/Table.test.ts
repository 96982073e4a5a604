import { describe, expect, test } from "bun:test"
import { newDiseases } from "../../../infrastructure/disease-ontology/NewDiseases.ts"
import * as Reviewed from "../../../infrastructure/disease-ontology/Reviewed.ts"
import * as Table from "../../../infrastructure/disease-ontology/Table.ts"

/** The ontology's diseases that additions are of, so that none of them is missing. */
const asked = [
  ...Reviewed.additions.map(({ of }) => of),
  ...Reviewed.kinships.flatMap(({ kind, of }) => [kind, of]),
  ...newDiseases.flatMap(({ kinds, of }) => [...kinds, ...(of === undefined ? [] : [of])]),
]
const lacking = new Set(newDiseases.map(({ names: [own] }) => own))
const reviewed = [...new Set(asked)]
  .filter((name) => !lacking.has(name))
  .map((name, index) => `R:${index}\t${name}\t\t\t`)

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

  test("know diseases that the ontology lacks, below what they are kinds of and above their own kinds", () => {
    const { diseases, keys } = Table.of(reviewed)
    const lines = diseases.trim().split("\n")
    const rowOf = (name: string) => lines.find((line) => line.split("\t")[1]?.split("|")[0] === name)?.split("\t") ?? []
    const [number = "none", names, broader, narrower] = rowOf("transthyretin amyloidosis")

    expect(names?.split("|")).toContain("ATTR-CM")
    expect(broader).toBe(rowOf("amyloidosis")[0] ?? "none")
    expect(narrower?.split(",").toSorted()).toEqual(
      ["hereditary systemic amyloidosis 1", "wild-type transthyretin amyloidosis"].map(
        (kind) => rowOf(kind)[0] ?? "none",
      ),
    )
    expect(rowOf("amyloidosis")[3]?.split(",")).toContain(number)
    expect(keys.split("\n")).toContain(`attr\t${number}`)
  })

  test("know kinds that the ontology does not tell", () => {
    const lines = Table.of(reviewed).diseases.trim().split("\n")
    const rowOf = (name: string) => lines.find((line) => line.split("\t")[1]?.split("|")[0] === name)?.split("\t") ?? []

    expect(rowOf("ocular melanoma")[3]?.split(",")).toContain(rowOf("uveal melanoma")[0] ?? "none")
    expect(rowOf("uveal melanoma")[2]?.split(",")).toContain(rowOf("ocular melanoma")[0] ?? "none")
  })

  test("take a name for all that have it for their own and stand beside each other", () => {
    const keys = keysOf(["D:1\tfrost cancer\t\t\t", "D:2\tfrost carcinoma\t\t\t"])

    expect(keys.get("cancer frost")).toBe("0000,0001")
  })

  test("leave out names that were taken away, and refuse an addition to a disease that is not there", () => {
    expect(keysOf(["D:1\ttype nine fever\tinsulin resistance\t\t"]).get("insulin resistance")).toBeUndefined()
    expect(() => Table.of(["D:1\tfrost fever\t\t\t"])).toThrow("there is no colorectal cancer")
  })
})
