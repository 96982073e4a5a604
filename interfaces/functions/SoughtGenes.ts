const condition = "query.cond"

const sought = /AREA\[EligibilityCriteria\]\(([\w -]{1,200})\)/

/** The genes by which a query looks for studies of any solid tumor as well, as its URL tells. */
export const of = (queryUrl: string): ReadonlyArray<string> =>
  sought.exec(new URL(queryUrl).searchParams.get(condition) ?? "")?.[1]?.split(" OR ") ?? []

const list = new Intl.ListFormat("en-US", { type: "disjunction" })

/** That the biomarkers widened the search; nothing where they did not. */
export const sentenceOn = (queryUrl: string): ReadonlyArray<string> => {
  const genes = of(queryUrl)

  return genes.length === 0
    ? []
    : [`The search also includes studies of any solid tumor whose record names ${list.format(genes)}.`]
}
