import * as ReportCell from "./ReportCell.ts"
import * as ReportReference from "./ReportReference.ts"
import { cellsOf, isMark, isWord, means, type ReportToken, type Tokens } from "./ReportToken.ts"

export type ReportedState = ReportCell.ReportedState

/** Whether anything is told of a name, or why it cannot be. */
export const tells = ({ change, grade, isOne, isOpen, isUncertain, kinds, polarity, scores }: ReportedState): boolean =>
  [polarity, change, grade].some((each) => each !== undefined) ||
  scores.length > 0 ||
  isOpen ||
  isUncertain ||
  (isOne && kinds.length > 0)

/** Whether a column goes on with what the one before it began: the value behind the name of a score, or the sign behind a number. */
const goesOn = (before: Tokens, next: ReportToken | undefined): boolean =>
  isMark(next, /^%$/) ||
  means(
    before.findLast(({ is }) => is !== "mark"),
    "score",
  )

/** The cells of a row that hold anything, those together that tell one thing. */
const wholeCells = (row: Tokens): ReadonlyArray<Tokens> => {
  const tokens = row.filter(({ is }, at) => is !== "gap" || !goesOn(row.slice(0, at), row[at + 1]))

  return cellsOf(tokens).filter((cell) => cell.length > 0)
}

/** Behind a share a bound is that of what is usual: "71 % | < 32". */
const withoutBound = (one: ReportedState, { value, ...other }: ReportedState): ReportedState =>
  value === undefined || (one.percent !== undefined && /^[<>≤≥]/.test(value)) ? other : { ...other, value }

/** The first of two cells that tells a thing tells it. */
const joined = (one: ReportedState, behind: ReportedState): ReportedState => {
  const other = withoutBound(one, behind)
  const change = other.change === undefined ? one.change : ReportCell.betterChange(one.change, other.change)
  const level = one.level ?? other.level ?? ReportReference.levelOf(one.value ?? one.percent, behind.value)

  return {
    ...other,
    ...one,
    ...(level === undefined ? {} : { level }),
    ...(change === undefined ? {} : { change }),
    kinds: [...one.kinds, ...other.kinds],
    scores: [...one.scores, ...other.scores],
    isOne: one.isOne || other.isOne,
    isOpen: one.isOpen || other.isOpen,
    isUncertain: one.isUncertain || other.isUncertain,
  }
}

/** Behind what is absent, and behind the opposite, a cell tells no more than that something is open. */
const isDecided = (one: ReportedState, other: ReportedState): boolean =>
  one.polarity === "absent" || (one.polarity === "present" && other.polarity === "absent")

const ofCopies = /^(?:FISH|CISH|SISH|D?ISH)$/i

/** Whether tokens begin with a test of copies: "FISH: not amplified". */
export const isOfCopies = ([first]: Tokens): boolean => isWord(first, ofCopies)

const copiesOf = (tokens: Tokens): ReportedState["copies"] => {
  const at = tokens.findIndex((token) => isWord(token, ofCopies))

  return at <= 0 ? undefined : ReportCell.of(tokens.slice(at)).polarity
}

/** Whether what a cell tells to be lost stands beside what is usual, "Lost | Intact", and is not what is looked for: "ATRX loss | Intact". */
const isLost = ([first]: Tokens, one: ReportedState, other: ReportedState): boolean =>
  first?.is === "gap" && one.kinds.some((kind) => kind.startsWith("loss")) && other.said === "retained"

/** What a cell adds to what was decided before it: "Negative | 1+", "Negative | CPS: 0". */
const afterDecision = (
  one: ReportedState,
  { grade, isOpen, isUncertain, percent, scores, value }: ReportedState,
): ReportedState => ({
  ...one,
  ...(one.grade === undefined && grade !== undefined ? { grade } : {}),
  ...(one.percent === undefined && percent !== undefined ? { percent } : {}),
  ...(one.value === undefined && value !== undefined ? { value } : {}),
  scores: [...one.scores, ...scores],
  isOpen: one.isOpen || isOpen,
  isUncertain: one.isUncertain || isUncertain,
})

const stained = /^(?:IHC|(?:immuno)?stain(?:s|ed|ing)?|nuclear|immunohistochemistry|immunhistochemi.*|IHQ)$/i

/** Whether what is lost is a protein, and no piece of a chromosome. */
const isOfProtein = (tokens: Tokens, { kinds }: ReportedState): boolean =>
  kinds.includes("expression") || tokens.some((token) => isWord(token, stained))

const kindsOf = (tokens: Tokens, state: ReportedState): ReadonlyArray<string> => {
  const kinds = new Set(state.kinds)
  if (kinds.has("loss") && isOfProtein(tokens, state)) for (const kind of ["loss", "expression"]) kinds.delete(kind)

  return kinds.size < new Set(state.kinds).size ? [...kinds, "loss of expression"] : [...kinds]
}

/** What tokens tell of the name that they stand around. */
export const of = (tokens: Tokens): ReportedState => {
  const cells = wholeCells(tokens).map(ReportCell.of)
  const state = cells.reduce<ReportedState>(
    (before, cell) =>
      isDecided(before, cell) || isLost(tokens, before, cell) ? afterDecision(before, cell) : joined(before, cell),
    ReportCell.blank(),
  )
  const copies = copiesOf(tokens)

  const isOpen = state.isOpen || (state.said === "dim" && cells.some(({ polarity }) => polarity === "absent"))

  return { ...state, isOpen, kinds: kindsOf(tokens, state), ...(copies === undefined ? {} : { copies }) }
}
