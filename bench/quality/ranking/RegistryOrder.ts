import type { Study } from "../../../domain/study/Study.ts"
import * as Bm25 from "./Bm25.ts"

/**
 * The weights of the registry's ConditionSearch area, as it documents them; both titles are one here. Judged trials come without
 * indexing and keywords: their whole text stands in for the latter.
 */
const fields: ReadonlyArray<readonly [weight: number, text: (study: Study) => string]> = [
  [0.95, ({ conditions }) => conditions.join("\n")],
  [0.6, ({ nctId, summary, title }) => (title === nctId ? opening(summary ?? "") : title)],
  [0.3, Bm25.textOf],
]

/** Many judged trials come without a title: the opening of their summary stands in for it. */
const opening = (summary: string): string => /^.{0,200}?[.;]\s|^.{0,200}/s.exec(summary)?.[0] ?? ""

/**
 * Scores studies as the registry's relevance might: the condition's words in the fields of its condition search, by their
 * weights. An approximation: the registry adds synonyms and does not publish its formula.
 */
export const scorer = (studies: ReadonlyArray<Study>) => {
  const indexes = fields.map(([weight, text]) => {
    const documents = new Map(studies.map((study) => [study.nctId, Bm25.document(text(study))]))

    return { weight, documents, score: Bm25.scorer([...documents.values()]) }
  })

  return (condition: string) => {
    const scores = indexes.map(({ documents, score, weight }) => ({ weight, documents, score: score(condition) }))

    return ({ nctId }: Study): number =>
      scores.reduce((sum, { documents, score, weight }) => {
        const document = documents.get(nctId)

        return document === undefined ? sum : sum + weight * score(document)
      }, 0)
  }
}
