import { expect, test } from "bun:test"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import { desktop, phone, zoomed } from "../../support/browser/look.ts"
import { sharedWebsite } from "../../support/browser/website.ts"

/** As many as a slow connection brings in a second or two. */
const mostBytes = 60 * 1024

/** From the empty page to somebody who can be called. */
const mostKeys = 30

await inBrowser("The page is within reach", (open) => {
  const site = sharedWebsite()

  test("with the keyboard alone, from the form to the printer", async () => {
    const visitor = await open(site.url)
    const { keyboard } = visitor.page
    await visitor.page.evaluate("window.print = () => { window.isPrinted = true }")
    await visitor.tabsTo("Glioblastoma")
    await keyboard.press("Enter")
    await visitor.tabsTo(words.form.stage, "combobox")
    await keyboard.press("ArrowDown")
    await visitor.tabsTo(words.form.markersShow, "DisclosureTriangle")
    await keyboard.press("Space")
    await visitor.tabsTo("MGMT methylated", "checkbox")
    await keyboard.press("Space")
    await visitor.tabsTo(words.form.age, "textbox")
    await keyboard.type("55")
    await visitor.tabsTo(words.form.unknown, "radio")
    await keyboard.press("ArrowRight")
    await keyboard.press("Enter")
    await visitor.answered()

    const text = await visitor.answered()
    expect(await visitor.focusedId()).toBe("answer-heading")

    const [first = ""] = text.match(/NCT\d{8}/) ?? []
    await visitor.tabsTo(`${words.questions.heading}: ${first}`)
    await keyboard.press("Enter")
    await visitor.reads(words.questions.visits)
    await visitor.tabsTo(words.options.takeNamed(first), "checkbox")
    await keyboard.press("Space")
    await visitor.tabsTo(words.take.print)
    await keyboard.press("Enter")

    expect(await visitor.page.evaluate("window.isPrinted")).toBe(true)
    await visitor.reads(words.take.chosen(1))
  })

  test("with few keys from the empty page to a contact", async () => {
    const visitor = await open(site.url)
    let keys = 0
    const press = async (key: "Tab" | "Enter"): Promise<void> => {
      keys++
      await visitor.page.keyboard.press(key)
    }
    const tabsUntil = async (is: string): Promise<void> => {
      while (keys < mostKeys && !(await visitor.page.evaluate(`document.activeElement.matches('${is}')`)))
        await press("Tab")
    }
    await tabsUntil(".often button")
    await press("Enter")
    await tabsUntil("#place")
    await press("Enter")
    await visitor.answered()
    await tabsUntil("[aria-controls$=contacts]")
    await press("Enter")
    await tabsUntil('a[href^="tel:"]')
    process.stdout.write(`From the empty page to a telephone number: ${keys} keys.\n`)

    expect(await visitor.focused()).toMatch(/\d{3}-/)
    expect(keys).toBeLessThanOrEqual(mostKeys)
  })

  test("at 400 %, without scrolling sideways", async () => {
    const visitor = await open(site.url, zoomed)
    await visitor.presses("Pancreatic cancer")
    await visitor.opens(words.form.markersShow)
    await visitor.opens(words.form.more)
    await visitor.chooses(words.form.stage, "Metastatic")
    await visitor.chooses(words.form.lines, "One")
    await visitor.enters(words.form.age, "61")
    expect(await visitor.findings()).toEqual([])
    await visitor.presses(words.form.submit)
    await visitor.answered()
    const quotes = "document.querySelectorAll('.quote:not(.clamped)').length"
    const whole = Number(await visitor.page.evaluate(quotes))
    await visitor.presses(words.more.name)
    expect(await visitor.page.evaluate(quotes)).toBe(whole + 1)
    await visitor.discloses("questions")
    await visitor.discloses("places")
    await visitor.discloses("details")
    await visitor.photograph("18-zoomed")
    expect(await visitor.findings()).toEqual([])

    expect(await visitor.page.evaluate("document.documentElement.scrollWidth")).toBe(zoomed.width)
  })

  test("on a phone, without scrolling sideways, whatever is entered", async () => {
    const visitor = await open(site.url, phone)
    await visitor.enters(words.form.illness, "hepatocholangio".repeat(8))
    await visitor.enters(words.form.markers, "KRASG12D".repeat(15))
    await visitor.enters(words.form.place, "Llanfairpwllgwyngyll".repeat(6))
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.nothing.heading)
    await visitor.photograph("20-unbroken")

    expect(await visitor.page.evaluate("document.documentElement.scrollWidth")).toBe(phone.width)
  })

  test("without motion, and in colours of one's own", async () => {
    const visitor = await open(site.url, { ...desktop, reducesMotion: true, forcesColours: true })
    await visitor.presses("Alzheimer's disease")
    await visitor.enters(words.form.age, "71")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.photograph("19-forced-colours")

    expect(await visitor.page.evaluate("document.getAnimations().length")).toBe(0)
    expect(
      await visitor.page.evaluate("getComputedStyle(document.querySelector('[aria-pressed=true]')).outlineStyle"),
    ).toBe("solid")
  })

  test("over a slow connection: it is small", async () => {
    const visitor = await open(`${site.url}/healthz`)
    const bytes = await visitor.bytesOf(() => visitor.page.goto(site.url, { waitUntil: "networkidle0" }))
    expect(await visitor.reads(words.title)).toContain(words.form.submit)
    process.stdout.write(`The page is ${bytes} bytes as it is sent.\n`)

    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(mostBytes)
  })
})
