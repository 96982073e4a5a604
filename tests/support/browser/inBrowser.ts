import { afterEach, describe, expect, test } from "bun:test"
import { chromium } from "./chromium.ts"
import type { Look } from "./look.ts"
import { type Visit, visit } from "./visit.ts"

type Open = (address: string, as?: Look) => Promise<Visit>

/**
 * Tests in a real browser, one for all of them; where none can run, it is told why. Each visit is to a page of its own and ends with
 * its test, and a test in which something went wrong unseen has failed.
 */
export const inBrowser = async (what: string, tests: (open: Open) => void): Promise<void> => {
  const found = await chromium()
  if (!found.isThere) return test.skip(`${what}, in a browser: ${found.reason}`, () => {})

  describe(`${what}, in a browser`, () => {
    const visits: Array<Visit> = []

    afterEach(async () => {
      const ended = visits.splice(0)
      for (const visit of ended) await visit.leaves()

      expect(ended.flatMap((visit) => visit.faults())).toEqual([])
    })

    tests(async (address, as) => {
      const opened = await visit(await found.browser(), address, as)
      visits.push(opened)

      return opened
    })
  })
}
