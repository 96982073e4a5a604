import * as ChromosomeName from "./ChromosomeName.ts"
import { isVague, type ReportedState } from "./ReportedState.ts"
import type { ReportStatement } from "./ReportStatements.ts"
import type { ReportedName } from "./ReportToken.ts"

/** The proteins of mismatch repair, which laboratories stain for. */
const proteins: ReadonlySet<string | undefined> = new Set(["MLH1", "MSH2", "MSH6", "PMS2"])

/** What is said of a protein that is kept: a sign behind its name is of a stain. */
const kept: ReadonlySet<string | undefined> = new Set(["retained", "normal", "+", "expressed"])

const losses: ReadonlySet<string> = new Set(["loss", "loss of expression"])

/** Whether a protein is told to be lost, or to be kept, as it is where so many cells show it; nothing where neither is. */
const lossOf = ({ grade, kinds, percent, polarity, said, value }: ReportStatement["state"]): boolean | undefined => {
  if (kept.has(said) || (kinds.includes("expression") && polarity === "present")) return false
  if (kinds.some((kind) => losses.has(kind))) return polarity !== "absent"
  const isUnstained = value === "0" && percent !== undefined
  if ((kinds.includes("expression") || isUnstained) && polarity === "absent") return true
  if (said === "positive" && (grade ?? percent) !== undefined) return false

  return said === "abnormal" || said === "deleted" ? true : undefined
}

const isOfProtein = ({ name: { marker }, state }: ReportStatement): boolean =>
  proteins.has(marker?.name) && state.change === undefined && lossOf(state) !== undefined

/** Whether a statement is about mismatch repair, or what comes of its loss. */
const isOfRepair = (statement: ReportStatement): boolean =>
  statement.name.marker?.name === "MSI" || isOfProtein(statement)

const ofRepair = /repair|reparatur|reparaci|mmr|mlh1|msh[26]|pms2/i

const levels: ReadonlyMap<string | undefined, boolean> = new Map([
  ["high", true],
  ["low", false],
])

/** Whether repair is deficient: by what is told, by the level, or by the name. */
const isDeficient = (statement: ReportStatement): boolean | undefined => {
  const {
    name: { name, says },
    state: { level, polarity },
  } = statement
  const lost = ofRepair.test(name) || isOfProtein(statement) ? lossOf(statement.state) : undefined
  if (lost !== undefined) return lost
  if (polarity === "absent" || (polarity === "present" && says === undefined)) return polarity === "present"

  return says === undefined ? levels.get(level) : says === "present"
}

/** A name of what is told alone not to be there, by which less was looked at than makes a tumor stable: "MSI-High: not detected". */
const ofInstability = /high|-h$/i

/** Whether an entry tells that repair is not deficient. */
const isSound = (text: string): boolean => ["MSS", "pMMR", "MSI-H negative"].includes(text)

/** Repair and stability in the words that studies use; nothing where neither is told. */
const mismatchRepair = (statement: ReportStatement): string | undefined => {
  const deficient = isDeficient(statement)
  if (deficient === undefined) return undefined
  const { name } = statement.name
  const isOnlyAbsent = ofInstability.test(name) && statement.state.polarity === "absent"
  const [bad, good] = ofRepair.test(name) ? ["dMMR", "pMMR"] : ["MSI-H", isOnlyAbsent ? "MSI-H negative" : "MSS"]

  return deficient ? bad : good
}

/** A result as a profile would enter it. */
export interface ReportEntry {
  readonly text: string
  /** Whether the vocabulary knows its marker. */
  readonly isKnown: boolean
  readonly isNegative: boolean
}

/** Whether something is there: as it is told, or else as the name says. */
const isPresent = ({ polarity }: ReportedState, { says }: ReportedName): boolean =>
  (polarity ?? says ?? "present") === "present"

/** Whether a marker is a change of a gene by its name, "EGFRvIII", of which no other is told. */
const isChange = ({ marker, name, says }: ReportedName): boolean => says === "present" && marker?.name === name

/** Of which one kind it is; nothing where that is told by a change, or is any of several. */
const kindIn = ({ change, kinds, polarity }: ReportedState): string => {
  const told = new Set(
    kinds.filter((kind) => kind !== "expression").map((kind) => (kind === "loss" ? "deletion" : kind)),
  )
  if (told.has("homozygous deletion")) told.delete("deletion")
  if (told.has("amplification")) told.delete("gain")
  const [kind = ""] = change === undefined && told.size === 1 ? told : []
  if (kind !== "variant") return kind

  return polarity === "absent" ? "" : "mutation"
}

