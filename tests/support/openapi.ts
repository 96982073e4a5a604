import Ajv2020 from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { Predicate } from "effect"

type Node = Readonly<Record<string, unknown>>

const nodeOf = (value: unknown): Node => (Predicate.isRecord(value) ? value : {})

/** One segment of a JSON pointer, and of one that stands in a URI. */
const segment = (name: string) => `/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`

const pattern = (template: string) => new RegExp(`^${template.replace("$", "\\$").replace(/\{[^}]*\}/g, "[^/]+")}$`)

/** A header as the value that its schema speaks of. */
const read = (value: string, { type }: Node): unknown =>
  (type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value

/** As much of a response as there is to inspect. */
export interface Answer {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
}

/** Says of an answer in which way it is not what a published OpenAPI 3.1 document promises. */
export type Inspection = (method: string, path: string, answer: Answer) => Promise<ReadonlyArray<string>>

const compiled = (document: unknown): Inspection => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: true })
  addFormats(ajv)
  ajv.addSchema(nodeOf(document), "openapi")

  const at = (path: ReadonlyArray<string>): Node => path.reduce((node, name) => nodeOf(node[name]), nodeOf(document))

  const follow = (path: ReadonlyArray<string>): ReadonlyArray<string> => {
    const { $ref } = at(path)

    return typeof $ref === "string" ? follow($ref.slice(2).split("/")) : path
  }

  const faults = (where: string, path: ReadonlyArray<string>, value: unknown): ReadonlyArray<string> => {
    const validate = ajv.getSchema(`openapi#${path.map(segment).join("")}`)
    if (validate === undefined) return [`${where} has no schema at ${path.join(" ")}`]
    validate(value)

    return (validate.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath} ${message}`)
  }

  const headerFaults = (response: ReadonlyArray<string>, answer: Answer): ReadonlyArray<string> =>
    Object.keys(nodeOf(at(response)["headers"])).flatMap((name) => {
      const header = follow([...response, "headers", name])
      const value = answer.headers.get(name)
      if (value === null) return at(header)["required"] === true ? [`header ${name} is missing`] : []

      return faults(`header ${name}`, [...header, "schema"], read(value, at([...header, "schema"])))
    })

  const bodyFaults = (response: ReadonlyArray<string>, answer: Answer, body: string): ReadonlyArray<string> => {
    const content = nodeOf(at(response)["content"])
    const mediaType = (answer.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? ""
    if (Object.keys(content).length === 0) return body === "" ? [] : ["there is a body where none is declared"]
    if (!Object.hasOwn(content, mediaType)) return [`the content type ${mediaType || "of nothing"} is not declared`]

    return mediaType === "application/json"
      ? faults("body", [...response, "content", mediaType, "schema"], JSON.parse(body))
      : []
  }

  const templates = Object.keys(at(["paths"]))

  return async (method, path, answer) => {
    const body = await answer.text()
    const template = templates.find((template) => pattern(template).test(path))
    if (method === "OPTIONS" && answer.status !== 404) {
      return answer.status === 204 && body === "" ? [] : ["what is answered to OPTIONS has no body"]
    }
    if (template === undefined) {
      if (answer.status !== 404 || path.startsWith("/fhir/")) return []

      return method === "HEAD" ? [] : faults("body", ["components", "schemas", "Error"], JSON.parse(body))
    }
    const operations = at(["paths", template])
    const asked = method === "HEAD" ? "get" : method.toLowerCase()
    const operation = Object.hasOwn(operations, asked) ? asked : (Object.keys(operations)[0] ?? "")
    const response = follow(["paths", template, operation, "responses", String(answer.status)])
    if (Object.keys(at(response)).length === 0) return [`the status ${answer.status} is not declared`]
    if (operation !== asked && answer.status !== 405 && answer.status !== 404) return [`the method is not declared`]

    return [
      ...headerFaults(response, answer),
      ...(method === "HEAD" ? (body === "" ? [] : ["HEAD has a body"]) : bodyFaults(response, answer, body)),
    ]
  }
}

const known = new Map<string, Inspection>()

/**
 * Reads an OpenAPI 3.1 document. Paths that it does not name must be answered with its error shape, as not found; the clinic's door has
 * its own. To compile its schemas takes long: the same document is read once.
 */
export const inspection = (document: unknown): Inspection => {
  const text = JSON.stringify(document)
  const inspect = known.get(text) ?? compiled(document)
  known.set(text, inspect)

  return inspect
}
