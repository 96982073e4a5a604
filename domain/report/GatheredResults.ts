import * as Cytogenetics from "./Cytogenetics.ts"
import type { Stretch } from "./ReportAsides.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportEntry from "./ReportEntry.ts"
import * as ReportedState from "./ReportedState.ts"
import type * as ReportHeadings from "./ReportHeadings.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportMeasures from "./ReportMeasures.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportPassages from "./ReportPassages.ts"
import * as ReportSections from "./ReportSections.ts"
import type { ReportSentence } from "./ReportSentences.ts"
import * as ReportSentences from "./ReportSentences.ts"
import * as ReportStatements from "./ReportStatements.ts"
import { namesOf, type ReportedName, type Tokens } from "./ReportToken.ts"
import * as ReportValue from "./ReportValue.ts"
import type { LeftOut, TakenResult } from "./TakenResult.ts"

/** What was said above, and the numbers of the pasted lines that say it. */
interface SaidAbove<A> {
  readonly said: A
  readonly from: ReadonlyArray<number>
}

type Lead = SaidAbove<ReportedState.ReportedState>

/** Whether words that name nothing may be said of what stands below: no whole sentence, no label with its answer, and no row of its own. */
const mayLead = (text: string): boolean => !/[.]\s*$|:\s+\S|\S(?:\t| {2,})\S/.test(text)

const isIndented = (text: string): boolean => /^(?:\s{2}|\t)/.test(text)

/** What a line says of all that is listed in the lines behind it. */
class LeadAbove {
  lead: Lead | undefined
  /** Its line begins a list itself, "Not detected: KRAS G12C", which goes on in the lines that stand further in. */
  private hasItem = false
  /** Something else was told since: of what is listed no more it is said, but of what may still be. */
  isInterrupted = false

  private begin(said: ReportedState.ReportedState | undefined, from: ReadonlyArray<number>, hasItem = false): void {
    this.lead = said && { said, from }
    this.hasItem = hasItem
    this.isInterrupted = false
  }

  /** Begins a section with what is said of its lines; of one that has a label, or does not stand further in than the list above, it is not known whether it goes on with that. */
  over({ body, goesOn, heading, lead }: ReportSections.ReportSection): void {
    if (!goesOn) this.begin(lead, heading)
    if (this.hasItem && (!isIndented(body) || ReportSections.isLabelled(body)))
      this.begin(ReportedState.open, this.lead?.from ?? [], true)
  }

  /** Takes what a line says of those behind it. `isNaming`: whether it names anything itself. */
  behind(section: ReportSections.ReportSection, isNaming: boolean): void {
    const { body, passage } = section
    if (ReportSections.hasResult(section)) this.begin(undefined, [])
    const ofLabel = isNaming ? ReportSections.leadOfLabel(passage.text) : undefined
    const said = ofLabel ?? (!isNaming && mayLead(body) ? ReportSections.leadOf(body) : undefined)
    if (said !== undefined) this.begin(said, ReportPassages.numbersOf(passage.lines), ofLabel !== undefined)
  }
}

/** Whether what is told to be there is not so where its line goes on with the one above. */
const isDeniedAbove = (
  { name }: ReportStatements.ReportStatement,
  text: string,
  { denied }: ReportPassages.ReportPassage,
): boolean =>
  denied !== undefined &&
  !ReportStatements.of(ReportLexer.of(`${denied} ${text}`)).told.some(
    (other) => other.name.name === name.name && other.state.polarity !== "absent" && !other.state.isOpen,
  )

/** Whether what a sentence tells to be there is denied by the clause behind it, or by the line above. */
const isDenied = (
  statement: ReportStatements.ReportStatement,
  { isTakenBack, stretch, text }: ReportSentence,
  { passage }: ReportSections.ReportSection,
): boolean =>
  statement.state.polarity !== "absent" &&
  (isTakenBack || (stretch.start === 0 && isDeniedAbove(statement, text, passage)))

type Statement = ReportStatements.ReportStatement

