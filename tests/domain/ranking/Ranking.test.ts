import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import type { Candidate } from "../../../domain/ranking/Candidate.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import type { GeoPoint } from "../../../domain/study/GeoPoint.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import { type Phase, phases } from "../../../domain/study/Study.ts"
import { site, study } from "../../support/study.ts"

const candidate = (facts: Partial<Candidate> = {}): Candidate => ({
  study: study(),
  checks: [],
  mismatches: 0,
  score: { hundredths: 0, parts: [] },
  setting: { agreed: [], opposed: [] },
  isNamed: true,
  told: [],
  otherMarkers: [],
  milesToNearestOpen: () => 0,
  ...facts,
})

const scored = (hundredths: number) => ({ score: { hundredths, parts: [] } })
const open = (overallStatus: string) => ({ study: study({ overallStatus }) })
const away = (miles: number) => ({ milesToNearestOpen: () => miles })
const updated = (lastUpdatePosted: string | null) => ({ study: study({ lastUpdatePosted }) })
const numbered = (nctId: string) => ({ study: study({ nctId: NctId(nctId) }) })

type Rule = readonly [rule: string, before: Partial<Candidate>, after: Partial<Candidate>]

/** The rules as users read them, the weightiest first. */
const rules: ReadonlyArray<Rule> = [
  ["fewest firm mismatches", { mismatches: 0 }, { mismatches: 1 }],
  ["the higher score", scored(1), scored(0)],
  ["open today before not yet", open("RECRUITING"), open("NOT_YET_RECRUITING")],
  ["the nearest open site", away(5), away(50)],
  ["the most recently updated", updated("2026-02-01"), updated("2026-01-31")],
  ["the NCT number", numbered("NCT99000001"), numbered("NCT99000002")],
]

describe("Each rule decides where those before it are equal", () => {
  test.each(rules)("%s", (_, before, after) => {
    expect(Ranking.order(candidate(before), candidate(after))).toBe(-1)
    expect(Ranking.order(candidate(after), candidate(before))).toBe(1)
  })

  const neighbours = rules
    .slice(0, 3)
    .flatMap((rule, index) => rules.slice(index + 1, index + 2).map((next) => [rule, next] as const))

  test.each(neighbours.map(([rule, next]) => [rule[0], next[0], rule, next] as const))(
    "%s weighs more than %s",
    (_rule, _next, [, better, worse], [, nextBetter, nextWorse]) => {
      expect(Ranking.order(candidate({ ...nextWorse, ...better }), candidate({ ...nextBetter, ...worse }))).toBe(-1)
    },
  )

  test("the most recently updated weighs more than the NCT number", () => {
    const newer = candidate({ study: study({ nctId: NctId("NCT99000002"), lastUpdatePosted: "2026-02-01" }) })
    const older = candidate({ study: study({ nctId: NctId("NCT99000001"), lastUpdatePosted: "2026-01-01" }) })

    expect(Ranking.order(newer, older)).toBe(-1)
  })

  test("a study without a date of update stands last", () => {
    expect(Ranking.order(candidate(updated("2001-01-01")), candidate(updated(null)))).toBe(-1)
  })

  test("a study without an open site with coordinates stands behind one however far away", () => {
    const far = candidate(away(12_000))
    const nowhere = candidate({ ...away(Number.POSITIVE_INFINITY), ...updated("2026-02-01") })

    expect(Ranking.order(far, nowhere)).toBe(-1)
    expect(Ranking.order(nowhere, nowhere)).toBe(0)
  })
})

