import * as MeasureNames from "../eligibility/measurement/MeasureNames.ts"
import * as Words from "../eligibility/text/Tokens.ts"
import * as ReceptorScores from "./ReceptorScores.ts"
import type { Stretch } from "./ReportAsides.ts"
import * as ReportBoxes from "./ReportBoxes.ts"
import * as ReportCell from "./ReportCell.ts"
import * as ReportCells from "./ReportCells.ts"
import * as ReportExons from "./ReportExons.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportFootnotes from "./ReportFootnotes.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLegend from "./ReportLegend.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportLists from "./ReportLists.ts"
import * as ReportReach from "./ReportReach.ts"
import * as ReportReference from "./ReportReference.ts"
import * as ReportRows from "./ReportRows.ts"
import * as ReportScales from "./ReportScales.ts"
import * as ReportShorthand from "./ReportShorthand.ts"
import * as ReportTable from "./ReportTable.ts"
import { areGuessed, between, isMark, isWord, means, namesOf, type ReportToken, type Tokens } from "./ReportToken.ts"
import * as ReportVisits from "./ReportVisits.ts"
import * as ReportWords from "./ReportWords.ts"

/** A line of a report, or several that were one before they were copied. */
export interface ReportPassage {
  readonly text: string
  /** The end of the line above, which denies something, where this line may go on with it. */
  readonly denied: string | undefined
  /** Behind an empty line, or at the beginning. */
  readonly isFirst: boolean
  /** Its lines, by where each begins in it, and the pasted ones of each. */
  readonly lines: ReadonlyArray<Pick<ReportLine.ReportLine, "from"> & { readonly at: number }>
}

/** The lines of a passage that reach into a stretch of it. */
export const linesIn = ({ lines }: ReportPassage, { end, start }: Stretch): ReportPassage["lines"] =>
  lines.filter(({ at }, place) => at < end && (lines[place + 1]?.at ?? end) > start)

/** The numbers of the pasted lines of some of a passage's. */
export const numbersOf = (lines: ReportPassage["lines"]): ReadonlyArray<number> => lines.flatMap(({ from }) => from)

/** The foot or the head of a page, alone or behind other cells. */
const footer = /(?:^\s{0,80}|\t| {2})(?:page|seite|p[aá]gina|p[aá]g\.) ?\d{1,4} ?(?:of|von|de|\/) ?\d{1,4}$/i

/** Which way a value went, alone in a line. */
const trend = /^\s*(?:up|down|new|rising|falling|increas(?:ed|ing)|decreas(?:ed|ing)|unchanged)\s*$/i

const pieces = /.{1,2000}/gs

