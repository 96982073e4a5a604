import { expect, test } from "bun:test"
import * as BasketStudies from "../../domain/BasketStudies.ts"
import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import { launchAreas } from "../../domain/condition/LaunchArea.ts"

const genes = (condition: string, ...biomarkers: ReadonlyArray<string>) =>
  BasketStudies.genesOf({ condition, biomarkers })

test.each<[condition: string, biomarkers: ReadonlyArray<string>, genes: ReadonlyArray<string>]>([
  ["pancreatic-cancer", ["KRAS G12D"], ["KRAS"]],
  ["Pancreatic cancer", ["CA 19-9 elevated", "ERBB2 amplification", "KRAS wild-type", "TP53"], ["HER2", "TP53"]],
  ["glioblastoma", ["MGMT methylated", "IDH wild-type"], ["MGMT"]],
  ["NSCLC", ["EGFR L858R", "PD-L1 80%", "EGFR T790M"], ["EGFR"]],
  ["EGFR mutant NSCLC", ["EGFR L858R"], ["EGFR"]],
  ["FLT3-mutated AML", ["TP53"], []],
  ["breast cancer", ["HER2 negative", "MSI-H"], []],
  ["pancreatic cancer", [], []],
  ["alzheimers", ["APOE4 carrier", "KRAS G12D"], []],
  ["cancer", ["KRAS G12D"], []],
  ["Advanced Cancer", ["KRAS G12D"], []],
  ["metastatic malignant neoplasm", ["KRAS G12D"], []],
  ["acute myeloid leukemia", ["FLT3-ITD"], []],
  ["blood cancer", ["TP53 mutation"], []],
  ["multiple myeloma", ["BRAF V600E"], []],
  ["liquid tumor", ["BRAF V600E"], []],
  ["myeloid sarcoma", ["BRAF V600E"], []],
  ["lymphosarcoma", ["BRAF V600E"], []],
  ["histiocytic sarcoma", ["BRAF V600E"], []],
  ["bone marrow cancer", ["BRAF V600E"], []],
  ["malignant fibrous histiocytoma", ["BRAF V600E"], ["BRAF"]],
  ["thymoma", ["BRAF V600E"], ["BRAF"]],
  ["carcinoid", ["BRAF V600E"], ["BRAF"]],
])("%s with %j looks for studies of any solid tumour with %j", (condition, biomarkers, expected) => {
  expect(genes(condition, ...biomarkers)).toEqual(expected)
})

test("Of the launch areas two are solid tumours", () => {
  const solid = launchAreas.filter(({ slug }) => genes(slug, "KRAS G12D").length > 0)

  expect(solid.map(({ slug }) => slug)).toEqual(["glioblastoma", "pancreatic-cancer"])
})

test("A condition is a solid tumour here where it is one in the ranking", () => {
  const conditions = [
    "cancer",
    "NSCLC",
    "PDAC",
    "stage IV melanoma",
    "AML",
    "breast cancer",
    "GIST",
    "EGFR mutant NSCLC",
    "my mother's AML",
    "asthma",
    "glioblastoma",
  ]

  for (const condition of conditions)
    expect([condition, genes(condition, "KRAS G12D").length > 0]).toEqual([
      condition,
      ConditionQuery.of(condition).isSolidTumor,
    ])
})