describe("The nearest open site", () => {
  const from: GeoPoint = { latitude: 0, longitude: 0 }
  const near = { latitude: 0, longitude: 1 }
  const far = { latitude: 0, longitude: 10 }
  const miles = (facts: Parameters<typeof study>[0]) =>
    Math.round(
      (Steps.whole(
        Ranking.ranked(Criteria.of({ condition: "x", biomarkers: [] }, []), from, [Reading.annotated(study(facts))]),
      )[0]?.milesToNearestOpen() ?? Number.NaN) / 69.1,
    )

  test.each<readonly [string, Parameters<typeof study>[0], number]>([
    ["counts if it recruits", { sites: [site({ status: "RECRUITING", point: near })] }, 1],
    ["counts if it is available", { sites: [site({ status: "AVAILABLE", point: near })] }, 1],
    ["of a recruiting study counts without a status", { sites: [site({ point: near })] }, 1],
    [
      "of a study not yet recruiting does not count without a status",
      { overallStatus: "NOT_YET_RECRUITING", sites: [site({ point: near })] },
      Number.POSITIVE_INFINITY,
    ],
    [
      "of a study not yet recruiting counts if it recruits itself",
      { overallStatus: "NOT_YET_RECRUITING", sites: [site({ status: "RECRUITING", point: near })] },
      1,
    ],
    [
      "does not count if it is closed",
      { sites: [site({ status: "COMPLETED", point: near }), site({ status: "RECRUITING", point: far })] },
      10,
    ],
    [
      "does not count if it is not open yet",
      { sites: [site({ status: "NOT_YET_RECRUITING", point: near })] },
      Number.POSITIVE_INFINITY,
    ],
    ["does not count without coordinates", { sites: [site({ status: "RECRUITING" }), site({ point: far })] }, 10],
    ["is nowhere if there is none", {}, Number.POSITIVE_INFINITY],
  ])("%s", (_, facts, degrees) => {
    expect(miles(facts)).toBe(degrees)
  })
})

const years = FastCheck.option(
  FastCheck.integer({ min: 0, max: 99 }).map((age) => `${age} Years`),
  { nil: null },
)

const someStudy = FastCheck.record({
  nctId: FastCheck.integer({ min: 0, max: 99_999_999 }).map((number) => NctId(`NCT${String(number).padStart(8, "0")}`)),
  title: FastCheck.constantFrom("Glioma", "Something else"),
  overallStatus: FastCheck.constantFrom("RECRUITING", "NOT_YET_RECRUITING"),
  phases: FastCheck.subarray<string>(["PHASE1", "PHASE2", "NA"]),
  conditions: FastCheck.subarray(["glioma", "glioblastoma"]),
  lastUpdatePosted: FastCheck.constantFrom("2026-01-01", "2026-02-01", null),
  sites: FastCheck.array(
    FastCheck.record({
      status: FastCheck.constantFrom("RECRUITING", "COMPLETED", null),
      longitude: FastCheck.option(FastCheck.integer({ min: -180, max: 180 }), { nil: null }),
    }).map(({ longitude, status }) => site({ status, point: longitude === null ? null : { latitude: 0, longitude } })),
    { maxLength: 3 },
  ),
  eligibility: FastCheck.record({
    minimumAge: years,
    maximumAge: years,
    sex: FastCheck.constantFrom("ALL", "MALE", "FEMALE", null),
    text: FastCheck.array(
      FastCheck.constantFrom(
        "Inclusion Criteria:",
        "Exclusion Criteria:",
        "* MSI-H or KRAS G12D",
        "* EGFR wild-type",
        "* Recurrent stage IV disease",
        "* At least two prior lines of therapy",
        "* Stage",
        "* Solid tumors",
      ),
      { maxLength: 5 },
    ).map((lines) => (lines.length === 0 ? null : lines.join("\n"))),
  }),
}).map((facts) => study(facts))

const studies = FastCheck.uniqueArray(someStudy, { selector: ({ nctId }) => nctId, minLength: 2, maxLength: 12 })

const someProfile: FastCheck.Arbitrary<Profile> = FastCheck.record(
  {
    condition: FastCheck.constantFrom("glioma", "glioblastoma", "ALS"),
    stage: FastCheck.constantFrom("recurrent", "stage IV", "something"),
    biomarkers: FastCheck.subarray(["MSI-H", "KRAS G12D", "EGFR wild-type"]),
    age: FastCheck.integer({ min: 0, max: 130 }),
    sex: FastCheck.constantFrom("male" as const, "female" as const),
    priorLines: FastCheck.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: ["condition", "biomarkers"] },
)

const somePhases: FastCheck.Arbitrary<ReadonlyArray<Phase>> = FastCheck.subarray([...phases])

const ranked = (
  found: ReadonlyArray<ReturnType<typeof study>>,
  profile: Profile,
  asked: ReadonlyArray<Phase>,
  limit = found.length,
) =>
  Steps.whole(
    Ranking.ranked(
      Criteria.of(profile, asked),
      { latitude: 0, longitude: 0 },
      found.map((each) => Reading.annotated(each)),
      limit,
    ),
  )

