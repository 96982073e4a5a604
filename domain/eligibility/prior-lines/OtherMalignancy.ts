import type { Claim } from "../line-claims/Claim.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const others: ReadonlySet<string> = new Set(
  "other another additional second concurrent concomitant prior previous".split(" "),
)

const nearOther = 3

const articles: ReadonlySet<string> = new Set(["a", "an", "any"])

const thisOne: ReadonlySet<string> = new Set(["this", "current", "present", "same"])

/** "For this malignancy or any other malignancy". */
const isBesideOwn = (words: Words, at: number): boolean =>
  words.some((word, own) => own < at && /^(?:malignanc|cancer|tumou?r)/.test(word) && thisOne.has(words[own - 1] ?? ""))

/** "Prior chemotherapy or a prior malignancy": each by itself. */
const isOrOther = (words: Words, last: number, malignancy: number): boolean => {
  const or = words.slice(last, malignancy).lastIndexOf("or")
  const at = last + or + 1
  const other = articles.has(words[at] ?? "") ? at + 1 : at

  return or >= 0 && malignancy - other < nearOther && others.has(words[other] ?? "")
}

/** "Another malignancy that was treated": whose treatment it is. */
const isOfOther = (words: Words, { last }: Claim): boolean =>
  words.some(
    (word, at) =>
      /^malignanc(?:y|ies)$/.test(word) &&
      Nearby.hasBefore(words, at, nearOther, others) &&
      !isBesideOwn(words, at) &&
      !isOrOther(words, last, at),
  )

const nearCancer = 9

const different: ReadonlySet<string> = new Set(["another", "different", "second"])

/** "Another cancer (that was) treated with …". */
const isOfDifferent = (words: Words, { first }: Claim): boolean => {
  const cancer = Nearby.lastBefore(words, first, nearCancer, (word) => /^(?:cancer|tumou?r)$/.test(word))

  return different.has(words[cancer - 1] ?? "")
}

/** Whether a claim is of the treatment of another cancer that a sentence speaks of. */
export const isOf = (words: Words, claim: Claim): boolean => isOfOther(words, claim) || isOfDifferent(words, claim)
