import { Either } from "effect"

/** The parameters of one request by name, each at most once. */
export type Parameters = ReadonlyMap<string, string>

export const read = (sent: URLSearchParams, known: ReadonlyArray<string>): Either.Either<Parameters, string> => {
  const parameters = new Map<string, string>()
  for (const [name, value] of sent) {
    if (!known.includes(name)) return Either.left(`\`${name}\` is unknown parameter`)
    if (parameters.has(name)) return Either.left(`Parameter \`${name}\` is given more than once`)
    parameters.set(name, value)
  }

  return Either.right(parameters)
}

/** The registry names a parameter without its group: `overallStatus` for `filter.overallStatus`. */
export const invalid = (name: string, value: string): string =>
  `Invalid value in parameter \`${name.replace(/^(filter|postFilter|query)\./, "")}\`: \`${value}\``

/** A list is parted by commas or by pipes. */
export const list = (value: string): ReadonlyArray<string> => value.split(/[,|]/)

export const oneOf = <A extends string>(
  parameters: Parameters,
  name: string,
  allowed: ReadonlyArray<A>,
  otherwise: A,
): Either.Either<A, string> => {
  const value = parameters.get(name)
  if (value === undefined) return Either.right(otherwise)

  return Either.fromNullable(
    allowed.find((known) => known === value),
    () => invalid(name, value),
  )
}
