import { describe, expect, test } from "bun:test"
import { parse } from "csv-parse/sync"
import { FastCheck } from "effect"
import * as ContactLinks from "../../../../interfaces/web/browser/answer/ContactLinks.ts"
import { inOrderOf, openFirst } from "../../../../interfaces/web/browser/answer/SiteOrder.ts"
import type { Site } from "../../../../interfaces/web/browser/answer/Wire.ts"
import * as ContactLine from "../../../../interfaces/web/browser/lines/ContactLine.ts"
import * as SiteLine from "../../../../interfaces/web/browser/lines/SiteLine.ts"
import * as Csv from "../../../../interfaces/web/browser/takeaway/Csv.ts"
import type { Occasion } from "../../../../interfaces/web/browser/takeaway/Occasion.ts"
import * as PlainText from "../../../../interfaces/web/browser/takeaway/PlainText.ts"
import { fits, rooms, shortened } from "../../../../interfaces/web/browser/takeaway/Room.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { checks, contact, open, option, site } from "./Answers.ts"

const nameAlone = contact({ name: "Dr. Example", phone: null, email: null })

const rowsOf = (csv: string): ReadonlyArray<ReadonlyArray<string>> => parse(csv, { bom: true })

const occasion: Occasion = {
  request: { condition: "glioblastoma" },
  snapshot: { day: "2026-11-22", found: ["NCT99000001", "NCT99000002"] },
  doubts: () => ({ against: [], unsure: [] }),
  entries: [["Illness", "Glioblastoma"]],
  date: "November 22, 2026",
  queryUrl: "https://registry.test/studies?query.cond=glioblastoma",
  disclaimer: "No medical advice.",
}

describe("The table", () => {
  test("has a row for each study, and as many cells as its head", () => {
    const studies = [
      option([checks.ageFits, checks.keptOut], { contacts: [contact()], title: 'A "first", second\nstudy' }),
      option([], { nct_id: "NCT99000002", sites: [] }),
    ]
    const [head, first, second] = rowsOf(Csv.of(studies, occasion, english))

    const { nearest, ...columns } = english.columns
    expect(head).toEqual(Object.values(columns))
    expect(first).toEqual([
      "NCT99000001",
      'A "first", second\nstudy',
      "Open now",
      "Clinical trial",
      "Phase 2",
      "QX-1",
      `Age: Fits; Test result: KRAS G12D: ${english.checks.states["mentioned_exclusion"]}`,
      "Example Hospital, Springfield, Illinois, United States – Open now",
      "",
      "Study desk",
      "555-0100",
      "desk@trials.example.org",
      "https://clinicaltrials.gov/study/NCT99000001",
      occasion.date,
      occasion.disclaimer,
      "2026-11-22: NCT99000001 NCT99000002",
    ])
    expect(second).toHaveLength(head?.length ?? 0)
  })

  test("names who can be reached, with the extension of the number", () => {
    const contacts = [nameAlone, contact({ phone_ext: "7" })]
    const [, row] = rowsOf(Csv.of([option([], { contacts })], occasion, english))

    expect(row?.slice(9, 12)).toEqual(["Study desk", "555-0100 extension 7", "desk@trials.example.org"])
  })

  test("calls a place the nearest only where it is known how far it is", () => {
    const headOf = (given: Partial<Site>) =>
      rowsOf(Csv.of([option([], { sites: [site(given)] })], occasion, english))[0] ?? []

    expect(headOf({ distance_miles: 12.4 })).toContain(english.columns.nearest)
    expect(headOf({})).not.toContain(english.columns.nearest)
  })

  test("begins with a mark by which Excel reads accents, and ends its lines as the standard says", () => {
    const csv = Csv.of([option()], occasion, english)

    expect(csv).toStartWith("\uFEFFNumber,")
    expect(csv.match(/\r\n/g)).toHaveLength(2)
  })

  test("holds no formula, and every other text as it is", () =>
    FastCheck.assert(
      FastCheck.property(
        FastCheck.tuple(FastCheck.constantFrom("", "=", "+", "-", "@", "\t", "\r", " ="), FastCheck.string()).map(
          ([start, rest]) => start + rest,
        ),
        (title) => {
          const cell = rowsOf(Csv.of([option([], { title })], occasion, english))[1]?.[1] ?? ""

          expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          expect([title, `'${title}`]).toContain(cell)
        },
      ),
    ))
})

