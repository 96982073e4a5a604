/**
 * How many items at the beginning of a list have something, where none has it behind the first that has it not. Few of them are
 * looked at.
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
