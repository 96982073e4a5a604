import * as PatternNode from "./PatternNode.ts"

/** A pattern between two of its gaps. */
export interface Segment {
  readonly node: PatternNode.PatternNode
  /** How many tokens from its beginning on the next segment begins at the latest. */
  readonly reach: number
}

/** So many tokens make a machine count, in a state each. */
const wide = 4

/** Whether it passes over words that it does not name: by gaps, or "!no{0,9}", "( a | b c ){0,5}". */
const isGap = (node: PatternNode.PatternNode): boolean =>
  node.kind === "repeated" && (node.isLazy || (node.most >= wide && (node.part.kind !== "token" || isOpen(node.part))))

const isOpen = ({ test }: PatternNode.PatternNode & { kind: "token" }): boolean =>
  test.kind === "none of" || test.kind === "any"

/** The parts of a pattern one behind the other, without the brackets around what is told. */
const inRow = (node: PatternNode.PatternNode): ReadonlyArray<PatternNode.PatternNode> => {
  if (node.kind === "told") return inRow(node.part)

  return node.kind === "sequence" ? node.parts.flatMap(inRow) : [node]
}

/**
 * The segments of a pattern, the first one first. Gaps would make a machine that has another state for each way in which gaps may be open;
 * segments alone have few. What gaps pass over is not looked at here.
 */
export const of = (pattern: PatternNode.PatternNode): ReadonlyArray<Segment> => {
  const segments: Array<Segment> = []
  let parts: Array<PatternNode.PatternNode> = []

  const end = (gap: number): void => {
    if (parts.length === 0) return
    const node = PatternNode.sequence(parts)
    segments.push({ node, reach: PatternNode.widest(node) + gap })
    parts = []
  }

  for (const part of inRow(pattern)) {
    if (isGap(part)) end(PatternNode.widest(part))
    else parts.push(part)
  }
  end(0)

  return segments
}
