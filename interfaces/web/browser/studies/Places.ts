import { inOrderOf } from "../answer/SiteOrder.ts"
import type { Option, Site } from "../answer/Wire.ts"
import { distanceOf, statusOf, townOf } from "../lines/SiteLine.ts"
import type { Outcome } from "../service/Outcome.ts"
import { type Failing, troubleOf } from "../service/Trouble.ts"
import { button, type Child, element, focus, folded, original } from "../view/Element.ts"
import { ofService } from "../view/OfService.ts"
import { paged } from "../view/Paged.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import { contactList } from "./Contacts.ts"
import { sentence } from "./Trouble.ts"

/** So many places are shown at once: some studies have hundreds. */
const step = 20

const place = (site: Site, words: Words): ReadonlyArray<Child> => [
  ofService(site.facility, words),
  original(townOf(site)),
  distanceOf(site, words),
  statusOf(site, words),
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

/** The nearest places of a study. */
export const nearest = (sites: ReadonlyArray<Site>, words: Words): HTMLUListElement =>
  element(
    "ul",
    {},
    sites.map((site) => element("li", {}, place(site, words), verified(site, words))),
  )

const whole = (site: Site, nctId: string, words: Words): HTMLElement =>
  element(
    "li",
    {},
    element("p", {}, place(site, words)),
    verified(site, words),
    site.contacts !== undefined && contactList(site.contacts, nctId, words),
  )

export interface Asking {
  readonly ask: (nctId: string) => Promise<Outcome<{ readonly study: Option }>>
  /** The places of a study, where they were asked for already: that cost a call. */
  readonly known: (nctId: string) => ReadonlyArray<Site> | undefined
}

/** All places with their contacts, asked for when this is opened for the first time. */
export const places = (option: Option, words: Words, { ask, known }: Asking): HTMLDetailsElement => {
  const status = element("div", { role: "status" })
  const content = element("div", {})
  const fold = folded(words.options.allPlaces, status, content)
  let isAsked = false
  const show = (now: ReadonlyArray<Site>) => {
    const sites = inOrderOf(option.sites, now)
    status.textContent = ""
    content.replaceChildren(
      sites.length === 0
        ? element("p", {}, words.options.noPlaces)
        : paged(
            element("ul", { class: "places" }),
            sites,
            step,
            (site) => whole(site, option.nct_id, words),
            (shown) => shown,
            words.options.showNext,
          ),
    )
  }
  const load = async () => {
    isAsked = true
    const sites = known(option.nct_id)
    if (sites !== undefined) return show(sites)
    status.textContent = words.options.placesWait
    const outcome = await ask(option.nct_id)
    if (outcome._tag === "Answered") return show(outcome.answer.study.sites)
    isAsked = false
    status.replaceChildren(sentence(outcome, words), ...tryAgain(outcome))
  }
  const tryAgain = (outcome: Failing) =>
    troubleOf(outcome, words).mayTryAgain
      ? [
          button(words.trouble.again, () => {
            focus(fold.querySelector("summary"))
            void load()
          }),
        ]
      : []
  fold.addEventListener("toggle", () => {
    if (fold.open && !isAsked) void load()
  })

  return fold
}
