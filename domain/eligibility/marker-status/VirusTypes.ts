import type { Marker } from "../markers/Marker.ts"

type Words = ReadonlyArray<string>

const joint = /^(?:[/,&(-]|and|or|types?|genotypes?)$/

/** The type that a token is named by, alone or glued to the name of the virus: "16", "hpv16". */
const typeIn = (word: string, types: ReadonlyArray<string>): string | undefined => {
  const number = /^(?:hpv)?(\d+)$/.exec(word)?.[1] ?? ""

  return types.includes(number) ? number : undefined
}

const longestJoint = 3

/** The types of a virus by which tokens `first` to `last` name it, with those that are listed behind: "HPV16/18", "HPV types 16 or 18". */
export const of = ({ types }: Marker, words: Words, first: number, last: number): ReadonlyArray<string> => {
  if (types === undefined) return []
  const found = words.slice(first, last).flatMap((word) => typeIn(word, types) ?? [])
  for (let at = last, joints = 0; joints <= longestJoint; at++) {
    const type = typeIn(words[at] ?? "", types)
    if (type !== undefined && (joints > 0 || at === last)) {
      found.push(type)
      joints = 0
    } else if (joint.test(words[at] ?? "")) joints++
    else break
  }

  return found.map((type) => `type${type}`)
}
