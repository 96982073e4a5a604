import type { Marker } from "../markers/Marker.ts"

type Words = ReadonlyArray<string>

const others: ReadonlySet<string> = new Set(["0", "1", "3"])

/** Whether an entry says that a marker is stained 2+, whatever another test has told: "HER2 2+", "HER2 IHC 2+, ISH negative". */
export const isOpen = ({ graded }: Marker, words: Words): boolean => {
  const at = graded === true ? words.findIndex((word, at) => word === "2" && words[at + 1] === "+") : -1

  return at >= 0 && !words.some((word) => others.has(word))
}
