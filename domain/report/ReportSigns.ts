const signs: ReadonlyMap<string, string> = new Map([
  ["≦", "≤"],
  ["≧", "≥"],
  ["…", "..."],
])

const wide = 0xfee0

/** A report in whose lines signs of other types, "／" and "≧", are the usual ones. */
export const usual = (report: string): string =>
  report
    .replace(/[≦≧…]/g, (sign) => signs.get(sign) ?? sign)
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - wide))