describe("The text", () => {
  test("holds what matters: studies, sentences, places, contacts, questions, date, query and disclaimer", () => {
    const text = PlainText.of(
      [option([checks.keptOut], { contacts: [contact({ phone_ext: "7" })], sites: [site({ distance_miles: 12.4 })] })],
      occasion,
      english,
    )

    for (const part of [
      "A study",
      "NCT99000001 · Open now · Phase 2 · Clinical trial",
      "  Under who cannot join: “Known KRAS mutation”",
      "- Example Hospital, Springfield, Illinois, United States (12 miles) – Open now",
      "- Study desk, 555-0100 extension 7, desk@trials.example.org",
      "- The criteria exclude “Known KRAS mutation”.",
      english.questions.leave,
      "Date: November 22, 2026",
      "- Illness: Glioblastoma",
      occasion.queryUrl,
      occasion.disclaimer,
    ]) {
      expect(text).toContain(part)
    }
  })

  test.each([
    ["COMPLETED", "- Example Hospital, Springfield, Illinois, United States – Finished"],
    [null, "- Example Hospital, Springfield, Illinois, United States"],
  ] as const)("says of each place whether it still takes people: %s", (registry_status, line) => {
    const lines = PlainText.of([option([], { sites: [site({ registry_status })] })], occasion, english).split("\n")

    expect(lines).toContain(line)
  })

  test("says of each sentence where it stands and how it is read", () => {
    const lines = PlainText.of([option([checks.keptOut, checks.leftOpen, checks.letIn])], occasion, english).split("\n")

    expect(lines).toEqual(
      expect.arrayContaining([
        "  Under who cannot join: “Known KRAS mutation”",
        "  Under who can join, Cohort A (another state of it): “MGMT methylated”",
        "  Under who can join: “At least one prior line”",
        "  Under who cannot join (it rules out other numbers than 1): “More than one”",
      ]),
    )
  })

  test("calls places the nearest only where it is known how far they are", () => {
    const textOf = (given: Partial<Site>) => PlainText.of([option([], { sites: [site(given)] })], occasion, english)

    expect(textOf({ distance_miles: 12.4 })).toContain(`${english.options.nearest}:`)
    expect(textOf({})).toContain(`${english.options.place}:`)
  })

  test("of a mail holds what matters most in what every program takes", () => {
    const studies = [1, 2, 3].map((number) =>
      option([checks.keptOut, checks.notMentioned], { nct_id: `NCT9900000${number}`, contacts: [contact()] }),
    )
    const text = PlainText.brief(studies, occasion, english)

    for (const part of ["NCT99000003", "555-0100", "“Known KRAS mutation”", occasion.date, occasion.disclaimer])
      expect(text).toContain(part)
    expect(encodeURIComponent(text).length).toBeLessThan(2000)
  })

  test("of a mail and of a place names who can be reached", () => {
    const contacts = [nameAlone, contact({ phone_ext: "7" })]
    const reached = "Study desk, 555-0100 extension 7, desk@trials.example.org"

    expect(PlainText.brief([option([], { contacts })], occasion, english)).toContain(
      `${english.options.contact}: ${reached}`,
    )
    expect(SiteLine.of(site({ contacts }), english)).toEndWith(`: ${reached}`)
    expect(ContactLine.ofAll(contacts, english)).toEqual([reached, "Dr. Example"])
    expect(PlainText.of([option([], { contacts })], occasion, english)).toContain(`${reached}\n- Dr. Example`)
  })

  test("of the questions about a study says when it was asked, and that it is no advice", () => {
    const text = PlainText.questionsOf(option([checks.keptOut]), occasion, english)

    for (const part of ["NCT99000001", "“Known KRAS mutation”", occasion.date, occasion.disclaimer])
      expect(text).toContain(part)
  })

  test("says when a study that is not open yet is planned to open", () => {
    const later = {
      ...open,
      state: "not_matched",
      evidence: "overallStatus: NOT_YET_RECRUITING; startDate: 2027-03",
      code: "status_and_start",
      values: { status: "NOT_YET_RECRUITING", start: "2027-03" },
    } as const
    const text = PlainText.of(
      [option([], { overall_status: "NOT_YET_RECRUITING", criteria_checks: [later] })],
      occasion,
      english,
    )

    expect(text).toContain("Opens later: planned start March 2027 · Phase 2")
  })

  test("leaves out headings of what there is nothing of", () => {
    const text = PlainText.of([option([], { sites: [], interventions: [] })], occasion, english)

    expect(text).not.toContain(english.options.nearest)
    expect(text).not.toContain(english.options.given)
    expect(text).not.toContain(english.questions.own)
  })
})

