import { describe, expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as Relevance from "../../../domain/ranking/Relevance.ts"
import * as StudyWords from "../../../domain/ranking/words/StudyWords.ts"
import { study } from "../../support/study.ts"

type Facts = Parameters<typeof study>[0]

const directness = (condition: string, facts: Facts, asksForBiomarker = false) => {
  const annotated = Reading.annotated(study({ title: "Something else", ...facts }))
  const subject = Relevance.subject(ConditionQuery.of(condition))

  return Relevance.levelOf(Relevance.of(annotated, StudyWords.of(annotated), subject), asksForBiomarker)
}

const criteria = (text: string): Facts => ({ eligibility: { text } })

describe("How directly a study is about a condition", () => {
  test.each<readonly [condition: string, facts: Facts, directness: number]>([
    ["cystic fibrosis", { title: "Cystic Fibrosis in Adults" }, 4],
    ["cystic fibrosis", { conditions: ["Cystic Fibrosis"] }, 4],
    ["cystic fibrosis", { conditions: ["Fibrosis, Cystic"] }, 4],
    ["cystic fibrosis", { keywords: ["cystic fibrosis"] }, 3],
    ["cystic fibrosis", { conditionTerms: ["Cystic Fibrosis"] }, 3],
    ["cystic fibrosis", { summary: "A new modulator in people with cystic fibrosis." }, 3],
    ["cystic fibrosis", criteria("Inclusion Criteria:\n\n* Cystic fibrosis\n\nExclusion Criteria:\n\n* Asthma"), 2],
    ["cystic fibrosis", criteria("Inclusion Criteria:\n\n* Asthma\n\nExclusion Criteria:\n\n* Cystic fibrosis"), 0],
    ["glaucoma", criteria("Inclusion Criteria: * Asthma\n\nNon-inclusion criteria: * Glaucoma"), 0],
    ["glaucoma", criteria("Patients will be excluded if any of the following apply:\n* Glaucoma"), 0],
    ["glaucoma", criteria("Exclusion Criteria:\n* Asthma\n\nInclusion Criteria:\n* Glaucoma"), 2],
    ["glaucoma", criteria("Inclusion Criteria:\n* Meets no exclusion criteria\n* Glaucoma"), 2],
    ["cystic fibrosis", { conditions: ["Pulmonary Fibrosis"] }, 1],
    ["cystic fibrosis", { conditions: ["Lung Diseases"], keywords: ["CFTR"] }, 0],
  ])("by where it is named: %s, %j: %p", (condition, facts, expected) => {
    expect(directness(condition, facts)).toBe(expected)
  })

  test.each<readonly [condition: string, named: string, directness: number]>([
    ["Huntington disease", "Huntington's Disease", 4],
    ["bladder cancer", "Urothelial Carcinoma", 4],
    ["urothelial cancer", "Bladder Cancer", 3],
    ["DCIS", "Breast Ductal Carcinoma In Situ", 4],
    ["Huntington’s disease", "huntington disease", 4],
    ["Huntington disease", "Juvenile Huntington Disease", 4],
    ["Huntington disease", "Huntington Chorea", 4],
    ["Sjögren syndrome", "Sjogren's Syndrome", 4],
    ["leukaemia", "Acute Leukemia", 4],
    ["brain tumors", "Brain Tumor, Primary", 4],
    ["brain tumour", "Brain Neoplasms", 4],
    ["breast cancer", "Carcinoma of the Breast", 4],
    ["type 2 diabetes", "Diabetes Mellitus, Type 2", 4],
    ["type 2 diabetes", "Diabetes, Type 2", 4],
    ["type 2 diabetes", "Diabetes Mellitus, Type 1", 3],
    ["metastatic breast cancer", "Breast Cancer", 3],
    ["stage IV melanoma", "Melanoma", 3],
    ["head and neck squamous cell carcinoma", "Squamous Cell Carcinoma of the Head and Neck", 4],
    ["chronic obstructive pulmonary disease (COPD)", "COPD", 4],
    ["chronic obstructive pulmonary disease (COPD)", "Pulmonary Disease, Chronic Obstructive", 4],
    ["carcinoma of the pancreas", "Pancreas Cancer", 4],
  ])("in other words: %s is named by %j: %p", (condition, named, expected) => {
    expect(directness(condition, { conditions: [named] })).toBe(expected)
  })

  test.each<readonly [condition: string, named: string, directness: number]>([
    ["EGFR mutant NSCLC", "Non-small Cell Lung Cancer", 3],
    ["EGFR mutant NSCLC", "NSCLC", 4],
    ["EGFR mutant NSCLC", "Small Cell Lung Cancer", 1],
    ["HER2-positive breast cancer", "Breast Cancer", 3],
    ["FLT3-mutated AML", "Acute Myeloid Leukemia", 3],
    ["KRAS G12D pancreatic cancer", "Pancreatic Ductal Adenocarcinoma", 3],
    ["recurrent glioblastoma", "GBM", 3],
    ["early onset Alzheimer's disease", "Alzheimer Disease", 3],
    ["lung cancer with brain metastases", "Lung Cancer", 3],
    ["my mother has ALS", "Amyotrophic Lateral Sclerosis", 3],
    ["cystic fibrosis F508del", "Cystic Fibrosis", 3],
    ["leukemia, not AML", "Acute Myeloid Leukemia", 3],
    ["all of it", "Acute Lymphoblastic Leukemia", 0],
  ])("a disease within other words: %s beside %j: %p", (condition, named, expected) => {
    expect(directness(condition, { conditions: [named] })).toBe(expected)
  })

  test.each<readonly [condition: string, named: string, directness: number]>([
    ["lung cancer", "Small Cell Lung Cancer", 4],
    ["lung cancer", "Lung Function in Breast Cancer", 1],
    ["small cell lung cancer", "Non-small Cell Lung Cancer", 1],
    ["non-small cell lung cancer", "Small Cell Lung Cancer", 1],
    ["Hodgkin lymphoma", "Non-Hodgkin Lymphoma", 1],
    ["ALS", "False alarms, also", 0],
    ["ALS", "als", 3],
    ["AIDS", "Hearing Aid", 0],
    ["MS", "MSI-H Tumors", 0],
    ["cardiovascular disease", "Von Willebrand Disease", 0],
    ["breast cancer", "Colon Cancer", 0],
    ["renal cell carcinoma", "Basal Cell Carcinoma", 0],
    ["???", "???", 0],
    ["", "Anything", 0],
  ])("look-alikes: %s beside %j: %p", (condition, named, expected) => {
    expect(directness(condition, { conditions: [named] })).toBe(expected)
  })

  test.each<readonly [condition: string, facts: Facts, directness: number]>([
    ["MS", { summary: "An infusion in people with MS." }, 3],
    ["MS", { summary: "Pulses of 5 ms and the MSFC." }, 0],
    ["MS", criteria("Inclusion Criteria:\n\n* QTc below 450 ms"), 0],
    ["ALS", criteria("Inclusion Criteria:\n\n* Definite ALS"), 2],
  ])("abbreviations in running text: %s, %j: %p", (condition, facts, expected) => {
    expect(directness(condition, facts)).toBe(expected)
  })

  test.each<readonly [condition: string, facts: Facts, directness: number]>([
    ["pancreatic-cancer", { conditions: ["Metastatic Pancreatic Ductal Adenocarcinoma"] }, 4],
    ["pancreatic-cancer", { conditions: ["Pancreatic Neuroendocrine Tumor"] }, 0],
    ["Pancreatic Cancer", { keywords: ["PDAC"] }, 3],
    ["glioblastoma", { conditions: ["Recurrent GBM"] }, 4],
    ["alzheimers", { conditions: ["Alzheimer Disease, Early Onset"] }, 4],
    ["alzheimers", { conditions: ["Mild Cognitive Impairment"] }, 4],
    ["alzheimers", { conditions: ["Dementia, Vascular"] }, 0],
  ])("launch areas go by their own names: %s, %j: %p", (condition, facts, expected) => {
    expect(directness(condition, facts)).toBe(expected)
  })

  test.each<readonly [condition: string, facts: Facts, asksForBiomarker: boolean, directness: number]>([
    ["colon cancer", { title: "A Drug in Advanced Solid Tumors" }, true, 4],
    ["colon cancer", { title: "A Drug in Advanced Solid Tumors" }, false, 2],
    ["colon cancer", { summary: "For people with solid malignancies." }, true, 4],
    ["colon cancer", criteria("Inclusion Criteria:\n\n* Any solid tumour"), true, 4],
    ["melanoma", { conditions: ["Unspecified Adult Solid Tumor, Protocol Specific"] }, true, 4],
    ["melanoma", { summary: "For people with tumors who can eat solid food." }, true, 0],
    ["pancreatic-cancer", { conditions: ["Solid Tumor"] }, true, 4],
    ["acute myeloid leukemia", { conditions: ["Solid Tumor"] }, true, 0],
    ["cystic fibrosis", { conditions: ["Solid Tumor"] }, true, 0],
    ["colon cancer", { conditions: ["Breast Cancer"] }, true, 0],
  ])("studies of solid tumours in general: %s, %j, %p: %p", (condition, facts, asks, expected) => {
    expect(directness(condition, facts, asks)).toBe(expected)
  })
})

test("What is told of a condition of the vocabulary is kept with the study's words, and nothing of one in the caller's own", () => {
  const annotated = Reading.annotated(study({ title: "A Drug in Cystic Fibrosis" }))
  const words = StudyWords.of(annotated)
  const tell = (condition: string) => {
    const before = annotated.annotation.length
    const { level } = Relevance.of(annotated, words, Relevance.subject(ConditionQuery.of(condition)))

    return { level, isKept: annotated.annotation.length > before }
  }

  expect(tell("cystic fibrosis")).toEqual({ level: 4, isKept: true })
  expect(tell("Cystic Fibrosis")).toEqual({ level: 4, isKept: false })
  expect(tell("glaucoma")).toEqual({ level: 0, isKept: true })
  expect(tell("cystic fibrosis of mine")).toEqual({ level: 3, isKept: false })
})
