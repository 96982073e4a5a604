import { eachOnce, remembering } from "../../Memo.ts"
import * as Steps from "../../Steps.ts"
import * as Denials from "../entry/Denials.ts"
import * as Entered from "../entry/Entered.ts"
import * as LabShorthand from "../entry/LabShorthand.ts"
import * as SequenceChanges from "../entry/SequenceChanges.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as ChangeClasses from "../marker-status/ChangeClasses.ts"
import * as MarkerMeaning from "../marker-status/MarkerMeaning.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { type MarkerStatus, namesNoChange } from "../marker-status/MarkerStatus.ts"
import { statusWords } from "../marker-status/MarkerWords.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import type { AskedStatus } from "../marker-status/StatusComparison.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { type StateWord, stateAt, statesIn } from "../markers/StatusLexicon.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as HeldMeasure from "../measurement/HeldMeasure.ts"
import * as HeldMeasures from "../measurement/HeldMeasures.ts"
import type { Measure } from "../measurement/Measure.ts"
import * as Literal from "../mention/Literal.ts"
import type * as Remark from "../mention/Remark.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as EntryParts from "./EntryParts.ts"
import * as FusionPartners from "./FusionPartners.ts"
import * as NumberedName from "./NumberedName.ts"
import * as OpenResults from "./OpenResults.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as SkippedExon from "./SkippedExon.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

/** A marker with what a profile says of it. */
export interface Known {
  readonly marker: Marker
  readonly asked: AskedStatus
  /** The gene that it is joined to. */
  readonly partner?: string | undefined
  /** Its name as the profile writes it, where no vocabulary knows it. */
  readonly literal?: Literal.Literal
  /** It is stained 2+, which tells a state only beside another test; a text may ask for the stain alone. */
  readonly isOfOpenGrade?: true
  /** Why a text can give no side, though it speaks of the marker: what was entered of it is not clear. */
  readonly untold?: Remark.Remark
}

/** A biomarker as a profile asks for it. Without a marker, its words are sought as they are. */
export type AskedMarker =
  | Known
  | {
      readonly marker: undefined
      readonly asked?: undefined
      readonly name: string
      readonly literal: Literal.Literal
      /** The name of what a number was entered of: "SMN2 3 copies". */
      readonly numbered?: Literal.Literal | undefined
      /** The number with its name, where it is compared with those of a text: "XYZ score 12". */
      readonly held?: HeldMeasure.HeldMeasure | undefined
      /** The measure that is named, and no more said of it: "HbA1c". */
      readonly measure?: Measure | undefined
    }

type Words = ReadonlyArray<string>

/** What is asked of which marker, alike in whatever words: a change by its own name is the same with and without "mutation". */
const identity = (written: string, sought: AskedMarker): string => {
  if (sought.marker === undefined) return written.trim().toLowerCase()
  const { kinds, score, state, variants } = sought.asked
  const shapes = kinds.filter((kind) => kind === "insertion" || kind === "deletion")

  return JSON.stringify([
    sought.marker.name,
    state,
    variants.length > 0 ? [...variants, ...shapes] : kinds,
    score,
    sought.untold,
    ...(sought.partner === undefined ? [] : [sought.partner]),
  ])
}

const ofResidue = /^[a-z](\d{2,4})(?:[a-z]|(del|ins|dup))$/

/** The exon of a change that is there: "KIT V559D" is one of exon 11. What is lost or gained goes by its exon: "EGFR E746_A750del" is a deletion in exon 19. */
const withExons = ({ name }: Marker, asked: AskedStatus): AskedStatus => {
  if (asked.state !== "present") return asked
  const placed = asked.variants.map((change) => {
    const [, number, kind] = ofResidue.exec(change) ?? []
    const exons = SequenceChanges.exonsOf(name, Number(number)).map((exon) => `exon${exon}`)

    return { change, exons, isByExon: kind !== undefined && exons.length > 0 }
  })
  const exons = placed.flatMap((each) => (each.isByExon ? [] : each.exons))
  const residues = placed.flatMap(({ change, isByExon }) => (isByExon ? [change] : []))

  return {
    ...asked,
    variants: [...new Set(placed.flatMap((each) => (each.isByExon ? each.exons : [each.change])))],
    ...(exons.length === 0 ? {} : { exons }),
    ...(residues.length === 0 ? {} : { residues }),
  }
}

/** "ALK-positive" of a patient. */
const asFused = ({ positiveByFusion }: Marker, told: MarkerStatus): MarkerStatus =>
  positiveByFusion === true && told.state === "present" && namesNoChange(told) ? { ...told, kinds: ["fusion"] } : told

