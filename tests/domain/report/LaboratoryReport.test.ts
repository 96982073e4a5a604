import { describe, expect, test } from "bun:test"
import * as AskedMarker from "../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as LaboratoryReport from "../../../domain/report/LaboratoryReport.ts"
import type { JudgedReport } from "./JudgedReport.ts"

/** What an entry asks, alike in whatever words. */
const meaning = (entry: string): string => {
  const [asked] = AskedMarker.all([entry])

  return ((asked && AskedMarker.identityOfAll(asked)) || entry).toLowerCase()
}

const meanings = (entries: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(entries.map(meaning))].toSorted()

const entriesOf = (report: string): ReadonlyArray<string> =>
  LaboratoryReport.read(report).taken.map(({ entry }) => entry)

const reportsIn = async (folder: string): Promise<ReadonlyArray<JudgedReport>> =>
  Promise.all(
    [...new Bun.Glob("*.ts").scanSync(`${import.meta.dir}/${folder}`)]
      .toSorted()
      .map(async (file) => Object.values(await import(`./${folder}/${file}`))[0] as JudgedReport),
  )

const [built, aside] = await Promise.all([reportsIn("reports"), reportsIn("aside")])

const isLack = (entry: string): boolean => AskedMarker.all([entry]).every(AskedMarker.isLack)

describe("A report is read as a careful reader reads it", () => {
  test.each(built.map(({ reader, style, text }) => [style, text, reader] as const))("%s", (_, text, reader) => {
    expect(meanings(entriesOf(text))).toEqual(meanings(reader))
  })

  test("in styles that the reading was not built on, too: at least 95 of 100 entries", () => {
    const counts = aside.map(({ reader, text }) => {
      const [told, taken] = [new Set(meanings(reader)), new Set(meanings(entriesOf(text)))]

      return { right: told.intersection(taken).size, all: told.union(taken).size }
    })
    const sum = (field: "right" | "all"): number => counts.reduce((total, each) => total + each[field], 0)

    expect(aside.length).toBeGreaterThanOrEqual(10)
    expect(sum("right") / sum("all")).toBeGreaterThanOrEqual(0.95)
  })

  test.each([...built, ...aside].map(({ reader, style, text }) => [style, text, reader] as const))(
    "and none that is denied is taken for one that is there: %s",
    (_, text, reader) => {
      const denied = new Set(reader.filter(isLack).map((entry) => meaning(entry).replace('"absent"', '"present"')))

      expect(
        entriesOf(text).filter(
          (entry) => !reader.some((each) => meaning(each) === meaning(entry)) && denied.has(meaning(entry)),
        ),
      ).toEqual([])
    },
  )
})

