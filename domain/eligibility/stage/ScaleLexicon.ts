import type { Need, StageName } from "./StagePhrase.ts"

type Words = ReadonlyArray<string>

/** A scale that goes by its own name: "BCLC stage C", "Hoehn and Yahr 2". */
export interface Scale {
  /** How texts call it, its words and marks a space apart. */
  readonly names: ReadonlyArray<string>
  /** Words of the disease that it is of, where that is no tumour; none where it is of several. */
  readonly of?: Words
  /** Behind these words the name is another's: "R-ISS". */
  readonly notBehind: Words
  /** Before these it tells of something else: "type B hepatitis". */
  readonly notBefore: Words
  /** Grades are told of much else than of tumours. */
  readonly need: Need
  /** What a disease of a value is called besides; nothing where the scale's papers do not say. */
  readonly called: ReadonlyMap<number, StageName>
}

const scale = (names: string, known: Partial<Scale> = {}): Scale => ({
  names: names.split(" | "),
  notBehind: [],
  notBefore: [],
  need: "always",
  called: new Map(),
  ...known,
})

const of = (disease: string): Partial<Scale> => ({ of: disease.split(" ") })

const kidneys = of("kidney renal nephropathy")

const deterioration: ReadonlyArray<readonly [number, StageName]> = [
  [3, "mci"],
  [4, "mild"],
  [5, "moderate"],
  [7, "severe"],
]

const rating: ReadonlyArray<readonly [number, StageName]> = [
  [0, "cognitively normal"],
  [0.5, "mci"],
  [1, "mild"],
  [2, "moderate"],
  [3, "severe"],
]

/**
 * Scales of what is no tumour and none of the measures that are compared. Source: the scales' own papers (MDS, HD-ISS, King's), KDIGO, Ludwig
 * 1978, Ley 2012 (GAP) and the WHO's stages of HIV; what a dementia of a value is called: Morris 1993 (CDR), Reisberg 1982 and 1988 (Global
 * Deterioration Scale, FAST). Between moderate and severe no word is the same everywhere.
 */
export const ofOthers: ReadonlyArray<Scale> = [
  scale("hoehn and yahr | hoehn & yahr | hoehn - yahr | h & y", of("parkinson parkinsonism")),
  scale("hd - iss | hd iss | hd integrated staging system", of("huntington")),
  scale("king's | kings", of("als amyotrophic motor")),
  scale("kdigo", kidneys),
  scale("ckd | chronic kidney disease", kidneys),
  scale("ludwig", of("biliary cholangitis")),
  scale("gap", of("pulmonary")),
  scale("who clinical | who paediatric clinical | who pediatric clinical", of("hiv aids")),
  scale("who group | who groups | who category"),
  scale("bi - rads | birads"),
  scale("li - rads"),
  scale("pi - rads | pirads"),
  scale("fast", { called: new Map(deterioration) }),
  scale("global deterioration scale | global deterioration", { called: new Map(deterioration) }),
  scale("cdr | clinical dementia rating", { called: new Map(rating) }),
]

/** Source: the scales' own papers and the guidelines that ask for them (EASL, iwCLL, IMWG, GOLD). */
export const ofTumors: ReadonlyArray<Scale> = [
  scale("bclc | barcelona clinic liver cancer"),
  scale("cnlc | china liver cancer"),
  scale("rai"),
  scale("binet"),
  scale("r - iss | riss"),
  scale("iss | international staging system", { notBehind: ["-", "revised"] }),
  scale("dukes | dukes'"),
  scale("masaoka | masaoka - koga"),
  scale("grade group | isup"),
  scale("grade | grades", { need: "tumor" }),
]

/** Diseases whose kinds are numbered. Source: SMA, Gaucher disease, von Willebrand disease, narcolepsy and others by their types. */
const ofTypes: ReadonlyArray<Scale> = [scale("type | types", { need: "else", notBefore: ["a", "b", "c", "d"] })]

export const scales: ReadonlyArray<Scale> = [...ofOthers, ...ofTumors, ...ofTypes]
