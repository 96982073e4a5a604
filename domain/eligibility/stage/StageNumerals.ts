const romans: ReadonlyMap<string, number> = new Map([
  ["0", 0],
  ["i", 1],
  ["ii", 2],
  ["iii", 3],
  ["iv", 4],
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 4],
])

const numeral = /^(iv|iii|ii|i|[0-4])([abcdm]?)\d?$/

/** A numbered stage as its number and letter: "IIIB" is `3b`. */
const numbered = (word: string): string | undefined => {
  const parts = numeral.exec(word)
  const number = romans.get(parts?.[1] ?? "")

  return parts === null || number === undefined ? undefined : `${number}${parts[2]}`
}

const joiners: ReadonlySet<string> = new Set([",", "/", "or", "and", "-", "to", "through", "&", "(", ")"])

/** Whether a word may stand between the numbers of several stages. */
export const joins = (word: string): boolean => word === "stage" || word === "stages" || joiners.has(word)

const ranges: ReadonlySet<string> = new Set(["-", "to", "through"])

/** The numbered stages that follow at `at`, ranges filled, and where they end. */
export const behind = (
  words: ReadonlyArray<string>,
  at: number,
): { readonly named: ReadonlyArray<string>; readonly last: number } => {
  const named: Array<string> = []
  let last = at
  let joint = ""
  for (let next = at; next < words.length && next < at + 14; next++) {
    const word = words[next] ?? ""
    const number = numbered(word)
    if (number !== undefined) {
      const from = Number((named[named.length - 1] ?? number)[0])
      if (ranges.has(joint))
        for (let between = from + 1; between < Number(number[0]); between++) named.push(`${between}`)
      const letters = [named[named.length - 1]?.[1], number[1]]
      if (ranges.has(joint) && letters[0] === "a" && letters[1] === "c") named.push(`${number[0]}b`)
      named.push(number)
      last = next + 1
      joint = ""
      continue
    }
    if (joins(word)) {
      if (!["stage", "stages", "(", ")"].includes(word)) joint = word
      continue
    }
    break
  }

  return { named, last }
}

/** The numbered stages that a profile's stage names: "Stage IIIB", "IV", "stage 3". */
export const inStage = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = words.findIndex((word) => word === "stage" || word === "stages")
  if (at >= 0) return behind(words, at + 1).named
  const [only, ...others] = words
  const number = others.length === 0 && only !== undefined ? numbered(only) : undefined

  return number === undefined ? [] : [number]
}
