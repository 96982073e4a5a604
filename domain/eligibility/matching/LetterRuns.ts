/**
 * Runs of letters of several kinds, to be found in one pass over a text: four characters make a key (Karp and Rabin 1987), and only
 * where one of the runs begins with the same key is it compared.
 */
export interface Matcher {
  /** Whether any run begins with a key, by what is left of it. */
  readonly beginnings: Uint8Array
  readonly sought: ReadonlyMap<number, ReadonlyArray<{ readonly letters: string; readonly kind: number }>>
  readonly kinds: number
}

/** No run is shorter. */
export const shortest = 4

/** So many characters make a key. */
const window = shortest

/** The last five bits of a character tell letters of ASCII apart. */
const bits = 5

const keys = 1 << (window * bits)

const following = (key: number, code: number): number => ((key << bits) | (code & 31)) & (keys - 1)

/** As many as stay in the fastest memory of a processor, where every key of a text is looked up. */
const left = 1 << 13

const leftOf = (key: number): number => (key ^ (key >>> 7)) & (left - 1)

/** The key of the first characters, as many as given. */
const keyOf = (letters: string, length = window): number => {
  let key = 0
  for (let at = 0; at < length; at++) key = following(key, letters.charCodeAt(at))

  return key
}

export const of = (kinds: ReadonlyArray<ReadonlyArray<string>>): Matcher => {
  const several = kinds.flatMap((runs, kind) => runs.map((letters) => ({ letters, kind })))
  const beginnings = new Uint8Array(left)
  for (const { letters } of several) beginnings[leftOf(keyOf(letters))] = 1

  return { beginnings, sought: Map.groupBy(several, ({ letters }) => keyOf(letters)), kinds: kinds.length }
}

/** Where those of each kind stand, in order. */
export const find = ({ beginnings, kinds, sought }: Matcher, folded: string): ReadonlyArray<ReadonlyArray<number>> => {
  const found = Array.from({ length: kinds }, (): Array<number> => [])
  let key = keyOf(folded, window - 1)
  for (let at = window - 1; at < folded.length; at++) {
    key = following(key, folded.charCodeAt(at))
    if (beginnings[leftOf(key)] === 0) continue
    const start = at - window + 1
    for (const { kind, letters } of sought.get(key) ?? []) {
      if (folded.startsWith(letters, start)) found[kind]?.push(start)
    }
  }

  return found
}
