import { closing, isMark, isWord, means, type ReportToken, type Tokens } from "./ReportToken.ts"

const isAside = (token: ReportToken): boolean => means(token, "general")

/** Tokens without the brackets of which something is true. */
const withoutBrackets = (tokens: Tokens, isLeft: (inside: Tokens) => boolean): Tokens => {
  const left = new Set<ReportToken>()
  tokens.forEach((token, at) => {
    if (!isMark(token, /[([]/)) return
    const close = closing(tokens, at)
    const inside = tokens.slice(at, close + 1)
    if (close > at && isLeft(inside)) for (const each of inside) left.add(each)
  })

  return left.size === 0 ? tokens : tokens.filter((token) => !left.has(token))
}

/** Verbs that say by themselves that something was found, and those that say it with a state behind them. */
const finds =
  /^(?:.* )?(?:shows?|showed|reveal(?:s|ed)?|demonstrate[sd]?|harbou?r(?:s|ed)?|carr(?:y|ies|ied)|contain(?:s|ed)?|displays?|exhibits?|express(?:es|ed)?|found|detected|identified|seen|observed|noted|confirm(?:s|ed)?|has|have|had|lists?|listed|zeig(?:t|te|ten)|liegt|besteht|fand(?:en)?|nachgewiesen|gefunden|exprimier(?:t|en)|detecta[n]?|detect[oó]|observa|muestra|presenta|hall[oó]|identific[oó])$/i

const is = /^(?:is|are|was|were|been|ist|sind|war|waren|wurden?|es|son|se|fue|fueron)$/i

const tellsState = (token: ReportToken): boolean => means(token, "present", "absent", "open", "denial")

/** So many tokens at most stand between a verb and the state that it tells. */
const near = 5

/** Whether a sentence says in a verb that something was found, or was not. */
const claims = (tokens: Tokens): boolean =>
  tokens.some(
    (token, at) => isWord(token, finds) || (isWord(token, is) && tokens.slice(at + 1, at + 1 + near).some(tellsState)),
  )

const opensClause = /^(?:which|and|but|so|conferring|making|lo que|was|y|und|aber)$/i

/** What stands before the last clause that only adds to what was said: "G12C was found, for which a drug is approved". */
const beforeAddition = (tokens: Tokens): Tokens => {
  const comma = tokens.findLastIndex(
    (token, at) => isMark(token, /,/) && tokens.slice(at + 1, at + 3).some((behind) => isWord(behind, opensClause)),
  )

  return tokens.slice(0, Math.max(0, comma))
}

/** A disease, or where it sits, which may stand before a change without a verb: "lung adenocarcinoma KRAS G12C". */
const ofDisease =
  /(?:oma|omas|emia|aemia|cancer|disease|tumou?r|neoplasm)$|^(?:lung|breast|colon|rectal|colorectal|gastric|bladder|prostate|ovarian|pancreatic|thyroid|metastatic|advanced|stage)$/i

const strange = /^(?:\p{Ll}{2}|\p{Lo})/u

const isStrange = (token: ReportToken): boolean =>
  token.is === "word" && token.means === undefined && strange.test(token.text) && !ofDisease.test(token.text)

/** A row whose columns lost what set them apart: a gene, its change and how much there is of it, "BRAF p.V600E c.1799T>A 36 %". */
const isRow = (tokens: Tokens): boolean =>
  tokens[0]?.is === "names" &&
  tokens[1]?.is === "change" &&
  ["change", "number", "mark"].includes(tokens[2]?.is ?? "") &&
  tokens.some((token) => isMark(token, /%/)) &&
  !tokens.some(isStrange)

/**
 * What of a sentence or a row tells of this sample: all up to the cell, or the clause, that speaks of something else, and that it means
 * nothing certain. Of a sentence that
 * is no more than what it says with a verb was found.
 */
export const ofSample = (all: Tokens): Tokens => {
  const tokens = withoutBrackets(all, (inside) => inside.some(isAside))
  const aside = tokens.findIndex(isAside)
  if (aside < 0) return tokens
  const cell = tokens.slice(0, aside).findLastIndex(({ is }) => is === "gap") + 1
  if (cell > 0) {
    const comma = tokens.slice(cell, aside).findLastIndex((token) => isMark(token, /,/))
    const doubts = tokens.slice(aside).filter((token) => means(token, "uncertain"))

    return [...tokens.slice(0, cell + Math.max(0, comma)), ...doubts]
  }
  const before = tokens.slice(0, aside)
  const told = isRow(before) ? before : beforeAddition(before)

  return isRow(told) || claims(told) ? told : []
}

/** Whether a sentence speaks about what it names, and does not say that it was found: "KIT D816V drives mastocytosis". */
export const isMention = (tokens: Tokens): boolean => {
  const outside = withoutBrackets(tokens, () => true)
  const label = outside.findLastIndex((token) => isMark(token, /:/)) + 1
  const isOfCells = tokens.slice(label > 0 ? 1 : 0).some(({ is }) => is === "gap")

  return !isOfCells && !claims(tokens) && outside.slice(label).some(isStrange)
}
