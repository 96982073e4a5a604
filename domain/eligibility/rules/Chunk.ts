/** How chunks are called: what they are, "treatment", and what is known of them, "prior" and "systemic". */
export interface ChunkKind {
  readonly name: string
  readonly attributes: ReadonlySet<string>
}

const kinds: Array<ChunkKind> = []

/** By names with attributes, in each order in which they came. */
const numbers = new Map<string, number>()

const keyOf = (name: string, attributes: ReadonlyArray<string>): string =>
  attributes.length === 0 ? name : [name, ...attributes].join(".")

/**
 * The number of a kind of chunk, below zero, so that no word has it, whatever the order of its attributes. Tables name them, and no text:
 * there are few, and they are kept.
 */
export const numberOf = (name: string, attributes: ReadonlyArray<string> = []): number => {
  const key = keyOf(name, attributes)
  const known = numbers.get(key)
  if (known !== undefined) return known
  const sorted = keyOf(name, attributes.toSorted())
  const number = numbers.get(sorted) ?? -kinds.push({ name, attributes: new Set(attributes) })
  numbers.set(key, number)
  numbers.set(sorted, number)

  return number
}

/** The attributes that hold of a chunk. */
export const attributesOf = (known: Readonly<Record<string, boolean>>): ReadonlyArray<string> =>
  Object.keys(known).filter((attribute) => known[attribute] === true)

export const kindOf = (number: number): ChunkKind | undefined => kinds[-1 - number]
