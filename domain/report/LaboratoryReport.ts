import * as MarkerMatcher from "../eligibility/markers/MarkerMatcher.ts"
import type { Stretch } from "./ReportAsides.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportEntry from "./ReportEntry.ts"
import type * as ReportedState from "./ReportedState.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportMeasures from "./ReportMeasures.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportPassages from "./ReportPassages.ts"
import * as ReportSections from "./ReportSections.ts"
import * as ReportSentences from "./ReportSentences.ts"
import * as ReportSigns from "./ReportSigns.ts"
import * as ReportStatements from "./ReportStatements.ts"
import type { ReportedName, Tokens } from "./ReportToken.ts"

/** A result that was taken from a report. */
export interface TakenResult {
  readonly entry: string
  /** The lines that tell it, as they were pasted. */
  readonly line: string
  readonly isNegative: boolean
  /** Whether the vocabulary knows it. */
  readonly isKnown: boolean
  /** It is a value that is tested of everybody. */
  readonly isRoutine?: boolean
}

/** What was left out of a report, and how many of each. */
export interface LeftOut {
  readonly headings: number
  /** Genes that were only named. */
  readonly genes: number
  /** Results that mean nothing certain, or that could not be told. */
  readonly uncertain: number
  /** Lines on methods and on people, and sentences on what is known in general. */
  readonly methods: number
  readonly people: number
  readonly general: number
}

export interface ReadReport {
  /** Each result once: those that the vocabulary knows first, and of these what was found before what was not; routine values last. */
  readonly taken: ReadonlyArray<TakenResult>
  readonly leftOut: LeftOut
}

/** So many characters of a report are read: some fifty pages. */
const mostCharacters = 150_000

type Statement = ReportStatements.ReportStatement

type Counts = { -readonly [Kind in keyof LeftOut]: number }

/** A result of no kind of its own that was not found is of that of its heading. */
const withKind = (statement: Statement, kind: string | undefined): Statement => {
  const { change, kinds, polarity } = statement.state
  const isOfAny = polarity === "absent" && kinds.length === 0 && change === undefined

  return kind === undefined || !isOfAny ? statement : { ...statement, state: { ...statement.state, kinds: [kind] } }
}

/** That a gene is not mutated, and that it is of the wild type, is the same. */
const unmutated = / (?:mutation negative|wild-type)$/

const amplified = / amplified$/

/** A result by its marker and what is told of it, in whatever name. */
const keyOf = ({ name: { marker, name } }: Statement, entry: string): string => {
  const told = entry.startsWith(name) ? entry.slice(name.length) : ` ${entry}`

  return `${marker?.name ?? name}${told}`
    .replace(unmutated, " negative")
    .replace(amplified, " amplification")
    .toLowerCase()
}

/** A mutation without its place. */
const vague = /^(\S+)(?: promoter)? (?:mutation|positive)$/

/** That a gene is not changed. */
const unchanged = /^(\S+) (?:(?:mutation )?negative|wild-type)$/

/** A gene with a change of its own sequence: "G396D". */
const changed = /^(\S+) [A-Z]\d+\D/

/** What is told again with its amount says nothing more. Where a change of a gene is told, a mutation without its place says nothing more, and that there is none is said of others. */
const withoutVague = (taken: ReadonlyArray<TakenResult>): ReadonlyArray<TakenResult> => {
  const exact = taken.filter(({ entry, isNegative }) => !isNegative && !vague.test(entry))
  const genes = new Set(exact.map(({ entry }) => changed.exec(entry)?.[1]))

  return taken.filter(({ entry }) => {
    const gene = vague.exec(entry)?.[1]
    const lack = unchanged.exec(entry)?.[1]
    if (lack !== undefined) return !genes.has(lack) || MarkerMatcher.recognise(lack)?.marker.expressed === true

    const isAgain = taken.some((other) => other.entry.startsWith(`${entry} (`))

    return !isAgain && (gene === undefined || !exact.some((other) => other.entry.startsWith(`${gene} `)))
  })
}

/** States that one sample has not at once. */
const opposites: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["positive", ["negative"]],
  ["methylated", ["unmethylated", "negative"]],
  ["amplification", ["amplification negative"]],
  ["fusion", ["fusion negative", "negative"]],
  ["deletion", ["deletion negative", "intact"]],
  ["homozygous deletion", ["deletion negative", "intact"]],
  ["codeletion", ["codeletion negative", "intact"]],
])

const told = new RegExp(`^(.+?) (${[...opposites.keys()].join("|")})(?: \\([^()]+\\))?$`)

/**
 * Whoever lacks a protein of mismatch repair is deficient, whatever others are kept; whoever has one kind of an antibody has it; of anything
 * else that is told both ways is not known which holds. Each result is told once.
 */
const consistent = (taken: ReadonlyArray<TakenResult>): ReadonlyArray<TakenResult> => {
  const entries = new Map(taken.map((each) => [each.entry, each] as const).toReversed())
  if (entries.has("dMMR")) entries.delete("pMMR")
  for (const { entry } of taken) {
    const [, name = "", state = ""] = told.exec(entry) ?? []
    const isTwofold = opposites
      .get(state)
      ?.map((opposite) => entries.delete(`${name} ${opposite}`))
      .includes(true)
    if (isTwofold === true && MarkerMatcher.recognise(name)?.marker.autoantibody !== true) entries.delete(entry)
  }

  return [...entries.values()].toReversed()
}

const rank = ({ isKnown, isNegative, isRoutine }: TakenResult): number =>
  isRoutine === true ? 4 : (isKnown ? 0 : 2) + (isNegative ? 1 : 0)

