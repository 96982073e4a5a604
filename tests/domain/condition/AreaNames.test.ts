import { describe, expect, test } from "bun:test"
import * as AreaNames from "../../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import { launchAreas } from "../../../domain/condition/LaunchArea.ts"

const kinOf = AreaNames.among(launchAreas)

describe("is a launch area by another name", () => {
  test.each<[slug: string, names: ReadonlyArray<string>]>([
    [
      "glioblastoma",
      [
        "GBM",
        "gbm.",
        "Glioblastoma multiforme",
        "Glioblastoma (GBM)",
        "GBM (glioblastoma)",
        "glioblastoma.",
        "GBM, glioblastoma",
      ],
    ],
    [
      "pancreatic-cancer",
      [
        ...[
          "pancreas cancer",
          "cancer of the pancreas",
          "Cancer, pancreatic",
          "pancreatic cancers",
          "pancreatic carcinoma",
        ],
        ...["carcinoma of the pancreas", "pancreatic neoplasms", "malignant neoplasm of pancreas", "pancreatic tumour"],
      ],
    ],
    [
      "alzheimers",
      [
        ...["Alzheimer disease", "Alzheimers", "Alzheimer's", "Alzheimer’s", "Alzheimers disease", "Alzheimer"],
        ...[
          "dementia of the Alzheimer type",
          "Alzheimer-type dementia",
          "Alzheimer's dementia",
          "ALZHEIMER’S DISEASE!",
        ],
      ],
    ],
  ])("%s", (slug, names) => {
    for (const name of names) expect([name, kinOf(name)]).toMatchObject([name, { area: { slug }, isSame: true }])
  })

  test.each(launchAreas.map((area) => [area.slug, area] as const))("%s, by slug and name", (_, area) => {
    expect(kinOf(area.slug)).toEqual({ area, isSame: true })
    expect(kinOf(area.name)).toEqual({ area, isSame: true })
  })
})

describe("belongs to a launch area, and is not all of it", () => {
  test.each<[slug: string, names: ReadonlyArray<string>]>([
    [
      "glioblastoma",
      [
        "recurrent glioblastoma",
        "Glioblastoma (recurrent)",
        "gliosarcoma",
        "GBM in the left temporal lobe",
        "Glioblastoma, IDH-wildtype",
      ],
    ],
    [
      "pancreatic-cancer",
      ["pancreatic adenocarcinoma", "PDAC", "metastatic pancreatic cancer", "pancreatic ductal adenocarcinoma (PDAC)"],
    ],
    ["alzheimers", ["early onset Alzheimer's", "mild cognitive impairment", "mild Alzheimer's dementia"]],
  ])("%s", (slug, names) => {
    for (const name of names) expect([name, kinOf(name)]).toMatchObject([name, { area: { slug }, isSame: false }])
  })
})

test.each([
  ...["", " ", "()", "膠芽腫", "asthma", "pancreatitis", "pancreatic", "cancer", "dementia", "gliobalstoma"],
  ...[
    "pancreatic neuroendocrine tumor",
    "non-Alzheimer dementia",
    "dementia other than Alzheimer's",
    "not glioblastoma",
  ],
  "Alzheimer's disease and glioblastoma",
])("%j is of no launch area", (condition) => {
  expect(kinOf(condition)).toBeUndefined()
})

test("A text of any length is looked at in no time", () => {
  expect(kinOf("glioblastoma (".repeat(50_000))).toBeDefined()
})

test.each(launchAreas.map((area) => [area.slug, area] as const))(
  "%s has no other name that the Disease Ontology has for another disease",
  (_, { alsoCalled, name }) => {
    const own = DiseaseNames.named(name)
    expect(own).toHaveLength(1)
    for (const other of alsoCalled) {
      expect([other, DiseaseNames.named(other).filter(({ number }) => number !== own[0]?.number)]).toEqual([other, []])
    }
  },
)
