import { fold } from "../text/Folding.ts"
import * as MarkerRows from "./MarkerRows.ts"
import { tripleNegative } from "./TumorAntigens.ts"

const hgnc = "HGNC symbol and aliases; ambiguous aliases left out"

/** Kinases that are tested for their fusions. */
const driver = "mostly fusion; fusion if positive"

const germlineToo = `prefixes g s t m # ${hgnc}; g, s and t for germline, somatic and tumour (NCCN), m for mutated`

/** The genes of histone H3, by their symbols of today and of before. */
const histoneGenes = "H3F3A,H3-3A,HIST1H3B,H3C2,HIST1H3C,H3C3,HIST2H3C,H3F3B,H3-3B"

/** Genes that are altered in tumors. Symbols of four letters and fewer count as they are written. */
export const tumorGenes = MarkerRows.read(
  `
KRAS | K-RAS | Ki-ras | Kirsten rat sarcoma | Kirsten rat sarcoma {viral,virus} oncogene{, homolog, homologue} | "RAS";
  prefixes m; changes G12C G12D G12V G12R G13D # ${hgnc}; "RAS" names the family it belongs to
NRAS: N-RAS | neuroblastoma RAS | neuroblastoma RAS viral oncogene homolog | "NRAS" | "RAS"
HRAS: H-RAS | Harvey rat sarcoma | Harvey rat sarcoma viral oncogene homolog | "HRAS" | "RAS"
"BRAF" | BRAF | B-RAF | BRAF1 | RAS/RAF; prefixes m; changes V600E V600K; common changes v600; fusions KIAA1549{-,::}BRAF;
  change classes v600, k601 l597 g464 g469a g469r g469s g469v e586k a598v t599 a727v, d287 v459 g466 s467 g469e n581 d594 g596
  # ${hgnc}; Yao 2017 and Dankner 2018: signal as monomers, as dimers, or by RAS
"RAF1" | C-RAF | CRAF
"ARAF" | A-RAF
"EGFR" | epidermal growth factor receptor | HER1 | ERBB1 | c-erbB-1; prefixes m; changes T790M C797S L858R L861Q S768I;
  changes g719 = G719X;
  changes exon19 = exon 19 deletion{,s} | Ex19del | 19del | 19 deletion | Del19 | E19del | exon 19 del;
  changes l858r = 21L858R; common changes l858r exon19, resistant t790m c797s exon20
  # ${hgnc}; as written, since eGFR is the filtration rate of the kidney
EGFRvIII: ; positive EGFRvIII | EGFR vIII | EGFR variant III | epidermal growth factor receptor variant III
  # NCIt: a deletion of EGFR
HER2 | HER2/neu | ERBB2 | c-erbB-2 | CD340 | human epidermal growth factor receptor{, type} 2 | Her-2-neu;
  negative with others ${tripleNegative}; expressed; graded # ${hgnc}; states as ASCO/CAP report them
HER3 | ERBB3 | human epidermal growth factor receptor 3; expressed
ERBB4 | HER4
"ALK" | anaplastic lymphoma kinase | CD246; ${driver}; shared ALK1; positive {EML4-,EML4::,NPM-}ALK
  # ${hgnc}; ALK1 is ACVRL1, too, and MLL2 of KMT2D KMT2B
ROS1: ROS-1 | ROS1 | c-ros oncogene 1 | ROS proto-oncogene 1 | "ROS"; ${driver}
"RET" | rearranged during transfection; mostly fusion
<NTRK> | neurotrophic {tyrosine,tropomyosin} receptor kinase | "TRK"; ${driver}; fusions TRK fusion; implied TRK{A,B,C};
  positive ETV6{-,::}NTRK3
<NTRK>1 | TRKA; ${driver}; fusions TRK fusion
<NTRK>2 | TRKB; ${driver}; fusions TRK fusion
<NTRK>3 | TRKC; ${driver}; fusions TRK fusion; positive ETV6{-,::}NTRK3
NRG1 | neuregulin 1; mostly fusion
"MET" | c-MET | mesenchymal epithelial transition factor | HGFR | hepatocyte growth factor receptor
<FGFR> | fibroblast growth factor receptor
each of <FGFR>1, <FGFR>2, <FGFR>3, <FGFR>4
"KIT" | c-KIT | CD117 | stem cell factor receptor; changes D816V
PDGFRA | PDGFR-alpha | CD140a; changes D842V; positive FIP1L1{-,::}PDGFRA
PDGFRB | PDGFR-beta | CD140b
CSF1R | c-FMS | CD115
PIK3CA; changes H1047R E545K E542K
each of <AKT>, <AKT>2, <AKT>3
<AKT>1; changes E17K
"PTEN" | MMAC1; lost
"MTOR"
each of <TSC>1, <TSC>2
<MAP2K>1 | <MEK>1
<MAP2K>2 | <MEK>2
MAPK1 | ERK2
PTPN11 | SHP2
each of "NF1", "NF2", "GNAQ", "GNAS", ACVR1, "DDR2", AXIN1, AXIN2, RNF43, TCF7L2, "SMO", PTCH1
"ESR1"; changes D538G Y537S
GNA11 | GNAQ/11 | GNAQ/GNA11
CTNNB1 | beta-catenin gene; positive beta-catenin mutation{,s}
"VHL" | von Hippel-Lindau gene
"APC"; ambiguous
"RB1"; lost
<BRCA>1 | breast cancer gene 1 | FANCS; ${germlineToo}
<BRCA>2 | breast cancer gene 2 | FANCD1; ${germlineToo}
<BRCA>; ${germlineToo}
PALB2 | partner and localizer of BRCA2 | FANCN
each of "ATM", "ATR", CDK12, RAD50, BARD1, RAD54L, FANCA, FANCC, FANCD2, FANCL, ERCC2, PPP2R2A, MUTYH, "POLE", POLD1
CHEK1 | CHK1
CHEK2 | CHK2
RAD51B | RAD51 | RAD51B/C/D | RAD51B/C
RAD51C | RAD51 | RAD51B/C/D | RAD51B/C | RAD51C/D | FANCO
RAD51D | RAD51 | RAD51B/C/D | RAD51C/D
BRIP1 | FANCJ | BACH1
MRE11 | MRE11A
"NBN" | NBS1
"MLH1" | hMLH1 | mutL homolog 1; lost
"MSH2" | hMSH2 | mutS homolog 2; lost
"MSH6" | hMSH6 | mutS homolog 6; lost
"PMS2" | hPMS2 | PMS1 homolog 2; lost
TP53 | tumor protein {,p}53 | "p53" | "P53"
CDKN2A | p16INK4a | p14ARF | INK4A | CDKN2A/B
CDKN2B | p15INK4b | CDKN2A/B
each of <CDK>4, <CDK>6
CCND1 | cyclin D1
CCND2 | cyclin D2
CCND3 | cyclin D3
CCNE1 | cyclin E1
"MDM2" | HDM2
"MYC" | c-MYC
"MYCN" | N-MYC
"MYCL" | L-MYC | MYCL1
each of FBXW7, PPP2R1A, "SPOP", "CDH1", KEAP1, DICER1, FOXL2, "FLCN", "SDHA", "SDHB", "SDHC", "SDHD"
SMAD4 | DPC4; lost
STK11 | LKB1
NFE2L2 | NRF2
MTAP | methylthioadenosine phosphorylase; lost
SMARCA4 | BRG1 | BAF190; lost
SMARCB1 | INI1 | BAF47 | {,h}SNF5; lost
ARID1A | BAF250a; lost
PBRM1 | BAF180; lost
each of SMARCA2, ARID1B, ARID2, SETD2, KDM6A, "ATRX"; lost
"FH" | fumarate hydratase; lost; ambiguous
"BAP1" | BRCA1-associated protein{ 1,}; lost
TERT: telomerase reverse transcriptase | TERT promoter | "TERT" | "TERTp" | "pTERT"
"MGMT" | MGMT | O{6,-6,(6)}-methylguanine-DNA methyltransferase | O6-methylguanine DNA-methyltransferase |
  methylguanine methyltransferase
<IDH> | isocitrate dehydrogenase; prefixes m
<IDH>1 | isocitrate dehydrogenase 1; prefixes m; changes R132H
<IDH>2 | isocitrate dehydrogenase 2; prefixes m
EWSR1; mostly fusion; positive EWSR1{-,::}FLI1 | EWS{-,/,::}FLI1
NUTM1 | NUT midline; mostly fusion
ZFTA | C11orf95 | RELA; mostly fusion; fusions {ZFTA,C11orf95}{-,::}RELA
  # ${hgnc}; WHO 2021: ependymoma, ZFTA fusion-positive; it goes by either of the two genes
"FLT3" | FMS-like tyrosine kinase 3 | FLK2 | CD135
"NPM1" | nucleophosmin; positive NPM1c
KMT2A | MLL1 | 11q23{,.3} | "MLL"; mostly fusion; positive KMT2A{,-}r | MLL{,-}r | t({9,4,6,10};11)
RUNX1 | AML1
each of CEBPA, ASXL1, "TET2", DNMT3A, SF3B1, SRSF2, U2AF1, ZRSR2, STAG2, "BCOR", GATA2, IKZF1, "WT1", "ETV6", "PHF6"
each of NUP98, CRLF2, NUP214; mostly fusion
MECOM | EVI1; mostly fusion; positive inv(3) | t(3;3)
each of SETBP1, CSF3R, PPM1D, DDX41, "UBTF", "CBL", "EZH2", "JAK1", "JAK3", "MPL", PLCG2, CXCR4, CD79A, CARD11, TNFAIP3
"JAK2"; changes V617F
"CALR" | calreticulin
MYD88; changes L265P
"BTK"; changes C481S
KMT2D; shared MLL2
each of CREBBP, EP300, NOTCH1, BIRC3
each of BCL2, BCL6; mostly fusion
`,
  `of tumors # ${hgnc}`,
).concat(
  MarkerRows.read(
    `
H3 K27M: histone H3 | {${histoneGenes}}; positive H3K27M | H3{, }K27-altered | H3 K27 altered | K27M |
  {H3,H3.3,H3.1,histone H3,${histoneGenes}} {,p.}{K27M,K28M,Lys27Met,Lys28Met} |
  {H3,H3.3,H3.1,histone H3,${histoneGenes}} K27I
  # WHO 2021: diffuse midline glioma, H3 K27-altered; K28M counts the first amino acid
H3 G34 | H3.3 G34 | H3G34; positive {H3,H3.3,histone H3,H3F3A,H3-3A} {G34,G34R/V,Gly34Arg,Gly34Val,G34R,G34V} |
  {H3,H3.3,histone H3,H3F3A,H3-3A} {,p.}{G35R,G35V} | {H3,H3.3,histone H3,H3F3A,H3-3A} p.G34{R,V} | {H3,}G34R | {H3,}G34V |
  G34R/V # WHO 2021: diffuse hemispheric glioma, H3 G34-mutant; G35R counts the first amino acid
SS18-SSX{,1,2,4} | SYT-SSX; mostly fusion; positive t(X;18) | SS18{ rearrangement,-rearranged, translocation, fusion}
  # HGNC; WHO 2020: synovial sarcoma
BCR{-ABL1,-ABL,::ABL1} | Philadelphia{ chromosome,} | Ph chromosome | "Ph"; positive Ph-positive | t(9;22); mostly fusion;
  changes T315I; fused; ambiguous # HGNC; Ph, its chromosome (WHO 2022)
PML{-RARA,-RAR alpha,::RARA}; positive t(15;17); mostly fusion # WHO 2022
IGHV | IgVH | immunoglobulin heavy chain variable{ region,} # iwCLL 2018: mutated or unmutated
`,
    "",
  ),
)

export const geneNames: ReadonlySet<string> = new Set(
  tumorGenes.flatMap(({ exact, family, forms }) => [...forms, ...exact, ...(family?.names ?? [])]).map(fold),
)

/** Fusions that tumors are known by. */
export const joinedGenes = MarkerRows.read(
  `
PAX3-FOXO1: ; positive PAX{3-,3::,7-,3/7-,-}FOXO1 | FOXO1 {fusion,rearrangement}
TMPRSS2-ERG: ; positive TMPRSS2{-,::}ERG
DNAJB1-PRKACA: ; positive DNAJB1{-,::}PRKACA
ASPSCR1-TFE3: ; positive ASPSCR1{-,::}TFE3 | TFE3 {fusion,rearrangement}
FUS-DDIT3: ; positive FUS{-,::}DDIT3 | DDIT3 {rearrangement,fusion}
COL1A1-PDGFB: ; positive COL1A1{-,::}PDGFB
CIC-DUX4: ; positive CIC{-,::}DUX4 | CIC{ rearrangement,-rearranged, fusion, translocation}
`,
  "mostly fusion # HGNC; WHO 2020 to 2022",
)
