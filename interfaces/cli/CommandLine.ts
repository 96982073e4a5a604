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

/** What is typed besides flags may be of a patient: it is not repeated. */
const notTaken = (unknown: string, command: string): string =>
  unknown.startsWith("-")
    ? `“${unknown}” is nothing that ${command} takes`
    : `More words were typed than ${command} takes (those that belong together stand in quotation marks)`

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
  if (flag === undefined) return new Mistake({ sentence: `${notTaken(unknown, words.join(" "))}: ${more}` })

  return new Mistake({
    sentence:
      args.filter((arg) => arg === flag).length > 1
        ? `${flag} may be given once.`
        : `${flag} needs a value: ${flag} ${value}.`,
  })
}

/** The first flag whose value was left out: what stands behind it is nothing, or the next flag. */
const withoutValue = ({ help }: Entry<unknown, unknown>, args: ReadonlyArray<string>): Mistake | undefined => {
  const values = new Map(
    help.parts.flatMap(({ name }) => (/ /.test(name) ? [[name.split(" ")[0], name] as const] : [])),
  )
  for (let at = 0; at < args.length - 1; at += 1) {
    const name = values.get(args[at])
    if (name === undefined) continue
    at += 1
    const value = args[at] ?? ""
    if (value === "" || value.startsWith("--")) {
      return new Mistake({ sentence: `${name.split(" ")[0]} needs a value: ${name.replace("…", "")}.` })
    }
  }

  return undefined
}

const startsWith = (words: ReadonlyArray<string>, beginning: ReadonlyArray<string>) =>
  beginning.every((word, index) => words[index] === word)

/** Does what an entry does, or tells of it. `args`: what stands behind its words. */
const enter = <E, R>(entry: Entry<E, R>, args: ReadonlyArray<string>) =>
  asksForHelp(args)
    ? Console.log(Help.render(entry.help))
    : (withoutValue(entry, args) ??
      Effect.flatten(Effect.mapError(entry.read(args), (error) => mistake(entry, args, error))))

const isNoCommand = (tried: string, known: ReadonlyArray<Entry<unknown, unknown>>): Mistake =>
  new Mistake({ sentence: `“${tried}” is no command: there are ${and(known.map(({ words }) => words.join(" ")))}.` })

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