describe("A line is read by itself", () => {
  test.each<[line: string, entries: ReadonlyArray<string>]>([
    ["KRAS p.G12D (c.35G>A), VAF 34%, Tier I", ["KRAS G12D"]],
    ["KRAS (NM_033360.4): c.35G>T; p.(Gly12Val), exon 2", ["KRAS G12V"]],
    ["NM_004333.4(BRAF):c.1799T>A (p.Val600Glu)", ["BRAF V600E"]],
    ["BRAF V600E mutation: NOT DETECTED", ["BRAF V600E negative"]],
    ["No EGFR, ALK, or ROS1 alterations were identified.", ["EGFR negative", "ALK negative", "ROS1 negative"]],
    [
      "Negative for EGFR, BRAF and KRAS mutations.",
      ["EGFR mutation negative", "BRAF mutation negative", "KRAS mutation negative"],
    ],
    ["The tumor is microsatellite stable.", ["MSS"]],
    ["MSI: MSI-High", ["MSI-H"]],
    ["Not analysed: HOXB13", []],
    ["The NTRK stain was negative.", ["NTRK negative"]],
    ["The tumor cells stain for SOX10.", ["SOX10 positive"]],
    ["Please note that her brother's tumour carried NRAS Q61R.", []],
    ["GAD65 antibodies                       < 5             U/mL        < 5", []],
    ["Deletion 5q / monosomy 5: not detected", ["del(5q) negative", "monosomy 5 negative"]],
    ["Deletion 7q: not detected", ["del(7q) negative"]],
    ["EGFR\tNM_005228.5\tp.(Leu858Arg)\t31.2", ["EGFR L858R"]],
    ["bTMB: 8 mut/Mb", ["TMB 8 mut/Mb"]],
    ["MSI status: MSS", ["MSS"]],
    ["Microsatellite instability: High (MSI-H)", ["MSI-H"]],
    ["MSI-H: Detected", ["MSI-H"]],
    ["Loss of MLH1 and PMS2 expression", ["dMMR"]],
    ["MLH1: Loss of nuclear expression", ["dMMR"]],
    ["MSH2 - Retained", ["pMMR"]],
    ["Mismatch repair deficient (dMMR)", ["dMMR"]],
    ["TMB-High (22.5 mutations/Mb)", ["TMB 22.5 mut/Mb"]],
    ["TMB: 14 Muts/Mb (High)", ["TMB 14 mut/Mb"]],
    ["Tumor mutational burden: cannot be determined", []],
    ["PD-L1 IHC 22C3 pharmDx: TPS 80%", ["PD-L1 TPS 80%"]],
    ["PD-L1 expression: 60% of tumor cells (TPS)", ["PD-L1 60%"]],
    ["PD-L1 (SP142): IC 5%", ["PD-L1 IC 5%"]],
    ["PD-L1: negative (TPS <1%)", ["PD-L1 TPS <1%"]],
    ["PD-L1 TPS 0%", ["PD-L1 TPS 0%"]],
    ["CPS: 20; TPS: 15%", ["PD-L1 CPS 20", "PD-L1 TPS 15%"]],
    ["HER2 IHC: 3+ (positive)", ["HER2 3+"]],
    ["HER2/neu: Negative (1+)", ["HER2 1+"]],
    ["HER2 IHC 0", ["HER2 negative 0"]],
    ["HER2: score 0 (negative)", ["HER2 negative 0"]],
    ["HER-2/neu FISH: Not amplified (ratio 1.1)", ["HER2 amplification negative"]],
    ["Estrogen receptor: Positive (95%, strong)", ["ER positive 95%"]],
    ["ER 90% (3+), PR 40% (2+), HER2 1+", ["ER 90%", "PR 40%", "HER2 1+"]],
    ["ER: 100% PR: 0% HER2: 2+ (FISH negative)", ["ER 100%", "PR negative", "HER2 2+, FISH negative"]],
    ["ER negative, PR negative, HER2 negative (0)", ["ER negative", "PR negative", "HER2 negative 0"]],
    ["Ki67 proliferation index 15-20%", ["Ki-67 15-20%"]],
    ["EML4-ALK fusion (variant 1) detected by RNA sequencing", ["EML4-ALK fusion"]],
    ["ALK (D5F3) IHC: Positive", ["ALK positive"]],
    ["ALK rearrangement by FISH: negative", ["ALK fusion negative"]],
    ["EML4::ALK E13;A20 fusion", ["EML4-ALK fusion"]],
    ["FGFR2 - BICC1 fusion", ["FGFR2-BICC1 fusion"]],
    ["FGFR2-BICC1 rearrangement", ["FGFR2-BICC1 fusion"]],
    ["ROS1 fusion - not detected", ["ROS1 fusion negative"]],
    ["MET exon 14 skipping mutation: detected", ["MET exon 14 skipping"]],
    ["MET amplification (copy number 12)", ["MET amplification"]],
    ["EGFR exon 20 insertion (p.A767_V769dup)", ["EGFR exon 20 insertion"]],
    ["EGFR ex19del", ["EGFR exon 19 deletion"]],
    ["EGFR T790M: absent", ["EGFR T790M negative"]],
    ["IDH1: p.R132H mutation DETECTED", ["IDH1 R132H"]],
    ["IDH-mutant (IDH1 p.R132H)", ["IDH mutant", "IDH1 R132H"]],
    ["MGMT promoter: unmethylated", ["MGMT unmethylated"]],
    ["MGMT promoter methylation not detected", ["MGMT unmethylated"]],
    ["MGMT promoter methylation status: Positive", ["MGMT methylated"]],
    ["MGMT promotor: metilado", ["MGMT methylated"]],
    ["1p/19q: codeleted", ["1p/19q codeleted"]],
    ["Chromosome 1p/19q: intact", ["1p/19q intact"]],
    ["1p/19q codeletion: absent", ["1p/19q codeletion negative"]],
    ["ATRX: loss of nuclear expression", ["ATRX loss"]],
    ["CDKN2A/B homozygous deletion: present", ["CDKN2A/B homozygous deletion"]],
    ["CDKN2A/B: not deleted", ["CDKN2A/B deletion negative"]],
    ["TERT promoter mutation (c.-124C>T): detected", ["TERT promoter mutation"]],
    ["TERT promoter: wild type", ["TERT wild-type"]],
    ["H3F3A K27M: negative", ["H3 K27M negative"]],
    ["BRCA1: No pathogenic variants detected", ["BRCA1 negative"]],
    ["BRCA2 c.5946delT (p.Ser1982Argfs*22) heterozygous, pathogenic", ["BRCA2 S1982Rfs*22"]],
    ["BRCA2 p.K3326* - benign polymorphism", []],
    ["ATM p.V2424G - Variant of Uncertain Significance", []],
    ["Variants of uncertain significance: none", []],
    ["HRD status: Positive (GIS 62)", ["HRD positive", "HRD score 62"]],
    ["Genomic instability score: 12 (HRD negative)", ["HRD negative", "HRD score 12"]],
    ["FLT3-ITD: Not detected", ["FLT3-ITD negative"]],
    ["FLT3 ITD mutation positive (allelic ratio 0.7)", ["FLT3-ITD positive"]],
    ["NPM1: mutated (type A)", ["NPM1 mutated"]],
    ["JAK2 V617F: Positive, 35%", ["JAK2 V617F"]],
    ["BCR-ABL1 (p210): detected, 12% IS", ["BCR-ABL1 positive"]],
    ["t(11;14)(q13;q32): positive in 80% of cells", ["t(11;14) positive"]],
    ["del(17p): not detected", ["del(17p) negative"]],
    ["Gain of 1q (1q21): detected", ["gain of 1q"]],
    ["Gain of 1q21 in 64% and deletion 17p13 in 71%", ["1q21 gain", "17p13 deletion"]],
    ["Gain of 1q21, deletion of 17p13 in 71%", ["1q21 gain", "deletion of 17p13"]],
    ["Not detected: gain of 1q21, deletion of 17p13", ["1q21 gain negative", "deletion of 17p13 negative"]],
    ["ER 90% and PR positive", ["ER 90%", "PR positive"]],
    ["IGHV: unmutated", ["IGHV unmutated"]],
    ["Results: TP53 mutation detected: p.R248Q", ["TP53 R248Q"]],
    ["MMSE 24/30", ["MMSE 24"]],
    ["CDR global   0.5   (CDR-SB 2.5)", ["CDR 0.5", "CDR-SB 2.5"]],
    ["FEV1\t1.94 L (58% predicted)", ["FEV1 58%"]],
    ["LDH  480 U/L  135-225  H", ["LDH 480"]],
    ["NT-proBNP ........ 2,140 ng/L", ["NT-proBNP 2140"]],
    ["Patients with ECOG 1 were eligible for the trial.", []],
    ["t-Tau    702 pg/mL    < 404    H", ["t-tau high"]],
    ["p-tau181 118 pg/mL (< 56.5)", ["p-tau181 high"]],
    ["Aβ1-42: 812 pg/mL (reference > 599)", []],
    ["C9orf72 repeat expansion: normal (2/8 repeats)", ["C9orf72 negative"]],
    ["Alpha-synuclein seed amplification assay: not detected", ["alpha-synuclein negative"]],
    [
      "No variants in ASXL1, CEBPA, FLT3 (TKD), IDH1.",
      ["ASXL1 negative", "CEBPA negative", "FLT3-TKD negative", "IDH1 negative"],
    ],
    ["No gain of chromosome 7 and loss of chromosome 10", ["+7/-10 negative"]],
    ["CFTR: F508del / G551D", ["CFTR F508del", "CFTR G551D"]],
    ["Genotype: p.Phe508del / p.Gly551Asp", ["CFTR F508del", "CFTR G551D"]],
    ["MOG antibody (cell-based assay): positive 1:320", ["MOG positive"]],
    ["MRSA – not isolated", ["MRSA negative"]],
    ["SMN2: 3 copies (MLPA)", ["SMN2 3 copies"]],
    ["MMR proteins (MLH1, PMS2, MSH2, MSH6): all expressed.", ["pMMR"]],
    ["REPORT: R58 Adult onset neurodegenerative disorder", []],
    ["SOD1    HET    AD    NM_000454.5:c.272A>C p.(Asp91Ala)", ["SOD1 D91A"]],
    ["ATXN2   CAG repeat 22/29   Intermediate", []],
    ["Combined gain of chromosome 7 and loss of chromosome 10", ["+7/-10"]],
    ["Variants of Uncertain Significance\nNF1 D1849N\nBiomarker      Result\nMSI-High       Not detected", ["MSS"]],
    [
      "ERBB2 (HER2)     Low (+)                    Trastuzumab    Yes\nAmplification    Plasma Copy Number: 2.4",
      ["ERBB2 amplification"],
    ],
    ["Mismatch         IHC    Proficient\nRepair Status", ["pMMR"]],
    ["Aquaporin-4 IgG (cell-based assay)   POSITIVE   1:1000   < 1:10", ["AQP4 positive"]],
    ["SPOP | not altered", ["SPOP negative"]],
    ["PIM1 multiple variants", ["PIM1 mutation"]],
    ["BCL6 + (40%)\nBCL6 break-apart: rearranged", ["BCL6 positive 40%", "BCL6 rearranged"]],
    ["Ferritin (serum)    18    ng/mL    30-100    L", ["ferritin 18 ng/mL"]],
    ["HIV 1/2 Ag/Ab non-reactive", ["HIV negative"]],
    ["Oligoclonal bands (CSF)    not present", []],
    ["Did not detect alterations: BRAF V600E, NTRK fusions", ["BRAF V600E negative", "NTRK fusion negative"]],
    ["NMO positive", []],
    ["MTAP - loss\t-\tnone", ["MTAP deletion"]],
    ["TPMT genotype: *1/*3A (intermediate metabolizer)", ["TPMT *1/*3A"]],
    ["CYP2C19 *1/*1 normal metabolizer", ["CYP2C19 *1/*1"]],
    ["AChR Blocking Ab: Negative", []],
    ["APC, ATM, TTN: no variants", ["APC negative", "ATM negative", "TTN negative"]],
    ["46,XY,i(17)(q10)[15]", ["i(17q) positive"]],
    ["45,X,-Y,t(8;21)(q22;q22)[17]", ["t(8;21) positive"]],
    ["Centromere Ab    Positive\nPR3 Ab    Negative", ["Centromere Ab positive", "PR3 Ab negative"]],
    ["HLA-B27: positive", ["HLA-B27 positive"]],
    ["Primary antibody: negative control adequate", []],
    ["ABL1/BCR: negative", ["BCR-ABL1 negative"]],
    ["Zugewinn von Chromosom 7 und Verlust von Chromosom 10", ["+7/-10"]],
    ["MLL2 (KMT2D) p.Q3612fs*7", ["KMT2D Q3612fs*7"]],
    ["TERT promoter -124C>T", ["TERT promoter mutation"]],
    ["CD20 (L26) positive", ["CD20 positive"]],
    ["1q21+: not detected", ["1q gain negative"]],
    ["DMD: hemizygous deletion of exon 51", ["DMD exon 51 deletion"]],
    ["MUTYH c.536A>G (p.Tyr179Cys) heterozygous carrier", ["MUTYH Y179C"]],
    ["Striated Muscle Antibody: Positive", ["striational antibodies positive"]],
    ["No rearrangement of IGH (14q32) was seen.", ["IGH fusion negative"]],
    ["FGFR3::TACC3-Fusion: nicht nachgewiesen", ["FGFR3-TACC3 fusion negative"]],
    ["D7S522 (7q31) / CEP7    Normal    1.5    > 4.0", ["del(7q) negative"]],
    ["D20S108: gain, three signals", []],
    ["TP53 (17p13) / CEP17\tdeletion\t61%", ["TP53 deletion"]],
    ["CEP12    Abnormal    44    three signals", ["trisomy 12 positive"]],
    ["RET\tbreak-apart FISH\tNegative", ["RET fusion negative"]],
    ["HER2/CEP17 ratio 1.2", []],
    ["RET\tNCOA4-RET fusion\t8%", ["NCOA4-RET fusion"]],
    ["ALK - EML4(6)-ALK(20) fusion", ["EML4-ALK fusion"]],
    ["NAB2-STAT6 fusion: positive", ["NAB2-STAT6 fusion"]],
    ["IGH/MYC: not detected", ["IGH-MYC fusion negative"]],
    ["ALK/ROS1 fusions: negative", ["ALK fusion negative", "ROS1 fusion negative"]],
    ["No iAMP21 and no hypodiploidy", ["iAMP21 negative", "hypodiploidy negative"]],
    ["CDK4 amplification\t-\tnone", []],
    ["MYC rearrangement: -", ["MYC fusion negative"]],
    ["Neuromyelitis (NMO): CBA positive", []],
    ["D5S23: positive", []],
    ["CEP8: positive", []],
    ["ICC 2022: mutation found", []],
    ["INTERPRETATION: NEGATIVE - HER2 fusion", ["HER2 fusion negative"]],
    ["SETBP1 p.D868N", ["SETBP1 D868N"]],
    ["IT WAS POSITIVE AT REST", []],
    ["No variants in LAMA2, SET, EMD or GAA", ["LAMA2 negative", "SET negative", "EMD negative", "GAA negative"]],
    ["CK22 positive, CK20 negative, EMA-", ["CK20 negative", "EMA negative"]],
    ["GATA-3 positive, XYZ negative, PAX-8 positive", ["GATA-3 positive", "PAX-8 positive"]],
    [
      "FDA-approved therapies\nOlaparib   ATM\nFusions (RNA): No fusions identified: ALK, RET",
      ["ALK fusion negative", "RET fusion negative"],
    ],
    ["Folate receptor alpha (FOLR1): positive, 80% of cells 2+/3+", ["FOLR1 positive"]],
    ["NTRK (pan-TRK IHC): negative", ["NTRK negative"]],
    ["The patient has no KRAS mutation", ["KRAS mutation negative"]],
    ["Patients with KRAS G12C may be eligible for sotorasib.", []],
    ["This assay detects EGFR T790M and other mutations.", []],
    ["KRAS mutations are found in 90% of pancreatic cancers.", []],
    ["EGFR T790M is associated with resistance to gefitinib.", []],
    ["Genes tested: KRAS, NRAS, BRAF, PIK3CA", []],
    ["KRAS, NRAS, BRAF, PIK3CA", []],
    ["KRAS: insufficient material", []],
    ["PD-L1: pending", []],
    ["Pertinent negatives:\nEGFR\nALK\nROS1", ["EGFR negative", "ALK negative", "ROS1 negative"]],
    ["Not detected: EGFR, ALK, ROS1", ["EGFR negative", "ALK negative", "ROS1 negative"]],
    ["Wild-type genes: KRAS, NRAS, BRAF", ["KRAS wild-type", "NRAS wild-type", "BRAF wild-type"]],
    ["KRAS/NRAS/BRAF wild type", ["KRAS wild-type", "NRAS wild-type", "BRAF wild-type"]],
    ["RAS wt, BRAF mut V600E", ["RAS wild-type", "BRAF V600E"]],
    ["Mutations detected: KRAS G12V, TP53 R175H, SMAD4 loss", ["KRAS G12V", "TP53 R175H", "SMAD4 loss"]],
    ["Gene: KRAS | Variant: G12D | VAF: 21%", ["KRAS G12D"]],
    ["KRAS\tNot Detected\nNRAS\tDetected\tQ61R", ["KRAS negative", "NRAS Q61R"]],
    ["Amplifications: MYC, CCND1", ["MYC amplification", "CCND1 amplification"]],
    ["BRAF: p.(Val600Glu) heterozygot, Allelfrequenz 24%", ["BRAF V600E"]],
    ["Kein Nachweis einer EGFR-Mutation", ["EGFR mutation negative"]],
    ["Nachweis einer KRAS-Mutation p.G12D", ["KRAS G12D"]],
    ["ALK-Translokation: negativ", ["ALK fusion negative"]],
    ["No se detectaron mutaciones en EGFR ni en BRAF", ["EGFR mutation negative", "BRAF mutation negative"]],
    ["Se detecta mutación p.G12D en KRAS", ["KRAS G12D"]],
    ["HER2: negativo (0)", ["HER2 negative 0"]],
    ["Receptores de estrógeno: positivos (90%)", ["ER positive 90%"]],
    ["c-KIT exon 11 deletion p.W557_K558del", ["KIT exon 11 deletion"]],
    ["PDGFRA D842V: not present", ["PDGFRA D842V negative"]],
    ["VHL c.340+1G>A splice", ["VHL splice site mutation"]],
    ["HPV/p16: positive (diffuse, strong)", ["HPV positive", "p16 positive"]],
    ["SF3B1 K700E 40%, TET2 Q1523*, ASXL1 G646Wfs*12", ["SF3B1 K700E", "TET2 Q1523*", "ASXL1 G646Wfs*12"]],
    ["AR-V7: negative", ["AR-V7 negative"]],
    ["CA 19-9: 340 U/mL", ["CA 19-9 340"]],
    ["APOE genotype: e3/e4", ["APOE e3/e4"]],
    ["APOE: ε4/ε4", ["APOE e4/e4"]],
    ["MSI-High: No. TMB: 2 mut/Mb", ["MSS", "TMB 2 mut/Mb"]],
    ["MSI-High: Yes.", ["MSI-High"]],
    ["CD20 dim+, CD99 patchy +, HMB45 weak-", ["CD20 positive", "CD99 positive", "HMB45 negative"]],
    [
      "WT1 +, NKX2.2 -, desmin -, pan-TRK negative",
      ["WT1 positive", "NKX2.2 negative", "desmin negative", "TRK negative"],
    ],
    ["EGFR Exon 20 Insertions   POSITIVE", ["EGFR exon 20 insertion"]],
    ["EGFR Exon 19 Deletions   NEGATIVE", ["EGFR exon 19 deletion negative"]],
    ["ERBB2 activating mutations   NEGATIVE", ["ERBB2 mutation negative"]],
    ["RET/PTC1 neg", ["RET-PTC1 fusion negative"]],
    ["PSA 14.2 ng/mL (H)", ["PSA 14.2"]],
    ["MLH1: LOSS of nuclear expression\nMSH2: Intact nuclear expression", ["dMMR"]],
    ["Method: real-time PCR of BRAF codon 600\nBRAF: V600K DETECTED\nKIT: wild-type", ["BRAF V600K", "KIT wild-type"]],
    ["Method: sequencing of KRAS G12C\nand of BRAF V600E by PCR", []],
    ["ER/PR/HER2: +/+/-", ["ER positive", "PR positive", "HER2 negative"]],
    ["ER/PR/HER2 neg/neg/1+", ["ER negative", "PR negative", "HER2 1+"]],
    ["ER/PR: +/+/-", []],
    ["MYC 50%, BCL2 80%", ["MYC 50%", "BCL2 80%"]],
    ["MYC VAF 50%", []],
    ["-7/7q-: Not detected. -5/5q-: Detected", ["del(7q) negative", "del(5q) positive"]],
    ["MYD88 L265P, PIM1 (multiple), KMT2D Q2800*", ["MYD88 L265P", "PIM1 mutation", "KMT2D Q2800*"]],
    ["CD20 +, CD30 -, Ki67 85%", ["CD20 positive", "CD30 negative", "Ki-67 85%"]],
    ["Blasts express CD13, HLA-DR", ["CD13 positive", "HLA-DR positive"]],
    ["Abeta42          412 pg/mL        (ref > 600)         LOW", ["Abeta42 low"]],
    ["Abeta42          812 pg/mL        (ref > 600)", []],
    ["p-tau181         98 pg/mL         (ref < 56)          HIGH", ["p-tau181 elevated"]],
    ["MMSE 23/30   MoCA 18/30", ["MMSE 23", "MoCA 18"]],
    ["EGFR: exon 19 deletion detected, T790M not detected", ["EGFR exon 19 deletion", "EGFR T790M negative"]],
    ["EGFR L858R and T790M", ["EGFR L858R", "EGFR T790M"]],
    [
      "EGFR exon 19: E746_A750del detected; exon 20: T790M not detected",
      ["EGFR exon 19 deletion", "EGFR T790M negative"],
    ],
    ["HER2: 2+ (equivocal); FISH: not amplified", ["HER2 2+", "HER2 amplification negative"]],
    ["gBRCA1 positive", ["BRCA1 positive"]],
    ["No actionable mutations (EGFR, ALK)", ["EGFR mutation negative", "ALK mutation negative"]],
    ["Tumor is negative for BRAF V600E", ["BRAF V600E negative"]],
    ["Positive for KRAS G12D and negative for BRAF V600E.", ["KRAS G12D", "BRAF V600E negative"]],
    ["Negative for BRAF V600E, KRAS G12C", ["BRAF V600E negative", "KRAS G12C negative"]],
    ["No BRAF V600E or KRAS G12C mutation", ["BRAF V600E negative", "KRAS G12C negative"]],
    ["no EGFR mutation, KRAS G12D", ["EGFR mutation negative", "KRAS G12D"]],
    ["KRAS G12D, no other mutations detected", ["KRAS G12D"]],
    ["MSI-H: no", ["MSS"]],
    ["EGFR amplification: No", ["EGFR amplification negative"]],
    ["EGFR T790M (-), L858R (+)", ["EGFR T790M negative", "EGFR L858R"]],
    ["KRAS G12D: 0%", ["KRAS G12D negative"]],
    ["FGFR2 fusion: unlikely", []],
    ["MSI: no instability", ["MSS"]],
    ["free of KRAS mutations", ["KRAS mutation negative"]],
    ["KRAS G12D and BRAF V600E: none detected", ["KRAS G12D negative", "BRAF V600E negative"]],
    ["No KRAS G12D and BRAF V600E was found.", ["KRAS G12D negative", "BRAF V600E negative"]],
    ["We found no HER2 amplification.", ["HER2 amplification negative"]],
    ["CDKN2A/B homozygous deletion: absent", ["CDKN2A/B deletion negative"]],
    ["CD20+, CD3-, Cyclin D1-. Ki-67 ~90%", ["CD20 positive", "CD3 negative", "cyclin D1 negative", "Ki-67 90%"]],
    ["HR+/HER2-", ["HR positive", "HER2 negative"]],
    ["NTRK1-, NTRK2-Fusion: negativ", ["NTRK1 fusion negative", "NTRK2 fusion negative"]],
    ["MLH1 +, PMS2 +, MSH2 +, MSH6 +", ["pMMR"]],
    ["CD19 expression retained", ["CD19 positive"]],
    ["METex14 skipping: not detected", ["MET exon 14 skipping negative"]],
    ["Fusion genes: none detected\nTMB: 5 mut/Mb", ["TMB 5 mut/Mb"]],
    ["NTRK gene fusion: negative", ["NTRK fusion negative"]],
    ["HER2/CEP17 ratio 1.2", []],
    ["c-MET (SP44): 3+ in 60% of the cells", ["MET 3+"]],
    ["c-MET: IHC 0", ["MET negative"]],
    ["loss of 10q, CDKN2A/B balanced", ["10q loss", "CDKN2A/B negative"]],
    ["CK5/6 negative, TTF1 +", ["CK5/6 negative", "TTF-1 positive"]],
    ["INSM1 shows rare positive cells (<1%, interpreted as negative).", ["INSM1 negative"]],
    ["Pan-TRK (EPR17341): no staining", ["TRK negative"]],
    ["SMN2 copy number: 2", ["SMN2 2 copies"]],
    ["ERBB2 copy number: 2", []],
    ["Hb F  8.4 %", ["HbF 8.4%"]],
    ["AChR binding antibody: 8.4 nmol/L [ref <0.4] HIGH", ["AChR positive"]],
    ["AChR binding antibody: 0.2 nmol/L [ref <0.4]", []],
    ["DMPK CTG repeat: 5/13 (normal)", ["DMPK expansion negative"]],
    ["DMPK CTG repeat: 5/13", []],
    ["Sweat chloride (Gibson-Cooke), left arm: 104 mmol/L", ["sweat chloride 104 mmol/L"]],
    ["Hepatitis B surface antigen negative; QuantiFERON-TB Gold negative", ["HBsAg negative", "QuantiFERON negative"]],
    ["Anti-GQ1b: not detected", ["anti-GQ1b negative"]],
    ["Patient: Example\nDiagnosis: lung cancer\nKRAS: p.G12D", ["KRAS G12D"]],
    ["KRAS G12D, no EGFR mutation, BRAF wt", ["KRAS G12D", "EGFR mutation negative", "BRAF wild-type"]],
    ["Tumor Mutational Burden    Microsatellite Status\n8 Muts/Mb                  Stable", ["TMB 8 mut/Mb", "MSS"]],
  ])("%s", (line, entries) => {
    expect(meanings(entriesOf(line))).toEqual(meanings(entries))
  })
})

