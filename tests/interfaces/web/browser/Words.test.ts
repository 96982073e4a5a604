import { describe, expect, test } from "bun:test"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import { phases, studyTypes } from "../../../../domain/study/Study.ts"
import * as Dates from "../../../../interfaces/web/browser/words/Dates.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { languages, preferred } from "../../../../interfaces/web/browser/words/Languages.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { areas } from "./Answers.ts"

test.each([
  [["es-MX", "en"], "es"],
  [["fr", "es"], "es"],
  [["EN-gb"], "en"],
  [["fr"], "en"],
  [[], "en"],
])("who prefers %p reads %s", (tags, code) => expect(preferred(tags).code).toBe(code))

type Leaf = readonly [path: string, value: unknown]

const leaves = (value: unknown, path = ""): ReadonlyArray<Leaf> =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
    : [[path, value]]

const open = /^\.(?:areas\.|suggested\.|markers\.|ofService\.|whys)/

describe.each(languages)("The words of $name", (words) => {
  test("are there, each as a text or as a function where the English are", () => {
    const kinds = (leaf: ReadonlyArray<Leaf>) =>
      leaf
        .filter(([path]) => !open.test(path))
        .map(([path, value]) => `${path}: ${typeof value}`)
        .toSorted()

    expect(kinds(leaves(words))).toEqual(kinds(leaves(english)))
    expect(leaves(words).filter(([, value]) => value === "")).toEqual([])
  })

  test("keep the place of every quote", () => {
    const { exclusion, keepsOut, unclear } = words.questions

    for (const question of [exclusion, keepsOut, unclear("x")]) expect(question.split("{quote}")).toHaveLength(2)
  })

  test("name every phase and every kind of study", () => {
    expect(Object.keys(words.phases)).toEqual([...phases, "NA"])
    expect(Object.keys(words.kinds)).toEqual([...studyTypes])
  })
})

test("In Spanish every launch area and every suggestion that is no symbol alone has its words", () => {
  const suggested = areas.flatMap(({ biomarkers, stages }) => [...stages, ...biomarkers])
  const isSymbol = (text: string) => text.split(" ").every((word) => /[0-9]|^[A-Z]+(-[A-Z])?$|vIII$/.test(word))

  expect(areas.map(({ slug }) => slug).filter((slug) => !(slug in spanish.areas))).toEqual([])
  expect(suggested.filter((text) => !isSymbol(text) && !(text in spanish.suggested))).toEqual([])
  expect(Object.keys(spanish.suggested).filter((text) => !suggested.some((each) => each === text))).toEqual([])
})

test("In Spanish every marker that is no symbol alone has its name", () => {
  const worded = markers.map(({ name }) => name).filter((name) => /[a-z]{4,}/.test(name))

  expect(Object.keys(spanish.markers).toSorted()).toEqual([...new Set(worded)].toSorted())
})

test.each([
  ["2026-12", "December 2026", "diciembre de 2026"],
  ["2026-12-05", "December 5, 2026", "5 de diciembre de 2026"],
  ["soon", "soon", "soon"],
])("the day %s is said as %s and %s", (date, inEnglish, inSpanish) => {
  expect([Dates.day(date, english), Dates.day(date, spanish)]).toEqual([inEnglish, inSpanish])
})

test("a moment to come is said by the hour on the same day, and with its day after that", () => {
  const noon = new Date("2026-11-22T12:00:00")

  expect(Dates.moment(new Date("2026-11-22T15:30:00"), noon, english)).toMatch(/^today at 3:30\sPM$/)
  expect(Dates.moment(new Date("2026-11-23T15:30:00"), noon, english)).toContain("November 23, 2026")
})
