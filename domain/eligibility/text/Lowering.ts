import * as CharacterMap from "./CharacterMap.ts"

/** A capital sigma is lowered by what stands around it, half of a character with the other half, and a capital I with a dot becomes two. */
const notByItself = /[\u0130\u03a3\ud800-\udfff]/

/** Characters in lower case. */
export const characters = CharacterMap.of(
  (character) => (notByItself.test(character) ? undefined : character.toLowerCase()),
  (text) => text.toLowerCase(),
)
