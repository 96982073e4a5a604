/** What is no symbol but the number of a place where a gene may be. */
const unnamed = /^LOC\d+$/

const symbol = /^[A-Za-z0-9-]+$/

const sharedWith = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one[shared] === other[shared]) shared++

  return shared
}

/**
 * The table of symbols that the domain reads: sorted and in capitals, each as a small letter, which tells how many of its first letters it
 * shares with the one before ("a" none, "b" one), and the rest of it. Left out is what two genes are called together where one runs into the other.
 */
export const of = (symbols: ReadonlyArray<string>): string => {
  const named = new Set(symbols.filter((each) => symbol.test(each) && !unnamed.test(each)))
  const sorted = [...named]
    .filter((each) => !each.includes("-") || !each.split("-").every((part) => named.has(part)))
    .map((each) => each.toUpperCase())
    .toSorted()

  return sorted
    .map((each, at) => {
      const shared = sharedWith(each, sorted[at - 1] ?? "")

      return `${String.fromCharCode("a".charCodeAt(0) + shared)}${each.slice(shared)}`
    })
    .join("")
}
