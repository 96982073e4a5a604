import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Governor from "../mention/Governor.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as WordSet from "../text/WordSet.ts"
import * as DementiaStudies from "./DementiaStudies.ts"
import * as OtherCause from "./OtherCause.ts"

type Words = ReadonlyArray<string>

const dementia = /\bdement(?:ia|ed)\b/g

const disease = /\b(?:dement(?:ia|ed)|alzheimer(?:'s)?|ad)\b/g

/** At most so many places of a text are judged. */
const tries = 100

const kin =
  /^(?:famil|relative|parent|mother|father|sibling|brother|sister|caregiv|carer|partner|spouse|informant|staff|proband)/

const farthestKin = 16

/** In tokens: who a sentence is about is told at its beginning, and whose a disease is right behind it. */
const nearKin = 3

const isOfOthers = ({ first, last, tokens: { words } }: Span.Span): boolean =>
  [
    words.slice(Math.max(0, first - farthestKin), first),
    words.slice(0, Math.min(nearKin, first)),
    words.slice(last, last + nearKin + 1),
  ].some((near) => near.some((word) => kin.test(word)))

const alzheimers = WordSet.of("alzheimer alzheimer's ad")

const anyCause: ReadonlySet<string> = new Set([...alzheimers, "any", "all"])

/** What a dementia may stand behind that is named by no kind of it: "diagnosed with dementia". */
const leading = WordSet.of(
  "a an any no not without have has had having is are be diagnosed diagnosis known clinical current existing established probable possible overt " +
    "frank manifest documented suspected as or and / , ( : - of for with",
)

const people = /^(?:patient|subject|participant|individual|volunteer)s?$/

/** What such a word must stand behind itself. */
const isLed = (words: Words, at: number): boolean => {
  const before = words[at - 1] ?? ""
  switch (words[at]) {
    case "for":
      return /^criteri(?:a|on)$/.test(before)
    case "to":
      return /^(?:progress|convert)/.test(before)
    case "with":
      return before === "diagnosed" || people.test(before)
    case "of":
      return !/^(?:types?|kinds?|forms?|causes?|course|stages?)$/.test(before) || anyCause.has(words[at - 2] ?? "")
    default:
      return leading.has(words[at] ?? "")
  }
}

const following = WordSet.of(
  ". , ; ) ( : or and / as by per at in before is are will according based diagnosis criteria syndrome because due of",
)

const farthest = 8

/** "Dementia due to any cause", "of the Alzheimer type", but not of a kind that is no Alzheimer's disease. */
const isFollowed = (words: Words, last: number): boolean => {
  const next = words[last] ?? "."
  const near = words.slice(last, last + farthest)
  if (near.includes("than")) return false

  return next === "due" || next === "of" ? near.some((word) => anyCause.has(word)) : following.has(next)
}

/** Whether a place names dementia at large, or Alzheimer's dementia, and no grade or other kind of it. */
const isAtLarge = (span: Span.Span): boolean => {
  const {
    first,
    last,
    tokens: { words },
  } = span
  const isOfAlzheimer = alzheimers.has(words[first - 1] ?? "")
  const at = isOfAlzheimer ? first - 2 : first - 1

  return (at < 0 || isLed(words, at)) && words[at - 1] !== "non" && isFollowed(words, last) && !OtherCause.isMeant(span)
}

const spansOf = (document: Document, name: RegExp): ReadonlyArray<Span.Span> =>
  [...document.folded.matchAll(name).take(tries)].flatMap(({ 0: word, index }) => {
    const span = Span.at(document, index, index + word.length)

    return span === undefined || isOfOthers(span) || Governor.of(span) !== undefined ? [] : [span]
  })

/** "Clinical Dementia Rating", "the Alzheimer's Association", "AD-1234": what is but called so. */
const isOfName = ({ last, tokens: { words } }: Span.Span): boolean =>
  /^(?:rating|scale|index|assessment|association|association's|-)$/.test(words[last] ?? "")

/** "MCI due to Alzheimer's disease (AD)": the cause of what need be no dementia. */
const isCause = ({ first, tokens: { words } }: Span.Span): boolean =>
  words[first - 1] === "(" || (words[first - 2] === "due" && words[first - 1] === "to")

const isWanted = (span: Span.Span): boolean =>
  !isOfName(span) && !isCause(span) && Stand.of(span).outcome === "inclusion"

const find = (document: Document): ReadonlyArray<Mention.Mention> => {
  if (!DementiaStudies.isOne(document) || !document.mayHold("dement")) return []
  const barred = spansOf(document, dementia)
    .filter(isAtLarge)
    .map((span) => Mention.of(span))
    .filter(({ stand }) => stand.outcome === "exclusion")

  return barred.length === 0 || spansOf(document, disease).some(isWanted) ? [] : barred
}

/** Where a text keeps out dementia, whatever its grade, and wants nobody who has some. */
export const mentions = AnnotatedText.layer(Packing.list(Mention.packing), (text) => find(text.document()))