/** All that is told of a candidate. */
const told = ({ checks, isNamed, milesToNearestOpen, mismatches, score, setting, study }: Candidate) => ({
  isNamed,
  study: study.nctId,
  checks: checks.map((check) => ({ ...check, evidence: check.evidence })),
  mismatches,
  parts: score.parts,
  hundredths: score.hundredths,
  setting,
  miles: milesToNearestOpen(),
})

describe("Whatever the studies and the profile", () => {
  test("the order is total: no two studies are equal, and all agree on who is before whom", () => {
    FastCheck.assert(
      FastCheck.property(studies, someProfile, somePhases, (found, profile, asked) => {
        const order = ranked(found, profile, asked)
        const compared = order.map((one) => order.map((other): number => Ranking.order(one, other)))
        expect(compared).toEqual(order.map((_, row) => order.map((_, column) => Math.sign(row - column))))
      }),
      { numRuns: 60 },
    )
  })

  test("shuffling what the registry sent changes nothing", () => {
    FastCheck.assert(
      FastCheck.property(
        studies.chain((found) =>
          FastCheck.tuple(
            FastCheck.constant(found),
            FastCheck.shuffledSubarray(found, { minLength: found.length, maxLength: found.length }),
          ),
        ),
        someProfile,
        ([found, shuffled], profile) => {
          const names = (of: typeof found) => ranked(of, profile, []).map(({ study }) => study.nctId)
          expect(names(shuffled)).toEqual(names(found))
        },
      ),
    )
  })

  test("a study with a firm mismatch of a profile field never stands above one without", () => {
    FastCheck.assert(
      FastCheck.property(studies, someProfile, somePhases, (found, profile, asked) => {
        const misses = ranked(found, profile, asked).map(({ checks }) =>
          checks.slice(1).some(({ state }) => state === "not_matched"),
        )
        expect(misses).toEqual(misses.toSorted((one, other) => Number(one) - Number(other)))
      }),
    )
  })

  test("the parts of a score add up to it, mismatches are counted, and the checks are those of the study by itself", () => {
    FastCheck.assert(
      FastCheck.property(studies, someProfile, somePhases, (found, profile, asked) => {
        const criteria = Criteria.of(profile, asked)
        for (const { checks, mismatches, score, study } of ranked(found, profile, asked)) {
          expect(mismatches).toBe(Criteria.ofProfile(checks).filter(({ state }) => state === "not_matched").length)
          expect(score.parts.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(score.hundredths)
          const { text } = Reading.annotated(study)
          expect(checks).toEqual([
            ...Criteria.checkFields(criteria, study),
            ...criteria.questions.map((question) => Criteria.checkOf(question, Reading.answer(text, question))),
          ])
        }
      }),
    )
  })

  test("the best of them are the same however many are wanted", () => {
    FastCheck.assert(
      FastCheck.property(studies, someProfile, somePhases, FastCheck.nat(12), (found, profile, asked, limit) => {
        const all = ranked(found, profile, asked)
        expect(ranked(found, profile, asked, limit).map(told)).toEqual(all.slice(0, limit).map(told))
      }),
      { numRuns: 100 },
    )
  })

  test("no study is lost or made up", () => {
    FastCheck.assert(
      FastCheck.property(studies, someProfile, (found, profile) => {
        expect(new Set(ranked(found, profile, []).map(({ study }) => study))).toEqual(new Set(found))
      }),
    )
  })
})

describe("What keeps out", () => {
  const text = "Exclusion Criteria:\n* KRAS G12D mutation\n* BRAF V600E mutation"

  test.each<readonly [biomarkers: ReadonlyArray<string>, amount: number]>([
    [["KRAS G12D"], 1],
    [["KRAS G12D", "KRAS G12D"], 1],
    [["KRAS G12D", "G12D mutation of KRAS"], 1],
    [["KRAS G12D", "BRAF V600E"], 2],
    [["KRAS G12D", "BRAF V600E", "KRAS p.G12D"], 2],
    [["KRAS G12D", "KRAS mutation"], 2],
  ])("of %j, %d times", (biomarkers, amount) => {
    const criteria = Criteria.of({ condition: "glioma", biomarkers }, [])
    const [best] = Steps.whole(
      Ranking.ranked(criteria, undefined, [Reading.annotated(study({ eligibility: { text } }))]),
    )

    expect(best?.score.parts.find(({ name }) => name === "exclusion")?.amount).toBe(amount)
    expect(best?.checks.filter(({ state }) => state === "mentioned_exclusion")).toHaveLength(biomarkers.length)
  })
})

describe("A marker in the words of the condition", () => {
  const text = "Inclusion Criteria:\n* KRAS G12D mutation\nExclusion Criteria:\n* BRAF V600E mutation"
  const facts = { title: "Daraxonrasib in pancreatic cancer", eligibility: { text } }
  const one = (condition: string, ...biomarkers: ReadonlyArray<string>) =>
    Steps.whole(
      Ranking.ranked(Criteria.of({ condition, biomarkers }, []), undefined, [Reading.annotated(study(facts))]),
    )[0]
  const parts = (candidate: Candidate | undefined) =>
    Object.fromEntries((candidate?.score.parts ?? []).map(({ amount, name }) => [name, amount]))

  test("counts for the order as one among the biomarkers, and so does the disease beside it", () => {
    expect(parts(one("KRAS G12D, BRAF V600E pancreatic cancer"))).toEqual(
      parts(one("pancreatic cancer", "KRAS G12D", "BRAF V600E")),
    )
    expect(parts(one("KRAS G12C pancreatic cancer"))).toMatchObject({ otherState: 1, condition: 4 })
    expect(parts(one("pancreatic cancer"))).not.toHaveProperty("biomarkers")
  })

  test("is no check", () => {
    expect(one("KRAS G12D, BRAF V600E pancreatic cancer")?.checks).toEqual(one("pancreatic cancer")?.checks ?? [])
  })

  test("counts once, whatever is told of it among the biomarkers", () => {
    expect(parts(one("BRAF V600E pancreatic cancer", "BRAF V600E"))).toMatchObject({ exclusion: 1 })
    expect(parts(one("KRAS mutant pancreatic cancer", "KRAS G12C"))).not.toHaveProperty("biomarkers")
  })

  test("adds up: the score is the sum of its parts", () => {
    const { hundredths, parts } = one("KRAS G12D pancreatic cancer, BRAF V600E")?.score ?? { hundredths: 0, parts: [] }

    expect(parts.reduce((sum, part) => sum + part.hundredths, 0)).toBe(hundredths)
  })
})

describe("What speaks of other patients", () => {
  const amountOf = (biomarkers: ReadonlyArray<string>, part: string, facts: Parameters<typeof study>[0]) =>
    Steps.whole(
      Ranking.ranked(Criteria.of({ condition: "glioma", biomarkers }, []), undefined, [
        Reading.annotated(study(facts)),
      ]),
    )
      .flatMap(({ score }) => score.parts)
      .find(({ name }) => name === part)?.amount

  test.each<readonly [biomarkers: ReadonlyArray<string>, amount: number | undefined]>([
    [["KRAS G12D"], 1],
    [["KRAS G12D", "BRAF wild-type"], 1],
    [["KRAS G12C"], undefined],
    [["KRAS G12C", "BRAF wild-type"], 1],
    [["EGFR mutation"], undefined],
    [[], undefined],
  ])("for %j, another state in the inclusion criteria: %p", (biomarkers, amount) => {
    const text = "Inclusion Criteria:\n* KRAS G12C mutation\n* BRAF V600E mutation"

    expect(amountOf(biomarkers, "otherState", { eligibility: { text } })).toBe(amount)
  })

  test.each<readonly [biomarkers: ReadonlyArray<string>, amount: number | undefined]>([
    [["MMSE 12"], 1],
    [["MMSE 22"], undefined],
    [["ECOG 2"], 1],
    [["ECOG 1"], undefined],
  ])("for %j, a score outside of what the inclusion criteria ask for keeps out: %p", (biomarkers, amount) => {
    const text = "Inclusion Criteria:\n* MMSE of 20 to 26\n* ECOG 0-1"

    expect(amountOf(biomarkers, "exclusion", { eligibility: { text } })).toBe(amount)
  })

  test.each<readonly [biomarkers: ReadonlyArray<string>, amount: number | undefined]>([
    [["MMSE 22"], 1],
    [["ECOG 1"], undefined],
    [["ECOG 1", "Karnofsky 80"], undefined],
    [["ECOG 1", "MMSE 22"], 1],
    [["ECOG 1, MMSE 22"], 1],
  ])("of %j, how fit somebody is speaks for no study: %p", (biomarkers, amount) => {
    const text = "Inclusion Criteria:\n* MMSE of 20 to 26\n* ECOG 0-1 or Karnofsky 70-100"

    expect(amountOf(biomarkers, "biomarkers", { eligibility: { text } })).toBe(amount)
  })

  test.each<readonly [biomarkers: ReadonlyArray<string>, amount: number | undefined]>([
    [["EGFR wild-type"], 0.5],
    [["EGFR wild-type", "ALK negative"], 0.5],
    [["EGFR wild-type, ALK negative"], 0.5],
    [["MSS"], undefined],
    [["PD-L1 positive"], 1],
    [["EGFR wild-type", "PD-L1 positive"], 1],
    [["EGFR wild-type", "PD-L1 negative"], 0.5],
    [["HER2-low"], 1],
  ])("of %j, what the patient lacks speaks half as much for a study: %p", (biomarkers, amount) => {
    const text =
      "Inclusion Criteria:\n* No EGFR mutation and no ALK rearrangement\n* PD-L1 positive\n* HER2-low\nExclusion Criteria:\n* Pregnancy"

    expect(amountOf(biomarkers, "biomarkers", { eligibility: { text } })).toBe(amount)
  })

  test.each<readonly [biomarkers: ReadonlyArray<string>, amount: number | undefined]>([
    [["IDH1 mutation"], 1],
    [["IDH wild-type", "MGMT methylated"], 1],
    [["BRAF wild-type"], undefined],
    [["IDH1 mutation", "BRAF V600E"], undefined],
    [["ECOG 1"], undefined],
    [[], undefined],
  ])("for %j, the study selects by another marker: %p", (biomarkers, amount) => {
    const facts = { title: "A drug in BRAF-altered glioma", eligibility: { text: "Inclusion Criteria:\n* BRAF V600E" } }

    expect(amountOf(biomarkers, "otherMarker", facts)).toBe(amount)
  })

  test.each<readonly [text: string, amount: number | undefined]>([
    ["Patients with BRAF V600E mutations", 1],
    ["Patients with BRAF V600E mutations must have received a BRAF inhibitor", undefined],
    ["Regardless of BRAF V600E status", undefined],
  ])("of %j, what only lets somebody in speaks for no study: %p", (item, amount) => {
    const facts = { eligibility: { text: `Inclusion Criteria:\n* ${item}` } }

    expect(amountOf(["BRAF V600E"], "biomarkers", facts)).toBe(amount)
    expect(amountOf(["BRAF V600E"], "exclusion", facts)).toBeUndefined()
  })

  test.each<readonly [part: string, item: string, asked: Partial<Profile>]>([
    ["biomarkers", "HbA1c > 9 %", { biomarkers: ["HbA1c 8"] }],
    ["stage", "MMSE < 16", { stage: "MMSE 22" }],
  ])("in %s, that others are kept out, “%s”, speaks for no study", (part, item, asked) => {
    const text = `Inclusion Criteria:\n* Adults\nExclusion Criteria:\n* ${item}`
    const profile = { condition: "alzheimers", biomarkers: [], ...asked }
    const [best] = Steps.whole(
      Ranking.ranked(Criteria.of(profile, []), undefined, [Reading.annotated(study({ eligibility: { text } }))]),
    )

    expect(best?.checks.at(-1)?.state).toBe("mentioned_inclusion")
    expect(best?.score.parts.find(({ name }) => name === part)).toBeUndefined()
  })

  test.each(["No prior chemotherapy", "Previously untreated disease"])("“%s” speaks for who has had none", (item) => {
    const text = `Inclusion Criteria:\n* ${item}`
    const [best] = Steps.whole(
      Ranking.ranked(Criteria.of({ condition: "melanoma", biomarkers: [], priorLines: 0 }, []), undefined, [
        Reading.annotated(study({ eligibility: { text } })),
      ]),
    )

    expect(best?.score.parts.find(({ name }) => name === "priorLines")?.amount).toBe(1)
  })

  test.each<readonly [condition: string, part: string, amount: number | undefined]>([
    ["melanoma", "biomarkers", 1],
    ["breast cancer", "biomarkers", undefined],
    ["melanoma", "priorLines", 1],
    ["breast cancer", "priorLines", undefined],
    ["melanoma", "stage", 1],
    ["breast cancer", "stage", undefined],
  ])("for %s, what is said of those with melanoma in %s: %p", (condition, part, amount) => {
    const text = "Inclusion Criteria:\n* Metastatic melanoma with BRAF V600E after at least one prior line of therapy"
    const profile = { condition, stage: "metastatic", biomarkers: ["BRAF V600E"], priorLines: 1 }
    const [best] = Steps.whole(
      Ranking.ranked(Criteria.of(profile, []), undefined, [Reading.annotated(study({ eligibility: { text } }))]),
    )

    expect(best?.score.parts.find(({ name }) => name === part)?.amount).toBe(amount)
  })

  test("what the condition names is no other marker", () => {
    const studies = [
      study({
        title: "A drug in EGFR-mutated lung cancer",
        eligibility: { text: "Inclusion Criteria:\n* EGFR mutation" },
      }),
    ].map((each) => Reading.annotated(each))
    const partsFor = (condition: string) =>
      Steps.whole(
        Ranking.ranked(Criteria.of({ condition, biomarkers: ["TP53 mutation"] }, []), undefined, studies),
      ).flatMap(({ score }) => score.parts.map(({ name }) => name))

    expect(partsFor("lung cancer")).toContain("otherMarker")
    expect(partsFor("EGFR-mutated lung cancer")).not.toContain("otherMarker")
  })
})

describe("Entries that are equal", () => {
  const ranked = (biomarkers: ReadonlyArray<string>) => {
    const text = "Inclusion Criteria:\n* NF2 mutation\n\nExclusion Criteria:\n* KRAS mutation"
    const steps = Ranking.ranked(Criteria.of({ condition: "glioma", biomarkers }, []), undefined, [
      Reading.annotated(study({ title: "Glioma", eligibility: { text } })),
    ])
    let many = 1
    for (;;) {
      const step = steps.next()
      if (step.done === true) return { many, candidate: step.value[0] }
      many += 1
    }
  }

  test.each(["NF2 mutation", "KRAS G12D", "no such thing"])("are read as one, and told of each: %j", (entry) => {
    const one = ranked([entry])
    const many = ranked(Array<string>(16).fill(entry))
    const [status, told] = one.candidate?.checks ?? []

    expect(many.many).toBe(one.many)
    expect<unknown>(many.candidate?.checks).toEqual([status, ...Array(16).fill(told)])
    expect(many.candidate?.score).toEqual(one.candidate?.score)
  })
})

describe("Texts are read", () => {
  const { questions, ...criteria } = Criteria.of(
    { condition: "glioma", stage: "recurrent", biomarkers: ["MSI-H"], priorLines: 1 },
    [],
  )

  /** The number of the study and what its text was read for, each time that one was, and then the studies found best. */
  const readIn = (texts: ReadonlyArray<string>, limit: number) => {
    const read: Array<string> = []
    const noting = questions.map((question) => ({
      ...question,
      find: (text: Parameters<typeof question.find>[0]) => {
        read.push(`${text.text.slice(0, 1)} ${question.kind}`)

        return question.find(text)
      },
    }))
    const found = texts.map((text, index) =>
      study({ nctId: NctId(`NCT0000000${index}`), title: "Glioma", eligibility: { text: `${index}\n${text}` } }),
    )
    const best = Steps.whole(
      Ranking.ranked(
        { ...criteria, questions: noting },
        undefined,
        found.map((each) => Reading.annotated(each)),
        limit,
      ),
    )

    return { read, best: best.map(({ study }) => study.nctId.at(-1)) }
  }

  const fits = "Inclusion Criteria:\n* MSI-H\n* Recurrent glioma\n* At least one prior line of therapy"
  const asksForLess = "Inclusion Criteria:\n* MSI-H\n* Recurrence\n* Recurrent"
  const saysNothing = "Inclusion Criteria:\n* Glioma"

  test("for what lifts a study most, first", () => {
    expect(readIn([fits], 1)).toEqual({ read: ["0 biomarker", "0 priorLines", "0 stage"], best: ["0"] })
  })

  test("only as long as they may tell of one of the best", () => {
    const { best, read } = readIn([saysNothing, fits, asksForLess, fits], 2)

    expect(best).toEqual(["1", "3"])
    expect(read.filter((one) => one.startsWith("0"))).toEqual([])
    expect(read.filter((one) => one.startsWith("2"))).toEqual(["2 biomarker", "2 priorLines"])
    expect(read.filter((one) => /^[13]/.test(one))).toHaveLength(6)
  })

  test("not at all where no option is wanted", () => {
    expect(readIn([fits], 0)).toEqual({ read: [], best: [] })
  })
})
