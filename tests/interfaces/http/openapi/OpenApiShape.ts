const text = { type: "string", minLength: 1 }

const object = (properties: object, required: ReadonlyArray<string> = []) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
})

const mapOf = (value: object, names: object = { pattern: "^[a-zA-Z0-9._-]+$" }) => ({
  type: "object",
  minProperties: 1,
  propertyNames: names,
  additionalProperties: value,
})

const def = (name: string) => ({ $ref: `#/$defs/${name}` })

const reference = (kind: string) =>
  object({ $ref: { type: "string", pattern: `^#/components/${kind}/[a-zA-Z0-9._-]+$` } }, ["$ref"])

const schema = { $ref: "https://json-schema.org/draft/2020-12/schema" }

const examples = mapOf(object({ summary: text, value: true }, ["value"]))

const content = mapOf(object({ schema, examples }, ["schema"]), { pattern: "^[a-z]+/[a-z.+-]+$" })

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

/**
 * The parts of the OpenAPI specification 3.1.0 that the document uses, as a JSON Schema: section 4.8, with the required
 * fields and patterns that it names. What the document does not use is not allowed.
 */
export const shape = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  ...object(
    {
      openapi: { const: "3.1.0" },
      info: object(
        {
          title: text,
          version: { const: "1.0.0" },
          summary: text,
          description: text,
          contact: object({ name: text, url: { type: "string", format: "uri" } }, ["name"]),
          license: object({ name: text, identifier: text }, ["name"]),
        },
        ["title", "version"],
      ),
      servers: {
        type: "array",
        minItems: 1,
        items: object({ url: { type: "string", format: "uri" }, description: text }, ["url"]),
      },
      externalDocs: object({ url: { type: "string", format: "uri" }, description: text }, ["url"]),
      security: def("security"),
      tags: { type: "array", uniqueItems: true, items: object({ name: text, description: text }, ["name"]) },
      paths: mapOf(object(Object.fromEntries(methods.map((method) => [method, def("operation")]))), {
        pattern: "^/",
      }),
      components: object({
        schemas: mapOf(schema),
        parameters: mapOf(def("parameter")),
        headers: mapOf(def("header")),
        responses: mapOf(def("response")),
        securitySchemes: mapOf(
          object({ type: { const: "http" }, scheme: { const: "bearer" }, description: text }, ["type", "scheme"]),
        ),
      }),
    },
    ["openapi", "info", "paths", "servers", "components", "security", "tags"],
  ),
  $defs: {
    security: { type: "array", items: mapOf({ type: "array", items: text }) },
    operation: object(
      {
        operationId: { type: "string", pattern: "^[a-z][A-Za-z]+$" },
        tags: { type: "array", minItems: 1, items: text },
        summary: { ...text, maxLength: 80 },
        description: text,
        security: def("security"),
        parameters: {
          type: "array",
          uniqueItems: true,
          items: { oneOf: [reference("parameters"), def("parameter")] },
        },
        requestBody: object({ required: { const: true }, description: text, content }, ["content"]),
        responses: mapOf({ oneOf: [reference("responses"), def("response")] }, { pattern: "^[1-5][0-9]{2}$" }),
      },
      ["operationId", "tags", "summary", "description", "responses"],
    ),
    parameter: {
      ...object(
        {
          name: text,
          in: { enum: ["path", "header", "query"] },
          required: { type: "boolean" },
          description: text,
          schema,
          examples,
        },
        ["name", "in", "schema"],
      ),
      anyOf: [
        { properties: { in: { const: "path" }, required: { const: true } }, required: ["required"] },
        { properties: { in: { enum: ["header", "query"] } } },
      ],
    },
    header: object({ description: text, required: { type: "boolean" }, schema }, ["description", "schema"]),
    response: object(
      {
        description: text,
        headers: mapOf({ oneOf: [reference("headers"), def("header")] }),
        content,
      },
      ["description"],
    ),
  },
}
