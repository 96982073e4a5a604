/** A piece of a JSON document. */
export type Json = Readonly<Record<string, unknown>>
