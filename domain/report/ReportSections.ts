import * as ReportedState from "./ReportedState.ts"
import * as ReportHeadings from "./ReportHeadings.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportMeasures from "./ReportMeasures.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportPassages from "./ReportPassages.ts"
import { areGuessed, isMark, means, type Tokens } from "./ReportToken.ts"

const fluid =
  "(?:csf|cerebrospinal fluid|spinal fluid|lumbar puncture|liquor|lcr|l[ií]quido cefalorraqu[ií]deo|(?:pleural|ascitic|peritoneal|synovial|pericardial|joint) (?:fluid|effusion)|ascites|dialysate|pleurapunktat|aszites|l[ií]quido (?:pleural|asc[ií]tico))"

const beginning = new RegExp(`^\\W{0,8}${fluid}\\b`, "i")

const columns = /\s\s\S|\t|:\s\S/

const value = /\p{L} [<>≤≥]?\d[\d.,]{0,12}(?!\S)/u

/** Whether a line has values behind a name, "glucose 62", and no date and no number of a test, nor what stands in brackets. */
const isValued = (text: string): boolean => columns.test(text) || value.test(text.slice(text.lastIndexOf(")") + 1))

/** Whether a sentence or a row begins with a fluid that is not the blood: "CSF: WBC 1, glucose 62". */
export const beginsWithFluid = (text: string): boolean => beginning.test(text)

/** The passages of a report that stand under the name of a fluid that is not the blood, up to the end of their block. */
const underFluids = (
  passages: ReadonlyArray<ReportPassages.ReportPassage>,
): ReadonlySet<ReportPassages.ReportPassage> => {
  const found = new Set<ReportPassages.ReportPassage>()
  passages.forEach((passage, at) => {
    const above = passages[at - 1]
    if (above === undefined) return
    const isBelowName = beginsWithFluid(above.text) && !isValued(above.text.trim())
    if (isBelowName || (found.has(above) && !passage.isFirst)) found.add(passage)
  })

  return found
}

/** A passage with what stands above it. */
export interface ReportSection {
  readonly part: ReportHeadings.Part
  /** Its text without the heading that it begins with; empty if it is no more than that. */
  readonly body: string
  /** Where it begins in the passage. */
  readonly at: number
  readonly passage: ReportPassages.ReportPassage
  readonly isHeading: boolean
  /** What is said above of all that is listed here. */
  readonly lead: ReportedState.ReportedState | undefined
  /** Of which kind that is which is told here, if it is of none of its own. */
  readonly kind: string | undefined
  /** The numbers of the pasted lines of the heading that says both. */
  readonly heading: ReadonlyArray<number>
  /** It is of a fluid that is not the blood. */
  readonly isOfFluid: boolean
  /** It stands right behind another, with no empty line or heading between. */
  readonly goesOn: boolean
}

const kindsOfHeadings: ReadonlyMap<string, string> = new Map([
  ["fusions", "fusion"],
  ["rearrangements", "fusion"],
  ["structural variants", "fusion"],
  ["amplifications", "amplification"],
])

const labelOf = (text: string): string => text.split(/:(?=\s|$)/)[0] ?? ""

/** Of which kind is what stands behind a label, "Fusions (RNA): …". */
const kindOfLabel = (text: string): string | undefined =>
  kindsOfHeadings.get(
    labelOf(text)
      .replace(/\([^()]*\)/g, "")
      .trim()
      .toLowerCase(),
  )

/** A heading of what was stained, where what is lost is the protein. */
const ofStains = /^\W{0,4}(?:immunohistochemi|immunostain|ihc\b|immunhistochemi|inmunohistoqu)/i

/** Of which kind is what probes of FISH find. */
export const ofCopies = "copies"

/** A heading of that. */
const ofProbes = /^\W{0,4}(?:(?:interphase |plasma cell |myeloma |cll |aml |mds )?i?fish\b|fluorescence in[ -]situ)/i

/** What the head of a table tells of its line alone. */
const ofTables: ReadonlySet<ReportHeadings.Part> = new Set(["people", "general", "methods"])

/** What a label tells of its line alone. */
const ofLabels: ReadonlySet<ReportHeadings.Part> = new Set(["people", "limits"])

