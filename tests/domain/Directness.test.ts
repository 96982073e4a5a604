import { describe, expect, test } from "bun:test"
import * as Directness from "../../domain/Directness.ts"
import * as Words from "../../domain/Words.ts"
import { study } from "../support/study.ts"

const directness = (condition: string, facts: Parameters<typeof study>[0]) =>
  Directness.of(study(facts), Directness.namesOf(condition))

describe("How directly a study is about a condition", () => {
  test.each<readonly [condition: string, facts: Parameters<typeof study>[0], directness: number]>([
    ["Huntington disease", { conditions: ["Huntington's Disease"] }, 2],
    ["Huntington’s disease", { conditions: ["huntington disease"] }, 2],
    ["Huntington disease", { conditions: ["Chorea", "Juvenile Huntington Disease"] }, 2],
    ["cystic fibrosis", { title: "Cystic Fibrosis in Adults" }, 2],
    ["cystic fibrosis", { keywords: ["cystic fibrosis"] }, 1],
    ["cystic fibrosis", { conditionTerms: ["Cystic Fibrosis"] }, 1],
    ["cystic fibrosis", { conditions: ["Lung Diseases"], keywords: ["CFTR"] }, 0],
    ["cystic fibrosis", { conditions: ["Fibrosis, Cystic"] }, 0],
    ["brain tumors", { conditions: ["Brain Tumor, Primary"] }, 2],
    ["Sjögren syndrome", { conditions: ["Sjogren's Syndrome"] }, 2],
    ["ALS", { conditions: ["False alarms"] }, 0],
    ["pancreatic-cancer", { conditions: ["Metastatic Pancreatic Ductal Adenocarcinoma"] }, 2],
    ["Pancreatic Cancer", { keywords: ["PDAC"] }, 1],
    ["glioblastoma", { conditions: ["Recurrent GBM"] }, 2],
    ["alzheimers", { conditions: ["Alzheimer Disease, Early Onset"] }, 2],
    ["alzheimers", { conditions: ["Dementia, Vascular"] }, 0],
    ["???", { conditions: ["???"], title: "???" }, 0],
  ])("%s, %j: %p", (condition, facts, expected) => {
    expect(directness(condition, { title: "Something else", ...facts })).toBe(expected)
  })
})

describe("Words", () => {
  test.each<readonly [text: string, words: ReadonlyArray<string>]>([
    ["Alzheimer's Disease", ["alzheimer", "disease"]],
    ["Brain Tumors, Primary", ["brain", "tumor", "primary"]],
    ["Stress", ["stress"]],
    ["ALS", ["als"]],
    ["Ménière’s", ["meniere"]],
    ["non-small-cell", ["non", "small", "cell"]],
    ["", []],
    ["--- !!!", []],
  ])("of %j are %j", (text, words) => {
    expect(Words.of(text)).toEqual(words)
  })

  test("are held where they stand one after the other, and no words are held by nothing", () => {
    expect(Words.hold(["a", "b", "c"], ["b", "c"])).toBe(true)
    expect(Words.hold(["a", "b", "c"], ["a", "c"])).toBe(false)
    expect(Words.hold(["a", "b"], ["b", "c"])).toBe(false)
    expect(Words.hold(["a"], [])).toBe(false)
  })
})
