import type { Json } from "../../wire/Json.ts"
import type { Name } from "./Failures.ts"
import * as Headers from "./Headers.ts"
import * as Reference from "./Reference.ts"

export interface Example {
  readonly summary: string
  readonly value: unknown
}

export type Examples = Readonly<Record<string, Example>>

/** JSON of one schema, with examples. */
export const json = (schema: Json, examples: Examples | Json): Json => ({ "application/json": { schema, examples } })

/** What a specified endpoint answers when it answers well. */
export const answer = (description: string, content: Json | undefined, headers: ReadonlyArray<Headers.Name> = []) => ({
  description,
  headers: Headers.of([...Headers.rateLimit, ...headers]),
  ...(content === undefined ? {} : { content }),
})

/** The failures of an operation, each by the name of its response. */
export const failures = (byStatus: Readonly<Record<number, Name>>): Json =>
  Object.fromEntries(Object.entries(byStatus).map(([status, name]) => [status, Reference.response(name)]))