const isKnownName = ({ names }: ReportNames.NamedAt): boolean => !areGuessed(names)

const namesKnown = (text: string): boolean => ReportNames.of(text).some(isKnownName)

/** Whether a line denies what it leads to, in whatever words: "We could not show any of the following:". */
const deniesWhatFollows = (tokens: Tokens): boolean =>
  isMark(tokens.at(-1), /:/) && tokens.slice(0, -2).some((token) => means(token, "denial"))

/** What words say of all that stands below them: "Genes without reportable variants". */
export const leadOf = (text: string): ReportedState.ReportedState | undefined => {
  const tokens = ReportLexer.of(text).filter((token) => !means(token, "general"))
  const state = ReportedState.of(tokens)
  const isOpen = state.isOpen || (state.polarity === undefined && deniesWhatFollows(tokens))

  return state.polarity === "absent" || isOpen || state.isUncertain ? { ...state, isOpen, isOne: true } : undefined
}

/** Whether a heading has a result of its own in its line, of which no other stands below: "Molecular information: IDH1 wildtype". */
export const hasResult = ({ body, isHeading, part }: ReportSection): boolean =>
  isHeading &&
  part === "results" &&
  ReportNames.of(body.trim()).some((named) => named.start === 0 && isKnownName(named))

/** What a label that names nothing denies of what is listed behind it, and below if no full stop ends it: "Not detected: KRAS G12C". */
export const leadOfLabel = (text: string): ReportedState.ReportedState | undefined => {
  const label = labelOf(text)
  const mayGoOn = namesKnown(text) && !namesKnown(label) && !/[.]\s*$/.test(text)
  const lead = mayGoOn ? leadOf(label) : undefined

  return lead?.polarity === "absent" ? lead : undefined
}

const isNaming = (text: string): boolean => namesKnown(text) || ReportMeasures.of(text).length > 0

/** Whether a heading of genes that were tested tells what was found in them: "Genes tested with no mutations detected". */
const tellsOfAll = (text: string): boolean => {
  const { isOpen, polarity } = ReportedState.of(ReportLexer.of(labelOf(text)))

  return polarity !== undefined && !isOpen
}

/** The heading of a passage; a label that names a marker, or what is listed behind it, is none. */
const headingOf = (text: string): ReportHeadings.ReportHeading | undefined => {
  const heading = ReportHeadings.of(text, isNaming)
  const label = labelOf(text)
  if (heading?.part === "tested" && tellsOfAll(text)) return { ...heading, part: "results" }
  const isLabel = heading?.part !== "limits" && label.length + 1 < text.trimEnd().length

  return isLabel && (namesKnown(label) || kindOfLabel(text) !== undefined) ? undefined : heading
}

/** Whether what stands before its names denies all of them: "Gene fusions: none identified in: ALK, RET". */
const deniesList = (text: string): boolean => {
  const [first, ...others] = ReportNames.of(text).filter(isKnownName)
  const { polarity } = ReportedState.of(ReportLexer.of(text.slice(0, first?.start ?? 0)))

  return others.length > 0 && polarity === "absent"
}

/** Whether a line begins with a label that tells of markers, "BRAF: V600K detected", "Not mutated: KRAS", or denies what it lists. */
const isOfMarker = (text: string): boolean => {
  const label = labelOf(text)
  const isLabelled = label.length < text.trimEnd().length - 1 && (namesKnown(label) || tellsOfAll(text))

  return isLabelled || deniesList(text)
}

/** The head of a table, and a label of people with what it tells, hold for their line: "Patient: …". */
const isOfLineAlone = ({ isOfLines, isOfTable, part }: ReportHeadings.ReportHeading): boolean =>
  (isOfTable && ofTables.has(part)) || (!isOfLines && ofLabels.has(part))

/** Whether a line has a label of its own: it goes on with no list of the line before. */
export const isLabelled = (text: string): boolean => /^\s*\p{L}[^:\t]{1,60}:(?=\s|$)/u.test(text)

type Above = Pick<ReportSection, "part" | "lead" | "kind" | "heading">

