import * as MeasureNames from "../eligibility/measurement/MeasureNames.ts"
import * as Tokens from "../eligibility/text/Tokens.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportValue from "./ReportValue.ts"
import * as ReportWords from "./ReportWords.ts"

/** What a cell of a list is, by the label before it or by its form. */
type Role = "name" | "value" | "usual" | "earlier" | "flag" | "unit"

/** Labels of cells, which stand in lines of their own or before their cell. */
const labels = (
  [
    ["value", ReportLabels.result],
    ["usual", ReportLabels.usual, "|(?=\\s?[<>≤≥\\d])"],
    ["earlier", `(?:${ReportLabels.earlier})(?: ?\\([^()]{0,30}\\))?`],
    ["flag", ReportLabels.flag],
    ["unit", ReportLabels.unit],
    ["name", ReportLabels.name],
  ] as const
).map(
  ([role, label, end = ""]: readonly [role: Role, label: string, end?: string]) =>
    [role, new RegExp(`^(?:${label})(?: ?:|$${end})`, "i")] as const,
)

const heading = /^(?:results?|ergebnis|resultados?):?$/i

/** A value with that of an earlier day behind it: "139   (Mar 5, 2025: 140)". */
const withEarlier = new RegExp(
  String.raw`^([<>≤≥]?=?\s?\d[^()]{0,30}?)\s+\((?:${ReportLabels.before}|last|was|[^()]{0,14}(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d\d)\b[^()]{0,40}\)$`,
  "i",
)

const roleLabelled = (text: string) => labels.find(([, label]) => label.test(text))

/** A number with a unit of at most two words. */
const measured = new RegExp(String.raw`^[<>≤≥]?=?\s?${ReportValue.number}(?:\s?(?:[^\s\d/]\S{0,20})(?: \S{1,12})?)?$`)

const judgement = /^(?:AA?|[*!]{1,2}|abnormal|normal|critical(?: high| low)?|anormal|auff[aä]llig|unauff[aä]llig)$/i

const states: ReadonlySet<string | undefined> = new Set(["present", "absent", "open"])

/** Whether a line is a number or a state, and nothing else: "Non-reactive". */
const isResult = (text: string): boolean => measured.test(text) || states.has(ReportWords.meaningOf(text))

/** So long is the name of a test at most. */
const longestName = 70

