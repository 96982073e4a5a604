import { describe, expect, test } from "bun:test"
import { Either, FastCheck } from "effect"
import * as Match from "../../../../interfaces/functions/Match.ts"
import { areaOf, kinOf, speltOf } from "../../../../interfaces/web/browser/profile/AreaOf.ts"
import {
  asSearched,
  type Draft,
  draftOf,
  empty,
  forArea,
  requestOf,
} from "../../../../interfaces/web/browser/profile/Draft.ts"
import { answered, resultOf } from "../../../../interfaces/web/browser/profile/NextAnswers.ts"
import * as ProfileLink from "../../../../interfaces/web/browser/profile/ProfileLink.ts"
import { entriesOf, hintsOf, wideningsOf } from "../../../../interfaces/web/browser/profile/Searched.ts"
import { listed } from "../../../../interfaces/web/browser/profile/TestResults.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { areas } from "./Answers.ts"

const asked = (given: Partial<Draft>) => requestOf({ ...empty, ...given }, areas)

describe("A place in words, once it was searched,", () => {
  const cleveland = { name: "Cleveland, Ohio, United States", lat: 41.5, lng: -81.69, radius_miles: 100 }
  const typed = { ...empty, condition: "ALS", place: "Cleveland" }

  test("is the point that was understood, with its name and how far around it was looked", () => {
    const { place, point, radius } = asSearched(typed, { searched_area: cleveland })

    expect([place, point, radius]).toEqual([cleveland.name, { lat: 41.5, lng: -81.69 }, "100"])
    expect(wideningsOf(asSearched(typed, { searched_area: cleveland }), english)).toHaveLength(2)
  })

  test("stays as it is where words were sought, where nothing was, and where a point was chosen", () => {
    const words = { name: "Cambridge", lat: null, lng: null, radius_miles: null }
    const chosen = { ...typed, point: { lat: 1, lng: 2 }, radius: "25" }

    expect(asSearched(typed, { searched_area: words })).toBe(typed)
    expect(asSearched(typed, {})).toBe(typed)
    expect(asSearched(chosen, { searched_area: cleveland })).toBe(chosen)
  })
})

