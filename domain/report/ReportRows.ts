import * as ReceptorScores from "./ReceptorScores.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportHeadings from "./ReportHeadings.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportLists from "./ReportLists.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportTable from "./ReportTable.ts"
import { hasKnownName, hasNames } from "./ReportToken.ts"
import * as ReportValue from "./ReportValue.ts"
import * as ReportVisits from "./ReportVisits.ts"
import * as ReportWords from "./ReportWords.ts"

/** What a report says that its abbreviations of states mean: "ND = not detected". Symbols of genes are none of these. */
const abbreviated =
  /(?<![\p{L}\p{N}])(ND|NF|NR|NP|NI|NE|NEG|POS|WT|MUT|TNP|N|P|D|M|U)[^\S\n]?=[^\S\n]?(\p{L}[\p{L} -]{2,40})/gu

const ofStates: ReadonlySet<string | undefined> = new Set(["present", "absent", "open", "uncertain"])

/** The words for a state that a text begins with. */
const stateOf = (text: string): string | undefined => {
  const phrase = ReportWords.phraseAt(ReportWords.plainWords(text), 0)

  return ofStates.has(phrase?.means) ? phrase?.words.join(" ") : undefined
}

/** What a report explains of its abbreviations: a line of it in which those that stand for a result are the words that they stand for. */
const inFull = (report: string): ((line: string) => string) => {
  const states = new Map(
    [...report.matchAll(abbreviated)].flatMap(([, short = "", long = ""]) => {
      const state = stateOf(long)

      return state === undefined ? [] : [[short, state] as const]
    }),
  )
  if (states.size === 0) return (line) => line
  const result = new RegExp(
    `(?<=[\\t|:] ?|  |[\\p{L}\\p{N})] )(?:${[...states.keys()].join("|")})(?=[^\\S\\n]*(?:[\\t|,;]|$)|  )`,
    "gmu",
  )

  return (line) => line.replace(result, (short) => states.get(short) ?? short)
}

