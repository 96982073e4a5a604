import { describe, expect, test } from "bun:test"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Setting } from "../../../domain/ranking/SettingLexicon.ts"
import * as TreatmentSetting from "../../../domain/ranking/TreatmentSetting.ts"
import * as StudyWords from "../../../domain/ranking/words/StudyWords.ts"
import { study } from "../../support/study.ts"

describe("The settings that a text names", () => {
  test.each<readonly [text: string, settings: ReadonlyArray<Setting>]>([
    ["Drug X in Newly Diagnosed Glioblastoma", ["first treatment"]],
    ["First-line Therapy of Metastatic Disease", ["first treatment", "metastatic"]],
    ["Relapsed/Refractory Lymphoma", ["later treatment"]],
    ["R/R Lymphoma", ["later treatment"]],
    ["Non-metastatic Prostate Cancer", []],
    ["Locally Advanced Pancreatic Cancer", ["locally advanced"]],
    ["Locally Advanced or Metastatic Cancer", ["locally advanced", "metastatic"]],
    ["Advanced Solid Tumors", ["metastatic"]],
    ["Unresectable Sarcoma", ["metastatic"]],
    ["Borderline Resectable Cancer", ["locally advanced"]],
    ["Resectable Cancer, Neo-adjuvant", ["early"]],
    ["Stage IV Melanoma", ["metastatic"]],
    ["Stage III Melanoma", ["locally advanced"]],
    ["Stage IVA Thyroid Cancer", ["metastatic"]],
    ["Stage I Lung Cancer", ["early"]],
    ["Maintenance After Chemoradiation", ["maintenance"]],
    ["Early Onset", ["early"]],
    ["Early Feasibility of an Implant", []],
    ["Early-Phase Study in Early Disease", ["early"]],
    ["An early phase I study in metastatic cancer", ["metastatic"]],
    ["Stage\n– IV, and early", ["early", "metastatic"]],
    ["Non, early; non-early or early", ["early"]],
    ["Canon Early", ["early"]],
    ["Stage II or II", ["early"]],
    ["Stages I", []],
    ["Late stage", []],
    ["Treatment-naïve", ["first treatment"]],
    ["Preadvanced, unresectableness", []],
    ["", []],
  ])("%s: %p", (text, settings) => {
    expect([...TreatmentSetting.namedIn(text)].toSorted()).toEqual([...settings].toSorted())
  })
})

describe("The settings of a patient", () => {
  test.each<
    readonly [
      profile: { readonly condition?: string; readonly stage?: string; readonly priorLines?: number },
      settings: ReadonlyArray<Setting>,
    ]
  >([
    [{}, []],
    [{ condition: "metastatic pancreatic cancer" }, ["metastatic"]],
    [{ condition: "metastatic pancreatic cancer", stage: "locally advanced" }, ["locally advanced"]],
    [{ condition: "non-metastatic prostate cancer" }, []],
    [{ priorLines: 0 }, ["first treatment"]],
    [{ priorLines: 3 }, ["later treatment"]],
    [{ stage: "metastatic", priorLines: 1 }, ["later treatment", "metastatic"]],
    [{ stage: "stage IIIB" }, ["locally advanced"]],
    [{ stage: "something else" }, []],
  ])("%j: %p", (profile, settings) => {
    const patient = { condition: "a disease", ...profile }

    expect([...TreatmentSetting.ofPatient(patient)].toSorted()).toEqual([...settings].toSorted())
  })
})

describe("What a study is for beside a patient's settings", () => {
  const patient = TreatmentSetting.ofPatient({ condition: "a disease", stage: "metastatic", priorLines: 1 })

  test.each<readonly [facts: Parameters<typeof study>[0], agreed: number, opposed: number]>([
    [{ title: "Metastatic disease after progression on standard therapy" }, 2, 0],
    [{ title: "Previously treated metastatic disease" }, 2, 0],
    [{ title: "Adjuvant therapy" }, 0, 1],
    [{ title: "First-line therapy", conditions: ["Metastatic Cancer"] }, 1, 1],
    [{ title: "Newly diagnosed or relapsed disease" }, 1, 0],
    [{ title: "A drug", summary: "For early stage disease." }, 0, 1],
    [{ title: "Metastatic disease", summary: "After neoadjuvant therapy." }, 1, 0],
    [{ title: "A drug" }, 0, 0],
  ])("%j: %p agree, %p opposed", (facts, agreed, opposed) => {
    const { settings } = StudyWords.of(Reading.annotated(study(facts)))
    const found = TreatmentSetting.agreement(patient, settings)

    expect([found.agreed.length, found.opposed.length]).toEqual([agreed, opposed])
  })
})
