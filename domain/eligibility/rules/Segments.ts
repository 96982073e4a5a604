import * as PatternNode from "./PatternNode.ts"

/** A pattern between two of its gaps. */
export interface Segment {
  readonly node: PatternNode.PatternNode
  /** How many tokens from its beginning on the next segment begins at the latest. */
  readonly reach: number
}

const isGap = (node: PatternNode.PatternNode): node is PatternNode.PatternNode & { kind: "repeated" } =>
  node.kind === "repeated" && node.isLazy

/** The parts of a pattern one behind the other, without the brackets around what is told. */
const inRow = (node: PatternNode.PatternNode): ReadonlyArray<PatternNode.PatternNode> => {
  if (node.kind === "told") return inRow(node.part)

  return node.kind === "sequence" ? node.parts.flatMap(inRow) : [node]
}

/**
 * The segments of a pattern, the first one first. Gaps would make a machine that has another state for each way in which gaps may be open;
 * segments alone have few.
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
    if (isGap(part)) end(part.most)
    else parts.push(part)
  }
  end(0)

  return segments
}
