const newline = "\n"

const separator = "\t"

/** Such a table as a text, of its lines in any order. */
export const tableOf = (lines: ReadonlyArray<string>): string =>
  lines
    .toSorted()
    .map((line) => `${line}${newline}`)
    .join("")

/**
 * What stands behind a key in a table of lines `key<TAB>told` that are sorted by their keys, as the code units of ASCII are. The
 * table is searched as the text it is, so that a large one takes no more room than that.
 */
export const find = (table: string, key: string): string | undefined => {
  let low = 0
  let high = table.length
  while (low < high) {
    const start = table.lastIndexOf(newline, ((low + high) >> 1) - 1) + 1
    const from = Math.max(start, low)
    const tab = table.indexOf(separator, from)
    const end = table.indexOf(newline, from)
    const found = table.slice(from, tab)
    if (found === key) return table.slice(tab + 1, end)
    if (found < key) low = end + 1
    else high = from
  }

  return undefined
}
