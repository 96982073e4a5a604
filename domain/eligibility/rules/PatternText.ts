import * as Tokens from "../text/Tokens.ts"
import * as PatternNode from "./PatternNode.ts"
import * as TokenTest from "./TokenTest.ts"
import type { WordClasses } from "./WordTests.ts"

/** A star stands for at most so many. */
const mostOfStar = 16

/** More tokens than this no part of a pattern may pass over. */
const widest = 60

const unreadable = (pattern: string, wrong: string): Error =>
  new Error(`The pattern “${pattern}” cannot be read: ${wrong}. docs/reading-tables.md tells how patterns are written.`)

const gap = /^\.\.(\.)?(\d+)$/

const quantifier = /^(.+?)(\?|\*|\{(\d+)(?:,(\d+))?\})$/

interface Times {
  readonly least: number
  readonly most: number
}

const once: Times = { least: 1, most: 1 }

const timesOf = (mark: string, least: string | undefined, most: string | undefined): Times => {
  if (mark === "?") return { least: 0, most: 1 }
  if (mark === "*") return { least: 0, most: mostOfStar }

  return { least: Number(least), most: Number(most ?? least) }
}

/** A piece without the mark behind it that tells how often: "x?", "x*", "x{0,5}"; a mark alone is itself. */
const quantified = (piece: string): readonly [rest: string, times: Times] => {
  const [, rest, mark = "", least, most] = quantifier.exec(piece) ?? []

  return rest === undefined ? [piece, once] : [rest, timesOf(mark, least, most)]
}

const repeated = (part: PatternNode.PatternNode, { least, most }: Times): PatternNode.PatternNode =>
  least === 1 && most === 1 ? part : { kind: "repeated", part, least, most, isLazy: false }

const words = (piece: string): PatternNode.PatternNode =>
  PatternNode.of(
    "sequence",
    Tokens.ofWritten(piece).words.map((word) => PatternNode.token(TokenTest.word(word))),
  )

/** One of the alternatives of a piece: "x", "{x}", "x~", "~x", "@x.y", "_", "\"(\"". */
const alternative = (piece: string, classes: WordClasses): PatternNode.PatternNode => {
  const [, quoted] = /^"(.+)"$/.exec(piece) ?? []
  if (quoted !== undefined) return words(quoted)
  if (piece === "_") return PatternNode.token(TokenTest.any)
  const [, name] = /^\{([A-Za-z]+)\}$/.exec(piece) ?? []
  if (name !== undefined)
    return PatternNode.token({ kind: "class", name, words: Object.hasOwn(classes, name) ? classes[name] : undefined })
  const [, chunk = "", attributes = ""] = /^@([a-z]+)((?:\.[a-z]+)*)$/.exec(piece) ?? []
  if (chunk !== "")
    return PatternNode.token({ kind: "chunk", name: chunk, attributes: attributes.split(".").filter((each) => each) })
  if (/^.+~$/.test(piece)) return PatternNode.token({ kind: "beginning", letters: piece.slice(0, -1) })
  if (/^~.+$/.test(piece)) return PatternNode.token({ kind: "ending", letters: piece.slice(1) })

  return words(piece)
}

