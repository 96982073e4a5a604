import { describe, expect, test } from "bun:test"
import { find, launchAreas } from "../../../domain/condition/LaunchArea.ts"
import * as AskedMarker from "../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as Questions from "../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as AskedStage from "../../../domain/eligibility/stage/AskedStage.ts"

const inclusion = (line: string): string => `Inclusion Criteria:\n\n* ${line}\n\nExclusion Criteria:\n\n* Infection`

describe.each(launchAreas.map((area) => [area.slug, area] as const))("%s", (slug, area) => {
  test("is found by its slug and its name", () => {
    expect(find(slug)).toBe(area)
    expect(find(` ${area.name.toUpperCase()} `)).toBe(area)
    expect(find(area.name.replace("'", "’"))).toBe(area)
  })

  test("asks the registry in at most 12 terms", () => {
    const terms = area.registryQuery.replace(/\bOR\b|"/g, " ").split(/[\s-]+/)

    expect(terms.filter((term) => term !== "").length).toBeLessThanOrEqual(12)
  })

  test("names itself in lower case", () => {
    for (const name of area.names) expect(name).toBe(name.toLowerCase())
  })

  test.each(area.biomarkers)("the reader knows the biomarker %s", (biomarker) => {
    expect(AskedMarker.ask(biomarker).marker).toBeDefined()
  })

  test.each(area.biomarkers)("the reader finds the biomarker %s as it is suggested", (biomarker) => {
    const [read] = Reading.read(inclusion(biomarker), Questions.of({ condition: slug, biomarkers: [biomarker] }))

    expect(read?.state).toBe("mentioned_inclusion")
  })

  test.each(area.stages)("the reader knows the stage %s", (stage) => {
    expect(AskedStage.ask(stage, slug).covers).not.toEqual([])
  })

  test.each(area.stages)("the reader finds the stage %s in a sentence about the disease", (stage) => {
    const line = `${stage} ${area.name}`
    const [read] = Reading.read(inclusion(line), Questions.of({ condition: slug, stage, biomarkers: [] }))

    expect(read?.state).toBe("mentioned_inclusion")
  })
})

test.each(["", "asthma", "glioblastoma multiforme", "pancreatic"])("%j is no launch area", (condition) => {
  expect(find(condition)).toBeUndefined()
})
