import { beforeEach, expect, test } from "bun:test"
import * as ProfileLink from "../../../interfaces/web/browser/profile/ProfileLink.ts"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { languages } from "../../../interfaces/web/browser/words/Languages.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import { sharedWebsite, website } from "../../support/browser/website.ts"
import { basicKey } from "../../support/service.ts"

await inBrowser("What goes wrong", (open) => {
  const site = sharedWebsite()
  let registry: "well" | "ill" | "slow"
  let goOn = () => {}

  beforeEach(() => {
    registry = "well"
    site.behaves(async (_, answer) => {
      if (registry === "ill") return new Response("no JSON")
      if (registry === "slow") await new Promise<void>((resolve) => (goOn = resolve))

      return answer()
    })
  })

  test("stands at its field, which has the focus", async () => {
    const visitor = await open(site.url)
    await visitor.presses(words.form.submit)
    await visitor.reads(words.form.illnessIsMissing)
    expect(await visitor.focusedId()).toBe("condition")

    await visitor.enters(words.form.illness, "ALS")
    await visitor.enters(words.form.age, "sixty")
    await visitor.presses(words.form.submit)
    await visitor.reads(words.wrong.age)
    expect(await visitor.focusedId()).toBe("age")
    expect(await visitor.inspected("12-fields")).toEqual([])

    await visitor.enters(words.form.age, "60 years")
    await visitor.presses(words.form.submit)
    expect(await visitor.answered()).not.toContain(words.wrong.age)
    expect(visitor.asked().filter((url) => url.endsWith("/v1/match"))).toHaveLength(1)
  })

  test.each(languages)("is said in the words of the page, before anything is sent: $name", async (words) => {
    const visitor = await open(site.url)
    await visitor.presses(words.name)
    await visitor.enters(words.form.illness, "ALS")
    await visitor.enters(words.form.markers, "x".repeat(300))
    await visitor.presses(words.form.submit)
    await visitor.reads(words.wrong.longResult(`${"x".repeat(24)} …`, 300))
    expect(await visitor.focusedId()).toBe("results")

    await visitor.enters(words.form.markers, Array.from({ length: 60 }, (_, gene) => `G${gene}`).join(", "))
    await visitor.enters(words.form.age, "131")
    await visitor.presses(words.form.submit)
    expect(await visitor.reads(words.wrong.tooManyResults(60))).toContain(words.wrong.age)

    await visitor.enters(words.form.markers, "SOD1")
    await visitor.enters(words.form.age, "58")
    await visitor.opens(words.form.more)
    await visitor.enters(words.form.key, "clave ñ")
    await visitor.presses(words.form.submit)
    await visitor.reads(words.wrong.key)
    expect(await visitor.focusedId()).toBe("key")
    expect(visitor.asked().filter((url) => url.includes("/v1/"))).toEqual([])
  })

  test("stands at the words for a stage that is none of those to choose from", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Glioblastoma")
    await visitor.chooses(words.form.stage, words.form.stageOther)
    await visitor.enters(words.form.stageWords, "x".repeat(300))
    await visitor.presses(words.form.submit)
    await visitor.reads(words.wrong.stage)
    const wrong = "[...document.querySelectorAll('[aria-invalid]')].map(({ name }) => name)"

    expect(await visitor.page.evaluate(wrong)).toEqual(["stageWords"])
    expect(await visitor.focusedId()).toBe("stage-words")
    expect(await visitor.inspected("12-stage")).toEqual([])

    await visitor.enters(words.form.stageWords, "recurrent")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    expect(await visitor.page.evaluate(wrong)).toEqual([])
  })

  test("stands at the place, where a link leads to a point that is none", async () => {
    const nowhere = { condition: "ALS", location: { lat: 100, lng: 0, radius_miles: 50 } }
    const visitor = await open(`${site.url}/${ProfileLink.fragmentOf(nowhere)}`)
    visitor.forgives(/status of 400/)
    await visitor.presses(words.form.submit)
    await visitor.reads(words.wrong.other)

    expect(await visitor.focusedId()).toBe("radius")
    expect(await visitor.inspected("12-place")).toEqual([])
  })

  test("is told while the registry is slow, which can be stopped, and is forgotten with the search that is cleared away", async () => {
    const visitor = await open(site.url)
    registry = "slow"
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.waiting.heading)
    expect(await visitor.inspected("13-waiting")).toEqual([])
    await visitor.presses(words.waiting.stop)
    await visitor.the("heading", words.waiting.stopped)
    registry = "well"
    goOn()
    await visitor.presses(words.trouble.again)
    await visitor.answered()

    registry = "slow"
    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.waiting.heading)
    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.clear)
    const seen = await visitor.reads(words.form.submit)
    registry = "well"
    goOn()
    expect(seen).not.toContain(words.waiting.heading)
    expect(seen).not.toContain(words.waiting.stopped)
  })

  test("is forgotten with the search that the browser's Back stops, which goes to the form", async () => {
    const visitor = await open(site.url)
    registry = "slow"
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.waiting.heading)
    await visitor.page.goBack()
    const seen = await visitor.reads(words.form.submit)
    registry = "well"
    goOn()

    expect(await visitor.focused()).toBe(words.form.heading)
    expect(seen).not.toContain(words.waiting.heading)
    expect(seen).not.toContain(words.waiting.stopped)
    await visitor.presses(words.form.submit)
    await visitor.answered()
  })

  test("is told when the registry does not answer, or what comes is no answer: nothing is made up, and it can be tried again", async () => {
    const visitor = await open(site.url)
    visitor.forgives(/status of 502/)
    registry = "ill"
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.trouble.away)
    expect(await visitor.reads(words.trouble.awayText)).not.toMatch(/NCT\d/)
    expect(await visitor.inspected("14-away")).toEqual([])
    registry = "well"
    await visitor.presses(words.trouble.again)
    await visitor.answered()

    await visitor.page.evaluate("window.fetch = async () => new Response('{}')")
    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.trouble.other)
    expect(await visitor.reads(words.trouble.otherText)).not.toContain(words.waiting.heading)
  })

  test("is told without a connection", async () => {
    const visitor = await open(site.url)
    visitor.forgives(/ERR_INTERNET_DISCONNECTED/)
    await visitor.isOnline(false)
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.trouble.offline)
    expect(await visitor.inspected("15-offline")).toEqual([])
    await visitor.presses(words.searched.change)
    expect(await visitor.value(words.form.illness)).toBe("Alzheimer's disease")
    await visitor.enters(words.form.age, "71")
    await visitor.isOnline(true)
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.the("button", words.chips.change(words.searched.age, "71 years"))
  })

  test("is told where the script does not come, in both languages", async () => {
    const visitor = await open(site.url)
    visitor.forgives(/ERR_FAILED/)
    await visitor.page.setRequestInterception(true)
    visitor.page.on("request", (request) =>
      request.url().endsWith("/page/script.js") ? request.abort() : request.continue(),
    )
    await visitor.page.reload()
    const text = await visitor.reads("load the page again")

    expect(text).toContain("cargue la página otra vez")
    expect(text).toContain("It gives no medical advice.")
    expect(await visitor.inspected("22-no-script")).toEqual([])
  })

  test("is told where the places of a study do not come, and they can be asked for again", async () => {
    const visitor = await open(site.url)
    visitor.forgives(/status of 502/)
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    registry = "ill"
    await visitor.discloses("places")
    await visitor.reads(words.trouble.away)
    expect(await visitor.inspected("21-no-places")).toEqual([])
    registry = "well"
    await visitor.presses(words.trouble.again)
    await visitor.page.waitForSelector(".places > li")
    expect(await visitor.focused()).toBe(words.options.allPlaces)
  })

  test("is told when the key is not good, at its field", async () => {
    const visitor = await open(site.url)
    visitor.forgives(/status of 401/)
    await visitor.presses("Alzheimer's disease")
    await visitor.opens(words.form.more)
    await visitor.enters(words.form.key, "mistyped")
    await visitor.presses(words.form.submit)
    expect(await visitor.reads(words.wrong.key)).not.toMatch(/Bearer|Authorization/)
    expect(await visitor.focusedId()).toBe("key")
    expect(await visitor.inspected("16-key")).toEqual([])
  })

  test("is told when all searches are used, and when the next one is free", async () => {
    const small = await website({ sandboxRequestsPerDay: 1 })
    const visitor = await open(small.url)
    visitor.forgives(/status of 429/)
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    expect(await visitor.answered()).toContain(words.searched.left(0))
    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.trouble.quota)
    await visitor.reads(/The next one becomes available (?:today at|on)/)
    expect(await visitor.inspected("17-quota")).toEqual([])
    await small.stop()
  })
  test.each(languages)("is told when a key of one's own has no calls left this month: $name", async (words) => {
    const small = await website({ callsPerMonth: 1 })
    const visitor = await open(small.url)
    visitor.forgives(/status of 429/)
    await visitor.presses(words.name)
    await visitor.enters(words.form.illness, "ALS")
    await visitor.opens(words.form.more)
    await visitor.enters(words.form.key, basicKey)
    await visitor.presses(words.form.submit)
    await visitor.reads(words.searched.left(0))
    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.trouble.quota)
    const [whose = ""] = words.trouble.ownQuotaText("").split(".")
    await visitor.reads(whose)
    await small.stop()
  })
})
