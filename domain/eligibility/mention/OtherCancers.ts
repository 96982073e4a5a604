import * as Segment from "../document/Segment.ts"
import type { Span } from "../document/Span.ts"
import { normal, siteOf } from "./DiseaseWords.ts"
import type { OwnDiseases } from "./OwnDiseases.ts"

const itemNumber = /^\d{1,2}$/

/** Whether the token at `close` ends the number of an item, "(2)", of those that stand in one sentence. */
export const endsItemMark = (words: ReadonlyArray<string>, close: number): boolean =>
  words[close] === ")" && words[close - 2] === "(" && itemNumber.test(words[close - 1] ?? "")

const itemMark = /\((\d{1,2})\)/g

/** Where the item begins, of those that a passage numbers, "(1) … (2) …", in which its end stands. The first may have lost its number. */
export const itemStart = (passage: string): number => {
  const marks = [...passage.matchAll(itemMark)]
  const last = marks.findLast(([, told], at) => (marks[at - 1]?.[1] ?? "1") === `${Number(told) - 1}`)

  return last === undefined || passage.endsWith("two ", last.index) ? 0 : last.index
}

const cancer = "(?:malignan(?:cy|cies|t)|cancers?|neoplasms?|neoplasia|tumou?rs?|carcinomas?|primary|primaries)"

const kinds =
  "(?:(?:primary|active|invasive|malignant|known|solid|non|hematologic(?:al)?|haematological|types?|forms?|of|or|and|second|prior|previous|" +
  "concurrent|synchronous|concomitant|metastatic|advanced|progressive|recurrent|relapsed|refractory|unresolved|uncontrolled|untreated|significant|clinically|treated)[ /,-]+){0,6}"

/** What follows the word where it speaks of treatment: "prior cancer therapy". */
const notOfTreatment =
  "(?![ -]+(?:therap|treat(?!ed)|surg|direct|drug|vaccin|relat|medic|chemo|immuno|regimen|agent|specific|resect|radi|biops|tissue|sample))"

const another = new RegExp(
  `\\b(?:other|another|second|secondary|concurrent|concomitant|additional|separate|different|previous|prior|synchronous|coexisting|co-existing)[ /,-]+${kinds}${cancer}\\b${notOfTreatment}` +
    `|\\bhistory of ${kinds}${cancer}\\b${notOfTreatment}` +
    "|\\b(?:malignan(?:cy|cies)|malignant disease)[ ,(]+(?:other than|within|in the (?:past|last|previous)|during|except)\\b" +
    "|\\bcancers? (?:other than|(?:with)?in the (?:past|last|previous))\\b" +
    "|\\b(?:considered|deemed|presumed) (?:to be )?cured\\b|\\bcurative(?:ly)?[ -]treated\\b|\\badequately treated\\b",
)

/** "Stage II or higher second primary cancer", "recurrence of another malignancy", "chemotherapy for another malignancy". */
const follows = new RegExp(
  `^(?: (?:or|and) radi[a-z]+(?: therapy)?)? (?:or (?:higher|greater|above|later) |(?:of|for) (?:any |an |a )?)?(?:${another.source})|^ ${cancer} of (?:another|a different|other)\\b`,
)

/**
 * In an exclusion list a cancer that is told by what became of it is another, and one of whatever kind is; not "cancer that has spread",
 * as the patient's own is called in plain words.
 */
const toldOf =
  /\b(?:malignan(?:cy|cies)|cancers?) (?:(?:that|which)(?! (?:has |have )(?:already )?(?:spread|metasta))|requiring|from which)\b|\b(?:any|active|known|invasive) malignan(?:cy|cies)\b/

const longestName = 40

const lastWords = /[a-z]+/g

const ofThePast = /^(?:prior|previous|earlier|past|history|other|another|second|different)$/

const nearPast = 5

/** Another cancer of the lung than most studies of it are about. */
const smallCell = /(?<!non[ -])\bsmall[ -]cell/

/** Whether a cancer that is called at the end of a passage is the study's own: "[bladder] cancer that is metastatic". */
const isNamedOwn = (passage: string, { sites, words }: OwnDiseases): boolean => {
  const before = passage.slice(-longestName).match(lastWords) ?? []
  const isOwn = before.slice(-2).some((word) => {
    const site = siteOf(word)

    return site === undefined ? words.has(normal(word)) : sites.has(site)
  })

  return (
    isOwn &&
    !before.slice(-nearPast).some((word) => ofThePast.test(word)) &&
    !smallCell.test(passage.slice(-longestName))
  )
}

