import { inOrderOf, mayTakePeople, openFirst } from "../answer/SiteOrder.ts"
import type { Option, Site } from "../answer/Wire.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import type { Outcome } from "../service/Outcome.ts"
import { type Failing, troubleOf } from "../service/Trouble.ts"
import { button, type Child, element, focus, original } from "../view/Element.ts"
import { ofService } from "../view/OfService.ts"
import { paged } from "../view/Paged.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import { contactList } from "./Contacts.ts"
import { siteFilter } from "./SiteFilter.ts"
import { sentence } from "./Trouble.ts"

/** So many places are shown at once: some studies have hundreds. */
const step = 20

const place = (site: Site, words: Words): ReadonlyArray<Child> => [
  ofService(site.facility, words),
  original(SiteLine.townOf(site)),
  SiteLine.distanceOf(site, words),
]

const verified = ({ verified }: Site, words: Words): HTMLElement | undefined =>
  verified === undefined
    ? undefined
    : element(
        "p",
        {},
        [
          words.options.firstHand(
            words.observed[verified.status] ?? verified.status,
            Dates.day(verified.last_verified_at, words),
          ),
          ...(verified.investigator_accepts_referrals === null
            ? []
            : [words.options.referrals(verified.investigator_accepts_referrals)]),
        ].join("; "),
        verified.notes !== null && [". ", original(verified.notes)],
      )

/** The nearest place that is open, with what opens all of them. */
export const nearest = (
  { sites }: Option,
  words: Words,
  seen: number,
  all: HTMLButtonElement | undefined,
): ReadonlyArray<Child> => {
  const [site] = sites

  return [
    element(
      "p",
      { class: "where" },
      site === undefined
        ? words.options.noPlaces
        : [
            element("strong", {}, `${SiteLine.heading(sites, words)}: `),
            place(site, words),
            !mayTakePeople(site) && SiteLine.statusOf(site, words),
            " ",
            all,
          ],
    ),
    site !== undefined && verified(site, words),
    seen > 0 && element("p", { class: "hint" }, words.options.seen(seen)),
  ]
}

const whole = (site: Site, nctId: string, words: Words): HTMLElement =>
  element(
    "li",
    {},
    element("p", {}, place(site, words), SiteLine.statusOf(site, words)),
    verified(site, words),
    site.contacts !== undefined && contactList(site.contacts, nctId, words),
  )

export interface Asking {
  readonly ask: (nctId: string) => Promise<Outcome<{ readonly study: Option }>>
  /** The places of a study, where they were asked for already: that cost a call. */
  readonly known: (nctId: string) => ReadonlyArray<Site> | undefined
}

/** All places with their contacts, asked for when they are first looked at. */
export const places = (option: Option, words: Words, { ask, known }: Asking): HTMLElement => {
  const status = element("div", { role: "status" })
  const content = element("div", {})
  const made = element("div", {}, element("h4", { tabindex: "-1" }, words.options.allPlaces), status, content)
  const listed = (sites: ReadonlyArray<Site>) =>
    paged(
      element("ul", { class: "places" }),
      sites,
      step,
      (site) => whole(site, option.nct_id, words),
      (shown) => shown,
      words.options.showNext,
    )
  const show = (now: ReadonlyArray<Site>) => {
    const sites = openFirst(inOrderOf(option.sites, now))
    const shown = element("div", {}, sites.length === 0 ? element("p", {}, words.options.noPlaces) : listed(sites))
    status.textContent = ""
    content.replaceChildren(
      ...[siteFilter(sites, words, (some) => shown.replaceChildren(listed(some))) ?? [], shown].flat(),
    )
  }
  const load = async () => {
    const sites = known(option.nct_id)
    if (sites !== undefined) return show(sites)
    status.textContent = words.options.placesWait
    const outcome = await ask(option.nct_id)
    if (outcome._tag === "Answered") return show(outcome.answer.study.sites)
    status.replaceChildren(sentence(outcome, words), ...tryAgain(outcome))
  }
  const tryAgain = (outcome: Failing) =>
    troubleOf(outcome, words).mayTryAgain
      ? [
          button(words.trouble.again, () => {
            focus(made.querySelector("h4"))
            void load()
          }),
        ]
      : []
  void load()

  return made
}
