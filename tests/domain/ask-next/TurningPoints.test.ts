import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Asking from "../../../domain/ask-next/Asking.ts"
import * as TurningPoints from "../../../domain/ask-next/TurningPoints.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import type { Eligibility } from "../../../domain/study/Study.ts"
import { study } from "../../support/study.ts"

const nothing: Profile = { condition: "pancreatic cancer", biomarkers: [] }
const bare: Profile = { ...nothing, stage: "metastatic", priorLines: 1, age: 60, sex: "female" }

const without = (name: "stage" | "priorLines" | "age" | "sex"): Profile => {
  const { [name]: _, ...rest } = bare

  return rest
}

const optionsOf = (...eligibility: ReadonlyArray<Partial<Eligibility>>) =>
  eligibility.map((each) => Reading.annotated(study({ eligibility: each })))

const including = (...items: ReadonlyArray<string>): Partial<Eligibility> => ({
  text: `Inclusion Criteria:\n\n${items.map((item) => `* ${item}\n`).join("")}`,
})

const excluding = (item: string): Partial<Eligibility> => ({
  text: `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* ${item}\n`,
})

const asked = (profile: Profile, ...eligibility: ReadonlyArray<Partial<Eligibility>>): ReadonlyArray<string> =>
  Steps.whole(TurningPoints.of(profile, optionsOf(...eligibility))).map(({ field, options, term }) =>
    [field, ...(term === null ? [] : [term]), options].join(" "),
  )

const kras = including("KRAS G12D mutation")
const msi = excluding("MSI-H")

