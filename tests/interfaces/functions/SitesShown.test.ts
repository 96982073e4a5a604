import { describe, expect, test } from "bun:test"
import * as SitesShown from "../../../interfaces/functions/SitesShown.ts"

const site = (registry_status: string | null, index: number) => ({
  facility: `${index}`,
  city: null,
  state: null,
  country: null,
  registry_status,
})

const of = (overall_status: string, statuses: ReadonlyArray<string | null>, most: number) => {
  const { leftOut, shown } = SitesShown.of({ overall_status, sites: statuses.map(site) }, most)

  return { shown: shown.map(({ facility }) => Number(facility)), leftOut: leftOut.join() }
}

const [open, available, later, closed] = ["RECRUITING", "AVAILABLE", "NOT_YET_RECRUITING", "COMPLETED"]

describe("A text names of a study's sites", () => {
  test.each<[what: string, statuses: ReadonlyArray<string | null>, most: number, shown: ReadonlyArray<number>]>([
    ["none where there is none", [], 3, []],
    ["all that there are", [open, open], 3, [0, 1]],
    ["as many as it has room for", [open, open, open], 2, [0, 1]],
    ["those first that are open", [closed, later, open, available], 2, [2, 3]],
    ["those that open later before those that do not", [closed, later, open], 2, [2, 1]],
    ["those alike in the order that they came in", [closed, open, closed, open, closed], 4, [1, 3, 0, 2]],
    ["one without a status as the study stands", [closed, null, open], 2, [1, 2]],
  ])("%s", (_, statuses, most, shown) => {
    expect(of(open, statuses, most).shown).toEqual([...shown])
  })

  test("one without a status not as open, where the study is not", () => {
    expect(of(later, [null, later, open], 2).shown).toEqual([2, 0])
    expect(of(closed, [null, later, open], 2).shown).toEqual([2, 1])
  })
})

test.each<[overall: string, statuses: ReadonlyArray<string | null>, leftOut: string]>([
  [open, [open, closed], ""],
  [open, [open, open, open], "1 more, which is open now"],
  [open, [open, open, closed], "1 more, which is not open now"],
  [open, [open, open, closed, later], "2 more, none of them open now"],
  [open, [closed, open, open, open, later], "3 more, 1 of them open now"],
  [open, [null, open, null, open], "2 more, all of them open now"],
  [later, [null, null, null, null], "2 more, none of them open now"],
])("and says of a study that is %s, with sites that are %j, after two of them: %s", (overall, statuses, leftOut) => {
  expect(of(overall, statuses, 2).leftOut).toBe(leftOut)
})
