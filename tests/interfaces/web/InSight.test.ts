import { expect, test } from "bun:test"
import * as Checks from "../../../interfaces/web/browser/answer/Checks.ts"
import type { Answer } from "../../../interfaces/web/browser/answer/Wire.ts"
import * as ProfileLink from "../../../interfaces/web/browser/profile/ProfileLink.ts"
import { english } from "../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../interfaces/web/browser/words/Spanish.ts"
import { inBrowser } from "../../support/browser/inBrowser.ts"
import { desktop, type Look, phone } from "../../support/browser/look.ts"
import { sharedWebsite } from "../../support/browser/website.ts"
import { posted } from "../../support/service.ts"

const ofReadme = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  location: { lat: 40.71, lng: -74.01 },
}

const report = [
  "KRAS G12D",
  "TP53 R175H",
  "CDKN2A loss",
  "SMAD4 loss",
  "BRCA2 mutation",
  "MSS",
  "TMB 4",
  "PD-L1 50%",
  "CA 19-9 high",
  "HER2 negative",
  "NTRK negative",
  "BRAF wild-type",
  "ATM VUS",
]

const searches = [
  { name: "the patient of the README", words: english, request: ofReadme },
  { name: "a report of 13 results", words: english, request: { ...ofReadme, biomarkers: report } },
  {
    name: "no place",
    words: english,
    request: { condition: "glioblastoma", stage: "Recurrent", biomarkers: ["MGMT unmethylated"], age: 55 },
  },
  {
    name: "Spanish",
    words: spanish,
    request: { condition: "alzheimers", stage: "Mild", biomarkers: ["APOE4 homozygous"], age: 71, sex: "female" },
  },
  {
    name: "a rare disease",
    words: english,
    request: { condition: "Duchenne muscular dystrophy", stage: "ambulatory", age: 7, sex: "male" },
  },
]

/** The first studies, in pixels of the page at its beginning. */
const most: ReadonlyArray<readonly [Look, { readonly titleTop: number; readonly fiveCards: number }]> = [
  [desktop, { titleTop: 420, fiveCards: 4200 }],
  [phone, { titleTop: 520, fiveCards: 6000 }],
]

interface Seen {
  readonly titleTop: number
  readonly fiveCards: number
  readonly cards: ReadonlyArray<{
    readonly text: string
    readonly standings: ReadonlyArray<string>
    readonly quotes: ReadonlyArray<string>
    readonly ways: ReadonlyArray<string>
  }>
}

const seen = `(() => {
  scrollTo(0, 0)
  const box = (found) => found.getBoundingClientRect()
  const inSight = (found) => found.checkVisibility() && box(found).height > 0
  const cards = [...document.querySelectorAll("article")].slice(0, 5)

  return {
    titleTop: Math.ceil(box(cards[0].querySelector("h3")).top),
    fiveCards: Math.ceil(box(cards.at(-1)).bottom - box(cards[0]).top),
    cards: cards.map((card) => ({
      text: card.innerText,
      standings: [...card.querySelectorAll(".check")].map(({ classList }) => classList[1]),
      quotes: [...card.querySelectorAll("q")].filter(inSight).map(({ textContent }) => textContent),
      ways: [...card.querySelectorAll("[aria-controls]")].filter(inSight).map((each) => each.ariaLabel),
    })),
  }
})()`

const order = [
  "not_matched",
  "mentioned_exclusion",
  "mentioned_inclusion",
  "unclear",
  "matched",
  "unmentioned",
  "unknown",
]

await inBrowser("What stands in sight without a click", (open) => {
  const site = sharedWebsite()

  test.each(searches)("is the first study and all that matters of five: $name", async ({ request, words }) => {
    const visitor = await open(`${site.url}/${ProfileLink.fragmentOf(request)}`)
    if (words !== english) await visitor.presses(words.name)
    await visitor.presses(words.form.submit)
    await visitor.answered()
    const { options } = (await (await site.service.send("/v1/match", posted(request))).json()) as Answer
    const quoted = new Map(
      options.map(({ criteria_checks, nct_id }) => [nct_id, criteria_checks.flatMap(Checks.quotesOf)]),
    )

    for (const [look, { fiveCards, titleTop }] of most) {
      await visitor.looks(look)
      const found = (await visitor.page.evaluate(seen)) as Seen
      process.stdout.write(`${look.width}: title at ${found.titleTop}, five cards ${found.fiveCards} pixels\n`)
      expect(found.titleTop).toBeLessThanOrEqual(titleTop)
      expect(found.fiveCards).toBeLessThanOrEqual(fiveCards)
      expect(found.cards).toHaveLength(5)
      for (const { quotes, standings, text, ways } of found.cards) {
        const [nctId = ""] = text.match(/NCT\d{8}/) ?? []
        expect(Object.values(words.statuses).some((status) => text.includes(status))).toBe(true)
        expect(text).toMatch(new RegExp(`${words.options.nearest}|${words.options.place}|${words.options.noPlaces}`))
        expect(ways).toContain(`${words.options.contact}: ${nctId}`)
        expect(ways).toContain(`${words.questions.heading}: ${nctId}`)
        expect(standings).toEqual(standings.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
        expect(new Set(quotes)).toEqual(new Set(quoted.get(nctId)?.map((quote) => quote.text)))
      }
    }
  })
})
