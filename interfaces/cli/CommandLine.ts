import type { ValidationError } from "@effect/cli"
import { Console, Effect } from "effect"
import { version } from "../Version.ts"
import type { Entry } from "./Entry.ts"
import * as Help from "./Help.ts"
import { Mistake } from "./Mistake.ts"
import { overview } from "./Overview.ts"

const asksForHelp = (args: ReadonlyArray<string>) => args.some((arg) => arg === "--help" || arg === "-h")

const and = (words: ReadonlyArray<string>) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("")

const notFound = /^(?:Expected to find option: '(--[\w-]+)'|Missing argument <([\w-]+)>)/

const notKnown = /^Received unknown argument: '(.*)'$/s

/** What is wrong with what was typed, in one sentence. */
const mistake = (
  { help, words }: Entry<unknown, unknown>,
  args: ReadonlyArray<string>,
  { error }: ValidationError.ValidationError,
): Mistake => {
  const told = Help.paragraphs(error)
  const more = `bun run cli ${words.join(" ")} --help tells more.`
  const missing = told.flatMap((text) => {
    const [, option, argument] = notFound.exec(text) ?? []

    return option ?? argument ?? []
  })
  if (missing.length > 0) {
    return new Mistake({ sentence: `${and(missing)} ${missing.length === 1 ? "is" : "are"} missing: ${more}` })
  }
  const [, unknown] = notKnown.exec(told.join(" ")) ?? []
  if (unknown === undefined) return new Mistake({ sentence: told.join(" ") })
  const [flag, value] = help.parts.find(({ name }) => name.split(" ")[0] === unknown)?.name.split(" ") ?? []
  if (flag === undefined) {
    return new Mistake({ sentence: `“${unknown}” is nothing that ${words.join(" ")} takes: ${more}` })
  }

  return new Mistake({
    sentence:
      args.filter((arg) => arg === flag).length > 1
        ? `${flag} may be given once.`
        : `${flag} needs a value: ${flag} ${value}.`,
  })
}

const startsWith = (words: ReadonlyArray<string>, beginning: ReadonlyArray<string>) =>
  beginning.every((word, index) => words[index] === word)

/** Does what the words say, or tells of what they could be. */
export const run = <E, R>(entries: ReadonlyArray<Entry<E, R>>, args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const [first, second] = args
    if (first === undefined || first === "--help" || first === "-h") return yield* Console.log(overview)
    if (first === "--version") return yield* Console.log(version)
    const entry = entries.find(({ words }) => startsWith(args, words))
    if (entry !== undefined) {
      const rest = args.slice(entry.words.length)
      if (asksForHelp(rest)) return yield* Console.log(Help.render(entry.help))

      return yield* Effect.flatten(Effect.mapError(entry.read(rest), (error) => mistake(entry, rest, error)))
    }
    const group = entries.filter(({ words }) => words[0] === first)
    if (group.length > 0 && (second === undefined || asksForHelp(args))) {
      return yield* Console.log(Help.renderAll(group.map(({ help }) => help)))
    }
    const known = group.length > 0 ? group : entries
    const tried = group.length > 0 ? `${first} ${second}` : first

    return yield* new Mistake({
      sentence: `“${tried}” is no command: there are ${and(known.map(({ words }) => words.join(" ")))}.`,
    })
  })
