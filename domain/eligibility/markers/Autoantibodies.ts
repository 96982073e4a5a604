import * as WordSet from "../text/WordSet.ts"
import * as MarkerRows from "./MarkerRows.ts"

/** What an antibody is called behind the name of what it binds to. */
export const antibodyWords = WordSet.of("antibody antibodies autoantibody autoantibodies ab abs igg")

/** Antibodies that inhibit a clotting factor are named by what they do. */
const ofFactor = (roman: string, number: string): string => {
  const factor = `{factor ,F}{${roman},${number}}`

  return `Factor ${roman} inhibitor: ; positive ${factor} {inhibitor,inhibitors,inhibitory antibodies} |
    {inhibitor to,inhibitors to,inhibitors against} ${factor} | {hemophilia,haemophilia}{, A, B} with inhibitors; negative without inhibitors;
    each {with or,with and,with/} without inhibitors | with or without an inhibitor; implied inhibitor test
    # ISTH: an inhibitor is an antibody to the factor`
}

/** A disease of which is told whether its antibodies were found, and not which: "seronegative MG". */
const serostatus = (names: string): string => {
  const disease = `{,generalized ,generalised ,ocular ,patients with ,participants with }{${names}}`

  return `positive {seropositive,seropositivity} ${disease};
    negative {,double-,double ,triple-,triple }seronegative ${disease}; each {seropositive or seronegative,seronegative or
    seropositive,seropositive and seronegative,seronegative and seropositive,seropositive/seronegative,both seropositive and seronegative} ${disease}`
}

/** The patient's own antibodies: those by which diseases of nerves and muscles are told apart go by what they bind to. */
export const autoantibodies = MarkerRows.read(
  `
"AChR" | AChR | acetylcholine receptor; positive {,anti-}AChR antibodies; ${serostatus("MG,gMG,myasthenia gravis")}
"MuSK" | muscle-specific{, tyrosine} kinase | muscle specific receptor tyrosine kinase; positive {,anti-}MuSK antibodies
"AQP4" | AQP4 | AQP-4 | aquaporin-4 | NMO-IgG; positive {,anti-}AQP4 antibodies; ${serostatus("NMOSD,NMO,neuromyelitis optica")}
"MOG" | myelin oligodendrocyte glycoprotein; positive {,anti-}MOG antibodies
"LRP4" | LRP4 | low-density lipoprotein receptor-related protein 4; positive {,anti-}LRP4 antibodies
TIF1 | TIF1γ | TIF1-γ | TIF-1γ | TIF1{ ,-}gamma | TIF1g; positive {,anti-}TIF1{,γ} antibodies
Mi-2 | Mi2; positive {,anti-}Mi{-,}2 antibodies
NXP2 | NXP-2 | nuclear matrix protein 2; positive {,anti-}NXP{-,}2 antibodies
MDA5 | MDA-5 | melanoma differentiation-associated gene 5; positive {,anti-}MDA{-,}5 antibodies
"Jo-1" | "Jo1" | antisynthetase; positive {,anti-}Jo{-,}1 antibodies | {,anti-}antisynthetase antibodies
"HMGCR" | HMG-CoA reductase; positive {,anti-}HMGCR antibodies
anti-Smith | "anti-Sm"; positive anti-{Smith,Sm} antibodies
"SRP" | signal recognition particle; positive {,anti-}SRP antibodies
anti-SSA: anti-SSA | anti-{SSA,SS-A}/Ro | anti-Ro/SSA | anti-SS-A | anti-Ro | "SSA" | "SS-A" | "Ro/SSA" | "SSA/Ro" | "Ro60" | "Ro52";
  positive {,anti-}{SSA,SS-A,Ro,SSA/Ro,Ro/SSA} antibodies
anti-SSB: anti-SSB | anti-{SSB,SS-B}/La | anti-La/SSB | anti-SS-B | anti-La | "SSB" | "SS-B"; positive {,anti-}{SSB,SS-B,La} antibodies
anti-dsDNA: anti-dsDNA | anti-ds-DNA | anti-double{-, }stranded DNA | "dsDNA"; positive {,anti-}dsDNA antibodies
anti-PLA2R: anti-PLA2R | "PLA2R" | phospholipase A2 receptor; positive {,anti-}PLA2R antibodies
"PR3-ANCA" | anti-PR3 | anti-proteinase{ ,-}3 | PR3{ ,-}ANCA | ANCA-PR3 | c-ANCA; positive {,anti-}PR3 antibodies
"MPO-ANCA" | anti-MPO | anti-myeloperoxidase | MPO{ ,-}ANCA | ANCA-MPO | p-ANCA; positive {,anti-}MPO antibodies
"ANCA" | {antineutrophil,anti-neutrophil} cytoplasmic | PR3{ ,-}ANCA | MPO{ ,-}ANCA | ANCA-PR3 | ANCA-MPO;
  positive {antineutrophil,anti-neutrophil} cytoplasmic antibodies
anti-CCP: anti-CCP | anti-cyclic citrullinated {peptide,protein} | anti-citrullinated {peptide,protein} | "ACPA";
  positive {anti-CCP,anti-citrullinated protein} antibodies
anti-Scl-70: anti-Scl-70 | anti-Scl70 | anti-topoisomerase | anti-topoisomerase{ ,-}{I,1} | "Scl-70"; positive {,anti-}{Scl-70,topoisomerase I} antibodies
anti-RNA polymerase III: anti-RNA polymerase III | anti-RNAP III | anti-RNA pol III; positive {,anti-}RNA polymerase III antibodies
anti-centromere; positive anticentromere antibodies | {,anti-}centromere antibodies
anti-mitochondrial: anti-mitochondrial | antimitochondrial | "AMA"; positive {anti-mitochondrial,antimitochondrial} antibodies
ANA: anti-nuclear | antinuclear | "ANA"; positive {anti-nuclear,antinuclear} antibodies
lupus anticoagulant | lupus anticoagulants
anticardiolipin | anti-cardiolipin | "aCL"; positive {anticardiolipin,anti-cardiolipin} antibodies
anti-β2 glycoprotein I: anti-{β2,β-2,beta2,beta-2,beta 2}{ ,-}glycoprotein{, I, 1,-I,-1} | "aβ2GPI" | anti-β2GPI
anti-desmoglein 1: anti-{desmoglein,Dsg}{ ,-,}1 | desmoglein{ ,-}1 | "Dsg1"; positive {,anti-}{desmoglein,Dsg}{ ,-,}1 antibodies
anti-desmoglein 3: anti-{desmoglein,Dsg}{ ,-,}3 | desmoglein{ ,-}3 | "Dsg3"; positive {,anti-}{desmoglein,Dsg}{ ,-,}3 antibodies
Oligoclonal bands: oligoclonal {band,bands,banding} | "OCB" | "OCBs"
"GAD65" | "GAD" | glutamic acid decarboxylase | "GADA"; positive {,anti-}{GAD,GAD65} antibodies
"LGI1" | leucine-rich glioma-inactivated 1; positive {,anti-}LGI1 antibodies
"CASPR2" | contactin-associated protein-like 2; positive {,anti-}CASPR2 antibodies
"NMDAR" | NMDA receptor | N-methyl-D-aspartate receptor; positive {,anti-}{NMDAR,NMDA receptor} {antibodies,encephalitis}
${ofFactor("VIII", "8")}
${ofFactor("IX", "9")}
`,
  "autoantibody # MGFA, IPND 2015 and ENMC 2020: what the patient's own antibodies bind to, by its symbol and in full",
)
