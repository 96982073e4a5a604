import type { Marker } from "./Marker.ts"

const disease = ["SCD", "sickle cell disease", "sickle cell anemia"]

/** Who is let in whatever the genotype: "all SCD genotypes", "sickle cell disease (any genotype". */
const ofAnyGenotype: ReadonlyArray<string> = disease.flatMap((name) => [
  `all ${name} genotypes`,
  `any ${name} genotype`,
  ...["all genotypes", "any genotype"].flatMap((any) => [`${any} of ${name}`, `${name}, ${any}`, `${name} (${any}`]),
  `${name} of any genotype`,
])

const genotype = (name: string, ...forms: ReadonlyArray<string>): Marker => ({
  name,
  forms: [],
  exact: [],
  positive: [name, ...forms],
  each: ofAnyGenotype,
  source: "ASH guidelines for sickle cell disease: genotypes by their short names and in full",
})

/** "HbSS" in full, by the letters behind "hemoglobin". */
const inFull = (letters: string): ReadonlyArray<string> => [
  `hemoglobin ${letters}`,
  `haemoglobin ${letters}`,
  `Hgb ${letters}`,
  `Hb-${letters}`,
]

/** Beta thalassaemia beside haemoglobin S: "HbS/β0-thalassemia", "Sβ0". */
const withThalassemia = (kind: string, inWords: string): ReadonlyArray<string> => [
  ...["thalassemia", "thalassaemia", "thal"].flatMap((name) => [
    `HbS/β${kind}-${name}`,
    `Hb S β${kind}-${name}`,
    `HbS beta${kind}-${name}`,
    `HbS beta ${inWords} ${name}`,
    `S/β${kind}-${name}`,
    `sickle β${kind}-${name}`,
    `sickle beta ${inWords} ${name}`,
  ]),
  `HbSβ${kind}`,
  `HbS/β${kind}`,
]

/** Kinds of sickle cell disease by both of their haemoglobins. */
export const hemoglobinGenotypes: ReadonlyArray<Marker> = [
  genotype("HbSS", ...inFull("SS")),
  genotype("HbSC", ...inFull("SC")),
  genotype("HbSβ0", ...withThalassemia("0", "zero")),
]
