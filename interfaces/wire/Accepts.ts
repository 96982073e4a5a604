import type { Schema, SchemaAST } from "effect"

const symbol = Symbol.for("trial-match/Accepts")

/** Says in words what a field accepts: `a whole number from 0 to 130`. Error messages are built from it. */
export const accepts =
  (what: string) =>
  <A, I, R>(schema: Schema.Schema<A, I, R>): Schema.Schema<A, I, R> =>
    schema.annotations({ [symbol]: what })

/** What was said of a schema, if anything was. */
export const acceptedBy = ({ annotations }: SchemaAST.AST): string | undefined => {
  const what = annotations[symbol]

  return typeof what === "string" ? what : undefined
}
