import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import { eitherWay } from "../mention/Stand.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordTests from "../rules/WordTests.ts"
import * as Tokens from "../text/Tokens.ts"
import * as Metastases from "./Metastases.ts"
import * as StageMentions from "./StageMentions.ts"
import type { StageName } from "./StagePhrase.ts"
import * as StageScales from "./StageScales.ts"

/** What a profile asks of stages, with the grades of the tumor and the organs to which it has spread, and of a cancer that is asked for by its answer to castration, whether it has. */
export interface Asked extends StageMentions.Asked {
  readonly organs: ReadonlyArray<string>
  readonly grades: ReadonlyArray<NumberRange.NumberRange>
  readonly isMetastatic: boolean | undefined
}

type Findings = ReadonlyArray<Finding.Finding>

/** A mention of another state of a disease tells nothing of the one that is asked for. */
const untold = (found: Finding.Finding): Finding.Finding => Finding.untold(found, "another state of it")

/** What words tell of a disease besides the stage that they are read for. */
export const table = RuleTable.of({
  name: "other states of a disease",
  classes: {
    near: "any known distant radiographic radiological radiologic detectable visible overt evidence of the",
    word: (word) => /^[a-z]+$/.test(word),
  },
  rows: [
    telling("not metastatic", [
      ["nonmetastatic|nonmetastasized|nmcrpc|nmhspc|nmcspc|nmhrpc|m0|m0crpc|m0hspc|m0cspc|m0hrpc", "M0 CRPC"],
      ["( non|no -? | not yet? | no|without {near}* ) metasta~", "no evidence of distant metastases"],
    ]),
    telling("metastatic", [["metasta~|mcrpc|mhspc|mcspc|mhrpc|m1|m1a|m1b|m1c", "mCRPC"]]),
    telling("nothing", [["no|without {word} [ metasta~ ]", "without brain [metastases]"]]),
    telling("resists platinum", [["platinum -? resistan~|refracto~", "platinum-resistant"]]),
    telling("answers to platinum", [["platinum -? sensitiv~", "platinum-sensitive"]]),
  ],
})

/** Whether a word tells of a cancer's answer to castration. */
const isOfCastration = WordTests.matching("castrat~ hormon~ androgen~ antiandrogen~ ~hspc ~cspc ~nspc ~crpc ~hrpc")

type Told = ReadonlySet<(typeof table.rows)[number]["means"]>

const toldIn = (run: Run): Told => new Set(RuleTable.meanings(table, run))

/** Whether words tell of metastases, or of none; nothing where they tell of neither or of both. */
const spreadOf = (told: Told): boolean | undefined =>
  told.has("metastatic") === told.has("not metastatic") ? undefined : told.has("metastatic")

/** Whether what was entered tells of metastases, or of none. */
export const spreadIn = (written: string): boolean | undefined =>
  spreadOf(toldIn(Runs.ofWritten(Tokens.ofWritten(written))))

const farthest = 60

const end = /[.;\n]/

/** The clause around a mention, as far as it is near. */
const clauseAround = (text: AnnotatedText, { end: last, start }: Finding.Finding): Tokens.Tokens => {
  const { folded } = text.document()
  const [before = ""] = folded
    .slice(Math.max(0, start - farthest), start)
    .split(end)
    .slice(-1)
  const [behind = ""] = folded.slice(last, last + farthest).split(end)

  return Tokens.of(folded, start - before.length, last + behind.length)
}

/** How a disease answers to platinum, and the opposite. */
const answers = [
  [["platinum-resistant", "platinum-refractory"], "resists platinum", "answers to platinum"],
  [["platinum-sensitive"], "answers to platinum", "resists platinum"],
] as const satisfies ReadonlyArray<readonly [asked: ReadonlyArray<StageName>, own: string, other: string]>

/** Whether a clause wants a cancer that has spread to other organs than those that are asked for, and speaks of no other spread. */
const isElsewhere = (clause: Tokens.Tokens, asked: ReadonlyArray<string>): boolean =>
  asked.length > 0 &&
  Metastases.isOfOrgans(clause.words) &&
  !Metastases.organsIn(clause.words).some((organ) => asked.includes(organ))

