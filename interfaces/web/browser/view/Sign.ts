import type { Standing } from "../answer/Standing.ts"
import { element } from "./Element.ts"

const svg = "http://www.w3.org/2000/svg"

/** Three dots: a dash would be a minus beside the plus. */
const nothing = "M5.5 12h.5M12 12h.5M18.5 12h.5"

/** Strokes in a square of 24, drawn so that no font has to have the sign. */
const strokes: Readonly<Record<Standing, string>> = {
  matched: "M6 12.5l4 4 8-9",
  not_matched: "M7 7l10 10M17 7L7 17",
  mentioned_inclusion: "M12 6v12M6 12h12",
  mentioned_exclusion: "M12 5v8.5M12 18v.5",
  unclear: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5",
  unmentioned: nothing,
  not_understood: nothing,
  not_read: nothing,
  unknown: nothing,
}

const drawn = (path: string): SVGElement => {
  const picture = document.createElementNS(svg, "svg")
  picture.setAttribute("viewBox", "0 0 24 24")
  const line = document.createElementNS(svg, "path")
  line.setAttribute("d", path)
  picture.append(line)

  return picture
}

/** A sign beside the words, for those who look fast. The words say the same. */
export const sign = (standing: Standing): HTMLElement =>
  element("span", { class: "sign", "aria-hidden": "true" }, drawn(strokes[standing]))
