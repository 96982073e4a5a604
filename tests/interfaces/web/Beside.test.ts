import { expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import type { Visit } from "../../support/browser/visit.ts"
import { sharedWebsite } from "../../support/browser/website.ts"

await inBrowser("Studies", (open) => {
  const site = sharedWebsite()

  const searched = async (): Promise<{ readonly visitor: Visit; readonly shown: ReadonlyArray<string> }> => {
    const visitor = await open(site.url)
    await visitor.presses("Pancreatic cancer")
    await visitor.enters(words.form.markersMore, "KRAS G12D")
    await visitor.enters(words.form.age, "61")
    await visitor.presses(words.form.submit)
    const numbers = (await visitor.answered()).match(/NCT\d{8}/g)

    return { visitor, shown: [...new Set(numbers)] }
  }

  test("stand side by side, two to four that are chosen, and nothing is asked of the service for it", async () => {
    const { shown, visitor } = await searched()
    const [first = "", second = ""] = shown
    await visitor.reads(words.compare.howMany)
    for (const nctId of [first, second]) await visitor.presses(words.options.takeNamed(nctId), "checkbox")
    await visitor.reads(words.take.chosen(2))
    const before = visitor.asked().length
    await visitor.tabsTo(words.compare.open)
    await visitor.page.keyboard.press("Enter")
    await visitor.the("region", words.compare.heading)

    const heads = await visitor.page.$$eval(".beside thead th", (cells) => cells.map(({ textContent }) => textContent))
    expect(heads.map((head) => head?.slice(-11))).toEqual([first, second])
    const rows = await visitor.page.$$eval(".beside tbody th", (cells) => cells.map(({ textContent }) => textContent))
    expect(rows).toContain(words.compare.for)
    expect(rows).toContain(words.columns.contact)
    expect(visitor.asked().slice(before)).toEqual([`${site.url}/page/compare.js`])
    expect(await visitor.inspected("45-beside")).toEqual([])
  })

  test("are held against a file that was saved before: new, changed and gone, without a byte of it sent or kept", async () => {
    const { shown, visitor } = await searched()
    const [first = "", second = ""] = shown
    const folder = await mkdtemp(join(tmpdir(), "saved-for-tests-"))
    const file = join(folder, "studies.txt")
    await Bun.write(
      file,
      `${first} · Opens later\n${second} · Open now · secret\n2000-01-01: ${first} ${second} NCT00000001\n`,
    )
    const before = visitor.asked().length
    const [chooser] = await Promise.all([visitor.page.waitForFileChooser(), visitor.clicks("#saved-file")])
    await chooser.accept([file])
    const text = await visitor.reads(words.since.changed)
    await rm(folder, { recursive: true })

    expect(text).toContain("NCT00000001")
    expect(text).toMatch(/was: Opens later; now: \w+/)
    expect(text).toContain(`${words.since.fresh} (`)
    expect(text).not.toContain("secret")
    expect(visitor.asked().slice(before)).toEqual([`${site.url}/page/since.js`])
    expect(await visitor.kept()).toEqual([])
    expect(await visitor.inspected("46-since")).toEqual([])
  })
})
