import { matches } from "./Phrases.ts"
import { before, type Cue } from "./vocabulary/Cues.ts"

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

const byFirst: ReadonlyMap<string, ReadonlyArray<Cue>> = Map.groupBy(
  [...before].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

/** The longest cue that begins at `at`. It ends before the mention, unless it takes in both sides: "with or [without prior therapy]". */
export const cueAt = (words: ReadonlyArray<string>, at: number, mention: number): Cue | undefined => {
  const fits = ({ turn, words }: Cue): boolean => at + words.length <= mention || turn === "neutral"

  return (
    byFirst.get(words[at] ?? "")?.find((cue) => fits(cue) && matches(words, at, cue.words)) ??
    splitExcept(words, at, mention)
  )
}