const isName = (text: string): boolean =>
  text.length <= longestName && /^[\p{L}%(]/u.test(text) && !/[.;!?]$|\t|\S\s{2,}\S/.test(text)

/** Whether a line names what is tested, and does not only tell how it is. */
export const isNaming = (text: string): boolean => {
  const { words } = Tokens.ofWritten(text)

  return ReportNames.of(text).length > 0 || words.some((_, at) => MeasureNames.at(words, at, true).length > 0)
}

/** A name with what is told below it. */
class Component {
  value = ""
  unit = ""
  flag = ""
  usual = ""
  /** A label or a range tells that it is one of a list. */
  isListed = false
  /** Its lines as they were written, of which the first is the name. */
  readonly lines: Array<ReportLine.ReportLine>

  constructor(name: ReportLine.ReportLine) {
    this.lines = [name]
  }

  get name(): string {
    return this.lines[0]?.text.trim() ?? ""
  }

  /** The same in one row; or its lines, where they are no list's. */
  written(): ReadonlyArray<ReportLine.ReportLine> {
    if (!this.isListed || this.value === "") return this.lines
    const { level = this.flag || ReportValue.judged(this.value, this.usual), value } = ReportValue.apart(this.value)
    const cells = [this.name, ReportValue.withUnit(value, this.unit), level ?? ""].filter((cell) => cell !== "")

    return [{ text: cells.join("\t"), from: this.lines.flatMap(({ from }) => from) }]
  }
}

/** The lines of a report as components are gathered from them. */
class Lists {
  readonly rows: Array<ReportLine.ReportLine> = []
  private held: Component | undefined
  /** The labels right above, of which one leads to the cell below. */
  private led: Array<{ readonly role: Role; readonly line: ReportLine.ReportLine }> = []

  private close(): void {
    if (this.held !== undefined) this.rows.push(...this.held.written())
    this.held = undefined
  }

  private open(line: ReportLine.ReportLine): void {
    const isAside =
      this.held?.value === "" && isNaming(this.held.name) && !isNaming(line.text) && this.held.lines.length === 1
    if (isAside) {
      this.held?.lines.push(line)
      return
    }
    this.close()
    this.held = new Component(line)
  }

  /** Takes a cell by its role; false where it cannot be one of what is held. */
  private take(held: Component, role: Role, text: string): boolean {
    const isLevel = ReportValue.isLevel(text)
    if (role === "value") held.value ||= text
    if (role === "usual") held.usual ||= text
    if (role === "usual") held.unit ||= ReportValue.unitOf(text)
    if (role === "unit") held.unit = text
    if (role === "flag" && isLevel) held.flag = text
    if (role === "flag") return isLevel || judgement.test(text)

    return role === "earlier" ? isResult(text) : role !== "name"
  }

  /** What a cell is by its form alone. */
  private roleOf(held: Component, text: string): Role {
    const isBehindValue = held.value !== ""
    if (ReportValue.isRange(text) || (isBehindValue && ReportValue.isBound(text))) return "usual"
    if (isBehindValue && (ReportValue.isLevel(text) || judgement.test(text))) return "flag"
    if (isBehindValue && ReportValue.isUnit(text)) return "unit"
    if (isResult(text)) return isBehindValue ? "earlier" : "value"

    return "name"
  }

  private label(line: ReportLine.ReportLine): boolean {
    const text = line.text.trim()
    const [role, label] = roleLabelled(text) ?? []
    if (role === undefined || label === undefined) return false
    const rest = text.replace(label, "").trim()
    const { held } = this
    const isOfHeld = held !== undefined && role !== "name"
    if (isOfHeld) {
      held.lines.push(line)
      held.isListed = true
    }
    if (rest === "") this.led.push({ role, line })
    if (!isOfHeld || rest === "") return rest === ""
    const [cell = "", ...others] = role === "usual" ? [rest] : ReportLine.cellsOf(rest).map((each) => each.text)
    this.take(held, role, cell)
    for (const other of others) {
      const [of = "flag", ofOther = /^/] = roleLabelled(other) ?? []
      this.take(held, of, other.replace(ofOther, "").trim())
    }

    return true
  }

  /** The one label that leads to a cell: of several above one another none does, they head the list. */
  private lastLabel(): Role | undefined {
    const [label, ...others] = this.led
    this.led = []

    return others.length === 0 ? label?.role : undefined
  }

  /** A label that stands alone in its block is a heading. */
  private headings(): ReadonlyArray<ReportLine.ReportLine> {
    const [{ line } = { line: undefined }, ...others] = this.led
    if (line === undefined || others.length > 0 || !heading.test(line.text.trim())) return []
    this.led = []

    return [line]
  }

  /** Takes a cell of what is held; false where it is none. */
  private takes(held: Component, text: string): boolean {
    const led = this.lastLabel()
    const role = (led === "value" && held.value === "") || led === "usual" ? led : this.roleOf(held, text)
    const taken = this.take(held, led === "earlier" && role === "value" ? led : role, text)
    if (taken) held.isListed ||= role === "usual" || role === "unit"

    return taken
  }

  private cell(line: ReportLine.ReportLine): void {
    const text = line.text.trim().replace(withEarlier, "$1")
    if (this.held !== undefined && this.takes(this.held, text)) this.held.lines.push(line)
    else if (isName(text)) this.open(line)
    else {
      this.close()
      this.rows.push(line)
    }
  }

  add(line: ReportLine.ReportLine): void {
    if (line.text.trim() === "") {
      if (this.held?.value !== "" || !isNaming(this.held.name)) this.close()
      if (this.held === undefined) this.rows.push(...this.headings(), line)
      else this.held.lines.push(line)
    } else if (!this.label(line)) this.cell(line)
  }

  end(): ReadonlyArray<ReportLine.ReportLine> {
    this.close()

    return this.rows
  }
}

/**
 * Lines in which each component of a portal's list, whose cells stand in lines of their own, is one row: its name, its value with the unit,
 * and whether that is high or low. What is usual and what was told earlier are left out.
 */
export const inRows = (lines: ReadonlyArray<ReportLine.ReportLine>): ReadonlyArray<ReportLine.ReportLine> => {
  const lists = new Lists()
  for (const line of lines) lists.add(line)

  return lists.end()
}
