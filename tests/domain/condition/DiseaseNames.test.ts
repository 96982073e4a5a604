import { describe, expect, test } from "bun:test"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import diseases from "../../../domain/condition/diseases.txt"

const first = (text: string): string | undefined => DiseaseNames.named(text)[0]?.names[0]

describe("Names of diseases", () => {
  test.each<readonly [text: string, name: string | undefined]>([
    ["NSCLC", "lung non-small cell carcinoma"],
    ["urothelial carcinoma", "transitional cell carcinoma"],
    ["UTUC", "upper tract urothelial carcinoma"],
    ["DCIS", "ductal carcinoma in situ"],
    ["carcinoid", "neuroendocrine tumor"],
    ["carcinoma of unknown primary", "cancer of unknown primary"],
    ["smouldering myeloma", "smoldering multiple myeloma"],
    ["SLL", "chronic lymphocytic leukemia/small lymphocytic lymphoma"],
    ["primary CNS lymphoma", "central nervous system lymphoma"],
    ["gastro-oesophageal junction cancer", "gastroesophageal junction adenocarcinoma"],
    ["IgAN", "IgA glomerulonephritis"],
    ["immune thrombocytopenia", "autoimmune thrombocytopenic purpura"],
    ["X-ALD", "adrenoleukodystrophy"],
    ["Crohn's", "Crohn's disease"],
    ["Niemann-Pick C", "Niemann-Pick disease type C"],
    ["posterior cortical atrophy", "posterior cortical atrophy"],
    ["Carcinoma, Non-Small-Cell Lung", "lung non-small cell carcinoma"],
    ["small cell lung cancer", "lung small cell carcinoma"],
    ["Lou Gehrig's disease", "amyotrophic lateral sclerosis"],
    ["als", "amyotrophic lateral sclerosis"],
    ["bowel cancer", "colorectal cancer"],
    ["heart attack", "myocardial infarction"],
    ["high blood pressure", "hypertension"],
    ["Duchenne", "Duchenne muscular dystrophy"],
    ["Pompe", "glycogen storage disease II"],
    ["SMA type 1", "Werdnig-Hoffmann disease"],
    ["hATTR amyloidosis", "hereditary systemic amyloidosis 1"],
    ["haemophilia A", "factor VIII deficiency"],
    ["Hemophilia B", "hemophilia B"],
    ["hemophilia", "hemophilia"],
    ["FSHD", "facioscapulohumeral muscular dystrophy"],
    ["cancer of the gullet", "esophageal cancer"],
    ["testicle tumour", "testicular cancer"],
    ["hepatic lymphoma", "liver lymphoma"],
    ["small bowel cancer", "small intestine cancer"],
    ["muscular", undefined],
    ["NPC", undefined],
    ["DMD", "Duchenne muscular dystrophy"],
    ["MDS", "myelodysplastic syndrome"],
    ["IBD", "inflammatory bowel disease"],
    ["insulin resistance", undefined],
    ["accessory sinus neoplasm", undefined],
    ["???", undefined],
    ["", undefined],
  ])("%s is %p", (text, name) => {
    expect(first(text)).toBe(name)
  })

  test("that differ in no more than the word for an organ mean all that they name", () => {
    const named = (text: string) => DiseaseNames.named(text).map(({ names }) => names[0])

    expect(named("larynx cancer")).toEqual(expect.arrayContaining(["larynx cancer", "laryngeal carcinoma"]))
    expect(named("laryngeal cancer")).toEqual(expect.arrayContaining(named("larynx cancer")))
  })

  test("lead to their disease, each but those that mean two things", () => {
    const rows = diseases.trim().split("\n")
    let led = 0
    let all = 0
    for (const row of rows) {
      const [number, names = ""] = row.split("\t")
      for (const name of names.split("|")) {
        all++
        if (DiseaseNames.named(name).some((disease) => disease.number === number)) led++
      }
    }

    expect(rows.length).toBeGreaterThan(7000)
    expect(led / all).toBeGreaterThan(0.98)
  })

  test("name no broader or narrower disease that is not there", () => {
    for (const row of diseases.trim().split("\n")) {
      const disease = DiseaseNames.numbered(row.slice(0, row.indexOf("\t")))
      for (const number of [...(disease?.broader ?? []), ...(disease?.narrower ?? [])])
        expect(DiseaseNames.numbered(number)?.number).toBe(number)
    }
  })
})
