import type { ValidationError } from "@effect/cli"
import { Console, Effect } from "effect"
import { version } from "../Version.ts"
import type { Entry } from "./Entry.ts"
import * as Help from "./Help.ts"
import { Mistake } from "./Mistake.ts"
import { overview } from "./Overview.ts"
import * as TypingMistakes from "./TypingMistakes.ts"

const asksForHelp = (args: ReadonlyArray<string>) => args.some((arg) => arg === "--help" || arg === "-h")

/** What the library says against the words that were typed. They may be of a patient: they are not repeated. */
const refused = ({ words }: Entry<unknown, unknown>, { error }: ValidationError.ValidationError): Mistake => {
  const told = Help.paragraphs(error).join(" ")

  return new Mistake({
    sentence: told.startsWith("Received unknown argument: ")
      ? `More words were typed than ${words.join(" ")} takes (those that belong together stand in quotation marks): ${Help.more(words)}`
      : told,
  })
}

const startsWith = (words: ReadonlyArray<string>, beginning: ReadonlyArray<string>) =>
  beginning.every((word, index) => words[index] === word)

/** Does what an entry does, or tells of it. `args`: what stands behind its words. */
const enter = <E, R>(entry: Entry<E, R>, args: ReadonlyArray<string>) => {
  if (asksForHelp(args)) return Console.log(Help.render(entry.help))
  const mistakes = TypingMistakes.of(entry, args)

  return mistakes.length > 0
    ? new Mistake({ sentence: mistakes.join("\n") })
    : Effect.flatten(Effect.mapError(entry.read(args), (error) => refused(entry, error)))
}

const isNoCommand = (tried: string, known: ReadonlyArray<Entry<unknown, unknown>>): Mistake =>
  new Mistake({
    sentence: `“${tried}” is not a command: the commands are ${TypingMistakes.and(known.map(({ words }) => words.join(" ")))}.`,
  })

/** Tells of the entries that begin with a word, where no more is said than that. */
const guide = (entries: ReadonlyArray<Entry<unknown, unknown>>, first: string, args: ReadonlyArray<string>) => {
  const group = entries.filter(({ words }) => words[0] === first)
  const [, second] = args
  if (group.length === 0) return isNoCommand(first, entries)

  return second === undefined || asksForHelp(args)
    ? Console.log(Help.renderAll(group.map(({ help }) => help)))
    : isNoCommand(`${first} ${second}`, group)
}

/** "help match" asks for what "match --help" does. */
const withoutHelp = (typed: ReadonlyArray<string>): ReadonlyArray<string> =>
  typed[0] === "help" ? [...typed.slice(1), "--help"] : typed

/** Does what the words say, or tells of what they could be. */
export const run = <E, R>(entries: ReadonlyArray<Entry<E, R>>, typed: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const args = withoutHelp(typed)
    const [first] = args
    if (first === undefined || first === "--help" || first === "-h") return yield* Console.log(overview)
    if (first === "--version") return yield* Console.log(version)
    const entry = entries.find(({ words }) => startsWith(args, words))

    return yield* entry === undefined ? guide(entries, first, args) : enter(entry, args.slice(entry.words.length))
  })
