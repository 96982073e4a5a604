import { expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as Nearness from "../../../domain/condition/Nearness.ts"

test.each<readonly [entry: string, level: number]>([
  ["Amyotrophic lateral sclerosis", Nearness.levels.named],
  ["Motor neuron disease", Nearness.levels.broader],
  ["Motor neuron disease (SMA)", Nearness.levels.related],
  ["Asthma", 0],
])("%j is so near to ALS: %d", (entry, level) => {
  expect(Nearness.ofEntry(ConditionQuery.of("ALS").inLists, entry, 0)).toBe(level)
})

test.each<readonly [condition: string, entry: string, level: number]>([
  // Cut short
  ["panc ca", "Pancreatic Cancer", Nearness.levels.named],
  ["pancreatic adenoca", "Metastatic Pancreatic Adenocarcinoma", Nearness.levels.named],
  ["mPDAC", "Pancreatic Ductal Adenocarcinoma", Nearness.levels.named],
  ["LAPC", "Pancreatic Cancer", Nearness.levels.named],
  ["rGBM", "Glioblastoma", Nearness.levels.named],
  ["mCRPC", "Metastatic Castration-Resistant Prostate Cancer", Nearness.levels.named],
  ["mCRPC", "Prostate Cancer", Nearness.levels.broader],
  ["mCRPC", "Hormone-Sensitive Prostate Cancer", Nearness.levels.related],
  ["castration resistant prostate cancer", "Docetaxel in mCRPC", Nearness.levels.named],
  ["ES-SCLC", "Small Cell Lung Cancer", Nearness.levels.named],
  ["lung ca", "Lung Cancer", Nearness.levels.named],
  ["elevated CA 19-9", "Cancer", 0],
  // A dementia by its cause
  ["dementia due to Alzheimer's", "Alzheimer Disease", Nearness.levels.named],
  ["dementia caused by alzheimers", "Alzheimer Disease", Nearness.levels.named],
  ["dementia due to Alzheimer's", "Vascular Dementia", 0],
  // A kind in brackets behind a broad name
  ["leukemia (CLL)", "Chronic Lymphocytic Leukemia", Nearness.levels.named],
  ["leukemia (CLL)", "Acute Myeloid Leukemia", Nearness.levels.related],
  ["lung cancer (NSCLC)", "Small Cell Lung Cancer", Nearness.levels.related],
  ["lung cancer (NSCLC)", "Lung Cancer", Nearness.levels.broader],
  ["breast cancer [triple-negative]", "Triple Negative Breast Cancer", Nearness.levels.named],
  ["leukemia (AML)", "Acute Myeloid Leukemia", Nearness.levels.named],
  ["sarcoma (GIST)", "Gastrointestinal Stromal Tumor", Nearness.levels.named],
  ["dementia (AD)", "Alzheimer Disease", Nearness.levels.named],
  ["lymphoma (DLBCL)", "Diffuse Large B-Cell Lymphoma", Nearness.levels.named],
  ["multiple sclerosis (PPMS)", "Primary Progressive Multiple Sclerosis", Nearness.levels.named],
  ["multiple sclerosis (PPMS)", "Relapsing-Remitting Multiple Sclerosis", Nearness.levels.nearlyNamed],
  ["skin cancer (BCC)", "Basal Cell Carcinoma", Nearness.levels.named],
  ["skin cancer (BCC)", "Merkel Cell Carcinoma", 0],
  ["sarcoma (RMS)", "Rhabdomyosarcoma", Nearness.levels.named],
  ["neuropathy (CIDP)", "Diabetic Neuropathy", 0],
  ["lung cancer (COPD)", "Lung Cancer", Nearness.levels.named],
  // Brackets that say the same again, a broader name or something else
  ["chronic lymphocytic leukemia (CLL)", "Chronic Lymphocytic Leukemia", Nearness.levels.named],
  ["hepatocellular carcinoma (liver cancer)", "Hepatocellular Carcinoma", Nearness.levels.nearlyNamed],
  ["lung cancer (stage IV)", "Lung Cancer", Nearness.levels.nearlyNamed],
  // Names inside those of other illnesses
  ["hypertension", "Essential Hypertension", Nearness.levels.named],
  ["hypertension", "Portal Hypertension", 0],
  ["high blood pressure", "Pulmonary Arterial Hypertension", 0],
  ["hypertension", "Hypertension in Patients With Portal Hypertension", Nearness.levels.named],
  ["pulmonary hypertension", "Pulmonary Arterial Hypertension", Nearness.levels.named],
  ["portal hypertension", "Portal Hypertension", Nearness.levels.named],
  ["depression", "Bone Marrow Depression", 0],
  ["diabetes", "Diabetes Insipidus", 0],
  ["stroke", "Heat Stroke", 0],
  ["pneumonia", "Idiopathic Interstitial Pneumonias", 0],
  ["pneumonia", "Community-acquired Pneumonia", Nearness.levels.named],
  ["heat stroke", "Heat Stroke", Nearness.levels.named],
  ["heat stroke in athletes", "Ischemic Stroke", Nearness.levels.related],
  ["bone marrow depression", "Major Depression", Nearness.levels.related],
  // Among other words
  ["pancreatic cancer with liver metastases", "Pancreatic Cancer", Nearness.levels.nearlyNamed],
  ["stage 4 panc ca with liver mets", "Pancreatic Adenocarcinoma", Nearness.levels.nearlyNamed],
  ["GBM IDH wt", "Glioblastoma", Nearness.levels.nearlyNamed],
  ["brain tumor glioblastoma", "Glioblastoma Multiforme", Nearness.levels.nearlyNamed],
  ["glioblastoma multiforme WHO 4", "GBM", Nearness.levels.named],
  ["glioblastoma, IDH-wildtype", "GBM", Nearness.levels.nearlyNamed],
  ["early onset alzheimer", "Alzheimer's Disease", Nearness.levels.nearlyNamed],
  ["ALS (Lou Gehrig's)", "Amyotrophic Lateral Sclerosis", Nearness.levels.nearlyNamed],
  ["HER2+ breast cancer", "Metastatic Breast Cancer", Nearness.levels.nearlyNamed],
  ["breast cancer, not lung cancer", "Lung Cancer", Nearness.levels.related],
  ["chemotherapy for cancer", "Lung Cancer", 0],
])("of %j, %j is so near: %d", (condition, entry, level) => {
  expect(Nearness.ofEntry(ConditionQuery.of(condition).inLists, entry, 0)).toBe(level)
})

test.each([
  ["mPDAC", true],
  ["panc ca", true],
  ["GBM IDH wt", true],
  ["stage 4 panc ca with liver mets", true],
  ["r/r AML", false],
  ["ALS (Lou Gehrig's)", false],
  ["chemotherapy for cancer", true],
])("%j is a solid tumour: %p", (condition, isOne) => {
  expect(ConditionQuery.isSolidTumor(condition)).toBe(isOne)
  expect(ConditionQuery.of(condition).isSolidTumor).toBe(isOne)
})