/** A note below a table, by its sign. A star that a space follows begins an item of a list. */
const note = /^(§{1,3}|†{1,3}|‡{1,3}|\*{1,3}(?=\p{L})|#{1,3}(?=\p{L})|\([a-z]\)(?= \p{L}))\s?(\p{L}.*)/u

/** Whether a note tells that it is not known what a change means, or that it means nothing. */
const isOfUncertain = (text: string): boolean => {
  const { isOpen, isUncertain } = ReportedState.of(ReportLexer.of(text))

  return isUncertain || isOpen
}

/** The sign behind a result; a star without a space before it ends the name of a change. */
const signBehind = (sign: string): string =>
  `${sign.startsWith("*") ? "(?<= )" : ""}${sign.replaceAll(/[*()]/g, "\\$&")}`

/** What the notes of a report say of its results: a line of it in which those with the sign of a note are of uncertain significance. */
const noted = (report: string): ((line: string) => string) => {
  const signs = report.split("\n").flatMap((line) => {
    const [, sign = "", text = ""] = note.exec(line.trim()) ?? []

    return isOfUncertain(text) ? [sign] : []
  })
  if (signs.length === 0) return (line) => line
  const any = [...new Set(signs)].map(signBehind).join("|")
  const behind = "(?<=[\\p{L}\\p{N})%*]\\t?) ?"
  const end = "(?![§†‡#*])(?=[^\\S\\n]*(?:[\\t|,;]|$)|  )"

  const noted = new RegExp(`${behind}(?:${any})${end}`, "mu")

  return (line) =>
    line.includes("\t") && noted.test(line)
      ? line.replace(noted, "").replace(/^[^\t]*/, "$& VUS")
      : line.replace(noted, " VUS")
}

/** A box of a form: ticked, where it holds a sign, or not. */
const box =
  /\[\s?(?<inside>[xX✓✔])?\s?\]|(?<sign>[☑☒✅])|[☐□]|(?<!\S)_{1,4}(?<between>[xX])_{1,4}(?!\S)|(?<!\S)_{2,9}(?=\s\p{L})/gu

const isTicked = ({ groups }: RegExpExecArray): boolean =>
  Object.values(groups ?? {}).some((each) => each !== undefined)

const indentOf = (line: string): number => line.length - line.trimStart().length

/** What is ticked in a line, behind what stands before its first box; nothing where nothing is, and nothing stands there. */
const choiceOf = (line: string, boxes: ReadonlyArray<RegExpExecArray>): string | undefined => {
  const before = line.slice(0, boxes[0]?.index)
  const ticked = boxes.flatMap((each, at) =>
    isTicked(each) ? [line.slice(each.index + each[0].length, boxes[at + 1]?.index).trim()] : [],
  )

  return ticked.length > 0 || before.trim() !== "" ? `${before}${ticked.join(", ")}` : undefined
}

/** The lines of a form with what is ticked. What is not goes, with the lines below it that stand further in. */
const ticked = (lines: ReadonlyArray<ReportLine.ReportLine>): ReadonlyArray<ReportLine.ReportLine> => {
  const result: Array<ReportLine.ReportLine> = []
  let left: number | undefined
  for (const { from, text } of lines) {
    const boxes = [...text.matchAll(box)]
    if (boxes.length === 0 && left !== undefined && text.trim() !== "" && indentOf(text) > left) continue
    const choice = boxes.length === 0 ? text : choiceOf(text, boxes)
    left = choice === undefined ? indentOf(text) : undefined
    if (choice !== undefined) result.push({ text: choice, from })
  }

  return result
}

const bare = /^(\s*)([A-Z][A-Z\d]{1,7}):?\s*$/

const ofExon = /^(\s+)(?:[-•*] )?(?=(?:exon|codon) \d)/i

/** Lines in which the exons of a gene, which stands in a line of its own above them, have its name: "KIT" above "  Exon 11: wild type". */
const named = (lines: ReadonlyArray<ReportLine.ReportLine>): ReadonlyArray<ReportLine.ReportLine> => {
  let gene: { readonly name: string; readonly indent: number; readonly from: ReadonlyArray<number> } | undefined

  return lines.map((line) => {
    const [, before = "", name] = bare.exec(line.text) ?? []
    const [, indent = ""] = ofExon.exec(line.text) ?? []
    if (name !== undefined && ReportNames.of(name).length === 1) gene = { name, indent: before.length, from: line.from }
    else if (indent === "") gene = undefined

    return gene === undefined || indent.length <= gene.indent
      ? line
      : { text: line.text.replace(ofExon, `$1${gene.name} `), from: [...gene.from, ...line.from] }
  })
}

/** The label of what is beyond the usual: "Flag: HIGH". */
const flag = new RegExp(`^(?:${ReportLabels.flag}): `, "i")

/** Which laboratory has done a test: "WBC 01", "TSH (04)". */
const laboratory = /(?<=\p{L}\){0,2}) \(?0[1-9]\)?$|(?<=\p{N}) \(0[1-9]\)$/u

/** How far a test has come, and when its sample was taken: "status: FINAL", "collected 12-Nov-2024". */
const ofOrder =
  /^(?:(?:status:? )?(?:final|preliminary|corrected|completed?|resulted|endbefund)(?: results?)?|(?:collected|drawn|received|resulted|released)(?: on)?:? .{0,3}\d.*)$/i

/** What tells that a row is of the material by which a test is checked: "BRAF V600E   positive control   detected". */
const ofControl = /^(?:[a-z]+ )?(?:positive|negative|internal|external|kit|assay) controls?\b/i

/** What a result is called within bounds, which tells of a value within them alone: "neg < 1:80". */
const ofBounds = new RegExp(
  `^(?:${ReportValue.verdict}|normal)\\s?[:=]?\\s?(?:[<>≤≥]=?\\s?\\d|\\d[\\d.,]{0,9} ?[-–] ?\\d)`,
  "i",
)

const isValue = ({ text }: ReportLine.Cell): boolean => /^[<>≤≥]?=?\s?\d/.test(text)

const matchIn = ({ at, text }: ReportLine.Cell, pattern: RegExp): ReadonlyArray<ReportLine.Cell> => {
  const found = pattern.exec(text)

  return found === null ? [] : [{ at: at + found.index, text: found[0] }]
}

/** The cells behind a value that tell what it is called within bounds, and what they call it. */
const judgedIn = (cells: ReadonlyArray<ReportLine.Cell>) => {
  const at = cells.findIndex(isValue)
  const bounds = at < 0 ? [] : cells.slice(at + 1).filter(({ text }) => ofBounds.test(text))
  const reference = bounds.map(({ text }) => text).join("; ")

  return { bounds, verdict: ReportValue.verdictOf(cells[at]?.text ?? "", reference) }
}

