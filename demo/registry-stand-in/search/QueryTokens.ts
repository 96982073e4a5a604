import { Either } from "effect"

/** `reserved` is an operator word that stands where it means nothing; `stray` a bracket outside of a context operator. */
export type Kind =
  | "("
  | ")"
  | ","
  | "AND"
  | "OR"
  | "NOT"
  | "ALL"
  | "MISSING"
  | "context"
  | "phrase"
  | "term"
  | "reserved"
  | "stray"
  | "end"

/** `text` is what stands in the query; `value` what it means: a phrase without its quotes, the inside of brackets. */
export interface Token {
  readonly kind: Kind
  readonly text: string
  readonly value: string
}

const contexts = "AREA|SEARCH|RANGE|COVERAGE|EXPANSION|TILT|DISTANCE"
const operators = /^(AND|OR|NOT|ALL|MISSING)$/i
const reserved = new RegExp(`^(${contexts}|MIN|MAX)$`, "i")

const space = /\s+/y
const bracketed = new RegExp(`(${contexts})\\[([^\\[\\]]*)\\]`, "iy")
const quoted = /"((?:[^"\\]|\\[\s\S])*)"/y
const term = /(?:[^\s()[\],"\\]|\\["\p{L}\p{N}])+/uy
const sign = /[(),]/y
const bracket = /[[\]]/y

const take = (pattern: RegExp, query: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at

  return pattern.exec(query)
}

const word = (text: string): Token => {
  const operator = operators.exec(text)?.[1]?.toUpperCase()
  if (operator !== undefined) return { kind: operator as Kind, text, value: operator }
  if (reserved.test(text)) return { kind: "reserved", text, value: text }

  return { kind: "term", text, value: text.replace(/\\(.)/gu, "$1") }
}

const next = (query: string, at: number): Token | undefined => {
  const context = take(bracketed, query, at)
  if (context !== null) return { kind: "context", text: context[1]?.toUpperCase() ?? "", value: context[2] ?? "" }
  const phrase = take(quoted, query, at)
  if (phrase !== null) return { kind: "phrase", text: phrase[0], value: (phrase[1] ?? "").replace(/\\([\s\S])/g, "$1") }
  const plain = take(term, query, at)
  if (plain !== null) return word(plain[0])
  const mark = take(sign, query, at) ?? take(bracket, query, at)
  if (mark !== null) return { kind: /[(),]/.test(mark[0]) ? (mark[0] as Kind) : "stray", text: mark[0], value: mark[0] }

  return undefined
}

const lengthOf = (token: Token): number =>
  token.kind === "context" ? token.text.length + token.value.length + 2 : token.text.length

/** The signs of an Essie expression; a quote without its end and a backslash before a sign are refused. */
export const of = (query: string): Either.Either<ReadonlyArray<Token>, string> => {
  const tokens: Array<Token> = []
  for (let at = 0; at < query.length; ) {
    const blank = take(space, query, at)
    const token = blank === null ? next(query, at) : undefined
    if (blank === null && token === undefined)
      return Either.left(`token recognition error at: '${query.slice(at, at + 20)}'`)
    if (token !== undefined) tokens.push(token)
    at += token === undefined ? (blank?.[0].length ?? 1) : lengthOf(token)
  }

  return Either.right([...tokens, { kind: "end", text: "<EOF>", value: "" }])
}
