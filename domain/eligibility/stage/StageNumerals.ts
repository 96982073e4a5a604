type Words = ReadonlyArray<string>

/** Numbers by how they are written: as letters, as the one character that Unicode has for each, or as digits. */
const numbers: ReadonlyMap<string, number> = new Map(
  ["0 i ii iii iv", "0 ⅰ ⅱ ⅲ ⅳ", "0 1 2 3 4"].flatMap((script) =>
    script.split(" ").map((written, number) => [written, number] as const),
  ),
)

const numeral = /^(iv|iii|ii|i|[ⅰ-ⅳ]|[0-4])(?:([abcdm])\d?)?$/

/** A numbered stage as its number and letter: "IIIB" is `3b`. Parts of parts ("IIIA2") are no stages of their own. */
const numbered = (word: string): string | undefined => {
  const parts = numeral.exec(word)
  const number = numbers.get(parts?.[1] ?? "")

  return parts === null || number === undefined ? undefined : `${number}${parts[2] ?? ""}`
}

/** Numbered stages as most texts have them. */
export const usual: ReadonlyArray<string> = [..."01234"].flatMap((number) =>
  ["", ..."abcdm"].map((letter) => `${number}${letter}`),
)

const digit = /^[1-4]/

const joiners: ReadonlySet<string> = new Set([",", "/", "or", "and", "-", "~", "to", "through", "&"])

const silent: ReadonlySet<string> = new Set(["stage", "stages", "(", ")"])

/** Whether a word may stand between the numbers of several stages. */
export const joins = (word: string): boolean => silent.has(word) || joiners.has(word)

const ranges: ReadonlySet<string> = new Set(["-", "~", "to", "through"])

/** What is counted or measured where a number before it is no stage: "Stage I or 3 months after resection". */
const measures: ReadonlySet<string> = new Set(
  (
    "year years yr yrs month months mo week weeks wk wks day days hour hours h minutes times time x % cm mm mg kg ml g dl " +
    "cycle cycles dose doses line lines prior previous more fewer less points courses regimens lesions sites metastases"
  ).split(" "),
)

/** Whether a number is one of something else: of a list, it is written as the others are, and nothing is counted behind it. */
const isOther = (words: Words, at: number, first: string): boolean => {
  const word = words[at] ?? ""
  if (words[at - 1]?.startsWith("stage")) return false
  const range = ranges.has(words[at + 1] ?? "") ? 2 : 0
  const counted = words[at + range + 1] ?? ""

  return digit.test(word) !== digit.test(first) || (digit.test(word) && measures.has(counted))
}

/** What a range takes in between its ends: "II-IV", "IIIA-IIIC". */
const within = (from: string, to: string): ReadonlyArray<string> => {
  const numbers: Array<string> = []
  for (let number = Number(from[0]) + 1; number < Number(to[0]); number++) numbers.push(`${number}`)

  return from[1] === "a" && to[1] === "c" ? [...numbers, `${to[0]}b`] : numbers
}

/** So many words are read for the numbers of a list. */
const farthest = 14

/** "Stage: II", "a stage of II". */
const start = (words: Words, at: number): number => (words[at] === ":" || words[at] === "of" ? at + 1 : at)

/** The numbered stages that follow at `at`, ranges filled, and where they end. */
export const behind = (words: Words, at: number): { readonly named: ReadonlyArray<string>; readonly last: number } => {
  const named: Array<string> = []
  let first = ""
  let last = at
  let joint = ""
  for (let next = start(words, at); next < words.length && next < at + farthest; next++) {
    const word = words[next] ?? ""
    const stage = numbered(word)
    if (joins(word)) {
      if (!silent.has(word)) joint = word
      continue
    }
    if (stage === undefined || (first !== "" && isOther(words, next, first))) break
    const from = named.at(-1)
    if (from !== undefined && ranges.has(joint)) named.push(...within(from, stage))
    named.push(stage)
    first ||= word
    last = next + 1
    joint = ""
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