/** Two partners: "TMPRSS2-ERG". */
const ofPair = /\w(?:-|::)\w/

/** Of which kind the change of a name is, where the name does not tell that itself. */
const kindOf = ({ name, state }: ReportStatement): string =>
  isChange(name) && !ofPair.test(name.name) ? "" : kindIn(state)

/** What is measured by how many cells are stained. */
const isStain = ({ marker }: ReportedName): boolean =>
  marker === undefined ||
  alsoStained.has(marker.name) ||
  [marker.expressed, marker.scored, marker.ambiguous, marker.measured].includes(true)

/** Proteins whose share of stained cells counts, beside the changes of their genes: double expressors have both. */
const alsoStained: ReadonlySet<string | undefined> = new Set(["MYC", "BCL2", "BCL6"])

/** What is told by a number alone, and its unit. */
const unitOf: ReadonlyMap<string, string> = new Map([
  ["Ki-67", "%"],
  ["LOH", "%"],
  ["HRD score", ""],
  ["SMN2", " copies"],
  ["HbS", "%"],
  ["Gleason", ""],
  ["Oncotype DX", ""],
])

/** What the score of a lack of homologous repair comes to, where its number is not told. */
const homologousRepair = ({ polarity }: ReportedState): string | undefined =>
  polarity === undefined ? undefined : `HRD ${polarity === "present" ? "positive" : "negative"}`

const counted = ({ name: { name }, state }: ReportStatement): string | undefined => {
  const number = state.percent ?? state.value
  if (number === undefined) return name === "HRD score" ? homologousRepair(state) : undefined

  return `${name} ${number}${unitOf.get(name) ?? ""}`
}

const burden = ({ name: { says }, state: { level, value } }: ReportStatement): string | undefined => {
  if (value !== undefined) return `TMB ${value} mut/Mb`
  if (says === undefined && level === undefined) return undefined

  return (says === undefined ? level === "high" : says === "present") ? "TMB-high" : "TMB-low"
}

/** Scores of how much is expressed: those of tumor cells are shares; of immune cells a number alone is a class. Several of one method are the steps of a scale. */
const scored = ({ scores }: ReportedState): string | undefined => {
  if (
    new Set(scores.map(({ method }) => method)).size < new Set(scores.map(({ method, value }) => method + value)).size
  )
    return undefined
  const told = scores.flatMap(({ method, value }) => {
    const isShare = value.endsWith("%")
    if (method === "IC" && !isShare) return []

    return [`${method} ${value}${method === "CPS" || isShare ? "" : "%"}`]
  })

  return told.length === 0 ? undefined : `PD-L1 ${told.join(", ")}`
}

/** The grade of a stain, with what was found of the gene where the stain leaves it open: "2+, FISH negative". */
const graded = ({ name: { name }, state: { copies, grade } }: ReportStatement): string =>
  grade === "0"
    ? `${name} IHC 0`
    : `${name} ${grade}${copies === undefined || grade !== "2+" ? "" : `, FISH ${copies === "absent" ? "negative" : "positive"}`}`

/** Who has no deletion of both copies is said to have none, and a gene without one more copy is not amplified. */
const lacks: ReadonlyMap<string, string> = new Map([
  ["homozygous deletion", "deletion"],
  ["gain", "amplification"],
])

const lackOf = (kind: string): string => lacks.get(kind) ?? kind

/** What is said of what was not found by its kind, and not in a word of its own. */
const toldByKind: ReadonlySet<string> = new Set(["negative", "normal", "balanced"])

/** What a test that was normal did not find is told by its kind: of the name alone it tells nothing, but where it counts antibodies. */
const isOnlyNormal = ({ said }: ReportedState, change: string, kind: string): boolean =>
  said === "normal" && change === "" && kind === ""

const isOfAntibody = ({ marker, name }: ReportedName): boolean =>
  marker?.autoantibody === true || / antibod(?:y|ies)$|^rheumatoid factor$/i.test(name)

/** A lack in the word that tells of it: a gene that is mutated as its cell matures has no wild type. */
const lackSaid = ({ name: { marker }, state: { said } }: ReportStatement): string | undefined =>
  marker?.name === "IGHV" && said === "wild-type" ? "unmutated" : said

