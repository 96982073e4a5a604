import type { Marker } from "../markers/Marker.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as MarkerRun from "./MarkerRun.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"
import { hormoneWords } from "./MarkerWords.ts"

type Meaning =
  | "none"
  | "at most"
  | "at least"
  | "faint"
  | "not amplified"
  | "moderate"
  | "amplified"
  | "strong"
  | "strong, from faint on"
  | "the end"

/** How grades of a stain are told, and where what is said of those of one marker is over. Of 2+ a test decides, which tells whether the gene is amplified. */
export const table = RuleTable.of<Meaning>({
  name: "grades of stains",
  classes: {
    stain: "ihc immunohistochemistry immunohistochemical staining stained score scored fish ish hybridization",
    method: "fish ish cish sish dish hybridization hybridisation",
    denying: "negative neg non not no without unamplified nonamplified",
    affirming: "positive pos + amplified amplification",
    listing: ", or to - / and (",
    other: new Set([...hormoneWords, ..."; ecog ki claudin cldn18".split(" ")]),
  },
  rows: [
    telling("none", [
      ["ihc0", "HER2 [IHC0]"],
      ["{stain} of? [ 0 ]", "an IHC score of [0]"],
      ["[ 0 ] by|on|in {stain}", "HER2 [0] by IHC"],
      ["[ 0 ] {listing}{1,3} 1|2 +", "HER2 [0], 1+"],
    ]),
    telling("at most", [["≤|< [ 1|2|3 + ]", "HER2 ≤ [1+]"]]),
    telling("at least", [
      ["≥|>|least [ 1|2|3 + ]", "at least [1+]"],
      ["[ 1|2|3 + ] or more|greater|higher|above", "[2+] or more"],
    ]),
    telling("faint", [["1 +", "IHC [1+]"]]),
    telling("not amplified", [
      ["[ 1|2 + ] ...13 not|non|no {method} _? {affirming}", "[2+] and not FISH amplified"],
      ["[ 1|2 + ] ...13 {method} - ( !{affirming} | $ )", "[2+]/FISH-", "2+/FISH-positive"],
      ["[ 1|2 + ] ...13 {denying} ...13 {method}", "[2+] and negative by FISH"],
      ["[ 1|2 + ] ...13 {method} !{affirming}{0,4} {denying}", "[2+] with a FISH that is negative"],
    ]),
    telling("moderate", [["2 +", "IHC [2+]"]]),
    telling("amplified", [
      [
        "[ 1|2 + ] !{denying}{0,13} positive|amplified|amplification !{denying}{0,6} {method}",
        "[2+] and amplified by FISH",
      ],
      ["[ 1|2 + ] ...13 {method} !{denying}{0,4} {affirming}", "[2+] and FISH positive"],
    ]),
    telling("strong", [["3 +", "IHC [3+]"]]),
    telling("strong, from faint on", [["1 + to|- [ 3 + ]", "IHC 1+ to [3+]"]]),
    telling("the end", [["{other}", "HER2-negative [ER] 2+"]]),
  ],
})

type Claim = "absent" | "low" | "present"

/** 0 is none, 1+ and 2+ without amplification are low, 2+ with it and 3+ are positive (ASCO/CAP 2018 and 2023). */
const claims: Readonly<Record<Meaning, ReadonlyArray<Claim>>> = {
  none: ["absent"],
  "at most": ["absent", "low"],
  "at least": ["low", "present"],
  faint: ["low"],
  "not amplified": ["low"],
  moderate: [],
  amplified: ["present"],
  strong: ["present"],
  "strong, from faint on": ["present"],
  "the end": [],
}

const farthest = 40

/** The grades of one marker in a run, from a token on. */
const gradesIn = (run: Run, from: number) => {
  const found = table.find({ ...run, to: Math.min(run.to, from + farthest) }).filter(({ first }) => first >= from)
  const end = found.findIndex(({ row }) => row.means === "the end")

  return end < 0 ? found : found.slice(0, end)
}

