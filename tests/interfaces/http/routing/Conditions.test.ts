import { afterAll, describe, expect, test } from "bun:test"
import * as ask from "../../../support/ask.ts"
import { asked, sandboxKey, start } from "../../../support/service.ts"

const service = await start()
afterAll(() => service.stop())

const answer = await ask.conditions(service)

test("The conditions have every field of the specification", () => {
  expect(Object.keys(answer).toSorted()).toEqual(
    ["launch_areas", "rare_disease_path", "note", "registry", "registry_api", "disclaimer"].toSorted(),
  )
  expect(answer.registry).toBe("ClinicalTrials.gov")
  expect(answer.disclaimer).toContain("not medical advice")
})

test("The launch areas are these three", () => {
  expect(answer.launch_areas.map(({ slug }) => slug)).toEqual(["alzheimers", "glioblastoma", "pancreatic-cancer"])
})

describe.each(answer.launch_areas.map((area) => [area.slug, area] as const))("The launch area %s", (slug, area) => {
  test("has a name, an expression, stages and biomarkers", () => {
    expect(Object.keys(area).toSorted()).toEqual(["biomarkers", "name", "registry_query", "slug", "stages"])
    expect([area.name, area.registry_query]).not.toContain("")
    for (const words of [area.stages, area.biomarkers]) {
      expect(words.length).toBeGreaterThan(3)
      expect(new Set(words).size).toBe(words.length)
    }
  })

  test("suggests only what a match accepts, and finds options", async () => {
    const { options } = await ask.match(service, {
      condition: slug,
      stage: area.stages[0],
      biomarkers: area.biomarkers.slice(0, 16),
      limit: 1,
    })

    expect(options).toHaveLength(1)
  })
})

test("Every other condition has a path of its own", () => {
  expect(answer.rare_disease_path).toMatchObject({ slug: "rare-disease" })
  expect(answer.rare_disease_path.name).not.toBeEmpty()
})

test("They need no registry, and are the same for every caller", async () => {
  const alone = await start({ behavior: () => new Response("no", { status: 500 }) })
  const toSandbox = await ask.conditions(alone, sandboxKey)
  const requests = alone.standIn.requests
  await alone.stop()

  expect(toSandbox).toEqual(answer)
  expect(requests).toEqual([])
})

test("Query parameters that nobody asked for are ignored", async () => {
  expect((await service.send("/v1/conditions?slug=alzheimers&x[]=1", asked())).status).toBe(200)
})
