import { describe, expect, test } from "bun:test"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Why from "../../../domain/ranking/Why.ts"
import * as Steps from "../../../domain/Steps.ts"
import { study } from "../../support/study.ts"

const profile: Profile = {
  condition: "colon cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D"],
  priorLines: 1,
  age: 60,
}

const why = (facts: Parameters<typeof study>[0]): ReadonlyArray<string> =>
  Steps.whole(Ranking.ranked(Criteria.of(profile, []), undefined, [Reading.annotated(study(facts))])).flatMap(Why.of)

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
      "Its text holds many of the words of the profile.",
    ])
  })

  test("tells a study of solid tumours in general from one that names the condition", () => {
    expect(
      why({
        title: "A drug in advanced solid tumors",
        eligibility: { text: "Inclusion Criteria:\n\n* KRAS G12D mutation" },
      })[0],
    ).toBe("It is for solid tumours in general and asks for KRAS G12D.")
  })

  test("tells of what speaks against it", () => {
    expect(
      why({
        title: "Adjuvant therapy",
        eligibility: { text: "Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Metastatic disease" },
      }),
    ).toEqual([
      "The criteria mention the stage (metastatic) as keeping out: ask the site.",
      "Its title, conditions or summary name another setting than advanced or metastatic disease.",
    ])
  })

  test("tells of what is for others", () => {
    const text = "Inclusion Criteria:\n\n* KRAS G12C mutation"

    expect(why({ title: "A drug for BRAF V600E-mutated tumors", eligibility: { text } })).toEqual([
      "The inclusion criteria ask for another state or form than KRAS G12D.",
      "Its text holds many of the words of the profile.",
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
      Steps.whole(
        Ranking.ranked(Criteria.of({ condition: "KRAS G12D colon cancer", biomarkers: [] }, []), undefined, [
          Reading.annotated(study({ title: "A drug in colon cancer", eligibility: { text } })),
        ]),
      ).flatMap(Why.of)

    expect(told("Inclusion Criteria:\n\n* KRAS G12D mutation")).toContain("The inclusion criteria mention KRAS G12D.")
    expect(told("Exclusion Criteria:\n\n* KRAS G12D mutation")).toContain(
      "The criteria mention KRAS G12D as keeping out: ask the site.",
    )
  })

  test("begins with a field that does not fit", () => {
    expect(why({ eligibility: { maximumAge: "17 Years" } })).toEqual([
      "A published field does not fit the profile: age, sex or phase.",
    ])
  })

  test("says nothing where nothing counts", () => {
    expect(why({})).toEqual([])
  })
})
