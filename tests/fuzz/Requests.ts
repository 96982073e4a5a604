import { FastCheck } from "effect"
import { currentVersion } from "../../interfaces/mcp/Era.ts"
import { mirrored } from "../support/mirrored.ts"
import { basicKey, proKey, sandboxKey } from "../support/service.ts"
import type { Document, Operation } from "./ApiDocument.ts"
import * as Hostile from "./Hostile.ts"
import * as Mutation from "./Mutation.ts"
import * as Values from "./Values.ts"

/** A request, and what the document says of it where nothing but its body or its path was generated. */
export interface Sent {
  readonly kind: "valid" | "nearly valid" | "hostile"
  readonly method: string
  readonly path: string
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  readonly body: string | Uint8Array | undefined
  readonly address: string
  /** The document accepts it, or not; undefined where it does not say. */
  readonly isAccepted: boolean | undefined
}

type Headers = Sent["headers"]

const { constant, constantFrom, integer, oneof, tuple } = FastCheck

const address = oneof(
  { weight: 3, arbitrary: constantFrom("192.0.2.1", "192.0.2.2", "2001:db8::1") },
  { weight: 1, arbitrary: FastCheck.ipV4() },
  { weight: 1, arbitrary: FastCheck.ipV6() },
)

const bearer = (key: string): Headers => [["authorization", `Bearer ${key}`]]

const goodKey: FastCheck.Arbitrary<Headers> = oneof(
  { weight: 6, arbitrary: constantFrom(bearer(proKey), bearer(basicKey)) },
  { weight: 1, arbitrary: constant(bearer(sandboxKey)) },
)

const anyKey: FastCheck.Arbitrary<Headers> = oneof(
  { weight: 5, arbitrary: goodKey },
  {
    weight: 1,
    arbitrary: constantFrom<Headers>([], bearer("unknown"), [["authorization", `Basic ${btoa(`${proKey}:`)}`]]),
  },
)

const json: Headers = [["content-type", "application/json"]]

/** A header of the document, present now and then. */
const parameterHeaders = (document: Document, { parameters }: Operation): FastCheck.Arbitrary<Headers> =>
  parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name, schema }) =>
      oneof(
        { weight: 4, arbitrary: constant<Headers>([]) },
        {
          weight: 1,
          arbitrary: Values.of(document, schema).map((value): Headers => [[name, String(value)]]),
        },
        {
          weight: name === "Idempotency-Key" ? 1 : 0,
          arbitrary: integer({ min: 1, max: 40 }).map((key): Headers => [[name, `key-${key}`]]),
        },
      ),
    )
    .reduce<FastCheck.Arbitrary<Headers>>(
      (all, one) => tuple(all, one).map(([first, second]) => [...first, ...second]),
      constant([]),
    )

const pathWith = (path: string, parameter: string) =>
  path.replace(/\{[^}]*\}/, () => encodeURIComponent(parameter.toWellFormed()))

const pathSchema = ({ parameters }: Operation) => parameters.find((parameter) => parameter.in === "path")?.schema

const parameterOf = (document: Document, operation: Operation, isValid: boolean): FastCheck.Arbitrary<string> => {
  const schema = pathSchema(operation)
  if (schema === undefined) return constant("")
  const valid = Values.of(document, schema).map(String)
  const pattern = new RegExp(String(schema["pattern"]), "u")

  return isValid
    ? valid
    : oneof(
        Hostile.text,
        valid.map((text) => text.toLowerCase()),
        valid.map((text) => `${text}0`),
        valid.map((text) => text.slice(0, -1)),
      ).filter((text) => !pattern.test(text) && !/^\.{0,2}$/.test(text.trim()) && text.length < 2000)
}

const isOfEra = ([name]: readonly [name: string, value: string]) => /^mcp-/i.test(name)

/** Headers that repeat what a body says go with it: a schema cannot tell. Those of another era are left out. */
const fitting = (headers: Headers, body: unknown): Headers => {
  const repeated = Object.entries(mirrored(body))
  const isOlder = repeated.length === 0

  return [...headers.filter((header) => !isOfEra(header) || (isOlder && header[1] !== currentVersion)), ...repeated]
}

