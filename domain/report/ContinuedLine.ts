import * as MeasureNames from "../eligibility/measurement/MeasureNames.ts"
import * as Words from "../eligibility/text/Tokens.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportReach from "./ReportReach.ts"
import * as ReportShorthand from "./ReportShorthand.ts"
import { between, hasKnownName, hasNames, isMark, isWord, means, type ReportToken, type Tokens } from "./ReportToken.ts"
import * as ReportWords from "./ReportWords.ts"

/** The end of a line that needs more: a comma, a stroke, or a word that leads to others. */
const unfinished =
  /(?:,|\s[/&]|[\s(](?:in|of|and|or|the|for|by|with|are|not|was|were|this|per|exons?|von|der|und|de|y|en|following|other|see|has|had))\s*$/i

const isColumned = (line: string): boolean => ReportLine.cellsOf(line).length > 1

/** How a line begins that stands amid a sentence: with a small letter, a bracket, or a sign that joins words. */
const goesOnLow = /^\s*(?:\p{Ll}|\(|[/&,] ?(?=\p{L}))/u

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
  const areChanges = !ReportedState.isVague(one.change) && !ReportedState.isVague(other.change)

  return areChanges ? one.change !== other.change : one.polarity === "absent" && other.change !== undefined
}

/** Whether nothing is told, or no more than of which kind a change is: "ESR1 mutation, plasma". */
const mayBeTitle = (state: ReportedState.ReportedState): boolean => !ReportedState.tells({ ...state, isOne: false })

/** Names alone, with no word of a state: the first cell of a row. */
export const isBareName = (tokens: Tokens): boolean =>
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
export const deniedAbove = (before: string, line: string): string | undefined => {
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
export const goesOn = (before: string, line: string): boolean => {
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

/** A word that is cut at the end of a line: "chromo-" before "some". The hyphen of a name stands behind a capital or a digit. */
const cut = /(?<=\p{Ll}{2})-\s*$/u

/** A line as the one that it goes on with is put behind it: as a cell behind a name, or as more of its words. */
const leading = (before: string, line: string): string => {
  if (cut.test(before) && /^\s*\p{Ll}/u.test(line)) return before.replace(cut, "")
  if (isCompound(before, line)) return before.trimEnd()
  const isCell =
    answer.test(line) || ofStain.test(line) || (isBareName(ReportLexer.of(before)) && !goesOnLow.test(line))

  return `${before.trimEnd()}${isCell ? "\t" : " "}`
}

/** A line with the one that it goes on with, and where that begins in it. */
export const joined = (before: string, line: string): { readonly text: string; readonly at: number } => {
  const begun = leading(before, line)

  return { text: begun + line.replace(answer, "").trim(), at: begun.length }
}
