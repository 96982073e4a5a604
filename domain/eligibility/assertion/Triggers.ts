import { matches } from "../matching/TokenPhrases.ts"
import { type Boundary, type Direction, type Pseudo, type Termination, type Trigger, triggers } from "./Trigger.ts"
import { table } from "./TriggerLexicon.ts"

type Words = ReadonlyArray<string>

interface Literal {
  readonly literal: Words
}

/** The rows that may begin at a word, the longest first. */
type Candidates<Row> = (words: Words, at: number) => ReadonlyArray<Row>

const none: ReadonlyArray<never> = []

/** Looks rows up by the first word and the second, since some words begin a hundred of them, and most begin none. */
const lookUp = <Row extends Literal>(rows: ReadonlyArray<Row>): Candidates<Row> => {
  const longestFirst = rows.toSorted((a, b) => b.literal.length - a.literal.length)
  const byWords = new Map(
    [...Map.groupBy(longestFirst, ({ literal }) => literal[0] ?? "")].map(([first, some]) => {
      const single = some.filter(({ literal }) => literal.length === 1)
      const longer = Map.groupBy(
        some.filter(({ literal }) => literal.length > 1),
        ({ literal }) => literal[1] ?? "",
      )

      return [
        first,
        { single, longer: new Map([...longer].map(([second, rows]) => [second, [...rows, ...single]])) },
      ] as const
    }),
  )

  return (words, at) => {
    const rows = byWords.get(words[at] ?? "")

    return rows === undefined ? none : (rows.longer.get(words[at + 1] ?? "") ?? rows.single)
  }
}

const looking = (direction: Direction) => ({
  triggers: lookUp(table.filter((row): row is Trigger => row.kind === "trigger" && row.direction === direction)),
  terminations: lookUp(
    table.filter((row): row is Termination => row.kind === "termination" && row.direction === direction),
  ),
})

const forward = lookUp(
  table.filter(
    (row): row is Trigger | Pseudo =>
      row.kind !== "termination" && (row.kind !== "trigger" || row.direction === "forward"),
  ),
)

const backward = looking("backward").triggers

const terminations = { forward: looking("forward").terminations, backward: looking("backward").terminations }

const plainWord = /^[a-z]+$/

const comparative = /^(?:more|less|rather|later|greater|older|younger|longer|higher|lower|fewer|worse|better|or|and)$/

const [exception] = triggers("exception", "forward", { scope: 24 }, ["other than"])

/** "Other tumor type than …": what stands between is neither a mark nor a comparison of its own. */
const splitException = (words: Words, at: number, limit: number): Trigger | undefined => {
  if (words[at] !== "other" || exception === undefined) return undefined
  for (let than = at + 1; than < limit && than <= at + 4; than++) {
    const word = words[than] ?? ""
    if (word === "than") return { ...exception, literal: words.slice(at, than + 1) }
    if (!plainWord.test(word) || comparative.test(word)) return undefined
  }

  return undefined
}

/** Whether a row ends before a mention, unless it takes in both sides: "with or [without prior therapy]". */
const fits = (row: Trigger | Pseudo, at: number, mention: number): boolean =>
  at + row.literal.length <= mention || (row.kind === "trigger" && row.category === "optionality")

/** The longest trigger, or what only looks like one, that begins at `at`, before a mention that begins at `mention`. */
export const forwardAt = (words: Words, at: number, mention: number): Trigger | Pseudo | undefined => {
  for (const row of forward(words, at)) if (fits(row, at, mention) && matches(words, at, row.literal)) return row

  return splitException(words, at, mention)
}

/** The longest trigger behind a mention that begins at `at`. */
export const backwardAt = (words: Words, at: number): Trigger | undefined => {
  for (const row of backward(words, at)) if (matches(words, at, row.literal)) return row

  return undefined
}

const digits = /^\d+$/

/** Whether a full stop stands within a number, "2.0", or behind the letter of a protein, "p.G12C". */
const isWithin = (words: Words, at: number): boolean =>
  words[at] === "." && (words[at - 1] === "p" || (digits.test(words[at - 1] ?? "") && digits.test(words[at + 1] ?? "")))

/** What ends the scopes of triggers of a direction at `at`; `by`: only for one of these reasons. */
export const terminationAt = (
  words: Words,
  at: number,
  direction: Direction,
  by?: ReadonlySet<Boundary>,
): Termination | undefined => {
  if (direction === "backward" && isWithin(words, at)) return undefined
  for (const row of terminations[direction](words, at))
    if ((by === undefined || by.has(row.boundary)) && matches(words, at, row.literal)) return row

  return undefined
}
