import { listed } from "../text/Listed.ts"
import type { Marker } from "./Marker.ts"
import { tripleNegative } from "./TumorAntigens.ts"

const hgnc = "HGNC symbol and aliases; ambiguous aliases left out"

/** A gene by its symbol: a short one counts only as it is written. */
const gene = (name: string, forms: ReadonlyArray<string> = [], more: Partial<Marker> = {}): Marker => ({
  name,
  forms: name.length > 4 ? [name, ...forms] : forms,
  exact: name.length > 4 ? [] : [name],
  tumorGene: true,
  source: hgnc,
  ...more,
})

/** A gene that shares its name with its relatives and is told from them by a number: "FGFR1/2/3". */
const member = (
  family: string,
  number: string,
  forms: ReadonlyArray<string> = [],
  more: Partial<Marker> = {},
): Marker => ({
  name: `${family}${number}`,
  forms,
  exact: [],
  family: { names: [family], number },
  tumorGene: true,
  source: hgnc,
  ...more,
})

const fusion = { altered: "fusion" } as const

/** Kinases that are tested for their fusions. */
const driver = { ...fusion, positiveByFusion: true } as const

const anyOfNtrk = { ...driver, fusions: ["TRK fusion"] } as const

const lost = { lost: true } as const

const germlineToo = {
  prefixes: ["g", "s", "t", "m"],
  source: `${hgnc}; g, s and t for germline, somatic and tumour (NCCN), m for mutated`,
} as const

/** "mEGFR". */
const mutantToo = { prefixes: ["m"] } as const

/** Changes of proteins that are called by their own names alone, as OncoKB and NCCN list them. */
const changes = (names: string): Pick<Marker, "changes"> => ({
  changes: names.split(" ").map((name) => [name, name.toLowerCase()] as const),
})

/** Yao 2017 and Dankner 2018: signal as monomers, as dimers, or by RAS. */
const classesOfBraf = [
  "v600",
  "k601 l597 g464 g469a g469r g469s g469v e586k a598v t599 a727v",
  "d287 v459 g466 s467 g469e n581 d594 g596",
].map((names) => names.split(" "))

/** The genes of histone H3, by their symbols of today and of before. */
const histoneGenes = ["H3F3A", "H3-3A", "HIST1H3B", "H3C2", "HIST1H3C", "H3C3", "HIST2H3C", "H3F3B", "H3-3B"]

