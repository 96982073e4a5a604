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

/**
 * How directly a study is about a condition: 2 where a condition it lists or its title names it, 1 where a keyword or the
 * registry's indexing does, 0 where only the registry's search found it.
 */
export const of = (study: Study, names: Names): number => {
  if ([...study.conditions, study.title].some((text) => isNamed(names, text))) return 2

  return [...study.keywords, ...study.conditionTerms].some((term) => isNamed(names, term)) ? 1 : 0
}