/**
 * A row without cells that tell what is usual, "cut-off: ≥ 50 %", or of the order, without the label of what is beyond that, "Flag: HIGH",
 * and the number of a laboratory; nothing of one of a control.
 */
const ofResult = (line: string): string => {
  const [name, ...cells] = ReportLine.cellsOf(line)
  if (name === undefined || cells.length === 0) return line
  if (ofControl.test(cells[0]?.text ?? "")) return ReportLine.blanked(line, [name, ...cells])
  const labels = cells.flatMap((cell) => matchIn(cell, flag))
  const limits = cells.filter(({ text }) => ofOrder.test(text) || ReportHeadings.isOfLimits(text))
  const { bounds, verdict } = judgedIn(cells)
  const left = ReportLine.blanked(line, [...matchIn(name, laboratory), ...limits, ...labels, ...bounds])

  return verdict === undefined ? left : `${left.trimEnd()}  ${verdict}`
}

/** The foot or the head of a page, alone or behind other cells. */
const footer = /(?:^\s{0,80}|\t| {2})(?:page|seite|p[aá]gina|p[aá]g\.) ?\d{1,4} ?(?:of|von|de|\/) ?\d{1,4}$/i

/** Which way a value went, alone in a line. */
const trend = /^\s*(?:up|down|new|rising|falling|increas(?:ed|ing)|decreas(?:ed|ing)|unchanged)\s*$/i

const pieces = /.{1,2000}/gs

/** A line that is drawn between others. */
const rule = /^[ |]*[-=_*#+~─—:][-=_*#+~─—:| ]+$/

/** So many characters of a line, or of several that are joined, are read as one. */
export const longest = 2000

/** Whether a line below a row is one of its own: it names something, or begins in the first column and neither ends a name nor tells of it. */
const isRow = (line: string, above: string): boolean => {
  if (hasKnownName(ReportLexer.of(line))) return true
  const [first, ...others] = ReportLine.cellsOf(line)
  const [name] = ReportLine.cellsOf(above)
  if (first === undefined || name === undefined || first.at > name.at + 1) return false
  if (!hasKnownName(ReportLexer.of(`${name.text} ${first.text}`))) return true
  const isNamed = hasKnownName(ReportLexer.of(name.text))

  return isNamed && (others.length === 0 || !ReportedState.tells(ReportedState.of(ReportLexer.of(first.text))))
}

const ofDays = /^\s*(?:date|datum|fecha|draw|visit|time ?point|cycle)\s*(?:\t| {2})/i

/** Whether a line heads a table that has a row for each day, of which none says by itself what it tells: "Date  HBsAg  anti-HCV". */
const isHeadOfDays = (line: string): boolean => ofDays.test(line) && hasNames(ReportLexer.of(line))

/** What is done to all lines of a report, one after the other, until each tells a result by itself. */
const steps: ReadonlyArray<(lines: ReadonlyArray<ReportLine.ReportLine>) => ReadonlyArray<ReportLine.ReportLine>> = [
  ReceptorScores.withoutParts,
  named,
  ticked,
  ReportLists.inRows,
  ReportLine.apart,
  ReportVisits.latest,
  (lines) => ReportTable.inRows(lines, isRow),
]

/** The lines of a report with what is told of each result in a row of its own. */
export const of = (report: string): ReadonlyArray<ReportLine.ReportLine> => {
  const withNotes = noted(report)
  const explained = inFull(report)
  const whole = ReportLine.linesOf(report).flatMap((text, at) =>
    footer.test(text.trimEnd()) || rule.test(text) || trend.test(text) || isHeadOfDays(text)
      ? []
      : [{ text: withNotes(ReportLine.undrawn(text)), from: [at] }],
  )

  return steps
    .reduce((lines: ReadonlyArray<ReportLine.ReportLine>, step) => step(lines), whole)
    .flatMap(({ from, text }) => {
      const row = ReportValue.inPlace(explained(ofResult(text)))

      return (row.length <= longest ? [row] : (row.match(pieces) ?? [])).map((piece) => ({ text: piece, from }))
    })
}