/** What the document accepts. */
const valid = (document: Document, operation: Operation): FastCheck.Arbitrary<Sent> =>
  tuple(
    operation.body === undefined ? constant(undefined) : Values.of(document, operation.body),
    parameterOf(document, operation, true),
    operation.needsKey ? goodKey : constant<Headers>([]),
    parameterHeaders(document, operation),
    address,
  ).map(([body, parameter, key, headers, address]) => ({
    kind: "valid",
    method: operation.method,
    path: pathWith(operation.path, parameter),
    headers: [...key, ...fitting(headers, body), ...(body === undefined ? [] : json)],
    body: body === undefined ? undefined : JSON.stringify(body),
    address,
    isAccepted: true,
  }))

/** A whole number that JSON does not carry exactly (RFC 7493) is refused as the id of a message; a schema cannot tell. */
const isExact = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isExact)
    : !Number.isInteger(value) || Number.isSafeInteger(value)

const nearly = (operation: Operation, body: unknown): boolean | undefined => {
  if (operation.body === undefined) return pathSchema(operation) === undefined

  return isExact(body) ? operation.accepts(body) : undefined
}

/** What the document accepts but for one thing: about the body, or else about the path. */
const nearlyValid = (document: Document, operation: Operation): FastCheck.Arbitrary<Sent> =>
  tuple(
    operation.body === undefined ? constant(undefined) : Mutation.of(Values.of(document, operation.body)),
    parameterOf(document, operation, false),
    operation.needsKey ? goodKey : constant<Headers>([]),
    parameterHeaders(document, operation),
    address,
  ).map(([body, parameter, key, headers, address]) => ({
    kind: "nearly valid",
    method: operation.method,
    path: pathWith(operation.path, parameter),
    headers: [...key, ...fitting(headers, body), ...(operation.body === undefined ? [] : json)],
    body: operation.body === undefined ? undefined : JSON.stringify(body),
    address,
    isAccepted: nearly(operation, body),
  }))

const methods = ["GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"]

/** Anything that can be sent to a place of the document, or to another. */
const hostile = (document: Document, operation: Operation): FastCheck.Arbitrary<Sent> =>
  tuple(
    oneof({ weight: 3, arbitrary: constant(operation.method) }, { weight: 1, arbitrary: constantFrom(...methods) }),
    oneof(
      { weight: 4, arbitrary: parameterOf(document, operation, false).map((text) => pathWith(operation.path, text)) },
      { weight: 1, arbitrary: Hostile.path },
    ),
    anyKey,
    oneof(
      { weight: 3, arbitrary: constant<Headers>([]) },
      {
        weight: 2,
        arbitrary: FastCheck.array(tuple(Hostile.headerName, Hostile.headerValue), { maxLength: 12 }),
      },
    ),
    oneof(
      { weight: 4, arbitrary: constant(json) },
      { weight: 1, arbitrary: Hostile.headerValue.map((value): Headers => [["content-type", value]]) },
    ),
    Hostile.body,
    address,
  ).map(([method, path, key, headers, type, body, address]) => ({
    kind: "hostile",
    method,
    path,
    headers: [...key, ...type, ...headers],
    body: method === "GET" || method === "HEAD" ? undefined : body,
    address,
    isAccepted: undefined,
  }))

/** Requests to all operations of a document; those with a body come more often. */
export const of = (document: Document): FastCheck.Arbitrary<Sent> =>
  oneof(
    ...document.operations.map((operation) => ({
      weight: operation.body === undefined ? (operation.needsKey ? 3 : 1) : 10,
      arbitrary: oneof(
        { weight: 3, arbitrary: valid(document, operation) },
        { weight: 4, arbitrary: nearlyValid(document, operation) },
        { weight: 4, arbitrary: hostile(document, operation) },
      ),
    })),
  )
