import * as MarkerRows from "./MarkerRows.ts"

const gating = "G551D,G178R,S549N,S549R,G551S,G1244E,S1251N,S1255P,G1349D"

const ofCftr = `${gating},R117H,G542X,W1282X,N1303K,R553X,G85E,R334W,R347P,A455E,D1152H,R560T,I507del`

const wildType = "{wild-type,wild type,wildtype}"

const inherited = "{variant,hereditary,mutant,mutated,familial}"

/** Transthyretin amyloidosis of whatever cause: "wild-type or variant ATTR", "ATTR-CM (wild-type or hereditary)". */
const ofBothCauses = [`${wildType} {or,and,/} ${inherited}`, `${inherited} {or,and,/} ${wildType}`]
  .flatMap((causes) => [
    `${causes} {ATTR,TTR,transthyretin}`,
    `{ATTR,ATTR-CM,ATTR amyloidosis,ATTR-CM amyloidosis,ATTR-PN,transthyretin amyloidosis} {(,due to }${causes}`,
  ])
  .join(" | ")

/** Genes of inherited diseases that go by the name of their protein, or by changes that are told alone. */
export const inheritedGenes = MarkerRows.read(
  `
"CFTR" | cystic fibrosis transmembrane conductance regulator;
  changes f508del = {F508del,ΔF508,deltaF508,delta F508,dF508,Phe508del,del F508}{,-CFTR}; changes {${ofCftr}}{,-CFTR}
"DMD" | dystrophin; ambiguous
"FXN" | frataxin | GAA{, triplet, trinucleotide} repeat | GAA repeats
"HTT" | huntingtin | CAG{, triplet, trinucleotide} repeat | CAG repeats
"TTR" | transthyretin; positive hATTR | ATTRv | ATTRm | {hereditary,variant} {ATTR,transthyretin}; each ${ofBothCauses};
  negative ATTRwt | wtATTR | wild-type {ATTR,transthyretin}; changes {V30M,V50M,V122I,V142I,T60A}{,-TTR}
"LDLR" | LDL receptor gene | low-density lipoprotein receptor gene
"GLA" | galactosidase alpha | alpha-galactosidase A
"GBA1" | "GBA" | glucocerebrosidase
"C9orf72" | "C9ORF72" | C9orf72 repeat | chromosome 9 open reading frame 72
"TARDBP" | TDP-43 gene
"FUS" | fused in sarcoma; ambiguous
"SOD1" | superoxide dismutase 1; positive SOD1-{mediated,associated,related,linked,caused,ALS};
  changes {A4V,A5V,D90A,G93A,I113T}{,-SOD1}
"SMN1" | survival motor neuron 1 | SMN gene
"APOL1" | apolipoprotein L1; homozygous {two,2} APOL1{, high-risk, high risk, risk} {alleles,variants} | APOL1 {high-risk,high risk} genotype |
  {G1/G1,G1/G2,G2/G1,G2/G2}; heterozygous {G0/G1,G1/G0,G0/G2,G2/G0}; negative G0/G0
"MT-ND4" | "ND4" | NADH dehydrogenase 4; changes g11778a = m.11778G>A | 11778G>A | G11778A
"MT-ND1" | "ND1"; changes g3460a = m.3460G>A | 3460G>A | G3460A
"MT-ND6" | "ND6"; changes t14484c = m.14484T>C | 14484T>C | T14484C
"MT-TL1"; changes a3243g = m.3243A>G | 3243A>G | A3243G
"TAFAZZIN" | tafazzin | "TAZ"
each of "USH2A", "RPGR", "ABCA4", "RPE65", "CEP290", "COL7A1", "MYBPC3", "MYH7", "LMNA", "BMPR2", "SCN1A", "MECP2", "FKRP"
`,
  "# HGNC symbol and name, and the protein as OMIM and registry records call it",
)

