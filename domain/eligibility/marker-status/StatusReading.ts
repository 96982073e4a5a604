import type { Kind } from "../markers/Marker.ts"
import type { Named, Says } from "../markers/MarkerMatcher.ts"
import { stateBefore } from "../markers/StatusLexicon.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AlleleCounts from "./AlleleCounts.ts"
import * as BeforeMarker from "./BeforeMarker.ts"
import * as BehindMarker from "./BehindMarker.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { addState, type Gathered, type MarkerStatus, nothingGathered, particularChanges } from "./MarkerStatus.ts"
import { joints } from "./MarkerWords.ts"

/** What opposites together say. "Carriers and non-carriers" are everybody; who lists homozygotes, too, means each by itself. */
const together = (kinds: ReadonlyArray<Kind>): "either" | "each" => (kinds.includes("homozygous") ? "each" : "either")

/** "mEGFR": what is glued before the name says that it is mutated. */
const gatherPrefix = ({ starts, words }: Tokens, first: number, start: number, gathered: Gathered): void => {
  if (starts[first] !== start - 1 || words[first]?.startsWith("m") !== true) return
  gathered.adjectives.add("present")
  gathered.kinds.add("mutation")
}

const several = (claims: ReadonlySet<string>, kinds: ReadonlyArray<Kind>): MarkerStatus["state"] => {
  if (!claims.has("present")) return "low or absent"

  return claims.has("absent") ? together(kinds) : "low or present"
}

/** What all that was gathered comes to. Adjectives say more than nouns, which may be there or be tested for. */
const summed = ({ adjectives, isDenied, nouns, status, variants, ...gathered }: Gathered): MarkerStatus => {
  const kinds = [...gathered.kinds]
  const isTyped = variants.some((each) => each.startsWith("*"))
  if (adjectives.size === 0 && status && !isTyped) return { state: "status", kinds, variants, isDenied }
  const claims = adjectives.size > 0 ? adjectives : nouns
  const [only, another] = claims
  if (another !== undefined) return { state: several(claims, kinds), kinds, variants, isDenied }

  return { state: only ?? (variants.length > 0 ? "present" : "bare"), kinds, variants, isDenied }
}

const states = WordSet.of(
  "dmmr pmmr mmrd mmrp mss h instable unstable instability stability associated related driven unrelated ss sc hbss hbsc thalassemia thalassaemia b0 hbsb0",
)

/** Whether a name ends with the state that it holds: "MSI-H", "dMMR", "HPV-associated", "HbSS", and not "EML4-ALK". */
const isByState = ({ words }: Tokens, last: number, says: Says): boolean =>
  says !== "name" && (states.has(words[last - 1] ?? "") || stateBefore(words, last - 1)?.noun === false)

/** Whether words before a marker may tell its state: not those outside of its brackets, nor before others of a list, where its own name holds one. */
const maySayBefore = (tokens: Tokens, first: number, last: number, says: Says): boolean => {
  const before = tokens.words[first - 1] ?? ""
  if (says === "positive" && before === "(") return false

  return !joints.has(before) || !isByState(tokens, last, says)
}

/** "Homozygous APOE4 carriers": how many copies those have who are told to carry it behind its name. Who is none of the one is the other. */
const gatherCopiesOfCarriers = (before: BeforeMarker.Told, gathered: Gathered): void => {
  const { leading } = before
  if (leading === undefined || !AlleleCounts.zygosities.includes(leading.state.kind)) return
  if (!gathered.adjectives.has("present") || [...gathered.kinds].join() !== "carrier") return
  if (!leading.isDenied) BeforeMarker.gather(before, gathered)
  else for (const other of AlleleCounts.zygosities) if (other !== leading.state.kind) gathered.kinds.add(other)
}

/** "Two APOE4 alleles": how many copies of it somebody has, where nothing else is told of them. */
const gatherCopies = (place: MarkerRun.Place, gathered: Gathered): void => {
  if (gathered.nouns.size > 0 || [...gathered.kinds].some((each) => each !== "carrier")) return
  const kind = AlleleCounts.around(place)
  if (kind === undefined) return
  gathered.adjectives.add("present")
  gathered.kinds.add(kind)
}

/** Behind "alteration:", "FGFR2 fusion" is called by what it is, which says more than the class before it. */
const gatherBefore = (before: BeforeMarker.Told, gathered: Gathered): void => {
  const { kinds } = gathered
  const isParticular = !kinds.has("alteration") && particularChanges.some((kind) => kinds.has(kind))
  BeforeMarker.gather(before, gathered)
  if (isParticular) kinds.delete("alteration")
}

/** Gathers what is said of the marker that tokens `first` to `last` name. `rest` is what is glued to its name. */
const gather = (place: MarkerRun.Place, named: Named): MarkerStatus => {
  const { first, last, tokens } = place
  const { change, rest, says } = named
  const gathered = nothingGathered()
  if (change !== undefined)
    gathered.variants.push(TokenPhrases.isBehindNon(tokens.words, first) ? `!${change}` : change)
  gatherPrefix(tokens, first, named.start, gathered)
  const mayBeSaid = maySayBefore(tokens, first, last, says)
  const inFull = mayBeSaid ? MarkerParts.withFullName(place) : place
  const before = BeforeMarker.told(inFull)
  BehindMarker.gather(inFull, gathered, rest, isByState(tokens, last, says))
  if (gathered.adjectives.size === 0 && mayBeSaid) gatherBefore(before, gathered)
  if (gathered.variants.length === 0) gathered.variants.push(...before.changes)
  if (gathered.adjectives.size === 0 && before.denial !== undefined) addState(gathered, before.denial, false)
  gatherCopiesOfCarriers(before, gathered)
  gatherCopies(place, gathered)

  return summed(gathered)
}

/** Whether a list of genotypes goes on with the opposite of what the name of its first says: "non-carriers, heterozygotes and …". */
const listsBoth = (says: Says, { kinds, state }: MarkerStatus): boolean =>
  kinds.some((kind) => kind === "carrier" || kind === "heterozygous" || kind === "homozygous") &&
  (state === "either" || state === (says === "negative" ? "present" : "absent"))

const said = (says: Says, read: MarkerStatus): MarkerStatus => {
  if (says === "name") return read
  if (says === "each") return { ...read, state: "each" }
  const copies = AlleleCounts.zygosities.filter((each) => each === says)
  const kinds = says === "fusion" ? (["fusion"] as const) : [...read.kinds, ...copies]
  if (listsBoth(says, read)) return { ...read, kinds, state: together(kinds) }
  if (read.state === "either") return read
  if (says === "negative") return { ...read, state: "absent" }
  const turned = read.state === "absent" || (read.state === "status" && copies.length === 0)

  return turned ? read : { ...read, kinds, state: "present" }
}

/** "Non-MSI-H/dMMR": the opposite of what its name says, or none of its alterations. */
const denied = ({ says }: Named, read: MarkerStatus): MarkerStatus =>
  says === "name" ? { ...read, state: "absent", variants: [], isDenied: true } : said("negative", read)

/** What the words around a marker say of it, and its own name with them. */
export const read = (place: MarkerRun.Place, named: Named): MarkerStatus => {
  const gathered = gather(place, named)

  return named.says !== "negative" && BeforeMarker.told(place).isOfNon
    ? denied(named, gathered)
    : said(named.says, gathered)
}
