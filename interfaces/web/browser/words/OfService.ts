import type { Words } from "./English.ts"

type Table = Words["ofService"]

const itemsOf = (list: string): ReadonlyArray<string> => list.split(/, and | and |, /)

/** A list in the language of the page. `mayBeOwn`: items that are not known are words of whoever asks, and stay as they are. */
const listed = (list: string, table: Table, locale: string, mayBeOwn: boolean): string | undefined => {
  const items = itemsOf(list).map((item) => {
    const isNumber = /^\d+(?:\.\d+)?$/.test(item)

    return isNumber ? item : (table[item] ?? (mayBeOwn ? (filled(item, table, locale) ?? item) : undefined))
  })

  return items.every((item) => item !== undefined) ? new Intl.ListFormat(locale).format(items) : undefined
}

/** By a pattern of which "*" stands for what is known, and "**" for words of whoever asks. */
const filled = (text: string, table: Table, locale: string): string | undefined => {
  for (const [pattern, worded] of Object.entries(table)) {
    const [before = "", after] = pattern.split(/\*{1,2}/)
    if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) continue
    const list = listed(text.slice(before.length, text.length - after.length), table, locale, pattern.includes("**"))
    if (list !== undefined) return worded.replace(/\*{1,2}/, () => list)
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
  const whole = part(text, words)
  if (whole !== undefined) return whole
  const parts = text.split(/(?<=[.;]) /).map((each) => part(each, words))

  return parts.every((each) => each !== undefined) ? parts.join(" ") : undefined
}

/** The same as a text that may be English. */
export const orAsItIs = (text: string, words: Words): string => inWords(text, words) ?? text
