import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import * as Table from "../../../infrastructure/disease-translations/Table.ts"

const row = (english: string, spanish: string, predicate = "oboInOwl:hasExactSynonym", state = "MANUALLY TRANSLATED") =>
  ["DOID:1", predicate, english, spanish, "a translator", "en", "es", state].join("\t")

describe("The table of Spanish names", () => {
  test.each<readonly [told: string, rows: ReadonlyArray<string>, table: string]>([
    [
      "leads to the own name of a disease",
      [row("pancreatic neoplasm", "Neoplasia de páncreas")],
      "neoplasia pancreas\tpancreatic cancer\n",
    ],
    ["takes labels, too", [row("cystinosis", "la cistinosis", "rdfs:label")], "cistinosis\tcystinosis\n"],
    [
      "takes no broader names and no definitions",
      [row("pancreatic neoplasm", "neoplasia", "oboInOwl:hasBroadSynonym")],
      "",
    ],
    ["takes nothing that nobody translated", [row("pancreatic neoplasm", "neoplasia", undefined, "es")], ""],
    ["takes no name of a disease that is not known", [row("an illness that nobody knows", "enfermedad")], ""],
    [
      "takes no name of letters",
      [row("amyotrophic lateral sclerosis", "ELA"), row("pancreatic neoplasm", "NPX 1234")],
      "",
    ],
    ["takes no name that is English but for its accents", [row("cystinosis", "cystinósis")], ""],
    ["takes no name of two diseases", [row("cystinosis", "una enfermedad"), row("asthma", "una enfermedad")], ""],
    ["leaves a reviewed name as it is", [row("cystinosis", "asma")], ""],
  ])("%s", (_, rows, table) => {
    expect(Table.of(rows)).toBe(table)
  })

  test("as it stands in the project is sorted, and of one line for each key", async () => {
    const text = await Bun.file(join(import.meta.dir, "../../../domain/condition/spanish-names.txt")).text()
    const keys = text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t")[0] ?? "")

    expect(keys.length).toBeGreaterThan(2_000)
    expect(keys).toEqual([...new Set(keys)].toSorted())
  })
})
