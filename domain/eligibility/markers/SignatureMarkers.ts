import * as MarkerRows from "./MarkerRows.ts"

/** Tumors that come from a virus, and those that do not: "HPV-related", "non-EBV-driven". */
const ofVirus = (names: string): string =>
  `virus; expressed; positive {${names}}-{associated,related,driven};
  negative non-{${names}}-{associated,related,driven} | {${names}}-unrelated`

/** Types of the papillomavirus that cancers come from (IARC 100B). */
const typesOfHpv = "16 18 31 33 35 39 45 51 52 56 58 59"

/** Proteins of mismatch repair that are stained for. */
const repair = "{MLH1,MSH2,MSH6,PMS2}"

/** What is found of a tumor as a whole, of its cells' surface by a score, of a virus in it, of a tissue type, or of a pregnancy: no gene of a tumor. */
export const signatureMarkers = MarkerRows.read(
  `
MSI: mismatch repair | microsatellite | "MSI" | "MMR"; positive MSI-H | MSI-high | MSIH | dMMR | MMRd | MMR-d |
  microsatellite {instability,instable,unstable} | microsatellite instability{-, }high | high microsatellite instability |
  mismatch repair {deficient,deficiency} | {deficient,defective} mismatch repair | MMR-deficient |
  loss of {MMR,mismatch repair} | loss of expression of{, one or more} MMR | MMR protein loss |
  loss of{, expression of} ${repair} | ${repair} {loss,deficient,deficiency};
  negative MSI-L | MSI-low | pMMR | MMRp | MMR-p | microsatellite {stable,stability} |
  mismatch repair {proficient,proficiency} | proficient mismatch repair | MMR-proficient | MSS |
  {non-,not }{MSI-H,MSI-high,microsatellite instability high,dMMR} |
  ${repair} {intact,retained} | {intact,retained,stained positive for} ${repair}
  # CAP/ESMO reporting of mismatch repair; deficient repair and high instability are one finding for trials
TMB: {tumor,tumour} mutational burden | tumor mutation burden | "TMB" | "bTMB"; negative TMB-L | TMB-low;
  positive TMB-H | TMB-high | high {mutational,mutation} burden | hypermutated # NCIt
HRD: homologous recombination{ repair,} | "HRR"; negative HRP | homologous recombination proficient | HRD-negative;
  positive HRD | HRR-deficient | homologous recombination {deficiency,deficient,repair deficiency} # NCIt
DDR: DNA{ ,-}damage {repair,response,repair (DDR),response (DDR),response and repair,repair and response} | "DDR"; ambiguous;
  positive {DDR,DNA damage repair,DNA damage response}{ ,-}{deficiency,deficient} # NCIt
PD-L1 | programmed{, cell} death ligand 1 | programmed cell death 1 ligand 1 | CD274 | B7-H1 | PD-1 ligand 1 |
  combined positive score | {tumor,tumour} proportion score | "CPS" | "TPS"; ambiguous; scored
  # HGNC and CAP: what is expressed, by a score
HPV: human {papillomavirus,papilloma virus} | high-risk HPV | HPV{, type }{${typesOfHpv.replaceAll(" ", ",")}} |
  human papillomavirus type 16 | "HPV" | "p16"; types ${typesOfHpv};
  ${ofVirus("HPV,HPV16,human papillomavirus,human papilloma virus")} # CAP 2018: HPV and its surrogate p16
MCPyV: Merkel cell {polyomavirus,polyoma virus} | "MCPyV"; ${ofVirus("MCPyV,Merkel cell polyomavirus")} # NCCN Merkel cell carcinoma
EBV: Epstein-Barr virus | EBER | "EBV"; ${ofVirus("EBV,Epstein-Barr virus")} # NCIt
${["A", "B", "C", "DRB1", "DQB1"]
  .map(
    (
      locus,
    ) => `HLA-${locus} | HLA {type,types,allele,alleles,genotype} ${locus} | (HLA)-${locus} | human {leukocyte,leucocyte} antigen ${locus}; alleles
  # IPD-IMGT/HLA: a locus, and behind it the group and the protein of the allele`,
  )
  .join("\n")}
DPYD | dihydropyrimidine dehydrogenase | "DPD"; lost # HGNC and CPIC: the gene, and the enzyme that breaks fluoropyrimidines down
"G6PD" | glucose-6-phosphate dehydrogenase; lost # HGNC and CPIC: the gene, and the enzyme that red cells lack
UGT1A1 | {UDP-glucuronosyltransferase,uridine diphosphate glucuronosyltransferase} 1A1; lost
  # HGNC and CPIC: the enzyme that breaks irinotecan down
"MRD" | {measurable,minimal} residual disease; ambiguous # ELN 2021 and IMWG 2016; MRD is a matched related donor, too
Pregnancy test | pregnancy tests | hCG test | {β,beta}-hCG test; ruled out # FDA: hCG in urine or blood
CA 19-9 | {carbohydrate,cancer} antigen 19-9; measured # NCCN pancreatic adenocarcinoma: a level
"CEA" | carcinoembryonic antigen; measured # NCIt: a level
`,
  "",
)
