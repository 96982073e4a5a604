import { isMark, isWord, means, type ReportedName, type ReportToken, type Tokens } from "./ReportToken.ts"

const geneOf = ({ marker, name }: ReportedName): string => marker?.name ?? name

/** What tells one alternative from another: its change, the kind of that, or its genes. */
const saidOf = (token: ReportToken | undefined, isGene: boolean): ReadonlyArray<string> => {
  if (token?.is === "names") return isGene ? token.names.map(geneOf) : []
  if (token?.is === "change") return isGene ? [] : [token.change]

  return !isGene && token?.is === "word" && means(token, "kind", "kinds") ? [token.said ?? ""] : []
}

const isJoint = (token: ReportToken | undefined): boolean => isMark(token, /\//) || isWord(token, /^(?:or|oder|o)$/i)

/** Where an answer may begin that tells of something that it is there: behind a label, or with its state. */
const answersIn = (tokens: Tokens): ReadonlyArray<number> => {
  const state = tokens.findIndex((token) => means(token, "present", "absent", "denial", "open"))
  const label = tokens
    .slice(0, state < 0 ? undefined : state)
    .findLastIndex((token) => token.is === "gap" || isMark(token, /:/))
  const isThere = state < 0 || means(tokens[state], "present")

  return isThere ? [label, state].filter((at) => at >= 0) : []
}

/** What is asked, without the alternatives that its answer does not name again. */
const without = (asked: Tokens, answer: Tokens, isGene: boolean): Tokens => {
  const told = new Set(answer.flatMap((token) => saidOf(token, isGene)))
  const places = asked.flatMap((token, at) => {
    const isOneOfSeveral = saidOf(token, isGene).length > 1
    const isBeside = [-1, 1].some(
      (step) => isJoint(asked[at + step]) && saidOf(asked[at + 2 * step], isGene).length > 0,
    )

    return saidOf(token, isGene).length > 0 && (isOneOfSeveral || isBeside) ? [at] : []
  })
  const isNamed = places.some((at) => saidOf(asked[at], isGene).some((each) => told.has(each)))
  if (!isNamed) return asked
  const left = new Set<number>()
  const named = asked.map((token, at) => {
    if (!places.includes(at)) return token
    if (token.is === "names") {
      const names = token.names.filter((name) => told.has(geneOf(name)))
      if (names.length > 0) return { ...token, names }
    } else if (saidOf(token, isGene).some((each) => told.has(each))) return token
    left.add(at).add(isJoint(asked[at - 1]) ? at - 1 : at + 1)

    return token
  })

  return named.filter((_, at) => !left.has(at))
}

const withAnswer = (tokens: Tokens, answer: Tokens): Tokens => {
  const asked = tokens.slice(0, tokens.length - answer.length)

  return [...without(without(asked, answer, true), answer, false), ...answer]
}

/**
 * A row that asks for several genes or changes, and whose answer names again those that were found, without the others: "exon 19 deletion /
 * L858R: detected (exon 19 deletion)".
 */
export const narrowed = (tokens: Tokens): Tokens =>
  answersIn(tokens)
    .map((at) => tokens.slice(at))
    .reduce(withAnswer, tokens)
