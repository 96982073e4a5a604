/**
 * Words that patterns call by one name, `{name}`: a line of words, "relapse relaps~ ~mab", of which "relaps~" stands for all that begin
 * so and "~mab" for all that end so; a set of words; or, where no list can do it, a function of one word.
 */
export type WordClass = string | ReadonlySet<string> | ((word: string) => boolean)

/** Classes by their names. */
export type WordClasses = Readonly<Record<string, WordClass>>
