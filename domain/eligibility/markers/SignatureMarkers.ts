import { listed } from "../text/Listed.ts"
import type { Marker } from "./Marker.ts"

/** Tumours that come from a virus, and those that do not: "HPV-related", "non-EBV-driven". */
const ofVirus = (...names: ReadonlyArray<string>): Pick<Marker, "positive" | "negative" | "virus"> => {
  const tied = names.flatMap((name) => ["associated", "related", "driven"].map((tie) => `${name}-${tie}`))

  return {
    virus: true,
    positive: tied,
    negative: [...tied.map((each) => `non-${each}`), ...names.map((name) => `${name}-unrelated`)],
  }
}

/** Types of the papillomavirus that cancers come from (IARC 100B). */
const typesOfHpv = "16 18 31 33 35 39 45 51 52 56 58 59".split(" ")

/** Proteins of mismatch repair that are stained for. */
const repairProteins = ["MLH1", "MSH2", "MSH6", "PMS2"] as const

/** What is found of a tumour as a whole, of its cells' surface by a score, of a virus in it, or of a tissue type: no gene of a tumour. */
export const signatureMarkers: ReadonlyArray<Marker> = [
  {
    name: "MSI",
    forms: ["mismatch repair", "microsatellite"],
    exact: ["MSI", "MMR"],
    positive: [
      ...listed`
        MSI-H, MSI-high, MSIH, dMMR, MMRd, MMR-d, microsatellite instability, microsatellite instable,
        microsatellite unstable, microsatellite instability-high, microsatellite instability high,
        high microsatellite instability, mismatch repair deficient, mismatch repair deficiency,
        deficient mismatch repair, defective mismatch repair, MMR-deficient, loss of MMR, loss of mismatch repair,
        loss of expression of MMR, loss of expression of one or more MMR, MMR protein loss
      `,
      ...repairProteins.flatMap((protein) => [
        `loss of ${protein}`,
        `loss of expression of ${protein}`,
        `${protein} loss`,
        `${protein} deficient`,
        `${protein} deficiency`,
      ]),
    ],
    negative: [
      ...listed`
        MSI-L, MSI-low, pMMR, MMRp, MMR-p, microsatellite stable, microsatellite stability, mismatch repair proficient,
        mismatch repair proficiency, proficient mismatch repair, MMR-proficient, non-MSI-H, non-MSI-high,
        non-microsatellite instability high, non-dMMR, not MSI-H, not MSI-high, not dMMR,
        not microsatellite instability high, MSS
      `,
      ...repairProteins.flatMap((protein) => [
        `${protein} intact`,
        `${protein} retained`,
        `intact ${protein}`,
        `retained ${protein}`,
        `stained positive for ${protein}`,
      ]),
    ],
    source: "CAP/ESMO reporting of mismatch repair; deficient repair and high instability are one finding for trials",
  },
  {
    name: "TMB",
    forms: ["tumor mutational burden", "tumour mutational burden", "tumor mutation burden"],
    exact: ["TMB"],
    positive: ["TMB-H", "TMB-high", "high mutational burden", "high mutation burden", "hypermutated"],
    negative: ["TMB-L", "TMB-low"],
    source: "NCIt",
  },
  {
    name: "HRD",
    forms: ["homologous recombination repair", "homologous recombination"],
    exact: ["HRR"],
    positive: [
      "HRD",
      "HRR-deficient",
      "homologous recombination deficiency",
      "homologous recombination deficient",
      "homologous recombination repair deficiency",
    ],
    negative: ["HRP", "homologous recombination proficient", "HRD-negative"],
    source: "NCIt",
  },
  {
    name: "PD-L1",
    forms: listed`
      PD-L1, programmed death ligand 1, programmed cell death ligand 1, programmed cell death 1 ligand 1, CD274,
      B7-H1, PD-1 ligand 1, combined positive score, tumor proportion score, tumour proportion score
    `,
    exact: ["CPS", "TPS"],
    ambiguous: true,
    scored: true,
    source: "HGNC and CAP: what is expressed, by a score",
  },
  {
    name: "HPV",
    forms: [
      "human papillomavirus",
      "human papilloma virus",
      "high-risk HPV",
      ...typesOfHpv.flatMap((type) => [`HPV${type}`, `HPV type ${type}`]),
      "human papillomavirus type 16",
    ],
    exact: ["HPV", "p16"],
    ...ofVirus("HPV", "HPV16", "human papillomavirus", "human papilloma virus"),
    types: typesOfHpv,
    expressed: true,
    source: "CAP 2018: HPV and its surrogate p16",
  },
  {
    name: "EBV",
    forms: ["Epstein-Barr virus", "EBER"],
    exact: ["EBV"],
    ...ofVirus("EBV", "Epstein-Barr virus"),
    expressed: true,
    source: "NCIt",
  },
  ...["A", "B", "C"].map(
    (locus): Marker => ({
      name: `HLA-${locus}`,
      forms: [
        `HLA-${locus}`,
        `HLA type ${locus}`,
        `(HLA)-${locus}`,
        `human leukocyte antigen ${locus}`,
        `human leucocyte antigen ${locus}`,
      ],
      exact: [],
      alleles: true,
      source: "IPD-IMGT/HLA: a locus, and behind it the group and the protein of the allele",
    }),
  ),
  {
    name: "DPYD",
    forms: ["DPYD", "dihydropyrimidine dehydrogenase"],
    exact: ["DPD"],
    lost: true,
    source: "HGNC and CPIC: the gene, and the enzyme that breaks fluoropyrimidines down",
  },
  {
    name: "G6PD",
    forms: ["glucose-6-phosphate dehydrogenase"],
    exact: ["G6PD"],
    lost: true,
    source: "HGNC and CPIC: the gene, and the enzyme that red cells lack",
  },
  {
    name: "UGT1A1",
    forms: ["UGT1A1", "UDP-glucuronosyltransferase 1A1", "uridine diphosphate glucuronosyltransferase 1A1"],
    exact: [],
    lost: true,
    source: "HGNC and CPIC: the enzyme that breaks irinotecan down",
  },
  {
    name: "MRD",
    forms: ["measurable residual disease", "minimal residual disease"],
    exact: ["MRD"],
    ambiguous: true,
    source: "ELN 2021 and IMWG 2016; MRD is a matched related donor, too",
  },
  {
    name: "CA 19-9",
    forms: ["CA 19-9", "carbohydrate antigen 19-9", "cancer antigen 19-9"],
    exact: [],
    measured: true,
    source: "NCCN pancreatic adenocarcinoma: a level",
  },
  { name: "CEA", forms: ["carcinoembryonic antigen"], exact: ["CEA"], measured: true, source: "NCIt: a level" },
]
