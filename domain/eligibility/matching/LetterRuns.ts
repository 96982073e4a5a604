/** One run of letters that is sought. */
interface Run {
  readonly letters: string
  readonly kind: number
}

/**
 * Runs of letters of several kinds, to be found in one pass over a text: four characters make a key (Karp and Rabin 1987), and only
 * where some of the runs begin with a key like it are these compared.
 */
export interface Matcher {
  /** By what is left of a key, the number of the runs that begin with one like it, 0 where none do. */
  readonly beginnings: Uint16Array
  readonly sought: ReadonlyArray<ReadonlyArray<Run>>
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

/** So few that they stay in the fastest memory of a processor, where every key of a text is looked up. */
const left = 1 << 13

const leftOf = (key: number): number => (key ^ (key >>> 7)) & (left - 1)

/** The key of the first characters, as many as given. */
const keyOf = (letters: string, length = window): number => {
  let key = 0
  for (let at = 0; at < length; at++) key = following(key, letters.charCodeAt(at))

  return key
}

const none: ReadonlyArray<never> = []

export const of = (kinds: ReadonlyArray<ReadonlyArray<string>>): Matcher => {
  const several = kinds.flatMap((runs, kind) => runs.map((letters): Run => ({ letters, kind })))
  const alike = Map.groupBy(several, ({ letters }) => leftOf(keyOf(letters)))
  const beginnings = new Uint16Array(left)
  for (const [index, place] of [...alike.keys()].entries()) beginnings[place] = index + 1

  return { beginnings, sought: [none, ...alike.values()], kinds: kinds.length }
}

/** Where the runs of each kind stand, in order; nothing for those that stand nowhere. */
export type Found = ReadonlyArray<ReadonlyArray<number> | undefined>

/** Notes which of some runs stand at a place. */
const note = (runs: ReadonlyArray<Run>, folded: string, at: number, found: Array<Array<number> | undefined>): void => {
  for (const { kind, letters } of runs) {
    if (!folded.startsWith(letters, at)) continue
    const places = found[kind]
    if (places === undefined) found[kind] = [at]
    else places.push(at)
  }
}

export const find = ({ beginnings, kinds, sought }: Matcher, folded: string): Found => {
  const found = new Array<Array<number> | undefined>(kinds).fill(undefined)
  let key = keyOf(folded, window - 1)
  for (let at = window - 1; at < folded.length; at++) {
    key = following(key, folded.charCodeAt(at))
    const number = beginnings[leftOf(key)] ?? 0
    if (number > 0) note(sought[number] ?? none, folded, at - window + 1, found)
  }

  return found
}
