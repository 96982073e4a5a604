import { expect, test } from "bun:test"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import { phone } from "../../support/browser/look.ts"
import { sharedWebsite } from "../../support/browser/website.ts"

await inBrowser("The criteria of a study", (open) => {
  const site = sharedWebsite()

  test("are gone through line by line with the keyboard; what is not sure is asked of the site, and stays in the page", async () => {
    const visitor = await open(site.url)
    const { page } = visitor
    await visitor.presses("Pancreatic cancer")
    await visitor.enters(words.form.markersMore, "KRAS G12D")
    await visitor.presses(words.form.submit)
    const [first = ""] = (await visitor.answered()).match(/NCT\d{8}/) ?? []
    const asked = visitor.asked().length
    await visitor.discloses("questions")
    await visitor.tabsTo(`${words.criteria.go}: ${first}`)
    await page.keyboard.press("Enter")
    await visitor.reads(words.criteria.parts.inclusion)

    expect(await page.$$eval("mark", (marks) => marks.length)).toBeGreaterThan(0)
    expect(await visitor.inspected("43-criteria")).toEqual([])
    await visitor.clicks(`[id^="${first}-rule"] + .ticks label:nth-child(3)`)
    await visitor.reads(/1 of \d+ lines? ticked; 1 question for the site/)
    await visitor.reads("I am not sure whether this is true of me.")
    expect(visitor.asked().slice(asked)).toEqual([`${site.url}/page/criteria.js`])
    expect(await visitor.kept()).toEqual([])

    await visitor.presses("Español")
    await visitor.answered()
    await visitor.discloses("criteria")
    await visitor.reads(/1 de \d+ líneas? marcadas?/)
    expect(await visitor.inspected("44-criteria-in-spanish")).toEqual([])
  })

  test("are shown as they are published where what divides them cannot be had", async () => {
    const visitor = await open(site.url, phone)
    visitor.forgives(/Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported/)
    await visitor.presses("Glioblastoma")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.isOnline(false)
    await visitor.discloses("criteria")
    await visitor.reads(/Inclusion Criteria/i)
  })
})
