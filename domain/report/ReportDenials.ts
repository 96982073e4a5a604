import * as ReportCell from "./ReportCell.ts"
import type * as ReportedState from "./ReportedState.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportPassages from "./ReportPassages.ts"
import * as ReportSections from "./ReportSections.ts"
import type { ReportSentence } from "./ReportSentences.ts"
import * as ReportStatements from "./ReportStatements.ts"

/** What was said above, and the numbers of the pasted lines that say it. */
export interface SaidAbove<A> {
  readonly said: A
  readonly from: ReadonlyArray<number>
}

type Lead = SaidAbove<ReportedState.ReportedState>

/** Whether words that name nothing may be said of what stands below: no whole sentence, no label with its answer, and no row of its own. */
const mayLead = (text: string): boolean => !/[.]\s*$|:\s+\S|\S(?:\t| {2,})\S/.test(text)

const isIndented = (text: string): boolean => /^(?:\s{2}|\t)/.test(text)

/** What a line says of all that is listed in the lines behind it. */
export class LeadAbove {
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
      this.begin(ReportCell.open, this.lead?.from ?? [], true)
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
export const isDenied = (
  statement: ReportStatements.ReportStatement,
  { isTakenBack, stretch, text }: ReportSentence,
  { passage }: ReportSections.ReportSection,
): boolean =>
  statement.state.polarity !== "absent" &&
  (isTakenBack || (stretch.start === 0 && isDeniedAbove(statement, text, passage)))
