import type { Study } from "../record/StoredStudy.ts"
import type { Part } from "./Areas.ts"
import type { Coverage } from "./Expression.ts"
import * as Index from "./Index.ts"
import type { Match } from "./Match.ts"

const startsAt = (value: ReadonlyArray<string>, phrase: ReadonlyArray<string>, at: number): boolean =>
  at >= 0 && phrase.every((word, index) => value[at + index] === word)

const covers = (value: ReadonlyArray<string>, phrase: ReadonlyArray<string>, coverage: Coverage): boolean => {
  const last = value.length - phrase.length
  switch (coverage) {
    case "FullMatch":
      return last === 0 && startsAt(value, phrase, 0)
    case "StartsWith":
      return startsAt(value, phrase, 0)
    case "EndsWith":
      return startsAt(value, phrase, last)
    default:
      return value.some((_, at) => startsAt(value, phrase, at))
  }
}

const heaviest = (parts: ReadonlyArray<Part>, study: Study, holds: (entry: Index.Entry) => boolean): number =>
  parts.reduce(
    (best, { piece, weight }) => (weight > best && holds(Index.entry(study, piece)) ? weight : best),
    Number.NEGATIVE_INFINITY,
  )

/** The words stand side by side in one value of a field; as relevant as the weightiest such field. */
export const phrase = (parts: ReadonlyArray<Part>, words: ReadonlyArray<string>, coverage: Coverage): Match => {
  const holds = ({ all, values }: Index.Entry): boolean =>
    words.every((word) => all.has(word)) && values.some((value) => covers(value, words, coverage))

  return (study) => {
    const weight = heaviest(parts, study, holds)

    return words.length > 0 && weight > 0 ? weight : undefined
  }
}

/** Every word must be somewhere in the area; the mean of their weights, and more where they stand side by side. */
export const words = (parts: ReadonlyArray<Part>, bag: ReadonlyArray<string>): Match => {
  const together = phrase(parts, bag, "Contains")

  return (study) => {
    const weights = bag.map((word) => heaviest(parts, study, ({ all }) => all.has(word)))
    if (bag.length === 0 || weights.some((weight) => weight <= 0)) return undefined

    return weights.reduce((sum, weight) => sum + weight, 0) / bag.length + (together(study) ?? 0)
  }
}
