import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as StageNumber from "./StageNumber.ts"

/** How large a tumour is and how far it reaches, as codes tell it: `2b` of "T2b". */
export type Sizes = ReadonlyArray<string>

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
const codes: ChunkedRun.Level<Sizes> = {
  names: ["tumor", "size", "nodes", "spread"],
  of: (run: Run) => {
    const places = Array.from({ length: run.to - run.from }, (_, index) => {
      const at = run.from + index
      const parts = partsOf(ChunkedRun.wordAt(run, at))

      return (parts.length === 0 ? [undefined] : parts).map((part) => ({ at, part }))
    }).flat()

    return {
      vocabulary: run.vocabulary,
      numbers: Int32Array.from(places, ({ at, part }) =>
        part === undefined ? (run.numbers[at] ?? 0) : numberOf(part),
      ),
      joined: Uint8Array.from(places, ({ at }, index) => (at === places[index - 1]?.at ? 1 : (run.joined[at] ?? 0))),
      from: 0,
      to: places.length,
      tokens: Int32Array.from([...places.map(({ at }) => at), run.to]),
      chunks: places.map(({ at, part }) => part && { first: at, last: at + 1, value: [part.told] }),
    }
  },
}

const spanning = new Set(["-", "~", "to", "through"])

/** How sizes are listed. */
export const table = RuleTable.of<"sizes">({
  name: "sizes of tumours",
  over: codes,
  classes: {
    joint: new Set([...spanning, ..."/ , ; or and".split(" ")]),
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

/** The sizes that a list takes in: "T1b-3" is `1b`, `2`, `3`. */
const listed = (run: ChunkedRun.ChunkedRun<Sizes>, first: number, last: number): Sizes => {
  const found: Array<string> = []
  let isRange = false
  for (let at = first; at < last; at++) {
    const [told = ChunkedRun.wordAt(run, at)] = run.chunks[at]?.value ?? []
    isRange ||= spanning.has(told)
    if (!/^(?:is|\d|[a-d]$)/.test(told)) continue
    const before = found.at(-1)
    const size = told === "is" ? "0" : /^[a-d]/.test(told) ? `${before?.charAt(0)}${told}` : told
    if (isRange && before !== undefined) found.push(...StageNumber.within(before, size))
    found.push(size)
    isRange = false
  }

  return found
}

/** Lists of sizes as chunks, `@sizes`, beside codes of nodes and of distant spread. What may be half of a life, "T1/2", is `.half`. */
export const level = Level.of<"sizes", Sizes, Sizes>(
  table,
  () => "sizes",
  ({ first, last }, run) => ({
    attributes: Chunk.attributesOf({ half: ChunkedRun.wordsOf(run, { first, last }).join(" ") === " / 2" }),
    value: listed(run, first, last),
  }),
  codes,
)
