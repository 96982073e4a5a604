import { Predicate } from "effect"
import { children, type Element, text } from "./Element.ts"

/** A code of a system; the system's address is in small letters, without its scheme. */
export interface Code {
  readonly system: string
  readonly code: string
}

/** What a coded element says: in words, its own text first, and in codes. */
export interface Concept {
  readonly words: ReadonlyArray<string>
  readonly codes: ReadonlyArray<Code>
}

export const nothing: Concept = { words: [], codes: [] }

/** So many codings of one element are looked at. */
const mostCodings = 50

const scheme = /^[a-z]+:\/\/(?:www\.)?/

const systemOf = (coding: Element): string => (text(coding, "system") ?? "").toLowerCase().replace(scheme, "")

const of = (element: Element): Concept => {
  const codings = children(element, "coding").slice(0, mostCodings)
  // A coding of its own, as in `valueCoding`.
  const all = codings.length === 0 && text(element, "code") !== undefined ? [element] : codings
  const words = [text(element, "text"), ...all.map((coding) => text(coding, "display"))]

  return {
    words: [...new Set(words.filter((each) => each !== undefined))],
    codes: all.flatMap((coding) => {
      const code = text(coding, "code")

      return code === undefined ? [] : [{ system: systemOf(coding), code }]
    }),
  }
}

/** The concept of a name: coded, or, as some systems write it, a plain text. */
export const named = (element: Element | undefined, name: string): Concept => {
  const found = element !== undefined && Object.hasOwn(element, name) ? element[name] : undefined
  if (typeof found === "string") {
    const words = text(element, name)

    return words === undefined ? nothing : { words: [words], codes: [] }
  }
  if (Array.isArray(found)) return joined(found.filter(Predicate.isRecord).slice(0, mostCodings).map(of))

  return Predicate.isRecord(found) ? of(found) : nothing
}

/** What several concepts say together. */
export const joined = (concepts: ReadonlyArray<Concept>): Concept => ({
  words: concepts.flatMap(({ words }) => words),
  codes: concepts.flatMap(({ codes }) => codes),
})

export const isNothing = ({ codes, words }: Concept): boolean => codes.length === 0 && words.length === 0

/** Whether one of its codes is among some, whichever system they are told to be of: records mix them up. */
export const hasCode = ({ codes }: Concept, known: ReadonlySet<string>): boolean =>
  codes.some(({ code }) => known.has(code))

/** Whether its codes or words are one of some words, in any case: "active", "Confirmed". */
export const says = ({ codes, words }: Concept, known: ReadonlySet<string>): boolean =>
  codes.some(({ code }) => known.has(code.toLowerCase())) || words.some((each) => known.has(each.toLowerCase()))
