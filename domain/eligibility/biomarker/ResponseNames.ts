import * as HormoneReceptors from "../markers/HormoneReceptors.ts"

/** Short names of markers that stand for an answer to treatment, too, and what tells so in their sentence. */
const answers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    PR: "cr sd vgpr scr recist irecist lugano imwg",
    MMR: "ccyr mcyr pcyr chr bcr mr4 dmr",
  }).map(([name, words]) => [name, new Set(words.split(" "))] as const),
)

const receptors: ReadonlySet<string> = new Set([
  ...HormoneReceptors.estrogen,
  ..."hr her2 progesterone receptor".split(" "),
])

const states = /^(?:positive|negative|\+)$/

const near = 6

/**
 * Whether a marker's name, as it is written, is that of an answer: "CR, PR or stable disease" is of a partial response, "loss of MMR or
 * CCyR" of a molecular one. Beside other receptors, or a state, it is of a marker.
 */
export const isMeant = (written: string, words: ReadonlyArray<string>, first: number): boolean => {
  const telling = answers.get(written.slice(written.lastIndexOf(" ") + 1))
  if (telling === undefined || !words.some((word) => telling.has(word))) return false
  if (words.slice(first + 1, first + 3).some((word) => states.test(word))) return false

  return !words.slice(Math.max(0, first - near), first + near).some((word) => receptors.has(word))
}
