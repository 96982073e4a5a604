type Words = ReadonlyArray<string>

const reasons: ReadonlySet<string> = new Set(["as", "since", "because"])

const named: ReadonlySet<string> = new Set(["these", "those", "they", "this", "such"])

const nearReason = 10

/** Whether the marker at token `first` only tells why something else is asked for: "…, as these tumors mostly express it". */
export const isReason = (words: Words, first: number): boolean => {
  for (let at = first - 1; at > 0 && at > first - nearReason && !/^[.;:]$/.test(words[at] ?? ""); at--)
    if (named.has(words[at] ?? "") && reasons.has(words[at - 1] ?? "")) return true

  return false
}

const subjects: ReadonlySet<string> = new Set(["data", "information"])

const clause = /^(?:[;:]|is|are|was|were|ha[sd]|have|must|should|will|with|who|if)$/

const nearData = 60

/** Whether the marker at token `first` only tells what data are of: "data on KRAS mutations". */
export const isOfData = (words: Words, first: number): boolean => {
  for (let at = first - 1; at > 0 && at > first - nearData && !clause.test(words[at] ?? ""); at--)
    if (/^(?:on|about|regarding)$/.test(words[at] ?? "") && subjects.has(words[at - 1] ?? "")) return true

  return false
}