test.each([
  [contact({ phone: "555-0100" }), "tel:5550100"],
  [contact({ phone: "+1 (312) 555-0100", phone_ext: "ext. 42" }), "tel:+13125550100;ext=42"],
  [contact({ phone: "1-800-4CANCER" }), "tel:18004226237"],
  [contact({ phone: "1-855-MSK-KIDS" }), "tel:18556755437"],
  [contact({ phone: "1-877-555LAB0 (1-877-555-5220) or" }), "tel:18775555220"],
  [contact({ phone: "312-555-0100 ext. 7" }), "tel:3125550100;ext=7"],
  [contact({ phone: "312-555-0100 x7", phone_ext: "8" }), "tel:3125550100;ext=8"],
  [contact({ phone: "312-555-0100 or 312-555-0199" }), "tel:3125550100"],
  [contact({ phone: "+49 (0)30 555 0100" }), "tel:+490305550100"],
  [contact({ phone: "（021）5550 0100" }), "tel:02155500100"],
  [contact({ phone: "3125550100 3125550199" }), undefined],
  [contact({ phone: "ask the office" }), undefined],
  [contact({ phone: "555-0100 Mon-Fri" }), undefined],
  [contact({ phone: "0" }), undefined],
  [contact({ phone: null }), undefined],
])("a number can be called where it is clear: %p", (who, link) => {
  expect(ContactLinks.telephone(who)).toBe(link)
})

test.each([
  ["desk@trials.example.org", "mailto:desk@trials.example.org?subject=NCT99000001"],
  ["a?cc=b&c@x.org", "mailto:a%3Fcc%3Db%26c@x.org?subject=NCT99000001"],
  ["not an address", undefined],
  [null, undefined],
])("%p can be written to as %p", (email, link) => {
  expect(ContactLinks.mail(contact({ email }), "NCT99000001")).toBe(link)
})

test("sites as they are now keep the order and the distances of the match, and new ones come last", () => {
  const [north, south] = [site({ facility: "North" }), site({ facility: "South" })]
  const now = [north, site({ facility: "New" }), { ...south, contacts: [contact()] }]
  const match = [{ ...south, distance_miles: 3 }, { ...north, distance_miles: null }, site({ facility: "Gone" })]

  expect(inOrderOf(match, now)).toEqual([
    { ...south, contacts: [contact()], distance_miles: 3 },
    { ...north, distance_miles: null },
    site({ facility: "New" }),
  ])
})

test("Sites that take nobody stand after the others", () => {
  const sites = ["WITHDRAWN", "RECRUITING", null, "COMPLETED", "AVAILABLE"].map((registry_status) =>
    site({ registry_status }),
  )

  expect(openFirst(sites).map(({ registry_status }) => registry_status)).toEqual([
    "RECRUITING",
    null,
    "AVAILABLE",
    "WITHDRAWN",
    "COMPLETED",
  ])
})

describe("On paper", () => {
  test.each([
    ["one two three", 20, "one two three"],
    ["one two three", 13, "one two three"],
    ["one two three", 9, "one two …"],
    ["one twothreefourfive", 10, "one twothr …"],
  ])("%p has room for %i characters: %p", (text, most, cut) => expect(shortened(text, most)).toBe(cut))

  test("there are two pages for three studies, and four for six", () => {
    const page = (lines: number) => Array.from({ length: lines }, () => "x".repeat(95))

    expect([fits(page(100), 3), fits(page(110), 3), fits(page(110), 4), fits(page(200), 6)]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test("each room is smaller than the one before", () => {
    const sizes = rooms.map((room) => Object.values<number>(room))

    for (const [index, sized] of sizes.slice(1).entries()) {
      expect(sized.filter((size, kind) => size > (sizes[index]?.[kind] ?? 0))).toEqual([])
    }
  })
})
