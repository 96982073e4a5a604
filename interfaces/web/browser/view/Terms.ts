import type { Words } from "../words/English.ts"
import { type Term, termNames } from "../words/TermNames.ts"
import type { Child } from "./Element.ts"
import { explain } from "./Glossary.ts"

const termOf: ReadonlyMap<string, Term> = new Map(
  Object.entries(termNames).flatMap(([term, names]) => names.map((name) => [name.toLowerCase(), term as Term])),
)

const anyName = new RegExp(
  `\\b(${[...termOf.keys()].toSorted((one, other) => other.length - one.length).join("|")})\\b`,
  "gi",
)

/** A text of the registry of which each word of art can be tapped on where it stands first. `told` gathers those that were met. */
export const withTerms = (text: string, words: Words, told: Set<string>): ReadonlyArray<Child> =>
  text.split(anyName).map((piece, index) => {
    const term = index % 2 === 1 ? termOf.get(piece.toLowerCase()) : undefined
    if (term === undefined || told.has(term)) return piece
    told.add(term)

    return explain(words.terms[term], words, piece)
  })
