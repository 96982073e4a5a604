import { once } from "../../Memo.ts"
import * as TrigramFilter from "../matching/TrigramFilter.ts"
import * as NumberedText from "../text/NumberedText.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as Sectionizer from "./Sectionizer.ts"
import type { Segment } from "./Segment.ts"

/** A text as it is read: taken apart when it is first looked into, and divided into segments and tokens only where something is found. */
export interface Document {
  readonly text: string
  readonly folded: string
  /** Its words and marks, by their numbers. */
  readonly words: NumberedText.NumberedText
  readonly mayHold: TrigramFilter.MayHold
  readonly segments: () => ReadonlyArray<Segment>
  /** The tokens of a sentence or of another piece of it. */
  readonly tokens: (start: number, end: number) => Tokens
  /** The semicolons that stand in brackets. */
  readonly enclosed: () => ReadonlySet<number>
  /** What its study is about, in the study's own words: the conditions, the keywords, the title. Empty where that is not told. */
  readonly about: ReadonlyArray<string>
  /** Whether the exclusion part is written as requirements ("No …", "Not …"), so that a negation there forbids. */
  readonly forbids: () => boolean
}

/** So many sentences of a text are at hand as tokens, which take much more room than the text. */
const mostAtHand = 4

/** One sentence is mostly asked for several times in turn, once for each field that it speaks of. */
const atHand = (make: (start: number, end: number) => Tokens): Document["tokens"] => {
  const made = new Map<number, { readonly end: number; readonly tokens: Tokens }>()

  return (start, end) => {
    const known = made.get(start)
    if (known?.end === end) return known.tokens
    const tokens = make(start, end)
    if (made.size >= mostAtHand) made.clear()
    made.set(start, { end, tokens })

    return tokens
  }
}

/** So far from its brackets a mark may stand to be read with what is around them. */
const widestBrackets = 150

const openingMarks: ReadonlySet<string> = new Set(["(", "["])

const bracketMarks = /[([)\];]/g

interface Bracket {
  readonly at: number
  readonly semicolons: Array<number>
}

const areNear = ({ at, semicolons }: Bracket, closed: number): ReadonlyArray<number> =>
  semicolons.filter((semicolon) => semicolon - at <= widestBrackets && closed - semicolon <= widestBrackets)

/** Where semicolons stand in brackets that open and close within reach, by their offsets. */
export const semicolonsIn = (folded: string): ReadonlySet<number> => {
  const enclosed = new Set<number>()
  const open: Array<Bracket> = []
  for (const { 0: mark, index: at } of folded.matchAll(bracketMarks)) {
    const innermost = open.at(-1)
    if (openingMarks.has(mark)) open.push({ at, semicolons: [] })
    else if (mark === ";") innermost?.semicolons.push(at)
    else if (innermost !== undefined) {
      open.pop()
      for (const semicolon of areNear(innermost, at)) enclosed.add(semicolon)
    }
  }

  return enclosed
}

const requirement = /^(?:no|not|must not|patients must not|without)\b/

const requirements = (folded: string, segments: ReadonlyArray<Segment>): boolean => {
  const excluding = segments.filter(({ side }) => side === "exclusion")
  const negated = excluding.filter(({ end, start }) => requirement.test(folded.slice(start, Math.min(end, start + 24))))

  return negated.length >= 3 && negated.length * 2 >= excluding.length
}

export const make = (text: string, about: ReadonlyArray<string> = []): Document => {
  const words = once(() => NumberedText.of(text))
  const held = once(() => TrigramFilter.of(words().folded))
  const segments = once(() => Sectionizer.of(text, words()))

  return {
    text,
    get folded() {
      return words().folded
    },
    get words() {
      return words()
    },
    mayHold: (letters) => held()(letters),
    segments,
    enclosed: once(() => semicolonsIn(words().folded)),
    about,
    tokens: atHand((start, end) => NumberedText.tokensOf(words(), start, end)),
    forbids: once(() => requirements(words().folded, segments())),
  }
}