const absence = (statement: ReportStatement): string | undefined => {
  const {
    name: { isFusion, name, says },
    state,
  } = statement
  if (says === "absent") return name
  const kind = isFusion === true ? "fusion" : lackOf(kindOf(statement))
  const change = isVague(state.change) || isFusion === true || isChange(statement.name) ? "" : ` ${state.change}`
  if (change === "" && kind === "methylation") return `${name} unmethylated`
  if (isOnlyNormal(state, change, kind) && says === undefined && !isOfAntibody(statement.name)) return undefined
  if (change === "" && state.said !== undefined && !toldByKind.has(state.said) && isFusion !== true)
    return `${name} ${lackSaid(statement)}`

  return `${name}${change}${change !== "" || kind === "" || kind.startsWith("splice") ? "" : ` ${kind}`} negative`
}

/** The promoter of this gene is what is tested of it, but where a residue of its protein is told. */
const ofPromoter = "TERT"

const baseForBase = /^[ACGT]\d{3}[ACGT]$/

/** Words that say no more than that something was found. */
const plainly: ReadonlySet<string> = new Set(["+", "abnormal", "expressed", "dim"])

/** A state as entries say it; nothing where a probe, and no marker, is abnormal. */
const wordOf = ({ marker }: ReportedName, said: string | undefined): string | undefined => {
  if (said === "abnormal" && marker === undefined) return undefined
  if (said === "pathogenic" || said === "mutated") return "mutation"

  return said === undefined || plainly.has(said) ? "positive" : said
}

/** So many times a sample was thinned and still showed an antibody: "1:1280". */
const titre = /^1:/

/** A state that is told, with how many cells show it, or how far a sample was thinned; of what is looked for in a gene no share of cells tells. */
const stated = ({
  name,
  state: { grade, kinds, percent, polarity, said, value = "" },
}: ReportStatement): string | undefined => {
  if (polarity === undefined && kinds.includes("fusion")) return undefined
  const ofCells = percent !== undefined && isStain(name) ? ` ${percent}%` : ""
  const share = titre.test(value) ? ` (${value})` : ofCells
  if (polarity === undefined) {
    const measured = share === "" && grade !== undefined ? ` ${grade}` : share

    return measured === "" || name.marker === undefined ? undefined : `${name.name}${measured}`
  }
  const word = wordOf(name, said)

  return word === undefined ? undefined : `${name.name} ${word}${word === "positive" ? share : ""}`
}

const presence = (statement: ReportStatement): string | undefined => {
  const { name, state } = statement
  const { change } = state
  const kind = name.marker?.autoantibody === true ? "" : kindOf(statement)
  const isOfPromoter =
    name.marker?.name === ofPromoter &&
    (change === undefined ? kind === "mutation" : isVague(change) || baseForBase.test(change))
  const called = isOfPromoter && !/promoter$/i.test(name.name) ? `${name.name} promoter` : name.name
  if (name.isFusion === true) return `${name.name} fusion`
  if (change !== undefined) return isChange(name) ? name.name : `${called} ${change}`
  if (kind === "methylation") return `${called} methylated`
  if (kind !== "" && (state.isOne || state.polarity !== undefined)) return `${called} ${kind}`

  return name.says === "present" ? name.name : stated(statement)
}

/** What a place of a chromosome is whose state is told in a word. */
const kindsSaid: ReadonlyMap<string | undefined, string> = new Map([
  ["deleted", "deletion"],
  ["amplified", "amplification"],
])

/** Of which kind the change of a place is: what is lost there is no protein. */
const kindOfPlace = (state: ReportedState): string => {
  const kind = kindIn(state) || (kindsSaid.get(state.said) ?? "")

  return kind === "loss of expression" ? "deletion" : kind
}

/** A change of chromosomes is called by what it is; of a place alone nothing is told that could be any change. */
const chromosomal = ({ name: { name, says }, state }: ReportStatement): string | undefined => {
  const kind = ChromosomeName.isOfWhole(name) ? "" : kindOfPlace(state)
  if (kind === "" && says === undefined && ChromosomeName.isPlace(name)) return undefined
  const named = kind === "" || ChromosomeName.tells(name) ? name : `${name} ${kind === "amplification" ? "gain" : kind}`
  if (state.polarity === undefined && kind === "" && says === undefined) return undefined
  if ((state.polarity ?? "present") === "absent") return `${named} negative`

  return named === name && says === undefined ? `${name} positive` : named
}