describe("What to ask next", () => {
  test.each<readonly [what: string, profile: Profile, options: ReadonlyArray<Partial<Eligibility>>, asked: string]>([
    ["is nothing without options", nothing, [], ""],
    ["is nothing where nothing is published", nothing, [{}], ""],
    ["is a biomarker that an option asks for", bare, [kras], "biomarkers KRAS 1"],
    ["is a biomarker that an option keeps out", bare, [msi], "biomarkers MSI 1"],
    [
      "counts options, not mentions",
      bare,
      [including("KRAS mutation", "KRAS G12D"), kras, msi],
      "biomarkers KRAS 2, biomarkers MSI 1",
    ],
    [
      "puts the most options first, and equals by name",
      bare,
      [msi, kras, including("ATM mutation")],
      "biomarkers ATM 1, biomarkers KRAS 1, biomarkers MSI 1",
    ],
    [
      "is no gene that the profile names, whatever its state",
      { ...bare, biomarkers: ["KRAS wild-type"] },
      [kras, msi],
      "biomarkers MSI 1",
    ],
    [
      "is no gene that its condition names",
      { ...bare, condition: "KRAS G12D pancreatic cancer" },
      [kras, msi],
      "biomarkers MSI 1",
    ],
    [
      "nor a relative that shares its name",
      { ...bare, biomarkers: ["BRCA2 mutation"] },
      [including("BRCA1 mutation")],
      "",
    ],
    [
      "is no gene beside one that the patient has, where one of them is enough",
      { ...bare, biomarkers: ["KRAS G12D"] },
      [
        including("A KRAS, NRAS or HRAS mutation"),
        including("Mutation in one of KRAS, NRAS, BRAF"),
        including("At least one of the following:\n  * KRAS mutation\n  * BRAF mutation"),
      ],
      "",
    ],
    [
      "is one beside a gene whose state is another than the patient's",
      { ...bare, biomarkers: ["KRAS wild-type"] },
      [including("A KRAS or NRAS mutation")],
      "biomarkers NRAS 1",
    ],
    [
      "is one that is asked for besides",
      { ...bare, biomarkers: ["KRAS G12D"] },
      [including("KRAS mutation and MSI-H"), including("A KRAS or NRAS mutation", "No NRAS mutation in plasma")],
      "biomarkers MSI 1, biomarkers NRAS 1",
    ],
    [
      "is one that keeps out",
      { ...bare, biomarkers: ["KRAS G12D"] },
      [excluding("KRAS or NRAS mutation")],
      "biomarkers NRAS 1",
    ],
    [
      "is the gene of dystrophin",
      { ...bare, condition: "Duchenne muscular dystrophy" },
      [including("Confirmed DMD gene mutation")],
      "biomarkers DMD 1",
    ],
    ...["deletion of exons 48-50", "exons 45-50 deleted", "exon 51 skippable", "duplication of exon 2"].map(
      (exons) =>
        [
          `is no gene of which exons are told: ${exons}`,
          { ...bare, condition: "Duchenne muscular dystrophy", biomarkers: [exons] },
          [including("Confirmed DMD gene mutation")],
          "",
        ] as const,
    ),
    [
      "is that gene where exons of another are told",
      { ...bare, condition: "Duchenne muscular dystrophy", biomarkers: ["EGFR exon 20 insertion"] },
      [including("Confirmed DMD gene mutation")],
      "biomarkers DMD 1",
    ],
    ["is a score", bare, [including("MMSE of 20 to 26")], "biomarkers MMSE 1"],
    ["is no score that is given", { ...bare, biomarkers: ["MMSE 22"] }, [including("MMSE of 20 to 26")], ""],
    ["nor one that the stage tells", { ...bare, stage: "mild, MMSE 22" }, [including("MMSE of 20 to 26")], ""],
    [
      "is no pregnancy test, which the site makes",
      bare,
      [including("Negative pregnancy test"), excluding("Positive pregnancy test")],
      "",
    ],
    ["is not how fit somebody is", bare, [including("ECOG 0-1")], ""],
    ["is the stage", without("stage"), [including("Metastatic disease")], "stage 1"],
    ["is a stage by its number", without("stage"), [including("Stage IV disease")], "stage 1"],
    ["is no stage that is given", bare, [including("Metastatic disease")], ""],
    [
      "is the number of earlier lines",
      without("priorLines"),
      [including("At least two prior lines of therapy")],
      "priorLines 1",
    ],
    [
      "is no number of which any will do",
      without("priorLines"),
      [including("Any number of prior lines of therapy")],
      "",
    ],
    [
      "is the age, where bounds tell options apart",
      without("age"),
      [{ minimumAge: "18 Years" }, { minimumAge: "18 Years", maximumAge: "75 Years" }, {}],
      "age 2",
    ],
    [
      "is no age where all bounds are the same",
      without("age"),
      [{ minimumAge: "18 Years" }, { minimumAge: "18 Years" }],
      "",
    ],
    ["is the sex, where an option takes but one", without("sex"), [{ sex: "FEMALE" }, { sex: "ALL" }], "sex 1"],
    ["is no sex where all options take the same", without("sex"), [{ sex: "FEMALE" }, { sex: "FEMALE" }], ""],
    [
      "puts equals in the order of the fields",
      nothing,
      [
        {
          ...including("KRAS mutation", "Metastatic disease", "At least two prior lines of therapy"),
          minimumAge: "18 Years",
          sex: "MALE",
        },
        {},
      ],
      "biomarkers KRAS 1, stage 1, priorLines 1, age 1, sex 1",
    ],
  ])("%s", (_, profile, options, expected) => {
    expect(asked(profile, ...options).join(", ")).toBe(expected)
  })

  const genes = "KRAS BRAF EGFR HER2 ALK RET ATM MGMT IDH PTEN TP53 SMAD4 FLT3".split(" ")
  const many = genes.map((gene) => including(`${gene} mutation`))

  test("is ten things at most", () => {
    expect(asked(nothing, ...many)).toHaveLength(10)
  })

  test.each([15, 16])("is no biomarker where there is no room for another: %i are given", (given) => {
    const biomarkers = Array.from({ length: given }, (_, index) => `marker ${index}`)

    expect(asked({ ...bare, biomarkers }, kras)).toHaveLength(given < 16 ? 1 : 0)
  })

  test("looks for no biomarker in a text where there is no room for another", () => {
    const options = optionsOf(kras)
    const isLookedInto = (biomarkers: ReadonlyArray<string>): boolean => {
      Steps.whole(TurningPoints.of({ ...bare, biomarkers }, options))

      return options.some(({ annotation }) => annotation.length > 0)
    }

    expect([isLookedInto(Array(16).fill("GPNMB")), isLookedInto([])]).toEqual([false, true])
  })

  test.each<readonly [left: Asking.Left, options: number, of: number, question: string]>([
    [{ field: "biomarkers", term: "MGMT" }, 9, 20, "9 of these 20 ask for the MGMT status. Has it been tested?"],
    [{ field: "biomarkers", term: "MGMT" }, 1, 20, "1 of these 20 asks for the MGMT status. Has it been tested?"],
    [{ field: "biomarkers", term: "Amyloid" }, 2, 2, "Both studies ask for the amyloid status. Has it been tested?"],
    [{ field: "biomarkers", term: "CA 19-9" }, 1, 1, "This study asks for CA 19-9. Has it been measured?"],
    [{ field: "biomarkers", term: "NfL" }, 1, 1, "This study asks for the NfL status. Has it been tested?"],
    [{ field: "biomarkers", term: "Mi-2" }, 1, 1, "This study asks for the Mi-2 status. Has it been tested?"],
    [{ field: "biomarkers", term: "Tau PET" }, 1, 1, "This study asks for the tau PET status. Has it been tested?"],
    [{ field: "biomarkers", term: "DMD" }, 3, 20, "3 of these 20 ask for the mutation of the DMD gene. Is it known?"],
    [{ field: "stage", term: null }, 3, 5, "3 of these 5 ask for a stage or course of the disease. Which is it?"],
    [
      { field: "priorLines", term: null },
      1,
      5,
      "1 of these 5 asks how much treatment came before. How many lines were there?",
    ],
    [{ field: "age", term: null }, 5, 5, "All 5 have an age limit. How old is the patient?"],
    [{ field: "sex", term: null }, 1, 5, "1 of these 5 takes women only or men only. What is the sex?"],
  ])("says so in one plain question: %j", (left, options, of, question) => {
    expect(Asking.question(left, options, of)).toBe(question)
  })

  const eligibilities = FastCheck.array(
    FastCheck.record({
      items: FastCheck.subarray([
        "KRAS G12D mutation",
        "MSI-H",
        "Metastatic disease",
        "At least two prior lines of therapy",
        "BRCA1/2 mutation",
      ]),
      minimumAge: FastCheck.constantFrom(null, "18 Years", "60 Years"),
      sex: FastCheck.constantFrom(null, "ALL", "FEMALE"),
    }),
    { maxLength: 6 },
  ).map((drafts) => drafts.map(({ items, ...bounds }) => ({ ...including(...items), ...bounds })))

  const answers = { stage: "metastatic", priorLines: 2, age: 61, sex: "female" } as const

  const answering = (field: Asking.Field, term: string | null): Profile => {
    if (field === "biomarkers") return { ...nothing, biomarkers: [`${term} positive`] }

    return { ...nothing, [field]: answers[field] }
  }

  test("is left out once it is answered, and nothing else changes", () => {
    FastCheck.assert(
      FastCheck.property(
        eligibilities,
        FastCheck.constantFrom(...(["stage", "priorLines", "age", "sex"] as const)),
        (some, name) => {
          const options = optionsOf(...some)
          const before = Steps.whole(TurningPoints.of(nothing, options))

          expect(Steps.whole(TurningPoints.of({ ...nothing, [name]: answers[name] }, options))).toEqual(
            before.filter(({ field }) => field !== name),
          )
        },
      ),
    )
    FastCheck.assert(
      FastCheck.property(eligibilities, FastCheck.constantFrom("KRAS", "MSI", "BRCA"), (some, term) => {
        const options = optionsOf(...some)
        const before = Steps.whole(TurningPoints.of(nothing, options))

        expect(Steps.whole(TurningPoints.of({ ...nothing, biomarkers: [`${term} positive`] }, options))).toEqual(
          before.filter((each) => each.term !== term),
        )
      }),
    )
  })

  test("is no more than it says: an answer adds a check to each option, and changes no other", () => {
    const checksOf = (profile: Profile, options: ReadonlyArray<Reading.AnnotatedStudy>) =>
      Steps.whole(Ranking.ranked(Criteria.of(profile, []), undefined, options)).map(({ checks }) => checks)

    FastCheck.assert(
      FastCheck.property(eligibilities, (some) => {
        const options = optionsOf(...some)
        const before = checksOf(nothing, options)
        for (const { field, term } of Steps.whole(TurningPoints.of(nothing, options))) {
          const after = checksOf(answering(field, term), options)

          expect(after.map(([own]) => own)).toEqual(before.map(([own]) => own))
          for (const checks of after) expect(checks).toHaveLength(2)
        }
      }),
    )
  })

  test("does not depend on the order of options, and never counts more than there are", () => {
    FastCheck.assert(
      FastCheck.property(eligibilities, (some) => {
        const asked = Steps.whole(TurningPoints.of(nothing, optionsOf(...some)))

        expect(Steps.whole(TurningPoints.of(nothing, optionsOf(...some.toReversed())))).toEqual(asked)
        for (const { field, options, term } of asked) {
          expect(options).toBeWithin(1, some.length + 1)
          expect(term !== null).toBe(field === "biomarkers")
        }
      }),
    )
  })
})
