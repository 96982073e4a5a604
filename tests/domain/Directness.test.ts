import { describe, expect, test } from "bun:test"
import * as Criteria from "../../domain/Criteria.ts"
import * as Ranking from "../../domain/Ranking.ts"
import { study } from "../support/study.ts"

type Facts = Parameters<typeof study>[0]

/** How directly a study is about a condition, as the ranking weighs it. */
const directness = (condition: string, facts: Facts): number =>
  Ranking.weigh(Criteria.of({ condition, biomarkers: [] }, []), undefined)(study({ title: "Something else", ...facts }))
    .directness

describe("A study is most directly about a condition that it lists or is titled by, however it is spelt", () => {
  test.each<readonly [condition: string, facts: Facts]>([
    ["Huntington disease", { conditions: ["Huntington's Disease"] }],
    ["Huntington’s disease", { conditions: ["huntington disease"] }],
    ["Huntington disease", { conditions: ["Chorea", "Juvenile Huntington Disease"] }],
    ["cystic fibrosis", { title: "Cystic Fibrosis in Adults" }],
    ["brain tumors", { conditions: ["Brain Tumor, Primary"] }],
    ["Sjögren syndrome", { conditions: ["Sjogren's Syndrome"] }],
    ["pancreatic-cancer", { conditions: ["Metastatic Pancreatic Ductal Adenocarcinoma"] }],
    ["Pancreatic Cancer", { title: "A Vaccine in Resected PDAC" }],
    ["glioblastoma", { conditions: ["Recurrent GBM"] }],
    ["alzheimers", { conditions: ["Alzheimer Disease, Early Onset"] }],
  ])("%s: %j", (condition, facts) => {
    const best = Math.max(
      directness(condition, { conditions: [condition] }),
      directness("cystic fibrosis", { conditions: ["cystic fibrosis"] }),
    )

    expect(directness(condition, facts)).toBe(best)
  })
})

describe("It is less so the farther off the condition is named", () => {
  test.each<readonly [condition: string, nearer: Facts, farther: Facts]>([
    ["cystic fibrosis", { conditions: ["Cystic Fibrosis"] }, { keywords: ["cystic fibrosis"] }],
    ["cystic fibrosis", { title: "Cystic fibrosis" }, { conditionTerms: ["Cystic Fibrosis"] }],
    ["cystic fibrosis", { keywords: ["cystic fibrosis"] }, { conditions: ["Lung Diseases"], keywords: ["CFTR"] }],
    ["cystic fibrosis", { conditionTerms: ["Cystic Fibrosis"] }, {}],
    ["alzheimers", { conditions: ["Alzheimer Disease"] }, { conditions: ["Dementia, Vascular"] }],
    ["pancreatic-cancer", { conditions: ["Pancreatic Cancer"] }, { keywords: ["PDAC"] }],
  ])("%s: %j before %j", (condition, nearer, farther) => {
    expect(directness(condition, nearer)).toBeGreaterThan(directness(condition, farther))
  })
})

describe("It is not about a condition at all that is nowhere named", () => {
  test.each<readonly [condition: string, facts: Facts]>([
    ["cystic fibrosis", {}],
    ["ALS", { conditions: ["False alarms"] }],
    ["alzheimers", { conditions: ["Vascular malformation"] }],
    ["???", { conditions: ["???"], title: "???" }],
  ])("%s: %j", (condition, facts) => {
    expect(directness(condition, facts)).toBe(0)
  })
})