type Counts = { -readonly [Kind in keyof LeftOut]: number }

/** What is said of a probe, and not of which kind a change is. */
const saidOfProbes: ReadonlySet<string | undefined> = new Set(["negative", "normal", "positive", "abnormal"])

/** What probes of FISH found of a gene whose change is not named: its fusion or its loss, where they look for that. */
const withProbed = (statement: Statement, body: string): Statement => {
  const { name, state } = statement
  const { change, kinds, polarity, said } = state
  const isNamed = change !== undefined || kinds.length > 0 || name.isFusion === true || name.marker?.fused === true
  if (isNamed || !saidOfProbes.has(said) || Cytogenetics.ofSequence.test(body)) return statement
  if (name.marker?.altered === "fusion") return { ...statement, state: { ...state, kinds: ["fusion"] } }
  if (!Cytogenetics.genes.has(name.name)) return statement
  const isKept = polarity === "absent" && Cytogenetics.isLossSought(name.name)

  return { ...statement, state: { ...state, ...(isKept ? { kinds: ["deletion"] } : { isOpen: true }) } }
}

/** What tells of a line that it is of stains. */
const ofStains = /\b(?:nucle(?:ar|i)|stain(?:s|ed|ing)?|immuno\w+|IHC|expression|retained)\b/i

/** A result among stains: what is lost is a protein, and of what tumors lose a negative one tells so. */
const withStained = (statement: Statement): Statement => {
  const { change, kinds, polarity, said } = statement.state
  const isNegative = polarity === "absent" && said === "negative" && change === undefined && kinds.length === 0
  const isLacking = isNegative && !statement.isLed && statement.name.marker?.lost === true
  const lost = { ...statement.state, kinds: ["loss of expression"] }
  if (isLacking) return { ...statement, state: { ...lost, polarity: "present", said: "positive" } }

  return kinds.includes("loss") ? { ...statement, state: lost } : statement
}

/** A result of no kind of its own that was not found is of that of its heading. */
const withKind = (statement: Statement, { body, kind }: ReportSections.ReportSection): Statement => {
  if (kind === ReportSections.ofCopies) return withProbed(statement, body)
  if (kind === "expression" || (statement.name.marker?.lost === true && ofStains.test(body)))
    return withStained(statement)
  const { change, kinds, polarity } = statement.state
  const isOfAny = polarity === "absent" && kinds.length === 0 && change === undefined

  return kind === undefined || !isOfAny ? statement : { ...statement, state: { ...statement.state, kinds: [kind] } }
}

/** That a gene is not mutated, and that it is of the wild type, is the same. */
const unmutated = / (?:mutation negative|wild-type|unmutated)$/

const amplified = / amplified$/

/** A label of a later sample than the one that was told of first. */
const ofLater =
  /^\W{0,4}(?:recurrence|relapse|metastasis|progression|re-?biopsy|repeat|current|now|today)\b[^:]{0,40}:/i

/** How much there is of a transcript, as all laboratories count it. */
const onScale = /(?:%|\d) ?IS\b|\(IS\)|\binternational scale\b/i

/** What is told of a marker as an amount by one method: "ER 90 %", "HER2 2+". Nothing where another thing is told. */
const amountOf = ({ change, copies, grade, kinds, percent, scores, value }: ReportedState.ReportedState) =>
  change === undefined &&
  kinds.every((kind) => kind === "expression") &&
  ([grade, percent, value].some((each) => each !== undefined) || scores.length > 0)
    ? ` ${scores.map(({ method }) => method).join()}${copies ?? ""}`
    : undefined

const ratio = /\/|\bratio\b/i

/** A result by its marker and what is told of it, in whatever name; of amounts the first is today's. */
const keyOf = ({ name: { marker, name }, state }: Statement, entry: string): string => {
  const amount = ratio.test(name) ? undefined : amountOf(state)
  const told = amount ?? (entry.startsWith(name) ? entry.slice(name.length) : ` ${entry}`)

  return `${marker?.name ?? name}${told}`
    .replace(unmutated, " negative")
    .replace(amplified, " amplification")
    .toLowerCase()
}