describe("A row is read by its columns", () => {
  test.each<[row: string, entries: ReadonlyArray<string>]>([
    ["CD10\tSP67\t+", ["CD10 positive"]],
    ["CD3    2GV6    - (reactive T cells +)", ["CD3 negative"]],
    ["MUM1    MRQ-43    -", ["MUM1 negative"]],
    ["BCL6  GI191E  + (60%)", ["BCL6 positive 60%"]],
    ["GFAP    + / Olig2 +", ["GFAP positive", "OLIG2 positive"]],
    ["H3K27M    –", ["H3 K27M negative"]],
    ["KRAS | G12D | - | Tier I", ["KRAS G12D"]],
    ["EGFR | - | - | amplified", ["EGFR amplified"]],
    ["CD5 | SP19 | neg.", ["CD5 negative"]],
    ["PD-L1 22C3 TPS | 70 | %", ["PD-L1 TPS 70%"]],
    ["t(4;14)    FGFR3::IGH    0    Normal", ["t(4;14) negative"]],
    ["t(11;14)    CCND1::IGH    86    Abnormal", ["t(11;14) positive"]],
    ["Deletion 17p13.1    TP53/D17Z1    0    Normal", ["del(17p13.1) negative"]],
    ["Monosomy 13    RB1/LAMP1    91    Abnormal", ["monosomy 13 positive"]],
    ["MYC rearrangement    MYC break-apart    0    Normal", ["MYC fusion negative"]],
    ["Gain of 1q21    1p32.3/1q21.3    78    Abnormal (4 copies, amplification)", ["1q21 gain"]],
    ["MLH1 Abnormal  MSH2 Normal", ["dMMR"]],
    ["MLH1 Normal  MSH2 Normal", ["pMMR"]],
    ["HER2/neu | IHC | Negative | 1+, 5% | LACK OF BENEFIT", ["HER2 1+"]],
    ["PD-L1 (22c3) | IHC | Negative | CPS: 0", ["PD-L1 CPS 0"]],
    ["HRD score (GSS) | Positive", ["HRD positive"]],
    ["CFTR  p.Phe508del  Homozygous  AR  Pathogenic", ["CFTR F508del"]],
    ["VWF  c.2278C>T (p.Arg760Cys)  Heterozygous  AD  Uncertain significance", []],
    ["DMD  deletion of exons 45-50  Hemizygous  XLR", ["DMD exon 45-50 deletion"]],
    ["DMD: deleción de los exones 45-50", ["DMD exon 45-50 deletion"]],
    ["F8  Inversion intron 22  Hemizygous", ["F8 intron 22 inversion"]],
    ["t-tau  610 pg/mL  (ref < 400)  high", ["t-tau elevated"]],
    ["PgR Status\n  Positive (greater than 10% of cells demonstrate nuclear positivity)", ["PR positive 10%"]],
    ["MSH2 (G219-1129)    retained", ["pMMR"]],
    ["MET exon 14 skipping    NO CALL", []],
    ["CDKN2A | homozygous deletion | CN 0 | somatic | – / D", ["CDKN2A homozygous deletion"]],
    ["PD-L1 22C3    Tumor Proportion Score: 55%    cut-offs: TPS >= 1%, TPS >= 50%", ["PD-L1 TPS 55%"]],
    ["Test    Reference    Result\nMuSK Ab, RIA    Negative    Positive", ["MuSK positive"]],
    ["Test    Reference    Result\nMuSK Ab, ELISA    Positive above 0.4    Negative", ["MuSK negative"]],
    [
      "Test\tCurrent Result and Flag\tPrevious Result and Date\tUnits\nHemoglobin 01\t10.4 Low\t11.8 07/10/2025\tg/dL",
      ["hemoglobin 10.4"],
    ],
    [
      "Component\t03/11/2026\t12/02/2025\tReference range\tUnits\nNT-proBNP\t--\t212\t<300\tpg/mL\nLDH\t297\t214\t135-214\tU/L",
      ["LDH 297"],
    ],
    ["MSI    MSS (2.1% of sites unstable; MSI-H: >= 20%)", ["MSS"]],
    ["eGFR    71    mL/min/1.73", ["eGFR 71 mL/min/1.73 m2"]],
    ["HBsAg Screen 01\tNegative\t\t\tNegative", ["HBsAg negative"]],
    ["Therapy        Biomarker      Result\nXALKORI        ROS1 fusions   NEGATIVE", ["ROS1 fusion negative"]],
    ["PROSTATE SPECIFIC ANTIGEN, TOTAL    18.6 ng/mL    High", ["PSA 18.6 ng/mL"]],
  ])("%s", (row, entries) => {
    expect(meanings(entriesOf(row))).toEqual(meanings(entries))
  })
})

