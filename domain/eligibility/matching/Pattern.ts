import { isSpace, isWord } from "../text/Characters.ts"
import { fold } from "../text/Folding.ts"

/**
 * One spelling of a name, ready to be found: its runs of letters or of digits, between which a hyphen, a slash or a space may
 * stand or be absent ("HER2", "HER-2", "CA 19-9", "CA19.9").
 */
export interface Pattern {
  readonly runs: ReadonlyArray<string>
  /** The runs as they must be written, where case matters. */
  readonly exact: ReadonlyArray<string> | undefined
  /** Marks that no other pattern has between its runs: the colon of "HLA-A*02:01", the semicolon of "t(11;14)", the arrow of "3243A>G", the "and" of "H&Y", the comma of a list. */
  readonly ownMarks: string
}

/** A place where a pattern stands, as offsets. */
export interface Place {
  readonly start: number
  readonly end: number
}

const pieces = /\p{L}+|\p{N}+/gu

const rareMarks = /[;:*+&,>]|\)[-(]/g

const widest = 16

/** The genitive within a name, which texts leave out: "Richter's transformation". */
const genitive = /(?<=\p{L})['’]s(?=[ -]\p{L})/gu

export const compile = (phrase: string, exact = false): Pattern => {
  const written = phrase.replace(genitive, "").match(pieces) ?? []

  return {
    runs: written.map(fold),
    exact: exact ? written : undefined,
    ownMarks: (phrase.match(rareMarks) ?? []).join(""),
  }
}

const isNumber = (run: string): boolean => /^\p{N}/u.test(run)

/** The longest run of a pattern, by which it is told best, and of equals a number, which is rarer; empty where it has none. */
export const longest = ({ runs }: Pattern): string =>
  runs.reduce(
    (best, run) =>
      run.length > best.length || (run.length === best.length && isNumber(run) && !isNumber(best)) ? run : best,
    "",
  )

const isMark = (code: number): boolean =>
  code === 45 || code === 47 || code === 46 || code === 39 || code === 40 || code === 41

const joins = (folded: string, at: number, ownMarks: string): boolean =>
  isMark(folded.charCodeAt(at)) || (ownMarks !== "" && ownMarks.includes(folded[at] ?? " "))

const forward = (folded: string, from: number, ownMarks: string): number => {
  let at = folded.startsWith("'s", from) && !isWord(folded.charCodeAt(from + 2)) ? from + 2 : from
  const limit = at + widest
  while (at < limit && isSpace(folded.charCodeAt(at))) at++
  for (let marks = ownMarks === "" ? 1 : 2; marks > 0 && joins(folded, at, ownMarks); marks--) at++
  while (at < limit && isSpace(folded.charCodeAt(at))) at++

  return at
}

const backward = (folded: string, from: number, ownMarks: string): number => {
  let at = from
  const limit = at - widest
  while (at > limit && at > 0 && isSpace(folded.charCodeAt(at - 1))) at--
  for (let marks = ownMarks === "" ? 1 : 2; marks > 0 && at > 0 && joins(folded, at - 1, ownMarks); marks--) at--
  while (at > limit && at > 0 && isSpace(folded.charCodeAt(at - 1))) at--

  return folded.startsWith("'s", at - 2) ? at - 2 : at
}

/** The characters beside a run in a text: right at it, and behind what may stand between two runs. */
export interface Beside {
  readonly before: number
  readonly farBefore: number
  readonly behind: number
  readonly farBehind: number
}

/** A whole number, beyond the text, too, where the engine would make do with none. */
const codeAt = (folded: string, at: number): number => (at >= 0 && at < folded.length ? folded.charCodeAt(at) : -1)

const lastOfGenitive = 115

/** What stands beside the run between two offsets. Worked out once for all patterns that hold the run. */
export const beside = (folded: string, start: number, end: number): Beside => {
  const before = codeAt(folded, start - 1)
  const behind = codeAt(folded, end)
  const isApartBefore = !isWord(before) || before === lastOfGenitive
  const isApartBehind = !isWord(behind)

  return {
    before,
    farBefore: isApartBefore ? codeAt(folded, backward(folded, start, "") - 1) : before,
    behind,
    farBehind: isApartBehind ? codeAt(folded, forward(folded, end, "")) : behind,
  }
}

/** What must stand beside the `anchor`th run of a pattern: the characters of its other runs that are next to it, 0 where any may. */
export interface Edges {
  readonly before: number
  readonly behind: number
}

export const edges = ({ ownMarks, runs }: Pattern, anchor: number): Edges => {
  const last = runs[anchor - 1]
  const next = runs[anchor + 1]
  const isPlain = ownMarks === ""

  return {
    before: isPlain && last !== undefined ? last.charCodeAt(last.length - 1) : 0,
    behind: isPlain && next !== undefined ? next.charCodeAt(0) : 0,
  }
}

/** Whether a pattern may stand around its run: no more than one character on each side is looked at. */
export const mayStand = ({ before, behind }: Edges, beside: Beside): boolean =>
  (before === 0 || before === beside.before || before === beside.farBefore) &&
  (behind === 0 || behind === beside.behind || behind === beside.farBehind)

const isWritten = (pattern: Pattern, index: number, text: string, at: number): boolean => {
  const run = pattern.runs[index] ?? ""

  return pattern.exact === undefined || text.startsWith(pattern.exact[index] ?? run, at)
}

/** Where the runs behind the `anchor`th end, which ends at `from`; nothing where they do not follow it. */
const endOf = (pattern: Pattern, anchor: number, text: string, folded: string, from: number): number | undefined => {
  let end = from
  for (let index = anchor + 1; index < pattern.runs.length; index++) {
    const run = pattern.runs[index] ?? ""
    const next = folded.startsWith(run, end) ? end : forward(folded, end, pattern.ownMarks)
    if (!folded.startsWith(run, next) || !isWritten(pattern, index, text, next)) return undefined
    end = next + run.length
  }

  return end
}

/** Where the runs before the `anchor`th begin, which begins at `from`; nothing where they do not precede it. */
const startOf = (pattern: Pattern, anchor: number, text: string, folded: string, from: number): number | undefined => {
  let start = from
  for (let index = anchor - 1; index >= 0; index--) {
    const run = pattern.runs[index] ?? ""
    const stop = folded.endsWith(run, start) ? start : backward(folded, start, pattern.ownMarks)
    if (stop < run.length || !folded.endsWith(run, stop) || !isWritten(pattern, index, text, stop - run.length))
      return undefined
    start = stop - run.length
  }

  return start
}

/** Where the pattern stands if one of its runs stands at `at`. The character before it and what follows it are the caller's to judge. */
export const around = (
  pattern: Pattern,
  anchor: number,
  text: string,
  folded: string,
  at: number,
): Place | undefined => {
  if (!isWritten(pattern, anchor, text, at)) return undefined
  const end = endOf(pattern, anchor, text, folded, at + (pattern.runs[anchor] ?? "").length)
  const start = end === undefined ? undefined : startOf(pattern, anchor, text, folded, at)

  return start === undefined || end === undefined ? undefined : { start, end }
}

/** A place that begins and ends a word, or ends before a plural "s". */
export const wholeWord =
  (folded: string) =>
  (place: Place): Place | undefined => {
    if (place.start > 0 && isWord(folded.charCodeAt(place.start - 1))) return undefined
    if (!isWord(folded.charCodeAt(place.end))) return place
    const plural = folded[place.end] === "s" && !isWord(folded.charCodeAt(place.end + 1))

    return plural ? { start: place.start, end: place.end + 1 } : undefined
  }
