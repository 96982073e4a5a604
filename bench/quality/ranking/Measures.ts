/** What is measured of one ranking: the grades of its studies, best first. */
export interface Measured {
  readonly ndcg: number
  readonly precision: number
  readonly reciprocalRank: number
  readonly inversions: number
}

const shown = 10

const gain = (grades: ReadonlyArray<number>): number =>
  grades.slice(0, shown).reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0)

/** nDCG@10 with gains 2, 1 and 0; `judged` are the grades of all that could have been ranked. */
export const ndcg = (grades: ReadonlyArray<number>, judged: ReadonlyArray<number>): number => {
  const ideal = gain(judged.toSorted((one, other) => other - one))

  return ideal === 0 ? 0 : gain(grades) / ideal
}

const reciprocalRank = (grades: ReadonlyArray<number>): number => {
  const first = grades.indexOf(2)

  return first < 0 ? 0 : 1 / (first + 1)
}

/** Of all pairs of an eligible and an excluded trial: the share in which the excluded one stands above. */
const inversions = (grades: ReadonlyArray<number>): number => {
  let excluded = 0
  let turned = 0
  for (const grade of grades) {
    if (grade === 1) excluded += 1
    if (grade === 2) turned += excluded
  }
  const pairs = excluded * grades.filter((grade) => grade === 2).length

  return pairs === 0 ? 0 : turned / pairs
}

export const of = (grades: ReadonlyArray<number>): Measured => ({
  ndcg: ndcg(grades, grades),
  precision: grades.slice(0, shown).filter((grade) => grade === 2).length / shown,
  reciprocalRank: reciprocalRank(grades),
  inversions: inversions(grades),
})
