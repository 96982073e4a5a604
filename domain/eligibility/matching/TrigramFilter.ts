/** Whether a text may hold a run of letters. It may say yes of one that the text does not hold, and never says no of one that it does. */
export type MayHold = (letters: string) => boolean

/** The last five bits of a character tell letters of ASCII apart; what they do not tell apart passes for the same. */
const bitsOfCharacter = 5
const mask = (1 << bitsOfCharacter) - 1
const keys = 1 << (3 * bitsOfCharacter)

const following = (key: number, code: number): number => ((key << bitsOfCharacter) | (code & mask)) & (keys - 1)

/**
 * Notes once which triples of characters a folded text holds, in 4 KB, so that most runs of letters that it does not hold are known
 * without a search.
 */
export const of = (folded: string): MayHold => {
  const held = new Uint8Array(keys >> 3)
  let key = following(folded.charCodeAt(0), folded.charCodeAt(1))
  for (let at = 2; at < folded.length; at++) {
    key = following(key, folded.charCodeAt(at))
    held[key >> 3] = (held[key >> 3] ?? 0) | (1 << (key & 7))
  }

  return (letters) => {
    let sought = following(letters.charCodeAt(0), letters.charCodeAt(1))
    for (let at = 2; at < letters.length; at++) {
      sought = following(sought, letters.charCodeAt(at))
      if (((held[sought >> 3] ?? 0) & (1 << (sought & 7))) === 0) return false
    }

    return true
  }
}
