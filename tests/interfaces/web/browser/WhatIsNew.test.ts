import { describe, expect, test } from "bun:test"
import type { Option } from "../../../../interfaces/web/browser/answer/Wire.ts"
import * as Changes from "../../../../interfaces/web/browser/since/Changes.ts"
import * as SavedFile from "../../../../interfaces/web/browser/since/SavedFile.ts"
import * as Snapshot from "../../../../interfaces/web/browser/since/Snapshot.ts"
import * as Csv from "../../../../interfaces/web/browser/takeaway/Csv.ts"
import type { Occasion } from "../../../../interfaces/web/browser/takeaway/Occasion.ts"
import * as PlainText from "../../../../interfaces/web/browser/takeaway/PlainText.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { languages } from "../../../../interfaces/web/browser/words/Languages.ts"
import { option } from "./Answers.ts"

const tables = languages.map(({ statuses }) => statuses)

const study = (number: number, given: Partial<Option> = {}): Option =>
  option([], {
    nct_id: `NCT9900000${number}`,
    registry_url: `https://clinicaltrials.gov/study/NCT9900000${number}`,
    title: `Study ${number}, "the" one`,
    ...given,
  })

const earlier = [study(1), study(2, { overall_status: "NOT_YET_RECRUITING" }), study(3)]

const occasion: Occasion = {
  request: { condition: "glioblastoma" },
  doubts: () => ({ against: [], unsure: [] }),
  entries: [["Illness", "Glioblastoma"]],
  date: "November 22, 2026",
  queryUrl: "https://registry.test/studies?query.cond=glioblastoma",
  snapshot: { day: "2026-11-22", found: [...earlier.map(({ nct_id }) => nct_id), "NCT99000004"] },
  disclaimer: "No medical advice.",
}

const answerOf = (options: ReadonlyArray<Option>, total = options.length) => ({ options, total_found: total })

describe.each(languages)("A file that was saved in $name", (words) => {
  test.each([
    ["text", PlainText.of(earlier, occasion, words)],
    ["table", Csv.of(earlier, occasion, words)],
    ["table that a spreadsheet saved with other signs", Csv.of(earlier, occasion, words).replaceAll(",", ";")],
  ])("is read, as a %s", (_, file) => {
    expect(SavedFile.read(file, tables)).toEqual({
      day: "2026-11-22",
      found: new Set(occasion.snapshot.found),
      statuses: new Map([
        ["NCT99000001", "RECRUITING"],
        ["NCT99000002", "NOT_YET_RECRUITING"],
        ["NCT99000003", "RECRUITING"],
      ]),
    })
  })
})

test("A file that names no study is none of ours; one without the line of all that were found tells of those that it names", () => {
  expect(SavedFile.read("Shopping: bread, milk", tables)).toBeUndefined()
  expect(SavedFile.read("", tables)).toBeUndefined()
  expect(SavedFile.read("NCT99000001 · Open now", tables)).toEqual({
    day: undefined,
    found: new Set(["NCT99000001"]),
    statuses: new Map([["NCT99000001", "RECRUITING"]]),
  })
})

test("A snapshot is read as it was written", () => {
  const snapshot = { day: "2026-11-22", found: ["NCT99000001", "NCT99000002"] }

  expect(Snapshot.read(`All:\n${Snapshot.lineOf(snapshot)}\n`)).toEqual(snapshot)
})

describe("Between a saved file and an answer", () => {
  const saved = SavedFile.read(PlainText.of(earlier, occasion, english), tables)
  if (saved === undefined) throw new Error("The file was not read.")

  test("a study is new, gone, or changed in its status or its record", () => {
    const now = [
      study(1, { overall_status: "ACTIVE_NOT_RECRUITING" }),
      study(2, { overall_status: "NOT_YET_RECRUITING", last_update_posted: "2026-11-25" }),
      study(4, { last_update_posted: "2026-11-22" }),
      study(5),
    ]
    const { changed, fresh, gone, isWhole } = Changes.between(saved, answerOf(now))

    expect(fresh.map(({ nct_id }) => nct_id)).toEqual(["NCT99000005"])
    expect(gone).toEqual(["NCT99000003"])
    expect(changed.map(({ option, updated, was }) => [option.nct_id, was, updated])).toEqual([
      ["NCT99000001", "RECRUITING", undefined],
      ["NCT99000002", undefined, "2026-11-25"],
    ])
    expect(isWhole).toBe(true)
  })

  test("nothing is, where all is as it was; and what is missing may stand further down where not all are shown", () => {
    const same = Changes.between(saved, answerOf([...earlier, study(4)], 40))

    expect(same).toEqual({ fresh: [], changed: [], gone: [], isWhole: false })
  })
})
