import * as ChromosomeName from "./ChromosomeName.ts"
import * as ReportedState from "./ReportedState.ts"
import {
  areGuessed,
  hasNames,
  isMark,
  isTelling,
  isWord,
  means,
  namesOf,
  type ReportedName,
  type ReportToken,
  type Tokens,
} from "./ReportToken.ts"

/** How a change is inherited: dominant, recessive, with a sex chromosome. */
const inheritance = /^(?:(?:AD|AR|XL|XLD|XLR|X-linked)[/,;]?)+$/

const zygosity = /zygous$|^(?:het|hom|hemi)$/i

const probe = /^(?:probes?|set|break[ -]?apart(?: probe)?|dual(?: fusion)?|colou?r|clone)$/i

/** Whether a row is of what a probe looks for: "t(11;14)", "MYC rearrangement". */
const isOfProbe = (cell: Tokens): boolean => cell.some((token) => ChromosomeName.isNamed(token) || means(token, "kind"))

/** The loci that a probe binds to: "CCND1::IGH", "1p32.3/1q21.3", "MYC break-apart". */
const isProbe = (cell: Tokens): boolean =>
  cell.every(
    (token) =>
      ["names", "mark", "number"].includes(token.is) ||
      isWord(token, probe) ||
      (token.is === "word" && token.means === undefined),
  )

/** Whether a column only says again whose change the first one names: "FLT3-ITD | FLT3". */
const isAgain = (first: Tokens, cell: Tokens): boolean => {
  const markers = first.flatMap(namesOf).map(({ marker }) => marker)
  const isOfFirst = (token: ReportToken): boolean =>
    token.is === "names" && token.names.every(({ marker }) => marker !== undefined && markers.includes(marker))

  return first.some(({ is }) => is === "change") && cell.every(isOfFirst)
}

const isGuess = (cell: Tokens): boolean => cell.every((token) => token.is === "names" && areGuessed(token.names))

const isInheritance = (cell: Tokens): boolean => inheritance.test(cell.map(({ text }) => text).join(""))

/** Whether a column tells which of the changes that were looked for was found: "V600K detected". */
const tellsFound = ([, change, word]: Tokens): boolean =>
  change?.is === "change" && !ReportedState.isVague(change.change) && means(word, "present")

/** The columns of a row without the changes that were looked for, where one tells which was found: "BRAF V600E/K | V600K detected". */
const withoutSought = (columns: ReadonlyArray<Tokens>): ReadonlyArray<Tokens> => {
  const found = columns.find(tellsFound)

  return columns.map((column) =>
    found === undefined || column === found ? column : column.filter(({ is }) => is !== "change"),
  )
}

/** The columns of a row. */
const columnsOf = (row: Tokens): ReadonlyArray<Tokens> => {
  const gaps = row.flatMap(({ is }, at) => (is === "gap" ? [at] : []))

  return [-1, ...gaps].map((gap, at) => row.slice(Math.max(gap, 0), gaps[at]))
}

/** Whether a column is the share of a change in a sample: "1.2%". */
const isShare = (column: Tokens): boolean =>
  column.some((token) => token.is === "number" && Number(token.value) > 0) &&
  column.every((token) => token.is === "number" || token.is === "gap" || isMark(token, /%/))

/** Whether columns tell of one change that it was found and that it was not, as those of several samples may. */
export const areOpposed = (row: Tokens): boolean => {
  const [first = [], ...others] = columnsOf(row[0]?.is === "gap" ? row.slice(1) : row)
  const polarities = others.map((column) => (isShare(column) ? "present" : ReportedState.of(column).polarity))
  const isOfChange = first.some((token) => token.is === "change" && !ReportedState.isVague(token.change))

  return isOfChange && polarities.includes("present") && polarities.includes("absent")
}

/** A row without columns that name what its result is not of: probes, clones, how a change is inherited. */
export const ofResults = (row: Tokens): Tokens => {
  const [indent] = row
  if (indent?.is === "gap") return [indent, ...ofResults(row.slice(1))]
  const columns = columnsOf(row)
  const [first = [], ...others] = columns
  if (others.length === 0 || !hasNames(first) || !others.some((column) => column.some(isTelling))) return row
  const ofProbe = isOfProbe(first)
  const isInherited = row.some(({ text }) => zygosity.test(text))
  const isAside = (column: Tokens): boolean => {
    const cell = column.slice(1)

    return (
      hasNames(cell) &&
      (isAgain(first, cell) || isGuess(cell) || (ofProbe && isProbe(cell)) || (isInherited && isInheritance(cell)))
    )
  }

  return withoutSought([first, ...others.filter((column) => !isAside(column))]).flat()
}

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
