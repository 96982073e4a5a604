import { isMark, isWord, means, namesOf, type ReportedName, type ReportToken, type Tokens } from "./ReportToken.ts"

const geneOf = ({ marker, name }: ReportedName): string => marker?.name ?? name

/** What tells one alternative from another: its genes, its change, or the kind of that. */
const keysOf = (token: ReportToken | undefined): ReadonlyArray<string> => {
  if (token?.is === "change") return [token.change]

  return token !== undefined && means(token, "kind", "kinds") ? [token.text.toLowerCase()] : namesOf(token).map(geneOf)
}

const isJoint = (token: ReportToken | undefined): boolean => isMark(token, /\//) || isWord(token, /^(?:or|oder|o)$/i)

/** Whether a gene or a change is one of several that a stroke joins. */
const isAlternative = (token: ReportToken, at: number, tokens: Tokens): boolean =>
  keysOf(token).length > 1 ||
  [-1, 1].some((step) => {
    const other = tokens[at + 2 * step]

    return isJoint(tokens[at + step]) && keysOf(other).length > 0 && (other?.is === "names") === (token.is === "names")
  })

/** Where what is asked ends: before the first state, or else before the last column, or behind a label. */
const endOfAsked = (tokens: Tokens): number => {
  const state = tokens.findIndex((token) => means(token, "present", "absent", "denial", "open"))

  return state < 0 ? tokens.findLastIndex((token) => token.is === "gap" || isMark(token, /:/)) : state
}

/**
 * A row that asks for several genes or changes, and whose answer names again those that were found, without the others: "exon 19 deletion /
 * L858R: detected (exon 19 deletion)". Where it names all changes again, it alone tells of each: "ITD / TKD: ITD detected, TKD not detected".
 */
export const narrowed = (tokens: Tokens): Tokens => {
  const end = endOfAsked(tokens)
  const asked = tokens.slice(0, Math.max(0, end))
  const alternatives = asked.filter((token, at) => keysOf(token).length > 0 && isAlternative(token, at, asked))
  const behind = tokens.slice(tokens.findLastIndex((token) => alternatives.includes(token)) + 1)
  const told = new Set(behind.flatMap(keysOf))
  const keys = alternatives.flatMap(keysOf)
  const areAllTold = keys.every((key) => told.has(key))
  const isFound = !means(tokens[end], "absent", "denial", "open") && keys.some((key) => told.has(key))
  if (!areAllTold && !isFound) return tokens

  return tokens.flatMap((token): Tokens => {
    if (!alternatives.includes(token)) return [token]
    if (token.is !== "names") return !areAllTold && keysOf(token).some((key) => told.has(key)) ? [token] : []
    const names = token.names.filter((name) => told.has(geneOf(name)))

    return names.length === 0 ? [] : [{ ...token, names }]
  })
}
