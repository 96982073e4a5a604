import { expect, test } from "bun:test"
import * as DiseaseWords from "../../../domain/condition/DiseaseWords.ts"

test.each<[word: string, isCancer: boolean]>([
  ["melanoma", true],
  ["lymphomas", true],
  ["leukaemia", true],
  ["haematological", true],
  ["nsclc", true],
  ["tumours", true],
  ["metastatic", true],
  ["glaucoma", false],
  ["hematomas", false],
  ["blood", false],
  ["dementia", false],
])("%s names a cancer: %p", (word, isCancer) => expect(DiseaseWords.isCancer(word)).toBe(isCancer))

test.each<[word: string, site: string | undefined]>([
  ["nsclc", "lung"],
  ["hepatocellular", "liver"],
  ["sarcomas", "soft"],
  ["gbm", "brain"],
  ["surgery", undefined],
])("%s is of the organ or tissue %s", (word, site) => expect(DiseaseWords.siteOf(word)).toBe(site as never))

test("A word and its plural have one form", () => {
  expect(DiseaseWords.normal("gliomas")).toBe(DiseaseWords.normal("glioma"))
})
