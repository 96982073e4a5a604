import { parts, permissions } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { ordinals } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, had, having, unbounded } from "./Claim.ts"

/** Any number of lines, or as well none in as many words; none; that there was something; any number for some of the patients. */
type Meaning = "any" | "any, or none" | "none" | "some" | "any, in a part" | "any, in a part alone"

const regardless = "regardless|irrespective of"

const lines = "...6 @treatment.any.prior|@treatment.class.prior|@treatment.any.grouped|@treatment.class.grouped"

const any = `( any|all number | unlimited | no ..3 {limit} | ${regardless} ..13 number ) ${lines}`

const ofPart = `( any number | no ..3 {limit} ) for|in|"(" {part}`

/** How it is told without a number how many earlier lines somebody may have had. */
export const table = RuleTable.of<Meaning>({
  name: "open counts of earlier lines",
  over: TreatmentPhrase.level,
  classes: {
    limit: "limit limits cap minimum maximum limitation limitations restriction restrictions",
    part: parts,
    permission: permissions,
  },
  rows: [
    telling("any", [
      [any, "[no upper limit on the number of prior lines]", "no prior lines"],
      [`${regardless} @treatment.dated`, "[regardless of earlier lines]"],
      [
        "[ any|all @treatment.grouped ] ..13 {permission}",
        "[any line of treatment] is allowed",
        "any line of treatment",
      ],
      ["may ..2 [ any|all @treatment.grouped ]", "may have had [any line of treatment]"],
      ["^ [ @treatment.dated : any ] ( $ | .|; )", "[prior therapy: any]", "prior therapy: any platinum"],
    ]),
    telling("any, or none", [
      [`no minimum|minimal ${lines}`, "[no minimum number of prior lines]"],
      [`any or no ${lines}`, "[any or no prior lines]", "any and no prior lines"],
      [`[ ${any} ] ,|"("? including none|zero|0`, "[any number of prior lines], including none"],
    ]),
    telling("none", [["^ [ @treatment.dated : none|no|nil ] ( $ | .|; )", "[prior systemic therapy: none]"]]),
    telling("some", [["^ [ @treatment.dated : ] not allowed|permitted", "[prior chemotherapy:] not allowed"]]),
    telling("any, in a part", [
      [`@treatment.grouped.prior ...20 [ ${ofPart} ]`, "one prior line for Part A, [no limit for Part] B"],
    ]),
    telling("any, in a part alone", [[ofPart, "[any number (Cohort] 2)"]]),
  ],
})

const claimOf = (means: Meaning, first: number, last: number): Claim => {
  switch (means) {
    case "none":
      return { ...having(0, 0, first, last), exact: true }
    case "some":
      return had(first, last)
    default:
      return { ...having(0, unbounded, first, last), beyond: "silent", exact: means === "any, or none" }
  }
}

const claimsIn = (words: ReadonlyArray<string>, isMeant: (means: Meaning) => boolean): ReadonlyArray<Claim> => {
  const run = TreatmentPhrase.within(words)

  return table.find(run).flatMap(({ first, last, row: { means } }) => {
    const [from, to] = [run.tokens[first] ?? 0, run.tokens[last] ?? 0]
    const isNumbered = words.slice(from, to).some((word) => ordinals.has(word))

    return isMeant(means) && !isNumbered ? [claimOf(means, from, to)] : []
  })
}

/** What a sentence tells of any number of lines; "any second-line therapy" is of one. */
export const of = (words: ReadonlyArray<string>): ReadonlyArray<Claim> =>
  claimsIn(words, (means) => means !== "any, in a part alone")

/** "No limit for Part B", "any number (Cohort 2)", from a place on: of what was counted for another part. */
export const ofPartAt = (words: ReadonlyArray<string>, place: number): Claim | undefined =>
  claimsIn(words, (means) => means.startsWith("any, in a part")).find(({ first }) => first === place)
