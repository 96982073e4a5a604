import * as Inquiry from "./Inquiry.ts"

const openings = ["{", "["].map((bracket) => bracket.charCodeAt(0))

/**
 * How many objects and lists a JSON text would open, for a small part of the cost of opening them; one more than is ever taken
 * stands for all above. Brackets inside texts count as well: they are few.
 */
export const of = (body: ArrayBuffer): number => {
  const bytes = Buffer.from(body)
  let count = 0
  for (const opening of openings)
    for (let at = bytes.indexOf(opening); at >= 0 && count <= Inquiry.mostObjects; at = bytes.indexOf(opening, at + 1))
      count += 1

  return count
}
