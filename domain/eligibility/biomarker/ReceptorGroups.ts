import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { estrogenWords, hormoneWords, progesteroneWords } from "../marker-status/MarkerWords.ts"
import type { Marker } from "../markers/Marker.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Words } from "../text/Tokens.ts"

const threefold: ReadonlyArray<ReadonlySet<string>> = [
  new Set(estrogenWords),
  new Set(progesteroneWords),
  new Set(["her2", "her", "erbb2", "human"]),
]

/** Whether the receptors of triple negative disease are named together: to be negative for one of them is not all of it. */
export const isOneOfThree = ({ negativeWithOthers }: Marker, words: Words): boolean =>
  negativeWithOthers !== undefined && threefold.every((names) => words.some((word) => names.has(word)))

const receptors: ReadonlySet<string> = new Set([...hormoneWords, "her2"])

/** Whether another receptor's state stands right beside: "HR+/HER2-" is ruled out as a whole, which tells nothing of its parts. */
export const isCombined = ({ graded, negativeWithOthers }: Marker, named: MarkerRun.Named): boolean =>
  negativeWithOthers !== undefined &&
  MarkerRun.wordsBeside(named, 5, 5).some((word) => receptors.has(word) && (graded !== true || word !== "her2"))

const isPositive = (word: string): boolean => {
  const state = stateAt([word], 0)

  return state?.noun === false && state.claim === "present"
}

/** How one of the hormones' receptors is named beside the other that is positive. */
export const table = RuleTable.of<"outweighed">({
  name: "receptors beside a positive one",
  classes: {
    estrogen: estrogenWords.join(" "),
    progesterone: progesteroneWords.join(" "),
    ofName: `${estrogenWords.join(" ")} ${progesteroneWords.join(" ")} receptor receptors ( ) / -`,
    positive: isPositive,
    end: ". ; or",
  },
  parts: {
    between: "( !{end} | may or ){0,15}",
    positiveEstrogen: "( {estrogen} {ofName}{0,5} {positive} | {positive} for {ofName}{0,5} {estrogen} )",
    positiveProgesterone: "( {progesterone} {ofName}{0,5} {positive} | {positive} for {ofName}{0,5} {progesterone} )",
  },
  rows: [
    telling("outweighed", [
      ["[ {estrogen} ] <between> <positiveProgesterone>", "[ER]-negative and PR+", "ER-negative or PR-positive"],
      ["[ {progesterone} ] <between> <positiveEstrogen>", "negative for [PR], positive for ER"],
      ["<positiveEstrogen> <between> [ {progesterone} ]", "ER+/[PR]-"],
      ["<positiveProgesterone> <between> [ {estrogen} ]", "positive for PR, not for [ER]"],
    ]),
  ],
})

const outweighedIn = MarkerRun.onceASentence(({ run }) => table.find(run))

const ofHormones: ReadonlySet<string> = new Set(["Estrogen receptor", "Progesterone receptor", "Hormone receptor"])

const called = /^(?:hr|hormon)/i

interface Said {
  readonly marker: Pick<Marker, "name"> | undefined
  readonly asked?: { readonly state: string } | undefined
}

/**
 * Whether what a text says of hormone receptors together, by the words that it names them with, is not said of the one that an entry
 * denies: another one is positive, "ER+/PR-".
 */
export const isAnsweredByOther = (denied: Said, others: ReadonlyArray<Said>, named: string): boolean =>
  called.test(named) &&
  denied.asked?.state === "absent" &&
  ofHormones.has(denied.marker?.name ?? "") &&
  others.some(({ asked, marker }) => asked?.state === "present" && ofHormones.has(marker?.name ?? ""))

/** Whether one of the hormones' receptors stands beside the other that is positive: "ER+/PR-" is not negative for both. */
export const isOutweighed = ({ name }: Marker, place: MarkerRun.Place): boolean =>
  name === "Hormone receptor" && outweighedIn(place).some(({ first }) => first === place.first)