const ofPlaques = /42/

/** What a dementia makes too low or too high in the fluid around the brain, or in the blood. */
const inFluid = ({ name: { marker, name }, state: { level, value } }: ReportStatement): string | undefined => {
  const measured = value === undefined ? "" : ` (${value})`
  if (marker?.name === "Amyloid" && ofPlaques.test(name)) return level === "low" ? `${name} low${measured}` : undefined

  return /^(?:(?:p-|total )tau|nfl$)/i.test(marker?.name ?? "") && level === "high"
    ? `${name} elevated${measured}`
    : undefined
}

/** How much there is of an antibody, which may be named as if it were there: "GAD65 antibodies < 5 U/mL", "ANA 1:80". */
const isAmount = ({ name, state: { percent, polarity, value } }: ReportStatement): boolean =>
  polarity === undefined && (titre.test(value ?? "") || (isOfAntibody(name) && (value ?? percent) !== undefined))

/** An antibody of which there is more than is usual. */
const amount = ({ name: { marker, name }, state: { level, percent, value } }: ReportStatement): string | undefined =>
  level === "high" ? `${marker?.name ?? name} positive (${value ?? `${percent}%`})` : undefined

/** Names of what is mostly stained for. */
const ofProteins = /^(?:ATRX|INI-?1|BRG-?1)$/i

/** Whether something is lost of which is not known whether that is a protein or its gene: "ATRX loss". */
const isLostInSomeWay = ({ name: { name }, state: { kinds } }: ReportStatement): boolean =>
  ofProteins.test(name) && kinds.length > 0 && kinds.every((kind) => kind === "loss")

/** A result in words. Of a gene with one more copy, which is no amplification, nothing is told. */
const textOf = (statement: ReportStatement): string | undefined => {
  const { name, state } = statement
  const { marker } = name
  const measured = inFluid(statement)
  if (measured !== undefined) return measured
  if (isOfRepair(statement)) return mismatchRepair(statement)
  if (marker?.name === "TMB") return burden(statement)
  if (marker?.scored === true && state.scores.length > 0) return scored(state)
  if (marker?.graded === true && state.grade !== undefined) return graded(statement)
  if (unitOf.has(name.name)) return counted(statement)
  if (ChromosomeName.is(name)) return chromosomal(statement)
  if (isAmount(statement)) return amount(statement)

  if (isPresent(state, name))
    return kindIn(state) === "gain" || isLostInSomeWay(statement) ? undefined : presence(statement)

  return name.isOneOfSeveral === true ? undefined : absence(statement)
}

/** Changes of a gene that a share of cells shows. */
const seenInCells: ReadonlySet<string> = new Set(["deletion", "homozygous deletion", "fusion", "amplification", "gain"])

const isNone = ({ name, state: { change, grade, kinds, percent, scores } }: ReportStatement): boolean => {
  const isOfChromosome = ChromosomeName.tells(name.name)
  const isChanged = change !== undefined || isOfChromosome || kinds.some((kind) => seenInCells.has(kind))

  return (
    (name.marker !== undefined || isOfChromosome) &&
    scores.length === 0 &&
    (grade === "0" || (percent === "0" && (isStain(name) || isChanged)))
  )
}

/** A marker of the surface that is retained is there; a protein that tumors lose is not lost. */
const isKept = ({ name: { marker }, state: { said } }: ReportStatement): boolean =>
  said === "retained" && marker?.expressed === true

/** The entry that a statement makes; nothing where it tells no state, or one that could not be told. */
export const of = (statement: ReportStatement): ReportEntry | undefined => {
  const { name, state } = statement
  const isGraded = name.marker?.graded === true && state.grade !== undefined
  if (name.isGuessed === true) return undefined
  if (state.isUncertain || (state.isOpen && !isGraded)) return undefined
  const meant: ReportStatement = isKept(statement)
    ? { ...statement, state: { ...state, polarity: "present", said: "positive" } }
    : isNone(statement)
      ? { ...statement, state: { ...state, polarity: "absent" } }
      : statement
  const text = textOf(meant)

  return text === undefined
    ? undefined
    : {
        text,
        isKnown: name.marker !== undefined,
        isNegative: isOfRepair(meant) ? isSound(text) : !isPresent(meant.state, name),
      }
}
