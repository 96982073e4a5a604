import { mostCharacters } from "../../condition/ConditionLength.ts"
import * as ConditionQuery from "../../condition/ConditionQuery.ts"
import * as DiseaseNames from "../../condition/DiseaseNames.ts"
import { remembering } from "../../Memo.ts"
import type { Profile } from "../../Profile.ts"
import * as Relatives from "../classes/Relatives.ts"
import * as Rewriting from "../entry/Rewriting.ts"
import { leavingOut, type Meaning } from "../entry/Rewriting.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AskedMarker from "./AskedMarker.ts"
import * as MarkerHinges from "./MarkerHinges.ts"
import * as NamedPlaces from "./NamedPlaces.ts"

/** What the words of a condition tell of markers, beside the biomarkers of its profile. */
export interface ConditionMarkers {
  /** As they would be entered; none of a gene that the biomarkers name. */
  readonly markers: ReadonlyArray<string>
  /** The disease, where the condition names one without them, and no other. */
  readonly disease?: string
}

const kin = WordSet.of(`${Relatives.relatives} wife husband spouse partner son friend child kid patient`)

/** Whom a condition speaks of, how far the disease has gone, and how it is joined to a gene: none of it is the state of a marker. */
export const ofPatients = RuleTable.of<Meaning>({
  name: "whom a condition speaks of, and how far it has gone",
  classes: {
    kin: (word) => kin.has(word.replace(/'s$/, "")),
    degree: (word) => /^(?:stage|grade|phase)?\d[a-d]?$/.test(word),
    virus: "hpv hbv epv ebv",
    linked: "related associated linked mediated",
  },
  rows: [
    leavingOut([
      ["[ my|our|his|her|their? {kin} ] ( !- | $ )", "[my mother's] EGFR lung cancer", "patient-derived"],
      ["stage|grade|phase {degree}", "KRAS colon cancer [stage 4]"],
      ["!{virus}|- [ {linked} ]", "SOD1 [related] ALS"],
      ["!{virus} [ - {linked} ]", "SOD1[-linked] ALS", "HPV-associated cancer"],
    ]),
  ],
})

const smallLetters = /^[a-z]+$/

/** Whether what looks like a symbol with its state is a word: "abnormal", "arm". */
const isWord = (text: string, { end, isStated, start }: NamedPlaces.NamedPlace): boolean => {
  const written = text.slice(start, end)

  return isStated && smallLetters.test(written) && DiseaseNames.vocabulary().has(written)
}

const placesIn = (text: string): ReadonlyArray<NamedPlaces.NamedPlace> =>
  NamedPlaces.of(text).filter((place) => !isWord(text, place))

/** The parts of a text that speak of a marker, as if it were entered. */
const partsOf = (text: string): ReadonlyArray<AskedMarker.Part> => {
  const places = placesIn(text)
  if (places.length === 0) return []

  return AskedMarker.all([text])
    .flatMap(({ parts }) => parts)
    .filter(({ asked }) => places.some(({ marker }) => marker === asked.marker))
}

const isStated = ({ asked }: AskedMarker.Part): boolean => asked.asked?.state !== "bare"

/** Symbols of two letters mean too much else: they count with a state alone. */
const isLong = ({ written }: AskedMarker.Part): boolean => placesIn(written).some(({ end, start }) => end - start > 2)

/** Whether a text names a disease that is not called as a marker is: "diabetes", but not "HPV". */
const namesDisease = (text: string): boolean => {
  const { disease } = ConditionQuery.apart(text)

  return disease !== "" && placesIn(disease).length === 0
}

const none: ConditionMarkers = { markers: [] }

const toldBy = (condition: string): ConditionMarkers => {
  if (condition.length > mostCharacters || placesIn(condition).length === 0) return none
  const { besides, disease } = ConditionQuery.apart(condition)
  const ofName = partsOf(disease).filter(isStated)
  const further = partsOf(Rewriting.of(besides, ofPatients)).filter(
    (part) => isStated(part) || (disease !== "" && isLong(part)),
  )
  const markers = [...ofName, ...further].map(({ written }) => written)
  const isTold = further.length > 0 && disease !== "" && placesIn(disease).length === 0

  return isTold && !namesDisease(besides) ? { markers, disease } : { markers }
}

/**
 * The markers that the condition of a profile tells: "EGFR mutant NSCLC". What is part of the disease's name counts where that tells
 * a state, "HER2-positive breast cancer" but not "PTEN hamartoma tumor syndrome"; beside it the gene is enough: "SOD1 ALS".
 */
export const of = remembering((profile: Pick<Profile, "biomarkers" | "condition">): ConditionMarkers => {
  const told = toldBy(profile.condition)
  if (told.markers.length === 0) return told
  const known = new Set(profile.biomarkers.flatMap(MarkerHinges.toldBy))

  return {
    ...told,
    markers: told.markers.filter((written) => !MarkerHinges.toldBy(written).some((name) => known.has(name))),
  }
})

const sero = /^(?:(?:(?:double|triple)[- ])?seronegative|seropositive)$/i

const inhibitors = /^(?:(?:no|with|without) )?inhibitors?$|^inhibitors? (?:negative|absent|positive|present)$/i

/** What the antibodies of a disease are called, by an entry that says whether they were found, and not what they bind to. In myasthenia there are several, of which a seronegative patient has none. */
const antibodiesOf: ReadonlyArray<readonly [disease: RegExp, entry: RegExp, antibody: string]> = [
  [/myasthenia|\bg?MG\b/i, /^(?:(?:double|triple)[- ])?seronegative$/i, "AChR antibody"],
  [/neuromyelitis|\bNMO(?:SD)?\b/i, sero, "AQP4 antibody"],
  [/rheumatoid|\bRA\b/i, sero, "anti-CCP antibody"],
  [/ha?emophilia A\b|factor VIII/i, inhibitors, "factor VIII inhibitor"],
  [/ha?emophilia B\b|factor IX/i, inhibitors, "factor IX inhibitor"],
]

/** An entry by the antibody that the disease is told by: "seronegative" in myasthenia is negative for that to AChR. */
export const withAntibody = (written: string, condition: string): string => {
  const entry = written.trim()
  const antibody = antibodiesOf.find(([disease, said]) => disease.test(condition) && said.test(entry))?.[2]
  const state = /negative|absent|^no |without/i.test(entry) ? "negative" : "positive"

  return antibody === undefined ? written : `${antibody} ${state}`
}
