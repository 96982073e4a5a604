import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Metastases from "./Metastases.ts"
import * as NervousSystem from "./NervousSystem.ts"

/**
 * What is told of metastases besides where they are; `on a condition` that more is told of them than that they are there, `unless` that those
 * are let in who meet one; `of any` that they are barred whatever else is told of them.
 */
export const table = RuleTable.of({
  name: "how metastases are",
  classes: { not: "not non never", known: "known suspected any prior previous history" },
  rows: [
    telling("symptomatic", [["symptomatic", "symptomatic"]]),
    telling("asymptomatic", [
      ["( asymptomatic | {not} -? symptomatic | no|without symptoms )", "not symptomatic", "no symptomatic"],
    ]),
    telling("untreated", [["( untreated | {not} yet|previously? treated | treatment|therapy -? naive )", "untreated"]]),
    telling("treated", [["treated|pretreated|irradiated", "previously treated"]]),
    telling("new", [["new|newly", "new"]]),
    telling("active", [["active", "active"]]),
    telling("stable", [
      ["[ stable ] ( !dose|doses|on | $ )", "clinically [stable]", "a stable dose"],
      ["( controlled|inactive | {not} -? active|progressing|progressive )", "inactive"],
    ]),
    telling("uncontrolled", [
      ["( uncontrolled|unstable|progressive|progressing | {not} -? stable|controlled )", "progressing"],
    ]),
    telling("unless", [["( unless|except|excluding | other than )", "unless treated"]]),
    telling("on a condition", [["if|provided|when|until|however", "if there is edema"]]),
    telling("of any", [
      [
        "{known} of? ( or | and? / or? ) symptomatic|asymptomatic|untreated|treated|active|progressive|uncontrolled",
        "known or active",
      ],
    ]),
  ],
})

type Saying = (typeof table.rows)[number]["means"]

export type Quality = Exclude<Saying, "unless" | "on a condition" | "of any">

const isQuality = (means: Saying): means is Quality =>
  means !== "unless" && means !== "on a condition" && means !== "of any"

/** Of two of which nobody's metastases are both. */
const opposites: ReadonlyArray<readonly [Quality, Quality]> = [
  ["symptomatic", "asymptomatic"],
  ["untreated", "treated"],
  ["active", "stable"],
  ["uncontrolled", "stable"],
  ["new", "stable"],
]

/** Whether nobody's metastases have one of some qualities and one of others. */
export const areOpposed = (some: ReadonlyArray<Quality>, others: ReadonlyArray<Quality>): boolean =>
  opposites.some(
    ([one, other]) => (some.includes(one) && others.includes(other)) || (some.includes(other) && others.includes(one)),
  )

/** What parts a quality from metastases that it is not said of. */
const parting = WordSet.of(
  ". ; : unless except without but cancer cancers infection infections disease diseases tumor tumors",
)

const near = 6

/** What a word tells near some metastases, and whether of these. */
interface Said {
  readonly means: Saying
  readonly first: number
  readonly last: number
  readonly isOfThem: boolean
}

/** Where metastases are named. */
type Place = Pick<Metastases.Seated, "first" | "last">

const joining = WordSet.of(", or and")

const saidNear = (run: Run, words: ReadonlyArray<string>, { first, last }: Place): ReadonlyArray<Said> => {
  const reason = words.indexOf("because", last)
  const all = table.find(run).filter((found) => reason < 0 || found.first < reason)
  const isParted = (at: number, isBehind: boolean): boolean =>
    parting.has(words[at] ?? "") ||
    ((words[at] === "," || (isBehind && joining.has(words[at] ?? ""))) &&
      words[at + 1] !== "defined" &&
      all.every((other) => other.last !== at))

  return all.map((found) => {
    const isBehind = found.last > first
    const [from, to] = isBehind ? [last, found.first] : [found.last, first]
    const isApart = words.slice(from, to).some((_, index) => isParted(from + index, isBehind))

    return {
      means: found.row.means,
      first: found.first,
      last: found.last,
      isOfThem: isQuality(found.row.means) && to - from <= near && !isApart,
    }
  })
}

const qualitiesOf = (said: ReadonlyArray<Said>): ReadonlyArray<Quality> =>
  said.flatMap(({ means }) => (isQuality(means) ? [means] : []))

/** What is told at once, and not "treated or stable". */
const together = (said: ReadonlyArray<Said>, words: ReadonlyArray<string>): ReadonlyArray<Quality> =>
  words.slice(said[0]?.first, said.at(-1)?.last).includes("or") ? [] : qualitiesOf(said)

export interface Description {
  /** Everything that is told beside them. */
  readonly all: ReadonlyArray<Saying>
  /** What is told of these. */
  readonly own: ReadonlyArray<Quality>
  /** The same where all of it is told at once. */
  readonly together: ReadonlyArray<Quality>
  /** All that somebody's must be who is let in with them, "unless treated and stable". */
  readonly exempt: ReadonlyArray<Quality>
  /** Whether words behind them make conditions. */
  readonly isConditional: boolean
  /** Whether they are barred whatever else is told of them: "treated or untreated". */
  readonly areAny: boolean
}

/** How words describe the metastases that they name at a place. */
export const at = (run: Run, words: ReadonlyArray<string>, place: Place): Description => {
  const said = saidNear(run, words, place)
  const ofThem = said.filter(({ isOfThem }) => isOfThem)
  const own = qualitiesOf(ofThem)
  const behind = said.slice(said.findIndex(({ means }) => means === "unless")).filter(({ means }) => isQuality(means))

  return {
    all: said.map(({ means }) => means),
    own,
    together: together(ofThem, words),
    exempt: said.some(({ means }) => means === "unless") ? together(behind, words) : [],
    isConditional: said.some(
      ({ first, means }) => (means === "unless" || means === "on a condition") && first >= place.last,
    ),
    areAny: said.some(({ means }) => means === "of any") || areOpposed(own, own),
  }
}

/** The only metastases that are named, or what else tells that a cancer is in the central nervous system. */
const enteredAt = (tokens: Tokens): Place | undefined => {
  const { words } = tokens
  const spread = words.filter(Metastases.isSpread)
  if (spread.length === 0) return NervousSystem.enteredIn(tokens)
  const seated = Metastases.seatedAt(words, words.findIndex(Metastases.isSpread))

  return spread.length > 1 || seated.organs.length === 0 ? undefined : seated
}

/** What was entered of them, before them or as what ends the entry: "brain metastases, untreated". */
export const entered = (tokens: Tokens): ReadonlyArray<Quality> => {
  const { words } = tokens
  const place = enteredAt(tokens)
  if (place === undefined) return []
  const said = saidNear(Runs.ofWritten(tokens), words, place)
  const isAdded = ({ first, last }: Said): boolean =>
    words[place.last] === "," && first === place.last + 1 && last === words.length

  return qualitiesOf(said.filter((one) => one.isOfThem || isAdded(one)))
}
