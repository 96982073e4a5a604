import type { Words } from "./English.ts"

type Table = Words["ofService"]

const itemsOf = (list: string): ReadonlyArray<string> => list.split(/, and | and |, /)

const listed = (list: string, table: Table, locale: string): string | undefined => {
  const items = itemsOf(list).map((item) => (/^\d+(?:\.\d+)?$/.test(item) ? item : table[item]))

  return items.every((item) => item !== undefined) ? new Intl.ListFormat(locale).format(items) : undefined
}

const filled = (text: string, table: Table, locale: string): string | undefined => {
  for (const [pattern, worded] of Object.entries(table)) {
    const [before = "", after] = pattern.split("*")
    if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) continue
    const list = listed(text.slice(before.length, text.length - after.length), table, locale)
    if (list !== undefined) return worded.replace("*", () => list)
  }

  return undefined
}

const part = (text: string, { locale, ofService }: Words): string | undefined => {
  const [, said = "", stop = ""] = /^(.*?)([.;]?)$/s.exec(text) ?? []
  const worded = ofService[said] ?? filled(said, ofService, locale)

  return worded === undefined ? undefined : `${worded}${stop}`
}

/** What the service says, in the language of the page; nothing where something of it is not known, so that it stays as it is. */
export const inWords = (text: string, words: Words): string | undefined => {
  const parts = text.split(/(?<=[.;]) /).map((each) => part(each, words))

  return parts.every((each) => each !== undefined) ? parts.join(" ") : undefined
}

/** The same as a text that may be English. */
export const orAsItIs = (text: string, words: Words): string => inWords(text, words) ?? text
