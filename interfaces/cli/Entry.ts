import { type CliApp, CliConfig, type Command, CommandDescriptor, HelpDoc, ValidationError } from "@effect/cli"
import { Effect, type Layer } from "effect"
import * as Help from "./Help.ts"
import type { Typed } from "./Typed.ts"

/** A command under the words that call it, such as `keys issue`. */
export interface Entry<E, R> {
  readonly words: ReadonlyArray<string>
  readonly help: Help.Help
  /** What is wrong with parts that are right each by itself, a sentence each. */
  readonly faults: (typed: Typed) => ReadonlyArray<string>
  /** Reads what stands behind the words, and gives the work to do. */
  readonly read: (
    args: ReadonlyArray<string>,
  ) => Effect.Effect<Effect.Effect<void, E, R>, ValidationError.ValidationError, CliApp.CliApp.Environment>
}

/** What the library would bring of its own stays out: `--help` and `--version` are dealt with here. */
const config = CliConfig.make({ showBuiltIns: false })

const unknown = (arg: string) => ValidationError.invalidValue(HelpDoc.p(`Received unknown argument: '${arg}'`))

/** Parts a value from its flag: the library does not know `--flag=value` of a flag that may be given several times. */
const parted = ({ parts }: Help.Help, args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const flags = parts.filter(Help.takesValue).map(Help.flagOf)
  const end = args.indexOf("--")

  return args.flatMap((arg, index) => {
    const flag = end === -1 || index < end ? flags.find((flag) => arg.startsWith(`${flag}=`)) : undefined

    return flag === undefined ? arg : [flag, arg.slice(flag.length + 1)]
  })
}

interface More {
  /** The word before the command's own name, where there is one. */
  readonly group?: string
  readonly faults?: Entry<never, never>["faults"]
}

const none: ReadonlyArray<never> = []

export const make = <Name extends string, R, E, A>(
  command: Command.Command<Name, R, E, A>,
  { faults = () => none, group }: More = {},
): Entry<E, R> => {
  const { descriptor } = command
  const [name = ""] = CommandDescriptor.getNames(descriptor)
  const words = group === undefined ? [name] : [group, name]

  const help = Help.of(words, CommandDescriptor.getHelp(descriptor, config))

  return {
    words,
    help,
    faults,
    read: (args) =>
      CommandDescriptor.parse(descriptor, [name, ...parted(help, args)], config).pipe(
        Effect.flatMap((directive) => {
          if (directive._tag === "BuiltIn") return Effect.fail(unknown(args.join(" ")))
          const [leftOver] = directive.leftover
          if (leftOver !== undefined) return Effect.fail(unknown(leftOver))

          return Effect.succeed(command.transform(command.handler(directive.value), directive.value))
        }),
      ),
  }
}

/** What the work needs is opened when what was typed has been read. */
export const provide =
  <A, E2, R2>(layer: Layer.Layer<A, E2, R2>) =>
  <E, R>(entry: Entry<E, R>): Entry<E | E2, Exclude<R, A> | R2> => ({
    ...entry,
    read: (args) => Effect.map(entry.read(args), Effect.provide(layer)),
  })
