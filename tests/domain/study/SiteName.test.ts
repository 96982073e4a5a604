import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as SiteName from "../../../domain/study/SiteName.ts"
import { stepsOf } from "../../support/steps.ts"

describe("Spellings of one name are one", () => {
  test.each([
    ["St. Mary's Hospital", "ST MARYS HOSPITAL"],
    ["Hôpital Saint-Louis", "hopital saint louis"],
    ["Universitätsklinikum Köln", "Universitatsklinikum Koln"],
    ["Clínica Ejemplo (Sede 2)", "clinica ejemplo sede 2"],
    ["Szpital Kliniczny  Nr 1", "szpital kliniczny nr1"],
    ["M.D. Anderson", "MD Anderson"],
    ["Ｍａｙｏ", "mayo"],
    ["İstanbul", "istanbul"],
    ["São Paulo", "Sa\u0303o Paulo"],
    ["국립암센터", "국립암센터".normalize("NFD")],
    ["Site\u00a0#101", "site 101"],
  ])("%j and %j", (one, other) => {
    expect(SiteName.fold(one)).toBe(SiteName.fold(other))
  })
})

describe("Different names stay different", () => {
  test.each([
    ["Site 1", "Site 2"],
    ["North Clinic", "South Clinic"],
    ["국립암센터", "삼성서울병원"],
    ["Клиника 1", "Клиника 2"],
  ])("%j and %j", (one, other) => {
    expect(SiteName.fold(one)).not.toBe(SiteName.fold(other))
  })
})

test("Folding twice changes nothing, and neither do spaces and punctuation", () => {
  FastCheck.assert(
    FastCheck.property(
      FastCheck.string({ unit: "grapheme", maxLength: 30 }),
      FastCheck.constantFrom(" ", "-", ".", ", ", "'", "\u00a0", "/"),
      (name, between) => {
        const folded = SiteName.fold(name)
        expect(SiteName.fold(folded)).toBe(folded)
        expect(SiteName.fold(`${between}${name}${between}`)).toBe(folded)
      },
    ),
  )
})

test("A mark makes no difference wherever it stands, and many of them cost no more than reading them", async () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "binary", maxLength: 30 }), (name) => {
      const apart = name.normalize("NFKD").toLowerCase()

      expect(SiteName.fold(name)).toBe(apart.replace(/[^\p{L}\p{N}]+/gu, ""))
    }),
  )
  const marks = `a${"\u0301\u0316".repeat(10_000)}`

  expect(SiteName.fold(marks)).toBe("a")
  expect(await stepsOf(() => SiteName.fold(marks))).toBeLessThan(10 * marks.length)
})

describe("An observed name means a site", () => {
  const observed = { facility: "Example Clinic", city: "Boston", state: "Massachusetts", country: "United States" }
  const site = { facility: "EXAMPLE CLINIC", city: "boston", state: "Massachusetts", country: "United-States" }

  test.each<readonly [string, SiteName.SiteName, Partial<Record<keyof SiteName.SiteName, string | null>>, boolean]>([
    ["where all parts are alike", observed, {}, true],
    ["though the observation leaves out a part", { ...observed, state: null }, {}, true],
    [
      "though the observation leaves out all but the facility",
      { facility: "example clinic", city: null, state: "", country: " " },
      {},
      true,
    ],
    ["not in another city", observed, { city: "Austin" }, false],
    ["not in another country", observed, { country: "Canada" }, false],
    ["not of another facility", observed, { facility: "Other Clinic" }, false],
    ["not where the site leaves out what was observed", observed, { state: null }, false],
    ["not where the site has no facility", observed, { facility: null }, false],
    ["and the facility is always compared", { ...observed, facility: "" }, {}, false],
  ])("%s", (_, name, differing, means) => {
    expect(SiteName.means(name, { ...site, ...differing })).toBe(means)
  })
})
