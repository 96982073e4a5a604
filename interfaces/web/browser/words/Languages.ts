import { english, type Words } from "./English.ts"
import { spanish } from "./Spanish.ts"

export type Languages = ReadonlyArray<Words>

/** What the page can be read in; the first where a reader's own is not among them. */
export const languages: Languages = [english, spanish]

/** The language to begin with, of those that a reader prefers, best first: `es-MX`, `en`. */
export const preferred = (tags: ReadonlyArray<string>): Words => {
  const codes = tags.map((tag) => tag.toLowerCase().split("-")[0])
  const known = codes.flatMap((code) => languages.find((language) => language.code === code) ?? [])

  return known[0] ?? english
}
