import { describe, expect, test } from "bun:test"
import type { Reason } from "../../../../domain/eligibility/mention/Remark.ts"
import * as Remark from "../../../../domain/eligibility/mention/Remark.ts"
import { reasons } from "../../../../domain/eligibility/mention/Remark.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as Signpost from "../../../../domain/eligibility/Signpost.ts"
import type { Profile } from "../../../../domain/Profile.ts"

type Asked = Partial<Omit<Profile, "biomarkers">> & { readonly biomarker?: string }

type Part = "Inclusion" | "Exclusion"

/** What is said of a text, and why no side is told where none is. */
type Said = readonly [words: string, reason?: Reason]

const ask = (text: string | null, { biomarker, condition = "", ...asked }: Asked) =>
  Reading.read(text, Questions.of({ condition, biomarkers: biomarker === undefined ? [] : [biomarker], ...asked }))[0]
    ?.evidence

const lines = (priorLines: number): Asked => ({ priorLines })

const marker = (biomarker: string): Asked => ({ biomarker })

const remarks: ReadonlyArray<readonly [codes: string, Asked, part: Part, line: string, Said]> = [
  ["unclear", marker("KRAS G12D"), "Exclusion", "Unlikely to have KRAS G12D", ["which way is not clear", "no_side"]],
  [
    "either_way",
    marker("EGFR mutation"),
    "Exclusion",
    "With or without EGFR mutation",
    ["either way is accepted", "both_sides"],
  ],
  ["ruled_out", marker("EGFR mutation"), "Inclusion", "No EGFR mutation", ["ruling it out"]],
  ["allowed", marker("EGFR mutation"), "Exclusion", "EGFR mutation is allowed", ["allowing it"]],
  ["as_exception", marker("BRAF V600E"), "Exclusion", "Any mutation except BRAF V600E", ["as an exception"]],
  [
    "as_requirement",
    lines(1),
    "Exclusion",
    "No prior malignancy\n* No more than 2 prior regimens\n* Not pregnant",
    ["as a requirement"],
  ],
  ["where_missing", marker("HER2 positive"), "Exclusion", "No HER2-positive disease", ["where it is missing"]],
  ["other_state", marker("MSS"), "Inclusion", "MSI-H tumor", ["another state of it", "other_state"]],
  [
    "other_state_ruled_out",
    marker("ER negative"),
    "Inclusion",
    "Solid tumors other than HR+/HER2- breast cancer",
    ["ruling out another state of it", "other_state"],
  ],
  [
    "other_state_allowed",
    marker("MSI-H"),
    "Exclusion",
    "MSS is allowed",
    ["allowing another state of it", "other_state"],
  ],
  [
    "other_state_as_exception",
    marker("MSI-H"),
    "Exclusion",
    "Cancer other than MSS",
    ["another state of it, as an exception", "other_state"],
  ],
  [
    "other_state_where_missing",
    marker("ER absent"),
    "Exclusion",
    "No ER exon 14 skipping",
    ["where another state of it is missing", "other_state"],
  ],
  ["other_form", marker("BRAF V600E"), "Inclusion", "BRAF V600K", ["another form of it", "other_state"]],
  [
    "other_form_ruled_out",
    marker("FLT3-TKD"),
    "Inclusion",
    "NPM1 mutation without FLT3-ITD",
    ["ruling out another form of it", "other_state"],
  ],
  [
    "other_form_allowed",
    marker("KRAS G12D"),
    "Exclusion",
    "KRAS G12C mutation is allowed",
    ["allowing another form of it", "other_state"],
  ],
  [
    "other_form_as_exception",
    marker("KRAS G12D"),
    "Exclusion",
    "Any mutation except KRAS G12C",
    ["another form of it, as an exception", "other_state"],
  ],
  [
    "other_form_where_missing",
    marker("KRAS G12D"),
    "Exclusion",
    "No KRAS G12C",
    ["where another form of it is missing", "other_state"],
  ],
  ["state_not_said", marker("KRAS G12D"), "Inclusion", "KRAS", ["its state is not said", "no_side"]],
  [
    "ruled_out_state_not_said",
    marker("EGFR mutation"),
    "Inclusion",
    "Mutation in any gene other than EGFR",
    ["ruling it out; its state is not said", "no_side"],
  ],
  [
    "allowed_state_not_said",
    marker("KRAS G12D"),
    "Exclusion",
    "KRAS is allowed",
    ["allowing it; its state is not said", "no_side"],
  ],
  [
    "as_exception_state_not_said",
    marker("KRAS G12D"),
    "Exclusion",
    "Any gene except KRAS",
    ["as an exception; its state is not said", "no_side"],
  ],
  [
    "where_missing_state_not_said",
    marker("KRAS G12D"),
    "Exclusion",
    "Cancer without KRAS",
    ["where it is missing; its state is not said", "no_side"],
  ],
  ["any_state", marker("MSS"), "Inclusion", "MSI status must be known", ["whatever its state", "no_side"]],
  [
    "allowed_any_state",
    marker("EGFR mutation"),
    "Exclusion",
    "With low suspicion for the presence of an EGFR mutation, a patient is eligible",
    ["allowing it; whatever its state", "no_side"],
  ],
  [
    "spread_not_said",
    { stage: "Locally advanced", condition: "pancreatic-cancer" },
    "Inclusion",
    "Inoperable disease",
    ["how far it has spread is not said", "no_side"],
  ],
  [
    "asked_of_holders",
    marker("EGFR mutation"),
    "Inclusion",
    "Patients with EGFR mutations must have progressed on osimertinib",
    ["asked of those who have it"],
  ],
  [
    "of_part",
    { stage: "MCI", condition: "Alzheimer's disease" },
    "Exclusion",
    "MCI of another cause",
    ["of a part of it", "no_side"],
  ],
  [
    "of_treatment",
    { stage: "Metastatic", condition: "lung cancer" },
    "Exclusion",
    "Earlier systemic therapy for metastatic disease",
    ["of a treatment", "no_side"],
  ],
  [
    "of_relative",
    marker("BRCA2 mutation"),
    "Inclusion",
    "A family history of BRCA2 mutations",
    ["of a relative", "no_side"],
  ],
  [
    "of_donor",
    marker("HLA-A*02:01"),
    "Inclusion",
    "A donor matched for HLA-A, -B, -C and -DRB1",
    ["of a donor", "no_side"],
  ],
  [
    "of_somebody_else",
    { stage: "Metastatic", condition: "lung cancer" },
    "Inclusion",
    "Caregivers of patients with metastatic cancer",
    ["of somebody else", "no_side"],
  ],
  ["besides_named", marker("EGFR L858R"), "Inclusion", "No other EGFR mutation", ["besides what is named", "no_side"]],
  ["together_with_others", marker("HER2 negative"), "Exclusion", "TNBC", ["together with others", "no_side"]],
  [
    "in_therapy_name",
    marker("KRAS G12C"),
    "Exclusion",
    "KRAS G12C vaccine",
    ["as part of a therapy's name", "no_side"],
  ],
  [
    "with_exception_for_it",
    marker("KRAS G12C"),
    "Inclusion",
    "Any KRAS mutation other than G12C",
    ["with an exception for it", "both_sides"],
  ],
  [
    "entry_unclear",
    marker("MGMT indeterminate"),
    "Inclusion",
    "MGMT methylated",
    ["which state was entered is not clear", "not_understood"],
  ],
  [
    "number_to_compare",
    marker("MGMT methylation 3 %"),
    "Inclusion",
    "MGMT methylated",
    ["a number to be compared", "value_not_comparable"],
  ],
  ["fewer_than_asked 0", lines(0), "Inclusion", "At least one prior line", ["0 is fewer than it asks for"]],
  ["more_than_let_in 2", lines(2), "Inclusion", "0-1 prior lines of therapy", ["2 is more than it lets in"]],
  ["lower_than_asked 12", marker("MMSE 12"), "Inclusion", "MMSE ≥ 18", ["12 is lower than it asks for"]],
  ["higher_than_let_in 28", marker("MMSE 28"), "Inclusion", "MMSE 16-26", ["28 is higher than it lets in"]],
  ["nothing_of_number 0", lines(0), "Inclusion", "Prior therapy is allowed", ["it says nothing of 0", "no_side"]],
  ["other_numbers_ruled_out 22", marker("MMSE 22"), "Exclusion", "MMSE < 20", ["it rules out other numbers than 22"]],
  [
    "some_patients ruled_out",
    lines(1),
    "Inclusion",
    "Part A and Part B: no prior systemic therapy",
    ["for some of the patients; ruling it out"],
  ],
  [
    "one_of_alternatives other_numbers_ruled_out 0",
    lines(0),
    "Inclusion",
    "Any of the following: A) no prior therapy B) one prior line C) two prior lines",
    ["one of several alternatives; it rules out other numbers than 0"],
  ],
]

