import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Span } from "../document/Span.ts"
import { seatOf } from "../mention/DiseaseWords.ts"
import { fold } from "../text/Folding.ts"

type Words = ReadonlyArray<string>

const joining: ReadonlySet<string> = new Set(
  "in to of the and or only - disease malignant neoplasm carcinoma".split(" "),
)

const near = 4

/** The organ of the metastases that are named at a place: "brain metastases", "metastases to the brain". */
const organAt = (words: Words, first: number, last: number): string | undefined => {
  const before = words[first - 1] === "only" ? words[first - 3] : words[first - 1]
  const known = seatOf(before ?? "")
  if (known !== undefined) return known
  let at = last
  while (at < last + near && joining.has(words[at] ?? "")) at++

  return at > last ? seatOf(words[at] ?? "") : undefined
}

const named = /metasta/i

const mostEntries = 60

const longest = 200

/** The organs whose metastases a study is about, as its conditions, keywords and title tell. */
const ofStudy = remembering(
  ({ about }: Document): ReadonlySet<string> =>
    new Set(
      about.slice(0, mostEntries).flatMap((entry) => {
        if (!named.test(entry)) return []
        const words = fold(entry.slice(0, longest)).match(/[a-z]+|-/g) ?? []

        return words.flatMap((word, at) => (word.startsWith("metasta") ? (organAt(words, at, at + 1) ?? []) : []))
      }),
    ),
)

/** Whether a study is about metastases in some organ. */
export const isToldOf = (document: Document): boolean => ofStudy(document).size > 0

/** Whether metastases in an organ are those that the study is about: who has them is metastatic. */
export const isMeant = ({ document, last, segment, tokens: { words } }: Span): boolean => {
  if (segment.side !== "inclusion" || words[last - 1]?.startsWith("metastas") !== true) return false
  const organ = organAt(words, last - 1, last)

  return organ !== undefined && ofStudy(document).has(organ)
}