describe("A form becomes a request", () => {
  test("of the condition alone, where nothing else is known", () => {
    expect(asked({ condition: " ALS " })).toEqual({ condition: "ALS" })
  })

  test("with everything that was said", () => {
    expect(
      asked({
        condition: "pancreatic cancer",
        stage: " Metastatic ",
        ticked: ["KRAS G12D"],
        results: "MSI-H\nKRAS G12D",
        lines: "0",
        age: "61",
        sex: "female",
        place: " Chicago ",
        kinds: ["interventional"],
        phases: ["PHASE2"],
      }),
    ).toEqual({
      condition: "pancreatic-cancer",
      stage: "Metastatic",
      biomarkers: ["KRAS G12D", "MSI-H"],
      prior_lines: 0,
      age: 61,
      sex: "female",
      location: { query: "Chicago" },
      include: ["interventional"],
      phases: ["PHASE2"],
    })
  })

  test("around a point rather than in words, where both are there", () => {
    expect(asked({ condition: "ALS", place: "Chicago", point: { lat: 41.9, lng: -87.6 }, radius: "250" })).toEqual({
      condition: "ALS",
      location: { lat: 41.9, lng: -87.6, radius_miles: 250 },
    })
  })

  test.each(["sixty", "61.5", "-1", "1e2", "0x10", "99999999999999999999"])(
    "and what is no number stays as it was typed, for the service to say what is wrong: %s",
    (age) => {
      const request = asked({ condition: "ALS", age })

      expect(request["age"]).toBe(age)
      expect(Either.getLeft(Match.parse(request))).toMatchObject({ value: { field: "age" } })
    },
  )

  test.each([
    ["18 months", 1],
    ["8 meses", 0],
    ["6 1/2", 6],
    ["6½ years old", 6],
  ])("with the whole years of a child: %s", (age, years) => {
    expect(asked({ condition: "ALS", age })["age"]).toBe(years)
  })

  test.each([
    "58",
    " 58 ",
    "58 years",
    "58 years old",
    "58 years of age",
    "58 y/o",
    "58 yrs.",
    "58 años",
    "58 años de edad",
  ])("with an age however it is written: %s", (age) => {
    expect(asked({ condition: "ALS", age })["age"]).toBe(58)
  })

  test.each([
    ["glioblastoma", "glioblastoma"],
    [" GLIOBLASTOMA ", "glioblastoma"],
    ["Alzheimer’s disease", "alzheimers"],
    ["enfermedad de alzheimer", "alzheimers"],
    ["Cáncer de páncreas", "pancreatic-cancer"],
    ["cancer de pancreas", "pancreatic-cancer"],
    ["GBM", "glioblastoma"],
    ["Glioblastoma (GBM)", "glioblastoma"],
    ["glioblastoma.", "glioblastoma"],
    ["cancer of the pancreas", "pancreatic-cancer"],
    ["Alzheimers", "alzheimers"],
    ["recurrent glioblastoma", undefined],
    ["pancreatic adenocarcinoma", undefined],
    ["pancreatic", undefined],
    ["", undefined],
  ])("“%s” names the launch area %s", (condition, slug) => {
    expect(areaOf(condition, areas)?.slug).toBe(slug)
  })

  test.each([
    ["recurrent glioblastoma", "glioblastoma"],
    ["pancreatic adenocarcinoma", "pancreatic-cancer"],
    ["cáncer de páncreas metastásico", "pancreatic-cancer"],
  ])("“%s” is asked for as it is, with what is suggested for %s", (condition, slug) => {
    const request = { condition, biomarkers: ["BRAF V600E"] }

    expect(kinOf(condition, areas)).toMatchObject({ area: { slug }, isSame: false })
    expect(draftOf(request, areas)).toMatchObject({ condition, ticked: ["BRAF V600E"] })
    expect(asked({ condition, ticked: ["BRAF V600E"] })).toEqual(request)
  })

  test.each([
    ["gliobalstoma", "glioblastoma"],
    ["cáncer de pancraes", "cáncer de pancreas"],
    ["asthma", undefined],
    ["glioblastoma", undefined],
  ])("“%s” may be meant for %s", (condition, meant) => {
    expect(speltOf(condition, areas)).toBe(meant)
  })

  test("and another illness keeps what was ticked for the first as lines, as far as it does not suggest it", () => {
    const [alzheimers, glioblastoma] = areas
    const draft = { ...empty, ticked: ["BRAF V600E", "MGMT methylated"], results: "TP53 loss" }

    expect(forArea(draft, glioblastoma)).toEqual(draft)
    expect(forArea(draft, alzheimers)).toEqual({
      ...draft,
      ticked: [],
      results: "BRAF V600E\nMGMT methylated\nTP53 loss",
    })
    expect(forArea(draft, undefined)).toMatchObject({ ticked: [] })
  })

  test("results are split as reports write them", () => {
    expect(listed("CA 19-9 1,234 U/mL,TP53 loss")).toEqual(["CA 19-9 1,234 U/mL", "TP53 loss"])
    expect(listed("KRAS p.G12D (c.35G>A), VAF 23%, TP53 R175H; allele frequency 4 %")).toEqual([
      "KRAS p.G12D (c.35G>A) VAF 23%",
      "TP53 R175H allele frequency 4 %",
    ])
    expect(listed("Genomic findings:\nKRAS G12D")).toEqual(["KRAS G12D"])
    expect(listed("• KRAS G12D\n- MSI-H;  TP53 R175H, CA 19-9\n\n * PD-L1 50%")).toEqual([
      "KRAS G12D",
      "MSI-H",
      "TP53 R175H",
      "CA 19-9",
      "PD-L1 50%",
    ])
  })
})

