import type { Alphabet } from "./Alphabet.ts"
import type { Program, Step } from "./Program.ts"
import type { Run } from "./Run.ts"

/** Where one row was found, by places of the run: what it tells, and what it was told by. Both end before the second place. */
export interface Place {
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
  /** How specific it was here: what it read of the words, each by itself. */
  readonly specificity: number
}

/**
 * Follows one row, forwards, from where it may begin; nothing if it does not: the preferred way first, and no way twice, so that it takes no more steps
 * than the row has times the tokens that it reaches.
 */
export const at = (
  { entries: [entry = 0], steps }: Program,
  alphabet: Alphabet,
  run: Run,
  from: number,
): Place | undefined => {
  /** By step and place, how many tokens were left to it, and one more. */
  const tried = new Map<number, number>()
  const marks: Array<number> = []
  let specificity = 0

  const isRead = (test: number, at: number): boolean => at <= run.to && alphabet.holds(alphabet.symbolAt(run, at), test)

  const isTried = (step: number, at: number, left: number): boolean => {
    const key = (at - from) * steps.length + step
    if ((tried.get(key) ?? 0) > left) return true
    tried.set(key, left + 1)

    return false
  }

  /** What a test adds once its way has come to the end. */
  const counted = (test: number, end: number): number => {
    if (end >= 0) specificity += alphabet.specificityOf(test)

    return end
  }

  const loop = (step: number, { isLazy, next, test }: Step & { does: "loop" }, at: number, left: number): number => {
    const ways = isLazy ? ["on", "again"] : ["again", "on"]
    for (const way of ways) {
      if (way === "again" && !(left > 0 && isRead(test, at))) continue
      const end = way === "on" ? follow(next, at) : counted(test, again(step, at + 1, left - 1))
      if (end >= 0) return end
    }

    return -1
  }

  const again = (at: number, place: number, left: number): number => {
    const step = steps[at]

    return step?.does !== "loop" || isTried(at, place, left) ? -1 : loop(at, step, place, left)
  }

  const firstWay = (ways: ReadonlyArray<number>, place: number): number => {
    for (const way of ways) {
      const end = follow(way, place)
      if (end >= 0) return end
    }

    return -1
  }

  const marked = (next: number, place: number): number => {
    const end = follow(next, place)
    if (end >= 0) marks.push(place)

    return end
  }

  /** Before which place the row ends if it is followed from a step; -1 if it does not. */
  const follow = (at: number, place: number): number => {
    const step = steps[at]
    switch (step?.does) {
      case "read":
        return !isTried(at, place, 0) && isRead(step.test, place)
          ? counted(step.test, follow(step.next, place + 1))
          : -1
      case "loop":
        return again(at, place, step.most)
      case "split":
        return firstWay(step.next, place)
      case "mark":
        return marked(step.next, place)
      case "row":
        return place
      case undefined:
        return -1
    }
  }

  const end = follow(entry, from)
  if (end < 0) return undefined
  const [last = end, first = from] = marks
  const inside = (place: number): number => Math.min(run.to, Math.max(run.from, place))

  return { first: inside(first), last: inside(last), from: inside(from), to: inside(end), specificity }
}
