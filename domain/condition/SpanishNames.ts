import * as Accents from "../Accents.ts"
import { once } from "../Memo.ts"
import * as SortedLines from "../SortedLines.ts"
import { mostCharacters } from "./ConditionLength.ts"
import spanishNames from "./spanish-names.txt"
import { usualDiseases } from "./UsualDiseases.ts"

/** Words that a name has or leaves out as one likes: "cáncer (de) mama". */
const fillers: ReadonlySet<string> = new Set(["de", "del", "el", "la", "las", "los"])

/** The words of a text without articles, each as it is written but for capitals. */
const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !fillers.has(word)).join(" ")

/** What names in Spanish have in common that differ in accents, capitals, marks and articles only. */
export const keyOf = (name: string): string => wordsOf(Accents.without(name))

/** The reviewed names, which decide before those of the table. */
const usual = once(
  (): ReadonlyMap<string, string> =>
    new Map(usualDiseases.flatMap(({ name, spanish }) => spanish.map((each) => [keyOf(each), name] as const))),
)

/** Whether a text is a name as it stands: "uveitis", and not "uveítis". */
const isWritten = (text: string, name: string): boolean => wordsOf(text) === keyOf(name)

/** The English name of a disease that a text names in Spanish; nothing where it is no such name, or is English as it stands. */
export const inEnglish = (text: string): string | undefined => {
  if (text.length > mostCharacters) return undefined
  const key = keyOf(text)
  const name = usual().get(key) ?? SortedLines.find(spanishNames, key)

  return name === undefined || isWritten(text, name) ? undefined : name
}
