/** How many letters of a text are wrong, missing or too many for another. In few lines, as the page holds them; where there are many names, see `NearNames`. */
export const between = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    let beside = row[0] ?? 0
    let left = beside + 1
    row = row.map((above, at) => {
      if (at > 0) left = Math.min(beside + (letter === other[at - 1] ? 0 : 1), above + 1, left + 1)
      beside = above

      return left
    })
  }

  return row.at(-1) ?? 0
}