const known = (entry: Entered.Entered): Known | undefined => {
  const { text, tokens } = entry
  const recognised = MarkerMatcher.recognise(text, EnteredWords.namesIn(entry))
  if (recognised === undefined) return undefined
  const { marker, name } = recognised
  const place = MarkerRun.writtenBetween(text, tokens, name.start, name.end)
  const told = MarkerMeaning.of(marker, name, place)
  const ofPatient = asFused(marker, { ...told, variants: ChangeClasses.ofPatient(told.variants) })
  const asked = withExons(marker, EnteredScores.stated(marker, ofPatient, place))
  const isFurtherNamed = asked.state === "bare" && marker.measured !== true && /^-[a-z0-9]/i.test(text.slice(name.end))

  if (isFurtherNamed) return undefined

  return StainGrades.isOpenAlone(marker, place) ? { marker, asked, isOfOpenGrade: true } : { marker, asked }
}

const isResult = (words: Words, at: number): boolean => stateAt(words, at)?.noun === false || words[at] === "0"

const stains = WordSet.of("ihc immunohistochemistry immunostain immunostaining stain staining")

/** How something was looked for. */
const ofTests = stains.union(
  WordSet.of(
    "by with on using via test tests testing tested assay assays panel analysis pcr rtpcr qpcr ddpcr fish ish ngs msp sequencing sanger " +
      "break apart fragment ctdna cfdna dna rna liquid biopsy guardant360 foundationone tempus caris",
  ),
)

const grade = /^[0-3]\+?$/

/**
 * "Methylation status: unmethylated" as "methylation unmethylated", and "KRAS G12C ctDNA: negative" as "KRAS G12C negative": a result stands
 * behind the word for it. The grade of a stain is told by its test.
 */
const withoutStatus = (entry: Entered.Entered): Entered.Entered => {
  const { words } = entry.tokens
  const result = words.findLastIndex((_, at) => isResult(words, at))
  const isOfNone = stateAt(words, result)?.claim === "absent" && !words.some((word) => grade.test(word))
  const isOfTest = (at: number): boolean =>
    isOfNone && ofTests.has(words[at] ?? "") && EnteredWords.outsideNames(entry).has(at)

  return Entered.without(entry, (at) => at < result && (statusWords.has(words[at] ?? "") || isOfTest(at)))
}

const read = (entry: Entered.Entered): Known | undefined => known(withoutStatus(entry)) ?? UnknownMarker.of(entry.text)

/** The states that an entry tells outside of names. */
const statesBeside = (entry: Entered.Entered) => {
  const outside = EnteredWords.outsideNames(entry)

  return statesIn(entry.tokens.words).filter(({ at }) => outside.has(at))
}

const isAbsence = ({ expressed }: Marker, { claim, kind }: StateWord): boolean =>
  claim === "absent" || (expressed === true && kind === "deletion")

