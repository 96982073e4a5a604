import { namesOfSeat, seatOf } from "../mention/DiseaseWords.ts"

type Words = ReadonlyArray<string>

/** What a profile's stage tells of metastases. */
interface EnteredSpread {
  readonly isTold: boolean
  /** Metastases in the organs that it names, as texts call them. */
  readonly placed: ReadonlyArray<string>
}

const spread = /^(?:metastas[ei]s|metastasi[sz]ed|mets|spread|metastatic)$/

/** What has not left the place where it began, or no farther than to its nodes. */
const near =
  /^(?:lymph|lymphatic|nodes?|nodal|local|locally|regional|regionally|locoregional|nearby|satellite|through)$/

const joining: ReadonlySet<string> = new Set("and or / , & - the my both".split(" "))

const leading: ReadonlySet<string> = new Set("to in into of".split(" "))

/** The organs that stand one beside the other from a word on, in one direction. */
const organsFrom = (words: Words, from: number, step: 1 | -1): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let at = from; at >= 0 && at < words.length; at += step) {
    const organ = seatOf(words[at] ?? "")
    if (organ !== undefined) found.push(organ)
    else if (!joining.has(words[at] ?? "") && !near.test(words[at] ?? "")) break
  }

  return found
}

const organsOf = (words: Words): ReadonlySet<string> =>
  new Set(
    words.flatMap((word, at) =>
      spread.test(word)
        ? [...organsFrom(words, at - 1, -1), ...(leading.has(words[at + 1] ?? "") ? organsFrom(words, at + 2, 1) : [])]
        : [],
    ),
  )

const nouns = ["metastases", "metastasis", "mets"]

/** What is entered of metastases: "mets", "liver metastases", "spread to the bones". Those in nodes near the tumour are none. */
export const of = (words: Words): EnteredSpread => {
  const organs = [...organsOf(words)]
  const isTold =
    words.some((word) => spread.test(word)) && (organs.length > 0 || !words.some((word) => near.test(word)))

  return {
    isTold,
    placed: organs.flatMap(namesOfSeat).flatMap((name) => nouns.map((noun) => `${name} ${noun}`)),
  }
}
