import { once } from "../../Memo.ts"
import * as Assertion from "../assertion/Assertion.ts"
import type { AssertionStatus } from "../assertion/AssertionStatus.ts"
import * as TrigramFilter from "../matching/TrigramFilter.ts"
import * as WuManber from "../matching/WuManber.ts"
import * as LineSigns from "../prior-lines/LineSigns.ts"
import { fold } from "../text/Folding.ts"
import * as Tokens from "../text/Tokens.ts"
import * as Sectionizer from "./Sectionizer.ts"
import * as Sentences from "./Sentences.ts"

/** A text as it is read: folded at once, divided into segments and tokens only where something is found. */
export interface Page {
  readonly text: string
  readonly folded: string
  readonly mayHold: TrigramFilter.MayHold
  readonly segments: () => ReadonlyArray<Sectionizer.Segment>
  /** The signs of earlier treatment. */
  readonly treatments: () => LineSigns.TreatmentSigns
  /** The tokens of a sentence or of another piece of it. */
  readonly tokens: (start: number, end: number) => Tokens.Tokens
  /** Whether the exclusion part is written as requirements ("No …", "Not …"), so that a negation there forbids. */
  readonly forbids: () => boolean
}

/** Where a place stands. */
export interface Surroundings {
  readonly sentence: Sentences.Sentence
  readonly segment: Sectionizer.Segment
}

/** A place in its sentence: which tokens it covers, and where it stands. */
export interface Spot extends Surroundings {
  readonly tokens: Tokens.Tokens
  readonly first: number
  readonly last: number
}

/** So many sentences of a text are at hand as tokens, which take much more room than the text. */
const mostAtHand = 4

/** One sentence is mostly asked for several times in turn, once for each field that it speaks of. */
const atHand = (make: (start: number, end: number) => Tokens.Tokens): Page["tokens"] => {
  const made = new Map<number, { readonly end: number; readonly tokens: Tokens.Tokens }>()

  return (start, end) => {
    const known = made.get(start)
    if (known?.end === end) return known.tokens
    const tokens = make(start, end)
    if (made.size >= mostAtHand) made.clear()
    made.set(start, { end, tokens })

    return tokens
  }
}

const requirement = /^(?:no|not|must not|patients must not|without)\b/

const requirements = (folded: string, segments: ReadonlyArray<Sectionizer.Segment>): boolean => {
  let all = 0
  let negated = 0
  for (const { end, side, start } of segments) {
    if (side !== "exclusion") continue
    all++
    if (requirement.test(folded.slice(start, Math.min(end, start + 24)))) negated++
  }

  return negated >= 3 && negated * 2 >= all
}

const sought = WuManber.of([Sectionizer.stems, LineSigns.stems])

export const make = (text: string): Page => {
  const folded = fold(text)
  const landmarks = once(() => WuManber.find(sought, folded))
  const segments = once(() => Sectionizer.of(text, folded, landmarks()[0] ?? []))

  return {
    text,
    folded,
    mayHold: TrigramFilter.of(folded),
    segments,
    treatments: once(() => LineSigns.of(folded, landmarks()[1] ?? [])),
    tokens: atHand((start, end) => Tokens.of(folded, start, end)),
    forbids: once(() => requirements(folded, segments())),
  }
}

/** The segment that a place stands in: the last that begins before it. */
const segmentAt = (segments: ReadonlyArray<Sectionizer.Segment>, at: number): Sectionizer.Segment | undefined => {
  let low = 0
  let high = segments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segments[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  const found = segments[low - 1]

  return found !== undefined && at < found.end ? found : undefined
}

/** What a place stands in; nothing if that is a heading. */
export const around = (page: Page, start: number, end: number): Surroundings | undefined => {
  const segment = segmentAt(page.segments(), start)
  if (segment === undefined) return undefined

  return { segment, sentence: Sentences.around(page.text, page.folded, segment, start, Math.min(end, segment.end)) }
}

/** A place in the sentence around it. */
export const within = (page: Page, { segment, sentence }: Surroundings, start: number, end: number): Spot => {
  const stop = Math.min(end, segment.end)
  const tokens = page.tokens(sentence.start, sentence.end)
  let first = 0
  while (first < tokens.words.length && (tokens.ends[first] ?? 0) <= start) first++
  let last = first
  while (last < tokens.words.length && (tokens.starts[last] ?? 0) < stop) last++

  return { sentence, segment, tokens, first, last }
}

/** A place in its sentence; nothing if it stands in a heading. */
export const spot = (page: Page, start: number, end: number): Spot | undefined => {
  const surroundings = around(page, start, end)

  return surroundings === undefined ? undefined : within(page, surroundings, start, end)
}

const deepest = 3

/** How a place stands in its sentence, and under the lines that introduce it. */
export const polarity = (page: Page, { segment, tokens }: Spot, first: number, last: number): AssertionStatus => {
  let turned = Assertion.of(tokens, first, last)
  let lead = segment.lead
  for (let level = 0; level < deepest && lead >= 0; level++) {
    const above = page.segments()[lead]
    if (above === undefined) break
    const from = Math.max(above.start, above.end - 300)
    turned = Assertion.under(Assertion.introduced(page.tokens(from, above.end - 1)), turned)
    lead = above.lead
  }

  return turned
}