/** What sets a state apart from what stands before it: a hyphen within a word does not. */
const apart = /[(,;/] ?$| - ?$/

/**
 * Whether what is denied is itself an absence, "not HER2-negative", "KRAS wild-type: no". One that is set apart says the same again:
 * "no mutation (negative)".
 */
const isOfAbsence = (entry: Entered.Entered, denials: ReadonlyArray<Denials.Denial>, marker: Marker): boolean => {
  const states = statesBeside(entry)
  const isSaidAgain = (at: number): boolean => apart.test(entry.text.slice(0, entry.tokens.starts[at]))

  return denials.every(({ last }) => {
    const behind = states.filter(({ at }) => at >= last)

    return behind.length === 0 || behind.some(({ at, state }) => isAbsence(marker, state) && !isSaidAgain(at))
  })
}

/** What is asked where some words deny something: those that the reading of states has not followed deny all the rest. */
const denied = (
  entry: Entered.Entered,
  rest: Entered.Entered,
  denials: ReadonlyArray<Denials.Denial>,
): Known | undefined => {
  const affirmed = read(rest)
  if (affirmed === undefined) return undefined
  if (affirmed.asked.state === "absent" && !isOfAbsence(entry, denials, affirmed.marker)) return affirmed
  const asWritten = read(entry)
  const isSameMarker = asWritten?.marker.name === affirmed.marker.name
  if (isSameMarker && asWritten.asked.state !== affirmed.asked.state) return asWritten
  const asked = StatusComparison.oppositeOf(affirmed.marker, affirmed.asked)

  return asked === undefined ? { ...affirmed, untold: Uncertainty.remark } : { ...affirmed, asked }
}

/** "Non-V600E" is any other change. */
const isOfOtherChange = (words: Words, { first, last }: Denials.Denial): boolean =>
  words[first] === "non" && variant(words[words[last] === "-" ? last + 1 : last] ?? "") !== undefined

/** Names of markers, and states, may hold what denies elsewhere: "not MSI-H", "non-HPV-driven", "non-carrier". */
const denialsIn = (entry: Entered.Entered): ReadonlyArray<Denials.Denial> => {
  const { words } = entry.tokens

  return Denials.of(words).filter(
    (denial) =>
      EnteredWords.outsideNames(entry).has(denial.first) &&
      stateAt(words, denial.first) === undefined &&
      !isOfOtherChange(words, denial),
  )
}

const clauseEnd = WordSet.of(", ; . ( )")

/**
 * Whether what is denied is told in words that are not understood, "KRAS G12C not inspired", or of one sample alone ("found in blood, not
 * in tissue"), and names no marker or state first.
 */
const isOfUnknown = (entry: Entered.Entered, { last }: Denials.Denial): boolean => {
  const { words } = entry.tokens
  const outside = EnteredWords.outsideNames(entry)
  const isEnd = (at: number): boolean =>
    !outside.has(at) ||
    clauseEnd.has(words[at] ?? "") ||
    stateAt(words, at) !== undefined ||
    variant(words[at] ?? "") !== undefined
  const behind = words.slice(last).findIndex((_, at) => isEnd(last + at))
  const denied = words.slice(last, behind < 0 ? words.length : last + behind)

  return denied.some((word, at) => SaidBeside.samples.has(word) || !EnteredWords.isUnderstood(entry, last + at))
}

const told: ReadonlySet<MarkerStatus["state"]> = new Set(["present", "absent", "low", "bare"])

/** Whether an entry tells a state or a change outside of names; letters and a sign alone do not. */
const tellsMore = (entry: Entered.Entered): boolean => {
  const isChange = (at: number): boolean => variant(entry.tokens.words[at] ?? "") !== undefined

  return (
    statesBeside(entry).some(({ state: { words } }) => words.join("").length > 1) ||
    EnteredWords.outsideNames(entry).values().some(isChange)
  )
}

/** Whether the last result was not read as that of what was entered: "EGFR L858R stool negative". */
const isResultUnread = (entry: Entered.Entered, { asked: { state }, marker: { lost } }: Known): boolean => {
  const last = statesBeside(entry).findLast(({ state: { noun } }) => !noun)

  return state === "present" && lost !== true && last?.state.claim === "absent"
}

/** Whether an absence is told of a stain behind what no stain shows, and that is there: "HER2 mutation, IHC negative". */
const isOfStain = ({ tokens: { words } }: Entered.Entered, { asked: { state } }: Known): boolean => {
  const stain = words.findIndex((word) => stains.has(word))
  const before = state === "absent" && stain > 0 ? statesIn(words.slice(0, stain)).map(({ state }) => state) : []
  const isChange = before.some(({ kind }) => kind === "mutation" || kind === "amplification")

  return isChange && before.every(({ claim }) => claim === "present") && Denials.of(words.slice(0, stain)).length === 0
}

/** Why what was entered tells no state; nothing where it does. */
const untoldIn = (entry: Entered.Entered, rest: Entered.Entered, known: Known): Remark.Remark | undefined => {
  const { asked, literal, marker } = known
  if (OpenResults.areIn(entry) || isOfStain(entry, known)) return Uncertainty.remark
  if (rest === entry && isResultUnread(entry, known)) return Uncertainty.remark
  if (literal !== undefined) return undefined
  // A marker that is named alone is taken for one that is there, and no more than its name was read
  const isUnread = asked.state === "bare" && marker.measured !== true && tellsMore(rest)
  if (!told.has(asked.state) || isUnread) return Uncertainty.remark
  if (!EnteredWords.areUnderstood(rest, asked.variants.length > 0)) return Uncertainty.remark

  return EnteredScores.isAllThatIsTold(entry, marker, asked) ? EnteredScores.remark : undefined
}

const asWritten = (text: string): AskedMarker => {
  const name = NumberedName.of(text)
  const held = name === undefined ? undefined : HeldMeasure.literal(text, name)
  // "ASA 81 mg" is no class of the ASA, nor "CAG 42 or 43" one length
  const isOfOther = name !== undefined && held?.measure.scales[0].units.length !== 0 && HeldMeasures.nameAlone(name)

  return {
    marker: undefined,
    name: text,
    literal: Literal.of(text),
    ...(name === undefined || isOfOther ? {} : { numbered: Literal.of(name), held }),
    measure: HeldMeasures.nameAlone(text),
  }
}

/** What is asked of one marker; nothing where no word of it could be a name. */
const asked = (
  written: string,
  entry: Entered.Entered,
  denials: ReadonlyArray<Denials.Denial>,
): AskedMarker | undefined => {
  const skipping = SkippedExon.of(written)
  if (skipping !== undefined) return { marker: undefined, name: written, literal: Literal.of(...skipping) }
  const rest = Entered.without(entry, (at) => denials.some(({ first, last }) => first <= at && at < last))
  const found = denials.length === 0 ? read(entry) : denied(entry, rest, denials)
  if (found === undefined) return UnknownMarker.mayBeNamed(written) ? asWritten(written.trim()) : undefined
  if (found.literal !== undefined && !UnknownMarker.mayBeNamed(found.marker.name)) return undefined
  const isUnclear = denials.some((denial) => isOfUnknown(entry, denial))
  const untold = found.untold ?? (isUnclear ? Uncertainty.remark : untoldIn(entry, rest, found))

  return untold === undefined ? found : { ...found, untold }
}

/** One marker as a profile writes it, and what it asks for. */
export interface Part {
  readonly written: string
  readonly asked: AskedMarker
  /** Whether it speaks for what it names: nothing is denied, and all of it is understood. */
  readonly isAffirmed: boolean
}

/** A biomarker of a profile: one marker, or several that are entered together, and measures with their values. */
export interface Entry {
  readonly written: string
  readonly parts: ReadonlyArray<Part>
  readonly measures: ReadonlyArray<HeldMeasure.HeldMeasure>
}

const partOf = (written: string): ReadonlyArray<Part> => {
  const entry = Entered.of(SequenceChanges.withDnaChanges(LabShorthand.inFull(written)))
  const denials = denialsIn(entry)
  const sought = asked(written, entry, denials)

  return sought === undefined
    ? []
    : [{ written, asked: sought, isAffirmed: denials.length === 0 && !("untold" in sought) }]
}

const identityOf = ({ asked: sought, written }: Part): string => identity(written, sought)

/** An entry as a report would write it: in plain signs, and with the genes by which fusions drive. */
const plain = (written: string): string => FusionPartners.named(LabShorthand.plain(written))

/** Whether a marker is named for nothing but the amount of it that is told beside it: "amyloid PET 40 centiloids". */
const isMeasured = ({ asked: { asked, marker } }: Part, measures: Entry["measures"]): boolean =>
  asked?.state === "bare" && measures.some(({ measure }) => measure.amountOf === marker?.name)

/** With the other gene of a fusion, where the entry names it. */
const joinedIn =
  (written: string) =>
  (part: Part): Part => {
    const { asked: sought } = part
    if (sought.marker === undefined || sought.asked.state !== "present") return part

    return { ...part, asked: { ...sought, partner: FusionPartners.of(written, sought.marker) } }
  }

/** Each part once, in whatever words it is said again. */
const entryOf = (written: string): Entry => {
  const { rest, measures } = HeldMeasures.of(plain(written))
  const all =
    rest === ""
      ? []
      : EntryParts.of(rest)
          .flatMap(partOf)
          .map(joinedIn(LabShorthand.plain(written)))
  const parts = all.filter((part) => !isMeasured(part, measures))
  const first = new Map(parts.toReversed().map((part) => [identityOf(part), part]))

  return { written, parts: parts.filter((part) => first.get(identityOf(part)) === part), measures }
}

/** What an entry asks, alike in whatever words and order. */
export const identityOfAll = ({ parts, measures }: Entry): string =>
  [...parts.map(identityOf), ...measures.map(({ measure: { name }, scale, value }) => `${name} ${scale} ${value}`)]
    .toSorted()
    .join("\n")

/** Whether anything of an entry is understood, or could be. */
export const isUnderstood = ({ parts, measures }: Entry): boolean => parts.length > 0 || measures.length > 0

/** Whether an entry names only what somebody lacks: "EGFR wild-type, ALK negative". */
export const isLack = ({ parts, measures }: Entry): boolean =>
  parts.length > 0 && measures.length === 0 && parts.every(({ asked: sought }) => sought.asked?.state === "absent")

/** What one marker asks for, in whatever way it is written. */
export const ask = (written: string): AskedMarker => partOf(plain(written))[0]?.asked ?? asWritten(written)

/** Reads entries once for all who ask about the same list. */
const readingOf = remembering((_: ReadonlyArray<string>) => eachOnce(entryOf))

/** The biomarkers of a profile. Equal ones are one entry. */
export const all = remembering(
  (biomarkers: ReadonlyArray<string>): ReadonlyArray<Entry> => biomarkers.map(readingOf(biomarkers)),
)

/** Reads them ahead, in steps. */
export const ahead = (biomarkers: ReadonlyArray<string>): Steps.Steps<unknown> =>
  Steps.each(biomarkers, readingOf(biomarkers))

/** How many words that no vocabulary knows some entries have to be sought by. */
export const unknownIn = (entries: ReadonlyArray<Entry>): number =>
  entries.reduce((sum, { parts }) => sum + parts.filter(({ asked: sought }) => sought.literal !== undefined).length, 0)