/** Whether a clause is of another state than the one that is asked for; nothing where none shuts that out. */
const excluding = ({ covers, isMetastatic }: Asked): ((told: Told) => boolean) | undefined => {
  if (isMetastatic !== undefined) return (told) => spreadOf(told) === !isMetastatic
  const answer = answers.find(([asked]) => asked.some((name) => covers.includes(name)))
  if (answer === undefined) return undefined
  const [, own, other] = answer

  return (told) => told.has(other) && !told.has(own)
}

/** Whether a clause tells of the grades that are asked for; nothing where it tells of none, or none is asked for. */
const isOfGrade = (run: Run, { words }: Tokens.Tokens, { grades }: Asked): boolean | undefined => {
  const told = grades.length === 0 ? [] : StageScales.gradesIn(run, words)

  return told.length === 0
    ? undefined
    : told.some((each) => grades.some((grade) => NumberRange.both(each, grade) !== undefined))
}

const mostExact = 3

/** What mentions tell of the state that is asked for: "platinum-sensitive recurrent" is no recurrence of a disease that withstood it. */
export const weighed = (text: AnnotatedText, found: Findings, asked: Asked): Findings => {
  const isOfOther = excluding(asked)
  if (isOfOther === undefined && asked.organs.length === 0 && asked.grades.length === 0) return found

  return found.map((one) => {
    const clause = clauseAround(text, one)
    const run = Runs.ofPublished(clause)
    const isOfAsked = isOfGrade(run, clause, asked)
    const isOther =
      isOfOther?.(toldIn(run)) === true ||
      isOfAsked === false ||
      (one.outcome === "inclusion" && isElsewhere(clause, asked.organs))

    if (isOther) return untold(one)
    const isBarredByGrade = one.outcome === "exclusion" && isOfAsked === true

    return isBarredByGrade ? { ...one, weight: mostExact } : one
  })
}

const operability = [
  ["resectable", "unresectable"],
  ["unresectable", "resectable"],
] as const satisfies ReadonlyArray<readonly [asked: StageName, opposite: StageName]>

const mentionsOf = (text: AnnotatedText, name: StageName): Findings =>
  StageMentions.find(text, { covers: [name], numbers: [], implied: [] })

const areWanted = (found: Findings): boolean => found.some(({ outcome }) => outcome === "inclusion")

/**
 * Whether a text shuts out what is asked for by whether it can be taken out: it wants the opposite, or bars just that. What has
 * spread may be either.
 */
const isShutOut = (text: AnnotatedText, { covers }: Asked): boolean =>
  !covers.includes("metastatic") &&
  operability.some(([asked, other]) => {
    if (!covers.includes(asked) || covers.includes(other)) return false
    const found = mentionsOf(text, asked)

    return (
      !areWanted(found) && (found.some(({ outcome }) => outcome === "exclusion") || areWanted(mentionsOf(text, other)))
    )
  })

/** What lets in a stage of which something else is shut out, "locally advanced" of what is resectable, tells nothing of both together. */
export const together = (text: AnnotatedText, found: Findings, asked: Asked): Findings =>
  areWanted(found) && isShutOut(text, asked)
    ? found.map((one) => (one.outcome === "inclusion" ? untold(one) : one))
    : found

/** Those mentions of metastases that bar whoever has them, however the cancer answers to castration. */
export const barredAtLarge = (text: AnnotatedText, found: Findings): Findings =>
  found.filter((one) => one.outcome === "exclusion" && !clauseAround(text, one).words.some(isOfCastration))

/** "With or without metastases" lets in who has them, and who has none; but what keeps somebody out in so many words counts for more. */
export const eitherWayIn = (found: Finding.Finding): Finding.Finding =>
  found.remark === eitherWay && found.place.side === "inclusion" ? { ...found, outcome: "inclusion", weight: 0 } : found

const turned: ReadonlySet<Remark.Remark> = new Set(["", "ruling it out", "where it is missing"])

/** What a mention of a stage tells whom it does not have: to have none is asked for, or is barred, only where the mention is turned. */
export const whereDenied = (found: Finding.Finding): Finding.Finding => {
  const { outcome, place, remark } = found
  if (remark === eitherWay) return found
  const isTurned = outcome !== "unknown" && outcome !== place.side && place.side !== "neither" && turned.has(remark)

  return isTurned ? { ...found, outcome: place.side, remark: "", weight: 1 } : untold(found)
}
