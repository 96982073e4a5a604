import { parts, permissions } from "../classes/Participants.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { earlier, grouping, plain, units } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, had, having, unbounded } from "./Claim.ts"

/**
 * Any number of what is called behind it, or none of it as well; the same of earlier treatment; none; that there was something; any
 * number for some of the patients, of what was counted before or by itself.
 */
type Meaning = "any of" | "any of, or none" | "any" | "none" | "some" | "any, in a part" | "any, in a part alone"

const regardless = "regardless|irrespective of"

const ofPart = `( any number | no ..3 {limit} ) for|in|"(" {part}`

const title = "{earlier} {plain}{0,5} {unit} :"

/** How it is told without a number how many earlier lines somebody may have had. */
export const table = RuleTable.of<Meaning>({
  name: "open counts of earlier lines",
  classes: {
    limit: "limit limits cap minimum maximum limitation limitations restriction restrictions",
    part: parts,
    permission: permissions,
    earlier,
    grouping,
    plain,
    unit: units,
  },
  rows: [
    telling("any of", [
      ["any|all number", "[any number] of prior lines"],
      ["unlimited", "[unlimited] prior lines"],
      ["no ..3 {limit}", "[no upper limit] of prior lines", "no prior lines"],
      [`${regardless} ..13 number`, "[regardless of histology, stage or number] of lines"],
      [`${regardless} {earlier}`, "[regardless of earlier] lines"],
      ["[ any|all line|lines ] ..13 {permission}", "[any line] of treatment is allowed", "any line of treatment"],
      ["may ..2 [ any|all line|lines ]", "may have had [any line] of treatment"],
    ]),
    telling("any of, or none", [["no minimum|minimal", "[no minimum] number of prior lines"]]),
    telling("any", [[`^ [ ${title} any ] ( $ | .|; )`, "[prior lines: any]", "prior therapy: any platinum"]]),
    telling("none", [[`^ [ ${title} none|no|nil ] ( $ | .|; )`, "[prior systemic therapy: none]"]]),
    telling("some", [[`^ [ ${title} ] not allowed|permitted`, "[prior chemotherapy:] not allowed"]]),
    telling("any, in a part", [
      [`{earlier} ...12 {grouping} ...12 [ ${ofPart} ]`, "one prior line for Part A, [no limit for Part] B"],
    ]),
    telling("any, in a part alone", [[ofPart, "[any number (Cohort] 2)"]]),
  ],
})

const isOrNone = /^[,(]? ?including (?:none|zero|0)\b/

const nearTreatment = 7

/** The treatment of which any number is told before a place. */
const treatmentBehind = (words: ReadonlyArray<string>, place: number): TreatmentPhrase.Treatment | undefined => {
  for (let at = place; at < place + nearTreatment; at++) {
    const treatment = TreatmentPhrase.at(words, at)
    if (treatment?.isPrior === true || treatment?.isGrouped === true) return treatment
  }

  return undefined
}

const anyNumber = (first: number, last: number): Claim => ({ ...having(0, unbounded, first, last), beyond: "silent" })

const claimOf = (words: ReadonlyArray<string>, means: Meaning, first: number, last: number): Claim | undefined => {
  switch (means) {
    case "none":
      return { ...having(0, 0, first, last), exact: true }
    case "some":
      return had(first, last)
    case "any":
    case "any, in a part":
      return anyNumber(first, last)
    case "any, in a part alone":
    case "any of":
    case "any of, or none": {
      const behind = treatmentBehind(words, last - 1)?.last
      const exact = means === "any of, or none" || isOrNone.test(words.slice(behind, (behind ?? 0) + 3).join(" "))
      return behind === undefined ? undefined : { ...anyNumber(first, behind), exact }
    }
  }
}

/** What a sentence tells of any number of lines. */
export const of = (words: ReadonlyArray<string>): ReadonlyArray<Claim> =>
  table
    .find(KnownNumbers.ofWords(words))
    .flatMap(({ first, last, row: { means } }) => claimOf(words, means, first, last) ?? [])

/** "No limit for Part B", "any number (Cohort 2)", from a place on: of what was counted for another part. */
export const ofPartAt = (words: ReadonlyArray<string>, place: number): Claim | undefined => {
  const found = table
    .find(KnownNumbers.ofWords(words))
    .find(({ first, row: { means } }) => first === place && means.startsWith("any, in a part"))

  return found === undefined ? undefined : anyNumber(found.first, found.last)
}