const unquotedBar = /\|(?=(?:[^"]*"[^"]*")*[^"]*$)/

/** Alternatives as one test, where each of them is one token. */
const joined = (nodes: ReadonlyArray<PatternNode.PatternNode>): PatternNode.PatternNode => {
  const tests = nodes.flatMap((node) => (node.kind === "token" ? [node.test] : []))

  return tests.length === nodes.length && tests.length > 1
    ? PatternNode.token({ kind: "one of", tests })
    : PatternNode.of("either", nodes)
}

/** Right behind what stands before it: "&x" for a word, and for several the first of them. */
const joinedTo = (node: PatternNode.PatternNode): PatternNode.PatternNode => {
  switch (node.kind) {
    case "token":
      return PatternNode.token({ kind: "joined", test: node.test })
    case "sequence": {
      const [first, ...rest] = node.parts
      return first === undefined ? node : PatternNode.of("sequence", [joinedTo(first), ...rest])
    }
    case "either":
      return PatternNode.of("either", node.parts.map(joinedTo))
    default:
      return node
  }
}

/** "x", "x|y", "!x|y", "&x". */
const unit = (piece: string, pattern: string, classes: WordClasses): PatternNode.PatternNode => {
  if (piece.length > 1 && piece.startsWith("&")) return joinedTo(unit(piece.slice(1), pattern, classes))
  const isDenied = piece.length > 1 && piece.startsWith("!")
  const named = (isDenied ? piece.slice(1) : piece).split(unquotedBar).filter((each) => each !== "")
  if (named.length === 0) throw unreadable(pattern, `“${piece}” names nothing`)
  const node = joined(named.map((each) => alternative(each, classes)))
  if (!isDenied) return node
  if (node.kind !== "token") throw unreadable(pattern, `behind “!” stand single words, and “${piece}” has several`)

  return PatternNode.token({ kind: "none of", tests: [node.test] })
}

const edges = { "^": "first", $: "last" } as const

const edgeOf = (piece: string): PatternNode.PatternNode | undefined =>
  piece === "^" || piece === "$" ? PatternNode.token({ kind: "edge", side: edges[piece] }) : undefined

const gapOf = (piece: string): PatternNode.PatternNode | undefined => {
  const [, over, most] = gap.exec(piece) ?? []
  if (most === undefined) return undefined
  const part = PatternNode.token(over === undefined ? TokenTest.withinClause : TokenTest.any)

  return { kind: "repeated", part, least: 0, most: Number(most), isLazy: true }
}

const closing = /^[)\]]/

/** Parts of patterns that a table calls by a name, `<name>`, each as it is written in full. */
export type PatternParts = Readonly<Record<string, string>>

/** A pattern with what stands for the names of parts. */
const inFull = (pattern: string, parts: PatternParts): string =>
  pattern.replace(/<([a-z]+)>/gi, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw unreadable(pattern, `there is no part “${name}”`)

    return inFull(part, parts)
  })

/** Reads a pattern, piece by piece. */
export const read = (
  pattern: string,
  { classes = {}, parts = {} }: { readonly classes?: WordClasses; readonly parts?: PatternParts } = {},
): PatternNode.PatternNode => {
  const pieces = inFull(pattern, parts)
    .split(/\s+/)
    .filter((piece) => piece !== "")
  let at = 0

  const enclosed = (open: string): PatternNode.PatternNode => {
    const inner = alternatives()
    const close = pieces[at++]
    if (close === undefined) throw unreadable(pattern, `“${open}” is not closed`)
    if (open === "[") {
      if (close !== "]") throw unreadable(pattern, `“[” is closed by “${close}”`)
      return { kind: "told", part: inner }
    }
    const [mark, times] = close === ")" ? [close, once] : quantified(close)
    if (mark !== ")") throw unreadable(pattern, `“(” is closed by “${close}”`)

    return repeated(inner, times)
  }

  const one = (): PatternNode.PatternNode => {
    const piece = pieces[at++] ?? ""
    if (piece === "(" || piece === "[") return enclosed(piece)
    const known = edgeOf(piece) ?? gapOf(piece)
    if (known !== undefined) return known
    const [rest, times] = quantified(piece)

    return repeated(unit(rest, pattern, classes), times)
  }

  const sequence = (): PatternNode.PatternNode => {
    const parts: Array<PatternNode.PatternNode> = []
    while (at < pieces.length && pieces[at] !== "|" && !closing.test(pieces[at] ?? "")) parts.push(one())
    if (parts.length === 0) throw unreadable(pattern, "a part of it is empty")

    return PatternNode.of("sequence", parts)
  }

  const alternatives = (): PatternNode.PatternNode => {
    const parts = [sequence()]
    while (pieces[at] === "|") {
      at++
      parts.push(sequence())
    }

    return joined(parts)
  }

  const node = alternatives()
  if (at < pieces.length) throw unreadable(pattern, `“${pieces[at]}” closes nothing`)
  const told = PatternNode.within(node).filter(({ kind }) => kind === "told")
  if (told.length > 1) throw unreadable(pattern, "it has two pairs of brackets, and one stretch is told")
  const wide = PatternNode.within(node).some((each) => each.kind === "repeated" && each.most > widest)
  if (wide) throw unreadable(pattern, `a part of it may pass over more than ${widest} tokens`)

  return node
}
