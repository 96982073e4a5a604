import type { Entry } from "./Entry.ts"
import * as Help from "./Help.ts"
import { Mistake } from "./Mistake.ts"

/** A flag that was typed, and how the help names it: with what stands for its value, or not at all. */
interface Typed {
  readonly flag: string
  readonly name: string | undefined
  readonly value: string
}

const takesValue = (name: string | undefined) => name?.includes(" ") === true

/** What stands behind `--` are words, and so is a lone hyphen. Another flag is no value. */
const flagsOf = ({ parts }: Help.Help, args: ReadonlyArray<string>): ReadonlyArray<Typed> => {
  const names = new Map(parts.map(({ name }) => [name.split(" ")[0], name]))
  const typed: Array<Typed> = []
  for (let at = 0; at < args.length && args[at] !== "--"; at += 1) {
    const [flag = "", ...joined] = args[at]?.split("=") ?? []
    if (!/^-./.test(flag)) continue
    const name = names.get(flag)
    if (joined.length === 0 && takesValue(name)) {
      at += 1
      const value = args[at] ?? ""
      typed.push({ flag, name, value: value.startsWith("--") ? "" : value })
    } else typed.push({ flag, name, value: joined.join("=") })
  }

  return typed
}

/**
 * The first mistake in how flags were typed: one that is not known, one too many, one without its value. The library passes
 * some of it over without a word. A value is not repeated: it may be of a patient.
 */
export const flagMistake = (
  { help, words }: Entry<unknown, unknown>,
  args: ReadonlyArray<string>,
): Mistake | undefined => {
  const given = new Set<string>()
  for (const { flag, name, value } of flagsOf(help, args)) {
    if (name === undefined) {
      return new Mistake({ sentence: `“${flag}” is nothing that ${words.join(" ")} takes: ${Help.more(words)}` })
    }
    if (given.has(flag) && !name.endsWith("…")) return new Mistake({ sentence: `${flag} may be given once.` })
    if (takesValue(name) && value === "") {
      return new Mistake({ sentence: `${flag} needs a value: ${name.replace("…", "")}.` })
    }
    given.add(flag)
  }

  return undefined
}
