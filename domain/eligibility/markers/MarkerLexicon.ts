import { listed, rowsOf } from "../text/Spellings.ts"
import { autoantibodies } from "./Autoantibodies.ts"
import { chromosomeMarkers } from "./ChromosomeMarkers.ts"
import { dementiaMarkers } from "./DementiaMarkers.ts"
import { infections } from "./Infections.ts"
import { hemoglobinGenotypes, inheritedEnzymes, inheritedGenes } from "./InheritedGenes.ts"
import type { Marker } from "./Marker.ts"
import { signatureMarkers } from "./SignatureMarkers.ts"
import { tumorAntigens } from "./TumorAntigens.ts"
import { joinedGenes, tumorGenes } from "./TumorGenes.ts"

/** Every marker that is known by more than its letters. */
export const markers: ReadonlyArray<Marker> = [
  ...tumorGenes,
  ...joinedGenes,
  ...tumorAntigens,
  ...chromosomeMarkers,
  ...signatureMarkers,
  ...dementiaMarkers,
  ...autoantibodies,
  ...inheritedGenes,
  ...inheritedEnzymes,
  ...hemoglobinGenotypes,
  ...infections,
]

/** Of relatives that share a name, the one that stands for all of them: BRCA for BRCA1 and BRCA2. */
export const generalOf = (marker: Marker): Marker =>
  markers.find(
    ({ family }) => family?.number === "" && family.names.some((name) => marker.family?.names.includes(name) === true),
  ) ?? marker

type Names = ReadonlyArray<ReadonlyArray<string>>

/** What HR, which tells of three markers, stands for besides: homologous recombination, too. */
const otherHr = `hr - {hpv,mds,nmibc} | {heart rate,hazard ratio,recombination,recombinational repair} ( hr |
  {heart rate,recombination} [ hr | resting hr |
  hr{, -} {deficient,deficiency,proficient,proficiency,gene,genes,repair,pathway,pathways,related,associated,defective} |
  hr{, -} {mutation,mutations,mutated,mutant,alteration,alterations,altered,variant,variants,defect,defects} |
  hr {<,>,≤,≥} {40,45,55,60,90,100,110,120}`

/** A syndrome that is inherited, and tells nothing of the repair in other tumors: CMMRD. */
const inheritedRepair = `mismatch repair cancer syndrome |
  {constitutional,congenital,hereditary,inherited,familial,biallelic,bi - allelic}{, )} {,dna }mismatch repair |
  {constitutional,congenital,hereditary,inherited,familial,biallelic,bi - allelic}{, )} {mmr,mismatch repair ( mmr} |
  {mismatch repair,mmr}{, )} deficiency {syndrome,syndromes,disorder,( cmmrd,( cmmr - d,( bmmrd,- cmmrd} |
  {mismatch repair,mmr}{, )} deficiency , cmmrd`

const otherThings = `
ALK: alkaline phosphatase{ (, [,} alk
Androgen receptor: arm | ar - v7
APOL1: grade{, (} g1 {-,/} g2 | g1 {-,/} g2 {neuroendocrine,net,nets,tumor,tumors}
del(5q): 5q{, -} {sma,spinal,autosomal}
BRCA1: brca1{, -} associated protein
BRCA2: partner and localizer of brca2
IDH: isocitrate dehydrogenase{, -} {1,2}
KRAS: neuroblastoma ras
HRAS: neuroblastoma ras
H3 K27M: {h3,h3f3a,h3 - 3a} {g34,g34r,g34v}
MYC: {n,l} - myc
BCR-ABL1: {ph,philadelphia,philadelphia chromosome,bcr - abl1,bcr - abl} - like
Amyloid: amyloid {angiopathy,precursor,beta precursor,related imaging,- related imaging,cardiomyopathy} |
  {serum,anti -,light chain,al,primary} amyloid | amyloid light
Hormone receptor: ${otherHr}
Estrogen receptor: ${otherHr}
Progesterone receptor: ${otherHr}
MSI: mmr{, )} {vaccine,vaccination} | mmr vaccines | mmr ( measles | {measles,rubella,molecular response} ( mmr |
  rubella{ [, /,} mmr | ${inheritedRepair}
EGFR: egfr {<,>,≥,≤,of,ml} | filtration rate{ (, [,} egfr | human{,e} epidermal growth factor receptor |
  epidermal growth factor receptor{, type, -} 2
PD-L1: positivity score ( tps | cpss
FAP: fap {with,syndrome} | polyposis ( fap
HIV: {aids,syndrome,syndrome ),aids ),syndrome ( aids )}{, -} {defining,related,indicator}
HBV: {hepatitis b,hepatitis b virus,hep b,hbv,hbv ),hbv ]} {core,surface antibody,surface antibodies}
SARS-CoV-2: {covid,covid - 19,coronavirus} {pandemic,restrictions,precautions,mitigation,outbreak,vaccinated,policy,policies,era} |
  {long,post,post -} covid
CMV: {cmv,cmv ),cmv ],cytomegalovirus}{, -} {seropositive,seropositivity,seronegative,seronegativity,seropositives,igg,antibody,antibodies,serology,serostatus} |
  cytomegalovirus ( cmv ){, -} {seropositive,seropositivity,seronegative,seronegativity} | cmv{, -} specific |
  {seropositivity,seropositive,seronegative} for {cmv,cytomegalovirus} | anti - cmv
HbS: hbs {ag,antigen,antigens,antibody,antibodies}
HCV: {hepatitis b,hepatitis b virus,hep b} core
FH: fh{, }wt | histology ( fh
PTEN: pten{, ), -, tumor, ) tumor -} hamartoma
p-tau: p{ - ,}tau{217,181}
`

const inWords = (rows: string): ReadonlyMap<string, Names> =>
  new Map(
    rowsOf(rows).map((row) => {
      const [name = "", phrases = ""] = row.split(": ")

      return [name, listed(phrases).map((phrase) => phrase.split(" "))] as const
    }),
  )

/** Names of other things that a marker's own name is a part of. Source: look-alikes seen in eligibility text. */
export const lookAlikes = inWords(otherThings)

/** Kinds of a cancer by names that hold a marker's: who bars one of them does not bar the marker. */
export const namedCancers = inWords("ALK: alk{ +, - positive, positive, + )} large b")

/** Symbols that are English words: in a text all in capitals they are taken for the word. */
export const englishWords: ReadonlySet<string> = new Set(["MET", "KIT"])
