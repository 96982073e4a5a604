import * as ChromosomeName from "./ChromosomeName.ts"
import {
  closing,
  isMark,
  isTelling,
  means,
  namesOf,
  type ReportedName,
  type ReportToken,
  type Tokens,
} from "./ReportToken.ts"

/** Names that stand together, "KRAS, NRAS and BRAF", from one token to another. */
export interface Group {
  readonly names: ReadonlyArray<ReportedName>
  /** So many of them stand before the last token. */
  readonly before: number
  readonly first: number
  readonly last: number
  /** They are joined by a word or a stroke, and not by commas alone. */
  readonly isJoined: boolean
}

const saysState = (token: ReportToken | undefined): boolean => namesOf(token).some(({ says }) => says !== undefined)

/** Whether a bracket lists what a name before it comprises, "RAS (HRAS, KRAS, NRAS)", and not what else it is called. */
const areMembers = (inside: Tokens, before: ReportToken | undefined): boolean => {
  const outer = namesOf(before)
  const others = inside.flatMap(namesOf).filter(({ marker }) => !outer.some((name) => name.marker === marker))

  return (
    !outer.some(ChromosomeName.is) &&
    inside.some((token) => isMark(token, /,/)) &&
    others.length > 1 &&
    joins(inside.filter(({ is }) => is !== "names"))
  )
}

/** The places of a bracket behind a name that tells nothing of it: another name, "ERBB2 (HER2)", or a clone, "HER2 (4B5)". */
const ofBracket = (tokens: Tokens, at: number, firstName: number): ReadonlyArray<number> => {
  const close = closing(tokens, at)
  const inside = tokens.slice(at + 1, close)
  if (areMembers(inside, tokens[at - 1])) return []
  const isTold = inside.some(
    (token) =>
      isTelling(token) || token.is === "number" || means(token, "uncertain", "measure", "level") || saysState(token),
  )

  return !isTold && at > firstName ? tokens.slice(at, close + 1).map((_, behind) => at + behind) : []
}

/** Whether a gene is rearranged by the word behind it, "MYC rearrangement", as its band is that stands beside them. */
const isRearranged = ([gene, kind]: Tokens): boolean =>
  gene?.is === "names" && kind?.is === "word" && kind.said === "fusion"

/** Whether a band stands behind its gene that is rearranged: "KMT2A rearrangement 11q23". */
const isBandBehind = (tokens: Tokens, at: number): boolean =>
  at > 1 &&
  isRearranged(tokens.slice(at - 2, at)) &&
  namesOf(tokens[at]).every(({ name }) => ChromosomeName.isPlace(name))

/** The places of genes that stand behind a change of chromosomes as its own, "del(17p) TP53/CEP17", or that of a band. */
const ofChromosome = (tokens: Tokens, at: number): ReadonlyArray<number> => {
  const behind = tokens.slice(at + 1)
  if (isRearranged(behind) || isBandBehind(tokens, at)) return [at]
  const end = behind.findIndex(
    (token) =>
      token.is === "gap" ||
      isMark(token, /[:,;)]/) ||
      means(token, "joint") ||
      isTelling(token) ||
      ChromosomeName.isNamed(token),
  )

  return behind
    .slice(0, end < 0 ? behind.length : end)
    .flatMap((token, place) => (token.is === "names" || isMark(token, /[/-]/) ? [at + 1 + place] : []))
}

const without = (tokens: Tokens, placesAt: (token: ReportToken, at: number) => ReadonlyArray<number>): Tokens => {
  const left = new Set(tokens.flatMap(placesAt))

  return left.size === 0 ? tokens : tokens.filter((_, at) => !left.has(at))
}

/** Whether a gene stands before what is changed of its chromosome: "CBFB inv(16)". */
const isOfChange = (token: ReportToken, next: ReportToken | undefined): boolean =>
  token.is === "names" &&
  token.names.every((name) => !ChromosomeName.is(name) && name.isFusion !== true && name.says === undefined) &&
  next?.is === "names" &&
  next.names.every(({ name }) => ChromosomeName.tells(name))

/** Whether a gene stands behind a fusion whose partner it may be instead: "IGH::FGFR3/NSD2". */
const isOtherPartner = (token: ReportToken, mark: ReportToken | undefined, fusion: ReportToken | undefined): boolean =>
  token.is === "names" &&
  isMark(mark, /\//) &&
  namesOf(fusion).some(({ isFusion, name }) => isFusion === true && /[:-]/.test(name))

/** A line without names that only say in other words what stands beside them: "ERBB2 (HER2)", "del(17p) TP53/CEP17", "CBFB inv(16)". */
export const withoutAppositions = (tokens: Tokens): Tokens => {
  const firstName = tokens.findIndex(({ is }) => is === "names")
  if (firstName < 0) return tokens
  const outside = without(tokens, (token, at) => (isMark(token, /\(/) ? ofBracket(tokens, at, firstName) : []))

  return without(outside, (token, at) => {
    if (isOfChange(token, outside[at + 1]) || isOtherPartner(token, outside[at - 1], outside[at - 2])) return [at]

    return ChromosomeName.isNamed(token) ? ofChromosome(outside, at) : []
  })
}

/** Whether tokens between two names only join them. */
const joins = (between: Tokens): boolean =>
  between.every(
    (token, at) =>
      token.is === "gap" ||
      isMark(token, /[,/&()·•‑–*†‡§#-]/) ||
      means(token, "joint") ||
      (means(token, "leading") && means(between[at - 1], "joint")),
  )

/** The names of a line that stand together. */
export const of = (tokens: Tokens): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  tokens.forEach((token, at) => {
    if (token.is !== "names") return
    const before = groups.at(-1)
    const between = tokens.slice((before?.last ?? 0) + 1, at)
    const isWhole = saysState(tokens[before?.last ?? 0]) && isMark(between[0], /\(/)
    if (before !== undefined && !isWhole && joins(between))
      groups[groups.length - 1] = {
        ...before,
        names: [...before.names, ...token.names],
        before: before.names.length,
        last: at,
        isJoined: before.isJoined || between.some((each) => means(each, "joint") || isMark(each, /[/&]/)),
      }
    else groups.push({ names: token.names, before: 0, first: at, last: at, isJoined: false })
  })

  return groups
}
