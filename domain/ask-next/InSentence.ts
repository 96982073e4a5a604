/** A name that begins like a plain word, within a sentence: "Amyloid", but not "MGMT", "NfL" or "Mi-2". */
export const inSentence = (term: string): string =>
  term.replace(/^[A-Z](?=[a-z]{2,}(?![A-Za-z\d]))/, (letter) => letter.toLowerCase())
