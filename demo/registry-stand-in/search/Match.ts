import type { Study } from "../record/StoredStudy.ts"

/** How relevant a study is to an expression, or undefined where it does not match. */
export type Match = (study: Study) => number | undefined

/** A condition that decides, and says nothing of relevance. */
export const whether =
  (holds: (study: Study) => boolean): Match =>
  (study) =>
    holds(study) ? 0 : undefined

export const best = (scores: ReadonlyArray<number | undefined>): number | undefined =>
  scores.reduce(
    (most, score) => (score === undefined || (most !== undefined && most >= score) ? most : score),
    undefined,
  )

export const every =
  (matches: ReadonlyArray<Match>): Match =>
  (study) => {
    let total = 0
    for (const match of matches) {
      const score = match(study)
      if (score === undefined) return undefined
      total += score
    }

    return total
  }

export const some =
  (matches: ReadonlyArray<Match>): Match =>
  (study) =>
    best(matches.map((match) => match(study)))
