import { describe, expect, test } from "bun:test"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Why from "../../../domain/ranking/Why.ts"
import { type Code, codes } from "../../../domain/ranking/WhySentences.ts"
import type { Coded } from "../../../domain/Saying.ts"
import * as Steps from "../../../domain/Steps.ts"
import { study } from "../../support/study.ts"

const profile: Profile = {
  condition: "colon cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D"],
  priorLines: 1,
  age: 60,
}

const toldOf = (facts: Parameters<typeof study>[0], asked = profile) =>
  Steps.whole(Ranking.ranked(Criteria.of(asked, []), undefined, [Reading.annotated(study(facts))])).flatMap(Why.of)

const why = (facts: Parameters<typeof study>[0], asked = profile): ReadonlyArray<string> =>
  toldOf(facts, asked).map(({ sentence }) => sentence)

describe("Why a study stands where it stands", () => {
  test("tells what counts most first, in three sentences at most", () => {
    expect(
      why({
        title: "A drug in colon cancer",
        eligibility: { text: "Inclusion Criteria:\n\n* KRAS G12D mutation\n\nExclusion Criteria:\n\n* Asthma" },
      }),
    ).toEqual([
      "Its title or conditions name the condition.",
      "The inclusion criteria mention KRAS G12D.",
      "Its text shares many words with the profile.",
    ])
  })

  test("tells a study of solid tumours in general from one that names the condition", () => {
    expect(
      why({
        title: "A drug in advanced solid tumors",
        eligibility: { text: "Inclusion Criteria:\n\n* KRAS G12D mutation" },
      })[0],
    ).toBe("It is for solid tumors in general and asks for KRAS G12D.")
  })

  test("tells of what speaks against it", () => {
    expect(
      why({
        title: "Adjuvant therapy",
        eligibility: { text: "Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Metastatic disease" },
      }),
    ).toEqual([
      "The criteria mention the stage (metastatic) as a reason to exclude: ask the site.",
      "Its title, conditions or summary name a setting other than advanced or metastatic disease.",
    ])
  })

  test("tells of what is for others", () => {
    const text = "Inclusion Criteria:\n\n* KRAS G12C mutation"

    expect(why({ title: "A drug for BRAF V600E-mutated tumors", eligibility: { text } })).toEqual([
      "The inclusion criteria ask for a state or form other than KRAS G12D.",
      "Its text shares many words with the profile.",
    ])
  })

  test("tells of what is for those with another marker", () => {
    const text = "Inclusion Criteria:\n\n* BRAF V600E mutation"

    expect(why({ title: "A drug for BRAF V600E-mutated tumors", eligibility: { text } })).toContain(
      "Its title and inclusion criteria ask for BRAF, which the profile does not name.",
    )
  })

  test("tells of a biomarker that stands in the words of the condition, too", () => {
    const told = (text: string) =>
      why(
        { title: "A drug in colon cancer", eligibility: { text } },
        { condition: "KRAS G12D colon cancer", biomarkers: [] },
      )

    expect(told("Inclusion Criteria:\n\n* KRAS G12D mutation")).toContain("The inclusion criteria mention KRAS G12D.")
    expect(told("Exclusion Criteria:\n\n* KRAS G12D mutation")).toContain(
      "The criteria mention KRAS G12D as a reason to exclude: ask the site.",
    )
  })

  test("begins with a field that does not fit", () => {
    expect(why({ eligibility: { maximumAge: "17 Years" } })).toEqual([
      "A published field does not fit the profile: age, sex or phase.",
    ])
  })

  test("says that it was found where nothing counts", () => {
    expect(why({})).toEqual(["The registry's search found it, but its title and conditions do not name the condition."])
  })
})

const criteria = (...[inclusion, exclusion = "Asthma"]: ReadonlyArray<string>) => ({
  text: `Inclusion Criteria:\n\n* ${inclusion}\n\nExclusion Criteria:\n\n* ${exclusion}`,
})

const cancer = { condition: "colon cancer", biomarkers: [] }

/** Of each code a study of which it is said, with what it names and its sentence. */
const said: ReadonlyArray<
  readonly [Code, facts: Parameters<typeof study>[0], asked: Profile, values: Coded["values"], sentence: string]