describe("Values are read with their units, and none that is not today's", () => {
  test.each<[text: string, entries: ReadonlyArray<string>]>([
    ["MMSE today was 22/30 (25/30 in March).", ["MMSE 22"]],
    ["MMSE was 25/30 in March 2024 and is now 22/30.", ["MMSE 22"]],
    ["MMSE (25/30 in May 2024) was 22/30", ["MMSE 22"]],
    ["She scored 22/30 on the MMSE (25/30 in November 2024).", ["MMSE 22"]],
    ["MoCA 17 out of 30", ["MoCA 17"]],
    ["MMSE/MoCA 22/17", ["MMSE 22", "MoCA 17"]],
    ["His PSA has risen to 41.7.", ["PSA 41.7"]],
    ["PSA rose from 12 to 41.7 ng/mL", ["PSA 41.7 ng/mL"]],
    ["PSA 12.1 → 41.7 ng/mL", ["PSA 41.7 ng/mL"]],
    ["Hemoglobin 10.8 g/dL at diagnosis, now 9.4 g/dL", ["hemoglobin 9.4 g/dL"]],
    ["Previous PSA 12.1 ng/mL (2023)", []],
    ["Her sister had a PSA of 12 ng/mL", []],
    ["PSA (12 Mar 2025): 41.7 ng/mL", ["PSA 41.7 ng/mL"]],
    ["PSA 41.7 ng/mL, doubling time 3 months", ["PSA 41.7 ng/mL"]],
    ["CEA is down to 12.7 ng/mL (it was 41 in the fall).", ["CEA 12.7 ng/mL"]],
    ["The Clinical Dementia Rating is 0.5 globally with a sum of boxes of 3.5.", ["CDR 0.5", "CDR-SB 3.5"]],
    ["On the Functional Activities Questionnaire her husband gave her 9 points.", ["FAQ 9"]],
    ["a score of 3 out of 15 on the Geriatric Depression Scale", ["geriatric depression scale 3"]],
    ["We need platelets of 100 and ANC of 1.5 to give full dose.", []],
    ["Hold if platelets fall below 50 or ANC 1.0.", []],
    ["An MMSE of 20 to 28 is usually required.", []],
    ["A PSA of 4 or more is abnormal.", []],
    [
      "Hb 132 g/l, platelets 210 x 10^9/l, creatinine 71 µmol/l and eGFR 76",
      ["hemoglobin 132 g/l", "platelets 210 x10^9/l", "creatinine 71 µmol/l", "eGFR 76"],
    ],
    [
      "WBC 2.1 x10^9/L  Plt 31 x10^9/L  ANC 0.6 x10^9/L",
      ["WBC 2.1 x10^9/L", "platelets 31 x10^9/L", "ANC 0.6 x10^9/L"],
    ],
    [
      "Leukozyten 2,9 /nl; Thrombozyten 88 /nl; Hämoglobin 9,4 g/dl",
      ["leukocytes 2.9 /nl", "platelets 88 /nl", "hemoglobin 9.4 g/dl"],
    ],
    ["Plaquetas: 210.000 /mm3", ["platelets 210000 /mm3"]],
    ["CA 19-9: 1.240 U/ml", []],
    ["AST/ALT 61/74 U/L", ["AST 61 U/L", "ALT 74 U/L"]],
    ["FEV1 1.94 L (58% predicted)", ["FEV1 58 %"]],
    ["% Neutrophils\t45\t%", []],
    ["Neutrophils\t65\t40-75\t%", []],
    ["Absolute Neutrophils\t1.3\t1.6 - 8.3 K/uL", ["neutrophils 1.3 K/uL"]],
    ["Neutrophils (Absolute)\t1.7\tx10E3/uL", ["neutrophils 1.7 K/uL"]],
    ["WBC\t3.1 Low\tx10E3/uL", ["WBC 3.1 K/uL"]],
    ["Neut #\t1.7\t10*3/uL", ["neutrophils 1.7 K/uL"]],
    ["GFR Estimate\t41\t>60 mL/min/1.73m2", ["eGFR 41"]],
    ["Bilirubin, Total\t0.7\tmg/dL", ["bilirubin 0.7 mg/dL"]],
    ["Bilirubin, Direct\t0.2\tmg/dL", ["direct bilirubin 0.2 mg/dL"]],
    ["Creatinine, Urine\t85\tmg/dL", []],
    ["Protein/Creat Ratio, Ur\t1480\tmg/g creat", ["UPCR 1480 mg/g"]],
    ["Free Kappa Lt Chains,S\t486.2\tmg/L", ["kappa free light chains 486.2 mg/L"]],
    ["Lambda FLC, S\t7.9\tmg/L", ["lambda free light chains 7.9 mg/L"]],
    ["Kappa/Lambda Ratio,S\t61.5\t0.26-1.65", ["kappa/lambda ratio 61.5"]],
    ["Beta-2-Microglobulin, S\t6.4\tmcg/mL", ["beta-2 microglobulin 6.4 mg/L"]],
    ["PSA, Free\t1.6\tng/mL", []],
    ["Creatine kinase    30 - 200 U/L    96 U/L", ["creatine kinase 96 U/L"]],
    ["Hemoglobin 9.4 (L) 13.5-17.5 g/dL", ["hemoglobin 9.4"]],
    ["Amyloid PET: positive, 68 Centiloids", ["amyloid PET positive", "68 centiloids"]],
    ["two microhaemorrhages in the left occipital lobe", ["microhemorrhages 2"]],
    ["We found no more than four microhemorrhages.", []],
    ["plasma p-tau217 was 0.91 pg/ml (cut-off 0.42)", ["p-tau217 elevated"]],
    ["The total tau was raised at 512 pg/ml (normal < 400)", ["total tau elevated"]],
    ["an Aβ42/40 ratio of 0.048 (normal > 0.065)", ["Aβ42/40 low"]],
    ["Phosphorylated tau 181: 34 pg/ml (normal < 57)", []],
    ["AQP4-IgG 1:1000", []],
    ["Neutrophils, abs.\t1.7\t10*3/uL", ["neutrophils 1.7 K/uL"]],
    ["Titin Ab, IgG    0.12 IV    0.00-0.45 IV", []],
    ["IgG Index   0.52", []],
    ["Vitamin B12 (04)    611    pg/mL     232-1245", ["vitamin B12 611 pg/mL"]],
    ["PSA 4.2 -> 12.1 -> 41.7", ["PSA 41.7"]],
    ["CEA 12.4 (prior 8.1)", ["CEA 12.4"]],
    ["WHITE BLOOD CELL COUNT\t2.9 L\t3.8-10.8 Thousand/uL", ["WBC 2.9 K/uL"]],
    ["AST 61 H 10-35 U/L", ["AST 61 U/L"]],
    ["EGFR\t41 L\t> OR = 60 mL/min/1.73m2", ["eGFR 41"]],
    ["PSA, TOTAL\t41.70 H\t< OR = 4.00 ng/mL", ["PSA 41.7"]],
    ["CALCIUM\t9.1\t8.6-10.4 mg/dL", ["calcium 9.1 mg/dL"]],
    ["Neutrófilos absolutos\t1,3\tx10^3/µL", ["neutrophils 1.3 K/uL"]],
    ["Filtrado glomerular (CKD-EPI)\t41\tmL/min/1,73 m2", ["eGFR 41"]],
    ["Geriatric Depression Scale (GDS-15): 3/15", ["geriatric depression scale 3"]],
    ["FVC 3.2 L, 82 % predicted", ["FVC 82 %"]],
  ])("%s", (text, entries) => {
    expect(meanings(entriesOf(text))).toEqual(meanings(entries))
  })
})

