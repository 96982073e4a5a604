import * as Analyzer from "./Analyzer.ts"
import * as PhraseMatcher from "./PhraseMatcher.ts"

/** Names as they are found in texts: phrases worth as near as they come, and short names in capitals. */
export interface Names {
  readonly phrases: PhraseMatcher.Phrases
  /** They are to be found as they are written: "MS" is not "ms". */
  readonly abbreviations: ReadonlyArray<string>
}

/** What is looked for in a text. */
export interface Sought extends Names {
  /** What other kinds of the broader disease are called. */
  readonly beside: Names
  /** Finds longer names of other illnesses that hold the condition's: what stands in them is not sought. */
  readonly others: RegExp | undefined
}

/**
 * How near a text may come: it names the condition or a kind of it; it does but for words of course and kind; it names what the
 * condition is a kind of, and none of the others; it holds a telling word.
 */
export const levels = { named: 4, nearlyNamed: 3, broader: 2, related: 1 } as const

const holdsOne = ({ abbreviations, phrases }: Names, text: string, plain: string): boolean =>
  abbreviations.some((short) => Analyzer.holdWritten(text, short)) || PhraseMatcher.worthIn(phrases, plain) > 0

const withoutOthers = ({ others }: Sought, text: string): string =>
  others === undefined ? text : text.replace(others, " ")

/** How near a text comes to naming the condition, if nearer than `least`. `plain` is the same text, plain. */
export const of = (sought: Sought, whole: string, plainWhole: string, least: number): number => {
  const { abbreviations, beside, phrases } = sought
  const text = withoutOthers(sought, whole)
  const plain = withoutOthers(sought, plainWhole)
  if (abbreviations.some((short) => Analyzer.holdWritten(text, short))) return levels.named
  const worth = PhraseMatcher.worthIn(phrases, plain, least)

  return worth === levels.broader && worth > least && holdsOne(beside, text, plain)
    ? Math.max(least, levels.related)
    : worth
}

/** The same of a title or an entry of a list, where a name mostly stands as it is written. */
export const ofEntry = (sought: Sought, text: string, least: number): number => {
  const written = PhraseMatcher.worthAsWritten(sought.phrases, withoutOthers(sought, text).toLowerCase(), least)

  return written === levels.named ? written : of(sought, text, Analyzer.plain(text), least)
}
