import { matches } from "../matching/TokenPhrases.ts"
import { type Direction, type Pseudo, type Termination, type Trigger, triggers } from "./Trigger.ts"
import { table } from "./TriggerLexicon.ts"

type Words = ReadonlyArray<string>

interface Literal {
  readonly literal: Words
}

type Found<Row extends Literal> = (words: Words, at: number, accepts: (row: Row) => boolean) => Row | undefined

/** Finds the longest row that begins at a word: by the first word and the second, since some words begin a hundred of them. */
const longest = <Row extends Literal>(rows: ReadonlyArray<Row>): Found<Row> => {
  const byWords = new Map(
    [...Map.groupBy(rows, ({ literal }) => literal[0] ?? "")].map(([first, some]) => [
      first,
      Map.groupBy(
        some.toSorted((a, b) => b.literal.length - a.literal.length),
        ({ literal }) => literal[1],
      ),
    ]),
  )

  return (words, at, accepts) => {
    const some = byWords.get(words[at] ?? "")
    if (some === undefined) return undefined
    const fits = (row: Row): boolean => matches(words, at, row.literal) && accepts(row)

    return some.get(words[at + 1])?.find(fits) ?? some.get(undefined)?.find(fits)
  }
}

const looking = (direction: Direction) => ({
  triggers: longest(table.filter((row): row is Trigger => row.kind === "trigger" && row.direction === direction)),
  terminations: longest(
    table.filter((row): row is Termination => row.kind === "termination" && row.direction === direction),
  ),
})

const forward = longest(
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

/**
 * The trigger, or what only looks like one, before a mention that begins at `at`. It ends before the mention, at `mention`, unless it takes in
 * both sides: "with or [without prior therapy]".
 */
export const forwardAt = (words: Words, at: number, mention: number): Trigger | Pseudo | undefined =>
  forward(
    words,
    at,
    (row) => at + row.literal.length <= mention || (row.kind === "trigger" && row.category === "optionality"),
  ) ?? splitException(words, at, mention)

const any = (): boolean => true

/** The trigger behind a mention that begins at `at`. */
export const backwardAt = (words: Words, at: number): Trigger | undefined => backward(words, at, any)

/** What ends the scopes of triggers of a direction at `at`. */
export const terminationAt = (
  words: Words,
  at: number,
  direction: Direction,
  ends: (termination: Termination) => boolean = any,
): Termination | undefined => terminations[direction](words, at, ends)
