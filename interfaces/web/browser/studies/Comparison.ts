import * as Checks from "../answer/Checks.ts"
import * as Signposts from "../answer/Signposts.ts"
import type { Standing } from "../answer/Standing.ts"
import type { Option } from "../answer/Wire.ts"
import { clamped } from "../view/Clamped.ts"
import { type Child, element } from "../view/Element.ts"
import * as Quoted from "../view/Quoted.ts"
import { sign } from "../view/Sign.ts"
import { withTerms } from "../view/Terms.ts"
import type { Words } from "../words/English.ts"

const stateOf = (standing: Standing, words: Words): HTMLElement =>
  element("span", { class: "state" }, words.checks.states[standing], ": ")

const line = (standing: Standing, words: Words, ...children: ReadonlyArray<Child>): HTMLElement =>
  element("li", { class: `check ${standing}` }, sign(standing), element("div", {}, stateOf(standing, words), children))

/** What the criteria speak of, and the first of its sentences. */
const signpost = ({ checks, quotes }: Signposts.Signpost, words: Words, told: Set<string>): ReadonlyArray<Child> => {
  const named = element("strong", {}, checks.map((check) => Checks.briefOf(check, words)).join(", "))
  const [first, ...others] = quotes.map((quote) => [
    element("span", { class: "place" }, Quoted.place(quote, words), ": "),
    Quoted.inline(withTerms(quote.text, words, told)),
  ])

  return [
    clamped(element("p", { class: "quote" }, named, " ", first), words),
    others.map((quote) => clamped(element("p", { class: "quote" }, quote), words)),
  ]
}

const misfits = (signposts: ReadonlyArray<Signposts.Signpost>, words: Words): Child =>
  element(
    "strong",
    {},
    signposts.flatMap(({ checks }) => checks.map((check) => Checks.toldOf(check, words))).join(", "),
  )

const direction = ({ signposts, standing }: Signposts.Direction, words: Words, told: Set<string>): HTMLElement =>
  line(
    standing,
    words,
    standing === "not_matched" ? misfits(signposts, words) : signposts.map((each) => signpost(each, words, told)),
  )

/** Those of one standing in one line, with the rest of a long one to be asked for. */
const inOneLine = (standing: Standing, told: ReadonlyArray<string>, words: Words): HTMLElement =>
  element(
    "li",
    { class: `check ${standing}` },
    sign(standing),
    element("div", {}, clamped(element("p", { class: "listed" }, stateOf(standing, words), told.join(", ")), words)),
  )

/** How a study compares with what was entered: what speaks against first, each with its sentence in sight. */
export const comparison = (option: Option, words: Words): Child => {
  const { directions, others } = Signposts.of(option)
  const told = new Set<string>()
  const made = element(
    "ul",
    { class: "checks", "aria-label": words.options.checks },
    directions.map((each) => direction(each, words, told)),
    others.map(({ checks, standing }) =>
      inOneLine(
        standing,
        checks.map((check) => Checks.toldOf(check, words)),
        words,
      ),
    ),
  )

  return made.childElementCount > 0 && made
}