/** Genes that are altered in tumours. */
export const tumorGenes: ReadonlyArray<Marker> = [
  // Growth factors' receptors and what they drive (OncoKB levels 1 to 3)
  {
    name: "KRAS",
    forms: [
      "KRAS",
      "K-RAS",
      "Ki-ras",
      "Kirsten rat sarcoma",
      ...["viral", "virus"].flatMap((kind) =>
        ["", " homolog", " homologue"].map((end) => `Kirsten rat sarcoma ${kind} oncogene${end}`),
      ),
    ],
    exact: ["RAS"],
    ...mutantToo,
    ...changes("G12C G12D G12V G12R G13D"),
    tumorGene: true,
    source: `${hgnc}; "RAS" names the family it belongs to`,
  },
  gene("NRAS", ["N-RAS", "neuroblastoma RAS", "neuroblastoma RAS viral oncogene homolog"], { exact: ["NRAS", "RAS"] }),
  gene("HRAS", ["H-RAS", "Harvey rat sarcoma", "Harvey rat sarcoma viral oncogene homolog"], {
    exact: ["HRAS", "RAS"],
  }),
  gene("BRAF", ["BRAF", "B-RAF", "BRAF1", "RAS/RAF"], {
    ...mutantToo,
    ...changes("V600E V600K"),
    changeGroups: { resistant: [], common: ["v600"] },
    changeClasses: classesOfBraf,
    fusions: ["KIAA1549-BRAF", "KIAA1549::BRAF"],
  }),
  gene("RAF1", ["C-RAF", "CRAF"]),
  gene("ARAF", ["A-RAF"]),
  {
    name: "EGFR",
    forms: ["epidermal growth factor receptor", "HER1", "ERBB1", "c-erbB-1"],
    exact: ["EGFR"],
    ...mutantToo,
    changes: [
      ...["T790M", "C797S", "L858R", "L861Q", "S768I"].map((name) => [name, name.toLowerCase()] as const),
      ["G719X", "g719"],
      ["exon 19 deletion", "exon19"],
      ["exon 19 deletions", "exon19"],
      ["Ex19del", "exon19"],
      ["19del", "exon19"],
      ["19 deletion", "exon19"],
      ["Del19", "exon19"],
      ["E19del", "exon19"],
      ["exon 19 del", "exon19"],
      ["21L858R", "l858r"],
    ],
    changeGroups: { resistant: ["t790m", "c797s", "exon20"], common: ["l858r", "exon19"] },
    tumorGene: true,
    source: `${hgnc}; as written, since eGFR is the filtration rate of the kidney`,
  },
  {
    name: "EGFRvIII",
    forms: [],
    exact: [],
    positive: ["EGFRvIII", "EGFR vIII", "EGFR variant III", "epidermal growth factor receptor variant III"],
    tumorGene: true,
    source: "NCIt: a deletion of EGFR",
  },
  {
    name: "HER2",
    forms: listed`
      HER2, HER2/neu, ERBB2, c-erbB-2, CD340, human epidermal growth factor receptor 2,
      human epidermal growth factor receptor type 2, Her-2-neu
    `,
    exact: [],
    negativeWithOthers: tripleNegative,
    expressed: true,
    graded: true,
    tumorGene: true,
    source: `${hgnc}; states as ASCO/CAP report them`,
  },
  {
    name: "HER3",
    forms: ["HER3", "ERBB3", "human epidermal growth factor receptor 3"],
    exact: [],
    expressed: true,
    tumorGene: true,
    source: hgnc,
  },
  gene("ERBB4", ["HER4"]),
  // ALK1 is ACVRL1, too, and MLL2, below, KMT2B
  gene("ALK", ["anaplastic lymphoma kinase", "CD246"], {
    ...driver,
    shared: ["ALK1"],
    positive: ["EML4-ALK", "EML4::ALK", "NPM-ALK"],
  }),
  gene("ROS1", ["ROS-1", "ROS1", "c-ros oncogene 1", "ROS proto-oncogene 1"], { ...driver, exact: ["ROS"] }),
  gene("RET", ["rearranged during transfection"], fusion),
  gene("NTRK", ["neurotrophic tyrosine receptor kinase", "neurotrophic tropomyosin receptor kinase"], {
    ...anyOfNtrk,
    exact: ["TRK"],
    positive: ["ETV6-NTRK3", "ETV6::NTRK3"],
    implied: { forms: ["TRKA", "TRKB", "TRKC"], exact: [] },
    family: { names: ["NTRK"], number: "" },
  }),
  member("NTRK", "1", ["TRKA"], anyOfNtrk),
  member("NTRK", "2", ["TRKB"], anyOfNtrk),
  member("NTRK", "3", ["TRKC"], { ...anyOfNtrk, positive: ["ETV6-NTRK3", "ETV6::NTRK3"] }),
  { name: "NRG1", forms: ["NRG1", "neuregulin 1"], exact: [], ...fusion, tumorGene: true, source: hgnc },
  gene("MET", ["c-MET", "mesenchymal epithelial transition factor", "HGFR", "hepatocyte growth factor receptor"], {
    exact: ["MET"],
  }),
  gene("FGFR", ["fibroblast growth factor receptor"], { family: { names: ["FGFR"], number: "" }, exact: [] }),
  member("FGFR", "1"),
  member("FGFR", "2"),
  member("FGFR", "3"),
  member("FGFR", "4"),
  gene("KIT", ["c-KIT", "CD117", "stem cell factor receptor"], changes("D816V")),
  gene("PDGFRA", ["PDGFR-alpha", "CD140a"], { ...changes("D842V"), positive: ["FIP1L1-PDGFRA", "FIP1L1::PDGFRA"] }),
  gene("PDGFRB", ["PDGFR-beta", "CD140b"]),
  gene("CSF1R", ["c-FMS", "CD115"]),
  gene("PIK3CA", [], changes("H1047R E545K E542K")),
  member("AKT", ""),
  member("AKT", "1", [], changes("E17K")),
  member("AKT", "2"),
  member("AKT", "3"),
  gene("PTEN", ["MMAC1"], lost),
  gene("MTOR", [], { exact: ["MTOR"] }),
  gene("TSC1", [], { family: { names: ["TSC"], number: "1" }, forms: [], exact: [] }),
  gene("TSC2", [], { family: { names: ["TSC"], number: "2" }, forms: [], exact: [] }),
  gene("MAP2K1", [], { family: { names: ["MAP2K", "MEK"], number: "1" }, forms: [], exact: [] }),
  gene("MAP2K2", [], { family: { names: ["MAP2K", "MEK"], number: "2" }, forms: [], exact: [] }),
  gene("MAPK1", ["ERK2"]),
  gene("PTPN11", ["SHP2"]),
  gene("NF1"),
  gene("NF2"),
  gene("ESR1", [], changes("D538G Y537S")),
  gene("GNAQ"),
  gene("GNA11", ["GNAQ/11", "GNAQ/GNA11"]),
  gene("GNAS"),
  gene("ACVR1"),
  gene("CTNNB1", ["beta-catenin gene"], { positive: ["beta-catenin mutation", "beta-catenin mutations"] }),
  gene("DDR2"),
  gene("VHL", ["von Hippel-Lindau gene"]),
  gene("APC", [], { ambiguous: true }),
  gene("AXIN1"),
  gene("AXIN2"),
  gene("RNF43"),
  gene("TCF7L2"),
  gene("RB1", [], lost),
  gene("SMO"),
  gene("PTCH1"),
  // Repair of DNA (NCCN ovarian, prostate, pancreatic, breast)
  { ...member("BRCA", "1", ["breast cancer gene 1", "FANCS"]), ...germlineToo },
  { ...member("BRCA", "2", ["breast cancer gene 2", "FANCD1"]), ...germlineToo },
  { ...member("BRCA", ""), ...germlineToo },
  gene("PALB2", ["partner and localizer of BRCA2", "FANCN"]),
  gene("ATM"),
  gene("ATR"),
  gene("CHEK1", ["CHK1"]),
  gene("CHEK2", ["CHK2"]),
  gene("CDK12"),
  gene("RAD50"),
  gene("RAD51B", ["RAD51", "RAD51B/C/D", "RAD51B/C"]),
  gene("RAD51C", ["RAD51", "RAD51B/C/D", "RAD51B/C", "RAD51C/D", "FANCO"]),
  gene("RAD51D", ["RAD51", "RAD51B/C/D", "RAD51C/D"]),
  gene("BARD1"),
  gene("BRIP1", ["FANCJ", "BACH1"]),
  gene("RAD54L"),
  gene("MRE11", ["MRE11A"]),
  gene("NBN", ["NBS1"]),
  gene("FANCA"),
  gene("FANCC"),
  gene("FANCD2"),
  gene("FANCL"),
  gene("ERCC2"),
  gene("PPP2R2A"),
  gene("MLH1", ["hMLH1", "mutL homolog 1"], lost),
  gene("MSH2", ["hMSH2", "mutS homolog 2"], lost),
  gene("MSH6", ["hMSH6", "mutS homolog 6"], lost),
  gene("PMS2", ["hPMS2", "PMS1 homolog 2"], lost),
  gene("MUTYH"),
  gene("POLE"),
  gene("POLD1"),
  // Cell cycle, chromatin and metabolism
  gene("TP53", ["TP53", "tumor protein 53", "tumor protein p53"], { exact: ["p53", "P53"] }),
  gene("CDKN2A", ["p16INK4a", "p14ARF", "INK4A", "CDKN2A/B"]),
  gene("CDKN2B", ["p15INK4b", "CDKN2A/B"]),
  member("CDK", "4"),
  member("CDK", "6"),
  gene("CCND1", ["cyclin D1"]),
  gene("CCND2", ["cyclin D2"]),
  gene("CCND3", ["cyclin D3"]),
  gene("CCNE1", ["cyclin E1"]),
  gene("MDM2", ["HDM2"]),
  gene("MYC", ["c-MYC"]),
  gene("MYCN", ["N-MYC"]),
  gene("MYCL", ["L-MYC", "MYCL1"]),
  gene("FBXW7"),
  gene("PPP2R1A"),
  gene("SPOP"),
  gene("CDH1"),
  gene("SMAD4", ["DPC4"], lost),
  gene("STK11", ["LKB1"]),
  gene("KEAP1"),
  gene("NFE2L2", ["NRF2"]),
  gene("MTAP", ["MTAP", "methylthioadenosine phosphorylase"], { exact: [], ...lost }),
  gene("SMARCA4", ["BRG1", "BAF190"], lost),
  gene("SMARCB1", ["INI1", "BAF47", "SNF5", "hSNF5"], lost),
  gene("SMARCA2", [], lost),
  gene("ARID1A", ["BAF250a"], lost),
  gene("ARID1B", [], lost),
  gene("ARID2", [], lost),
  gene("PBRM1", ["BAF180"], lost),
  gene("SETD2", [], lost),
  gene("KDM6A", [], lost),
  gene("DICER1"),
  gene("FOXL2"),
  gene("FLCN"),
  gene("SDHA"),
  gene("SDHB"),
  gene("SDHC"),
  gene("SDHD"),
  gene("FH", ["fumarate hydratase"], { ...lost, ambiguous: true }),
  gene("BAP1", ["BRCA1-associated protein 1", "BRCA1-associated protein"], lost),
  gene("ATRX", [], lost),
  gene("TERT", ["telomerase reverse transcriptase", "TERT promoter"], { exact: ["TERT", "TERTp", "pTERT"] }),
  gene("MGMT", [
    "MGMT",
    ...listed`
      O6-methylguanine-DNA methyltransferase, O-6-methylguanine-DNA methyltransferase, methylguanine methyltransferase,
      O6-methylguanine DNA-methyltransferase, O(6)-methylguanine-DNA methyltransferase
    `,
  ]),
  gene("IDH", ["isocitrate dehydrogenase"], { ...mutantToo, family: { names: ["IDH"], number: "" }, exact: [] }),
  member("IDH", "1", ["isocitrate dehydrogenase 1"], { ...mutantToo, ...changes("R132H") }),
  member("IDH", "2", ["isocitrate dehydrogenase 2"], mutantToo),
  {
    name: "H3 K27M",
    forms: ["histone H3", ...histoneGenes],
    exact: [],
    positive: [
      ...["H3", "H3.3", "H3.1", "histone H3", ...histoneGenes].flatMap((gene) =>
        ["K27M", "p.K27M", "K28M", "p.K28M", "K27I", "Lys27Met", "p.Lys27Met", "Lys28Met", "p.Lys28Met"].map(
          (change) => `${gene} ${change}`,
        ),
      ),
      ...listed`H3K27M, H3 K27-altered, H3 K27 altered, K27M, H3K27-altered`,
    ],
    source: "WHO 2021: diffuse midline glioma, H3 K27-altered; K28M counts the first amino acid",
  },
  {
    name: "H3 G34",
    forms: ["H3 G34", "H3.3 G34", "H3G34"],
    exact: [],
    positive: [
      ...["H3", "H3.3", "histone H3", "H3F3A", "H3-3A"].flatMap((gene) =>
        listed`G34R, G34V, G34R/V, G34, p.G34R, p.G34V, G35R, G35V, p.G35R, p.G35V, Gly34Arg, Gly34Val`.map(
          (change) => `${gene} ${change}`,
        ),
      ),
      ...listed`H3G34R, H3G34V, G34R, G34V, G34R/V`,
    ],
    source: "WHO 2021: diffuse hemispheric glioma, H3 G34-mutant; G35R counts the first amino acid",
  },
  gene("EWSR1", [], { ...fusion, positive: ["EWSR1-FLI1", "EWSR1::FLI1", "EWS-FLI1", "EWS/FLI1", "EWS::FLI1"] }),
  {
    name: "SS18-SSX",
    forms: ["SS18-SSX", "SYT-SSX", "SS18-SSX1", "SS18-SSX2", "SS18-SSX4"],
    exact: [],
    positive: ["t(X;18)", "SS18 rearrangement", "SS18-rearranged", "SS18 translocation", "SS18 fusion"],
    ...fusion,
    source: `${hgnc}; WHO 2020: synovial sarcoma`,
  },
  gene("NUTM1", ["NUT midline"], fusion),
  // WHO 2021: ependymoma, ZFTA fusion-positive; it goes by either of the two genes
  gene("ZFTA", ["ZFTA", "C11orf95", "RELA"], {
    ...fusion,
    exact: [],
    fusions: ["ZFTA-RELA", "ZFTA::RELA", "C11orf95-RELA", "C11orf95::RELA"],
  }),
  // Leukaemia, lymphoma and myeloma (WHO and ICC 2022, ELN 2022)
  gene("FLT3", ["FMS-like tyrosine kinase 3", "FLK2", "CD135"]),
  gene("NPM1", ["nucleophosmin"], { positive: ["NPM1c"] }),
  gene("KMT2A", [], {
    ...fusion,
    forms: ["KMT2A", "MLL1", "11q23", "11q23.3"],
    positive: ["KMT2Ar", "KMT2A-r", "MLL-r", "MLLr", "t(9;11)", "t(4;11)", "t(6;11)", "t(10;11)"],
    exact: ["MLL"],
  }),
  gene("CEBPA"),
  gene("RUNX1", ["AML1"]),
  gene("ASXL1"),
  gene("TET2"),
  gene("DNMT3A"),
  gene("SF3B1"),
  gene("SRSF2"),
  gene("U2AF1"),
  gene("ZRSR2"),
  gene("STAG2"),
  gene("BCOR"),
  gene("GATA2"),
  gene("NUP98", [], fusion),
  gene("IKZF1"),
  gene("CRLF2", [], fusion),
  gene("NUP214", [], fusion),
  gene("MECOM", ["EVI1"], { ...fusion, positive: ["inv(3)", "t(3;3)"] }),
  gene("WT1"),
  gene("ETV6"),
  gene("PHF6"),
  gene("SETBP1"),
  gene("CSF3R"),
  gene("PPM1D"),
  gene("DDX41"),
  gene("UBTF"),
  gene("CBL"),
  gene("EZH2"),
  gene("JAK1"),
  gene("JAK3"),
  gene("JAK2", [], changes("V617F")),
  gene("CALR", ["calreticulin"]),
  gene("MPL"),
  gene("MYD88", [], changes("L265P")),
  gene("BTK", [], changes("C481S")),
  gene("PLCG2"),
  gene("CXCR4"),
  gene("CD79A"),
  gene("CARD11"),
  gene("TNFAIP3"),
  gene("CREBBP"),
  gene("EP300"),
  gene("KMT2D", [], { shared: ["MLL2"] }),
  gene("NOTCH1"),
  gene("BIRC3"),
  gene("BCL2", ["BCL2"], { ...fusion, exact: [] }),
  gene("BCL6", ["BCL6"], { ...fusion, exact: [] }),
  {
    name: "BCR-ABL1",
    forms: ["BCR-ABL1", "BCR-ABL", "BCR::ABL1", "Philadelphia chromosome", "Philadelphia", "Ph chromosome"],
    exact: ["Ph"],
    positive: ["Ph-positive", "t(9;22)"],
    ...fusion,
    ...changes("T315I"),
    fused: true,
    ambiguous: true,
    source: `${hgnc}; Ph, its chromosome (WHO 2022)`,
  },
  {
    name: "PML-RARA",
    forms: ["PML-RARA", "PML-RAR alpha", "PML::RARA"],
    exact: [],
    positive: ["t(15;17)"],
    ...fusion,
    source: "WHO 2022",
  },
  {
    name: "IGHV",
    forms: ["IGHV", "IgVH", "immunoglobulin heavy chain variable region", "immunoglobulin heavy chain variable"],
    exact: [],
    source: "iwCLL 2018: mutated or unmutated",
  },
]

/** Two genes that are joined in a tumour, by both of their names. */
const joined = (one: string, other: string, names: ReadonlyArray<string> = []): Marker => ({
  name: `${one}-${other}`,
  forms: [],
  exact: [],
  positive: [`${one}-${other}`, `${one}::${other}`, ...names],
  altered: "fusion",
  source: "HGNC; WHO 2020 to 2022",
})

/** Fusions that tumours are known by. */
export const joinedGenes: ReadonlyArray<Marker> = [
  joined("PAX3", "FOXO1", ["PAX7-FOXO1", "PAX3/7-FOXO1", "PAX-FOXO1", "FOXO1 fusion", "FOXO1 rearrangement"]),
  joined("TMPRSS2", "ERG"),
  joined("DNAJB1", "PRKACA"),
  joined("ASPSCR1", "TFE3", ["TFE3 fusion", "TFE3 rearrangement"]),
  joined("FUS", "DDIT3", ["DDIT3 rearrangement", "DDIT3 fusion"]),
  joined("COL1A1", "PDGFB"),
  joined("CIC", "DUX4", ["CIC rearrangement", "CIC-rearranged", "CIC fusion", "CIC translocation"]),
]