const some = <A>(value: FastCheck.Arbitrary<A>) => FastCheck.option(value, { nil: undefined })
const word = FastCheck.stringMatching(/^[A-Za-z0-9áéñßЖ漢🧠'"<>&#%+ -]{0,20}[a-z]$/u).map((text) => text.trim())

const requests = FastCheck.record({
  condition: FastCheck.oneof(FastCheck.constantFrom(...areas.map(({ slug }) => slug)), word),
  stage: some(word),
  biomarkers: some(
    FastCheck.uniqueArray(FastCheck.stringMatching(/^[A-Z][A-Za-z0-9 é漢]{0,10}[0-9]$/u), {
      minLength: 1,
      maxLength: 16,
    }),
  ),
  prior_lines: some(FastCheck.nat(8)),
  age: some(FastCheck.nat(130)),
  sex: some(FastCheck.constantFrom("female", "male")),
  location: some(
    FastCheck.oneof(
      FastCheck.record({ query: word }),
      FastCheck.record({
        lat: FastCheck.integer({ min: -90, max: 90 }),
        lng: FastCheck.integer({ min: -180, max: 180 }),
        radius_miles: FastCheck.constantFrom(25, 100, 12_500),
      }),
    ),
  ),
  phases: some(FastCheck.constant(["PHASE1", "PHASE2"])),
}).map((request) => Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)))

