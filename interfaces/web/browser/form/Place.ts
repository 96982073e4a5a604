import { wholeEarthInMiles } from "../../../../domain/Profile.ts"
import { defaultRadiusInMiles } from "../../../wire/Limits.ts"
import type { Draft, Point } from "../profile/Draft.ts"
import { namesLike, onlyNamed } from "../profile/NamesLike.ts"
import { button, element, focus } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import { combobox, mostOffers } from "./Combobox.ts"
import { field, group, list } from "./Field.ts"
import * as KnownNames from "./KnownNames.ts"

const radii = [25, 50, defaultRadiusInMiles, 250, wholeEarthInMiles]

/** About a mile: nobody needs to know it better, and the registry's own places are cities. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

export interface Place {
  readonly element: HTMLElement
  /** Where to look by now: words that name one known place are its point. */
  readonly chosen: () => Pick<Draft, "place" | "point">
}

/** A radius that a link brings along is one to choose, too. */
const radiiWith = (radius: string): ReadonlyArray<number> =>
  [...new Set([...radii, Number(radius)])].toSorted((one, other) => one - other)

/**
 * Where to look: in words, or around a point: that of a place that is known, or the browser's own location, which is asked for only when
 * the visitor says so.
 */
export const place = (words: Words, draft: Draft): Place => {
  let point = draft.point
  const said = words.form
  const container = element("div", {})
  const status = element("p", { role: "status", class: "hint" })

  /** The browser may take long to say where it is: whoever has gone on in the page is not called back. */
  const hasGoneOn = () => document.activeElement !== document.body && !container.contains(document.activeElement)
  const found = ({ coords }: GeolocationPosition) => {
    const staysThere = hasGoneOn()
    point = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) }
    show({ ...draft, place: "" })
    if (!staysThere) focus(container.querySelector("select"))
  }
  const known = ({ lat, lng, name }: KnownNames.KnownPlace) => {
    point = { lat, lng }
    show({ ...draft, place: name })
    focus(container.querySelector("select"))
  }
  const refused = () => {
    status.textContent = said.locationRefused
    if (!hasGoneOn()) focus(container.querySelector("input"))
  }
  const locate = () => {
    if (!("geolocation" in navigator)) return refused()
    status.textContent = said.locating
    navigator.geolocation.getCurrentPosition(found, refused, { timeout: 30_000, maximumAge: 600_000 })
  }
  const forget = () => {
    point = null
    show({ ...draft, place: "" })
    focus(container.querySelector("input"))
  }

  const inWords = (written: string) => {
    const input = element("input", { type: "text", name: "place", value: written, autocomplete: "off" })
    const offersFor = (typed: string) =>
      namesLike(typed, KnownNames.known().places, mostOffers).map(({ named }) => ({
        label: named.name,
        take: () => known(named),
      }))
    const offers = combobox(input, said.place, { load: KnownNames.load, offersFor })

    return [
      field({ id: "place", label: said.place, hint: said.placeHint }, input, offers, button(said.locate, locate)),
      status,
    ]
  }
  const around = ({ lat, lng }: Point, { place, radius }: Draft) => [
    group(
      {
        id: "place",
        label: said.place,
        hint: place === "" ? `${said.located(`${lat}, ${lng}`)} ${said.locatedHint}` : said.located(place),
      },
      element("input", { type: "hidden", name: "place", value: place }),
      field(
        { id: "radius", label: said.radius },
        list(
          "radius",
          radiiWith(radius).map(
            (miles) =>
              [String(miles), miles >= wholeEarthInMiles ? said.radiusAnywhere : said.radiusOf(miles)] as const,
          ),
          radius,
        ),
      ),
      button(said.forgetLocation, forget),
    ),
  ]
  const show = (draft: Draft) => {
    status.textContent = ""
    container.replaceChildren(...(point === null ? inWords(draft.place) : around(point, draft)))
  }
  show(draft)

  const chosen = () => {
    const written = container.querySelector<HTMLInputElement>("[name=place]")?.value ?? ""
    const named = point === null ? onlyNamed(written, KnownNames.known().places) : undefined

    return named === undefined
      ? { place: written, point }
      : { place: named.name, point: { lat: named.lat, lng: named.lng } }
  }

  return { element: container, chosen }
}
