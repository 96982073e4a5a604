import type { WordClasses } from "../rules/WordTests.ts"
import * as StageBounds from "./StageBounds.ts"
import { saying } from "./StagePhrase.ts"

export const classes: WordClasses = {
  ...StageBounds.classes,
  spanning: "to - or and / through very , terminal",
  ofName: (word) => /^[a-z'-]+$/.test(word) && !/^(?:and|or|with|without|who|in|for|by|of|at|on|to)$/.test(word),
  compared: "than pain symptoms fatigue toxicity toxicities grade",
  degree: "degree degrees level levels grade grades",
}

export const { parts } = StageBounds

const mild = "mild|mildly"

const moderate = "moderate|moderately"

const severe = "severe|severely"

/** Between two grades, of which the first may have a remark behind it: "mild (CDR 1) to". */
const to = '( "(" !")"{0,22} ")" )? {spanning}{0,3}'

const range = (one: string, other: string): string => `( ${one} ${to} ${other} | ${other} ${to} ${one} )`

/** The noun that a grade is told of, and what follows no bound of it: "mild dementia or worse", and not "mild dementia or worse pain". */
const named = "{ofName}{1,5}"

const end = "( !{compared} | $ )"

/** Grades of a disease, and what ranges and bounds take in. Of what they are told is for `Grades.ts` to say. */
export const rows = [
  saying(["mild"], "severity", [
    [mild, "mild"],
    [`<below> a|an|the? [ ${moderate} ]`, "milder than [moderate]"],
  ]),
  saying(["mild", "moderate"], "severity", [
    [range(mild, moderate), "mild (CDR 1) to moderate"],
    [`<below> a|an|the? [ ${severe} ]`, "less than [severe]"],
    [`<down> a|an|the? [ ${moderate} ]`, "no more than [moderate]"],
    [`${moderate} <orDown>`, "moderate or less severe"],
    [`[ ${moderate} ] ${named} <orDown> ${end}`, "[moderate] dementia or less"],
  ]),
  saying(["moderate"], "severity", [[moderate, "moderate"]]),
  saying(["moderate", "severe"], "severity", [
    [range(moderate, severe), "moderate to severe"],
    [`<above> a|an|the? [ ${mild} ]`, "beyond the [mild] stage"],
    [`<up> a|an|the? [ ${moderate} ]`, "at least [moderate]"],
    [`${moderate} <orUp>`, "moderate or more severe"],
    [`[ ${moderate} ] ${named} <orUp> ${end}`, "[moderate] dementia or worse"],
  ]),
  saying(["severe"], "severity", [
    [severe, "severe"],
    [`<above> a|an|the? [ ${moderate} ]`, "more than [moderate]"],
  ]),
  saying(["mild", "moderate", "severe"], "severity", [
    [range(mild, severe), "mild to severe"],
    [`( ${mild} ${to} ${moderate} ${to} ${severe} )`, "mild, moderate or severe"],
    [`( ${severe} ${to} ${moderate} ${to} ${mild} )`, "severe, moderate or mild"],
    [`<up> a|an|the? [ ${mild} ]`, "at least [mild]"],
    [`<down> a|an|the? [ ${severe} ]`, "up to [severe]"],
    [`${mild} <orUp>`, "mild or worse"],
    [`[ ${mild} ] ${named} <orUp> ${end}`, "[mild] dementia or worse"],
    [`${severe} <orDown>`, "severe or less"],
    ["any|all|every ( {degree} of )? severity|severities", "any degree of severity"],
    ["regardless|irrespective of disease|the? severity", "regardless of severity"],
  ]),
]