/** The one name that a sentence speaks of; nothing where they are several. */
const titleOf = ({ bare, told }: ReportStatements.ReadSentence): ReportedName | undefined => {
  const [first, ...others] = [...told.map(({ name }) => name), ...bare]

  return others.every(({ marker }) => marker === first?.marker) && first?.marker !== undefined ? first : undefined
}

/** Where a result is told: in a stretch of a section, behind a name, and in the lines above it that say something of it. */
interface Place {
  readonly section: ReportSections.ReportSection
  readonly stretch: Stretch
  readonly name: string
  readonly above: ReadonlyArray<number>
}

/** Whether a stain is told with how many cells show it, or with its grade: "ER 95 %", "HER2 2+". */
const isStainCounted = ({ name: { marker, name }, state: { grade, percent } }: Statement): boolean =>
  (grade ?? percent) !== undefined && (name === "Ki-67" || (marker?.expressed === true && marker.scored !== true))

/** So many stains are told in a sentence that quotes what a pathologist found. */
const fewestQuoted = 2

/** What a token is called by which a name stands. */
const writtenIn = (tokens: Tokens, name: ReportedName): string =>
  tokens.find((token) => namesOf(token).includes(name))?.text ?? ""

/** As what is counted that tells no results. */
const countedAs = {
  tested: "genes",
  uncertain: "uncertain",
  limits: "methods",
  methods: "methods",
  general: "general",
} as const

/** Where each name is counted. */
const ofNames: ReadonlySet<ReportHeadings.Part> = new Set(["tested", "uncertain"])

/** The results of a report as they are gathered. */
export class GatheredResults {
  readonly taken = new Map<string, TakenResult>()
  private readonly measured = new Set<string>()
  private readonly histories: Array<ReportSections.ReportSection> = []
  readonly left: Counts = { headings: 0, genes: 0, uncertain: 0, methods: 0, people: 0, general: 0 }
  private readonly lead = new LeadAbove()
  /** The one name of the line before, whose changes may stand in lines of their own: "CFTR mutation panel". */
  private title: SaidAbove<ReportedName> | undefined
  private readonly pasted: ReadonlyArray<string>

  constructor(pasted: ReadonlyArray<string>) {
    this.pasted = pasted
  }

  /** What was pasted where a result is told. */
  private lineOf({ above, name, section: { at, passage }, stretch: { end, start } }: Place): string {
    const lines = ReportPassages.linesIn(passage, { start: at + start, end: at + end })
    const own = ReportPassages.numbersOf(lines)
    const line = ReportLine.written(this.pasted, own)
    const begins = Math.max(0, at + start - (lines[0]?.at ?? 0))
    const named = line.indexOf(name, begins)
    const leading = ReportLine.written(
      this.pasted,
      above.filter((number) => !own.includes(number)),
    )

    return [ReportLine.around(leading, 0), ReportLine.around(line, named < 0 ? begins : named)]
      .filter((each) => each !== "")
      .join("\n")
  }

  private add(statement: Statement, place: Place): void {
    const entry = ReportEntry.of(statement)
    if (entry === undefined) {
      this.left[statement.state.isOpen || statement.state.isUncertain ? "uncertain" : "genes"]++
      return
    }
    const { isKnown, isNegative, text } = entry
    const key = keyOf(statement, text)
    const before = this.taken.get(key)
    const { body } = place.section
    const isBetter = statement.state.percent !== undefined && onScale.test(body) && !onScale.test(before?.line ?? "")
    if (before === undefined || isBetter || ofLater.test(body))
      this.taken.set(key, { entry: text, line: this.lineOf(place), isNegative, isKnown })
  }

