import Ajv2020 from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { Predicate } from "effect"
import * as OpenApi from "../../../../interfaces/http/openapi/OpenApi.ts"

export type Node = Readonly<Record<string, unknown>>

export type Path = ReadonlyArray<string>

export const links = { publicUrl: "https://trials.test/base", sandboxKey: "sandbox_for_all" }

/** The document as its readers get it. */
export const document: Node = JSON.parse(JSON.stringify(OpenApi.document(links)))

export const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(document, "document")

const pointer = (path: Path) =>
  path.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("")

/** The schema at a path of the document, ready to validate. */
export const validatorAt = (path: Path) => ajv.getSchema(`document#${pointer(path)}`)

/** What is wrong with a value by the schema at a path of the document. */
export const faults = (path: Path, value: unknown): ReadonlyArray<string> => {
  const validate = validatorAt(path)
  if (validate === undefined) return [`there is no schema at ${path.join(" ")}`]
  validate(value)

  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

export const faultsOf = (schema: string, value: unknown) => faults(["components", "schemas", schema], value)

export const at = (path: Path): Node => {
  const node = path.reduce<unknown>((node, part) => (Predicate.isRecord(node) ? node[part] : undefined), document)

  return Predicate.isRecord(node) ? node : {}
}

/** Every object of a JSON value, with the way to it. */
export const nodes = (value: unknown, path: Path = []): ReadonlyArray<readonly [Path, Node]> => {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodes(item, [...path, String(index)]))
  if (!Predicate.isRecord(value)) return []

  return [[path, value], ...Object.entries(value).flatMap(([name, inner]) => nodes(inner, [...path, name]))]
}

/** Every object of the document but those inside of examples, which are data. */
export const everywhere = nodes(document).filter(([path]) => !path.includes("value"))

export const pathOf = ($ref: unknown): Path => String($ref).replace("#/", "").split("/")

export const resolved = (path: Path): Node => {
  const node = at(path)

  return "$ref" in node ? at(pathOf(node["$ref"])) : node
}

export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly statuses: ReadonlyArray<number>
}

export const operations: ReadonlyArray<Operation> = Object.keys(at(["paths"])).flatMap((path) =>
  Object.keys(at(["paths", path])).map((method) => ({
    name: `${method} ${path}`,
    method,
    path,
    statuses: Object.keys(at(["paths", path, method, "responses"])).map(Number),
  })),
)

export const operationOf = ({ method, path }: Operation): Node => at(["paths", path, method])

export const headersOf = ({ method, path }: Operation, status: number): ReadonlyArray<string> => {
  const { headers } = resolved(["paths", path, method, "responses", String(status)])

  return Predicate.isRecord(headers) ? Object.keys(headers) : []
}
