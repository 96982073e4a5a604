import { people } from "../classes/Participants.ts"
import * as CuesAhead from "../context/CuesAhead.ts"
import { type Claim, isOfAny, unbounded } from "../line-claims/Claim.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import {
  castration,
  conditions,
  drug,
  joints,
  local,
  narrow,
  negators,
  ordinals,
  portions,
  sentenceEnds,
  times,
} from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as ClaimRun from "./ClaimRun.ts"

/** What may stand between two claims, and right before the "or" of both; what stands in brackets is not counted. */
const between = '( !;|.|and|@claim|"(" | "(" !")"{0,40} ")" ){0,40}'

const beforeOr = '( !;|.|and|@claim|"("|~ly|{linking} | "(" !")"{0,40} ")" )'

/** How a claim goes with the next one: that either is enough, that the next holds for some, or that it tells what is denied here. */
export const table = RuleTable.of({
  name: "claims joined to the next",
  over: ClaimRun.level,
  classes: {
    condition: new Set([...conditions, "for"]),
    linking: "with to on by after during",
    negator: negators,
    people,
  },
  rows: [
    telling("either", [
      [
        `[ @claim ] ( ${between} ${beforeOr} )? or ${between} @claim`,
        "[@claim] (of any kind), or at most @claim",
        "@claim clinically or radiologically on @claim",
        "@claim, treated with or intolerant to @claim",
        "@claim and no other or more than @claim",
      ],
      ["both [ @claim ] and @claim", "both [@claim] and @claim"],
      [
        "[ @claim.none.numbered ] !;|.|@claim{0,40} and !{negator}{0,3} @claim.reached.numbered",
        "[@claim.none.numbered] lung cancer, and @claim.reached.numbered",
        "@claim.none.numbered and no @claim.reached.numbered",
      ],
      [
        "[ @claim ] !;|.|@claim{0,40} or {people} with|who !;|.|and|@claim{0,8} @claim",
        "[@claim], with risks and benefits, or patients with @claim",
        "@claim, with risks and benefits, or with @claim",
      ],
    ]),
    telling("for some", [
      ['[ @claim.exact ] _{0,3} "(" @claim.exact !")"{0,7} {condition}', "[@claim.exact] (@claim.exact if short)"],
    ]),
    telling("opposite", [
      [
        "{negator} ..4 [ @claim ] !@claim{0,20} and {people} !{negator}|@claim{0,12} @claim",
        "patients who have not had [@claim] and patients who have had @claim",
      ],
    ]),
  ],
})

const told = ClaimRun.telling(table)

/** Whether one claim and the next are alternatives. */
export const areAlternatives = (sentence: ClaimRun.Claiming, one: Claim, next: Claim | undefined): boolean => {
  if (next === undefined) return false
  switch (told(sentence).get(one)) {
    case "either":
      return true
    case "for some":
      return next.low <= one.low && next.high >= one.high
    case "opposite":
      return one.low === next.low
    default:
      return false
  }
}

const farException = 24

/** Where it stands what is left out of a bar that a claim tells of, or of one before it in the sentence; nothing if nothing is. */
const exceptionBehind = (words: Words, { last }: Claim): number | undefined => {
  const exception = CuesAhead.of(words).find(
    ({ first, means }) => first >= last && first < last + farException && means === "excepted",
  )
  const isWithin = exception !== undefined && !words.slice(last, exception.first).some((word) => sentenceEnds.has(word))

  return isWithin ? exception.last : undefined
}

/** Drugs that are given beside each line, or against bone loss. */
const beside: ReadonlySet<string> = new Set([...castration, "denosumab", "maintenance", "hydroxyurea"])

const longest = 12

const isDrug = (word: string): boolean => drug.test(word)

/** The drugs that are called from a place on and may have been a line, as they are called: not a few cycles, nor so many days of them. */
const lineAt = (words: Words, from: number): Words | undefined => {
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "class" || treatment.isPortion) return undefined
  const name = words.slice(from, treatment.last)
  const isLine =
    name.some((word) => isDrug(word) || narrow.has(word)) &&
    !name.some((word) => local.has(word)) &&
    !words.slice(from, from + longest).some((word) => times.has(word) || portions.has(word) || beside.has(word))

  return isLine ? name : undefined
}

const oneMore = WordSet.of("a an another one")

/** "(No more than one systemic therapy) except another antibody", which may have been a line more. */
export const isBesideOne = (words: Words, claim: Claim): boolean => {
  const from = claim.exact ? exceptionBehind(words, claim) : undefined

  return from !== undefined && oneMore.has(words[from] ?? "") && lineAt(words, from) !== undefined
}

/** "FOLFIRINOX", "prior sorafenib": one regimen, of which no two lines are made, and nothing besides. */
const isOneRegimen = (words: Words, from: number, name: Words): boolean => {
  const behind = words.slice(from + name.length, from + longest)
  const end = behind.findIndex((word) => sentenceEnds.has(word))

  return (
    name.filter(isDrug).length === 1 &&
    isDrug(name.at(-1) ?? "") &&
    ![...name, ...(end < 0 ? behind : behind.slice(0, end))].some((word) => joints.has(word))
  )
}

/** "(No prior systemic therapy) other than EGFR inhibitors": of a bar of all treatment, whether one is left out that may have been a line. */
export const isWithoutRegimen = (words: Words, claim: Claim): boolean => {
  const from = isOfAny(claim) ? exceptionBehind(words, claim) : undefined

  return from !== undefined && lineAt(words, from) !== undefined
}

/** "(No prior systemic therapy) except for FOLFIRINOX", which bars those who have had more than that. */
const beyondRegimen = (words: Words, bar: Claim): ReadonlyArray<Claim> => {
  const from = isOfAny(bar) && !bar.oneWay ? exceptionBehind(words, bar) : undefined
  const name = from === undefined ? undefined : lineAt(words, from)

  return from !== undefined && name !== undefined && isOneRegimen(words, from, name)
    ? [{ ...bar, low: 2, exact: true, beyond: "silent" }]
    : []
}

/** "(No prior systemic therapy) except for one line", "aside from first-line trastuzumab": how many lines a bar of all treatment leaves out. */
const leftOut = (words: Words, bar: Claim, next: Claim | undefined): number => {
  const from = isOfAny(bar) ? exceptionBehind(words, bar) : undefined
  if (from === undefined) return 0
  if (next?.exact && next.first === from) return next.high === unbounded ? next.low : next.high

  return !bar.oneWay && ordinals.get(words[from] ?? "") === 1 ? 1 : 0
}

/** The claims of a sentence, where "no systemic therapy except for one line" bars those who have had more than one. */
export const withExceptions = (words: Words, claims: ReadonlyArray<Claim>): ReadonlyArray<Claim> =>
  claims.flatMap((claim, index) => {
    const before = claims[index - 1]
    if (before !== undefined && leftOut(words, before, claim) > 0 && exceptionBehind(words, before) === claim.first)
      return []
    const lines = leftOut(words, claim, claims[index + 1])

    return lines > 0 ? [{ ...claim, low: lines + 1, exact: true }] : [claim, ...beyondRegimen(words, claim)]
  })
