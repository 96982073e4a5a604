import * as PatternNode from "../../domain/eligibility/rules/PatternNode.ts"
import * as PatternText from "../../domain/eligibility/rules/PatternText.ts"
import type { Row, RowMatch } from "../../domain/eligibility/rules/Row.ts"
import type { Definition, RuleTable } from "../../domain/eligibility/rules/RuleTable.ts"
import type { Run } from "../../domain/eligibility/rules/Run.ts"
import * as Runs from "../../domain/eligibility/rules/Runs.ts"
import * as TokenTest from "../../domain/eligibility/rules/TokenTest.ts"
import * as Tokens from "../../domain/eligibility/text/Tokens.ts"

/** An example without the brackets around what it tells, and which of its tokens these are. */
interface Example {
  readonly tokens: Tokens.Tokens
  readonly told: readonly [first: number, last: number] | undefined
}

/** The brackets become spaces, so that all else stays where it is. */
const exampleOf = (text: string): Example => {
  const open = text.indexOf("[")
  const close = text.indexOf("]")
  const tokens = Tokens.ofWritten(text.replace("[", " ").replace("]", " "))
  const before = (end: number): number => tokens.starts.filter((start) => start < end).length

  return { tokens, told: open < 0 || close < open ? undefined : [before(open), before(close)] }
}

const runOf = <Meaning>({ over }: RuleTable<Meaning>, tokens: Tokens.Tokens): Run => {
  const run = Runs.ofWritten(tokens)

  return over === undefined ? run : over.of(run)
}

/** Where a row was found, by tokens and not by places of a level. */
const tokensOf = (run: Run, { first, last }: Pick<RowMatch<unknown>, "first" | "last">): string => {
  const tokens = "tokens" in run && run.tokens instanceof Int32Array ? run.tokens : undefined

  return `${tokens?.[first] ?? first}-${tokens?.[last] ?? last}`
}

const inExample = <Meaning>(table: RuleTable<Meaning>, row: Row<Meaning>): ReadonlyArray<string> => {
  const { told, tokens } = exampleOf(row.example)
  const run = runOf(table, tokens)
  const found = table.find(run)
  const own = found.filter((each) => each.row === row)
  const others = found.filter((each) => each.row !== row).map((each) => `“${each.row.pattern}”`)
  if (own.length === 0) {
    return [
      others.length === 0
        ? `does not tell anything in its example “${row.example}”`
        : `does not tell anything in its example “${row.example}”, where ${others.join(" and ")} does`,
    ]
  }

  return told === undefined || own.some((each) => tokensOf(run, each) === told.join("-"))
    ? []
    : [`tells other words of its example “${row.example}” than those in the brackets`]
}

const inOthers = <Meaning>(table: RuleTable<Meaning>, row: Row<Meaning>): ReadonlyArray<string> =>
  row.not.flatMap((text) =>
    table.find(runOf(table, exampleOf(text).tokens)).some((each) => each.row === row)
      ? [`tells something in “${text}”, where it must not`]
      : [],
  )

/** The tests of words, chunks and edges that one is made of in the end, or itself. */
const simple = (test: TokenTest.TokenTest): ReadonlyArray<TokenTest.TokenTest> => {
  const parts = TokenTest.partsOf(test)

  return parts.length === 0 ? [test] : parts.flatMap(simple)
}

const unknownNames = (
  { over }: Pick<Definition<unknown>, "over">,
  pattern: PatternNode.PatternNode,
): ReadonlyArray<string> => {
  const tests = PatternNode.testsOf(pattern).flatMap(simple)
  const ofClasses = tests.flatMap((test) =>
    test.kind === "class" && test.words === undefined ? [`names a class that there is not, {${test.name}}`] : [],
  )
  const ofChunks = tests.flatMap((test) =>
    test.kind === "chunk" && over?.names.includes(test.name) !== true
      ? [`names a chunk that no level below makes, @${test.name}`]
      : [],
  )

  return [...new Set([...ofClasses, ...ofChunks])]
}

/**
 * What is wrong with a table, a sentence each: names that it does not know, rows that are there twice, rows that do not tell what their
 * example says or that another row keeps from it, rows that tell something where they must not.
 */
export const of = <Meaning>(table: RuleTable<Meaning>): ReadonlyArray<string> =>
  table.rows.flatMap((row, place) => {
    const pattern = PatternText.read(row.pattern, table)
    const unknown = unknownNames(table, pattern)
    const isThereTwice = table.rows.findIndex((other) => other.pattern === row.pattern) !== place
    const faults = [
      ...unknown,
      ...(isThereTwice ? ["is there twice"] : []),
      ...(row.example.trim() === "" ? ["has no example"] : inExample(table, row)),
      ...inOthers(table, row),
    ]

    return faults.map((fault) => `${table.name}: “${row.pattern}” ${fault}.`)
  })
