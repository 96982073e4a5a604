import { describe, expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as Nearness from "../../../domain/condition/Nearness.ts"
import * as PlainNames from "../../../domain/condition/PlainNames.ts"
import * as LargeTexts from "../../support/largeTexts.ts"

describe("What people call a disease names it", () => {
  test.each<readonly [condition: string, entry: string]>([
    ["MIBC", "Muscle-Invasive Bladder Cancer"],
    ["NMIBC", "Non-Muscle Invasive Bladder Cancer"],
    ["melanoma of the eye", "Uveal Melanoma"],
    ["cancer of the bile ducts", "Intrahepatic Cholangiocarcinoma"],
    ["tumour in my brain", "Glioblastoma"],
    ["cancer in the lungs", "Lung Cancer"],
    ["cancer of the gullet", "Esophageal Cancer"],
    ["food pipe cancer", "Esophageal Cancer"],
    ["voice box cancer", "Laryngeal Cancer"],
    ["throat cancer", "Oropharyngeal Cancer"],
    ["womb cancer", "Endometrial Cancer"],
    ["cancer of the neck of the womb", "Cervical Cancer"],
    ["testicle cancer", "Testicular Cancer"],
    ["rectum cancer", "Rectal Cancer"],
    ["gall bladder cancer", "Gallbladder Cancer"],
    ["small bowel cancer", "Small Intestine Cancer"],
    ["SDAT", "Alzheimer's Disease"],
    ["dementia", "Alzheimer's Disease"],
    ["pleural mesothelioma", "Malignant Pleural Mesothelioma"],
    ["skin cancer", "Skin Melanoma"],
  ])("%s: %s", (condition, entry) =>
    expect(Nearness.ofEntry(ConditionQuery.of(condition).inLists, entry, 0)).toBe(Nearness.levels.named),
  )

  test.each<readonly [condition: string, entry: string, level: number]>([
    ["ALS motor neurone disease", "ALS", Nearness.levels.named],
    ["als motor neurone disease", "Amyotrophic Lateral Sclerosis", Nearness.levels.nearlyNamed],
    ["als motor neurone disease", "Spinal Muscular Atrophy", 0],
    ["cancer in the pancreas spread to lungs", "Pancreatic Cancer", Nearness.levels.nearlyNamed],
    ["cancer in the pancreas spread to lungs", "Lung Cancer", Nearness.levels.related],
    ["MIBC", "Non-Muscle Invasive Bladder Cancer", Nearness.levels.related],
    ["mHSPC", "Metastatic Castration-Resistant Prostate Cancer", Nearness.levels.related],
    ["small bowel cancer", "Colorectal Cancer", 0],
  ])("%s beside %s: %d", (condition, entry, level) =>
    expect(Nearness.ofEntry(ConditionQuery.of(condition).inLists, entry, 0)).toBe(level),
  )
})

test.each(LargeTexts.all())("A text too long to be a name is left as it is: %s", (_, text) => {
  if (text.length > 200) expect(PlainNames.read(text)).toBe(text)
})
