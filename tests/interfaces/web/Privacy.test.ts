import { expect, test } from "bun:test"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { quota } from "../../support/ask.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import type { Visit } from "../../support/browser/visit.ts"
import { sharedWebsite } from "../../support/browser/website.ts"
import { asked, basicKey, proKey, sandboxKey } from "../../support/service.ts"

await inBrowser("What a person has entered", (open) => {
  const site = sharedWebsite()

  const searches = async (visitor: Visit): Promise<void> => {
    await visitor.enters(words.form.illness, "Duchenne muscular dystrophy")
    await visitor.enters(words.form.stage, "ambulatory for six years")
    await visitor.enters(words.form.age, "7")
    await visitor.presses(words.form.submit)
    await visitor.answered()
  }

  test("is kept nowhere, and stands in no address", async () => {
    const visitor = await open(site.url)
    await searches(visitor)

    expect(visitor.page.url()).toBe(`${site.url}/`)
    expect(visitor.asked().toSorted()).toEqual([
      `${site.url}/`,
      `${site.url}/page/names.txt`,
      `${site.url}/page/qr.js`,
      `${site.url}/page/script.js`,
      `${site.url}/page/style.css`,
      `${site.url}/v1/match`,
    ])
    expect(await visitor.kept()).toEqual([])
    expect(site.service.logs.join("\n")).not.toContain("ambulatory")

    await visitor.page.reload()
    expect(await visitor.value(words.form.illness)).toBe("")
  })

  test("is shared only in a link, after that was said; opened, it fills the form and asks nobody", async () => {
    const visitor = await open(site.url)
    await searches(visitor)
    await visitor.opens(words.take.share)
    await visitor.reads(words.take.shareText)
    expect(await visitor.inspected("10-share")).toEqual([])
    await visitor.presses(words.take.shareDo)
    await visitor.reads(words.take.copied)
    const link = await visitor.copied()
    const [address, fragment] = link.split("#")
    expect(address).toBe(`${site.url}/`)
    expect(fragment).toMatch(/^profile=[\w-]+$/)

    const other = await open(link)
    await other.reads(words.form.filledFromLink)
    expect(other.page.url()).toBe(`${site.url}/`)
    expect(await other.value(words.form.illness)).toBe("Duchenne muscular dystrophy")
    expect(await other.value(words.form.stage)).toBe("ambulatory for six years")
    expect(await other.value(words.form.age)).toBe("7")
    expect(other.asked().filter((url) => url.includes("/v1/"))).toEqual([])
    expect(await other.kept()).toEqual([])
    expect(await other.page.evaluate("history.length")).toBe(2)
    expect(await other.inspected("11-linked")).toEqual([])
  })

  test("tells when a link was cut off", async () => {
    const visitor = await open(`${site.url}/#profile=eyJjb25k`)
    await visitor.reads(words.form.brokenLink)
    expect(visitor.page.url()).toBe(`${site.url}/`)
  })

  test("is asked for with the visitor's own key, which ends with the page", async () => {
    const { remaining } = quota(await site.service.send("/v1/conditions", asked(proKey)))
    const visitor = await open(site.url)
    await visitor.opens(words.form.more)
    await visitor.enters(words.form.key, proKey)
    await searches(visitor)

    expect(remaining).toBeGreaterThan(4000)
    expect(await visitor.answered()).toContain(words.searched.left(remaining - 1))
    expect(await visitor.kept()).toEqual([])
    await visitor.page.reload()
    await visitor.opens(words.form.more)
    expect(await visitor.value(words.form.key)).toBe("")
  })
  test("is asked for with the key that stands in the field, whatever is pressed to search", async () => {
    const visitor = await open(site.url)
    const keys: Array<string | undefined> = []
    visitor.page.on("request", (request) => {
      if (request.url().includes("/v1/")) keys.push(request.headers()["authorization"])
    })
    await visitor.presses("Glioblastoma")
    await visitor.presses(words.form.submit)
    await visitor.answered()

    await visitor.presses(words.searched.change)
    await visitor.opens(words.form.more)
    await visitor.enters(words.form.key, basicKey)
    await visitor.presses(words.searched.back)
    await visitor.chooses(words.next.stage, "Recurrent")
    await visitor.presses(words.next.submit)
    await visitor.the("button", words.chips.change(words.searched.stage, "Recurrent"))

    await visitor.presses(words.searched.change)
    expect(await visitor.value(words.form.key)).toBe(basicKey)
    await visitor.enters(words.form.key, proKey)
    await visitor.presses(words.searched.back)
    const [, total = ""] = (await visitor.answered()).match(/of (\d+) studies/) ?? []
    await visitor.presses(words.searched.showMore(Number(total), Number(total)))
    await visitor.answered()
    expect(keys).toEqual([sandboxKey, basicKey, proKey].map((key) => `Bearer ${key}`))
  })
})
