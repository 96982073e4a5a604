import { expect, test } from "bun:test"
import { english as words } from "../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../interfaces/web/browser/words/Spanish.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import { phone } from "../../support/browser/look.ts"
import { sharedWebsite } from "../../support/browser/website.ts"

await inBrowser("The way of a person", (open) => {
  const site = sharedWebsite()

  test("leads from a diagnosis to studies, the sentences that matter, and whom to call", async () => {
    const visitor = await open(site.url)
    expect(await visitor.inspected("1-start")).toEqual([])

    await visitor.presses("Pancreatic cancer")
    await visitor.opens(words.form.markersShow)
    await visitor.opens(words.form.more)
    expect(await visitor.inspected("2-form")).toEqual([])

    await visitor.chooses(words.form.stage, "Metastatic")
    await visitor.presses("KRAS G12D", "checkbox")
    await visitor.enters(words.form.markersMore, "CA 19-9 high")
    await visitor.chooses(words.form.lines, "One")
    await visitor.enters(words.form.age, "61")
    await visitor.presses("Female", "radio")
    await visitor.presses(words.form.submit)
    await visitor.answered()

    expect(await visitor.focusedId()).toBe("answer-heading")
    expect(await visitor.inspected("3-answer")).toEqual([])

    for (const part of ["contacts", "questions", "places", "details"]) await visitor.discloses(part)
    await visitor.reads(/\+1[\d-]+|555-01/)
    expect(
      await visitor.page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('.contacts li + li')).marginTop)",
      ),
    ).toBeGreaterThan(0)
    expect(await visitor.inspected("4-opened")).toEqual([])
  })

  test("asks what would tell more, and searches again with the answer", async () => {
    const visitor = await open(site.url, phone)
    await visitor.presses("Glioblastoma")
    await visitor.presses(words.form.submit)
    await visitor.opens(`${words.next.heading} (3)`)
    await visitor.chooses(words.next.stage, "Recurrent")
    await visitor.presses(words.next.submit)
    await visitor.the("button", words.chips.change(words.searched.stage, "Recurrent"))

    expect(await visitor.answered()).not.toContain(words.next.stage)
    expect(await visitor.focusedId()).toBe("answer-heading")
  })

  test("takes other names of an illness for it", async () => {
    const visitor = await open(site.url)
    for (const name of ["GBM", "Glioblastoma (GBM)", "glioblastoma multiforme."]) {
      await visitor.enters(words.form.illness, name)
      await visitor.chooses(words.form.stage, "Recurrent")
      await visitor.presses(words.form.submit)
      await visitor.the("button", words.chips.change(words.searched.illness, "Glioblastoma"))

      expect(await visitor.answered()).not.toContain(words.proposal.part("Glioblastoma"))
      await visitor.presses(words.searched.change)
      await visitor.presses(words.form.clear)
    }
  })

  test("offers what may be meant while an illness is typed, with the stage that was typed with it", async () => {
    const visitor = await open(site.url)
    const { keyboard } = visitor.page
    await visitor.enters(words.form.illness, "recurrent glioblastoma")
    await visitor.the("option", "Glioblastoma – Recurrent")
    expect(await visitor.inspected("23-offers")).toEqual([])
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    expect(await visitor.value(words.form.illness)).toBe("Glioblastoma")

    await keyboard.press("Enter")
    await visitor.the("button", words.chips.change(words.searched.stage, "Recurrent"))
    await visitor.presses(words.chips.change(words.searched.illness, "Glioblastoma"))
    await visitor.enters(words.form.illness, "alz")
    await visitor.presses("Alzheimer's disease", "option")
    await visitor.presses(words.form.again)
    await visitor.the("button", words.chips.change(words.searched.illness, "Alzheimer's disease"))
    const parts = ["", "page/style.css", "page/script.js", "page/names.txt", "page/qr.js"]
    expect(visitor.asked().filter((url) => url.endsWith("/page/names.txt"))).toHaveLength(1)
    expect(parts.concat("v1/match").map((path) => `${site.url}/${path}`)).toEqual(
      expect.arrayContaining([...visitor.asked()]),
    )
  })

  test("takes things of the profile out, and changes them in place", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Glioblastoma")
    await visitor.enters(words.form.age, "55")
    await visitor.chooses(words.form.stage, "Recurrent")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.presses(words.chips.remove(words.searched.stage, "Recurrent"))
    await visitor.reads(words.next.stage)
    expect(await visitor.focusedId()).toBe("answer-heading")

    await visitor.presses(words.chips.change(words.searched.age, "55 years"))
    expect(await visitor.focusedId()).toBe("age")
    expect(await visitor.inspected("25-chip")).toEqual([])
    await visitor.enters(words.form.age, "old")
    await visitor.presses(words.form.again)
    await visitor.reads(words.wrong.age)
    await visitor.presses(words.form.cancel)
    await visitor.presses(words.chips.change(words.searched.age, "55 years"))
    await visitor.enters(words.form.age, "60")
    await visitor.presses(words.form.again)
    await visitor.the("button", words.chips.change(words.searched.age, "60 years"))
  })

  test("shows all of a profile on a phone, too: what has no room there, behind a button", async () => {
    const visitor = await open(site.url, phone)
    await visitor.presses("Glioblastoma")
    await visitor.chooses(words.form.stage, "Recurrent")
    await visitor.enters(words.form.markersMore, "MGMT methylated, EGFRvIII")
    await visitor.enters(words.form.age, "68")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.presses(words.chips.all(5))
    expect(await visitor.focused()).toBe("68 years")
  })

  test("looks for a part of an illness in its own words, with the stages of the whole, and proposes the whole", async () => {
    const visitor = await open(site.url, phone)
    await visitor.enters(words.form.illness, "pancreatic adenocarcinoma")
    await visitor.chooses(words.form.stage, "Metastatic")
    await visitor.presses(words.form.submit)
    await visitor.reads(words.proposal.part("Pancreatic cancer"))
    expect(new URL(site.service.standIn.requests.at(-1) ?? "").searchParams.get("query.cond")).toBe(
      "pancreatic adenocarcinoma",
    )
    expect(await visitor.inspected("18-part")).toEqual([])

    await visitor.presses(words.chips.change(words.searched.stage, "Metastatic"))
    await visitor.chooses(words.form.stage, "Resectable")
    await visitor.presses(words.proposal.label("Pancreatic cancer"))
    await visitor.the("button", words.chips.change(words.searched.illness, "Pancreatic cancer"))
    await visitor.the("button", words.chips.change(words.searched.stage, "Resectable"))
    expect(await visitor.answered()).not.toContain(words.proposal.part("Pancreatic cancer"))
  })

  test("asks whether a misspelt illness was meant, and says that a place may be misspelt", async () => {
    const visitor = await open(site.url)
    await visitor.enters(words.form.illness, "gliobalstoma")
    await visitor.enters(words.form.place, "Chigaco")
    await visitor.presses(words.form.submit)
    expect(await visitor.reads(words.nothing.place)).toContain("Check how the illness is spelled")
    expect(await visitor.inspected("19-misspelt")).toEqual([])

    await visitor.presses(words.proposal.label("Glioblastoma"))
    await visitor.the("button", words.chips.change(words.searched.illness, "Glioblastoma"))
    await visitor.presses(words.nothing.anywhere)
    await visitor.answered()
  })

  test("takes a stage that is typed with its illness for one, whether or not the offer was chosen", async () => {
    const visitor = await open(site.url)
    await visitor.enters(words.form.illness, "metastatic pancreatic cancer")
    await visitor.presses(words.form.submit)
    await visitor.the("button", words.chips.change(words.searched.illness, "Pancreatic cancer"))
    await visitor.the("button", words.chips.change(words.searched.stage, "Metastatic"))

    expect(await visitor.answered()).not.toContain(words.proposal.part("Pancreatic cancer, Metastatic"))
  })

  test("says by which English name an illness was looked for that is named in Spanish", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Español")
    await visitor.enters(spanish.form.illness, "distrofia muscular de Duchenne")
    await visitor.presses(spanish.form.submit)

    expect(await visitor.reads(spanish.proposal.soughtAs("Duchenne muscular dystrophy"))).not.toContain("¿Quiso decir")
  })

  test("goes back to the form and forward to the answer with the browser's own buttons", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Glioblastoma")
    await visitor.enters(words.form.age, "55")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.page.goBack()

    expect(await visitor.focused()).toBe(words.form.heading)
    expect(await visitor.value(words.form.age)).toBe("55")
    await visitor.page.goForward()
    expect(await visitor.focusedId()).toBe("answer-heading")
    const kept = await visitor.page.evaluate(
      "[location.pathname, location.search, location.hash, JSON.stringify(history.state)].join()",
    )
    expect(kept).not.toMatch(/55|glioblastoma/i)
    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.submit)
    await visitor.answered()
    expect(await visitor.page.evaluate("history.length")).toBe(3)
    expect(
      await visitor.page.evaluate("document.querySelector('footer a').target + document.querySelector('footer a').rel"),
    ).toBe("_blanknoopener noreferrer")
  })

  test("widens a search that found nothing", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Glioblastoma")
    await visitor.enters(words.form.place, "Reykjavik")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.nothing.heading)

    expect(await visitor.inspected("5-nothing")).toEqual([])

    await visitor.presses(words.nothing.anywhere)
    expect(await visitor.answered()).not.toContain("Reykjavik")
  })

  test("widens a search that found few", async () => {
    const visitor = await open(site.url, phone)
    await visitor.presses("Alzheimer's disease")
    await visitor.enters(words.form.place, "Texas")
    await visitor.presses(words.form.submit)
    await visitor.reads(words.nothing.few)
    await visitor.presses(words.nothing.anywhere)

    expect(await visitor.answered()).not.toContain(words.nothing.few)
  })

  test("looks around the browser's own location, only when asked to", async () => {
    const visitor = await open(site.url, phone)
    await visitor.isAt({ latitude: 40.712_776, longitude: -74.005_974 })
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.locate)
    await visitor.chooses(words.form.radius, words.form.radiusOf(50))
    await visitor.presses(words.form.submit)
    await visitor.answered()

    expect(await visitor.reads(words.searched.around(50, ""))).toMatch(/\((?:\d+ miles?|less than 1 mile)\)/)
    const asked = new URL(site.service.standIn.requests.at(-1) ?? "")
    expect(asked.searchParams.get("filter.geo")).toBe("distance(40.71,-74.01,50mi)")
  })

  test("offers places while one is typed, looks around its point, and narrows the places of a study down", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Pancreatic cancer")
    await visitor.enters(words.form.markersMore, "KRAS G12D")
    await visitor.enters(words.form.place, "New Yor")
    await visitor.presses("New York City, New York, United States", "option")
    expect(await visitor.focusedId()).toBe("radius")
    expect(await visitor.inspected("26-place")).toEqual([])

    await visitor.chooses(words.form.radius, words.form.radiusOf(250))
    await visitor.presses(words.form.submit)
    await visitor.the(
      "button",
      words.chips.change(words.searched.place, words.searched.around(250, "New York City, New York, United States")),
    )
    await visitor.answered()
    const asked = new URL(site.service.standIn.requests.at(-1) ?? "")
    expect(asked.searchParams.get("filter.geo")).toMatch(/^distance\(40\.7\d*,-74\.0\d*,250mi\)$/)

    await visitor.clicks("article[aria-labelledby=NCT99300201] [aria-controls$=-places]")
    await visitor.the("combobox", words.places.region)
    const places = "[...document.querySelectorAll('.places > li > p:first-child')].map(({ innerText }) => innerText)"
    const all = (await visitor.page.evaluate(places)) as ReadonlyArray<string>
    const miles = all.map((place) => Number(/\((\d+) miles?\)/.exec(place)?.[1] ?? 0))
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(await visitor.inspected("27-places")).toEqual([])

    await visitor.chooses(words.places.region, "New York")
    const some = (await visitor.page.evaluate(places)) as ReadonlyArray<string>
    expect(some.length).toBeGreaterThan(0)
    expect(some).toEqual(all.filter((place) => place.includes(", New York, United States")))

    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.forgetLocation)
    await visitor.enters(words.form.place, "new york city")
    await visitor.presses(words.form.submit)
    await visitor.the(
      "button",
      words.chips.change(words.searched.place, words.searched.around(100, "New York City, New York, United States")),
    )
    await visitor.answered()
  })

  test("asks for a place in words where the browser does not say where it is", async () => {
    const visitor = await open(site.url)
    await visitor.presses(words.form.locate)
    await visitor.reads(words.form.locationRefused)

    expect(await visitor.focusedId()).toBe("place")
  })

  test("is not called back from the answer by a browser that says late where it is", async () => {
    const visitor = await open(site.url)
    await visitor.page.evaluate(
      "navigator.geolocation.getCurrentPosition = (found) => Object.assign(window, { found })",
    )
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.locate)
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.page.evaluate("found({ coords: { latitude: 40.71, longitude: -74.01 } })")

    expect(await visitor.focusedId()).toBe("answer-heading")
  })

  test("tells which illnesses the record of each study names and which are open now, and goes on to all with those that were chosen", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Glioblastoma")
    await visitor.presses(words.form.submit)
    const text = await visitor.answered()
    const [first = ""] = text.match(/NCT\d{8}/) ?? []
    const [heading = "", total = ""] =
      /^The first 20 of (\d+) studies: \d+ open now, \d+ opens? later.*$/m.exec(text) ?? []
    expect(Number(total)).toBeGreaterThan(20)
    expect(await visitor.page.title()).toBe(`${heading} – ${words.title}`)
    expect(await visitor.page.$$eval(".cards > li", (cards) => cards.map((card) => card.ariaPosInSet))).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
    ])

    await visitor.discloses("details")
    expect(await visitor.reads(words.options.conditions)).toMatch(
      new RegExp(`${words.options.conditions}\\s+.*(?:glioblastoma|glioma|GBM)`, "i"),
    )
    await visitor.presses(words.options.takeNamed(first), "checkbox")
    await visitor.reads(words.take.chosen(1))
    await visitor.presses(words.searched.showMore(Number(total), Number(total)))
    await visitor.reads(new RegExp(`^${total} studies: `, "m"))
    await visitor.reads(words.take.chosen(1))

    await visitor.chooses(words.next.stage, "Recurrent")
    await visitor.presses(words.next.submit)
    await visitor.the("button", words.chips.change(words.searched.stage, "Recurrent"))
    await visitor.reads(words.take.chosen(1))

    await visitor.presses(words.searched.change)
    await visitor.presses(words.form.submit)
    await visitor.reads(words.take.noneChosen(3))
  })

  test("asks for the value of a score, not for its state, and keeps it when the language is changed, as what was opened", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Alzheimer's disease")
    await visitor.presses(words.form.submit)
    const asked = await visitor.reads(words.next.heading)
    expect(asked).toContain(words.next.measured("MMSE"))
    expect(asked).toContain(words.next.value)
    expect(asked).not.toContain(words.next.biomarker("MMSE"))

    await visitor.chooses(words.next.stage, "Mild")
    await visitor.enters(words.next.measured("MMSE"), "24")
    await visitor.discloses("places")
    await visitor.page.waitForSelector(".places > li")
    await visitor.presses("Español")
    expect(await visitor.value(spanish.next.measured("MMSE"))).toBe("24")

    await visitor.discloses("places")
    await visitor.page.waitForSelector(".places > li")
    expect(visitor.asked().filter((url) => url.includes("/v1/availability/"))).toHaveLength(1)

    await visitor.presses(spanish.next.submit)
    await visitor.the("button", spanish.chips.change(spanish.searched.markers, "MMSE 24"))
    await visitor.the("button", spanish.chips.change(spanish.searched.stage, "Leve"))
  })

  test("goes on to more studies, back to the form, and begins anew", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Pancreatic cancer")
    await visitor.presses(words.form.submit)
    await visitor.presses(words.options.showNext(5, 15))
    const sixth = await visitor.focused()
    expect(await visitor.reads(sixth)).toContain(words.options.showNext(5, 10))
    expect(await visitor.focusedId()).toMatch(/^NCT\d{8}$/)

    await visitor.presses(words.searched.change)
    expect(await visitor.focused()).toBe(words.form.heading)

    await visitor.presses(words.form.clear)
    expect(await visitor.focusedId()).toBe("condition")
    expect(await visitor.value(words.form.illness)).toBe("")
    expect(await visitor.reads(words.form.heading)).not.toMatch(/NCT\d/)
  })

  test("shows apart what a published field rules out, and what does not fit", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Alzheimer's disease")
    await visitor.enters(words.form.age, "30")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.options.ruledOut)
    await visitor.clicks(".ruled-out > summary")
    await visitor.page.waitForSelector(".ruled-out > article")

    expect(await visitor.reads(words.checks.states["not_matched"] ?? "")).toContain(words.options.ruledOutText)
    expect(await visitor.inspected("6-ruled-out")).toEqual([])
  })

  test("explains terms of art, and gives the focus back", async () => {
    const visitor = await open(site.url)
    const { answer, question } = words.glossary.biomarker
    await visitor.presses(question)
    await visitor.reads(answer)
    expect(await visitor.inspected("7-glossary")).toEqual([])

    await visitor.page.keyboard.press("Escape")
    expect(await visitor.focused()).toBe(question)
  })

  test("is the same in Spanish, and what was entered stays", async () => {
    const visitor = await open(site.url)
    await visitor.enters(words.form.illness, "Huntington disease")
    await visitor.presses("Español")
    await visitor.the("heading", spanish.title)
    await visitor.enters(spanish.form.age, "45")
    await visitor.presses(spanish.form.submit)
    await visitor.answered()

    expect(await visitor.reads("no es consejo médico")).not.toContain("Information for navigation only")
    expect(await visitor.page.evaluate("document.documentElement.lang")).toBe("es")
    expect(await visitor.reads("Huntington disease")).not.toContain(words.options.given)
    expect(await visitor.inspected("8-spanish")).toEqual([])
  })
})
