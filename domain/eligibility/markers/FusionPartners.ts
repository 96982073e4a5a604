import * as WordSet from "../text/WordSet.ts"
import type { Marker } from "./Marker.ts"
import * as MarkerMatcher from "./MarkerMatcher.ts"
import { isVariant } from "./VariantNotation.ts"

/** Genes that drive a tumor when they are joined to others, beside those that are mostly altered so. */
const drivers = WordSet.of(
  "BRAF RAF1 MET EGFR HER2 ERBB4 FGFR FGFR1 FGFR2 FGFR3 FGFR4 PDGFRA PDGFRB CSF1R JAK2 MYC CCND1 ESR1 NOTCH1",
)

/** What is joined to a gene in reports and is no partner: how it was tested, what was found, and in which disease. */
const others = WordSet.of(
  "pan non anti co tki tkis ihc ish fish cish ngs pcr wt mut pos neg amp del loss low high car fusion itd tkd ptd ex exon ver cep cen chr sp " +
    "nsclc sclc crc aml all gist gbm mtc mds",
)

/** A gene's symbol, with its number where another sign than "::" joins it to a gene that is mostly altered otherwise. */
const symbol = /^(?:[A-Z][A-Z0-9]{1,9}|C\d{1,2}orf\d{1,4}|[A-Za-z]{2,6}\d[A-Za-z0-9]{0,5})$/

/** What calls two joined names a fusion. */
const calling =
  "(?:(?:gene )?(?:fusions?|rearrange(?:ment|d)|translocation|inversion)(?: (?:gene|oncogene|protein|transcript)\\b)?)"

/** Two names that are joined, with the translocation before them and what calls them a fusion: "t(2;5) NPM1-ALK", "KIF5B::RET fusion". */
const pair = new RegExp(
  "(?<![A-Za-z0-9/-])(?:t\\([\\dXY]{1,2}[;,][\\dXY]{1,2}\\)(?:\\([pq][^)]{0,20}\\))?[ :,|]*)?\\b" +
    "([A-Za-z][A-Za-z0-9]{1,10})(::?| ?[-‐–—]{1,2} ?|\\/)([A-Za-z][A-Za-z0-9]{1,10})\\b(?![-/:][A-Za-z0-9]|-(?:\\s|$))" +
    `( ${calling})?`,
  "g",
)

/** The marker that a name is of as a whole. */
const known = (name: string): Marker | undefined => {
  const found = MarkerMatcher.recognise(name)

  return found?.name.start === 0 && found.name.end === name.length ? found.marker : undefined
}

const drives = (marker: Marker | undefined): marker is Marker =>
  marker?.tumorGene === true && (marker.altered === "fusion" || drivers.has(marker.name))

const number = /\d/

/** Proteins that are markers by themselves, and are joined to driving genes besides. */
const joinedProteins = WordSet.of("CD74 SLC34A2")

/**
 * Whether a marker may be joined to a driving gene where it stands before or behind it, and is not negative by itself: "ER- PR- HER2-",
 * "KRAS-ALK-", "MSS - BRAF V600E".
 */
const mayBeJoined = ({ expressed, name }: Marker, joint: string, isCalled: boolean): boolean =>
  (expressed !== true || joinedProteins.has(name)) && (!joint.includes(" ") || (isCalled && joint === " - "))

/** Whether a name may be that of a gene that is joined to a driving one. A stroke joins the items of lists, too. `isPlain`: nothing but their place tells a fusion. */
const mayBePartner = (name: string, joint: string, isPlain: boolean, isCalled: boolean): boolean => {
  const lower = name.toLowerCase()
  const marker = known(name)
  if (marker === undefined && (others.has(lower.replace(/\d+$/, "")) || isVariant(lower))) return false
  if (joint === "/") return marker === undefined && number.test(name) && symbol.test(name)
  if (marker !== undefined) return mayBeJoined(marker, joint, isCalled)

  return symbol.test(name) && (number.test(name) || !isPlain || joint === "::")
}

/** Two genes that are joined, by the one that drives the tumor. */
interface Joined {
  readonly marker: Marker
  readonly partner: string
}

/** Two colons join nothing but fusions: of two genes of which neither drives tumors otherwise, the first that is known counts. */
const joinedByColons = (one: string, other: string): Joined | undefined => {
  const [first, second] = [known(one), known(other)]
  if (first?.tumorGene === true) return { marker: first, partner: other }

  return second?.tumorGene === true ? { marker: second, partner: one } : undefined
}

/** Which of two joined names drives the tumor; nothing where they are no fusion, or that cannot be told. */
const joined = (one: string, joint: string, other: string, isCalled: boolean): Joined | undefined => {
  const [first, second] = [known(one), known(other)]
  const isOne = drives(first) && !drives(second)
  const isPlain = isOne && !isCalled && first.altered !== "fusion"
  const marker = isOne ? first : second
  const partner = isOne ? other : one
  if (!drives(marker)) return joint === "::" ? joinedByColons(one, other) : undefined
  if (!isOne && drives(first)) return undefined

  return mayBePartner(partner, joint, isPlain, isCalled) ? { marker, partner } : undefined
}

/** The marker that two genes are together, and neither is by itself: "PML-RARA". */
export const own = (one: string, other: string): Marker | undefined => {
  const whole = known(`${one}-${other}`)

  return whole?.altered === "fusion" && whole !== known(one) && whole !== known(other) ? whole : undefined
}

/** Whether one of two joined names drives a tumor by the other. */
export const drive = (one: string, joint: string, other: string): boolean =>
  joined(one, joint, other, false) !== undefined

/** An entry with each fusion of two genes as one of the gene by which it drives the tumor: "NPM1-ALK" is an ALK fusion, and tells nothing of NPM1. */
export const named = (written: string): string =>
  written.replace(pair, (found, one: string, joint: string, other: string, called: string | undefined) => {
    const fusion = known(`${one}-${other}`) === undefined ? joined(one, joint, other, called !== undefined) : undefined

    return fusion === undefined ? found : `${fusion.marker.name} fusion`
  })

const symbols: Readonly<Record<string, string>> = {
  AF4: "AFF1",
  AF6: "AFDN",
  MLLT4: "AFDN",
  AF9: "MLLT3",
  AF10: "MLLT10",
  ENL: "MLLT1",
  NPM: "NPM1",
  TEL: "ETV6",
}

/** The partner of a marker in each fusion that a text names, and where that stands: "EML4" of ALK. */
const partnersIn = (text: string, { name }: Marker) =>
  text
    .matchAll(pair)
    .flatMap(({ 0: found, 1: one = "", 2: joint = "", 3: other = "", 4: called, index }) => {
      const fusion = joined(one, joint, other, called !== undefined)
      const partner = fusion?.partner.toUpperCase() ?? ""

      return fusion?.marker.name === name
        ? [{ partner: symbols[partner] ?? partner, start: index, end: index + found.length }]
        : []
    })
    .toArray()

/** The partner that an entry names a marker with, if it is but one. */
export const of = (written: string, marker: Marker): string | undefined => {
  const [only, ...others] = new Set(partnersIn(written, marker).map(({ partner }) => partner))

  return others.length === 0 ? only : undefined
}

/** In characters. */
const longestName = 16

export const at = (text: string, start: number, end: number, marker: Marker): string | undefined => {
  const from = Math.max(0, start - longestName)

  return partnersIn(text.slice(from, end + longestName), marker).find(
    (each) => each.start < end - from && start - from < each.end,
  )?.partner
}
