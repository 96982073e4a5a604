import type { Marker } from "../../../domain/eligibility/markers/Marker.ts"
import * as MarkerMatcher from "../../../domain/eligibility/markers/MarkerMatcher.ts"
import * as Concept from "./Concept.ts"
import * as FoundWords from "./FoundWords.ts"
import * as Loinc from "./Loinc.ts"
import * as PerTitle from "./PerTitle.ts"
import type { Measured, Result } from "./Result.ts"
import * as Share from "./Share.ts"
import * as State from "./State.ts"

/** What a test says of a marker; no entry where that cannot be read. */
export interface Tested {
  readonly name: string
  readonly entry: string | undefined
}

/** What words say of a marker. */
interface Told extends Tested {
  readonly entry: string
}

/** What of a title in LOINC's way tells the kind of property, and all behind it. */
const property = / ?\[.*$/

const antibody = /\b(?:Ab|IgG|IgM|IgA|antibod(?:y|ies))\b/i

/** What a title says of an antibody but for what it binds to. */
const aroundTarget = /\b(?:anti|auto-?|Ab|IgG|IgM|IgA|antibod(?:y|ies)|M2|screen|titer)\b[- ]?/gi

/** Targets as LOINC has them, and as they are mostly called. */
const targets: ReadonlyArray<readonly [written: RegExp, target: string]> = [
  [/\bDNA double strand\b|\bdouble[ -]strand(?:ed)? DNA\b/i, "dsDNA"],
  [/\bmitochondria\b/i, "mitochondrial"],
]

/** The patient's own antibodies to what a title names: "Mitochondria M2 IgG Ab" are anti-mitochondrial. */
const autoantibodyIn = (title: string): Marker | undefined => {
  const bare = title.replaceAll(aroundTarget, " ").replaceAll(/\s+/g, " ").trim()
  const target = targets.reduce((text, [written, put]) => text.replace(written, put), bare)
  const marker = MarkerMatcher.recognise(`anti-${target} antibodies`)?.marker

  return marker?.autoantibody === true ? marker : undefined
}

/** The marker that words are about: the longest of the names in them. */
const markerIn = (words: string): Marker | undefined => {
  const title = words.replace(property, "")
  const marker = MarkerMatcher.recognise(title)?.marker

  return antibody.test(title) && marker?.autoantibody !== true ? autoantibodyIn(title) : marker
}

const alterations: ReadonlyArray<readonly [written: RegExp, alteration: string]> = [
  [/\bfusion|rearrange|translocat/i, "fusion"],
  [/\bamplif/i, "amplification"],
  [/\bco-?delet/i, "codeletion"],
  [/\bdelet/i, "deletion"],
  [/\bmethylat/i, "methylation"],
  [/\bmutation|\bvariant|\bsequenc|\bgene analysis\b/i, "mutation"],
]

/** A pair of genes: "FGFR2-BICC1 fusion", "EML4::ALK". */
const pair = /\b([A-Z][A-Z0-9]{1,9}(?:-|::)[A-Z][A-Z0-9]{1,9})\b/

interface About {
  readonly marker: Marker
  readonly words: string
}

/** What is entered of a microsatellite and of mismatch repair. */
const ofMsi: ReadonlyMap<string, string> = new Map([
  ["positive", "MSI-H"],
  ["high", "MSI-H"],
  ["deficient", "dMMR"],
  ["negative", "MSS"],
  ["stable", "MSS"],
  ["low", "MSI-low"],
  ["proficient", "pMMR"],
])

const repair = /\bmismatch repair\b|\bMMR\b/i

const msi = (words: string, said: string): string | undefined => {
  if (!repair.test(words)) return ofMsi.get(said)
  const isOfLoss = /deficien|loss/i.test(words)
  const meant = isOfLoss
    ? new Map([
        ["positive", "deficient"],
        ["negative", "proficient"],
      ]).get(said)
    : undefined

  return /^(?:positive|negative)$/.test(said) && meant === undefined ? undefined : ofMsi.get(meant ?? said)
}

const joined = (...parts: ReadonlyArray<string | undefined>): string =>
  parts.filter((part) => part !== undefined && part !== "").join(" ")

/** "MGMT promoter methylation: detected" is methylated. */
const ofMethylation: ReadonlyMap<string, string> = new Map([
  ["positive", "methylated"],
  ["negative", "unmethylated"],
])

const saidOf = (said: string, alteration: string | undefined, change: string | undefined): string => {
  const methylation = alteration === "methylation" ? ofMethylation.get(said) : undefined
  if (methylation !== undefined) return methylation
  if (said === "negative") return joined(change ?? alteration, said)

  return said === "positive" || said === "mutation" ? (change ?? alteration ?? said) : said
}

/** An entry of what was said of a marker by a test of some alteration, or of its presence. */
const entryOf = ({ marker, words }: About, said: string, found: string | undefined): string | undefined => {
  if (marker.name === "MSI") return msi(words, said)
  const [, alteration] = alterations.find(([written]) => written.test(words)) ?? []
  const fused = alteration === "fusion" ? pair.exec(words)?.[1] : undefined

  const change = found ?? FoundWords.change(words)
  const isInName = change !== undefined && marker.name.endsWith(change)

  return joined(fused ?? marker.name, saidOf(said, alteration, isInName ? undefined : change))
}

/** The score of a title: of all cells or of those of the tumor. */
const scoreIn = (words: string): "CPS" | "TPS" | undefined =>
  /\bCPS\b|combined positive/i.test(words) ? "CPS" : /\bTPS\b|tumou?r proportion/i.test(words) ? "TPS" : undefined

/** A share of all cells that is told as a ratio: "55/100". */
const ofHundred = /^(\d{1,3})\/100$/

const measuredIn = ({ measured, value }: Result): Measured | undefined => {
  const [, share] = value.words.map((words) => ofHundred.exec(words)).find((each) => each !== null) ?? []

  return measured ?? (share === undefined ? undefined : { value: Number(share), sign: "", unit: "%" })
}

/** How much of it there is, where that is told by a share of cells. */
const shareOf = ({ marker, words }: About, result: Result): string | undefined => {
  const measured = measuredIn(result)
  if (measured === undefined || measured.value < 0 || measured.value > 100) return undefined
  const score = marker.scored === true ? scoreIn(words) : undefined
  if (score === "CPS") return `${marker.name} CPS ${measured.sign}${measured.value}`
  const share = Share.percent(measured)
  const isShare = marker.scored === true || (marker.expressed === true && measured.unit !== "")

  return share === undefined || !isShare ? undefined : `${joined(marker.name, score)} ${measured.sign}${share}%`
}

const apoe = /\bAPO ?E\b|\bapolipoprotein E\b/i

const genotype = /[eεE]?([234])\s*\/\s*[eεE]?([234])/

const apoeOf = ({ title, value }: Result): Tested | undefined => {
  if (!title.words.some((words) => apoe.test(words))) return undefined
  const [, one, other] = value.words.map((words) => genotype.exec(words)).find((each) => each !== null) ?? []

  return one === undefined ? undefined : { name: "APOE4", entry: `APOE e${one}/e${other}` }
}

const genotyped = /\bgenotyp|\balleles?\b/i

/** What divides one copy of a gene from the other: "F508del/G551D". */
const copies = /[/;,|]|\band\b/

/** The changes of both copies of a gene, each once. */
const genotypeOf = ({ marker }: About, { title, value }: Result): ReadonlyArray<Told> => {
  if (!title.words.some((words) => genotyped.test(words))) return []
  const changes = value.words.flatMap((words) => words.split(copies).flatMap((each) => FoundWords.change(each) ?? []))

  return [...new Set(changes)].map((change) => ({ name: marker.name, entry: joined(marker.name, change) }))
}

const hla = /\bHLA\b/

/** "HLA-A*02:01", "A*02:01", "DRB1*15:01". */
const alleles = /(?:\bHLA-)?\b([ABC]|D[PQR][AB]\d?)\*(\d{2,3}(?::\d{2,3})?)/g

/** What a test of tissue types found of each allele that its title or its value names; a locus alone is nothing. */
const hlaOf = (result: Result): ReadonlyArray<Told> | undefined => {
  const { title, value } = result
  if (!title.words.some((words) => hla.test(words))) return undefined
  const state = State.of(result)
  const named = [...title.words, ...value.words]
    .flatMap((words) => words.split(pieces))
    .flatMap((piece) =>
      [...piece.matchAll(alleles)].map(([, locus, allele]) => ({
        name: `HLA-${locus}*${allele}`,
        isDenied: state === "negative" || FoundWords.said(piece) === "negative",
      })),
    )

  return state === "open"
    ? []
    : named.map(({ isDenied, name }) => ({ name, entry: joined(name, isDenied ? "negative" : "positive") }))
}

const aboutOf = PerTitle.once((title): About | undefined => {
  const coded = title.codes.flatMap(({ code }) => Loinc.names.get(code) ?? [])

  return [...title.words, ...coded]
    .flatMap((words) => {
      const marker = markerIn(words)

      return marker === undefined ? [] : [{ marker, words: words.replace(property, "") }]
    })
    .at(0)
})

/** What the parts of a test of one gene say of its change. */
const changesOf = ({ components }: Result): ReadonlyArray<string> =>
  components
    .filter(({ title }) => Concept.hasCode(title, Loinc.proteinChange))
    .flatMap(({ value }) => [...value.words, ...value.codes.map(({ code }) => code)])

/** What a test of one marker found. */
const testOf = (about: About, result: Result): string | undefined => {
  const { value } = result
  const state = State.of(result)
  if (state === "open") return undefined
  const found = [...value.words, ...changesOf(result)].map(FoundWords.change).find((each) => each !== undefined)
  const said = value.words.map(FoundWords.said).find((each) => each !== undefined)
  const byCode = result.value.codes.map(({ code }) => Loinc.answers.get(code)).find((each) => each !== undefined)
  const meant = (state === "negative" ? undefined : said) ?? byCode ?? state ?? said ?? (found && "mutation")

  return meant === undefined ? shareOf(about, result) : entryOf(about, meant, found)
}

/** Pieces of what is told in words, each of one marker. A translocation, "t(4;14)", is one. */
const pieces = /;(?!\d)|[,\n]|\.(?=\s)|\band\b/

/** What words tell of markers that they name themselves, with a state: "KRAS wild-type; BRAF V600E detected", "HER2-positive". */
export const inWords = (words: string): ReadonlyArray<Told> =>
  words.split(pieces).flatMap((piece) => {
    if (/\btriple[ -]negative\b/i.test(piece))
      return [{ name: "Triple negative", entry: "triple-negative breast cancer" }]
    const marker = markerIn(piece)
    const found = FoundWords.change(piece)
    const said = FoundWords.said(piece) ?? (found === undefined ? undefined : "mutation")
    const isOpen = State.of({ value: { words: [piece], codes: [] }, interpretation: Concept.nothing }) === "open"
    const entry =
      marker === undefined || said === undefined || isOpen ? undefined : entryOf({ marker, words: piece }, said, found)

    return marker === undefined || entry === undefined ? [] : [{ name: marker.name, entry }]
  })

/** What joins the markers of one test: "BRCA1 and BRCA2 mutation analysis", "KRAS/NRAS". */
const joints = /,|\band\b|\//

/** The markers of a test that is titled by several. */
const severalOf = ({ words }: About): ReadonlyArray<About> => {
  const markers = words.split(joints).flatMap((piece) => markerIn(piece) ?? [])

  return [...new Set(markers)].map((marker) => ({ marker, words }))
}

/** Whether words say that a gene is as usual, and not of which. */
const isAllUsual = (words: string): boolean =>
  FoundWords.said(words) === "wild-type" && markerIn(words) === undefined && !FoundWords.change(words)

/** What a test of several markers at once found: none of them is there, or it is not clear which. */
const saidOfSeveral = (several: ReadonlyArray<About>, result: Result): ReadonlyArray<Tested> => {
  if (State.of(result) === "negative" || result.value.words.some(isAllUsual))
    return several.map((about) => ({ name: about.marker.name, entry: testOf(about, result) }))
  const told = result.value.words.flatMap(inWords)

  return told.length > 0 ? told : several.map(({ marker: { name } }) => ({ name, entry: undefined }))
}

/** What an Observation says of markers: of the one that it is titled by, or of those that its words name. */
export const said = (result: Result): ReadonlyArray<Tested> => {
  const ofApoe = apoeOf(result)
  if (ofApoe !== undefined) return [ofApoe]
  const ofHla = hlaOf(result)
  if (ofHla !== undefined) return ofHla
  const about = aboutOf(result.title)
  if (about === undefined) return result.value.words.flatMap(inWords)
  const several = severalOf(about)
  if (several.length > 1) return saidOfSeveral(several, result)
  const ofCopies = genotypeOf(about, result)
  if (ofCopies.length > 0) return ofCopies

  return [{ name: about.marker.name, entry: testOf(about, result) }]
}

const partOfGene = /\b(?:fusion|amplification|codeletion|deletion)\b/

/** The measure of how much there is that a title is of. */
export const scoreOf = ({ words }: Concept.Concept): string =>
  words.map(scoreIn).find((score) => score !== undefined) ?? "share"

/** What of a marker an entry tells of alone: a change of a gene, or a measure of how much there is; nothing where it is the whole. */
export const partOf = (entry: string): string | undefined =>
  FoundWords.change(entry) ??
  partOfGene.exec(entry)?.[0] ??
  (/\d\+$/.test(entry) ? "stain" : /\d%?$/.test(entry) ? (scoreIn(entry) ?? "share") : undefined)