  /** Takes the values of what is measured of a patient's blood. */
  private measures(sentence: string, place: Omit<Place, "name">): boolean {
    const { isOfFluid, passage } = place.section
    if (isOfFluid || ReportSections.beginsWithFluid(passage.text) || ReportSections.beginsWithFluid(sentence))
      return false
    if (ReportValue.isInvalid(sentence)) return false
    const found = ReportMeasures.of(sentence, this.measured)
    for (const { entry, isRoutine, name } of found) {
      if (this.measured.has(name)) continue
      this.measured.add(name)
      const line = this.lineOf({ ...place, name: entry.split(" ")[0] ?? "" })
      this.taken.set(name, { entry, line, isNegative: false, isKnown: true, isRoutine })
    }

    return found.length > 0
  }

  /** Takes what a sentence tells; whether it names anything. */
  private sentence(sentence: ReportSentences.ReportSentence, section: ReportSections.ReportSection): boolean {
    const { lead } = this.lead
    const { aside, isGeneral, isOfTitle, stretch, text, tokens } = sentence
    const read = ReportStatements.of(tokens, lead?.said, this.lead.isInterrupted)
    const { bare } = read
    const told = read.told.filter((statement) => !isDenied(statement, sentence, section))
    this.left.uncertain += read.told.length - told.length
    const ofTitle = isOfTitle ? this.title?.from : undefined
    for (const statement of told) {
      const ofKind = withKind(statement, section)
      const ofLead = statement.isLed ? lead?.from : undefined
      const ofHeading = ofKind === statement ? undefined : section.heading
      const name = writtenIn(tokens, statement.name)
      this.add(ofKind, { section, stretch, name, above: [ofTitle, ofLead, ofHeading].flatMap((lines) => lines ?? []) })
    }
    if (!this.measures(text, { section, stretch, above: [] })) this.left.genes += bare.length + aside.length
    if (isGeneral && told.length === 0) this.left.general++
    if (told.length + bare.length === 0) return false
    const title = titleOf(read)
    this.title = title && { said: title, from: ReportPassages.numbersOf(section.passage.lines) }
    this.lead.isInterrupted ||= !told.some(({ isLed }) => isLed)

    return true
  }

  /** Takes the values that stand among what is told of people. */
  private people(section: ReportSections.ReportSection): void {
    const { body } = section
    if (!this.measures(body, { section, stretch: { start: 0, end: body.length }, above: [] })) this.left.people++
    this.histories.push(section)
  }

  /** Whether something is taken of a marker. */
  private isTold({ marker, name }: ReportedName): boolean {
    return [...this.taken.keys()].some((key) => key.startsWith(`${marker?.name ?? name} `.toLowerCase()))
  }

  /** Takes the stains of a tumor that a history quotes without a date, where no result tells of any. */
  private history(section: ReportSections.ReportSection): void {
    for (const { isGeneral, stretch, text, tokens } of ReportSentences.of(section.body)) {
      const quoted = ReportStatements.of(tokens).told.filter(isStainCounted)
      const isOfToday = !isGeneral && !ReportDates.namesTime(text)
      if (!isOfToday || quoted.length < fewestQuoted || quoted.some(({ name }) => this.isTold(name))) continue
      for (const statement of quoted)
        this.add(statement, { section, stretch, name: writtenIn(tokens, statement.name), above: [] })
    }
  }

  /** Takes what a passage of results tells. */
  private results(section: ReportSections.ReportSection): void {
    this.lead.over(section)
    let isNaming = false
    for (const sentence of ReportSentences.of(section.body, this.title?.said))
      isNaming = this.sentence(sentence, section) || isNaming
    this.lead.behind(section, isNaming)
  }

  /** Takes what a section tells, by what part it is. */
  take(section: ReportSections.ReportSection): void {
    const { body, isHeading, part } = section
    if (isHeading) this.left.headings++
    if (part === "results" || part === "negatives") this.results(section)
    else if (body.trim() === "") return
    else if (part === "people") this.people(section)
    else this.left[countedAs[part]] += ofNames.has(part) ? ReportNames.of(body).length : 1
  }

  /** Takes what histories tell beside all results. */
  takeHistories(): void {
    for (const section of this.histories) this.history(section)
  }
}