/** Whether words that name nothing may be said of what stands below: no whole sentence, and no label with its answer. */
const mayLead = (text: string): boolean => !/[.]\s*$|:\s+\S/.test(text)

/** The one name that a sentence speaks of; nothing where they are several. */
const titleOf = ({ bare, told }: ReportStatements.ReadSentence): ReportedName | undefined => {
  const [first, ...others] = [...told.map(({ name }) => name), ...bare]

  return others.every(({ marker }) => marker === first?.marker) && first?.marker !== undefined ? first : undefined
}

/** What was said above, and the numbers of the pasted lines that say it. */
interface SaidAbove<A> {
  readonly said: A
  readonly from: ReadonlyArray<number>
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

const year = /\b(?:19|20)\d\d\b/

/** So many stains are told in a sentence that quotes what a pathologist found. */
const fewestQuoted = 2

/** What a token is called by which a name stands. */
const writtenIn = (tokens: Tokens, name: ReportedName): string =>
  tokens.find((token) => token.is === "names" && token.names.includes(name))?.text ?? ""

/** The results of a report as they are gathered. */
class Gathered {
  readonly taken = new Map<string, TakenResult>()
  private readonly measured = new Set<string>()
  readonly left: Counts = { headings: 0, genes: 0, uncertain: 0, methods: 0, people: 0, general: 0 }
  /** What a line said of all that is listed in the lines behind it. */
  private lead: SaidAbove<ReportedState.ReportedState> | undefined
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
    if (!this.taken.has(key)) this.taken.set(key, { entry: text, line: this.lineOf(place), isNegative, isKnown })
  }

  /** Takes the values of what is measured of a patient. */
  private measures(sentence: string, place: Omit<Place, "name">): boolean {
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
    const { aside, isGeneral, isOfTitle, stretch, text, tokens } = sentence
    const read = ReportStatements.of(tokens, this.lead?.said)
    const { bare, told } = read
    const ofTitle = isOfTitle ? this.title?.from : undefined
    for (const statement of told) {
      const ofKind = withKind(statement, section.kind)
      const ofLead = statement.isLed ? this.lead?.from : undefined
      const ofHeading = ofKind === statement ? undefined : section.heading
      const name = writtenIn(tokens, statement.name)
      this.add(ofKind, { section, stretch, name, above: [ofTitle, ofLead, ofHeading].flatMap((lines) => lines ?? []) })
    }
    if (!this.measures(text, { section, stretch, above: [] })) this.left.genes += bare.length + aside.length
    if (isGeneral && told.length === 0) this.left.general++
    if (told.length + bare.length === 0) return false
    const title = titleOf(read)
    this.title = title && { said: title, from: ReportPassages.numbersOf(section.passage.lines) }
    if (!told.some(({ isLed }) => isLed)) this.lead = undefined

    return true
  }

  /** Takes the values that stand among what is told of people. */
  people(section: ReportSections.ReportSection): void {
    const { body } = section
    if (!this.measures(body, { section, stretch: { start: 0, end: body.length }, above: [] })) this.left.people++
  }

  /** Whether something is taken of a marker. */
  private isTold({ marker, name }: ReportedName): boolean {
    return [...this.taken.keys()].some((key) => key.startsWith(`${marker?.name ?? name} `.toLowerCase()))
  }

  /** Takes the stains of a tumour that a history quotes without a date, where no result tells of any. */
  history(section: ReportSections.ReportSection): void {
    for (const { isGeneral, stretch, text, tokens } of ReportSentences.of(section.body)) {
      const quoted = ReportStatements.of(tokens).told.filter(isStainCounted)
      const isOfToday = !isGeneral && !year.test(text) && ReportDates.within(text).length === 0
      if (!isOfToday || quoted.length < fewestQuoted || quoted.some(({ name }) => this.isTold(name))) continue
      for (const statement of quoted)
        this.add(statement, { section, stretch, name: writtenIn(tokens, statement.name), above: [] })
    }
  }

  /** Takes what a passage of results tells. */
  results(section: ReportSections.ReportSection): void {
    const { body, goesOn, heading, lead } = section
    if (!goesOn) this.lead = lead && { said: lead, from: heading }
    let isNaming = false
    for (const sentence of ReportSentences.of(body, this.title?.said)) {
      isNaming = this.sentence(sentence, section) || isNaming
      const said = !isNaming && mayLead(body) ? ReportSections.leadOf(body) : undefined
      if (said !== undefined) this.lead = { said, from: ReportPassages.numbersOf(section.passage.lines) }
    }
  }
}

/** Reads the results out of a report of a laboratory, pasted as text. */
export const read = (report: string): ReadReport => {
  const pasted = report.slice(0, mostCharacters)
  const gathered = new Gathered(ReportLine.linesOf(pasted))
  const { left, taken } = gathered
  const histories: Array<ReportSections.ReportSection> = []
  for (const section of ReportSections.of(ReportSigns.usual(pasted))) {
    if (section.isHeading) left.headings++
    const isResult = section.part === "results" || section.part === "negatives"
    if (section.body.trim() === "" && !isResult) continue
    switch (section.part) {
      case "results":
      case "negatives":
        gathered.results(section)
        break
      case "tested":
        left.genes += ReportNames.of(section.body).length
        break
      case "uncertain":
        left.uncertain += ReportNames.of(section.body).length
        break
      case "people":
        gathered.people(section)
        histories.push(section)
        break
      case "limits":
        left.methods++
        break
      default:
        left[section.part]++
    }
  }
  for (const section of histories) gathered.history(section)

  return {
    taken: withoutVague(consistent([...taken.values()]).toSorted((one, other) => rank(one) - rank(other))),
    leftOut: left,
  }
}
