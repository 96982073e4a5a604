import type { Marker } from "../markers/Marker.ts"

const threefold: ReadonlyArray<ReadonlySet<string>> = [
  new Set(["er", "estrogen", "oestrogen"]),
  new Set(["pr", "pgr", "progesterone"]),
  new Set(["her2", "her", "erbb2", "human"]),
]

/** Whether the receptors of triple negative disease are named together: to be negative for one of them is not all of it. */
export const isOneOfThree = ({ negativeWithOthers }: Marker, words: ReadonlyArray<string>): boolean =>
  negativeWithOthers !== undefined && threefold.every((names) => words.some((word) => names.has(word)))

const receptors: ReadonlySet<string> = new Set("er pr pgr hr her2 estrogen oestrogen progesterone hormone".split(" "))

/** Whether another receptor's state stands right beside: "HR+/HER2-" is ruled out as a whole, which tells nothing of its parts. */
export const isCombined = (
  { negativeWithOthers }: Marker,
  words: ReadonlyArray<string>,
  first: number,
  last: number,
): boolean =>
  negativeWithOthers !== undefined &&
  [...words.slice(Math.max(0, first - 5), first), ...words.slice(last, last + 5)].some((word) => receptors.has(word))