const writtenOf = (codes: ReturnType<typeof Remark.coded>): string =>
  codes.map(({ code, values }) => [code, ...Object.values(values)].join(" ")).join(" ")

describe("What is remarked of a quote is data, too", () => {
  test.each(remarks)("%s: %j, %s: %j", (codes, asked, part, line, [words, reason]) => {
    const evidence = ask(`${part} Criteria:\n\n* ${line}`, asked)
    const [quote] = evidence?.quotes ?? []

    expect(evidence?.sentence).toStartWith(`${part} criteria (${words}): “${quote?.text}”`)
    expect(evidence?.code).toBe("quoted")
    expect(evidence?.reason).toBe(reason)
    expect(quote === undefined ? "" : writtenOf(Remark.coded(quote))).toBe(codes)
  })

  test("and every code of it stands in this table", () => {
    const codes = new Set(remarks.flatMap(([written]) => written.split(" ")))

    expect(Remark.codes.filter((code) => !codes.has(code))).toEqual([])
  })
})

const silent: ReadonlyArray<
  readonly [code: Signpost.Code, text: string | null, Asked, sentence: string, Reason | null]
> = [
  [
    "not_mentioned",
    "Inclusion Criteria:\n\n* Adults",
    lines(1),
    "The published criteria do not mention it.",
    "not_mentioned",
  ],
  [
    "not_understood",
    "Inclusion Criteria:\n\n* Adults",
    marker("mutation positive"),
    "The entry is not understood: nothing in it could name a marker or a stage.",
    "not_understood",
  ],
  ["no_text", null, lines(1), "The registry publishes no criteria text.", "no_text"],
  ["quoted", "Inclusion Criteria:\n\n* Two prior lines", lines(2), "Inclusion criteria: “Two prior lines”", null],
]

describe("What is said of a text is data, too", () => {
  test.each(silent)("%s: %j, %j", (code, text, asked, sentence, reason) => {
    const { quotes: _, ...evidence } = ask(text, asked) ?? {}

    expect(evidence).toEqual({ code, values: {}, sentence, ...(reason === null ? {} : { reason }) })
  })

  test("and every code of it, and every reason, stands in a table", () => {
    // What is said of an entry for which there is no room needs a profile of many (Biomarker.test.ts)
    const told = [
      ...remarks.map(([, , , , [, reason]]) => reason),
      ...silent.map(([, , , , reason]) => reason),
      "not_read",
    ]

    expect([...silent.map(([code]) => code), "not_read"].toSorted()).toEqual(Signpost.codes.toSorted())
    expect(reasons.filter((reason) => !told.includes(reason))).toEqual([])
  })
})
