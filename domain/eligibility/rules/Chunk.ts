/** How chunks are called: what they are, "treatment", and what is known of them, "prior" and "systemic". */
export interface ChunkKind {
  readonly name: string
  readonly attributes: ReadonlySet<string>
}

const kinds: Array<ChunkKind> = []

const numbers = new Map<string, number>()

/** Attributes in the order in which they are told, what they go on with, and the numbers that kinds with them have by their names. */
interface Told {
  readonly attributes: ReadonlyArray<string>
  readonly further: Map<string, Told>
  readonly numbers: Map<string, number>
}

const toldOf = (attributes: ReadonlyArray<string>): Told => ({ attributes, further: new Map(), numbers: new Map() })

const nothing = toldOf([])

const going = (told: Told, attribute: string): Told => {
  const known = told.further.get(attribute)
  if (known !== undefined) return known
  const further = toldOf([...told.attributes, attribute])
  told.further.set(attribute, further)

  return further
}

/** The number of a kind, whatever the order of its attributes. */
const numbered = (name: string, attributes: ReadonlyArray<string>): number => {
  const key = [name, ...attributes.toSorted()].join(".")
  const number = numbers.get(key) ?? -1 - kinds.length
  if (number === -1 - kinds.length) kinds.push({ name, attributes: new Set(attributes) })
  numbers.set(key, number)

  return number
}

/**
 * The number of a kind of chunk, below zero, so that no word has it. Tables name them, and no text: there are few, and they are kept.
 */
export const numberOf = (name: string, attributes: ReadonlyArray<string> = []): number => {
  let told = nothing
  for (const attribute of attributes) told = going(told, attribute)
  const known = told.numbers.get(name)
  if (known !== undefined) return known
  const number = numbered(name, attributes)
  told.numbers.set(name, number)

  return number
}

/** The attributes that hold of a chunk. */
export const attributesOf = (known: Readonly<Record<string, boolean>>): ReadonlyArray<string> => {
  let told = nothing
  for (const attribute in known) if (known[attribute] === true) told = going(told, attribute)

  return told.attributes
}

export const kindOf = (number: number): ChunkKind | undefined => kinds[-1 - number]
