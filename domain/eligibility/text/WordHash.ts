const prime = 0x01000193

/** Any odd number whose bits are half ones; this is MurmurHash3's. */
const mixer = 0x85ebca6b

/**
 * What the hash of a word begins with (FNV-1a), as a whole number of 32 bits, as which all others are reckoned. It is another in each
 * process, so that nobody can write a text whose words have one hash.
 */
export const beginning: number = (Math.random() * 2 ** 32) | 0

/** What the hash of a word goes on with behind one more of its characters. */
export const further = (hash: number, character: number): number => Math.imul(hash ^ character, prime)

/** The hash of a word behind its last character: all bits of it tell of all that went before, so that the lowest are enough to part words. */
export const finished = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), mixer)

  return mixed ^ (mixed >>> 15)
}

export const of = (text: string): number => {
  let hash = beginning
  for (let at = 0; at < text.length; at++) hash = further(hash, text.charCodeAt(at))

  return finished(hash)
}