describe("A form is read by its boxes", () => {
  test.each<[form: string, entries: ReadonlyArray<string>]>([
    ["ESR1 (exons 5-8):  [ ] Mutation detected   [X] No mutation detected", ["ESR1 mutation negative"]],
    ["AKT1 E17K: [ ] detected [x] not detected", ["AKT1 E17K negative"]],
    ["PIK3CA: [X] Mutation detected: p.H1047R  [ ] No mutation detected", ["PIK3CA H1047R"]],
    ["PgR STATUS\n  [ ] Positive\n  [X] Negative (less than 1%)", ["PR negative"]],
    ["HER2 (IHC)\n ☐ Negative (Score 0)\n ☐ Negative (Score 1+)\n ☒ Positive (Score 3+)", ["HER2 3+"]],
    ["ER\n  ___ Positive\n        Percent of nuclei: 90 %\n  _X_ Negative", ["ER negative"]],
    ["KRAS: [ ] detected [ ] not detected", []],
    ["PD-L1 (22C3): [X] Not performed", []],
  ])("%s", (form, entries) => {
    expect(meanings(entriesOf(form))).toEqual(meanings(entries))
  })
})

describe("A portal's list is read by its values", () => {
  test.each<[list: string, entries: ReadonlyArray<string>]>([
    ["NOTCH1 Hotspot\nNormal value: Not Detected\nValue\nDetected\nAbnormal", ["NOTCH1 positive"]],
    ["BTK C481\nNormal value: Not Detected\nValue\nNot Detected", ["BTK C481 negative"]],
    ["Albumin\nNormal range: 3.5 - 5.0 g/dL\nYour value: 3.2 g/dL   Low", ["albumin 3.2 g/dL"]],
    ["TP53 Sequencing\nNormal value: Not Detected\nValue\nDetected: p.R175H, VAF 8%", ["TP53 R175H"]],
    ["FISH: 13q14 Deletion\nNormal value: Negative\nValue\nPositive\nAbnormal", ["del(13q14)"]],
    ["FISH: Trisomy 12\n\nNormal value: Negative\n\nValue\n\nNegative", ["trisomy 12 negative"]],
    ["IgVH Mutation Status\nValue\nUnmutated", ["IGHV unmutated"]],
    ["IgVH Mutation Status\nMutated if below 98%\nValue\nMutated", ["IGHV mutated"]],
    ["Hepatitis B Surface Antigen\nNormal value: Non-reactive\nValue\nReactive\nAbnormal", ["HBsAg positive"]],
    ["Hemoglobin\nNormal range: 13.5 - 17.5 g/dL\n13.5    17.5\nValue\n10.4\nLow", ["hemoglobin 10.4 g/dL"]],
    [
      "KRAS G12D detected\n\n    Standard value    Measured\nCEA    ≤5.0 ng/mL    12.4 ng/mL",
      ["KRAS G12D", "CEA 12.4 ng/mL"],
    ],
    [
      "BRAF V600E\nStandard range: Not Detected\nDetected\nAbnormal\n\nKRAS G12C\nStandard range: Not Detected\nNot Detected",
      ["BRAF V600E", "KRAS G12C negative"],
    ],
  ])("%s", (list, entries) => {
    expect(meanings(entriesOf(list))).toEqual(meanings(entries))
  })
})

describe("A report says what its signs mean", () => {
  test.each<[report: string, entries: ReadonlyArray<string>]>([
    [
      "ALK fusions\tND\nBRAF V600E\tND\nKRAS G12D\tD\nND = not detected, D = detected",
      ["ALK fusion negative", "BRAF V600E negative", "KRAS G12D"],
    ],
    ["KRAS G12C   ND   0.0 %\n\nND=Not Detected.", ["KRAS G12C negative"]],
    ["KRAS G12C  ND\nND = not done", []],
    ["KRAS G12C  ND", []],
    ["KRAS = negative\nBRAF V600E\tpositive", ["KRAS negative", "BRAF V600E"]],
    ["APC V1822D §\t48%\nKRAS G12D\t8%\n\n§ The clinical significance of this alteration is unknown.", ["KRAS G12D"]],
    ["EGFR Q787Q §§\t50%\nAPC V1822D §\t48%\n§ Clinical significance unknown.\n§§ Synonymous alteration.", []],
    ["RB1 Q702*\t2%\nTET2 L1721W *\t49%\n*Variant of uncertain significance", ["RB1 Q702*"]],
    ["KRAS G12D †\t8%\n† An approved drug exists.", ["KRAS G12D"]],
  ])("%s", (report, entries) => {
    expect(meanings(entriesOf(report))).toEqual(meanings(entries))
  })
})

describe("A karyotype is read by its clones", () => {
  test.each<[karyotype: string, entries: ReadonlyArray<string>]>([
    ["46,XY,del(11)(q14q23)[7]/46,XY[13]", ["del(11q) positive"]],
    ["45,XX,-7[12]/46,XX[8]", ["monosomy 7 positive"]],
    ["47,XY,+8,inv(16)(p13q22)[15]", ["trisomy 8 positive", "inv(16) positive"]],
    ["46,XX,t(8;14)(q24;q32)?[2]/46,XX[18]", []],
    ["46,XX[20]", []],
    ["No del(5)(q13q33) was seen.", ["del(5q) negative"]],
  ])("%s", (karyotype, entries) => {
    expect(meanings(entriesOf(karyotype))).toEqual(meanings(entries))
  })
})

describe("A list is told what stands above it", () => {
  test.each<[list: string, entries: ReadonlyArray<string>]>([
    [
      "Additional findings evaluated, no alteration detected:\nALK fusions, BRAF V600E,\nKRAS G12C",
      ["ALK fusion negative", "BRAF V600E negative", "KRAS G12C negative"],
    ],
    ["No alterations detected in:\nKRAS G12C\nBRAF V600E", ["KRAS G12C negative", "BRAF V600E negative"]],
    ["No other alterations\nKRAS G12D, VAF 23%", ["KRAS G12D"]],
    ["Genes tested with no mutations detected: BRCA2, PALB2", ["BRCA2 mutation negative", "PALB2 mutation negative"]],
    ["Genes Tested with Pathogenic Alterations\nTP53 | p.Y220C", ["TP53 Y220C"]],
    ["Tier III (unknown significance): TET2 p.I1762V\nNot mutated: KIT", ["KIT mutation negative"]],
    ["pMMR (MLH1 +, PMS2 +, MSH2 +, MSH6 +)", ["pMMR"]],
    ["VUS: ARID2 p.S1209L\nNo alterations were detected in KRAS or BRAF.", ["KRAS negative", "BRAF negative"]],
    ["VUS: ARID2 p.S1209L\nKMT2C p.R909K", []],
    ["RESULT: VARIANT OF UNCERTAIN SIGNIFICANCE IDENTIFIED\nMSH6 c.2633T>C (p.Val878Ala)", []],
    ["RESULT: PATHOGENIC VARIANT IDENTIFIED\nBRCA1 c.68_69del (p.Glu23Valfs*17)", ["BRCA1 E23Vfs*17"]],
    ["EGFR mutation analysis\nL858R: Detected\nT790M: Not detected", ["EGFR L858R", "EGFR T790M negative"]],
    ["EGFR panel\nKRAS, NRAS: wild-type\nA289V: detected", ["KRAS wild-type", "NRAS wild-type"]],
    ["Test: BRAF V600E\nResult: Not detected", ["BRAF V600E negative"]],
    ["Test: FXN GAA repeat\nResult: 800/950\nInterpretation: POSITIVE", ["FXN expansion"]],
    ["KRAS: G12D detected\nInterpretation: POSITIVE", ["KRAS G12D"]],
    ["Previous marrow (2024): SF3B1 K700E not seen\nRUNX1: wild type", ["RUNX1 wild-type"]],
    ["CFTR panel:\n  F508del .... heterozygous\n  G542X .... heterozygous", ["CFTR F508del", "CFTR G542X"]],
    ["Cutoffs: t(4;14) 1.5 %, del(17p) 5 %.\nt(14;16): negative", ["t(14;16) negative"]],
  ])("%s", (list, entries) => {
    expect(meanings(entriesOf(list))).toEqual(meanings(entries))
  })
})

