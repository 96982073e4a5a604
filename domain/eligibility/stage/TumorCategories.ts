import { once } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import * as AroundStage from "./AroundStage.ts"
import * as PlacedStage from "./PlacedStage.ts"
import * as StageLists from "./StageLists.ts"
import * as StageMention from "./StageMention.ts"
import { digitsOf } from "./StageNumber.ts"
import * as TumorCode from "./TumorCode.ts"

const numberOf = ({ name, told }: TumorCode.Part): number =>
  Chunk.numberOf(name, Chunk.attributesOf({ none: told === "0", there: told === "1", unknown: told === "x" }))

/** A code of what a treatment has left, "ypT1", tells no stage. */
const ofToday = /^[^yr]/

/**
 * Codes of TNM as chunks, part by part: `@tumor` and `@size` how large it is, `@nodes` and `@spread`, which may be `.none`, `.there` or
 * `.unknown`. Several of them may be of one word.
 */
const codes: ChunkedRun.Level<StageLists.Piece> = {
  names: ["tumor", "size", "nodes", "spread", ...StageLists.bounds.names],
  of: (run: Run) => {
    const places = Array.from({ length: run.to - run.from }, (_, index) => {
      const at = run.from + index
      const word = ChunkedRun.wordAt(run, at)
      const parts = ofToday.test(word) ? TumorCode.partsOf(word) : []

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
export const sizesTable = RuleTable.of<"sizes">({
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
const level = Level.of<"sizes", StageLists.Piece, StageLists.Piece>(
  sizesTable,
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

type Sizes = StageLists.Stages

/** What codes of the size of a tumor say by themselves, "≤ T2c"; and what only looks like them: images, hormones and vertebrae. */
export const table = RuleTable.of<"these" | "bounded" | "nothing">({
  name: "categories of tumours",
  over: level,
  classes: {
    staging: "clinical pathologic pathological radiological stage staging category disease tumor tumour t c p a",
    image:
      "weighted weighed hyperintense hyperintensity hypointense signal image images imaging mri mapping flair contrast lesion lesions sequence sequences relaxation",
    count: "2 3 4 5 6 7 8 9 10 two three four five",
    stop: ". ; :",
    blood: "level levels thyroxine triiodothyronine tsh",
    spine: "spine spinal vertebra vertebral vertebrae cord thoracic level levels",
  },
  rows: [
    telling("these", [["@sizes", "[T1-T2c] disease"]]),
    telling("bounded", [
      ["@bound {staging}{0,3} [ @sizes ]", "at least clinical [T3a]"],
      ["@sizes @wider", "[T3 or higher]"],
    ]),
    telling("nothing", [
      ["[ @sizes ] ( -|/? {image} | {blood} )", "[T2]-weighted images"],
      ["( free|total | {blood} ...5 | {spine} ...3 ) [ @sizes ]", "TSH and [T4]"],
      ["{spine} ...3 [ @sizes @wider ]", "thoracic ([T2 and beyond])"],
      // Asked of those alone who have such nodes
      [
        "if|when @nodes ,? ( !{stop}{0,4} must|should be )? [ @sizes @wider? ]",
        "if N0, must be [T1c or higher]",
        "T1c or higher, if N0",
      ],
      ['( {count} x? | half -? life|lives "("? ) [ @sizes.half ]', "five half-lives ([T1/2])"],
    ]),
  ],
})

/** What the same codes tell besides: that the tumor has spread neither to nodes nor further, or something else of nodes. */
export const beside = RuleTable.of<"without spread" | "nodes" | "spread" | "nothing">({
  name: "what codes tell beside the size of a tumour",
  over: level,
  classes: {
    mark: ", ; : / & + - ( and any",
    filler: "and with cancer stage disease tumor tumors tumour tumours clinically",
    joint: "- ~ / , to or and",
    span: "- ~ / to or and",
    node: (word) => /^[0-3x][a-c]?$/.test(word),
  },
  parts: {
    further: '( "(" i|mol? +|- ")" )? ( {joint}{1,2} @nodes | {span} @size|{node} | &, &@size|{node} )*',
    nodes: "[ @sizes ] {mark}{0,4} ( @nodes <further> | any? n +? )",
    code: '@sizes ( "(" !"("|")"{0,8} ")" )? {mark}{0,3} {filler}{0,3} "("? ( @nodes.unknown {mark}{0,2} or? )? @nodes.none <further>',
  },
  rows: [
    telling("without spread", [
      ["[ <code> ] ( ..3 or )?", "[T2 N0] or stage I", "T1-2 N1"],
      ["<code> {mark}{0,3} with? @spread.none|@spread.unknown", "[T2, N0-1, M0]"],
    ]),
    telling("nodes", [
      ["<nodes>", "[T3], N1"],
      ["<code> {mark}{0,3} @size|{node}", "[T2 N0 & 1]"],
    ]),
    telling("spread", [
      ["<nodes> {mark}{0,3} @spread.there", "[T3] N1 M1"],
      ["<code> {mark}{0,3} ( @spread.there | m + )", "[T2 N0 M1]"],
    ]),
    telling("nothing", [["[ @sizes ] {mark}{0,4} @nodes ..3 or", "[T4], N1-3 or M1"]]),
  ],
})

/** A code in its words: the sizes that it tells, as a bound or not, and what stands beside it up to a later token. */
interface Code {
  readonly first: number
  readonly last: number
  readonly end: number
  readonly bound: StageLists.Bound | undefined
  readonly sizes: Sizes
  readonly beside: "without spread" | "nodes" | "spread" | "nothing"
  /** To which nodes the tumor has spread, where it has spread no further; `any` where that makes no difference. */
  readonly nodes: ReadonlyArray<string>
}

/** Which nodes are told by some words: "N0-2a", "N+". */
const nodesIn = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const told: Array<string> = []
  for (const [at, word] of words.entries()) {
    const node = TumorCode.partsOf(word).find(({ name }) => name === "nodes")?.told
    if (node === "any" || (word === "n" && words[at - 1] === "any")) return ["any"]
    if (word === "n" && words[at + 1] === "+") told.push("1", "-", "3")
    else if (node !== undefined) told.push(node)
    else if (told.length > 0) told.push(TumorCode.partsOf(word).find(({ name }) => name === "size")?.told ?? word)
  }

  return StageLists.listed(told)
}

const codesIn = (run: Run): ReadonlyArray<Code> => {
  const reading = level.of(run)
  const found = table.find(reading)
  const others = found.length === 0 ? [] : beside.find(reading)
  /** What is behind the first code of a list is read as its noun, but not what widens it. */
  const endOf = (last: number): number => {
    const chunk = reading.chunks[last - 1]

    return chunk?.value.bound === undefined ? (reading.tokens[last - 1] ?? 0) + 1 : chunk.last
  }

  const wordsUpTo = (first: number, to: number): ReadonlyArray<string> =>
    ChunkedRun.wordsOf(run, { first: reading.tokens[first] ?? 0, last: (reading.tokens[to - 1] ?? 0) + 1 })

  return found.flatMap(({ first, from, last, row, to }) => {
    if (row.means === "nothing") return []
    const other = others.find((each) => each.first === first)

    return [
      {
        first: reading.tokens[first] ?? 0,
        last: endOf(last),
        end: endOf(other?.last ?? last),
        bound: row.means === "bounded" ? StageLists.boundIn(reading, from, to) : undefined,
        sizes: reading.chunks[first]?.value.named ?? [],
        beside: other?.row.means ?? "nothing",
        nodes: other === undefined || other.row.means === "spread" ? [] : nodesIn(wordsUpTo(first + 1, other.to)),
      },
    ]
  })
}

/** What a code takes in, as a bound or not. */
const meant = ({ bound, sizes }: Code): Sizes => StageLists.taken(sizes, bound)

/** What an upper bound that is asked for leaves out. */
const leftOut = ({ bound, sizes }: Code): Sizes => {
  const last = sizes.at(-1) ?? ""
  if (bound === "down") return StageLists.takenBy(last, "above")

  return bound === "below" ? StageLists.takenBy(last, "up") : []
}

/** Tumors without spread by the number of their stage, by how the code tells their size and reach: `2b` is T2b N0 M0. */
type Stages = Readonly<Record<string, ReadonlyArray<string>>>

/** Nearly everywhere (AJCC/UICC, 8th edition). */
const usual: Stages = { 1: ["1"] }

/** Where the larger ones are of one stage in all that begins in an organ. */
const byOrgan: ReadonlyMap<string, Stages> = new Map<string, Stages>([
  ["kidney", { ...usual, 2: ["2"], 3: ["3"] }],
  ["bladder", { ...usual, 2: ["2"], 3: ["3a"] }],
  ["breast", { ...usual, 2: ["2a"], 3: ["2b"], 4: ["3b"] }],
  ["bowel", { ...usual, 2: ["1"], 3: ["2a"], 4: ["2"] }],
  ["pancreas", { ...usual, 2: ["1b"], 3: ["2a"], 4: ["3"] }],
  ["lung", { ...usual, 2: ["1b", "2a"], "2a": ["1b"], "2b": ["2a"], 3: ["2b"], 4: ["3a"] }],
])

/** Where the stage turns on the grade or on a marker, too. */
const graded: ReadonlySet<string> = new Set(["prostate", "soft"])

/** The numbers of the stages of tumors without spread that sit in some organs. */
const stagesOf = (sizes: Sizes, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const [only = "", ...others] = [...sites]
  if ([...sites].some((site) => graded.has(site))) return []
  const stages = (others.length === 0 ? byOrgan.get(only) : undefined) ?? usual

  return [...new Set(sizes.flatMap((size) => stages[size] ?? stages[size.charAt(0)] ?? []))]
}

/**
 * Before the categories of tumors, which are numbers of stages otherwise; before those that may have spread to no nodes, and before
 * those that are told with their nodes.
 */
const [kind, unspread, nodal] = ["t", "u", "n"]

const called = (sizes: Sizes, by = kind): ReadonlyArray<string> => sizes.map((size) => `${by}${size}`)

/** What sizes are called that a code tells, with other nodes or not. */
const calledBy = ({ beside }: Code, sizes: Sizes): ReadonlyArray<string> => [
  ...called(sizes),
  ...(beside === "nodes" || beside === "spread" ? [] : called(sizes, unspread)),
]

/** What sizes are called with the nodes that a code tells; `n3/` is of any. */
const withNodes = (sizes: Sizes, nodes: ReadonlyArray<string>): ReadonlyArray<string> =>
  called(sizes, nodal).flatMap((size) => nodes.map((node) => `${size}/${node === "any" ? "" : node}`))

/** What a profile's stage tells by its codes. */
interface Entered {
  /** The size of a tumor of which nothing else is told: "cT2a". */
  readonly categories: ReadonlyArray<string>
  /** The number of the stage of one without spread, and its size; "T2 N0" of the lung tells no number: it is of the first stage or of the second. */
  readonly numbers: ReadonlyArray<string>
  /** The size of a tumor that has spread to nodes, and no further, with these: "T3 N1". */
  readonly nodal: ReadonlyArray<string>
}

export const inEntry = (written: string, condition: string): Entered => {
  const { ofCancer, sites } = OwnDiseases.from([condition])
  const codes = codesIn(Runs.ofWritten(Tokens.ofWritten(written)))
  const alone = codes.find((code) => code.beside === "without spread")
  const sizes = alone === undefined ? [] : meant(alone)
  const numbers = stagesOf(sizes, sites)
  const spread = codes.filter((code) => ofCancer && code.beside === "nodes")

  return {
    nodal: spread.flatMap((code) =>
      withNodes(
        code.sizes.flatMap((size) => [size, size.charAt(0)]),
        code.nodes,
      ),
    ),
    categories: ofCancer ? codes.flatMap((code) => (code.beside === "nothing" ? called(code.sizes) : [])) : [],
    numbers: [...(digitsOf(numbers).length === 1 ? numbers : []), ...(ofCancer ? called(sizes, unspread) : [])],
  }
}

const inSentence = (sentence: Span.Span): ReadonlyArray<Code> => codesIn(Runs.ofPublished(sentence.tokens))

const isWritten = (pattern: RegExp, { document: { text }, end, start }: Span.Span): boolean =>
  pattern.test(text.slice(start, end))

/** Letters as they are written in codes: not "T1D", which is a diabetes. */
const ofSize = /^[cp]{0,2}T(?:is|a|[0-4])(?:[a-d]|mi)?(?![A-Za-z])/

const sizesOf =
  (sentence: Span.Span) =>
  (code: Code): ReadonlyArray<PlacedStage.NamedStage> => {
    const span = Span.over(sentence, code.first, code.last)
    if (!isWritten(ofSize, span)) return []
    const found = once(() => StageMention.of(span, { says: [], need: "else", absent: false }))
    const told = (): PlacedStage.ToldStage | undefined => {
      const mention = found()
      const isOfPart = code.beside !== "nothing" && mention?.mention.stand.outcome === "exclusion"

      return mention === undefined || isOfPart ? undefined : { ...mention, numbers: calledBy(code, meant(code)) }
    }
    const others = (): PlacedStage.ToldStage | undefined => {
      const numbers = calledBy(code, leftOut(code))
      const stand = numbers.length === 0 ? undefined : found()?.mention.stand
      const isAsked = stand?.outcome === "inclusion" && !stand.turned
      if (!isAsked || span.tokens.words.includes("or")) return undefined

      return { ...PlacedStage.byName(Mention.of(span, Stand.ruledOut)), numbers }
    }

    const nodes = (): PlacedStage.ToldStage | undefined => {
      const mention = found()
      const isBarred = mention?.mention.stand.outcome === "exclusion" && code.beside === "nothing"
      const numbers = withNodes(meant(code), isBarred ? ["any"] : code.nodes)

      return mention === undefined || numbers.length === 0 ? undefined : { ...mention, numbers }
    }

    return [told, others, nodes].map((read) => ({ says: finds, read }))
  }

export const finds = [kind, unspread, nodal]

/** How large a tumor is and how far it reaches, as texts tell it by codes: "cT2a", "≤ T2c", which leaves out "T3a". */
export const named = (document: Document): ReadonlyArray<PlacedStage.NamedStage> =>
  PlacedStage.sentencesWith(document, ["t1", "t2", "t3", "t4"]).flatMap((sentence) =>
    inSentence(sentence).flatMap(sizesOf(sentence)),
  )

const ofWhole = /T(?:is|a|[0-4]).*N0/

/** Of those who are barred, all that have a stage, and not no more than a part of them: "T1a N0 M0", "T2 N0 M0". */
const whole = "1"

const mostEarly = 2

const stageBy = (span: Span.Span, sizes: Sizes): PlacedStage.ToldStage | undefined => {
  // "T2-4 N0-3 (stage II or III)", "stage II (T3 N0)"
  if (AroundStage.told({ ...span, says: [] }).has("numbered besides")) return undefined
  const found = StageMention.of(span, { says: ["early"], need: "always", absent: false })
  if (found === undefined) return undefined
  const isBarred = found.mention.stand.outcome === "exclusion"
  const { sites } = OwnDiseases.of(span.document)
  const told = isBarred ? sizes.filter((size) => size === whole) : sizes
  const small = told.filter((size) => Number(size.charAt(0)) <= mostEarly)

  return { ...found, numbers: stagesOf(told, sites), called: isBarred ? [] : stagesOf(small, sites) }
}

/**
 * Stages that are told by the codes of a tumor that has spread neither to nodes nor further, whose number follows by definition:
 * "T1b N0 M0" is stage I, and so is what "T1-3, N0-2, M0" lets in.
 */
export const numbered = (document: Document): ReadonlyArray<PlacedStage.NamedStage> =>
  PlacedStage.sentencesWith(document, ["n0"]).flatMap((sentence) =>
    inSentence(sentence).flatMap((code) => {
      const span = Span.over(sentence, code.first, code.end)
      if (code.beside !== "without spread" || !isWritten(ofWhole, span)) return []
      const sizes = meant(code)

      return { says: digitsOf(stagesOf(sizes, OwnDiseases.of(document).sites)), read: () => stageBy(span, sizes) }
    }),
  )
