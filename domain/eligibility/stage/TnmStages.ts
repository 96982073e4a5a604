import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Tokens from "../text/Tokens.ts"
import * as AroundStage from "./AroundStage.ts"
import * as NamedStage from "./NamedStage.ts"
import * as StageBounds from "./StageBounds.ts"
import * as StageMention from "./StageMention.ts"
import { digitsOf } from "./StageNumber.ts"
import * as TumorSizes from "./TumorSizes.ts"

/** Tumours without spread by the number of their stage, by how the code tells their size and reach: `2b` is T2b N0 M0. */
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

const stagesOf = (sites: ReadonlySet<string>): Stages | undefined => {
  const [only = "", ...others] = [...sites]
  if ([...sites].some((site) => graded.has(site))) return undefined

  return (others.length === 0 ? byOrgan.get(only) : undefined) ?? usual
}

/** Codes of a tumour that has spread neither to nodes nor further; "at most", where they bound how large it may be. */
export const table = RuleTable.of<"without spread" | "at most" | "nothing">({
  name: "codes of tumours without spread",
  over: TumorSizes.level,
  classes: {
    mark: ", ; : / & + -",
    filler: "and with cancer stage disease tumor tumors tumour tumours clinically",
    joint: "- ~ / , to or and",
    node: (word) => /^[0-3x][a-c]?$/.test(word),
  },
  parts: {
    largest: "( ≤ | < = | up to )",
    further: '( "(" i|mol? +|- ")" )? ( {joint} @nodes|@size|{node} )*',
    code: '@sizes ( "(" !"("|")"{0,8} ")" )? {mark}{0,3} {filler}{0,3} "("? ( @nodes.unknown {mark}{0,2} or? )? @nodes.none <further>',
  },
  rows: [
    telling("without spread", [
      ["<code>", "[cT1-2 N0] disease", "T1-2 N1"],
      ["<code> {mark}{0,3} and|with? @spread.none", "[T2, N0-1, M0]"],
    ]),
    telling("at most", [
      ["<largest> [ <code> ]", "≤ [T2N0]"],
      ["<largest> [ <code> {mark}{0,3} and|with? @spread.none ]", "up to [T2 N0 M0]"],
    ]),
    telling("nothing", [
      ["<code> {mark}{0,3} @spread.there|@size|{node}", "[T2 N0 M1]"],
      ["<code> {mark}{0,3} m +", "[T2 N0 M+]"],
    ]),
  ],
})

const numbers = (sizes: ReadonlyArray<string>, stages: Stages): ReadonlyArray<string> => [
  ...new Set(sizes.flatMap((size) => stages[size] ?? stages[size.charAt(0)] ?? [])),
]

/** Where codes stand, and the sizes of the tumour that they take in. */
interface Coded extends TumorSizes.Sizes {
  readonly start: number
  readonly end: number
}

const codedIn = ({ ends, starts }: Tokens.Tokens, run: Run): ReadonlyArray<Coded> => {
  const reading = TumorSizes.level.of(run)

  return table.find(reading).flatMap(({ first, last, row: { means } }) => {
    const sizes = reading.chunks[first]?.value.sizes ?? []
    const all = means === "at most" ? sizes.flatMap((size) => StageBounds.taken(size, "down")) : sizes
    const [start = 0, end = 0] = [starts[reading.tokens[first] ?? 0], ends[reading.tokens[last - 1] ?? 0]]

    return means === "nothing" ? [] : [{ start, end, sizes: all }]
  })
}

/** The numbers of the stage that an entry tells by its codes, "ct1b n0 m0"; none where these do not tell it. `sites`: where the tumour sits. */
export const inEntry = (written: string, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const stages = stagesOf(sites)
  const tokens = Tokens.ofWritten(written)
  const [coded] = codedIn(tokens, KnownNumbers.ofWritten(tokens))

  return stages === undefined || coded === undefined ? [] : numbers(coded.sizes, stages)
}

/** Of those who are barred, all that have a stage, and not no more than a part of them: "T1a N0 M0", "T2 N0 M0". */
const whole = "1"

const mostEarly = 2

/** So far before the code of the nodes that of the tumour is looked for, and so far behind it that of what is distant. */
const widestBefore = 64

const widestBehind = 42

const nodes = "n0"

/** Letters as they are written in codes. */
const isWritten = /T(?:is|a|[0-4]).*N0/

/** The codes around that of nodes at some place. */
const codedAt = ({ folded, text }: Document, at: number): Coded | undefined => {
  let from = Math.max(0, at - widestBefore)
  while (from > 0 && from < at && /[^\s(]/.test(folded[from - 1] ?? "")) from++
  const tokens = Tokens.of(folded, from, at + widestBehind)
  const coded = codedIn(tokens, KnownNumbers.ofPublished(tokens)).find(({ end, start }) => start <= at && at < end)

  return coded && isWritten.test(text.slice(coded.start, coded.end)) ? coded : undefined
}

const toldBy = (span: Span.Span, { sizes }: Coded, stages: Stages): NamedStage.ToldStage | undefined => {
  // "T2-4 N0-3 (stage II or III)", "stage II (T3 N0)"
  if (AroundStage.told({ ...span, says: [] }).has("numbered besides")) return undefined
  const found = StageMention.of(span, { says: ["early"], need: "always", absent: false })
  if (found === undefined) return undefined
  const isBarred = found.mention.stand.outcome === "exclusion"
  const meant = isBarred ? sizes.filter((size) => size === whole) : sizes
  const named = numbers(meant, stages)
  const small = meant.filter((size) => Number(size.charAt(0)) <= mostEarly)

  return { ...found, numbers: named, called: isBarred ? [] : numbers(small, stages) }
}

/**
 * Stages that are told by the codes of a tumour that has spread neither to nodes nor further, whose number follows by definition:
 * "T1b N0 M0" is stage I, and so is what "T1-3, N0-2, M0" lets in.
 */
export const named = (document: Document): ReadonlyArray<NamedStage.NamedStage> => {
  const stages = stagesOf(OwnDiseases.of(document).sites)
  if (stages === undefined) return []

  return NamedStage.placesOf(document, nodes).flatMap((at) => {
    const coded = codedAt(document, at)
    if (coded === undefined) return []
    const read = () => {
      const span = Span.at(document, coded.start, coded.end)

      return span && toldBy(span, coded, stages)
    }

    return [{ says: digitsOf(numbers(coded.sizes, stages)), read }]
  })
}
