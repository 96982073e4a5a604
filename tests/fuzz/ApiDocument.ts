import Ajv2020 from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { Predicate } from "effect"

export type Node = Readonly<Record<string, unknown>>

export const nodeOf = (value: unknown): Node => (Predicate.isRecord(value) ? value : {})

export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** One way to call the service, as the document describes it. */
export interface Operation {
  readonly path: string
  readonly method: string
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly in: string; readonly schema: Node }>
  readonly body: Node | undefined
  /** Whether a value is a body that the document accepts; always so where it has no body. */
  readonly accepts: (value: unknown) => boolean
  readonly needsKey: boolean
}

export interface Document {
  readonly operations: ReadonlyArray<Operation>
  /** A schema without a reference at its top. */
  readonly resolved: (schema: Node) => Node
}

const methods = ["get", "post", "put", "patch", "delete"]

/** A record of the clinic's door is read as leniently as records are written: its own tests say what is refused there. */
const isStrict = ([path]: readonly [path: string, node: unknown]): boolean =>
  path !== "/getClinicalTrial" && !path.startsWith("/fhir/")

/** Reads an OpenAPI 3.1 document, as far as its bodies are read strictly. */
export const read = (document: unknown): Document => {
  const ajv = new Ajv2020({ strict: false })
  addFormats(ajv)
  ajv.addSchema(nodeOf(document), "openapi")

  const follow = (node: Node): Node => {
    const { $ref } = node
    if (typeof $ref !== "string") return node

    return follow(
      $ref
        .slice(2)
        .split("/")
        .reduce<Node>((found, name) => nodeOf(found[name]), nodeOf(document)),
    )
  }

  const operation = (path: string, method: string, node: Node): Operation => {
    const body = nodeOf(nodeOf(nodeOf(node["requestBody"])["content"])["application/json"])["schema"]
    const { $ref } = nodeOf(body)
    const validate = typeof $ref === "string" ? ajv.getSchema(`openapi${$ref}`) : undefined

    return {
      path,
      method: method.toUpperCase(),
      parameters: listOf(node["parameters"]).map((parameter) => {
        const { in: place, name, schema } = follow(nodeOf(parameter))

        return { name: String(name), in: String(place), schema: follow(nodeOf(schema)) }
      }),
      body: body === undefined ? undefined : nodeOf(body),
      accepts: (value) => body === undefined || validate?.(value) === true,
      needsKey: listOf(node["security"] ?? [{}]).length > 0,
    }
  }

  return {
    operations: Object.entries(nodeOf(nodeOf(document)["paths"]))
      .filter(isStrict)
      .flatMap(([path, node]) =>
        Object.entries(nodeOf(node)).flatMap(([method, described]) =>
          methods.includes(method) ? [operation(path, method, nodeOf(described))] : [],
        ),
      ),
    resolved: follow,
  }
}
