import { HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, type Option } from "effect"
import * as Help from "./Help.ts"

/** What a value is read as, and what is accepted in words. */
interface Kind<A> {
  readonly accepts: string
  readonly read: (text: string) => A | undefined
}

const aNumber: Kind<number> = {
  accepts: "a number",
  read: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined),
}

const among = <A extends string>(values: ReadonlyArray<A>): Kind<A> => ({
  accepts: values.join(", "),
  read: (text) => values.find((value) => value === text),
})

const check =
  <A>({ accepts, read }: Kind<A>) =>
  (text: string): Effect.Effect<A, ValidationError.ValidationError> => {
    const value = read(text)

    return value === undefined
      ? Effect.fail(ValidationError.invalidValue(HelpDoc.p(`Accepted is ${accepts}.`)))
      : Effect.succeed(value)
  }

const numberInHelp = "NUMBER"

const between = "|"

const kindOf = (inHelp: string): Kind<unknown> | undefined =>
  inHelp === numberInHelp ? aNumber : inHelp.includes(between) ? among(inHelp.split(between)) : undefined

/** What is wrong with a flag's value, if anything: a mistake is told with the flag's name and what it accepts. */
export const fault = (part: Help.Part, value: string): string | undefined => {
  const kind = kindOf(Help.valueOf(part))

  return kind === undefined || kind.read(value) !== undefined
    ? undefined
    : `${Help.flagOf(part)} accepts ${kind.accepts}.`
}

const named = (name: string, accepts: string) => Options.text(name).pipe(Options.withPseudoName(accepts))

/** `accepts` is what stands for the text in the help. */
export const text = (name: string, accepts = "TEXT"): Options.Options<string> => named(name, accepts)

export const number = (name: string): Options.Options<number> =>
  named(name, numberInHelp).pipe(Options.mapEffect(check(aNumber)))

export const choice = <A extends string>(name: string, values: ReadonlyArray<A>): Options.Options<A> =>
  named(name, values.join(between)).pipe(Options.mapEffect(check(among(values))))

export const texts = (name: string): Options.Options<ReadonlyArray<string>> => Options.repeated(text(name))

export const choices = <A extends string>(name: string, values: ReadonlyArray<A>): Options.Options<ReadonlyArray<A>> =>
  named(name, values.join(between)).pipe(
    Options.repeated,
    Options.mapEffect((texts) => Effect.forEach(texts, check(among(values)))),
  )

/** A flag that may be left out. */
export const one = <A>(option: Options.Options<A>, description: string): Options.Options<Option.Option<A>> =>
  option.pipe(Options.withDescription(description), Options.optional)
