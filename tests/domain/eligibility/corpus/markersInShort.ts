import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("biomarker")

/** Markers as laboratories, clinicians and people cut them short, and changes as reports write them. */
export const markersInShort: ReadonlyArray<Case> = [
  ...of("Glioblastoma", included, "Unmethylated MGMT promoter", {
    "MGMT unmeth": "in",
    "MGMT: unmeth.": "in",
    "MGMT unmeth'd": "in",
    "unmeth MGMT": "in",
    "MGMT unmethyl": "in",
    uMGMT: "in",
    mMGMT: "?",
    "MGMT umethylated": "?",
  }),
  ...of("Glioblastoma", included, "Methylated MGMT promoter", {
    "MGMT meth": "in",
    "MGMT methyl": "in",
    "MGMT methylation: yes (45%)": "in",
    "MGMT methylation 45%": "?",
    mMGMT: "in",
    uMGMT: "?",
  }),
  ...of("Glioblastoma", included, "Homozygous deletion of CDKN2A/B", {
    "CDKN2A/B homdel": "in",
    "CDKN2A hom. del.": "in",
    "CDKN2A/B homo del": "in",
  }),
  ...of("Glioma", included, "1p/19q codeletion", {
    "1p19q codel": "in",
    "1p/19q co-del": "in",
    "1p/19q LOH": "in",
    "1p/19q non-codel": "?",
    "1p/19q codel: no": "?",
  }),
  ...of("Pancreatic cancer", included, "KRAS G12D mutation", {
    "KRAS mt": "in",
    "KRAS alt": "in",
    "KRAS G12D mt": "in",
  }),
  ...of("Pancreatic cancer", included, "Germline PALB2 or ATM mutation", {
    gPALB2: "in",
    gATM: "in",
    "ATM LOF": "in",
    "PALB2 stop gained": "in",
    sATM: "in",
  }),
  ...of("Pancreatic cancer", included, "BRCA1 or BRCA2 mutation", { tBRCA: "in", sBRCA2: "in" }),
  ...of("Colorectal cancer", included, "MSI-H tumor", { "MSI unstable": "in", "MSI stable": "?" }),
  ...of("Breast cancer", included, "HER2-low (IHC 1+ or IHC 2+/ISH-)", {
    "HER2 IHC2+ ISH neg": "in",
    "HER2 IHC1+": "in",
    "HER2 IHC3+": "?",
  }),
  ...of("Breast cancer", included, "HER2-positive (IHC 3+)", { "HER2 IHC3+": "in" }),
  // A state that is told, beside its number
  ...of("Solid tumor", included, "High tumor mutational burden", {
    "TMB-H (15)": "in",
    "TMB high 15 mut/Mb": "in",
    "TMB 15 mut/Mb": "?",
    "TMB-L (3)": "?",
    "TMB: 3 mut/Mb (low)": "?",
  }),
  // Claudin 18.2 by the share of its stain
  ...of("Pancreatic cancer", included, "Claudin 18.2-positive tumor", {
    "CLDN18.2 IHC 2+ 80%": "in",
    "Claudin 18.2 75% 2+": "in",
    "CLDN18.2 ≥75%": "in",
    "CLDN18.2 90%": "in",
    "CLDN18.2 40%": "?",
    "CLDN18.2 2+": "?",
  }),
  // A fusion by the gene that drives it before its partner
  ...of("Cholangiocarcinoma", included, "FGFR2 fusion or rearrangement", {
    "FGFR2-BICC1": "in",
    "FGFR2-IHC": "-",
    "BICC1-FGFR2": "in",
  }),
  ...of("Cholangiocarcinoma", included, "FGFR2 mutation", { "FGFR2-BICC1": "?" }),
  ...of("Lung cancer", included, "RET fusion", { "RET-KIF5B": "in", "RET-KIF5B fusion": "in", "RET-M918T": "?" }),
  ...of("Solid tumor", included, "NTRK1, NTRK2 or NTRK3 fusion", { "NTRK3-ETV6": "in", "NTRK2 fus": "in" }),
  // Changes of the protein as reports write them
  ...of("Pancreatic cancer", included, "Germline or somatic BRCA1 or BRCA2 mutation", {
    "BRCA2 p.S1982Rfs*22": "in",
    "BRCA2 p.Ser1982Argfs*22": "in",
    "BRCA2 S1982fs*22": "in",
    "BRCA2 p.(Ser1982fs)": "in",
    "BRCA2 c.5946delT (p.Ser1982Argfs*22), pathogenic": "in",
    "BRCA1 E23Vfs, VUS": "?",
    "BRCA2 splice site 8487+1G>A": "in",
  }),
  ...of("Pancreatic cancer", excluded, "Known BRCA2 mutation", { "BRCA2 p.S1982Rfs*22": "ex" }),
  ...of("Lung cancer", included, "EGFR exon 19 deletion", {
    "EGFR E746_A750del": "in",
    "EGFR p.E746_A750delELREA": "in",
    "EGFR L747_P753delinsS": "in",
    "EGFR p.Glu746_Ala750del": "in",
    "EGFR del E746-A750": "in",
    "EGFR exon 19 E746_A750del, VAF 12%": "in",
    "EGFR D770_N771insSVD": "?",
  }),
  ...of("Lung cancer", included, "EGFR exon 20 insertion", {
    "EGFR D770_N771insSVD": "in",
    "EGFR p.A767_V769dup": "in",
    "EGFR E746_A750del": "?",
  }),
  ...of("Lung cancer", included, "HER2 exon 20 insertion", {
    "ERBB2 Y772_A775dup": "in",
    "HER2 A775_G776insYVMA": "in",
  }),
  ...of("Gastrointestinal stromal tumor", included, "KIT exon 11 mutation", {
    "KIT W557_K558del": "in",
    "KIT A502_Y503dup": "?",
  }),
  // A slip of the pen
  ...of("Glioblastoma", included, "Methylated MGMT promoter", {
    "MGMT metylated": "in",
    "MGMT mehtylated": "in",
    "MGMT umethylated": "?",
    "MGMT unmethlyated": "?",
  }),
  ...of("Glioblastoma", included, "Unmethylated MGMT promoter", { "MGMT unmethlyated": "in" }),
  ...of("Breast cancer", included, "HER2-negative", {
    "HER2 negatve": "in",
    "HER2 negativ": "in",
    "HER2 postive": "?",
  }),
  ...of("Colorectal cancer", included, "Microsatellite stable", { "microsatelite stable": "in" }),
  ...of("Pancreatic cancer", included, "KRAS mutation", { "KRAS mutatd": "in", "KRAS umutated": "?" }),
  // As reports put it
  ...of("Colorectal cancer", included, "Microsatellite stable tumor", {
    "MSI: MSS": "in",
    "MSI status MSS": "in",
    "MS stable": "in",
    "MSI status: MSI-H": "?",
  }),
  ...of("Colorectal cancer", included, "MSI-H tumor", {
    "MSI status: MSI-High": "in",
    "Microsatellite status: MSI-H": "in",
  }),
  ...of("Glioblastoma", included, "Unmethylated MGMT promoter", { "MGMT -ve": "in", "MGMT +ve": "?" }),
  ...of("Glioblastoma", included, "EGFRvIII-positive tumor", { "EGFR v III": "in", "EGFR v3": "in" }),
  ...of("Leukemia", included, "FLT3-TKD mutation", { "FLT3 D835Y": "in", "FLT3 D835": "in" }),
  ...of("Pancreatic cancer", included, "CLDN18.2-positive tumor", { "claudin 18 positive": "in" }),
  ...of("Pancreatic cancer", included, "BRCA1, BRCA2 or PALB2 mutation", {
    "BRCA1 185delAG founder": "in",
    "BRCA2 6174delT": "in",
    "BRCA2 heterozygous pathogenic variant": "in",
    "heterozygous PALB2 mutation": "in",
  }),
  ...of("Sickle cell disease", included, "Homozygous for HbS", { "HbS heterozygous": "?" }),
  // What a report tells besides of a change, or of what was measured
  ...of("Glioblastoma", included, "Methylated MGMT promoter", {
    "MGMT meth 3% (unmethylated)": "?",
    "MGMT methylation 3%, unmethylated": "?",
    "MGMT methylation 30% (methylated)": "in",
  }),
  ...of("Glioblastoma", included, "Unmethylated MGMT promoter", { "MGMT meth 3% (unmethylated)": "in" }),
  ...of("Pancreatic cancer", included, "KRAS G12C mutation", {
    "KRAS mutation (Exon 2, codon 12, c.35G>A, p.Gly12Asp)": "?",
    "KRAS codon 12 (G12D)": "?",
    "KRAS codon 12": "in",
  }),
  ...of("Pancreatic cancer", included, "KRAS G12D mutation", {
    "KRAS mutation (Exon 2, codon 12, c.35G>A, p.Gly12Asp)": "in",
    "KRAS codon 12 (G12D)": "in",
  }),
  ...of("Lung cancer", excluded, "ALK rearrangement", { "EML4-ALK variant 3": "ex", "EML4-ALK": "ex" }),
  ...of("Leukemia", included, "Ph+ ALL", { "BCR::ABL1 p190 positive": "in", "BCR-ABL1 (p210)": "in" }),
  ...of("Head and neck cancer", included, "HPV-positive oropharyngeal cancer", {
    "HPV16 positive, p16+": "in",
    "p16 negative": "?",
  }),
  ...of("Breast cancer", included, "HER2-negative breast cancer", { "HER2/neu: 0 (IHC)": "in", "HER2 0 by IHC": "in" }),
  ...of("Myelofibrosis", included, "CALR mutation", { "CALR type 1": "in", "CALR type 2-like": "in" }),
  ...of("Glioma", included, "Tumors without IDH mutations", { "IDH1-mt": "ex" }),
  ...of("Spinal Muscular Atrophy", included, "2 or 3 copies of SMN2", { "SMN2 x2": "in", "SMN2 x4": "ex" }),
  ...of("Leukemia", included, "FLT3-ITD mutation", { "FLT3-ITD low allelic ratio": "in", "FLT3-ITD, VAF low": "in" }),
]
