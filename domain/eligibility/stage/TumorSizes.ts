import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as StageNumber from "./StageNumber.ts"

/** What is known of a part of a code, or of several: how large a tumour is and how far it reaches, `2b` of "T2b". */
export interface Sizes {
  readonly sizes: ReadonlyArray<string>
}

interface Part extends Sizes {
  readonly name: string
  readonly attributes: ReadonlyArray<string>
}

/** A code of the tumour, of nodes or of what is distant, or a size behind another one, "T1-[2]N0", "cT3a,[b]N0". */
const part =
  /[cp]{0,2}(?:t(is|a|[0-4])([a-d]|mi)?|n([0-3x])([a-c])?|m([01x])[a-d]?)|(?:or|to)?(is|[0-4][a-d]?|[abd])(?=[cp]{0,2}[nm][0-3x])/y

const sizeOf = (number: string, letter = ""): string => (/^[\da-d]/.test(number) ? `${number}${letter}` : "0")

const partOf = ([, tumor, letter, node, nodeLetter, spread, size = ""]: RegExpExecArray): Part => {
  if (tumor !== undefined)
    return { name: "tumor", attributes: [], sizes: [tumor === "a" ? "0" : sizeOf(tumor, letter)] }
  if (node !== undefined) {
    const known = { none: node === "0" && nodeLetter === undefined, unknown: node === "x" }

    return { name: "nodes", attributes: Chunk.attributesOf(known), sizes: [] }
  }

  return spread === undefined
    ? { name: "size", attributes: [], sizes: [sizeOf(size)] }
    : { name: "spread", attributes: [spread === "1" ? "there" : "none"], sizes: [] }
}

const most = 16

/** The parts of a word that is a code: of "ct2an0m0" three. */
const partsOf = (word: string): ReadonlyArray<Part> => {
  if (word.length > most || !/^[0-4a-dpntmi]/.test(word)) return []
  const found: Array<Part> = []
  part.lastIndex = 0
  while (part.lastIndex < word.length) {
    const parts = part.exec(word)
    if (parts === null) return []
    found.push(partOf(parts))
  }

  return found
}

/**
 * Codes of TNM as chunks, part by part: `@tumor` and `@size` how large it is, `@nodes`, `.none` and `.unknown`, and `@spread`,
 * `.none` and `.there`. Several of them may be of one word.
 */
const codes: ChunkedRun.Level<Sizes> = {
  names: ["tumor", "size", "nodes", "spread"],
  makers: [],
  of: (run: Run) => {
    const places = Array.from({ length: run.to - run.from }, (_, at) => {
      const parts = partsOf(ChunkedRun.wordAt(run, run.from + at))

      return (parts.length === 0 ? [undefined] : parts).map((part, index) => ({ at: run.from + at, index, part }))
    }).flat()

    return {
      vocabulary: run.vocabulary,
      numbers: Int32Array.from(places, ({ at, part }) =>
        part === undefined ? (run.numbers[at] ?? 0) : Chunk.numberOf(part.name, part.attributes),
      ),
      joined: Uint8Array.from(places, ({ at, index }) => (index > 0 ? 1 : (run.joined[at] ?? 0))),
      from: 0,
      to: places.length,
      tokens: Int32Array.from([...places.map(({ at }) => at), run.to]),
      chunks: places.map(({ at, part }) => part && { first: at, last: at + 1, value: part }),
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
const listed = (run: ChunkedRun.ChunkedRun<Sizes>, first: number, last: number): ReadonlyArray<string> => {
  const found: Array<string> = []
  let isRange = false
  for (let at = first; at < last; at++) {
    const word = ChunkedRun.wordAt(run, at)
    const before = found.at(-1)
    const told = run.chunks[at]?.value.sizes[0] ?? (/^(?:is|\d|[a-d]$)/.test(word) ? sizeOf(word) : undefined)
    const size = told !== undefined && /^[a-d]/.test(told) ? `${before?.charAt(0)}${told}` : told
    if (size === undefined) {
      isRange ||= spanning.has(word)
      continue
    }
    if (isRange && before !== undefined) found.push(...StageNumber.within(before, size))
    found.push(size)
    isRange = false
  }

  return found
}

/** What may be half of a life: "T1/2". */
const isHalf = (run: ChunkedRun.ChunkedRun<Sizes>, first: number, last: number): boolean =>
  ChunkedRun.wordsOf(run, { first, last }).join(" ") === " / 2"

/** Lists of sizes as chunks, `@sizes`, beside codes of nodes and of distant spread. */
export const level = Level.of<"sizes", Sizes, Sizes>(
  table,
  ["sizes"],
  ({ first, last }, run) => ({
    name: "sizes",
    attributes: Chunk.attributesOf({ half: isHalf(run, first, last) }),
    value: { sizes: listed(run, first, last) },
  }),
  codes,
)
