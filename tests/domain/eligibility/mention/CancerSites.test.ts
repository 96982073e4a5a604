import { describe, expect, test } from "bun:test"
import * as CancerSites from "../../../../domain/eligibility/mention/CancerSites.ts"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"

const namedIn = (text: string) => CancerSites.namedIn(NumberedText.of(text))

describe("A text names cancers of", () => {
  test.each<readonly [text: string, sites: ReadonlyArray<string>]>([
    ["Cohort 1 (Non-small cell lung cancer)", ["non-small cell lung cancer"]],
    ["Cohort 2: metastatic melanoma", ["skin"]],
    ["Unresectable uveal melanoma", ["ocular melanoma"]],
    ["Cutaneous or mucosal melanoma", ["skin"]],
    ["Acral melanoma, but no mucosal melanoma", ["cutaneous melanoma"]],
    ["Head and neck squamous cell carcinoma (HNSCC)", ["head"]],
    ["Ovarian, fallopian tube, or primary peritoneal cancer", ["ovary"]],
    ["Colorectal cancer or PDAC", ["bowel", "pancreas"]],
    ["Non-Hodgkin lymphoma", ["lymphoma"]],
    ["Diffuse large B-cell lymphoma or PTCL", ["large B-cell lymphoma", "peripheral T-cell lymphoma"]],
    ["Brain metastases from NSCLC", ["non-small cell lung cancer"]],
    ["Brain metastases", []],
    ["Hodgkin lymphoma: two lines; Burkitt lymphoma", ["Burkitt lymphoma", "Hodgkin lymphoma"]],
    ["Platelets of 50 K/mcL in MCL", ["mantle cell lymphoma"]],
    ["TNBC or HR+/HER2- breast cancer", ["breast cancer with receptors", "triple-negative breast cancer"]],
    ["HER2-low breast cancer", ["breast"]],
    ["HCC or cholangiocarcinoma", ["biliary tract cancer", "hepatocellular carcinoma"]],
    ["Small-cell lung cancer", ["small cell lung cancer"]],
    ["Melanoma or any solid tumor", ["solid", "skin"]],
    ["Any solid tumor other than breast cancer", ["solid"]],
    ["Advanced cancer of any kind", ["any"]],
    ["Other advanced solid tumors", ["other solid ones"]],
    ["Measurable MM or CLL/SLL", ["chronic lymphocytic leukemia", "myeloma"]],
    ["No prior breast cancer", []],
    ["Kaposi's sarcoma", ["soft"]],
    ["A history of Kaposi's sarcoma", []],
    ["Non-melanoma skin cancer", []],
    ["Anaplastic lymphoma kinase (ALK), breast cancer susceptibility genes, Kirsten rat sarcoma viral oncogene", []],
    ["A tumor of 10 mm or more", []],
    ["Oral chemotherapy for cancer", []],
    ["", []],
  ])("%s: %j", (text, sites) => {
    const named = namedIn(text).map(({ site }) => site)

    expect([...new Set(named)].toSorted()).toEqual(sites.toSorted())
  })
})

describe("A condition is a cancer of", () => {
  test.each<readonly [condition: string, site: string | undefined]>([
    ["Pancreatic cancer", "pancreas"],
    ["pancreatic-cancer", "pancreas"],
    ["EGFR-mutated NSCLC", "non-small cell lung cancer"],
    ["Glioblastoma", "brain"],
    ["Gastroesophageal junction adenocarcinoma", "stomach"],
    ["Multiple myeloma", "myeloma"],
    ["DLBCL", "large B-cell lymphoma"],
    ["Acute lymphoblastic leukemia", "acute lymphoblastic leukemia"],
    ["Myelodysplastic syndrome", "myelodysplastic syndrome"],
    ["Breast cancer with brain metastases", undefined],
    ["Cutaneous T-cell lymphoma", "cutaneous T-cell lymphoma"],
    ["Solid tumor", undefined],
    ["Pulmonary fibrosis", undefined],
    ["Alzheimer's disease", undefined],
  ])("%s: %p", (condition, site) => {
    expect(CancerSites.ofCondition(condition)).toBe(site)
  })
})

test.each<readonly [one: string, other: string, expected: boolean]>([
  ["lung", "lung", true],
  ["lung", "breast", false],
  ["large B-cell lymphoma", "lymphoma", true],
  ["blood", "follicular lymphoma", true],
  ["T-cell lymphoma", "large B-cell lymphoma", false],
  ["chronic lymphocytic leukemia", "acute myeloid leukemia", false],
  ["acute leukemia", "chronic lymphocytic leukemia", false],
  ["solid", "lung", true],
  ["solid", "follicular lymphoma", false],
])("What is said of %s is said of %s: %p", (one, other, expected) => {
  expect(CancerSites.meets(one, other)).toBe(expected)
})

test("A text that does nothing but name organs is not read to its end", () => {
  expect(namedIn(`${"lung ".repeat(300)}. melanoma`).map(({ site }) => site)).toEqual(["skin"])
  expect(namedIn(`${"lung ".repeat(20_000)}. melanoma`)).toEqual([])
})
