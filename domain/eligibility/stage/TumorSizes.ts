import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as StageLists from "./StageLists.ts"

/** A code of the tumour, of nodes or of what is distant, or a size behind another one, "T1-[2]N0", "cT3a,[b]N0". */
const part =
  /[cp]{0,2}(?:t(?<tumor>is|a|[0-4](?:[a-d]|mi)?)|n(?<nodes>[0-3x][a-c]?)|m(?<spread>[01x])[a-d]?)|(?:or|to)?(?<size>is|[0-4][a-d]?|[abd])(?=[cp]{0,2}[nm][0-3x])/y

interface Part {
  readonly name: string
  readonly told: string
}

const most = 16

/** The parts of a word that is a code: of "ct2an0m0" three. */
const partsOf = (word: string): ReadonlyArray<Part> => {
  if (word.length > most || !/^[0-4a-dpntmi]/.test(word)) return []
  const found: Array<Part> = []
  part.lastIndex = 0
  while (part.lastIndex < word.length) {
    const groups = part.exec(word)?.groups
    if (groups === undefined) return []
    for (const [name, told] of Object.entries(groups))
      if (told !== undefined) found.push({ name, told: name === "tumor" && told === "a" ? "0" : told })
  }

  return found
}

const numberOf = ({ name, told }: Part): number =>
  Chunk.numberOf(name, Chunk.attributesOf({ none: told === "0", there: told === "1", unknown: told === "x" }))

/**
 * Codes of TNM as chunks, part by part: `@tumor` and `@size` how large it is, `@nodes` and `@spread`, which may be `.none`, `.there` or
 * `.unknown`. Several of them may be of one word.
 */
const codes: ChunkedRun.Level<StageLists.Piece> = {
  names: ["tumor", "size", "nodes", "spread", ...StageLists.bounds.names],
  of: (run: Run) => {
    const places = Array.from({ length: run.to - run.from }, (_, index) => {
      const at = run.from + index
      const parts = partsOf(ChunkedRun.wordAt(run, at))

      return (parts.length === 0 ? [undefined] : parts).map((part) => ({ at, part }))
    }).flat()

    return StageLists.bounds.over({
      vocabulary: run.vocabulary,
      numbers: Int32Array.from(places, ({ at, part }) =>
        part === undefined ? (run.numbers[at] ?? 0) : numberOf(part),
      ),
      joined: Uint8Array.from(places, ({ at }, index) => (at === places[index - 1]?.at ? 1 : (run.joined[at] ?? 0))),
      from: 0,
      to: places.length,
      tokens: Int32Array.from([...places.map(({ at }) => at), run.to]),
      chunks: places.map(({ at, part }) => part && { first: at, last: at + 1, value: { named: [part.told] } }),
    })
  },
}

/** How sizes are listed. */
export const table = RuleTable.of<"sizes">({
  name: "sizes of tumours",
  over: codes,
  classes: {
    joint: "- ~ to through / , ; or and",
    more: (word) => /^(?:is|[0-4][a-d]?)$/.test(word),
    letter: (word) => /^[a-d]$/.test(word),
    length: "cm mm",
  },
  rows: [
    telling("sizes", [
      [
        "[ @tumor ( {joint}{1,3} @tumor|@size|{more} | &@size | -|/|~ {letter} )* ] ( !{length} | $ )",
        "[T1b-3] tumors",
        "tumors of 1-3",
      ],
    ]),
  ],
})

/**
 * Lists of sizes as chunks, `@sizes`, beside codes of nodes and of distant spread, and bounds. "T1b-3" is `1b`, `2`, `3`. What may be half of
 * a life, "T1/2", is `.half`.
 */
export const level = Level.of<"sizes", StageLists.Piece, StageLists.Piece>(
  table,
  () => "sizes",
  ({ first, last }, run) => {
    const words = Array.from({ length: last - first }, (_, at) => {
      const [told = ChunkedRun.wordAt(run, first + at)] = run.chunks[first + at]?.value.named ?? []

      return told === "is" ? "0" : told
    })

    return {
      attributes: Chunk.attributesOf({ half: ChunkedRun.wordsOf(run, { first, last }).join(" ") === " / 2" }),
      value: { named: StageLists.listed(words) },
    }
  },
  codes,
)
