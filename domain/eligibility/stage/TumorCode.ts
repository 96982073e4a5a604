/** A code of the tumour, of nodes or of what is distant, or a size behind another one, "T1-[2]N0", "cT3a,[b]N0". */
const part =
  /[cpyr]{0,2}(?:t(?<tumor>is|any|a|[0-4x](?:[a-d]|mi)?)|n(?<nodes>any|[0-3x][a-c]?)|m(?<spread>[01x])[a-d]?)|(?:or|to)?(?<size>is|[0-4][a-d]?|[abd])(?=[cpyr]{0,2}[nm](?:any|[0-3x]))/y

export interface Part {
  readonly name: string
  readonly told: string
}

const most = 16

/** The parts of a word that is a code of TNM: of "ct2an0m0" three. */
export const partsOf = (word: string): ReadonlyArray<Part> => {
  if (word.length > most || !/^[0-4a-dprytnmi]/.test(word)) return []
  const found: Array<Part> = []
  part.lastIndex = 0
  while (part.lastIndex < word.length) {
    const groups = part.exec(word)?.groups
    if (groups === undefined) return []
    for (const [name, told] of Object.entries(groups))
      if (told !== undefined) found.push({ name, told: name === "tumor" && told === "a" ? "0" : told })
  }

  return found
}

/** What a code tells by its parts. */
export interface TumorCode {
  readonly nodes?: string
  readonly spread?: string
}

/** What a word tells as a code of TNM; nothing where it is none, as the drug DM1. */
export const of = (word: string): TumorCode =>
  /^[abd][nm]/.test(word) ? {} : Object.fromEntries(partsOf(word).map(({ name, told }) => [name, told]))
