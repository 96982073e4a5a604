import { listed } from "../text/Listed.ts"
import { autoantibodies } from "./Autoantibodies.ts"
import { chromosomeMarkers } from "./ChromosomeMarkers.ts"
import { dementiaMarkers } from "./DementiaMarkers.ts"
import { hemoglobinGenotypes } from "./HemoglobinGenotypes.ts"
import { inheritedGenes } from "./InheritedGenes.ts"
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
  ...hemoglobinGenotypes,
]

/** What HR, which tells of three markers, stands for besides. */
const otherHr = [
  ...listed`
    hr - hpv, hr - mds, hr - nmibc, heart rate ( hr, heart rate [ hr, hazard ratio ( hr, resting hr, recombination ( hr,
    recombination [ hr, recombinational repair ( hr
  `,
  // Homologous recombination
  ...["hr", "hr -"].flatMap((name) =>
    (
      "deficient deficiency proficient proficiency gene genes repair pathway pathways related associated mutation mutations mutated mutant " +
      "alteration alterations altered variant variants defect defects defective"
    )
      .split(" ")
      .map((told) => `${name} ${told}`),
  ),
]

/** A syndrome that is inherited, and tells nothing of the repair in other tumours: CMMRD. */
const inheritedRepair = [
  ...["constitutional", "congenital", "hereditary", "inherited", "familial", "biallelic", "bi - allelic"].flatMap(
    (way) =>
      ["mismatch repair", "dna mismatch repair", "mismatch repair ( mmr", "mmr"].flatMap((name) => [
        `${way} ${name}`,
        `${way} ) ${name}`,
      ]),
  ),
  ...["deficiency", ") deficiency"].flatMap((state) =>
    ["syndrome", "syndromes", "disorder", "( cmmrd", "( cmmr - d", "( bmmrd", ", cmmrd", "- cmmrd"].flatMap((kind) =>
      ["mismatch repair", "mmr"].map((name) => `${name} ${state} ${kind}`),
    ),
  ),
  "mismatch repair cancer syndrome",
]

type Names = ReadonlyArray<ReadonlyArray<string>>

const inWords = (names: Readonly<Record<string, ReadonlyArray<string>>>): ReadonlyMap<string, Names> =>
  new Map(Object.entries(names).map(([marker, each]) => [marker, each.map((name) => name.split(" "))]))

const otherThings: Readonly<Record<string, ReadonlyArray<string>>> = {
  // "ARM" is no mutated AR
  "Androgen receptor": ["arm", "ar - v7"],
  // Another change of the same histone
  "H3 K27M": ["h3", "h3f3a", "h3 - 3a"].flatMap((gene) => ["g34", "g34r", "g34v"].map((change) => `${gene} ${change}`)),
  // Its relatives
  MYC: ["n - myc", "l - myc"],
  "BCR-ABL1": listed`
    ph - like, philadelphia chromosome - like, philadelphia - like, bcr - abl1 - like, bcr - abl - like
  `,
  Amyloid: listed`
    amyloid angiopathy, amyloid precursor, amyloid beta precursor, amyloid related imaging, amyloid - related imaging,
    amyloid cardiomyopathy, serum amyloid, anti - amyloid, light chain amyloid
  `,
  "Hormone receptor": otherHr,
  "Estrogen receptor": otherHr,
  "Progesterone receptor": otherHr,
  MSI: [
    ...listed`
      mmr vaccine, mmr vaccines, mmr vaccination, mmr ) vaccine, mmr ) vaccination, mmr ( measles, measles ( mmr,
      rubella ( mmr, rubella [ mmr, rubella / mmr, rubella mmr, molecular response ( mmr
    `,
    ...inheritedRepair,
  ],
  EGFR: listed`
    egfr <, egfr >, egfr ≥, egfr ≤, egfr of, egfr ml, filtration rate ( egfr, filtration rate [ egfr,
    filtration rate egfr, human epidermal growth factor receptor, epidermal growth factor receptor 2,
    epidermal growth factor receptor type 2, epidermal growth factor receptor - 2
  `,
  "PD-L1": ["positivity score ( tps"],
  // Familial adenomatous polyposis, and favorable histology of Wilms tumors
  FAP: ["fap with", "fap syndrome", "polyposis ( fap"],
  FH: ["fhwt", "fh wt", "histology ( fh"],
  // A syndrome that is inherited with the gene
  PTEN: ["pten hamartoma", "pten ) hamartoma", "pten tumor hamartoma", "pten ) tumor - hamartoma", "pten - hamartoma"],
  "p-tau": ["p - tau217", "p - tau181", "ptau217", "ptau181"],
}

/** Names of other things that a marker's own name is a part of. Source: look-alikes seen in eligibility text. */
export const lookAlikes = inWords(otherThings)

/** Kinds of a cancer by names that hold a marker's: who bars one of them does not bar the marker. */
export const namedCancers = inWords({
  ALK: ["alk + large b", "alk - positive large b", "alk positive large b", "alk + ) large b"],
})

/** Symbols that are English words: in a text all in capitals they are taken for the word. */
export const englishWords: ReadonlySet<string> = new Set(["MET", "KIT"])
