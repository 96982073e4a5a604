/** A code of the tumor, of nodes or of what is distant, or a size behind another one, "T1-[2]N0", "cT3a,[b]N0". */
const part =
  /[cpyr]{0,2}(?:t(?<tumor>is|any|a|[0-4x](?:[a-d]|mi)?)|n(?<nodes>any|[0-3x][a-c]?)|m(?<spread>[01x])[a-d]?)|(?:or|to)?(?<size>is|[0-4][a-d]?|[abd])(?=[cpyr]{0,2}[nm](?:any|[0-3x]))/y

export interface Part {
  readonly name: string
  readonly told: string
}

const most = 16

const none: ReadonlyArray<Part> = []

/** The part of a word that begins at a place; `part` then stands behind it. */
const partAt = (word: string, at: number): Part | undefined => {
  part.lastIndex = at
  const groups = part.exec(word)?.groups
  if (groups === undefined) return undefined
  const [name = "", told = ""] = Object.entries(groups).find(([, told]) => told !== undefined) ?? []

  return { name, told: name === "tumor" && told === "a" ? "0" : told }
}

/** The parts of a word that is a code of TNM: of "ct2an0m0" three. */
export const partsOf = (word: string): ReadonlyArray<Part> => {
  if (word.length > most || !/^[0-4a-dprytnmi]/.test(word)) return none
  const first = partAt(word, 0)
  if (first === undefined) return none
  const found = [first]
  while (part.lastIndex < word.length) {
    const next = partAt(word, part.lastIndex)
    if (next === undefined) return none
    found.push(next)
  }

  return found
}

/** What a code tells by its parts. */
export interface TumorCode {
  readonly nodes?: string
  readonly spread?: string
}

const nothing: TumorCode = {}

/** What a word tells as a code of TNM; nothing where it is none, as the drug DM1. */
export const of = (word: string): TumorCode => {
  const parts = /^[abd][nm]/.test(word) ? none : partsOf(word)

  return parts.length === 0 ? nothing : Object.fromEntries(parts.map(({ name, told }) => [name, told]))
}