describe("Prose is read", () => {
  test.each<[sentence: string, entries: ReadonlyArray<string>]>([
    ["FISH does not show amplification of MET (ratio 1.1).", ["MET amplification negative"]],
    ["The tumor harbors an activating KRAS mutation in codon 12 (c.35G>T; p.Gly12Val).", ["KRAS G12V"]],
    ["A mutational burden of 9 mutations/megabase.", ["TMB 9 mut/Mb"]],
    ["EGFR mutations are seen in 15% of lung adenocarcinomas.", []],
    ["BCL6 rearranged (3q27): NO", ["BCL6 fusion negative"]],
    ["We did not find a MET exon 14 skipping alteration.", ["MET exon 14 skipping negative"]],
    ["The assay did not reveal any KRAS G12C.", ["KRAS G12C negative"]],
    ["No other fusion was found, in particular none involving ALK or RET.", ["ALK negative", "RET negative"]],
    ["Neither a RET fusion nor an NTRK fusion could be identified.", ["RET fusion negative", "NTRK fusion negative"]],
    ["An EGFR mutation could not be detected.", ["EGFR mutation negative"]],
    [
      "There were a TERT promoter mutation (C250T) and loss of CDKN2A.",
      ["TERT promoter mutation C250T", "CDKN2A deletion"],
    ],
    ["ESR1 mutation, plasma\nYour value: Not detected", ["ESR1 mutation negative"]],
    ["CD20 (dim)+", ["CD20 positive"]],
    ["HLA-A*02:01 positive, HLA-A*02:05 negative", ["HLA-A*02:01 positive", "HLA-A*02:05 negative"]],
    ["Her ECOG performance status is 1.", ["ECOG 1"]],
    ["EBV (EBER-ISH): no evidence", ["EBV negative"]],
    ["TP53: not demonstrable", ["TP53 negative"]],
    ["Positive for CD20, CD3 negative.", ["CD20 positive", "CD3 negative"]],
    ["Negative for CD20, CD3 positive.", ["CD20 negative", "CD3 positive"]],
    ["Negative for CD20, CD3 with positive controls.", ["CD20 negative", "CD3 negative"]],
    ["Positive for CD20 and CD79a; CD3 negative.", ["CD20 positive", "CD79a positive", "CD3 negative"]],
    ["Loss of ATRX, INI1 retained", ["ATRX deletion", "INI-1 retained"]],
    ["There were no PSMA-negative lesions.", []],
    ["MSI: not high", ["MSS"]],
    ["NTRK3? (not significant), ALK negative", ["ALK negative"]],
    [
      "FISH: trisomy 7 absent, TFE3/TFEB rearr. absent",
      ["trisomy 7 negative", "TFE3 fusion negative", "TFEB fusion negative"],
    ],
    ["CD30(+, 90%), CD5(dim/partial+), TIA-1(-)", ["CD30 positive 90%", "CD5 positive", "TIA-1 negative"]],
    ["MSH2 .... Lost", ["dMMR"]],
    ["CFI, CFB, THBD: no rare variants", ["CFI negative", "CFB negative", "THBD negative"]],
    ["MET: sin salto del exón 14; no amplificado", ["MET exon 14 skipping negative", "MET amplification negative"]],
    ["RUNX1;p.Leu56Ser;49,8 %;benigne", []],
    ["KIT D816V - below limit of detection (0.1 %)", ["KIT D816V negative"]],
    [
      "MET exon 14 skipping: absent; amplification: present (ratio 3.4)",
      ["MET exon 14 skipping negative", "MET amplification"],
    ],
    ["PMP22 MLPA: normal copy number; no duplication or deletion", ["PMP22 negative"]],
    ["MMR: MLH1, PMS2, MSH2, MSH6 - no loss", ["pMMR"]],
    ["losses of 1p and 11q; gain of 17q", ["1p deletion", "11q deletion", "17q gain"]],
    ["PHOX2B IHC +, myogenin -", ["PHOX2B positive", "myogenin negative"]],
    ["GI status POSITIVE", ["HRD positive"]],
    ["Hämoglobin   18,9   g/dl   13,5-17,2", ["hemoglobin 18.9 g/dl"]],
    ["TET2 exons 3,11: no mutation", ["TET2 mutation negative"]],
    ["RAS (HRAS, NRAS) mutations: none", ["RAS mutation negative", "HRAS mutation negative", "NRAS mutation negative"]],
    ["PD-L1 (CD274, 22C3): positive", ["PD-L1 positive"]],
    ["A paternal aunt had a CHEK2 mutation.", []],
    ["BTK C481S mutations occur at progression on ibrutinib.", []],
    ["NGS (sensitivity 2 %): SF3B1 K700E, 24 %", ["SF3B1 K700E"]],
    ["High sensitivity to trametinib of KRAS G12D", []],
    ["CSF cytology: no blasts (CNS1).", []],
    ["GNA11, KIT: no mutados", ["GNA11 wild-type", "KIT wild-type"]],
    ["CDKN2A: deleción en homocigosis", ["CDKN2A homozygous deletion"]],
    ["NF1: variante p.R1276Q, significado clínico incierto", []],
    ["HLA-A*02:01: positivo", ["HLA-A*02:01 positive"]],
    ["Gleason 4+5=9 at diagnosis", ["Gleason 9"]],
    ["High hyperdiploidy with gains of chromosomes 4, 10 and 17", ["hyperdiploidy"]],
    ["cytCD79a+, sCD3-, TdT+", ["CD79a positive", "CD3 negative", "TdT positive"]],
    ["FGFR3-TACC3\tNegative", ["FGFR3 fusion negative"]],
    ["KRAS-NRAS\tNegative", ["KRAS negative", "NRAS negative"]],
    ["There is no combined loss of 1p and 19q.", ["1p/19q codeletion negative"]],
    ["With the antibody against H3 K27M there is no reaction.", ["H3 K27M negative"]],
    ["Loss of chromo-\nsome 10", ["monosomy 10"]],
    ["The array (EPIC v2) shows amplification of EGFR.", ["EGFR amplification"]],
    ["8q24 MYC rearrangement   Not Detected   1.0   3.0", ["MYC fusion negative"]],
    ["FLT3 by fragment analysis\n  ITD: POSITIVE\n  TKD (D835): NEGATIVE", ["FLT3-ITD", "FLT3-TKD negative"]],
    ["KRAS mutations and HER2 amplification have also been described.", []],
    [
      "Keine Anfärbung mit den Antikörpern gegen IDH1 R132H, H3 K27M und BRAF V600E.",
      ["IDH1 R132H negative", "H3 K27M negative", "BRAF V600E negative"],
    ],
    ["No clinically relevant variant was reported in TP53 or FLT3.", ["TP53 negative", "FLT3 negative"]],
    ["The patient has not had an amyloid PET scan.", []],
    ["Eine EGFRvIII-Bestimmung wurde nicht beauftragt.", []],
    ["Im Vorbefund war der MGMT-Promotor noch schwach methyliert.", []],
    ["Antecedente: carcinoma de mama (entonces HER2 1+, Ki67 12 %).", []],
    ["Las células son positivas para GATA3 y negativas para CK20.", ["GATA3 positive", "CK20 negative"]],
    [
      "synaptophysin (+++), chromogranin A (-), AE1/AE3 (+, dot-like)",
      ["synaptophysin positive", "chromogranin A negative", "AE1/AE3 positive"],
    ],
    [
      "The ETV6::RUNX1 fusion was not detected, nor was TCF3::PBX1.",
      ["ETV6::RUNX1 fusion negative", "TCF3::PBX1 negative"],
    ],
    ["The report lists a change in FBXW7 (R14Q), but nobody knows yet what it means.", []],
    ["A CPS of 10 or more is regarded as positive.", []],
    ["Exon 14 skipping of MET wasn't seen either.", ["MET exon 14 skipping negative"]],
    ["GeneAlterationVAFTierAssociated therapies\nTP53 p.Arg273His c.818G>A 52.1% II-C none", ["TP53 R273H"]],
    ["Her son carries BRCA1 c.68_69del.", []],
    ["The background granulocytes are CD10 and CD16 positive.", []],
    ["(a pan-RAS inhibitor; KRAS G12C excluded)", []],
    ["Response to sotorasib was seen in KRAS G12C-mutated disease.", []],
    ["ALK fusion ／ KRAS G12C: not detected", ["ALK fusion negative", "KRAS G12C negative"]],
    ["TMB … 1.9 mutations/Mb (TMB-High: ≧10)", ["TMB 1.9 mut/Mb"]],
    ["SMN1: 2 copies (not affected with spinal muscular atrophy)", []],
    ["EGFR L858R was detected, which predicts a response to osimertinib.", ["EGFR L858R"]],
    ["A KRAS G12C mutation was identified, for which a drug is approved.", ["KRAS G12C"]],
    ["We do not have PD-L1 yet, the lab asked for another block.", []],
    ["Anti-SSA (Ro)   62 AU/mL   HIGH   <=29 Negative; 30-40 Equivocal; >=41 Positive", ["anti-SSA positive"]],
    ["Deletion of 5q and gain of chromosome 8 in 14 of 20 metaphases.", ["del(5q)"]],
    ["Metastatic lung adenocarcinoma KRAS G12C", ["KRAS G12C"]],
    ["No FLT3-ITD or TKD mutation", ["FLT3-ITD negative", "FLT3 TKD negative"]],
    ["No EGFR exon 19 deletion or L858R mutation", ["EGFR exon 19 deletion negative", "EGFR L858R negative"]],
    ["MLH1 expression: absent", ["dMMR"]],
    ["MSH6 expression not lost", ["pMMR"]],
    ["No loss of expression of MLH1", ["pMMR"]],
    ["INI1 lost by IHC", ["INI1 loss of expression"]],
    ["AQP4-IgG: seronegative", ["AQP4 negative"]],
    ["GATA3+, ER-, PR-, HER2 0", ["GATA3 positive", "ER negative", "PR negative", "HER2 negative 0"]],
    ["ER positive (primary)\nER negative (liver)", []],
    ["Variants of uncertain significance\nATM\nR2032K\n\nPathogenic\nTP53 R175H", ["TP53 R175H"]],
    ["CLL: unmutated IGHV, del(11q), no del(17p)", ["IGHV wild-type", "del(17p) negative"]],
    ["wild-type KRAS, BRAF V600E", ["KRAS wild-type"]],
    ["KRAS wild-type, BRAF V600E", ["KRAS wild-type", "BRAF V600E"]],
    ["Unmethylated MGMT, EGFR amplification", ["MGMT unmethylated"]],
    ["no del(17p), del(11q) or trisomy 12", ["del(17p) negative", "del(11q) negative", "trisomy 12 negative"]],
    ["Es liegt eine BRAF-V600E-Mutation vor.", ["BRAF V600E"]],
    ["PMS2\tIHC\tLost\tIntact", ["dMMR"]],
    ["ATRX loss\tIntact", ["ATRX retained"]],
    ["ER\tnegativ (0 %)\tpositiv >= 1 %", ["ER negative"]],
    ["HER2 IHC: EQUIVOCAL 2+", ["HER2 2+"]],
    ["EGFR | ALK fusion | BRAF V600E | KRAS | MET exon 14", []],
    ["JAK2 V617F: 34 % allele burden", ["JAK2 V617F"]],
    ["POLE: no pathogenic variant detected. (Hotspots tested: P286R, V411L)", ["POLE negative"]],
    ["EGFR ratio 11.6  -  AMPLIFIED", ["EGFR amplified"]],
    ["HER2 FISH   Not performed (reflex for 2+ only)", []],
    ["MET exon 14 skipping: coverage below threshold", []],
    ["Hepatitis B surface Ab: reactive", ["anti-HBs positive"]],
    ["Hepatitis B core total antibody: not detected", ["anti-HBc negative"]],
    ["HEPATITIS C ANTIBODY\tREACTIVE\nHCV RNA\tNOT DETECTED", ["anti-HCV positive", "HCV RNA negative"]],
    ["QUANTIFERON-TB GOLD PLUS\tNEGATIVE", ["QuantiFERON negative"]],
    ["BRAF p.Val600Glu c.1799T>A 36.4% I-A dabrafenib", ["BRAF V600E"]],
    ["BRAF V600E in 36% of melanomas responds to dabrafenib", []],
    ["BRAF IHC: POSITIVE STRONG", ["BRAF positive"]],
    ["MLH1 IHC: LOSS", ["dMMR"]],
    ["No loss of MLH1, PMS2, MSH2 or MSH6.", ["pMMR"]],
    ["PTEN IHC: loss", ["PTEN loss of expression"]],
    ["MTAP: loss", ["MTAP deletion"]],
    ["MTAP - loss   -", ["MTAP deletion"]],
    ["ROS1\tFISH break-apart\tNEGATIVE\t4 % of 50 nuclei", ["ROS1 fusion negative"]],
    ["EGR1 (5q31) / D5S23   ABNORMAL   62.0", []],
    ["ERBB2 amplification; loss of 17p\nFusion genes: none detected", ["ERBB2 amplification", "17p deletion"]],
    ["HIV screen   Non Reactive   Non Reactive", ["HIV negative"]],
  ])("%s", (sentence, entries) => {
    expect(meanings(entriesOf(sentence))).toEqual(meanings(entries))
  })
})