/** What the grades of a stain behind a marker claim; nothing where none is told, or one that leaves it open. Who is called negative has a 2+ without amplification. */
const claimed = ({ last, run }: MarkerRun.Place, isNegative: boolean): ReadonlySet<Claim> | undefined => {
  const grades = gradesIn(run, last)
  const isOpen = !isNegative && grades.some(({ row }) => row.means === "moderate")
  if (grades.length === 0 || isOpen) return undefined

  return new Set(grades.flatMap(({ row: { means } }) => (means === "moderate" ? ["low" as const] : claims[means])))
}

const negative: ReadonlySet<string> = new Set(["negative", "neg", "negativity"])

/** "HER2-negative", "negative HER2": whether the marker is called so by itself. */
const isCalledNegative = (place: MarkerRun.Place): boolean =>
  MarkerRun.wordsBeside(place, 1, 2).some((word) => negative.has(word))

const positive = /^(?:positiv|amplif|overexpress)/

/** "HER2-positive (IHC 2+ or more)", "amplified for HER2": its grades only say by what it is told. */
const isCalledPositive = (place: MarkerRun.Place): boolean =>
  MarkerRun.wordsBeside(place, 3, 2).some((word) => positive.test(word))

/** Whether a patient's grades behind a marker that is called negative are of a faint stain alone: "HER2 negative (1+)". */
export const isFaint = (place: MarkerRun.Place): boolean => [...(claimed(place, true) ?? [])].join() === "low"

export type Graded = "absent" | "low" | "present" | "low or absent" | "low or present"

/** The state that the grades of its stain tell of a marker; nothing where they tell none. */
export const of = (place: MarkerRun.Place): Graded | undefined => {
  const isNegative = isCalledNegative(place)
  const told = claimed(place, isNegative)
  if (told === undefined || isCalledPositive(place)) return undefined
  const isNone = told.has("absent") || isNegative
  if (isNone && told.has("present")) return undefined
  if (told.has("low")) return isNone ? "low or absent" : told.has("present") ? "low or present" : "low"

  return isNone ? "absent" : "present"
}

/** Whether the grades in tokens hold 2+ whatever another test tells: "2+ or 3+". */
export const holdOpen = (tokens: Tokens): boolean =>
  gradesIn(Runs.ofPublished(tokens), 0).some(({ first, row: { means } }) =>
    means === "at most" ? tokens.words[first] === "2" : /^(?:at least|moderate|strong, from faint on)$/.test(means),
  )

/** Whether an entry says that a marker is stained 2+, whatever another test has told: "HER2 2+", "HER2 IHC 2+, ISH negative". */
export const isOpenAlone = ({ graded }: Marker, { last, tokens }: MarkerRun.Place): boolean => {
  const words = tokens.words.slice(last)

  return graded === true && /(?:^| )2 \+/.test(words.join(" ")) && !words.some((word) => /^[013]$/.test(word))
}

const zero = /\b(?:IHC)?0\b|\bzero\b|\bnull\b/i

/** Whether a text tells by a sentence about a marker that none of it is to be stained: "HER2-negative is defined as IHC 0". */
export const isZeroMeant = ({ graded }: Marker, said: MarkerStatus | undefined, sentence: string): boolean =>
  graded === true && said?.state === "absent" && !said.isDenied && zero.test(sentence)

/**
 * Whether what a text calls negative holds a faint stain, too: "HER2-negative" is 0, 1+ and 2+ without amplification (ASCO/CAP 2018 and
 * 2023). Who is told to be 0, or not to be amplified, is not called so.
 */
export const holdsFaint = ({ graded }: Marker, asked: MarkerStatus, said: MarkerStatus): boolean =>
  graded === true &&
  asked.state === "low" &&
  said.state === "absent" &&
  said.isDenied &&
  said.variants.length === 0 &&
  said.kinds.every((kind) => kind === "expression")
