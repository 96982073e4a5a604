import { expect, test } from "bun:test"
import { type Words, english as words } from "../../../interfaces/web/browser/words/English.ts"
import { languages } from "../../../interfaces/web/browser/words/Languages.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import type { Visit } from "../../support/browser/visit.ts"
import { sharedWebsite } from "../../support/browser/website.ts"

const report = [
  "KRAS G12D",
  "TP53 R175H",
  "CDKN2A loss",
  "SMAD4 loss",
  "BRCA2 mutation",
  "MSS",
  "PD-L1 50%",
  "CA 19-9 high",
  "HER2 negative",
].join("\n")

const disclaimer =
  /Information for navigation only, not medical advice|Información solo para orientarse, no es consejo médico/

await inBrowser("What a person takes along", (open) => {
  const site = sharedWebsite()

  /** Someone who has searched with much that a report says, and chosen the first three studies. */
  const withThree = async (words: Words): Promise<{ readonly visitor: Visit; readonly chosen: Array<string> }> => {
    const visitor = await open(site.url)
    await visitor.presses(words.name)
    await visitor.presses(words.areas["pancreatic-cancer"] ?? "Pancreatic cancer")
    await visitor.chooses(words.form.stage, words.suggested["Metastatic"] ?? "Metastatic")
    await visitor.enters(words.form.markersMore, report)
    await visitor.chooses(words.form.lines, words.lineNumbers[2] ?? "")
    await visitor.enters(words.form.age, "61")
    await visitor.presses(words.form.sexes["female"] ?? "", "radio")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    const numbers = (await visitor.answered()).match(/NCT\d{8}/g)
    const chosen = [...new Set(numbers)].slice(0, 3)
    for (const nctId of chosen) await visitor.presses(words.options.takeNamed(nctId), "checkbox")
    await visitor.reads(words.take.chosen(3))

    return { visitor, chosen }
  }

  test.each(languages)("is on two sheets of paper at most, with all that a call needs: $name", async (words) => {
    const { chosen, visitor } = await withThree(words)
    expect(await visitor.printed(`sheet-a4-${words.code}`, "A4")).toBeLessThanOrEqual(2)
    expect(await visitor.printed(`sheet-letter-${words.code}`, "Letter")).toBeLessThanOrEqual(2)

    await visitor.isOnPaper()
    const text = await visitor.reads(words.take.sheetTitle)
    for (const told of [...chosen, words.questions.own, words.questions.general, "555-01", "KRAS G12D"]) {
      expect(text).toContain(told)
    }
    const drawn = await visitor.page.$$eval(".sheet .address [role=img]", (pictures) =>
      pictures.map((picture) => picture.getAttribute("aria-label")),
    )
    expect(drawn).toEqual(chosen.map((nctId) => `https://clinicaltrials.gov/study/${nctId}`))
    expect(text).toMatch(disclaimer)
    expect(text).toContain(`${words.take.query}: ${site.service.standIn.url}/studies?query.cond=`)
    expect(text).not.toContain(words.form.heading)
    expect(text.slice(text.indexOf(words.take.query)).length).toBeLessThan(300)
  })

  test("says on paper which studies a question is about that is not about all of them, and when one opens", async () => {
    const visitor = await open(site.url)
    await visitor.presses("Glioblastoma")
    await visitor.chooses(words.form.stage, "Recurrent")
    await visitor.enters(words.form.markersMore, "MGMT unmethylated")
    await visitor.presses(words.form.submit)
    const shown = (await visitor.answered()).match(/NCT\d{8}/g)
    const later = "NCT99200111"
    /** Of access to a treatment other questions are asked. */
    const isTrial = (nctId: string) => !nctId.startsWith("NCT995")
    const other = shown?.find((nctId) => nctId !== later && isTrial(nctId)) ?? ""
    for (const nctId of [later, other]) await visitor.presses(words.options.takeNamed(nctId), "checkbox")
    await visitor.reads(words.take.chosen(2))
    await visitor.isOnPaper()
    const text = await visitor.reads(words.take.sheetTitle)

    expect(text).toMatch(/Opens later: planned start \w+/)
    expect(text).toContain(`${later}: ${words.questions.opening}`)
    expect(text).toContain(words.questions.visits)
    expect(text).not.toMatch(new RegExp(`NCT\\d{8}: ${words.questions.visits.slice(0, 20)}`))
    expect(text).not.toMatch(/^It is (?:early )?phase/im)
  })

  test.each([
    {
      illness: "Glioblastoma",
      stage: "Recurrent",
      results: "MGMT unmethylated\nIDH wild-type",
      lines: "One",
      nctId: "NCT99200111",
      side: words.checks.exclusion,
      sentence: "More than one line of therapy before enrollment",
    },
    {
      illness: "Pancreatic cancer",
      stage: "Metastatic",
      results: "KRAS G12D",
      lines: "Two",
      nctId: "NCT99300201",
      side: words.checks.inclusion,
      sentence: "Progression on or after exactly one prior line",
    },
  ])("says of each sentence where it stands and how it is read, as the screen does: $illness", async (given) => {
    const { illness, lines, nctId, results, sentence, side, stage } = given
    const visitor = await open(site.url)
    await visitor.presses(illness)
    await visitor.chooses(words.form.stage, stage)
    await visitor.enters(words.form.markersMore, results)
    await visitor.chooses(words.form.lines, lines)
    await visitor.enters(words.form.age, "58")
    await visitor.presses(words.form.submit)
    await visitor.answered()
    await visitor.presses(words.options.takeNamed(nctId), "checkbox")
    await visitor.presses(words.take.text)
    const text = await visitor.saved(`${words.take.file}.txt`)
    const shown = (await visitor.page.evaluate(
      `[...document.querySelectorAll("article[aria-labelledby=${nctId}] .quote")].map((quote) =>
        quote.querySelector(".place").textContent + "“" + quote.querySelector("q").textContent + "”")`,
    )) as ReadonlyArray<string>

    expect(shown).toContainEqual(expect.stringMatching(new RegExp(`^${side}[^“]*: “${sentence}`)))
    for (const quote of shown) expect(text).toContain(quote)

    await visitor.isOnPaper()
    const before = (await visitor.page.evaluate(
      `[...document.querySelectorAll(".sheet q")].map((quote) => {
        const range = document.createRange()
        range.setStart(quote.parentElement, 0)
        range.setEndBefore(quote)
        return range.toString()
      })`,
    )) as ReadonlyArray<string>
    expect(before.length).toBeGreaterThan(1)
    for (const told of before) expect(told).toMatch(/Under who can(?:not)? join[^“]*: $|^The criteria exclude $/)
  })

  test("is a text, a table, and questions for the site with the sentences that they are about", async () => {
    const { chosen, visitor } = await withThree(words)
    await visitor.presses(words.take.text)
    const text = await visitor.saved(`${words.take.file}.txt`)
    const [told = "", all = ""] = text.split(`${words.columns.all}:`)
    expect([...new Set(told.match(/NCT\d{8}/g))]).toEqual(chosen)
    expect(all.match(/NCT\d{8}/g)).toEqual(expect.arrayContaining(chosen))
    expect(all.match(/NCT\d{8}/g)?.length).toBeGreaterThan(chosen.length)
    expect(text).toMatch(disclaimer)
    await visitor.presses(words.take.copy)
    await visitor.reads(words.take.copied)
    expect(await visitor.copied()).toBe(text)
    expect(await visitor.inspected("9-take-along")).toEqual([])

    await visitor.presses(words.take.csv)
    const [head, ...rows] = (await visitor.saved(`${words.take.file}.csv`)).trim().split("\r\n")
    expect(head).toContain(`${words.columns.nct},${words.columns.title}`)
    expect(rows.map((row) => row.slice(0, 11))).toEqual(chosen)
    expect(head).not.toContain(words.columns.nearest)
    for (const row of rows) expect(row).toMatch(disclaimer)

    await visitor.discloses("questions")
    await visitor.presses(words.questions.copy)
    await visitor.reads(new RegExp(`${words.take.copied}[^]*${words.take.copied}`))
    const questions = await visitor.copied()
    expect(questions).toContain(words.questions.visits)
    expect(questions).toContain(`${words.take.date}: `)
    expect(questions).toMatch(disclaimer)
    expect(questions).toMatch(/The criteria (?:exclude|say|do not mention) “|The record does not say/)
  })
})