describe("What is general, conditional, somebody else's or earlier is no result of this sample", () => {
  test.each([
    "The IDH1 R132H antibody does not detect other IDH mutations.",
    "Two years ago her cancer was ER positive.",
    "Assay targets include EGFR L858R, T790M and exon 19 deletions.",
    "ESR1 Y537S develops under aromatase inhibitors.",
    "We need to know whether JAK2 V617F is present.",
    "Tissue with at least 1% stained nuclei counts as ER positive.",
    "A VAF near 50% suggests a germline BRCA2 variant.",
    "Smokers more often have KRAS G12C.",
    "Query JAK2 mutation.",
    "Ordering diagnosis: JAK2 V617F positive polycythemia vera",
    "Outside report (Hospital X, 2021): ER+, PR+, HER2-",
    "Per outside records the tumor was ALK positive.",
    "According to the referring physician, EGFR L858R had been detected.",
    "Baseline plasma showed ESR1 D538G; today nothing is detected.",
    "Amendment: the previous version stated HER2 positive in error.",
    "VE1 antibody detects BRAF V600E protein.",
    "Panel: EGFR, ALK, ROS1, BRAF V600E, KRAS G12C, MET exon 14",
    "Test menu: FLT3-ITD, NPM1, CEBPA",
    "Detected = JAK2 V617F present above 0.1%",
    "Triple negative is defined by absence of ER, PR and HER2.",
    "Recruiting: ROS1 rearranged NSCLC, phase 2",
    "Zur Frage einer ALK-Translokation erfolgt eine FISH.",
    "Un 15% de los adenocarcinomas tienen EGFR L858R.",
    "The prior biopsy showed ER 80%. It was HER2 1+ and PR negative.",
    "Approximately half of GIST harbor a KIT exon 11 mutation.",
    "EGFR exon 19 deletions account for 45% of EGFR mutations in NSCLC.",
    "Companion diagnostic for EGFR exon 19 deletions and L858R.",
    "Sanger sequencing cannot reliably detect FLT3-ITD below 15%.",
    "Absence of MGMT methylation does not preclude temozolomide.",
    "A result of HER2 2+ requires reflex ISH.",
    "PD-L1 expression level: TPS >= 50% High; 1-49% Low; <1% Negative",
    "Values above 0.42 pg/mL of p-tau217 are positive.",
    "Reference: AChR antibodies < 0.4 nmol/L negative, > 0.5 nmol/L positive",
    "One of his brothers is positive for the SOD1 A5V mutation.",
    "Previously reported: EGFR L858R (2023).",
    "In the biopsy from January 2022, PD-L1 TPS was 80%.",
    "The diagnostic sample showed NPM1 type A mutation.",
    "Please test for EGFR T790M.",
    "Suspicion of KRAS-mutated pancreatic cancer",
    "To exclude HER2 amplification, FISH will be performed.",
    "We await EGFR T790M.",
    "Had the tumor been HER2 positive, trastuzumab would have been given.",
    "It is thought that TP53 R175H acts in a dominant negative way.",
    "Acquired MET amplification emerges under osimertinib.",
    "NRAS Q61K is mutually exclusive with BRAF V600E.",
    "HER2-Status der Erstdiagnose 2017: 3+.",
    "Nachweisgrenze für KRAS G12C: 1 %",
    "Un resultado HER2 2+ requiere FISH.",
    "EGFR mutation analysis",
    "Neg 0, 1+; Equiv 2+; Pos 3+",
    "Women with a BRCA1 pathogenic variant have a 60% risk of breast cancer.",
    "Carriers of an APOE e4 allele are at higher risk.",
    "MuSK antibodies are seen in one third of seronegative cases.",
    "FGFR2 fusions have been reported in 9-14% of cholangiocarcinomas.",
    "FGFR2 fusions were reported in 12% of cases.",
    "EGFR L858R is the second most frequent change of this gene.",
    "KRAS G12C accounts for about 40% of all KRAS mutations in lung adenocarcinoma.",
    "Tumors that harbor MET exon 14 skipping respond to capmatinib.",
    "BRAF V600E is a driver event in half of all melanomas.",
    "Eculizumab is indicated in adults who are anti-AChR antibody positive.",
    "Olaparib is approved for BRCA-mutated, HER2-negative breast cancer.",
    "The assay detects KRAS G12A, G12C, G12D and G13D.",
    "KRAS: detects G12A, G12C, G12D, G12R.",
    "The panel interrogates EGFR, KRAS, BRAF V600E and ALK fusions.",
    "This test looks for BRAF V600E, V600K and V600R.",
    "Primers amplify JAK2 V617F.",
    "Broad-panel NGS (EGFR, KRAS G12C, MET) is advised.",
    "Testing for BRCA1 and BRCA2 mutations is suggested.",
    "Repeat biopsy to look for EGFR T790M at progression.",
    "Reflex to BRAF V600E if MLH1 is lost.",
    "Your maternal aunt was found to carry CHEK2 c.1100delC.",
    "Your cousin's tumor was reported as MSI-high.",
    "The patient's niece carries BRCA2 c.5946del.",
    "The prior core biopsy was reported as ER 80%, PR 30%, HER2 1+.",
    "On the outside biopsy of 2019 HER2 was 3+.",
    "The primary tumor resected in 2018 was BRAF V600E mutated.",
    "At diagnosis FLT3-ITD was positive.",
    "Compared to the sample from 03/2022, which showed TP53 R175H, no change is seen.",
    "In 2021 her tumor had shown KRAS G12D.",
    "Clinical question: EGFR mutation?",
    "Reason for referral: known BRCA1 mutation in the family",
    "Indication: suspected JAK2 V617F positive polycythemia",
    "Rule out ALK fusion.",
    "?EGFR mutation",
    "A positive D5F3 result would have been eligible for alectinib.",
    "If the tumor is HER2 positive, trastuzumab is an option.",
    "Should EGFR T790M emerge, osimertinib is preferred.",
    "Tumours with HER2 IHC 2+ and no amplification are called HER2-low.",
    "Group 1 ratio >=2.0 and HER2 >=4.0 Positive",
    "Group 1  ratio >=2.0 and HER2 >=4.0     Positive",
    "HER2 positive: ratio ≥2.0 and copy number ≥4.0",
    "Interpretation bands: <1 % no PD-L1 expression | 1-49 % low | >=50 % high",
    "ROS1 FISH is positive when >=15 % of nuclei are split.",
    "ROS1 FISH: positive >=15 % of nuclei",
    "ALK: positive = strong granular staining",
    "TMB of 10 mut/Mb or more is a claim for pembrolizumab.",
    "TMB-high is 10 mut/Mb or greater.",
    "ER is positive if 1% or more of nuclei stain.",
    "A tumor with 1-10% of nuclei stained is ER low positive.",
    "MSI-H is called when 20% of loci are unstable.",
    "Positive: >=0.41 nmol/L",
    "AChR antibody positive: > 0.4 nmol/L",
    "JAK2 V617F is reported as detected above 0.1%.",
    "Loss of MLH1 expression suggests Lynch syndrome.",
    "Loss of PMS2 alone points to a germline PMS2 mutation.",
    "Co-occurring KRAS G12D mutation is rare.",
    "Secondary resistance has been attributed to FGFR2 kinase domain mutations such as N549K and V564F.",
    "EGFR C797S causes resistance to osimertinib.",
    "Activating KIT D816V drives mastocytosis.",
    "Hot-spot mutations of IDH1 R132 define astrocytoma.",
    "Patients whose tumors have NTRK fusions may receive larotrectinib.",
    "Lecanemab is given to people with amyloid PET positive MCI.",
    "A false-negative EGFR result cannot be ruled out.",
    "The limit of detection for KRAS G12C is 2%.",
    "Positive control: BRAF V600E cell line",
    "External control: ALK positive",
    "Internal control: ER positive normal ducts",
    "HER2 amplification: 5-10% of gastric cancers",
    "Mutations in TP53 occur in half of tumors.",
    "Median survival with del(17p) is 3 years.",
    "A BRAF V600E mutation argues against Lynch syndrome.",
    "The presence of a JAK2 V617F mutation supports the diagnosis of an MPN.",
    "KRAS-mutated tumors do not benefit from cetuximab.",
    "High TMB correlates with response to immunotherapy.",
    "Each of your children has a 50% chance to inherit the BRCA2 mutation.",
    "Men with BRCA2 mutations develop prostate cancer more often.",
    "NGS for EGFR, ALK and ROS1 has been ordered.",
    "EGFR T790M testing was requested.",
    "Samples with a KRAS G12C fraction below 1% are reported as negative.",
    "El panel detecta BRAF V600E y KRAS G12C.",
    "Las pacientes con mutación BRCA1 tienen mayor riesgo.",
    "Se recomienda estudio de EGFR T790M.",
    "La biopsia de 2020 era HER2 positivo.",
    "Patienten mit EGFR T790M sprechen auf Osimertinib an.",
    "Der Assay erfasst KRAS G12C und G12D.",
    "Im Vorbefund war HER2 positiv.",
    "Eine Testung auf BRAF V600E wird empfohlen.",
    "Die Mutter trägt eine BRCA1-Mutation.",
    "Bei ER-positiven Karzinomen ist eine endokrine Therapie indiziert.",
  ])("%s", (text) => {
    expect(entriesOf(text)).toEqual([])
  })
})

