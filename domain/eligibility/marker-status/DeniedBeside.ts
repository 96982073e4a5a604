/** "Non" before names in a row, each of which is a symbol: "non-MSI-H/", "non EGFR/ALK/". */
const before = /(?<![A-Za-z])[Nn]on[- ](?:[a-z]{0,2}[A-Z]{2}[^\s,;()/]{0,12}\/){1,4}$/

const widest = 72

/** Whether the marker that begins at a place is joined by a stroke to one behind "non", which is said of both: "non-MSI-H/dMMR". */
export const isOne = (text: string, start: number): boolean =>
  text[start - 1] === "/" && before.test(text.slice(Math.max(0, start - widest), start))