describe("A link", () => {
  test("holds a request whole, in characters that need no escaping, and gives the form that makes it", () =>
    FastCheck.assert(
      FastCheck.property(requests, (request) => {
        const fragment = ProfileLink.fragmentOf(request)
        const read = ProfileLink.read(fragment)

        expect(fragment).toMatch(/^#profile=[A-Za-z0-9_-]+$/)
        expect(read).toEqual(request)
        expect(requestOf(draftOf(request, areas), areas)).toEqual(
          expect.objectContaining({
            ...request,
            ...(request["biomarkers"] === undefined ? {} : { biomarkers: expect.any(Array) }),
          }),
        )
      }),
    ))

  test.each([
    ["a point with a name", { place: "Boston, Massachusetts", point: { lat: 42.36, lng: -71.06 }, radius: "50" }],
    ["a point without one", { point: { lat: 42.36, lng: -71.06 } }],
    ["words", { place: "Massachusetts" }],
    ["nowhere", {}],
  ])("fills the form as it was: %s", (_, where) => {
    const draft = { ...empty, condition: "sarcoidosis", ...where }
    const read = ProfileLink.read(ProfileLink.fragmentOf(requestOf(draft, areas), draft.place))

    expect(typeof read === "object" ? draftOf(read, areas) : read).toEqual(draft)
  })

  test.each(["", "#", "#results", "#profilex=e30"])("is none: %p", (fragment) => {
    expect(ProfileLink.read(fragment)).toBeUndefined()
  })

  test.each([
    "#profile=",
    "#profile=%7B",
    "#profile=e3",
    "#profile=W10",
    "#profile=bnVsbA",
    "#profile=_w",
    "#profile=MQ",
  ])("is broken: %s", (fragment) => {
    expect(ProfileLink.read(fragment)).toBe("broken")
  })

  test("that somebody made up fills the form with texts and numbers only", () => {
    const odd = {
      condition: ["x"],
      biomarkers: [1, "EGFR", {}],
      location: "here",
      age: true,
      phases: "PHASE1",
      more: 1,
    }

    expect(draftOf(odd, areas)).toEqual({ ...empty, results: "EGFR" })
  })
})

describe("What was searched", () => {
  const known = {
    illnesses: [{ name: "amyotrophic lateral sclerosis", also: ["ALS"] }],
    places: [{ name: "Columbus, Ohio, United States", also: [] }],
  }

  test.each<[given: Partial<Draft>, hints: ReadonlyArray<keyof typeof english.nothing>]>([
    [{ condition: "asl" }, ["otherName"]],
    [{ condition: "ALS" }, ["broader"]],
    [{ condition: "Glioblastoma" }, ["broader"]],
    [{ condition: "recurrent gliobastoma" }, ["otherName"]],
    [{ condition: "膠芽腫" }, ["inEnglish"]],
    [{ condition: "ALS", place: "Ohio" }, ["broader"]],
    [{ condition: "ALS", place: "united states" }, ["broader"]],
    [{ condition: "asl", place: "Chigaco" }, ["otherName", "place"]],
    [{ condition: "asl", place: "Chigaco", point: { lat: 41.9, lng: -87.6 } }, ["otherName"]],
  ])("without success is to be looked at again: %j", (given, hints) => {
    expect(hintsOf({ ...empty, ...given }, areas, known, english)).toEqual(
      hints.map((hint) => String(english.nothing[hint])),
    )
  })

  const request = asked({ condition: "glioblastoma", stage: "Recurrent", lines: "0", sex: "male", phases: ["PHASE1"] })

  test("is said in words, and nothing that was left out", () => {
    expect(entriesOf(request, areas, english)).toEqual([
      ["Illness", "Glioblastoma"],
      ["Stage", "Recurrent"],
      ["Treatments so far", "None yet"],
      ["Sex", "Male"],
      ["Phases", "Phase 1"],
      ["Where", "everywhere"],
    ])
  })

  test("is said in the language of the page", () => {
    expect(entriesOf(request, areas, spanish)).toContainEqual(["Etapa", "Recurrente (ha vuelto)"])
    expect(
      entriesOf({ condition: "ALS", location: { lat: 1, lng: 2, radius_miles: 25 } }, areas, english),
    ).toContainEqual(["Where", "within 25 miles of the point"])
  })
})

describe("What would look wider", () => {
  const labels = (given: Partial<Draft>) => wideningsOf({ ...empty, ...given }, english).map(({ label }) => label)

  test("is nothing where nothing narrows", () => expect(labels({ condition: "ALS", age: "61" })).toEqual([]))

  test("is farther away, then everywhere", () => {
    expect(labels({ point: { lat: 1, lng: 2 }, radius: "100" })).toEqual([
      "Look up to 250 miles away",
      "Look everywhere",
    ])
    expect(labels({ point: { lat: 1, lng: 2 }, radius: "500" })).toEqual(["Look everywhere"])
    expect(labels({ place: "Reykjavik" })).toEqual(["Look everywhere"])
  })

  test("is all phases before all kinds: phases leave out what has none", () => {
    expect(labels({ phases: ["PHASE4"], kinds: ["interventional"] })).toEqual(["Look in all phases"])
    expect(labels({ kinds: ["expanded_access"] })).toEqual(["Look for all kinds of study"])
    expect(labels({ kinds: ["expanded_access", "interventional"] })).toEqual([])
  })

  test("asks the same without it", () => {
    const draft = { ...empty, condition: "ALS", point: { lat: 1, lng: 2 } }
    const [farther, everywhere] = wideningsOf(draft, english)

    expect(asked({ ...draft, ...farther?.change })).toEqual({
      condition: "ALS",
      location: { lat: 1, lng: 2, radius_miles: 250 },
    })
    expect(asked({ ...draft, ...everywhere?.change })).toEqual({ condition: "ALS" })
  })
})

describe("Answers to what the studies turn on", () => {
  test("go into the form, and those left out change nothing", () => {
    const [, glioblastoma] = areas
    const draft = { ...empty, condition: "glioblastoma", results: "TP53 R175H", age: "61" }

    expect(
      answered(draft, glioblastoma, { stage: "Recurrent", lines: "", age: "" }, ["MGMT methylated", "", "PTEN loss"]),
    ).toEqual({
      ...draft,
      stage: "Recurrent",
      ticked: ["MGMT methylated"],
      results: "TP53 R175H\nPTEN loss",
    })
  })

  test.each([
    ["MGMT", "methylated", "MGMT methylated"],
    ["MGMT", "mgmt methylated", "mgmt methylated"],
    ["MGMT", "", ""],
    [undefined, "IDH mutant", "IDH mutant"],
  ])("a result names its marker: %p %p", (term, answer, result) => {
    expect(resultOf(term, answer)).toBe(result)
  })
})