/** The name of a test, with what it looks at: "FLT3 mutation analysis by PCR". */
const ofTest =
  /\b(?:analysis|assay|testing|studies|sequencing|electrophoresis|PCR|FISH|IHC|immunohistochemistry|pyrosequencing)\b[^.:;]{0,40}$/i

const longestTitle = 70

/** Whether a line is a title that names a marker and its test, and tells nothing of it. */
const isTitleOfTest = (text: string): boolean => {
  if (!ofTest.test(text) || text.trim().length > longestTitle || !namesKnown(text)) return false
  const { change, polarity } = ReportedState.of(ReportLexer.of(text))

  return change === undefined && polarity === undefined
}

/** What holds of a heading behind an empty line. What probes found is told right below theirs. */
const behindSpace = (text: string, above: Above, isOfLine: boolean, isHeaded: boolean): Above => ({
  ...above,
  part: isOfLine || (above.part === "uncertain" && isTitleOfTest(text)) ? "results" : above.part,
  lead: undefined,
  kind: above.kind === ofCopies && !isHeaded ? undefined : above.kind,
})

/** What holds of a heading behind its line; that of probes is of no more than the line that it begins. */
const behindHeading = (told: Above, { isOfLines }: ReportHeadings.ReportHeading): Above =>
  isOfLines || told.kind !== ofCopies ? told : { ...told, kind: undefined }

/** What a line without a heading of its own is part of. */
const partOf = (text: string, { part }: Above): ReportHeadings.Part =>
  (part === "general" || part === "tested") && deniesList(text) ? "results" : part

/** What a heading says of all below it; the head of a table's columns is part of what it stands in. */
const below = (
  { lines, text }: ReportPassages.ReportPassage,
  heading: ReportHeadings.ReportHeading,
  above: Above,
): Above => {
  const part = heading.isOfTable && heading.part === "results" ? above.part : heading.part
  const lead = part === "negatives" ? { ...ReportedState.blank(), ...ReportedState.absent } : leadOf(text)

  return {
    part,
    lead,
    kind: kindOfLabel(text) ?? (ofStains.test(text) ? "expression" : ofProbes.test(text) ? ofCopies : undefined),
    heading: ReportPassages.numbersOf(lines),
  }
}

/** What a line is part of that stands behind the line of a heading, which it may go on with; behind a label of its own nothing is known but what is told there. */
const behindLine = (text: string, above: Above): Above => {
  if (above.lead !== undefined && isLabelled(text))
    return { ...above, part: "results", lead: ReportedState.open, heading: [] }

  return isOfMarker(text) ? { ...above, part: "results" } : above
}

/** The passages of a report, each with its part and what is said above it. */
export const of = (report: string): ReadonlyArray<ReportSection> => {
  let above: Above = { part: "results", lead: undefined, kind: undefined, heading: [] }
  let isOfLine = false
  let isHeaded = false

  const passages = ReportPassages.of(report)
  const ofFluids = underFluids(passages)

  return passages.map((passage): ReportSection => {
    const { isFirst, text } = passage
    const heading = headingOf(text)
    if (isFirst) above = behindSpace(text, above, isOfLine, isHeaded)
    isHeaded = heading !== undefined
    isOfLine &&= !isFirst
    const begun = isOfLine && heading === undefined ? behindLine(text, above) : above
    const isOfElse = begun.lead !== above.lead
    isOfLine &&= begun === above
    above = begun
    const whole = {
      passage,
      at: 0,
      isHeading: isHeaded,
      isOfFluid: ofFluids.has(passage),
      goesOn: !isFirst && heading === undefined && !isOfElse,
    }
    const ofLabel = kindOfLabel(text)
    const own = ofLabel === undefined ? above : { ...above, kind: ofLabel, heading: [] }
    if (heading === undefined) return { ...own, ...whole, part: partOf(text, above), body: text }
    if (isOfLineAlone(heading)) return { ...above, ...whole, part: heading.part, body: text }
    const told = below(passage, heading, above)
    isOfLine = !heading.isOfLines
    above = behindHeading(told, heading)

    return { ...told, ...whole, body: heading.rest, at: text.trimEnd().length - heading.rest.length }
  })
}
