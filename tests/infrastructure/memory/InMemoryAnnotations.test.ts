import { describe, expect, test } from "bun:test"
import { FastCheck as fc, Metric, MetricState } from "effect"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as TurningPoints from "../../../domain/ask-next/TurningPoints.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import { markers } from "../../../domain/eligibility/markers/MarkerLexicon.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as StagePhrases from "../../../domain/eligibility/stage/StagePhrases.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Why from "../../../domain/ranking/Why.ts"
import * as Steps from "../../../domain/Steps.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as StudyPage from "../../../infrastructure/clinicaltrials-gov/StudyPage.ts"
import * as AnnotationTable from "../../../infrastructure/memory/AnnotationTable.ts"
import * as InMemoryAnnotations from "../../../infrastructure/memory/InMemoryAnnotations.ts"
import { enumerations } from "../../domain/eligibility/corpus/enumerations.ts"
import { layouts } from "../../domain/eligibility/corpus/layouts.ts"
import { negations } from "../../domain/eligibility/corpus/negations.ts"
import { priorLines } from "../../domain/eligibility/corpus/priorLines.ts"
import { stages } from "../../domain/eligibility/corpus/stages.ts"
import { all as largeTexts } from "../../support/largeTexts.ts"
import { study } from "../../support/study.ts"

const scope = { types: ["interventional", "expanded_access"], phases: [] } as const

/** Made-up studies, each with its own text and with one of the corpus. */
const published = ((): ReadonlyArray<Study> => {
  const decoded = Steps.whole(
    StudyPage.decode({ totalCount: madeUpStudies.length, studies: madeUpStudies }, scope, 1000),
  )
  if (decoded._tag === "Left") throw decoded.left
  const texts = [...enumerations, ...layouts, ...negations, ...priorLines, ...stages].map(({ text }) => text)

  return decoded.right.studies.flatMap((one, number) => [
    one,
    { ...one, eligibility: { ...one.eligibility, text: texts[number % texts.length] ?? null } },
  ])
})()

const profiles: fc.Arbitrary<Profile> = fc
  .record({
    condition: fc.constantFrom("pancreatic-cancer", "glioblastoma", "alzheimers", "breast cancer", "solid tumour"),
    stage: fc.oneof(
      fc.constantFrom("Metastatic", "Stage IV", "stage IIIB", "IIA", "mild", "moderate to severe", "unheard of"),
      fc.constantFrom(...StagePhrases.table.rows.map(({ example }) => example.replaceAll(/[[\]]/g, ""))),
    ),
    biomarkers: fc.array(
      fc.oneof(
        fc.constantFrom("KRAS G12C", "BRCA2 mutation", "MSI-H", "PD-L1 60%", "APOE4 carrier", "HER2 negative", "CD99x"),
        fc
          .tuple(fc.constantFrom(...markers), fc.constantFrom("positive", "negative", "mutation", ""))
          .map(([{ name }, state]) => `${name} ${state}`.trim()),
      ),
      { maxLength: 4 },
    ),
    priorLines: fc.nat(11),
  })
  .filter(({ biomarkers }) => new Set(biomarkers).size === biomarkers.length)

/** A page of some of the studies, the text of one of them changed by a character or not. */
const pages = fc
  .tuple(
    fc.uniqueArray(fc.nat(published.length - 1), { minLength: 1, maxLength: 12 }),
    fc.nat(),
    fc.nat(),
    fc.constantFrom("", "x", " not "),
  )
  .map(([numbers, changed, at, inserted]): ReadonlyArray<Study> => {
    return numbers.flatMap((number, index) => {
      const one = published[number]
      if (one === undefined) return []
      const { eligibility } = one
      const { text } = eligibility
      if (text === null || index !== changed % numbers.length) return [one]
      const cut = at % (text.length + 1)

      return [{ ...one, eligibility: { ...eligibility, text: text.slice(0, cut) + inserted + text.slice(cut) } }]
    })
  })

/** A match with all that its answer tells, in steps. */
const matching = (memory: ReturnType<typeof InMemoryAnnotations.make>, profile: Profile, page: ReadonlyArray<Study>) =>
  memory.withAnnotations(page, function* (studies) {
    const best = yield* Ranking.ranked(Criteria.of(profile, []), undefined, studies)
    const askNext = yield* TurningPoints.of(profile, studies)
    const options = best.map((candidate) => {
      const { checks, score, study } = candidate

      return { number: study.nctId, title: study.title, checks, score, why: Why.of(candidate) }
    })

    return JSON.stringify({ options, askNext })
  })

