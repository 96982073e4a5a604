import { isCancer } from "../../condition/DiseaseWords.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type { Place } from "../matching/Pattern.ts"
import type { ChunkedRun, Level } from "../rules/ChunkedRun.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as Tokens from "../text/Tokens.ts"
import * as CoursePhrases from "./CoursePhrases.ts"
import * as DiseaseSpecificPhrases from "./DiseaseSpecificPhrases.ts"
import * as ExtentPhrases from "./ExtentPhrases.ts"
import * as Grades from "./Grades.ts"
import * as OperabilityPhrases from "./OperabilityPhrases.ts"
import type { NamedStage } from "./PlacedStage.ts"
import * as StageMention from "./StageMention.ts"
import { type Meaning, type Placed, type StageName, type StagePhrase, stageNames } from "./StagePhrase.ts"

const hyphen = "-".charCodeAt(0)

const nothing: ReadonlyArray<undefined> = []

const noSpaces = new Uint8Array(0)

type Room = Pick<ChunkedRun<never>, "numbers" | "tokens">

const roomFor = (words: number): Room => ({ numbers: new Int32Array(words), tokens: new Int32Array(words + 1) })

/** Words as they are numbered, without the hyphens that names of stages have or not: "castration-resistant". They are written into a room. */
const withoutHyphens = (
  { numbers, vocabulary }: Pick<Run, "numbers" | "vocabulary">,
  room = roomFor(numbers.length),
): ChunkedRun<never> => {
  const { numbers: kept, tokens } = room
  let to = 0
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? hyphen
    if (number === hyphen) continue
    kept[to] = number
    tokens[to++] = at
  }
  tokens[to] = numbers.length

  return { vocabulary, numbers: kept, joined: noSpaces, from: 0, to, tokens, chunks: nothing }
}

const level: Level<never> = { names: [], of: (run) => withoutHyphens(run) }

/** What the lists have, which tell of courses, extents, … in one format. */
const lists = [CoursePhrases, ExtentPhrases, OperabilityPhrases, DiseaseSpecificPhrases]

/** Every phrase by which texts and profiles speak of a stage, an extent or a course of disease. */
export const table = RuleTable.of<Meaning>({
  name: "stages by their names",
  over: level,
  classes: {
    ...Object.fromEntries(lists.flatMap(({ classes }) => Object.entries(classes))),
    cancer: (word) => isCancer(word) || word === "disease",
  },
  parts: { ...CoursePhrases.parts, ...ExtentPhrases.parts, ...OperabilityPhrases.parts },
  rows: lists.flatMap(({ rows }) => rows),
})

/** Adds what the rows tell in a stretch of words to what is found. `placeOf`: where some of them stand, from one to before another. */
const tell = (
  run: ChunkedRun<never>,
  placeOf: (first: number, last: number) => Place,
  found: Array<Placed>,
): ReadonlyArray<Placed> => {
  for (const { first, last, row } of table.find(run)) {
    const place = placeOf(run.tokens[first] ?? 0, (run.tokens[last - 1] ?? 0) + 1)
    for (const phrase of row.means.phrases) found.push({ ...place, phrase })
  }

  return found
}

/** Whether a phrase says nothing where it stands in something short: "no metastasis", "early detection", "brain metastases". */
const isPartOfNames = ({ absent, need }: StagePhrase): boolean => absent || /^(?:noun|bare|planned)$/.test(need)

/** The phrases in something short, such as a profile's stage or a title. */
export const places = (written: string): ReadonlyArray<Placed> => {
  const tokens = Tokens.ofWritten(written)
  const { ends, starts } = tokens

  return tell(
    withoutHyphens(Runs.ofWritten(tokens)),
    (first, last) => ({ start: starts[first] ?? 0, end: ends[last - 1] ?? 0 }),
    [],
  )
}

/** What the phrases in something short say; some of them do so of a dementia alone. */
export const said = (written: string, isOfDementia: boolean): ReadonlyArray<StageName> => [
  ...new Set(
    places(written).flatMap(({ phrase }) =>
      isPartOfNames(phrase) || (phrase.need === "dementia" && !isOfDementia) ? [] : phrase.says,
    ),
  ),
]

const stop = ".".charCodeAt(0)

const shortened: ReadonlySet<number | undefined> = new Set([..."eig"].map((letter) => letter.charCodeAt(0)))

/** At most this many phrases are read in a text, whatever they say. */
const most = 200

/** One text is read after the other, in the same room. */
let shared = roomFor(0)

/** What the rows tell in a text, which is read piece by piece: most pieces hold no word of any row. */
const toldIn = ({ text, words }: Document): ReadonlyArray<Placed> => {
  if (shared.numbers.length < words.numbers.length) shared = roomFor(2 * words.numbers.length)
  const run = withoutHyphens(words, shared)
  const placeOf = (first: number, last: number): Place => ({
    start: words.starts[first] ?? 0,
    end: NumberedText.endOf(words, last - 1),
  })
  const isPoint = (at: number): boolean => /\d/.test(text[(words.starts[run.tokens[at] ?? 0] ?? 0) + 1] ?? "")
  const found: Array<Placed> = []
  const piece = { ...run }
  for (let at = 0; at <= run.to && found.length < most; at++) {
    if (at < run.to && (run.numbers[at] !== stop || shortened.has(run.numbers[at - 1]) || isPoint(at))) continue
    piece.to = at
    tell(piece, placeOf, found)
    piece.from = at + 1
  }

  return found.filter(({ end, phrase, start }) => phrase.isWritten?.(text.slice(start, end)) !== false).slice(0, most)
}

export const finds = stageNames

/** The stages, extents and courses of disease that a text calls by their names. */
export const named = (document: Document): ReadonlyArray<NamedStage> =>
  toldIn(document)
    .filter(({ phrase }) => phrase.says.length > 0)
    .map(({ end, phrase, start }) => ({
      says: phrase.says,
      read: () => {
        const span = Span.at(document, start, end)

        return span && (phrase.need === "severity" ? Grades.of(span, phrase.says) : StageMention.of(span, phrase))
      },
    }))
