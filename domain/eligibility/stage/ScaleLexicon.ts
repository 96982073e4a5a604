import * as OtherScales from "./OtherScales.ts"
import type { StageName } from "./StageName.ts"
import type { Need } from "./StagePhrase.ts"

type Words = ReadonlyArray<string>

/** A scale that goes by its own name: "BCLC stage C", "Hoehn and Yahr 2". */
export interface Scale {
  readonly name: Words
  /** Behind these words the name is another's: "R-ISS". */
  readonly notBehind: ReadonlySet<string>
  /** Before these it tells of something else: "type B hepatitis". */
  readonly notBefore: ReadonlySet<string>
  /** Grades are told of much else than of tumours. */
  readonly need: Need
}

const wordsIn = (words: string): ReadonlySet<string> => new Set(words === "" ? [] : words.split(" "))

const scale = (name: string, notBehind = "", need: Scale["need"] = "always", notBefore = ""): Scale => ({
  name: name.split(" "),
  notBehind: wordsIn(notBehind),
  notBefore: wordsIn(notBefore),
  need,
})

/** Scales by their names: several of one scale stand together. */
type Scales = ReadonlyArray<ReadonlyArray<Scale>>

/** Source: the scales' own papers and the guidelines that ask for them (EASL, iwCLL, IMWG, GOLD). */
const ofTumors: Scales = [
  [scale("bclc"), scale("barcelona clinic liver cancer")],
  [scale("cnlc"), scale("china liver cancer")],
  [scale("rai")],
  [scale("binet")],
  [scale("r - iss"), scale("riss")],
  [scale("iss", "-"), scale("international staging system", "revised")],
  [scale("dukes"), scale("dukes'")],
  [scale("masaoka"), scale("masaoka - koga")],
  [scale("grade group"), scale("isup")],
  [scale("grade", "", "disease"), scale("grades", "", "disease")],
]

const ofDeterioration: ReadonlyMap<number, StageName> = new Map([
  [3, "mci"],
  [4, "mild"],
  [5, "moderate"],
  [7, "severe"],
])

const ofRating: ReadonlyMap<number, StageName> = new Map([
  [0, "cognitively normal"],
  [0.5, "mci"],
  [1, "mild"],
  [2, "moderate"],
  [3, "severe"],
])

/**
 * What a dementia of a value is called by the scales' own papers: Morris 1993 (CDR), Reisberg 1982 and 1988 (Global
 * Deterioration Scale, FAST). Between moderate and severe no word is the same everywhere.
 */
const ofDementia: ReadonlyArray<readonly [names: ReadonlyArray<Scale>, called: ReadonlyMap<number, StageName>]> = [
  [[scale("fast")], ofDeterioration],
  [[scale("global deterioration scale"), scale("global deterioration")], ofDeterioration],
  [[scale("cdr"), scale("clinical dementia rating")], ofRating],
]

/** Scales of what is no tumour and none of the measures that are compared. */
export const ofOthers: Scales = [
  ...OtherScales.names.map((names) => names.map((name) => scale(name))),
  [scale("who group"), scale("who groups")],
  [scale("bi - rads"), scale("birads")],
  [scale("li - rads")],
  [scale("pi - rads"), scale("pirads")],
  ...ofDementia.map(([names]) => names),
]

/** Diseases whose kinds are numbered. Source: SMA, Gaucher disease, von Willebrand disease, narcolepsy and others by their types. */
const ofTypes: Scales = [[scale("type", "", "else", "a b c d"), scale("types", "", "else", "a b c d")]]

export const scales: Scales = [...ofOthers, ...ofTumors, ...ofTypes]

const calledBy = new Map(ofDementia)

/** What a disease of a value is called where a text does not name the scale; nothing where the scale's papers do not say. */
export const called = (names: ReadonlyArray<Scale>, value: number): StageName | undefined =>
  calledBy.get(names)?.get(value)

/** Scales of which a text speaks that calls no grade; "FAST" is a word of much else. */
const rating: Scales = ofDementia.map(([names]) => names).filter(([first]) => first?.name[0] !== "fast")

/** The values of scales by which a dementia of some stages is called. */
export const ratedAs = (
  stages: ReadonlyArray<StageName>,
): ReadonlyArray<{ readonly names: ReadonlyArray<Scale>; readonly value: number }> =>
  rating.flatMap((names) =>
    [...(calledBy.get(names) ?? [])].flatMap(([value, name]) => (stages.includes(name) ? [{ names, value }] : [])),
  )
