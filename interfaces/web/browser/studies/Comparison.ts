import * as Checks from "../answer/Checks.ts"
import * as Signposts from "../answer/Signposts.ts"
import type { Check, Option } from "../answer/Wire.ts"
import { clamped } from "../view/Clamped.ts"
import { type Child, element } from "../view/Element.ts"
import * as Quoted from "../view/Quoted.ts"
import { sign } from "../view/Sign.ts"
import type { Words } from "../words/English.ts"

const quote = (one: Checks.Quote, words: Words): ReadonlyArray<Child> =>
  clamped(
    element(
      "p",
      { class: "quote" },
      element("span", { class: "place" }, Quoted.place(one, words), ": "),
      Quoted.inline(one.text),
    ),
    words,
  )

/** What is of which, in brief: "KRAS G12D, Metastatic". */
const names = (checks: ReadonlyArray<Check>, words: Words): string =>
  checks.map((check) => Checks.briefOf(check, words)).join(", ")

const published = (check: Check, words: Words): string => {
  const told = Checks.published(check, words)

  return `${Checks.nameOf(check, words)}${told === undefined ? "" : ` (${told})`}`
}

const line = (standing: Checks.Standing, said: string, ...children: ReadonlyArray<Child>): HTMLElement =>
  element(
    "li",
    { class: `check ${standing}` },
    sign(standing),
    element(
      "div",
      {},
      element("p", {}, element("span", { class: "state" }, said, ": "), children[0]),
      children.slice(1),
    ),
  )

const signpost = ({ checks, quotes, standing }: Signposts.Signpost, words: Words): HTMLElement =>
  line(
    standing,
    words.checks.states[standing] ?? standing,
    element(
      "strong",
      {},
      standing === "not_matched" ? checks.map((check) => published(check, words)).join(", ") : names(checks, words),
    ),
    quotes.map((each) => quote(each, words)),
  )

/** Those of one standing in one line; nothing where there are none. */
const inOneLine = (standing: Checks.Standing, told: ReadonlyArray<string>, words: Words): Child =>
  told.length > 0 && line(standing, words.checks.states[standing] ?? standing, told.join(", "))

/** How a study compares with what was entered: what speaks against first, each with its sentence in sight. */
export const comparison = (option: Option, words: Words): Child => {
  const { fits, signposts, unmentioned, unpublished } = Signposts.of(option)
  const made = element(
    "ul",
    { class: "checks", "aria-label": words.options.checks },
    signposts.map((each) => signpost(each, words)),
    inOneLine(
      "matched",
      fits.map((check) => published(check, words)),
      words,
    ),
    inOneLine(
      "unmentioned",
      unmentioned.map((check) => Checks.briefOf(check, words)),
      words,
    ),
    inOneLine(
      "unknown",
      unpublished.map((check) => Checks.nameOf(check, words)),
      words,
    ),
  )

  return made.childElementCount > 0 && made
}
