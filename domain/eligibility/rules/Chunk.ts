/** How chunks are called: what they are, "treatment", and what is known of them, "prior" and "systemic". */
export interface ChunkKind {
  readonly name: string
  readonly attributes: ReadonlySet<string>
}

const kinds: Array<ChunkKind> = []

/** What is called by some words, if anything is, and by these and a further one. */
interface Called {
  number: number | undefined
  readonly further: Map<string, Called>
}

/** By a name, and then by its attributes in each order in which they came. */
const called: Called = { number: undefined, further: new Map() }

const further = ({ further: known }: Called, word: string): Called => {
  const found = known.get(word)
  if (found !== undefined) return found
  const made: Called = { number: undefined, further: new Map() }
  known.set(word, made)

  return made
}

const calledBy = (name: string, attributes: ReadonlyArray<string>): Called => {
  let found = further(called, name)
  for (const attribute of attributes) found = further(found, attribute)

  return found
}

const none: ReadonlyArray<string> = []

/**
 * The number of a kind of chunk, below zero, so that no word has it, whatever the order of its attributes. Tables name them, and no text:
 * there are few, and they are kept.
 */
export const numberOf = (name: string, attributes: ReadonlyArray<string> = none): number => {
  const found = calledBy(name, attributes)
  if (found.number !== undefined) return found.number
  const sorted = calledBy(name, attributes.toSorted())
  const number = sorted.number ?? -kinds.push({ name, attributes: new Set(attributes) })
  found.number = number
  sorted.number = number

  return number
}

/** The attributes that hold of a chunk. */
export const attributesOf = (known: Readonly<Record<string, boolean>>): ReadonlyArray<string> =>
  Object.keys(known).filter((attribute) => known[attribute] === true)

export const kindOf = (number: number): ChunkKind | undefined => kinds[-1 - number]
