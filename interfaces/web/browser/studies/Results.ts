import * as SoughtGenes from "../../../functions/SoughtGenes.ts"
import { mostOptions } from "../../../wire/Limits.ts"
import { inOrderOf, openFirst } from "../answer/SiteOrder.ts"
import type { Answer, Area, Option, Site } from "../answer/Wire.ts"
import * as Ticks from "../criteria/Ticks.ts"
import * as KnownNames from "../form/KnownNames.ts"
import { kinOf } from "../profile/AreaOf.ts"
import type { Draft, Request } from "../profile/Draft.ts"
import { fragmentOf } from "../profile/ProfileLink.ts"
import { entriesOf, hintsOf, wideningsOf } from "../profile/Searched.ts"
import { fileField } from "../since/FileField.ts"
import type { Occasion } from "../takeaway/Occasion.ts"
import { sheet } from "../takeaway/Sheet.ts"
import { taken } from "../takeaway/Taken.ts"
import { button, type Child, element, focus, outward } from "../view/Element.ts"
import { ofService } from "../view/OfService.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import { askNext } from "./AskNext.ts"
import type { Hands } from "./Card.ts"
import * as Found from "./Found.ts"
import { lists } from "./Lists.ts"
import { proposal } from "./Proposal.ts"
import { takeAway } from "./TakeAway.ts"

/** An answer, and what it is the answer to. */
export interface Answered {
  readonly answer: Answer
  readonly request: Request
  readonly draft: Draft
  readonly remaining: number | undefined
}

export interface Page {
  readonly words: Words
  readonly areas: ReadonlyArray<Area>
  readonly chosen: Set<string>
  readonly ticks: Ticks.Ticks
  readonly answers: Map<string, string>
  /** The sites of studies whose places were opened, with their contacts. */
  readonly sites: ReadonlyMap<string, ReadonlyArray<Site>>
  readonly ask: Hands["ask"]
  /** What stands in the form now. */
  readonly draft: () => Draft
  /** Searches with another draft. */
  readonly search: (draft: Draft) => void
  readonly showMore: () => void
}

const source = ({ answer, remaining }: Answered, words: Words): HTMLElement => {
  const genes = SoughtGenes.of(answer.source.query_url)

  return element(
    "p",
    { class: "hint" },
    words.searched.asked(Dates.time(answer.source.retrieved_at, words)),
    " ",
    outward(words.searched.query, answer.source.query_url, words.newTab),
    ". ",
    genes.length > 0 && `${words.searched.genes(genes)} `,
    remaining !== undefined && words.searched.left(remaining),
  )
}

const wider = ({ draft: searched }: Answered, { draft, search, words }: Page): HTMLElement =>
  element(
    "div",
    { class: "actions" },
    wideningsOf(searched, words).map(({ change, label }) => button(label, () => search({ ...draft(), ...change }))),
  )

/** So few studies are hardly a choice. */
const few = 3

const onlyFew = (found: Answered, page: Page): ReadonlyArray<Child> =>
  found.answer.total_found > few || wideningsOf(found.draft, page.words).length === 0
    ? []
    : [element("div", { class: "few" }, element("p", {}, page.words.nothing.few), wider(found, page))]

const nothing = (found: Answered, page: Page): ReadonlyArray<Child> => {
  const { newTab, nothing } = page.words

  return [
    element("p", {}, nothing.text),
    wider(found, page),
    element(
      "ul",
      {},
      hintsOf(found.draft, page.areas, KnownNames.known(), page.words).map((hint) => element("li", {}, hint)),
    ),
    element("p", {}, `${nothing.registry} `, outward("ClinicalTrials.gov", "https://clinicaltrials.gov", newTab)),
  ]
}

/** The answer to a search, and what is printed of it. */
export const results = (
  found: Answered,
  page: Page,
): { readonly content: ReadonlyArray<Child>; readonly print: () => HTMLElement } => {
  const { answer, draft, request } = found
  const { areas, chosen, words } = page
  const options = answer.options.map((option) => ({ ...option, sites: openFirst(option.sites) }))
  const occasion: Occasion = {
    request,
    doubts: (nctId) => Ticks.doubtsOf(page.ticks, nctId),
    entries: entriesOf(request, areas, words, draft.place),
    date: Dates.day(answer.source.retrieved_at, words),
    queryUrl: answer.source.query_url,
    snapshot: {
      day: answer.source.retrieved_at.slice(0, "2026-11-28".length),
      found: answer.options.map(({ nct_id }) => nct_id),
    },
    disclaimer: answer.disclaimer,
  }
  const whole = (option: Option): Option => {
    const sites = page.sites.get(option.nct_id)

    return sites === undefined ? option : { ...option, sites: inOrderOf(option.sites, sites) }
  }
  const choice = () => {
    const { isChoice, options: some } = taken(options, chosen)

    return { options: some.map(whole), isChoice }
  }
  const link = () => new URL(fragmentOf(request, draft.place), document.baseURI).href
  const take = takeAway(words, choice, occasion, link, fileField(answer, words))
  const hands: Hands = {
    toTake: () => focus(take.element.querySelector("h2")),
    occasion,
    ticks: page.ticks,
    ask: page.ask,
    known: (nctId) => page.sites.get(nctId),
    seen: (nctId) => answer.verified_site_counts?.[nctId] ?? 0,
    isChosen: (nctId) => chosen.has(nctId),
    choose: (nctId, isChosen) => {
      if (isChosen) chosen.add(nctId)
      else chosen.delete(nctId)
      take.count()
    },
  }
  const total = answer.total_found
  const more = () => button(words.searched.showMore(Math.min(total, mostOptions), total), page.showMore)

  return {
    print: () => sheet(choice().options, occasion, words),
    content: [
      element("h2", {}, Found.headingOf(answer, words)),
      element("p", { class: "caveat" }, words.searched.caveat),
      proposal(draft, answer, areas, words, (change) => page.search({ ...page.draft(), ...change })),
      options.length === 0 ? nothing(found, page) : onlyFew(found, page),
      element(
        "div",
        { class: "columns" },
        askNext(answer.ask_next ?? [], words, kinOf(draft.condition, areas)?.area, page),
        options.length > 0 &&
          element(
            "div",
            { class: "studies" },
            lists(options, words, hands),
            Found.areMore(answer) && element("div", { class: "actions" }, more()),
            take.element,
          ),
      ),
      element("p", { class: "disclaimer" }, ofService(answer.disclaimer, words)),
      source(found, words),
    ],
  }
}
