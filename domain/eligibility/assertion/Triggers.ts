import { matches } from "../matching/TokenPhrases.ts"
import { before, type Cue } from "./TriggerLexicon.ts"

/** "Other tumor type than …": what stands between is neither a mark nor a comparison of its own. */
const splitExcept = (words: ReadonlyArray<string>, at: number, mention: number): Cue | undefined => {
  if (words[at] !== "other") return undefined
  for (let than = at + 1; than < mention && than <= at + 4; than++) {
    const word = words[than] ?? ""
    if (word === "than") return { words: words.slice(at, than + 1), turn: "excepted", reach: 24 }
    if (!plainWord.test(word) || comparative.test(word)) return undefined
  }

  return undefined
}

const plainWord = /^[a-z]+$/

const comparative = /^(?:more|less|rather|later|greater|older|younger|longer|higher|lower|fewer|worse|better|or|and)$/

type Cues = ReadonlyArray<Cue>

/** The cues by their first word and their second, the longest first: some words begin a hundred of them. */
const byWords: ReadonlyMap<string, ReadonlyMap<string | undefined, Cues>> = new Map(
  [...Map.groupBy(before, ({ words }) => words[0] ?? "")].map(([first, cues]) => [
    first,
    Map.groupBy(
      cues.toSorted((a, b) => b.words.length - a.words.length),
      ({ words }) => words[1],
    ),
  ]),
)

/** The longest cue that begins at `at`. It ends before the mention, unless it takes in both sides: "with or [without prior therapy]". */
export const cueAt = (words: ReadonlyArray<string>, at: number, mention: number): Cue | undefined => {
  const cues = byWords.get(words[at] ?? "")
  if (cues === undefined) return splitExcept(words, at, mention)
  const found = (some: Cues | undefined): Cue | undefined =>
    some?.find((cue) => (at + cue.words.length <= mention || cue.turn === "neutral") && matches(words, at, cue.words))

  return found(cues.get(words[at + 1])) ?? found(cues.get(undefined)) ?? splitExcept(words, at, mention)
}
