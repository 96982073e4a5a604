import { once, remembering } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import { fold } from "../text/Folding.ts"

/** All characters but halves of some, each once. */
const characters = (): string =>
  Array.from({ length: 0x10000 }, (_, code) => (code >= 0xd800 && code < 0xe000 ? "" : String.fromCharCode(code))).join(
    "",
  )

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** By a character of ASCII, any of those that are folded to it. */
const formsOf = once((): ReadonlyMap<string, string> => {
  const all = characters()
  const folded = fold(all)
  const forms = new Map<string, string>()
  for (let at = 0; at < all.length; at++) {
    const to = folded.charAt(at)
    if (to <= "~") forms.set(to, `${forms.get(to) ?? ""}${escaped(all.charAt(at))}`)
  }

  return new Map(Array.from(forms, ([to, any]) => [to, `[${any}]`]))
})

/** Of what is folded to another character any may be. */
const foldedTo = (folded: string): string =>
  folded
    .split("")
    .map((character) => formsOf().get(character) ?? "[^]")
    .join("")

/** More than may stand between two runs of a pattern. */
const gap = "(?:[^0-9A-Za-z][sS])?[^0-9A-Za-z]{0,20}"

/** Finds something in each text as it is written that holds one of some patterns as a whole word, and in few others. */
export const glanceFor = (...patterns: ReadonlyArray<Pattern.Pattern>): RegExp => {
  const any = patterns.map(({ exact, runs }) => (exact ?? runs.map(foldedTo)).join(gap)).join("|")

  return new RegExp(`(?<![0-9A-Za-z])(?:${any})(?![0-9A-RT-Za-rt-z]|[sS][0-9A-Za-z])`)
}

/** Words that no vocabulary knows, to be found as they are. */
export interface Literal {
  readonly targets: TargetMatcher.Targets<undefined>
  /** Whether a text as it is written may hold them: where it does not, there is no need to open that. */
  readonly mayBeIn: (text: AnnotatedText) => boolean
}

/** At most this many mentions are read in a text: the first on each side is all that is told of them. */
export const most = 16

/** What is short counts only as it is written. */
const short = 4

const compiled = (written: ReadonlyArray<string>) => written.map((each) => Pattern.compile(each, each.length <= short))

/** Words that mean the same, each of which holds one of some names: a text without these has none of them. */
export const beside = (names: ReadonlyArray<string>, written: ReadonlyArray<string>): Literal => {
  const glance = glanceFor(...names.map((name) => Pattern.compile(name, false)))

  return {
    targets: TargetMatcher.index(compiled(written).map((pattern) => ({ pattern, means: undefined }))),
    mayBeIn: remembering(({ text }) => glance.test(text)),
  }
}

/** Words, or several that mean the same. */
export const of = (...written: ReadonlyArray<string>): Literal => beside(written, written)

/** One search costs less than finding out whether it may be spared. */
const sourceOf = ({ folded, text }: Document): TargetMatcher.Source => ({ folded, text })

/** Every place of the words that is a part of the criteria. They are looked for each time: they are the caller's, and nothing of them is kept. */
export const spans = (text: AnnotatedText, { mayBeIn, targets }: Literal, enough = most): ReadonlyArray<Span.Span> => {
  if (!mayBeIn(text)) return []
  const document = text.document()

  return TargetMatcher.find(targets, sourceOf(document), enough, Pattern.wholeWord(document.folded)).flatMap(
    ({ end, start }) => Span.at(document, start, end) ?? [],
  )
}