/** Where a passage speaks of such a cancer; its end where it does not. */
const toldOfAt = (passage: string, own: OwnDiseases): number => {
  for (let from = 0; ; ) {
    const found = toldOf.exec(passage.slice(from))
    if (found === null) return passage.length
    const at = from + found.index
    if (!isNamedOwn(passage.slice(0, at), own)) return at
    from = at + found[0].length
  }
}

/** So is one of earlier years, wherever that is said. */
const ofYears =
  /\b(?:malignan(?:cy|cies)|cancers?)(?:\/\w+)? (?:within|in) (?:the )?(?:(?:past|last|previous|preceding) )?(?:\d+|two|three|five|ten)(?: \(\d+\))? years?\b/

const skinOrInSitu =
  /\bin[ -]situ\b(?! hybridi)|\bnon[ -]?melanoma\b|\bnon[ -]?melanomatous\b|\bbasal[ -](?:cell|or squamous)|\bgleason\b/

/** How the inclusion criteria tell that a patient had such a cancer besides the study's. */
const told = /\b(?:except|exclud|other|prior|previous|history|treated|unless|years?|non(?![ -]small))/

/** So much before a mention is looked through, in characters, and so much behind it for the noun it belongs to. */
const far = 500

const near = 60

/** What the study is about by itself: its own exceptions. */
const isOwnCue = (cue: string, own: OwnDiseases): boolean =>
  (cue.includes("situ") && own.words.has("situ")) ||
  (cue.includes("basal") && own.words.has("basal")) ||
  (cue.includes("gleason") && own.sites.has("prostate"))

/** One more cancer that follows a noun and what joins them: "… disease or any other malignancy". */
const oneMore = new RegExp(
  `^((?: [a-z]+){0,2} (?:disease|${cancer}))?,? (?:or|and|and/or) (?:(?:any|an?|known|presence of) ){0,2}(?:${another.source})`,
)

const nouns = /(?:metastas[ei]s|recurrences?|relapses?|spread|disease)$/

/** Where a sentence ends that a place stands in, or before it the place, where the sentence goes on with one more cancer. */
const endOf = ({ document: { folded }, end, sentence, start }: Span): number => {
  const more = oneMore.exec(folded.slice(end, Math.min(sentence.end, end + near)))

  return more !== null && (more[1] !== undefined || nouns.test(folded.slice(start, end))) ? end : sentence.end
}

/** Whether a sentence, as far as a place and just behind it, speaks of them. `last`: where it ends. */
const inSentence = ({ document: { folded }, end, segment, start }: Span, last: number, own: OwnDiseases): boolean => {
  if (follows.test(folded.slice(end, Math.min(last, end + near)))) return true
  const least = Math.max(segment.start, start - far)
  const from = least + itemStart(folded.slice(least, start))
  const passage = folded.slice(from, Math.min(last, end + near))
  if (from + (another.exec(passage)?.index ?? passage.length) < start) return true

  return segment.side === "exclusion" && (from + toldOfAt(passage, own) < start || ofYears.test(passage))
}

/** Whether a line that introduces a place speaks of them. */
const above = ({ document: { folded, segments }, segment }: Span): boolean =>
  Segment.above(segments(), segment).some(({ end, start }) =>
    another.test(folded.slice(Math.max(start, end - far), end)),
  )

/**
 * Whether a place stands where a text speaks of cancers that a patient has or had besides the study's: "other malignancies",
 * "carcinoma in situ". In a study that is of no cancer, the patient's is none besides,
 * but for what its exclusion criteria call so.
 */
export const around = (span: Span, own: OwnDiseases): boolean => {
  const { document, sentence } = span
  const end = endOf(span)
  if (!own.ofCancer) return span.segment.side === "exclusion" && inSentence(span, end, own)
  const words = document.folded.slice(sentence.start, end)
  const skin = skinOrInSitu.exec(words)
  const isBeside = skin !== null && !isOwnCue(skin[0], own) && (span.segment.side !== "inclusion" || told.test(words))

  return isBeside || inSentence(span, end, own) || above(span)
}
