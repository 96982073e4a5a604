import * as Slips from "../text/Slips.ts"

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

const spelt: ReadonlyMap<string, string> = new Map(words.map((word) => [undoubled(word), word]))

const compared = [...spelt.keys()]

const meant = (typed: string): string => {
  const letters = typed.toLowerCase()
  if (known.has(letters)) return typed

  return spelt.get(Slips.nearest(undoubled(letters), compared, 1) ?? "") ?? typed
}

/** Of a shorter word one slip makes another word too often. */
const long = /(?<![\p{L}\p{N}])[a-z]{6,}(?![\p{L}\p{N}])/giu

/** Two pieces of a word that a space, a hyphen or the end of a line parts: "un methylated", "nega-\ntive". */
const parted = /(?<![\p{L}\p{N}])(\p{L}{2,})[\s\uFFFD‐-]{1,3}(?=(\p{L}{2,})(?![\p{L}\p{N}]))/gu

const joined = (written: string): string =>
  written.replace(parted, (piece, first: string, next: string) =>
    known.has(`${first}${next}`.toLowerCase()) ? first : piece,
  )

/** What a profile enters, with words of stages and states as they are spelt where one slip makes them, or where they are parted. */
export const corrected = (written: string): string => joined(written).replace(long, meant)
