import { describe, expect, test } from "bun:test"
import * as Pages from "../../../../bench/speed/today/Pages.ts"
import * as Records from "../../../../bench/speed/today/Records.ts"

interface Study {
  readonly protocolSection: {
    readonly identificationModule: { readonly nctId: string; readonly briefTitle: string }
    readonly descriptionModule: { readonly briefSummary: string }
    readonly eligibilityModule: { readonly eligibilityCriteria: string }
  }
}

const each = 40
const studies = Records.take(60)

const studiesOf = (page: Buffer): ReadonlyArray<Study> =>
  (JSON.parse(page.toString()) as { readonly studies: ReadonlyArray<Study> }).studies

const textsOf = (page: Buffer): ReadonlyArray<string> =>
  studiesOf(page).flatMap(({ protocolSection }) => [
    protocolSection.identificationModule.briefTitle,
    protocolSection.descriptionModule.briefSummary,
    protocolSection.eligibilityModule.eligibilityCriteria,
  ])

const many = (world: Pages.World): ReadonlyArray<Buffer> => {
  const next = Pages.make(world, each, studies)

  return Array.from({ length: 12 }, next)
}

describe("The pages of the measurements", () => {
  test.each(["same", "known", "new"] as const)("of world %s hold so many different studies", (world) => {
    for (const page of many(world)) {
      const numbers = studiesOf(page).map(({ protocolSection }) => protocolSection.identificationModule.nctId)

      expect(numbers).toHaveLength(each)
      expect(new Set(numbers).size).toBe(each)
      expect(textsOf(page)).toHaveLength(3 * each)
    }
  })

  test("are the same to the byte", () => {
    const [first, ...others] = many("same")

    for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBeTrue()
  })

  test("differ, though their texts came before", () => {
    const pages = many("known")
    const texts = new Set(pages.flatMap(textsOf))

    expect(new Set(pages.map(String)).size).toBe(pages.length)
    expect(texts.size).toBeLessThanOrEqual(3 * studies.length)
  })

  test("hold no text that came before", () => {
    const texts = many("new").flatMap(textsOf)

    expect(new Set(texts).size).toBe(texts.length)
  })

  test("hold texts of the same lengths in every world", () => {
    const lengths = (world: Pages.World) =>
      new Set(
        many(world)
          .flatMap(textsOf)
          .map((text) => text.length),
      )

    expect(lengths("new")).toEqual(lengths("known"))
  })
})

describe("A study that is taken again", () => {
  test("has other texts, but for a mark the same", () => {
    const [first, second] = [0, Records.count].map((index) => Records.take(index + 1).at(-1) as Study)
    const criteria = (study: Study | undefined) => study?.protocolSection.eligibilityModule.eligibilityCriteria ?? ""

    expect(criteria(first)).not.toBe(criteria(second))
    expect(criteria(first).replace(/Version [\d.]+/, "")).toBe(criteria(second).replace(/Version [\d.]+/, ""))
  })
})