const match = (memory: ReturnType<typeof InMemoryAnnotations.make>, profile: Profile, page: ReadonlyArray<Study>) =>
  Steps.whole(matching(memory, profile, page))

describe("A match is answered the same to the byte", () => {
  test("with the memory on, off, cold, warm and too small, whoever asked before", () => {
    const warm = InMemoryAnnotations.make({ mostBytes: 64 * 1024 * 1024 })
    const small = InMemoryAnnotations.make({ mostBytes: 40 * 1024 })
    const off = InMemoryAnnotations.make({ mostBytes: 0 })
    fc.assert(
      fc.property(profiles, pages, (profile, page) => {
        const alone = match(InMemoryAnnotations.make({ mostBytes: 64 * 1024 * 1024 }), profile, page)
        expect(match(off, profile, page)).toBe(alone)
        expect(match(small, profile, page)).toBe(alone)
        expect(match(warm, profile, page)).toBe(alone)
        expect(match(warm, profile, structuredClone(page))).toBe(alone)
      }),
      { numRuns: 60 },
    )
  })

  test.each([2, 10])("by %d matches at a time over one small memory, in whichever order their steps come", (many) =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(profiles, pages), { minLength: many, maxLength: many }),
        fc.infiniteStream(fc.nat()),
        fc.constantFrom(0, 40 * 1024, 1024 * 1024),
        (asked, order, mostBytes) => {
          const alone = asked.map(([profile, page]) => match(InMemoryAnnotations.make({ mostBytes }), profile, page))
          const memory = InMemoryAnnotations.make({ mostBytes })
          const running = asked.map(([profile, page], number) => ({ number, steps: matching(memory, profile, page) }))
          const told: Array<string> = []
          for (const turn of order) {
            const at = turn % running.length
            const { number, steps } = running[at] ?? {}
            const step = steps?.next()
            if (number === undefined || step?.done !== true) continue
            told[number] = step.value
            running.splice(at, 1)
            if (running.length === 0) break
          }
          expect(told).toEqual(alone)
        },
      ),
      { numRuns: many === 2 ? 40 : 15 },
    ),
  )
})

/** How many texts were looked for so far, by whether they were there. */
const lookups = (outcome: "hit" | "miss"): number => {
  const found = Metric.unsafeSnapshot().find(
    ({ metricKey }) =>
      metricKey.name === "reading_memory_lookups_total" && metricKey.tags.some(({ value }) => value === outcome),
  )?.metricState

  return MetricState.isCounterState(found) ? Number(found.count) : 0
}

function* nothing(): Steps.Steps<void> {
  yield
}

describe("The memory of what was read", () => {
  test("counts each text that it is asked for as found or not found", () => {
    const memory = InMemoryAnnotations.make({ mostBytes: 1024 * 1024 })
    const page = ["one", "another", "a third"].map((title) => study({ title }))
    const before = { hits: lookups("hit"), misses: lookups("miss") }
    for (let time = 1; time <= 3; time += 1) Steps.whole(memory.withAnnotations(page, nothing))

    expect(lookups("miss") - before.misses).toBe(3)
    expect(lookups("hit") - before.hits).toBe(6)
  })

  test("never holds more than its bound, whatever texts and profiles come", () => {
    const mostBytes = 400 * 1024
    const table = AnnotationTable.make(mostBytes)
    const names = markers.map(({ name }) => name)
    const matched = (text: string, biomarkers: ReadonlyArray<string>, priorLines: number) => {
      const one = study({ title: text.slice(0, 50), eligibility: { text } })
      const taken = table.take(one, (bytes) => bytes.slice())
      const criteria = Criteria.of({ condition: "cancer", stage: "Stage IV", biomarkers, priorLines }, [])
      Steps.whole(Ranking.ranked(criteria, undefined, [Reading.annotated(one, taken.annotation)]))
      table.putBack(taken)
      expect(table.held().bytes).toBeLessThanOrEqual(mostBytes)
    }
    for (const [, text] of largeTexts(50_000)) matched(text, names.slice(0, 4), 2)
    for (const text of [
      `Inclusion: ${names.map((name) => `${name} mutation or ${name} negative`).join(", ")}. `.repeat(3),
      `Inclusion Criteria:\n${StagePhrases.table.rows.map(({ example }) => `* ${example} disease, not ${example} cancer\n`).join("")}`,
      "* at least 2 prior lines of therapy\n".repeat(500),
    ]) {
      for (let from = 0; from < names.length; from += 16) matched(text, names.slice(from, from + 16), from / 16)
    }
    expect(table.held().texts).toBeGreaterThan(0)
  })
})
