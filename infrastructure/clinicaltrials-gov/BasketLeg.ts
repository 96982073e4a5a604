import * as Words from "./Words.ts"

/** What a query for studies of solid tumors is made of; each gene is sought in each area. */
interface Leg {
  readonly names: ReadonlyArray<string>
  readonly areas: ReadonlyArray<string>
  readonly genes: ReadonlyArray<string>
}

const [solidTumor, advancedCancer] = ['"solid tumor"', '"advanced cancer"']
const [criteria, briefTitle, officialTitle] = ["EligibilityCriteria", "BriefTitle", "OfficialTitle"]

/** From the whole leg to the least that finds anything: what is given up first tells least. */
const legs = (genes: ReadonlyArray<string>): ReadonlyArray<Leg> =>
  genes.length === 0
    ? []
    : [
        { names: [solidTumor, advancedCancer], areas: [criteria, briefTitle, officialTitle], genes },
        { names: [solidTumor], areas: [criteria, briefTitle, officialTitle], genes },
        { names: [solidTumor], areas: [criteria, briefTitle], genes },
        ...genes.map((_, left) => ({
          names: [solidTumor],
          areas: [criteria],
          genes: genes.slice(0, genes.length - left),
        })),
      ]

const anyOf = (expressions: ReadonlyArray<string>): string => `(${expressions.join(" OR ")})`

const expression = ({ areas, genes, names }: Leg): string =>
  `(${anyOf(names)} AND ${anyOf(areas.map((area) => `AREA[${area}]${anyOf(genes)}`))})`

/**
 * The expression of a condition, widened by studies of solid tumors that name one of some genes: as much of that as fits into the
 * registry's number of terms, and nothing where not even the first gene does. The condition stays whole.
 */
export const widened = (condition: string, genes: ReadonlyArray<string>): string | undefined => {
  for (const leg of legs(genes)) {
    const whole = `(${condition}) OR ${expression(leg)}`
    if (Words.terms(whole) <= Words.mostTerms) return whole
  }

  return undefined
}
