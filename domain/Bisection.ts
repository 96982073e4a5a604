/**
 * The length of the prefix whose items satisfy `has`, by binary search: all items that satisfy it must precede those that do
 * not.
 */
export const countWhile = <Item>(items: ArrayLike<Item>, has: (item: Item) => boolean): number => {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && has(item)) low = middle + 1
    else high = middle
  }

  return low
}
