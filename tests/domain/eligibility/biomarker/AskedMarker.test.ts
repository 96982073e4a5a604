import { describe, expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as ExpressionScore from "../../../../domain/eligibility/marker-status/ExpressionScore.ts"
import type { MarkerStatus } from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as NumberRange from "../../../../domain/eligibility/numbers/NumberRange.ts"

describe("What an entry denies is absent, wherever the denial stands", () => {
  test.each<[written: string, name: string, said: Partial<MarkerStatus>]>([
    ["no MGMT methylation", "MGMT", { kinds: ["methylation"] }],
    ["MGMT methylation: no", "MGMT", { kinds: ["methylation"] }],
    ["MGMT methylation not detected", "MGMT", { kinds: ["methylation"] }],
    ["MGMT not methylated", "MGMT", { kinds: ["methylation"] }],
    ["no MGMT methylation (unmethylated)", "MGMT", {}],
    ["no KRAS mutation", "KRAS", { kinds: ["mutation"] }],
    ["KRAS mutation: none", "KRAS", { kinds: ["mutation"] }],
    ["KRAS: no mutation", "KRAS", { kinds: ["mutation"] }],
    ["KRAS: no mutation (negative)", "KRAS", { kinds: ["mutation"] }],
    ["KRAS; negative", "KRAS", {}],
    ["KRAS=WT", "KRAS", {}],
    ["KRAS = 0", "KRAS", {}],
    ["BRCA1 c.68_69delAG not detected", "BRCA1", { kinds: ["mutation"] }],
    ["BRAF c.1799T>A not detected", "BRAF", { variants: ["v600e"] }],
    ["no KRAS codon 12 mutation", "KRAS", { variants: ["g12"] }],
    ["PD-L1 TPS = 0 %", "PD-L1", {}],
    ["No mutation in KRAS", "KRAS", { kinds: ["mutation"] }],
    ["I don't have a KRAS mutation", "KRAS", { kinds: ["mutation"] }],
    ["KRAS mutation -", "KRAS", { kinds: ["mutation"] }],
    ["absence of KRAS mutation", "KRAS", { kinds: ["mutation"] }],
    ["ruled out: KRAS G12C", "KRAS", { variants: ["g12c"] }],
    ["no BRCA mutation", "BRCA", { kinds: ["mutation"] }],
    ["BRCA2 mutation not found", "BRCA2", { kinds: ["mutation"] }],
    ["without BRAF V600E", "BRAF", { variants: ["v600e"] }],
    ["no EGFRvIII", "EGFRvIII", {}],
    ["no amyloid", "Amyloid", {}],
    ["NRG1 fusion: no", "NRG1", { kinds: ["fusion"] }],
    ["not an APOE4 carrier", "APOE4", { kinds: ["carrier"] }],
    ["no PD-L1 expression", "PD-L1", { score: ExpressionScore.none }],
    ["no NF2 mutation", "NF2", { kinds: ["mutation"] }],
    ["NF2 mutation: no", "NF2", { kinds: ["mutation"] }],
    ["MGMT Methylation status: Unmethylated", "MGMT", { kinds: ["methylation"] }],
    ["MGMT promoter: unmethylated", "MGMT", { kinds: ["methylation"] }],
    ["HER2 status: 0", "HER2", {}],
    ["HER2:: 0", "HER2", {}],
    ["NTRK fusion:: negative", "NTRK", { kinds: ["fusion"] }],
    ["not MSI-H", "MSI", {}],
    ["HER2 negative (not amplified)", "HER2", {}],
    ["KRAS mutation: no (wild-type)", "KRAS", {}],
    ["EGFR mutation: no, wild-type", "EGFR", {}],
    ["HER2 amplification: no (negative)", "HER2", {}],
    ["MGMT methylation: no, unmethylated", "MGMT", { kinds: ["methylation"] }],
    ["HPV: no (negative)", "HPV", {}],
  ])("%j", (written, name, said) => {
    const { asked, marker } = AskedMarker.ask(written)

    expect([marker?.name, asked]).toMatchObject([name, { ...said, state: "absent" }])
    expect(AskedMarker.ask(written)).not.toHaveProperty("untold")
  })
})

test.each<[written: string, said: Partial<MarkerStatus>]>([
  ["KRAS not wild-type", { state: "present" }],
  ["non-G12C KRAS mutation", { state: "present", variants: ["!g12c"] }],
  ["HER2-positive breast cancer", { state: "present" }],
  ["KRAS mutation (FoundationOne CDx, 2024)", { state: "present", kinds: ["mutation"] }],
  ["KRAS G12D (VAF 23%)", { state: "present", variants: ["g12d"] }],
  ["EML4-ALK fusion transcript", { state: "present", kinds: ["fusion"] }],
  ["KIT (exon 9 502_503 duplication)", { state: "present" }],
  ["tumor cells with >50% membranous PD-L1 expression", { state: "present" }],
  ["MLH1 methylation suppression (microsatellite instability)", { state: "present" }],
  ["EML4-ALK fusion", { state: "present", kinds: ["fusion"] }],
  ["BRCA1 c.68_69delAG", { state: "present", kinds: ["mutation"] }],
  ["BRCA1 c.5266dupC pathogenic", { state: "present", kinds: ["mutation"] }],
  ["BRCA2 c.5946del (p.Ser1982fs)", { state: "present", kinds: ["mutation"] }],
  ["MET c.3028+1G>A", { state: "present", kinds: ["mutation"] }],
  ["KRAS c.35G>A (p.Gly12Asp)", { state: "present", variants: ["g12d"] }],
  ["KRAS c.35G>A p.G12D", { state: "present", variants: ["g12d"] }],
  ["KRAS c.35G>A", { state: "present", variants: ["g12d"] }],
  ["KRAS c.34g>t", { state: "present", variants: ["g12c"] }],
  ["NRAS c.182A>G", { state: "present", variants: ["q61r"] }],
  ["HRAS c.37G>C", { state: "present", variants: ["g13r"] }],
  ["BRAF c.1799T>A", { state: "present", variants: ["v600e"] }],
  ["IDH1 c.395G>A mutation", { state: "present", variants: ["r132h"] }],
  ["IDH2 c.515G>A", { state: "present", variants: ["r172k"] }],
  ["EGFR c.2573T>G", { state: "present", variants: ["l858r"] }],
  ["EGFR c.2369C>T", { state: "present", variants: ["t790m"] }],
  ["PIK3CA c.3140A>G", { state: "present", variants: ["h1047r"] }],
  ["ESR1 c.1613A>G", { state: "present", variants: ["d538g"] }],
  ["KRAS c.35C>A", { state: "present", kinds: ["mutation"], variants: [] }],
  ["KRAS c.34_35delinsTT", { state: "present", kinds: ["mutation"], variants: [] }],
  ["TP53 c.524G>A", { state: "present", kinds: ["mutation"], variants: [] }],
  ["EGFR codon 858", { state: "present", variants: ["l858"] }],
  ["KRAS codon 12", { state: "present", variants: ["g12"] }],
  ["KRAS codon 12 mutation", { state: "present", variants: ["g12"] }],
  ["NRAS codon 61 mutated", { state: "present", variants: ["q61"] }],
  ["KRAS codon 12 or 13 mutation", { state: "present", kinds: ["mutation"], variants: ["residue12", "residue13"] }],
  ["TP53 codon 273", { state: "present", kinds: ["mutation"] }],
  ["BRCA2 likely pathogenic variant", { state: "present", kinds: ["mutation"] }],
  ["KRAS G12C, previously treated with sotorasib", { state: "present", variants: ["g12c"] }],
  ["KRAS G12C, now on second-line therapy", { state: "present", variants: ["g12c"] }],
  ["now HER2 positive", { state: "present" }],
  ["STRN-ALK", { state: "present", kinds: ["fusion"] }],
  ["ER positive (90%)", { state: "present" }],
  ["ER 95%", { state: "present" }],
  ["PR: 80 %", { state: "present" }],
  ["ER 0%", { state: "absent" }],
  ["PR <1%", { state: "absent" }],
  ["cell-free DNA: KRAS G12C", { state: "present", variants: ["g12c"] }],
  ["EGFR L858R non-small cell lung cancer", { state: "present", variants: ["l858r"] }],
  ["KRAS G12C (non-squamous NSCLC)", { state: "present", variants: ["g12c"] }],
  ["ALK+ non small cell", { state: "present" }],
  ["CD20+ non-Hodgkin lymphoma", { state: "present" }],
  ["EGFR wild-type non-small cell lung cancer", { state: "absent" }],
  ["non-smoker, EGFR exon 19 deletion", { state: "present" }],
  ["KRAS non-mutated", { state: "absent" }],
  ["HER2 non-amplified", { state: "absent" }],
  ["PD-L1 >=50%", { state: "present", score: [NumberRange.between(50, 100)] }],
  ["PD-L1 50% non-squamous", { state: "present", score: [NumberRange.between(50, 50)] }],
  ["KRAS MUTATION", { state: "present", kinds: ["mutation"] }],
])("%j is clear", (written, said) => {
  expect(AskedMarker.ask(written)).toMatchObject({ asked: said })
  expect(AskedMarker.ask(written)).not.toHaveProperty("untold")
})

describe("What is not understood, or leaves a result open, tells no state", () => {
  test.each([
    "MGMT no metilado",
    "IDH sin mutación",
    "IDH nicht mutiert",
    "keine KRAS-Mutation",
    "pas de mutation KRAS",
    "KRAS MUTATION NEIN",
    "MGMT umethylated",
    "EGFR mutation 陰性",
    "EGFR mutation yok",
    "MGMT indeterminate",
    "MGMT equivocal",
    "MGMT unknown",
    "MGMT methylation status",
    "BRCA2 VUS",
    "mother has BRCA2 mutation",
    "BRCA2 mutation in sister",
    "mother BRCA2+",
    "family history of BRCA2",
    "maternal aunt BRCA1 positive",
    "BRCA2 benign",
    "BRCA2 likely benign variant",
    "BRCA2 benign polymorphism",
    "previously HER2+, now negative",
    "was HER2+, now HER2-",
    "HER2 was positive, currently negative",
    "ER positive at diagnosis, negative at progression",
    "HER2 converted from positive to negative",
    "HER2 likely positive",
    "HER2 borderline",
    "formerly KRAS mutated",
    "KRAS not tested",
    "HER2 mutation, IHC negative",
    "HER2 amplification, IHC 0",
    "not HER2-negative",
    "no KRAS wild-type",
    "no APOE4 homozygote",
    "no CD19 loss",
    "not PD-L1 ≥50%",
  ])("%j", (written) =>
    expect(AskedMarker.ask(written)).toMatchObject({ untold: "which state was entered is not clear" }),
  )
})

describe("A number is no state", () => {
  test.each([
    "MMSE 12-14",
    "CDR 0.5-1",
    "CA 19-9 900 U/mL",
    "TMB 12-14 mut/Mb",
    "HRD score > 42",
    "MGMT methylation 3%",
    "HER2 2+",
    "ER 5%",
    "amyloid PET 40 centiloids",
  ])("%j", (written) => expect(AskedMarker.ask(written)).toMatchObject({ untold: "a number to be compared" }))
})

describe("A denied entry never says what it says without the denial", () => {
  const denials = [
    (said: string) => `no ${said}`,
    (said: string) => `not ${said}`,
    (said: string) => `without ${said}`,
    (said: string) => `ruled out: ${said}`,
    (said: string) => `${said}: no`,
    (said: string) => `${said} not found`,
    (said: string) => `${said} - none`,
    (said: string) => `does not have ${said}`,
    (said: string) => `sin ${said}`,
    (said: string) => `${said} nicht`,
  ]
  const states = ["", " mutation", " positive", " negative", " fusion", " loss", " amplification", " expression"]

  test.each(markers.map(({ name }) => name))("%s", (name) => {
    for (const state of states) {
      const positive = AskedMarker.ask(name + state)
      for (const denied of denials) {
        const negative = AskedMarker.ask(denied(name + state))
        const isTold = "untold" in negative || negative.marker === undefined
        const isSame = negative.asked?.state === positive.asked?.state

        expect([denied(name + state), isSame && !isTold]).toEqual([denied(name + state), false])
      }
    }
  })
})
