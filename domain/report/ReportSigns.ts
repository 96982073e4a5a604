const signs: ReadonlyMap<string, string> = new Map([
  ["≦", "≤"],
  ["≧", "≥"],
  ["…", "..."],
])

const wide = 0xfee0

/** What parts two sentences, and no columns: "No mass.  Mother has". */
const wideStop = /(?<=\p{Ll}{3}\.|\)\.) {2}(?=\p{Lu}\p{Ll})/gu

/** A report in whose lines signs of other types, "／" and "≧", are the usual ones, and no sentence is set apart as a column is. */
export const usual = (report: string): string =>
  report
    .replace(/[≦≧…]/g, (sign) => signs.get(sign) ?? sign)
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - wide))
    .replace(wideStop, " ")