describe("What denies a result does so in whatever words and wherever it stands", () => {
  const denying = ["KRAS: *", "KRAS - *", "KRAS\t*", "KRAS | *", "KRAS (NM_033360): *", "KRAS mutation: *", "KRAS\n*"]
  const words = [
    "not detected",
    "Not Detected",
    "NEGATIVE",
    "negative",
    "absent",
    "wild type",
    "wild-type",
    "wildtype",
    "no mutation detected",
    "none detected",
    "not identified",
    "not found",
    "negativ",
    "Wildtyp",
    "nicht nachgewiesen",
    "kein Nachweis",
    "negativo",
    "no detectada",
    "ausente",
  ]
  const leads = [
    "No mutations in *",
    "No reportable alterations: *",
    "No pathogenic variants were identified in *.",
    "Negative for *",
    "Not detected: *",
    "Wild-type: *",
    "No evidence of mutations in *",
    "Genes with no reportable alterations: *",
    "No se detectaron mutaciones en *",
    "Keine Mutationen in *",
    "Pertinent negatives: *",
  ]
  const told = ["KRAS G12D", "KRAS mutation", "KRAS amplification", "KRAS G12D or BRAF V600E"]
  const around = [
    "*: not detected",
    "* - negative",
    "*: no",
    "no * was found",
    "We found no *.",
    "Negative for *.",
    "sin *",
  ]
  const texts = [
    ...told.flatMap((each) => around.map((form) => form.replace("*", each))),
    ...denying.flatMap((place) => words.map((word) => place.replace("*", word))),
    ...leads.map((lead) => lead.replace("*", "BRAF, KRAS and NRAS")),
  ]

  test.each(texts)("%s", (text) => {
    const { taken } = LaboratoryReport.read(text)

    expect(taken.map(({ entry }) => entry.split(" ")[0])).toContain("KRAS")
    expect(taken.filter(({ entry, isNegative }) => !isNegative || !isLack(entry))).toEqual([])
  })
})

describe("What is taken", () => {
  const { leftOut, taken } = LaboratoryReport.read(
    [
      "METHODS: The panel covers ALK, RET and ROS1.",
      "",
      "RESULTS",
      "ZZZ3 p.R12C",
      "BRAF: not detected",
      "KRAS\tp.G12D\t34%",
      "ATM p.V2424G, variant of uncertain significance",
      "KRAS encodes a protein; patients with KRAS mutations may respond to inhibitors.",
    ].join("\n"),
  )

  test("stands in order: what the vocabulary knows, and of that what was found", () => {
    expect(taken.map(({ entry }) => entry)).toEqual(["KRAS G12D", "BRAF negative", "ZZZ3 R12C"])
    expect(taken.map(({ isKnown }) => isKnown)).toEqual([true, true, false])
  })

  test("has the line that it stands in", () => {
    expect(taken.map(({ line }) => line)).toEqual(["KRAS\tp.G12D\t34%", "BRAF: not detected", "ZZZ3 p.R12C"])
  })

  test.each<readonly [pasted: string, line: string]>([
    [
      "Sodium\nNormal range: 135 - 145 mmol/L\nValue\n131\nLow\n",
      "Sodium\nNormal range: 135 - 145 mmol/L\nValue\n131\nLow",
    ],
    ["Test   Result   Reference\nLDH    297      135-214 U/L\n", "LDH    297      135-214 U/L"],
    ["| Gene | Result |\n|------|--------|\n| BRAF | V600E  |", "| BRAF | V600E  |"],
    ["Test: BRAF V600E\nResult: not detected", "Test: BRAF V600E\nResult: not detected"],
    [
      "No change of any other gene was found. A muta-\n  tion of KRAS, G12D, was found.",
      "No change of any other gene was found. A muta-\ntion of KRAS, G12D, was found.",
    ],
    [
      "The tumor was sequenced, and\nall was well covered. KRAS G12D\nwas found.",
      "all was well covered. KRAS G12D\nwas found.",
    ],
    ["BRAF   KRAS\nV600E  not detected", "BRAF   KRAS\nV600E  not detected"],
  ])("has the lines that it stands in, as they were pasted: %j", (pasted, line) => {
    expect(LaboratoryReport.read(pasted).taken[0]?.line).toBe(line)
  })

  test("is told from what was left out, which is counted", () => {
    expect(leftOut).toMatchObject({ headings: 2, methods: 1, uncertain: 1, general: 2 })
  })

  test("is nothing where nothing is told", () => {
    for (const text of ["", "\n\n", "|||", "((((", "no", "Page 1 of 2", "KRAS"]) expect(entriesOf(text)).toEqual([])
  })
})

test("A text of whatever signs is read to its end", () => {
  const signs = [
    "(",
    "KRAS ",
    "KRAS, ",
    "no ",
    "\t",
    ";",
    ". ",
    "t(1;",
    "p.(G12",
    "c.1",
    "- ",
    "exon 1 ",
    "1,",
    "not detected ",
  ]

  for (const sign of signs) expect(entriesOf(sign.repeat(2000)).length).toBeLessThan(3)
})

test("A scale of what there could be tells nothing", () => {
  const told = [
    "Tumor Mutational Burden                    Microsatellite Instability Status\n4 mut/Mb    12th percentile                Stable  Equivocal  High",
    "HER2 result\nNegative   Equivocal   Positive",
  ]
  for (const each of told) {
    const entries = LaboratoryReport.read(each).taken.map(({ entry }) => entry)
    expect(entries.filter((entry) => /MSI|MSS|HER2/.test(entry))).toEqual([])
  }
})
