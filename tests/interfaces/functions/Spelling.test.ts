import { describe, expect, test } from "bun:test"
import * as AreaNames from "../../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import diseases from "../../../domain/condition/diseases.txt"
import { launchAreas } from "../../../domain/condition/LaunchArea.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as NearNames from "../../../interfaces/functions/NearNames.ts"
import * as Spelling from "../../../interfaces/functions/Spelling.ts"

const ofAreas = Spelling.ofAreas(launchAreas, AreaNames.among(launchAreas))

describe("of a launch area", () => {
  test.each([
    ["gliobalstoma", "glioblastoma"],
    ["Glioblastma multiforme", "glioblastoma multiforme"],
    ["recurrent gliobastoma", "recurrent glioblastoma"],
    ["alzhiemers", "alzheimer's"],
    ["Altzheimer's disease", "alzheimer's disease"],
    ["pancratic cancer", "pancreatic cancer"],
    ["cancer of the pancrease", "cancer of the pancreas"],
  ])("%s may mean %s", (typed, meant) => {
    expect(ofAreas(typed)).toBe(meant)
  })

  test.each([
    "",
    "glioblastoma",
    "GBM",
    "pancreatic cancer",
    "pancreatitis",
    "liposarcoma",
    "ALS",
    "膠芽腫",
    "🧠".repeat(40),
  ])("%j is left as it is", (typed) => {
    expect(ofAreas(typed)).toBeUndefined()
  })

  test("No name of the Disease Ontology is taken for a slip of the pen", () => {
    const names = diseases.split("\n").flatMap((line) => line.split("\t")[1]?.split("|") ?? [])
    expect(names.length).toBeGreaterThan(21_000)

    expect(names.filter((name) => ofAreas(name) !== undefined)).toEqual([])
  })

  test("A text of any length is looked at in no time", () => {
    expect(ofAreas("gliobalstoma ".repeat(100_000))).toBeUndefined()
  })
})

describe("of any disease", () => {
  const near = Steps.whole(NearNames.among([...DiseaseNames.vocabulary()], Spelling.mostSlips, Spelling.plain))
  const nearest = (typed: string) => near(typed)[0]

  test.each([
    ["amyotrofic lateral sclerosis", "amyotrophic lateral sclerosis"],
    ["Huntigton's disease", "huntington's disease"],
    ["advanced hepatocelular carcinoma", "advanced hepatocellular carcinoma"],
    ["cystic fibrosys", "cystic fibrosis"],
  ])("%s may mean %s", (typed, meant) => {
    expect(Spelling.corrected(typed, nearest)).toBe(meant)
  })

  test.each(["", "ALS", "cystic fibrosis", "Huntington’s disease", "qwertyuiop"])("%j is left as it is", (typed) => {
    expect(Spelling.corrected(typed, nearest)).toBeUndefined()
  })
})
