import { counted, type Range, unbounded } from "./LineCounts.ts"
import { earlier, had, naiveOf, narrowing, never, notBetween, otherUntreated, units } from "./LineLexicon.ts"

/** "No prior therapy", "have not received any prior systemic therapy", "received prior systemic therapy". */
export const byPrior = (words: ReadonlyArray<string>, at: number, excludes: boolean): Range | undefined => {
  if (!earlier.has(words[at] ?? "")) return undefined
  const last = counted(words, at + 1, true)
  if (last === undefined) return undefined
  let first = at - 1
  while (first >= 0 && first > at - 7 && notBetween.has(words[first] ?? "")) first--
  if (never.has(words[first] ?? "")) return { low: 0, high: 0, first, last, vague: false }
  const begins = at <= 2 && excludes
  const received = words.slice(Math.max(0, at - 4), at).some((word) => had.has(word))

  return begins || received ? { low: 1, high: unbounded, first: at, last, vague: true } : undefined
}

/** "Never received systemic therapy", "have not been treated with chemotherapy". */
export const byNever = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  if (words[at] !== "never" && words[at] !== "not") return undefined
  let next = at + 1
  while (next < at + 6 && notBetween.has(words[next] ?? "")) next++
  const received = words.slice(at + 1, next).some((word) => word === "received" || word === "treated" || word === "had")
  if (!received || earlier.has(words[next - 1] ?? "")) return undefined
  const systemic = ["systemic", "chemotherapy", "cytotoxic"].includes(words[next] ?? "")
  const last = systemic ? counted(words, next, true) : undefined

  return last === undefined ? undefined : { low: 0, high: 0, first: at, last, vague: false }
}

/** "Treatment-naive", "previously untreated", "heavily pretreated". */
export const byName = (words: ReadonlyArray<string>, at: number, excludes: boolean): Range | undefined => {
  const word = words[at] ?? ""
  if (word === "chemonaive") return { low: 0, high: 0, first: at, last: at + 1, vague: false }
  if (word === "naive") {
    const of = words[at - 1] === "-" ? at - 2 : at - 1
    const to = words[at + 1] === "to" && naiveOf.has(words[at + 2] ?? "")
    if (naiveOf.has(words[of] ?? "")) return { low: 0, high: 0, first: of, last: at + 1, vague: false }

    return to ? { low: 0, high: 0, first: at, last: at + 3, vague: false } : undefined
  }
  if (word === "untreated") {
    const near = words.slice(Math.max(0, at - 2), at + 8)
    if (near.some((each) => otherUntreated.has(each))) return undefined
    const previously = words[at - 1] === "previously"
    const disease = near.some((each) =>
      /cancer|carcinoma|disease|metastatic|advanced|glioblastoma|lymphoma|leukemia|tumou?r/.test(each),
    )

    return previously || (disease && !excludes)
      ? { low: 0, high: 0, first: previously ? at - 1 : at, last: at + 1, vague: false }
      : undefined
  }
  if (word === "pretreated" || (word === "treated" && words[at - 1] === "previously")) {
    const narrowed = narrowing.has(words[at + 1] ?? "")
    if (narrowed || words.slice(at + 1, at + 4).some((each) => otherUntreated.has(each))) return undefined
    const heavily = words[at - 1] === "heavily"

    return { low: heavily ? 2 : 1, high: unbounded, first: at - 1, last: at + 1, vague: true }
  }

  return undefined
}

/** What a treatment came to that was had. */
export const failures: ReadonlySet<string> = new Set(
  "progressed progression progressing refractory relapsed failed resistant intolerant".split(" "),
)

/** What stands between what a treatment came to and the treatment. */
export const afterFailure: ReadonlySet<string> = new Set("on after following during to through despite from".split(" "))

/** How such a treatment is called. */
export const ofFailed: ReadonlySet<string> = new Set(
  "standard systemic available conventional existing established approved all of the care first at least one or more".split(
    " ",
  ),
)

/** "Progressed on standard therapy", "refractory to chemotherapy", "failed standard treatment". */
export const byFailure = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  if (!failures.has(words[at] ?? "")) return undefined
  let next = at + 1
  if (afterFailure.has(words[next] ?? "")) next++
  const from = next
  while (next < from + 6 && ofFailed.has(words[next] ?? "")) next++
  const named = next > from && units.has(words[next] ?? "")

  return named && !narrowing.has(words[next + 1] ?? "")
    ? { low: 1, high: unbounded, first: at, last: next + 1, vague: true }
    : undefined
}
