/** Long enough to be rare, short enough to be shared. */
const length = 6

const holds = (runs: ReadonlyArray<string>, stem: string): boolean => runs.some((run) => run.includes(stem))

/** As short as this a stem may be a word that every sentence holds. */
const common = 3

interface Stem {
  readonly stem: string
  readonly count: number
}

const isBetter = (one: Stem, other: Stem): boolean => {
  if (one.stem.length > common !== other.stem.length > common) return one.stem.length > common

  return one.count > other.count || (one.count === other.count && one.stem.length > other.stem.length)
}

const stemsOf = (runs: ReadonlyArray<string>): ReadonlyArray<string> => runs.map((run) => run.slice(0, length))

/** Each stem of some names, with those that hold it. */
const holdersIn = (names: ReadonlyArray<ReadonlyArray<string>>) =>
  new Map(
    Array.from(
      new Set(names.flatMap(stemsOf)),
      (stem) => [stem, new Set(names.filter((runs) => holds(runs, stem)))] as const,
    ),
  )

/**
 * Few stems such that each name, given by its runs of letters, holds one of them: always the one that most of the names left over
 * share, so that a few searches tell of most texts that they hold none of many names. Stems of three letters come last; a name of
 * shorter runs alone holds none.
 */
export const of = (names: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const holders = holdersIn(names)
  const stems: Array<string> = []
  for (let left = names; left.length > 0; ) {
    let best: Stem = { stem: "", count: 0 }
    for (const stem of new Set(left.flatMap(stemsOf))) {
      const count = holders.get(stem)?.size ?? 0
      if (stem.length >= common && isBetter({ stem, count }, best)) best = { stem, count }
    }
    if (best.count === 0) break
    stems.push(best.stem)
    const covered = new Set(holders.get(best.stem))
    left = left.filter((runs) => !covered.has(runs))
    for (const [stem, held] of holders) holders.set(stem, held.difference(covered))
  }

  return stems
}

/** Which of the stems a name holds first. */
export const holding = (stems: ReadonlyArray<string>, runs: ReadonlyArray<string>): string | undefined =>
  stems.find((stem) => holds(runs, stem))
