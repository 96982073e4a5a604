import * as LaunchArea from "./LaunchArea.ts"
import type { Study } from "./Study.ts"
import * as Words from "./Words.ts"

/** The names a condition goes by, as words. */
export type Names = ReadonlyArray<ReadonlyArray<string>>

/** The names of a launch area, or a caller's own words for any other condition. */
export const namesOf = (condition: string): Names => (LaunchArea.find(condition)?.names ?? [condition]).map(Words.of)

const isNamed = (names: Names, text: string): boolean => {
  const words = Words.of(text)

  return names.some((name) => Words.hold(words, name))
}

const isExactly = (names: Names, text: string): boolean => {
  const key = Words.of(text).join(" ")

  return names.some((name) => name.join(" ") === key)
}

/**
 * How directly a study is about a condition: 4 where a condition it lists is just that, 3 where a listed condition
 * holds it among other words, 2 where the title names it, 1 where a keyword or the registry's indexing does, 0 where
 * only the registry's search found it.
 */
export const of = (study: Study, names: Names): number => {
  if (study.conditions.some((condition) => isExactly(names, condition))) return 4
  if (study.conditions.some((condition) => isNamed(names, condition))) return 3
  if (isNamed(names, study.title)) return 2

  return [...study.keywords, ...study.conditionTerms].some((term) => isNamed(names, term)) ? 1 : 0
}