> = [
  [
    "field_does_not_fit",
    { eligibility: { maximumAge: "17 Years" } },
    { ...cancer, age: 60 },
    {},
    "A published field does not fit the profile: age, sex or phase.",
  ],
  ["condition_named", { title: "A drug in colon cancer" }, cancer, {}, "Its title or conditions name the condition."],
  [
    "condition_related",
    { title: "A drug in colorectal cancer" },
    { condition: "metastatic colorectal cancer of the colon", biomarkers: [] },
    {},
    "It names the condition, a broader condition, or several conditions including this one.",
  ],
  [
    "solid_tumours",
    { title: "A drug in advanced solid tumors", eligibility: criteria("KRAS G12D mutation") },
    profile,
    { biomarkers: ["KRAS G12D"] },
    "It is for solid tumors in general and asks for KRAS G12D.",
  ],
  [
    "mentioned",
    { eligibility: criteria("Metastatic disease") },
    { ...cancer, stage: "metastatic" },
    { stage: "metastatic" },
    "The inclusion criteria mention the stage (metastatic).",
  ],
  [
    "mentioned",
    { eligibility: criteria("KRAS G12D and BRAF V600E") },
    { ...cancer, biomarkers: ["KRAS G12D", "BRAF V600E"] },
    { biomarkers: ["KRAS G12D", "BRAF V600E"] },
    "The inclusion criteria mention KRAS G12D and BRAF V600E.",
  ],
  [
    "let_in",
    { eligibility: criteria("At most two prior lines") },
    { ...cancer, priorLines: 1 },
    { priorLines: 1 },
    "The inclusion criteria appear to allow 1 earlier line.",
  ],
  [
    "kept_out",
    { eligibility: criteria("Adults", "Metastatic disease\n* KRAS G12D\n* Prior systemic therapy") },
    { ...profile, priorLines: 0, stage: "metastatic" },
    { stage: "metastatic", biomarkers: ["KRAS G12D"] },
    "The criteria mention the stage (metastatic) and KRAS G12D as a reason to exclude: ask the site.",
  ],
  [
    "kept_out",
    { eligibility: criteria("Adults", "Prior systemic therapy") },
    { ...cancer, priorLines: 2 },
    { priorLines: 2 },
    "The criteria mention 2 earlier lines as a reason to exclude: ask the site.",
  ],
  [
    "other_state",
    { eligibility: criteria("KRAS G12C mutation") },
    profile,
    { biomarkers: ["KRAS G12D"] },
    "The inclusion criteria ask for a state or form other than KRAS G12D.",
  ],
  [
    "other_marker",
    { title: "A drug for BRAF V600E-mutated tumors", eligibility: criteria("BRAF V600E mutation") },
    profile,
    { markers: ["BRAF"] },
    "Its title and inclusion criteria ask for BRAF, which the profile does not name.",
  ],
  [
    "setting_agreed",
    { title: "A drug in metastatic disease" },
    { ...cancer, stage: "metastatic" },
    { settings: ["metastatic"] },
    "Its title, conditions or summary name the setting: advanced or metastatic disease.",
  ],
  [
    "setting_opposed",
    { title: "Adjuvant therapy" },
    { ...cancer, stage: "metastatic" },
    { settings: ["metastatic"] },
    "Its title, conditions or summary name a setting other than advanced or metastatic disease.",
  ],
  [
    "treatment",
    { interventions: [{ name: "A", type: "DRUG", description: null }], primaryPurpose: "TREATMENT" },
    cancer,
    {},
    "It studies a treatment.",
  ],
  [
    "found_only",
    { title: "Survivors' sleep" },
    { condition: "colon cancer", biomarkers: [] },
    {},
    "The registry's search found it, but its title and conditions do not name the condition.",
  ],
  ["words", { title: "A drug in colon cancer" }, cancer, {}, "Its text shares many words with the profile."],
  [
    "marker_words",
    { title: "KRAS G12D" },
    { ...cancer, biomarkers: ["KRAS G12D"] },
    {},
    "Its title, interventions or summary mention the biomarkers.",
  ],
]

describe("Each reason is data, too", () => {
  test.each(said)("%s: %j, %j", (code, facts, asked, values, sentence) => {
    expect(toldOf(facts, asked)).toContainEqual({ code, values, sentence })
  })

  test("and every code of it stands in this table", () => {
    expect(new Set(said.map(([code]) => code))).toEqual(new Set(codes))
  })
})
