import { languageWords } from "../entry/LanguageWords.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import * as Tokens from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"

/** "Exon 51 skippable", "amenable to exon 51 skipping", "skipping of exon 51". */
const skipped = /\bexon[ -]?(\d{1,2})[ -]skip|\bskipping (?:of )?exon[ -]?(\d{1,2})\b/i

/** A gene other than that of dystrophin: its exon is skipped by itself, and by no drug. */
const otherGene = /\b(?!DMD\b)[A-Z][A-Z0-9]{2,}\b/

/** How texts tell that a drug may skip the exon that a profile names for that; nothing where it names none. */
export const ofSkippedExon = (written: string): ReadonlyArray<string> | undefined => {
  const found = skipped.exec(written)
  const exon = found?.[1] ?? found?.[2]

  return exon === undefined || otherGene.test(written)
    ? undefined
    : [
        `exon ${exon} skipping`,
        `exon ${exon} skip`,
        `exon ${exon} skippable`,
        `skipping of exon ${exon}`,
        `skipping exon ${exon}`,
      ]
}

const unit =
  "%|percent|cop(?:y|ies)|repeats?|points?|centiloids?|cl|[munp]?g\\/[md]?l|k?u\\/[md]?l|iu\\/[md]?l|mut\\/mb"

/** A number that stands by itself, with its unit: "3 copies", "≥ 20%", but not "Ki-67" nor "C9orf72". */
const number = new RegExp(
  `(?:^|(?<=[\\s:=]))[<>≤≥=~]{0,2}\\s?\\d{1,9}(?:[.,/]\\d{1,9}){0,2}(?:\\s?(?:${unit}))?(?=$|[\\s,;)])`,
  "gi",
)

const marks = /^[:=,;]{1,3}|[:=,;]{1,3}$/g

/** What stands between a name and its number, or behind both. */
const joining: ReadonlySet<string> = new Set("of copies copy number repeat repeats score level value length".split(" "))

/** A name is no shorter than this. */
const shortest = 3

/** The name of what a number was entered of, without the last where there are several, "SMN2 3 copies" and "3 copies of SMN2"; nothing where there is none. */
export const ofNumber = (text: string): string | undefined => {
  const last = [...text.matchAll(number)].at(-1)
  if (last === undefined) return undefined
  const words = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`
    .split(/\s+/)
    .map((word) => word.replace(marks, ""))
    .filter((word) => word !== "")
  const begin = words.findIndex((word) => word.toLowerCase() !== "of")
  const end = words.findLastIndex((word) => !joining.has(word.toLowerCase()))
  const name = words.slice(Math.max(0, begin), end + 1).join(" ")

  return name.length >= shortest && /\p{L}/u.test(name) ? name : undefined
}

/** Two letters together, or a letter beside a digit; of scripts that need no more, one. */
const letters =
  /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sample that is a marker itself where nothing else is named. */
const ofSamples: ReadonlySet<string> = new Set(["ctdna", "cfdna"])

const mayBeName = (word: string): boolean =>
  ofSamples.has(word) || (letters.test(word) && !languageWords.has(word) && !EnteredWords.isToldOf(word))

/** Whether words hold any that could be the name of a marker, and are not all of the language, of states, single letters, numbers and signs. */
export const mayBeIn = (written: string): boolean => {
  const { words } = Tokens.ofWritten(written)
  const ofStates = new Set(words.flatMap((_, at) => (stateAt(words, at)?.words ?? []).map((__, behind) => at + behind)))

  return words.some((word, at) => !ofStates.has(at) && mayBeName(word))
}
