import { isWord } from "../text/Characters.ts"

/** Where a run of letters stands next at or behind a place; `nowhere` if it stands nowhere. */
export type Upcoming = (from: number) => number

/** Larger than any offset, and a whole number as they are: the engine is many times slower with offsets that met an infinite one. */
export const nowhere = 2 ** 30

/** Looks for one run of letters. Asked for places in order, it searches each stretch of the text but once. */
export const upcomingOf = (folded: string, letters: string): Upcoming => {
  let next = -1
  let asked = -1

  return (from) => {
    if (next < from || from < asked) {
      const found = folded.indexOf(letters, from)
      next = found < 0 ? nowhere : found
      asked = from
    }

    return next
  }
}

/** What the headings share that are sought: those of the two words that nearly every text has. */
export const shared = "clusion criteria"

/** Words behind which "inclusion criteria" belongs to their sentence. */
const joiners: ReadonlySet<string> = new Set(
  "also in the these those this all any other following and or of meet meets meeting met per to with by under for additional defined see".split(
    " ",
  ),
)

/** Words that may as well belong to a heading: a colon has to follow. */
const nouns: ReadonlySet<string> = new Set("protocol study key main major general specific non".split(" "))

const qualifier = /(?:key|main|major|general|specific|additional|the) $/

const verb = /^ (?:were|are|include|comprised?)(?= ?:)/

const nextItem = /^ {0,3}(?:[-*•(]|\d{1,2}[.)]|[A-Z])/

/** Where the heading begins that goes on with what all share at `core`; -1 where none does. */
const beginning = (folded: string, from: number, core: number): number => {
  const at = core - 2
  if (at < from || !(folded.startsWith("in", at) || folded.startsWith("ex", at))) return -1
  const non = folded.startsWith("non-", at - 4) ? at - 4 : folded.startsWith("non", at - 3) ? at - 3 : -1
  if (non >= from && !isWord(folded.charCodeAt(non - 1))) return non

  return isWord(folded.charCodeAt(at - 1)) ? -1 : at
}

/** A place where a heading may begin inside of a line. */
interface Candidate {
  readonly at: number
  /** Behind its two words. */
  readonly named: number
  /** What stands before it, without the space between. */
  readonly previous: string
  /** The last word of that. */
  readonly last: string
}

/** How far is looked back from a heading. */
const widest = 24

const candidateAt = (folded: string, from: number, core: number): Candidate | undefined => {
  const begin = beginning(folded, from, core)
  const named = core + shared.length
  if (begin < 0 || isWord(folded.charCodeAt(named))) return undefined
  const before = folded.slice(Math.max(from, begin - widest), begin)
  const qualified = qualifier.exec(before)?.[0] ?? ""
  const previous = before.slice(0, before.length - qualified.length).trimEnd()

  return { at: begin - qualified.length, named, previous, last: /[a-z0-9]*$/.exec(previous)?.[0] ?? "" }
}

const hasColon = (folded: string, at: number): boolean =>
  folded[at] === ":" || (folded[at] === " " && folded[at + 1] === ":")

/** Whether the words of a candidate stand apart from what is before them, as those of a heading do. */
const isHeading = (text: string, folded: string, end: number, { at, last, named, previous }: Candidate): boolean => {
  const stop = named + (verb.exec(folded.slice(named, named + 12))?.[0].length ?? 0)
  const isCapital = text[at] !== folded[at]
  const afterStop = /[.;:*•-]$/.test(previous)
  if (!isCapital && !afterStop) return false
  if (hasColon(folded, stop)) return true
  if (nouns.has(last)) return false
  const isTitle = isCapital && text[named - 8] !== folded[named - 8]

  return stop >= end || (isCapital && afterStop) || (isTitle && nextItem.test(text.slice(stop, stop + 6)))
}

/** Where headings stand inside of a line, glued to what is before them: "… informed consent Exclusion Criteria: …". */
export const of = (
  text: string,
  folded: string,
  from: number,
  end: number,
  upcoming: Upcoming,
): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let core = upcoming(from); core < end; core = upcoming(core + shared.length)) {
    const candidate = candidateAt(folded, from, core)
    if (candidate === undefined || candidate.at <= from) continue
    if (joiners.has(candidate.last) || candidate.previous.endsWith("/")) continue
    if (isHeading(text, folded, end, candidate)) found.push(candidate.at)
  }

  return found
}
