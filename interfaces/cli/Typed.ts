import * as Help from "./Help.ts"

/** A flag that was typed, and what the help tells of it, if it is known. */
export interface TypedFlag {
  readonly flag: string
  readonly part: Help.Part | undefined
  readonly value: string
}

/** What was typed behind the words of a command: flags, and words that belong to none. */
export interface Typed {
  readonly flags: ReadonlyArray<TypedFlag>
  readonly words: ReadonlyArray<string>
}

/** What stands behind `--` are words, and so is a lone hyphen. Another flag is no value. */
export const read = ({ parts }: Help.Help, args: ReadonlyArray<string>): Typed => {
  const known = new Map(parts.map((part) => [Help.flagOf(part), part]))
  const flags: Array<TypedFlag> = []
  const words: Array<string> = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ""
    if (arg === "--") return { flags, words: [...words, ...args.slice(at + 1)] }
    const [flag = "", ...joined] = arg.split("=")
    const part = known.get(flag)
    if (!/^-./.test(flag)) words.push(arg)
    else if (joined.length === 0 && part !== undefined && Help.takesValue(part)) {
      at += 1
      const value = args[at] ?? ""
      flags.push({ flag, part, value: value.startsWith("--") ? "" : value })
    } else flags.push({ flag, part, value: joined.join("=") })
  }

  return { flags, words }
}
