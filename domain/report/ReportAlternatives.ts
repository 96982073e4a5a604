import { isMark, isWord, means, type ReportedName, type ReportToken, type Tokens } from "./ReportToken.ts"

const geneOf = ({ marker, name }: ReportedName): string => marker?.name ?? name

/** What tells one alternative from another: its genes, its change, or the kind of that. */
const keysOf = (token: ReportToken | undefined): ReadonlyArray<string> => {
  if (token?.is === "names") return token.names.map(geneOf)
  if (token?.is === "change") return [token.change]

  return token !== undefined && means(token, "kind", "kinds") ? [token.text.toLowerCase()] : []
}

const isJoint = (token: ReportToken | undefined): boolean => isMark(token, /\//) || isWord(token, /^(?:or|oder|o)$/i)

/** Whether a gene or a change is one of several that a stroke joins. */
const isAlternative = (token: ReportToken, at: number, tokens: Tokens): boolean =>
  keysOf(token).length > 1 ||
  [-1, 1].some((step) => {
    const other = tokens[at + 2 * step]

    return isJoint(tokens[at + step]) && keysOf(other).length > 0 && (other?.is === "names") === (token.is === "names")
  })

/** Where an answer may begin that tells of something that it is there: behind a label, or with its state. */
const answersIn = (tokens: Tokens): ReadonlyArray<number> => {
  const state = tokens.findIndex((token) => means(token, "present", "absent", "denial", "open"))
  const asked = tokens.slice(0, state < 0 ? undefined : state)
  const label = asked.findLastIndex((token) => token.is === "gap" || isMark(token, /:/))

  return state < 0 || means(tokens[state], "present") ? [label, state].filter((at) => at >= 0) : []
}

/** A row without the alternatives that its answer does not name again. */
const withAnswer = (row: Tokens, answer: Tokens): Tokens => {
  const asked = row.slice(0, row.length - answer.length)
  const told = new Set(answer.flatMap(keysOf))
  const alternatives = new Set(asked.filter((token, at) => keysOf(token).length > 0 && isAlternative(token, at, asked)))
  if (![...alternatives].flatMap(keysOf).some((key) => told.has(key))) return row
  const named = asked.flatMap((token): Tokens => {
    if (!alternatives.has(token)) return [token]
    if (token.is !== "names") return keysOf(token).some((key) => told.has(key)) ? [token] : []
    const names = token.names.filter((name) => told.has(geneOf(name)))

    return names.length === 0 ? [] : [{ ...token, names }]
  })

  return [...named, ...answer]
}

/**
 * A row that asks for several genes or changes, and whose answer names again those that were found, without the others: "exon 19 deletion /
 * L858R: detected (exon 19 deletion)".
 */
export const narrowed = (tokens: Tokens): Tokens =>
  answersIn(tokens)
    .map((at) => tokens.slice(at))
    .reduce(withAnswer, tokens)
