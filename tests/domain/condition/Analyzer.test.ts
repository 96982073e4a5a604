import { describe, expect, test } from "bun:test"
import * as Analyzer from "../../../domain/condition/Analyzer.ts"

describe("The words of a text", () => {
  test.each<readonly [why: string, text: string, words: ReadonlyArray<string>]>([
    ["lower case", "Brain Tumors, Primary", ["brain", "cancer", "primary"]],
    ["no possessive", "Alzheimer's Disease", ["alzheimer", "disease"]],
    ["no possessive as it is typeset", "Alzheimer’s disease", ["alzheimer", "disease"]],
    ["no accents", "Ménière’s, Sjögren", ["meniere", "sjogren"]],
    ["no accents written apart", "Me\u0301nie\u0300re", ["meniere"]],
    ["full-width letters", "ＣＯＰＤ", ["copd"]],
    ["singular", "Neuropathies and warts", ["neuropathy", "wart"]],
    ["singular of Greek words", "Brain metastases", ["brain", "metastasi"]],
    ["the same for one metastasis", "Brain metastasis", ["brain", "metastasi"]],
    ["no singular of what is none", "Stress, AIDS, ALS", ["stress", "aids", "als"]],
    ["American spelling", "Leukaemia, oesophageal tumour", ["leukemia", "esophageal", "cancer"]],
    ["one word for cancer", "Breast Neoplasms; breast carcinoma", ["breast", "cancer", "breast", "cancer"]],
    ["no links", "Cancer of the head and neck", ["cancer", "head", "neck"]],
    ["but the letter of a kind", "a study in haemophilia A and B", ["study", "hemophilia", "a", "b"]],
    ["non belongs to what it negates", "Non-Small-Cell, non small", ["nonsmall", "cell", "nonsmall"]],
    ["hyphens divide", "COVID-19", ["covid", "19"]],
    ["other scripts", "膵臓癌 рак", ["膵臓癌", "рак"]],
    ["nothing in nothing", "", []],
    ["nothing in marks", "--- !!! ’", []],
  ])("%s: %j", (_, text, words) => {
    expect(Analyzer.of(text)).toEqual(words)
  })

  test.each(["Alzheimer’s disease", "Non-Small-Cell", "Ménière’s tumours", "AIDS"])(
    "are the same read twice: %j",
    (text) => {
      expect(Analyzer.of(Analyzer.of(text).join(" "))).toEqual(Analyzer.of(text))
    },
  )
})

describe("A text holds a phrase", () => {
  test.each<readonly [holds: boolean, text: string, phrase: string]>([
    [true, "a trial in lung cancer patients", "lung cancer"],
    [true, "small cell lung cancer", "lung cancer"],
    [true, "cancer of the lung", "lung cancer"],
    [true, "Diabetes, Type 2", "type 2 diabetes"],
    [true, "Squamous cell carcinoma of the head and neck", "head and neck squamous cell carcinoma"],
    [false, "lung function in breast cancer", "lung cancer"],
    [false, "non-small cell lung cancer", "small cell lung cancer"],
    [false, "Non-Hodgkin lymphoma", "Hodgkin lymphoma"],
    [false, "lung", "lung cancer"],
    [false, "also", "ALS"],
    [false, "cancer cancer", "lung cancer"],
    [false, "lung cancer", ""],
  ])("%p: %j, %j", (holds, text, phrase) => {
    expect(Analyzer.hold(Analyzer.of(text), Analyzer.of(phrase))).toBe(holds)
  })
})

describe("A text holds a word as it is written", () => {
  test.each<readonly [holds: boolean, text: string, word: string]>([
    [true, "MS", "MS"],
    [true, "MSI or MS.", "MS"],
    [false, "QTc above 450 ms", "MS"],
    [false, "MSI", "MS"],
    [false, "CIMS", "MS"],
    [false, "non-MS", "MS"],
    [true, "non-MS, then MS", "MS"],
    [true, "MSMS MS", "MS"],
    [true, "of b of a b", "of a b"],
    [true, "a b a b c", "a b c"],
    [false, "", "MS"],
  ])("%p: %j, %j", (holds, text, word) => {
    expect(Analyzer.holdWritten(text, word)).toBe(holds)
  })
})
