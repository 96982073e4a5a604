/** So many words of a condition are looked for: as many as the registry takes. */
export const mostWords = 12

/** A longer text is no name of a disease among a few other words, and cuts none short. */
export const mostCharacters = 200
