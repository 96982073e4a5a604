type Words = ReadonlyArray<string>

export const methods = ["tps", "cps"] as const

/** How a score is counted: of tumour cells alone, or of all cells that are stained (CAP: PD-L1). */
export type ScoreMethod = (typeof methods)[number]

/** The method whose name begins at a token. */
export const at = (words: Words, place: number): ScoreMethod | undefined => {
  const next = words[place + 1]
  switch (words[place]) {
    case "tps":
    case "tsp":
    case "tc":
      return "tps"
    case "tumor":
    case "tumour":
      return next === "cell" || next === "cells" ? "tps" : undefined
    case "cps":
      return "cps"
    case "proportion":
      return next === "score" ? "tps" : undefined
    case "combined":
      return next === "positive" ? "cps" : undefined
    default:
      return undefined
  }
}

const nearBefore = 4

const farthest = 16

const clauseEnd = /^[;.]$/

/** By which method a score is told of the marker from token `first` to before `last`; nothing where none is named, or both are. */
export const of = (words: Words, first: number, last: number): ScoreMethod | undefined => {
  let found: ScoreMethod | undefined
  for (let place = Math.max(0, first - nearBefore); place < last + farthest && place < words.length; place++) {
    if (place >= last && clauseEnd.test(words[place] ?? "")) break
    const method = at(words, place)
    if (method !== undefined && found !== undefined && method !== found) return undefined
    found = method ?? found
  }

  return found
}