/** A line that is drawn between others. */
const rule = /^[ |]*[-=_*#+~─—:][-=_*#+~─—:| ]+$/

/** So many characters of a line, or of several that are joined, are read as one. */
const longest = 2000

/** So many lines are joined at most. */
const mostLines = 40

const unfinished =
  /(?:,|\s[/&]|[\s(](?:in|of|and|or|the|for|by|with|are|not|was|were|this|per|exons?|von|der|und|de|y|en|following|other|see|has|had))\s*$/i

const isColumned = (line: string): boolean => ReportCells.cellsOf(line).length > 1

const goesOnLow = /^\s*(?:\p{Ll}|\(|[/&,] ?(?=\p{L}))/u

const hasNames = (tokens: Tokens): boolean => tokens.some(({ is }) => is === "names")

const hasKnownName = (tokens: Tokens): boolean => !areGuessed(tokens.flatMap(namesOf))

const hasNumber = (tokens: Tokens): boolean =>
  tokens.some(({ is }) => is === "number" || is === "change" || is === "grade")

const isGeneral = (tokens: Tokens): boolean => tokens.some((token) => means(token, "general"))

/** Whether nothing but a change or numbers stands in a line: what is left of a cell of a table. */
const isRestOfRow = (tokens: Tokens): boolean =>
  tokens.every((token) => ["change", "number", "mark", "grade", "gap"].includes(token.is) || means(token, "beside")) &&
  hasNumber(tokens)

/** Whether a row has told what could go on in the line below: that nothing was found, or another change. */
const isToldOf = (row: Tokens, below: Tokens): boolean => {
  const [one, other] = [ReportedState.of(row), ReportedState.of(below)]
  const areChanges = !ReportCell.isVague(one.change) && !ReportCell.isVague(other.change)

  return areChanges ? one.change !== other.change : one.polarity === "absent" && other.change !== undefined
}

/** Whether nothing is told, or no more than of which kind a change is: "ESR1 mutation, plasma". */
const mayBeTitle = (state: ReportedState.ReportedState): boolean => !ReportedState.tells({ ...state, isOne: false })

/** Names alone, with no word of a state: the first cell of a row. */
const isBareName = (tokens: Tokens): boolean =>
  hasKnownName(tokens) && mayBeTitle(ReportedState.of(tokens)) && !hasNumber(tokens) && tokens.length <= 12

const isShort = (line: string): boolean => line.trim().length <= 60

/** Whether a line begins with a state, "Positive (greater than 10 % of cells …)", or with a value in a column of its own. */
const beginsWithResult = (tokens: Tokens): boolean => {
  const [first, next] = tokens[0]?.is === "gap" ? tokens.slice(1) : tokens

  return means(first, "present", "absent", "open") || (first?.is === "number" && next?.is === "gap")
}

/** A label of what was tested, and one of what was found. */
const asked = new RegExp(`^\\s*(?:${ReportLabels.name})\\s*:`, "i")

const answer = new RegExp(`^\\s*(?:${ReportLabels.result}s?|befund|finding|status|interpretation)\\s*:\\s*(?=\\S)`, "i")

/** A label of what else is told of a variant, in a line of its own: "Class  Likely pathogenic". */
const ofVariant =
  /^\s*(?:variant|(?:c?dna|nucleotide|protein|amino acid)(?: change)?|zygosity|(?:variant |clinical )?class(?:ification)?|(?:clinical )?significance|pathogenicity|consequence)(?:\s?:|\t|\s\s|\s?\.{3})/i

/** A label of how many cells show a stain, or how strongly, below its name: "Percentage of cells with nuclear positivity: 95%". */
const ofStain =
  /^\s*(?:(?:%|percent(?:age)?|proportion)[^:\d]{0,40}\b(?:nucle(?:ar|i)|positiv(?:e|ity)|staining)\b[^:\d]{0,20}|(?:(?:average|staining) )?intensity(?: of (?:nuclear )?staining)?):\s*[\d<>≥~\p{L}]/iu

/** Whether a line tells how many cells show the stain that the one before it names, and does not tell it itself. */
const isOfStain = (before: string, line: string): boolean =>
  ofStain.test(line) &&
  !/membran/i.test(line) &&
  !/\d\s?%/.test(ReportShorthand.inFull(before)) &&
  hasKnownName(ReportLexer.of(before))

/** Whether a line answers what the one before it asked: "Test: BRAF V600E", "Result: not detected". */
const isAnswered = (before: string, line: string): boolean => {
  const told = ReportLexer.of(before)

  return hasNames(told) && !hasNames(ReportLexer.of(line)) && (asked.test(before) || mayBeTitle(ReportedState.of(told)))
}

/** Whether a line has a label of what is looked for: "Fusion genes: none detected". */
const isLabelled = (tokens: Tokens): boolean => {
  const [label = [], ...behind] = between(tokens, (token) => isMark(token, /:/))

  return behind.length > 0 && label.some((token) => means(token, "kind", "kinds"))
}

/** An item of a list with its label: "  tissue 2022 (primary): ER 95%". */
const labelledItem = /^\s{2,}\p{Ll}[\p{L}\d ()-]{1,30}:\s/u

/** Whether a line is more of the words of the one before it. */
const goesOnInWords = (before: string, line: string, first: ReportToken | undefined): boolean => {
  const { words } = Words.ofWritten(line)
  const beginsWithName = (first !== undefined && hasKnownName([first])) || MeasureNames.at(words, 0, true).length > 0
  const isOfCells = isColumned(before) || isColumned(line)

  return (
    goesOnLow.test(line) &&
    !labelledItem.test(line) &&
    !beginsWithName &&
    !isOfCells &&
    !/[.:;]\s*$/.test(before) &&
    !/^\s*[a-z]\./.test(line)
  )
}

/** Whether a line holds cells of what the one before it names. */
const isRestOf = (before: string, line: string, tokens: Tokens): boolean => {
  const told = ReportLexer.of(before)
  if (isRestOfRow(tokens) && hasKnownName(told) && isShort(before.split("\t").at(-1) ?? ""))
    return !isToldOf(told, tokens)
  if (!isBareName(told) || isGeneral(tokens) || isLabelled(tokens) || /:\s*$/.test(line) || unfinished.test(line))
    return false

  return (
    ReportedState.tells(ReportedState.of(tokens)) ||
    tokens.some((token) => token.is === "number" || means(token, "score"))
  )
}

/** A word that is cut behind a hyphen of its own: "EGFR-" above "Mutation", "MET-Exon-14-" above "Skipping". */
const isCompound = (before: string, line: string): boolean =>
  /[\p{L}\d]-\s*$/u.test(before) &&
  /^(?:kinds?)$/.test(ReportWords.phraseAt(ReportWords.plainWords(line), 0)?.means ?? "")

const clauseEnd = /[.;]\s/

/** Whether what is denied ends with that: "p40 negative", "Metastases: none". */
const isAnswer = (clause: Tokens): boolean =>
  means(clause.at(-1), "absent") || (means(clause.at(-1), "denial") && isMark(clause.at(-2), /:/))

/** The end of a line that denies something, which may reach into the line below: "There is no evidence of a targetable". */
const deniedAbove = (before: string, line: string): string | undefined => {
  const isWrapped =
    !/[.:;!?)]\s*$/.test(before) && !isColumned(before) && !isColumned(line) && !/^\s*[^:]{2,60}:\s/.test(line)
  if (!isWrapped) return undefined
  const clause = before.split(clauseEnd).at(-1) ?? ""
  const tokens = ReportLexer.of(clause)
  const denies = tokens.some((token) => means(token, "denial", "absent"))

  return denies && !isAnswer(tokens) && !tokens.some((token) => isWord(token, ReportReach.others)) ? clause : undefined
}

const answers: ReadonlySet<string | undefined> = new Set(["present", "absent", "denial", "open"])

/** Whether a line is all that is said of the names with which a label ends above it: "none". */
const isAnswerOf = (before: string, line: string): boolean =>
  /:\s*$/.test(before) && answers.has(ReportWords.meaningOf(line)) && hasNames(ReportLexer.of(before))

/** Whether a sentence is broken between a gene and its change: "BRAF V600E, KRAS" above "G12C and EGFR L858R were found". */
const isChangeOf = (before: string, line: string, first: ReportToken | undefined): boolean =>
  first?.is === "change" && !isColumned(before) && !isColumned(line) && ReportLexer.of(before).at(-1)?.is === "names"

/** Whether a line goes on with what the one before it began. A row that begins with a change is one of its own. */
const goesOn = (before: string, line: string): boolean => {
  if (unfinished.test(before) || isCompound(before, line) || isAnswerOf(before, line)) return true
  if (answer.test(line)) return isAnswered(before, line)
  if (isOfStain(before, line)) return true
  if (ofVariant.test(line)) return hasKnownName(ReportLexer.of(before)) && !hasNames(ReportLexer.of(line))
  const tokens = ReportLexer.of(line)
  const first = tokens.find(({ is }) => is !== "gap")
  if (goesOnInWords(before, line, first) || isChangeOf(before, line, first)) return true
  if (hasNames(tokens) || !(isShort(line) || beginsWithResult(tokens))) return false
  const isOwnRow = first?.is === "change" && isColumned(line) && !isColumned(before)

  return !isOwnRow && isRestOf(before, line, tokens)
}

/** Whether a line below a row is one of its own: it names something, or begins in the first column and neither ends a name nor tells of it. */
const isRow = (line: string, above: string): boolean => {
  if (hasKnownName(ReportLexer.of(line))) return true
  const [first, ...others] = ReportCells.cellsOf(line)
  const [name] = ReportCells.cellsOf(above)
  if (first === undefined || name === undefined || first.at > name.at + 1) return false
  if (!hasKnownName(ReportLexer.of(`${name.text} ${first.text}`))) return true
  const isNamed = hasKnownName(ReportLexer.of(name.text))

  return isNamed && (others.length === 0 || !ReportedState.tells(ReportedState.of(ReportLexer.of(first.text))))
}

/** The rows of a table whose names stand side by side, above what is told of each: a name with its cell in each row. */
const turned = (names: string, values: string): ReadonlyArray<string> => {
  const heads = ReportCells.cellsOf(names)
  if (heads.length < 2 || !heads.every(({ text }) => isBareName(ReportLexer.of(text)))) return []
  if (hasNames(ReportLexer.of(values))) return []
  const cells = ReportCells.cellsOf(values)
  const below = ReportScales.withoutCells(cells)
  if (cells.length < heads.length) return []
  const nearest = ({ at }: (typeof heads)[number]) => heads.findLast((head) => head.at <= at + 1) ?? heads[0]

  return heads.map((head) =>
    [head, ...below.filter((cell) => nearest(cell) === head)].map(({ text }) => text).join("\t"),
  )
}

/** A word that is cut at the end of a line: "chromo-" before "some". The hyphen of a name stands behind a capital or a digit. */
const cut = /(?<=\p{Ll}{2})-\s*$/u

/** What a passage begins with, as the line that it goes on with is put behind it: as a cell behind a name, or as more of its words. */
const leading = (before: string, line: string): string => {
  if (cut.test(before) && /^\s*\p{Ll}/u.test(line)) return before.replace(cut, "")
  if (isCompound(before, line)) return before.trimEnd()
  const isCell =
    answer.test(line) || ofStain.test(line) || (isBareName(ReportLexer.of(before)) && !goesOnLow.test(line))

  return `${before.trimEnd()}${isCell ? "\t" : " "}`
}

/** A passage with the line that it goes on with. */
const withRest = ({ denied, isFirst, lines, text }: ReportPassage, line: ReportLine.ReportLine): ReportPassage => {
  const before = leading(text, line.text)

  return {
    isFirst,
    denied,
    text: before + line.text.replace(answer, "").trim(),
    lines: [...lines, { at: before.length, from: line.from }],
  }
}

const ofDays = /^\s*(?:date|datum|fecha|draw|visit|time ?point|cycle)\s*(?:\t| {2})/i

/** Whether a line heads a table that has a row for each day, of which none says by itself what it tells: "Date  HBsAg  anti-HCV". */
const isHeadOfDays = (line: string): boolean => ofDays.test(line) && hasNames(ReportLexer.of(line))

/** The lines of a report with what is told of each result in a row of its own. */
const rowsOf = (report: string): ReadonlyArray<ReportLine.ReportLine> => {
  const noted = ReportFootnotes.of(report)
  const whole = ReportLine.linesOf(report).flatMap((text, at) =>
    footer.test(text.trimEnd()) || rule.test(text) || trend.test(text) || isHeadOfDays(text)
      ? []
      : [{ text: noted(ReportCells.undrawn(text)), from: [at] }],
  )
  const written = ReportLists.inRows(ReportBoxes.ticked(ReportExons.named(ReceptorScores.withoutParts(whole))))
  const inFull = ReportLegend.of(report)

  return ReportTable.inRows(ReportVisits.latest(ReportCells.apart(written)), isRow).flatMap(({ from, text }) => {
    const row = ReportReference.inPlace(inFull(ReportRows.ofResult(text)))

    return (row.length <= longest ? [row] : (row.match(pieces) ?? [])).map((piece) => ({ text: piece, from }))
  })
}

/** Adds a row to passages: as one of its own, or behind the one that it goes on with. */
const add = (passages: Array<ReportPassage>, { from, text }: ReportLine.ReportLine, isFirst: boolean): void => {
  const above = isFirst ? undefined : passages.at(-1)
  const isRoom = above !== undefined && above.lines.length < mostLines && above.text.length + text.length <= longest
  if (isRoom && goesOn(above.text, text)) passages[passages.length - 1] = withRest(above, { from, text })
  else {
    const denied = above && deniedAbove(above.text, text)
    passages.push({ text, isFirst, denied, lines: [{ at: 0, from }] })
  }
}

/** The passages of a report in order. */
export const of = (report: string): ReadonlyArray<ReportPassage> => {
  const rows = rowsOf(report)
  const passages: Array<ReportPassage> = []
  let isFirst = true
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? { text: "", from: [] }
    const next = rows[at + 1] ?? { text: "", from: [] }
    if (row.text.trim() === "") {
      isFirst = true
      continue
    }
    if (ReportScales.areCells(ReportCells.cellsOf(row.text))) continue
    const columns = turned(row.text, next.text)
    if (columns.length > 0) {
      const lines = [{ at: 0, from: [...row.from, ...next.from] }]
      passages.push(...columns.map((text) => ({ text, isFirst, denied: undefined, lines })))
      at++
    } else add(passages, row, isFirst)
    isFirst = false
  }

  return passages
}
