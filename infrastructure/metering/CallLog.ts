/**
 * The calls of one caller that count, in the order in which they came. A call that was taken out leaves a gap; the first and
 * the last are none.
 */
export interface CallLog {
  /** When each call came, never before the one in front of it. */
  readonly times: Array<number>
  /** What tells each call from the others: positive and rising. Negative where it was taken out. */
  readonly marks: Array<number>
  /** Where the calls begin: what stands before is over. */
  first: number
  gaps: number
}

export const empty = (): CallLog => ({ times: [], marks: [], first: 0, gaps: 0 })

export const size = ({ first, gaps, marks }: CallLog): number => marks.length - first - gaps

/** When the oldest call came. */
export const oldest = ({ first, times }: CallLog): number | undefined => times[first]

/** Few gaps are left where they are; more than there are calls are closed, which each call pays for once. */
const mostGaps = 16

const tidy = (log: CallLog): void => {
  const { marks, times } = log
  while (marks.length > log.first && (marks.at(-1) ?? 0) < 0) {
    marks.pop()
    times.pop()
    log.gaps -= 1
  }
  while ((marks[log.first] ?? 0) < 0) {
    log.first += 1
    log.gaps -= 1
  }
  if (log.first + log.gaps <= Math.max(mostGaps, size(log))) return
  let kept = 0
  for (let index = log.first; index < marks.length; index += 1) {
    const mark = marks[index] ?? 0
    if (mark < 0) continue
    marks[kept] = mark
    times[kept] = times[index] ?? 0
    kept += 1
  }
  marks.length = kept
  times.length = kept
  log.first = 0
  log.gaps = 0
}

export const add = ({ marks, times }: CallLog, time: number, mark: number): void => {
  times.push(time)
  marks.push(mark)
}

/** Drops the calls that came at this time or before it. */
export const dropUntil = (log: CallLog, time: number): void => {
  while ((log.times[log.first] ?? Number.POSITIVE_INFINITY) <= time) {
    if ((log.marks[log.first] ?? 0) < 0) log.gaps -= 1
    log.first += 1
  }
  tidy(log)
}

/** Where a mark stands, if the call is there. */
const indexOf = ({ first, marks }: CallLog, mark: number): number | undefined => {
  let [low, high] = [first, marks.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (Math.abs(marks[middle] ?? 0) < mark) low = middle + 1
    else high = middle
  }

  return marks[low] === mark ? low : undefined
}

/** Takes a call out. Tells whether it was there. */
export const takeOut = (log: CallLog, mark: number): boolean => {
  const index = indexOf(log, mark)
  if (index === undefined) return false
  log.marks[index] = -mark
  log.gaps += 1
  tidy(log)

  return true
}
