import type { Kind } from "../markers/Marker.ts"

/** Who has one copy of an allele, and who has two. */
export const zygosities: ReadonlyArray<Kind> = ["heterozygous", "homozygous"]

type Words = ReadonlyArray<string>

/** Words that deny any copy. What is denied is that there is one; that it is, is told elsewhere. */
const none = ["no", "without", ...["without", "not carry", "not have"].flatMap((no) => [`${no} an`, `${no} any`])]

const counts: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...none.map((count) => [count, "carrier"] as const),
  ...["one or two", "1 or 2", "one or both", "at least one", "at least 1", "one or more", "1 or more", "≥ 1"].map(
    (count) => [count, "carrier"] as const,
  ),
  ...["one", "1", "a single", "single", "only one"].map((count) => [count, "heterozygous"] as const),
  ...["two", "2", "both", "more than one", "more than 1", "> 1"].map((count) => [count, "homozygous"] as const),
])

const longest = 3

/** What makes a limit of a number behind it, or one of several. */
const limiting = /^(?:no|not|than|most|to|or|<|≤|zero|maximum)$/

/** What a count comes to that ends before the token at `at`, and does not begin before `from`. */
const countBefore = (words: Words, at: number, from = 0): Kind | undefined => {
  for (let first = Math.max(from, at - longest); first < at; first++) {
    const kind = counts.get(words.slice(first, at).join(" "))
    if (kind !== undefined) return limiting.test(words[first - 1] ?? "") ? undefined : kind
  }

  return undefined
}

const noun = /^(?:alleles?|copy|copies)$/

const isNoun = (word = ""): boolean => noun.test(word)

/** "Two alleles of APOE4". */
const ofName = (words: Words, first: number): Kind | undefined => {
  const of = words[first - 1] === "the" ? first - 2 : first - 1

  return words[of] === "of" && isNoun(words[of - 1]) ? countBefore(words, of - 1) : undefined
}

const nearNoun = 6

/** "APOE4 carriers (two alleles)". */
const behindName = (words: Words, last: number): Kind | undefined => {
  const at = words.slice(last, last + nearNoun).findIndex(isNoun)

  return at > 0 ? countBefore(words, last + at, last) : undefined
}

const being = /^(?:is|being|be|must)$/

const alleles = /^(?:alleles|copies|mutations|variants)$/

const nearAlleles = 8

/** "Two mutations, at least one of them F508del", "both of which must be F508del". One of them need not be the only one. */
const ofThem = (words: Words, first: number): Kind | undefined => {
  let at = first - 1
  while (being.test(words[at] ?? "")) at--
  if (!/^(?:them|which)$/.test(words[at] ?? "") || words[at - 1] !== "of") return undefined
  if (!words.slice(Math.max(0, at - nearAlleles), at).some((word) => alleles.test(word))) return undefined
  const kind = countBefore(words, at - 1)

  return kind === "heterozygous" ? "carrier" : kind
}

/** How many copies of an allele are told around its name, which is of tokens `first` to before `last`: "at least one APOE ε4 allele". */
export const around = (words: Words, first: number, last: number): Kind | undefined =>
  (isNoun(words[last]) || isNoun(words[last - 1]) ? countBefore(words, first) : undefined) ??
  ofName(words, first) ??
  ofThem(words, first) ??
  behindName(words, last)
