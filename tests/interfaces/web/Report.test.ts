import { expect, test } from "bun:test"
import { mostBiomarkers } from "../../../domain/Profile.ts"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../interfaces/web/browser/words/Spanish.ts"
import { comprehensivePanel } from "../../domain/report/reports/comprehensivePanel.ts"
import { multiPlatform } from "../../domain/report/reports/multiPlatform.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import { phone } from "../../support/browser/look.ts"
import type { Visit } from "../../support/browser/visit.ts"
import { sharedWebsite } from "../../support/browser/website.ts"

interface Sent {
  readonly url: string
  readonly body: string
}

/** Everything that a visitor's browser asks for from now on. */
const sentBy = ({ page }: Visit): ReadonlyArray<Sent> => {
  const sent: Array<Sent> = []
  page.on("request", (request) => sent.push({ url: request.url(), body: request.postData() ?? "" }))

  return sent
}

await inBrowser("A report that is pasted", (open) => {
  const site = sharedWebsite()

  test("is read in the browser: not a byte of it is sent before a search, and of that only what is ticked", async () => {
    const visitor = await open(site.url)
    const sent = sentBy(visitor)
    await visitor.enters(words.form.illness, "pancreatic cancer")
    await visitor.opens(words.report.open)
    await visitor.enters(words.report.label, comprehensivePanel.text)
    await visitor.reads(words.report.found(comprehensivePanel.reader.length))
    await visitor.reads("KRAS G12D")

    expect(await visitor.inspected("40-report")).toEqual([])
    expect(sent).toEqual(["names.txt", "report.js"].map((name) => ({ url: `${site.url}/page/${name}`, body: "" })))

    await visitor.presses("MTAP deletion", "checkbox")
    await visitor.presses(words.report.use)
    await visitor.reads(words.report.used(comprehensivePanel.reader.length - 1))
    expect(await visitor.focusedId()).toBe("results")
    expect(sent).toHaveLength(2)
    await visitor.presses(words.form.submit)
    await visitor.answered()

    const [searched, ...others] = sent.filter(({ body }) => body !== "")
    const { biomarkers } = JSON.parse(searched?.body ?? "") as { readonly biomarkers: ReadonlyArray<string> }
    expect(biomarkers).toContainEqual("KRAS G12D")
    expect(biomarkers).toHaveLength(comprehensivePanel.reader.length - 1)
    expect(searched?.body).not.toMatch(/MTAP|Example|Liver|ordering/i)
    expect(searched?.url).toBe(`${site.url}/v1/match`)
    expect(others).toEqual([])
    expect(await visitor.kept()).toEqual([])
  })

  test("into the field for the illness goes to its own field, and nobody is told of it", async () => {
    const visitor = await open(site.url)
    const sent = sentBy(visitor)
    await visitor.clicks("#condition")
    await visitor.pastes(comprehensivePanel.text)
    await visitor.reads(words.wrong.report)
    await visitor.reads(words.report.found(comprehensivePanel.reader.length))

    expect(await visitor.value(words.form.illness)).toBe("")
    expect(sent.every(({ body }) => body === "")).toBeTrue()
    expect(await visitor.inspected("41-report-as-illness")).toEqual([])
  })

  test("into the field for results is read, too; of more than a search takes, those that studies ask for are ticked", async () => {
    const visitor = await open(site.url, phone)
    await visitor.enters(words.form.illness, "breast cancer")
    await visitor.clicks("#results")
    await visitor.pastes(multiPlatform.text)
    await visitor.reads(words.report.tooMany)

    const ticked = await visitor.page.$$eval(".found input:checked", (all) => all.length)
    expect(ticked).toBe(mostBiomarkers)
    expect(await visitor.value(words.form.markers)).toBe("")
    expect(await visitor.inspected("41-long-report")).toEqual([])
  })

  test("is searched with, as it is ticked, by whoever goes on without putting it into the field", async () => {
    const visitor = await open(site.url)
    const sent = sentBy(visitor)
    await visitor.presses("Pancreatic cancer")
    await visitor.enters(words.form.markersMore, "MSS")
    await visitor.opens(words.report.open)
    await visitor.enters(words.report.label, comprehensivePanel.text)
    await visitor.reads(words.report.found(comprehensivePanel.reader.length))
    await visitor.presses("MTAP deletion", "checkbox")
    await visitor.presses(words.form.submit)
    await visitor.answered()

    const { biomarkers } = JSON.parse(sent.find(({ body }) => body !== "")?.body ?? "") as {
      readonly biomarkers: ReadonlyArray<string>
    }
    expect(biomarkers).toContain("KRAS G12D")
    expect(biomarkers).not.toContain("MTAP deletion")
    expect(biomarkers.filter((each) => each === "MSS")).toHaveLength(1)
    await visitor.presses(words.searched.change)
    expect(await visitor.value(words.form.markersMore)).toContain("KRAS G12D")
  })

  test("in Spanish, too; a text without results is told of", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Español")
    await visitor.opens(spanish.report.open)
    await visitor.enters(spanish.report.label, "Nada de esto es un resultado.")
    await visitor.reads(spanish.report.nothing)
    await visitor.enters(spanish.report.label, "KRAS: no detectado")
    await visitor.reads(spanish.report.found(1))
    expect(await visitor.inspected("42-report-in-spanish")).toEqual([])
  })

  test("is told of where its words cannot be had, and read once they can", async () => {
    const visitor = await open(site.url)
    visitor.forgives(/Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported/)
    await visitor.opens(words.report.open)
    await visitor.isOnline(false)
    await visitor.enters(words.report.label, "KRAS: G12D")
    await visitor.reads(words.report.failed)
    await visitor.isOnline(true)
    await visitor.enters(words.report.label, "KRAS: G12V")
    await visitor.reads("KRAS G12V")
  })
})
