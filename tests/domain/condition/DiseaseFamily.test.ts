import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as DiseaseFamily from "../../../domain/condition/DiseaseFamily.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import diseases from "../../../domain/condition/diseases.txt"

const names = diseases
  .trim()
  .split("\n")
  .flatMap((row) => row.split("\t")[1]?.split("|") ?? [])

describe("The family of a disease", () => {
  test.each<readonly [text: string, where: keyof DiseaseFamily.DiseaseFamily, name: string]>([
    ["NSCLC", "own", "Non-small cell lung cancer"],
    ["NSCLC", "narrower", "lung squamous cell carcinoma"],
    ["NSCLC", "broader", "lung cancer"],
    ["NSCLC", "beside", "small cell lung cancer"],
    ["colon cancer", "broader", "colorectal cancer"],
    ["colon cancer", "beside", "rectal cancer"],
    ["kidney cancer", "narrower", "renal cell carcinoma"],
    ["renal cell carcinoma", "broader", "renal cancer"],
    ["ALS", "broader", "motor neuron disease"],
    ["ALS", "beside", "spinal muscular atrophy"],
    ["ependymoma", "broader", "glioma"],
    ["glioma", "narrower", "glioblastoma"],
    ["brain tumor", "narrower", "glioblastoma"],
    ["hematologic malignancy", "narrower", "multiple myeloma"],
    ["AML", "broader", "blood cancer"],
    ["Duchenne muscular dystrophy", "beside", "limb-girdle muscular dystrophy"],
  ])("%s has among its %s names %p", (text, where, name) => {
    expect(DiseaseFamily.of(text)?.[where].map(DiseaseNames.keyOf)).toContain(DiseaseNames.keyOf(name))
  })

  test.each(["NSCLC", "hypernephroma", "no known disease"])("is of the names that %j has by itself", (text) => {
    expect(DiseaseFamily.of(text)?.own).toEqual(DiseaseFamily.ownNames(text))
  })

  test("holds no kinds of a very wide disease: each cancer is one of a thousand", () => {
    expect(DiseaseFamily.of("cancer")).toEqual({ own: [], narrower: [], broader: [], beside: [] })
  })

  test("is nothing where the disease is not known", () => {
    expect(DiseaseFamily.of("a feeling of doom")).toBeUndefined()
  })

  test("has no more names than are looked for at once, of whichever disease", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        for (const some of Object.values(DiseaseFamily.of(name) ?? {})) expect(some.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 500 },
    )
  })
})

test.each<readonly [text: string, other: string, isKind: boolean]>([
  ["ALS", "motor neuron disease", true],
  ["glioblastoma", "brain cancer", true],
  ["uveal melanoma", "melanoma of the eye", true],
  ["motor neuron disease", "ALS", false],
  ["ALS", "ALS", false],
  ["something", "ALS", false],
])("%s is a kind of %s: %p", (text, other, isKind) => expect(DiseaseFamily.isKindOf(text, other)).toBe(isKind))
