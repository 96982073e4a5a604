/** A name that begins as any word does, within a sentence: "Amyloid", but not "MGMT". */
export const inSentence = (term: string): string => term.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