/** Enzymes that are missing in inherited diseases, by the gene, by what they do, and by the disease that is called by them. */
export const inheritedEnzymes = MarkerRows.read(
  `
"GAA" | {acid,lysosomal} {alpha,α}-glucosidase
"IDS" | iduronate{-, }2{-, }{sulfatase,sulphatase} | "I2S"; ambiguous
"IDUA" | {alpha-L-,α-L-,L-,}iduronidase
"SGSH" | sulfamidase | heparan{-, }N-sulfatase | heparan sulfatase
"ARSA" | {arylsulfatase,arylsulphatase}{ ,-}A
"GALC" | galactocerebrosidase | galactosylceramidase
"TPP1" | tripeptidyl{ ,-}peptidase{ ,-}{1,I} | "CLN2"
"SMPD1" | acid sphingomyelinase; positive ASMD
"LIPA" | lysosomal acid lipase; positive LAL-D | LAL deficiency
"CYP21A2" | 21-hydroxylase | 21 hydroxylase | steroid 21-hydroxylase
"PAH gene" | phenylalanine hydroxylase
ornithine transcarbamylase | ornithine {carbamoyltransferase,carbamylase}; positive OTC{ ,-}{deficiency,deficient,D}
adenosine deaminase: adenosine deaminase; positive ADA{ ,-}{SCID,deficiency,deficient}
`,
  "lost # HGNC symbol and name, and the enzyme as OMIM calls it",
)

const sickle = "{SCD,sickle cell disease,sickle cell anemia}"

/** Who is let in whatever the genotype: "all SCD genotypes", "sickle cell disease (any genotype". */
const ofAnyGenotype = `each all ${sickle} genotypes | any ${sickle} genotype | {all genotypes,any genotype} of ${sickle} |
  ${sickle}, {all genotypes,any genotype} | ${sickle} ({all genotypes,any genotype} | ${sickle} of any genotype`

const thalassemia = "{thalassemia,thalassaemia,thal}"

/** Kinds of sickle cell disease and thalassemia by both of their haemoglobins. */
export const hemoglobinGenotypes = MarkerRows.read(
  `
"HbS" | "Hb S" | sickle {hemoglobin,haemoglobin}{, (HbS), (Hb S)} | {hemoglobin,haemoglobin} S; heterozygous HbAS | {sickle cell,sickle} trait
HbSS: ; positive HbSS | {HbS,Hb S}/S | HbS/HbS | βS/βS | sickle cell {anemia,anaemia} {or,and} {sickle,HbS,Hb S} | {hemoglobin ,haemoglobin ,Hgb ,Hb-}SS; ${ofAnyGenotype}
HbSC: ; positive HbSC | {HbS,Hb S}/C | HbS/HbC | {hemoglobin ,haemoglobin ,Hgb ,Hb-}SC | 
  {hemoglobin ,haemoglobin ,Hb ,Hb,}SS{/, or , and }SC; ${ofAnyGenotype}
HbSβ0: ; positive HbS{,/}β0 | βS/β0 | {βS/β,HbSβ,HbS/β,Hb S β,HbS beta,S/β,sickle β}0{ ,-}${thalassemia} |
  {HbS,sickle} beta zero ${thalassemia} | {HbS,Hb S}{-, ,/,}{beta,β}{0,-0,°,-zero}{,-thalassemia, thalassemia,-thal, thal}; ${ofAnyGenotype}
HbSβ+: ; positive HbS{,/}β+ | βS/β+ | {βS/β,HbSβ,HbS/β,Hb S β,HbS beta,S/β,sickle β}+{ ,-}${thalassemia} |
  {HbS,sickle} beta plus ${thalassemia} | {HbS,Hb S}{-, ,/,}{beta,β}{+,-plus}{,-thalassemia, thalassemia,-thal, thal}; ${ofAnyGenotype}
β0/β0: ; positive {β0,beta0}/{β0,beta0} | {beta-zero,beta zero}/{beta-zero,beta zero}; negative non-β0/β0
HbE/β-thalassemia: ; positive {HbE,E,hemoglobin E,haemoglobin E,hemoglobin E (HbE),haemoglobin E (HbE)}{/, ,-}{β,beta}{ ,-}${thalassemia}
HbH disease: ; positive {HbH,hemoglobin H,haemoglobin H,hemoglobin H (HbH),haemoglobin H (HbH)} disease | HbH
`,
  "# ASH guidelines for sickle cell disease and TIF's for thalassemia: genotypes by their short names and in full",
)
