import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import type { Browser } from "puppeteer-core"
import { chromium } from "./chromium.ts"
import type { Look } from "./look.ts"
import { screenshots } from "./screenshots.ts"
import { type Visit, visit } from "./visit.ts"

type Open = (address: string, as?: Look) => Promise<Visit>

/**
 * Tests in a real browser, which is closed after them; where none can run, it is told why. Each visit ends with its test, and a test
 * in which something went wrong unseen has failed.
 */
export const inBrowser = async (what: string, tests: (open: Open) => void): Promise<void> => {
  const found = await chromium()
  if (!found.isThere) return test.skip(`${what}, in a browser: ${found.reason}`, () => {})

  describe(`${what}, in a browser`, () => {
    let browser: Browser
    const visits: Array<Visit> = []

    beforeAll(async () => {
      browser = await found.launch()
    })

    afterEach(async () => {
      const ended = visits.splice(0)
      for (const visit of ended) await visit.leaves()

      expect(ended.flatMap((visit) => visit.faults())).toEqual([])
    })

    afterAll(async () => {
      await browser.close()
      process.stdout.write(`Screenshots are in ${screenshots}\n`)
    })

    tests(async (address, as) => {
      const opened = await visit(browser, address, as)
      visits.push(opened)

      return opened
    })
  })
}
