import type { Study } from "../../../domain/study/Study.ts"

const k1 = 1.2
const b = 0.75

/** Words as a plain analyser has them: runs of letters and digits in lower case. */
const terms = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

export interface Document {
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

export const document = (text: string): Document => {
  const counts = new Map<string, number>()
  const all = terms(text)
  for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1)

  return { counts, length: all.length }
}

/** Everything that is published of a study, as one text. */
export const textOf = ({ conditions, eligibility, keywords, summary, title }: Study): string =>
  [title, ...conditions, ...keywords, summary ?? "", eligibility.text ?? ""].join("\n")

/** Scores documents against a query, with the statistics of the documents given. */
export const scorer = (documents: ReadonlyArray<Document>) => {
  const holding = new Map<string, number>()
  for (const { counts } of documents) for (const term of counts.keys()) holding.set(term, (holding.get(term) ?? 0) + 1)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const rarity = (term: string) => {
    const holders = holding.get(term) ?? 0

    return Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5))
  }

  return (query: string) => {
    const sought = [...new Set(terms(query))].map((term) => [term, rarity(term)] as const)

    return ({ counts, length }: Document): number =>
      sought.reduce((sum, [term, weight]) => {
        const count = counts.get(term) ?? 0

        return count === 0 ? sum : sum + (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average))
      }, 0)
  }
}
