import { Schema } from "effect"

/** A property that may be left out. It is never null for that. */
export const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })
