/** Words of stages and states, with those that say the opposite: what is one slip from two of them is left as it is. */
const words: ReadonlyArray<string> = (
  "metastatic metastases metastasis metastasized nonmetastatic resectable unresectable nonresectable irresectable operable inoperable resected unresected " +
  "borderline locally advanced localized recurrent recurrence relapsed refractory progressive progression progressed nonprogressive diagnosed newly " +
  "castration resistant sensitive platinum extensive limited remission adjuvant neoadjuvant maintenance " +
  "methylated unmethylated nonmethylated hypermethylated methylation mutated unmutated nonmutated mutation positive negative seropositive seronegative " +
  "amplified unamplified nonamplified amplification deletion fusion rearrangement rearranged unrearranged microsatellite instability stable unstable " +
  "deficient proficient germline somatic homozygous heterozygous"
).split(" ")

/** Words of their own that are one slip from these. */
const others =
  "depletion effusion elapsed emission focally vocally rejected respected efficient instable revision stably".split(" ")

/** The words with what they become in other numbers and times: "recurrences", "relapse". */
const known: ReadonlySet<string> = new Set([
  ...others,
  ...words.flatMap((word) => [word, `${word}s`, word.replace(/d$/, ""), word.replace(/d$/, "s")]),
])

/** A letter more or less where it is doubled is what people err in most. */
const undoubled = (word: string): string => word.replace(/(.)\1/g, "$1")

/** Whether two words differ by one letter that is wrong, missing or too many, or by two that changed places. */
const areOneSlipApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)

  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
  )
}

const compared = words.map((word) => ({ word, letters: undoubled(word) }))

const meant = (typed: string): string => {
  const letters = typed.toLowerCase()
  if (known.has(letters)) return typed
  const spelt = undoubled(letters)
  const [only, another] = compared.filter((each) => areOneSlipApart(spelt, each.letters))

  return only === undefined || another !== undefined ? typed : only.word
}

/** Of a shorter word one slip makes another word too often. */
const long = /(?<![\p{L}\p{N}])[a-z]{6,}(?![\p{L}\p{N}])/giu

/** What a profile enters, with words of stages and states as they are spelt where one slip makes them. */
export const corrected = (written: string): string => written.replace(long, meant)
