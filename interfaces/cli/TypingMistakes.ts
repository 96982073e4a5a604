import type { Entry } from "./Entry.ts"
import * as Help from "./Help.ts"
import { Mistake } from "./Mistake.ts"

/** A flag that was typed, and what the help tells of it, if it is known. */
interface Typed {
  readonly flag: string
  readonly part: Help.Part | undefined
  readonly value: string
}

/** What stands behind `--` are words, and so is a lone hyphen. Another flag is no value. */
const flagsOf = ({ parts }: Help.Help, args: ReadonlyArray<string>): ReadonlyArray<Typed> => {
  const known = new Map(parts.map((part) => [Help.flagOf(part), part]))
  const typed: Array<Typed> = []
  for (let at = 0; at < args.length && args[at] !== "--"; at += 1) {
    const [flag = "", ...joined] = args[at]?.split("=") ?? []
    if (!/^-./.test(flag)) continue
    const part = known.get(flag)
    if (joined.length === 0 && part !== undefined && Help.takesValue(part)) {
      at += 1
      const value = args[at] ?? ""
      typed.push({ flag, part, value: value.startsWith("--") ? "" : value })
    } else typed.push({ flag, part, value: joined.join("=") })
  }

  return typed
}

/**
 * The first mistake in how flags were typed: one that is not known, one too many, one without its value or with one that it
 * does not take. The library passes some of it over without a word. A value is not repeated: it may be of a patient.
 */
export const flagMistake = (
  { help, words }: Entry<unknown, unknown>,
  args: ReadonlyArray<string>,
): Mistake | undefined => {
  const given = new Set<string>()
  for (const { flag, part, value } of flagsOf(help, args)) {
    if (part === undefined) {
      return new Mistake({ sentence: `“${flag}” is nothing that ${words.join(" ")} takes: ${Help.more(words)}` })
    }
    const { name } = part
    if (given.has(flag) && !name.endsWith("…")) return new Mistake({ sentence: `${flag} may be given once.` })
    if ((value === "") === Help.takesValue(part)) {
      return new Mistake({
        sentence: value === "" ? `${flag} needs a value: ${name.replace("…", "")}.` : `${flag} takes no value.`,
      })
    }
    given.add(flag)
  }

  return undefined
}
