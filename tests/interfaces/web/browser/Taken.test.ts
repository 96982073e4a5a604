import { describe, expect, test } from "bun:test"
import type { Answer, Option } from "../../../../interfaces/web/browser/answer/Wire.ts"
import * as Found from "../../../../interfaces/web/browser/studies/Found.ts"
import { taken } from "../../../../interfaces/web/browser/takeaway/Taken.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { checks, option } from "./Answers.ts"

const numbered = (nct_id: string, given: Partial<Option> = {}) => option([checks.ageFits], { nct_id, ...given })

const fits = numbered("NCT99000001")
const opensLater = numbered("NCT99000002", { overall_status: "NOT_YET_RECRUITING" })
const tooOld = option([checks.ageDoesNotFit], { nct_id: "NCT99000003" })

const numbers = (...given: Parameters<typeof taken>) => taken(...given).options.map(({ nct_id }) => nct_id)

describe("What is taken along", () => {
  test("is what was chosen, also where it does not fit", () =>
    expect(taken([fits, opensLater, tooOld], new Set([tooOld.nct_id]))).toEqual({ options: [tooOld], isChoice: true }))

  test("is the first three that may fit where nothing was", () => {
    expect(numbers([fits, opensLater, tooOld], new Set())).toEqual([fits.nct_id, opensLater.nct_id])
    expect(
      numbers(
        [1, 2, 3, 4].map((digit) => numbered(`NCT9900001${digit}`)),
        new Set(),
      ),
    ).toHaveLength(3)
  })

  test("is the first where none fits", () => expect(numbers([tooOld], new Set())).toEqual([tooOld.nct_id]))
})

describe("The heading of an answer", () => {
  const headingOf = (options: ReadonlyArray<Option>, total_found = options.length) =>
    Found.headingOf({ options, total_found } as Answer, english)

  test("counts each study once", () => {
    expect(headingOf([fits, opensLater, tooOld])).toBe(
      "3 studies: 1 open now, 1 opens later; 1 does not fit by age, sex or phase",
    )
    expect(headingOf([fits, tooOld], 28)).toBe(
      "The first 2 of 28 studies: 1 open now; 1 does not fit by age, sex or phase",
    )
  })
})
