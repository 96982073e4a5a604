import type { Entry } from "./Entry.ts"
import * as Flag from "./Flag.ts"
import * as Help from "./Help.ts"
import * as Typed from "./Typed.ts"

/** "a, b, and c". */
const list = new Intl.ListFormat("en-US")

export const and = (words: ReadonlyArray<string>): string => list.format(words)

/** What is wrong with one flag, if anything. A value is not repeated: it may be of a patient. */
const ofFlag = ({ flag, part, value }: Typed.TypedFlag, words: ReadonlyArray<string>, isAgain: boolean) => {
  if (part === undefined) return `“${flag}” is not an option of ${words.join(" ")}: ${Help.more(words)}`
  if (isAgain && !Help.isRepeated(part)) return `${flag} may be given once.`
  if (!Help.takesValue(part)) return value === "" ? undefined : `${flag} takes no value.`

  return value === "" ? `${flag} needs a value: ${part.name.replace("…", "")}.` : Flag.fault(part, value)
}

const ofFlags = ({ words }: Entry<unknown, unknown>, { flags }: Typed.Typed): ReadonlyArray<string> =>
  flags.flatMap((typed, index) => {
    const isAgain = flags.slice(0, index).some(({ flag }) => flag === typed.flag)

    return ofFlag(typed, words, isAgain) ?? []
  })

/** Where a flag is not known, the word behind it may be its value: then words are not counted. */
const ofWhatIsMissing = ({ help, words }: Entry<unknown, unknown>, typed: Typed.Typed): ReadonlyArray<string> => {
  const isClear = typed.flags.every(({ part }) => part !== undefined)
  const missing = help.parts
    .filter(({ isNeeded }) => isNeeded)
    .filter((part) =>
      Help.isFlag(part) ? typed.flags.every((given) => given.part !== part) : isClear && typed.words.length === 0,
    )
    .map(Help.flagOf)

  return missing.length === 0
    ? []
    : [`${and(missing)} ${missing.length === 1 ? "is" : "are"} missing: ${Help.more(words)}`]
}

/**
 * All mistakes in how a command was typed, a sentence each: flags that are not known, that are too many, that have no value or one
 * that they do not take, what is missing, and what does not go together.
 */
export const of = (entry: Entry<unknown, unknown>, args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const typed = Typed.read(entry.help, args)

  return [...new Set([...ofFlags(entry, typed), ...entry.faults(typed), ...ofWhatIsMissing(entry, typed)])]
}
