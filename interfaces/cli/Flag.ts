import { HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, type Option } from "effect"

/** A mistake is told with the flag's name and what it accepts. */
const check =
  <A>(name: string, accepts: string, read: (text: string) => A | undefined) =>
  (text: string): Effect.Effect<A, ValidationError.ValidationError> => {
    const value = read(text)

    return value === undefined
      ? Effect.fail(ValidationError.invalidValue(HelpDoc.p(`--${name} accepts ${accepts}.`)))
      : Effect.succeed(value)
  }

const among =
  <A extends string>(values: ReadonlyArray<A>) =>
  (text: string) =>
    values.find((value) => value === text)

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)

const named = (name: string, accepts: string) => Options.text(name).pipe(Options.withPseudoName(accepts))

/** `accepts` is what stands for the text in the help. */
export const text = (name: string, accepts = "TEXT"): Options.Options<string> => named(name, accepts)

export const number = (name: string): Options.Options<number> =>
  named(name, "NUMBER").pipe(Options.mapEffect(check(name, "a number", toNumber)))

export const choice = <A extends string>(name: string, values: ReadonlyArray<A>): Options.Options<A> =>
  named(name, values.join("|")).pipe(Options.mapEffect(check(name, values.join(", "), among(values))))

/** `most`: how often the flag may be given. */
export const texts = (name: string, most: number): Options.Options<ReadonlyArray<string>> =>
  text(name).pipe(
    Options.repeated,
    Options.mapEffect((texts) =>
      texts.length > most
        ? Effect.fail(ValidationError.invalidValue(HelpDoc.p(`--${name} may be given at most ${most} times.`)))
        : Effect.succeed(texts),
    ),
  )

export const choices = <A extends string>(name: string, values: ReadonlyArray<A>): Options.Options<ReadonlyArray<A>> =>
  named(name, values.join("|")).pipe(
    Options.repeated,
    Options.mapEffect((texts) => Effect.forEach(texts, check(name, values.join(", "), among(values)))),
  )

/** A flag that may be left out. */
export const one = <A>(option: Options.Options<A>, description: string): Options.Options<Option.Option<A>> =>
  option.pipe(Options.withDescription(description), Options.optional)
