import type { Json } from "../../wire/Json.ts"
import { states } from "../../wire/Readiness.ts"
import * as Headers from "./Headers.ts"
import { failures } from "./Operation.ts"

/** States, and what each says in words. */
const state = (told: Readonly<Record<string, string>>): Json => ({
  "application/json": {
    schema: {
      type: "object",
      properties: { status: { type: "string", enum: Object.keys(told) } },
      required: ["status"],
    },
    examples: Object.fromEntries(
      Object.entries(told).map(([status, summary]) => [status, { summary, value: { status } }]),
    ),
  },
})

const whatever = { type: "object", additionalProperties: true }

const shown = (mediaType: string, schema: Json): Json => ({ [mediaType]: { schema } })

const response = (description: string, content: Json): Json => ({ description, headers: Headers.of([]), content })

const page = (operationId: string, summary: string, description: string, responses: Json): Json => ({
  get: {
    operationId,
    tags: ["Service"],
    summary,
    description: `${description} No key is needed, and no call is counted. HEAD answers the same without a body.`,
    security: [],
    responses: { ...responses, ...failures({ 405: "PageMethodIsNotAllowed", 500: "PageUnexpected" }) },
  },
})

/** What is open to everybody, without a key. */
export const paths: Json = {
  "/": page("getPage", "The page for people", "A form for finding studies without programming, and its results.", {
    200: response("A page for people.", shown("text/html", { type: "string" })),
    304: {
      description: "The caller's copy of the page, named by `If-None-Match`, is current.",
      headers: Headers.of([]),
    },
  }),
  "/healthz": page("getHealth", "Is the process up?", "For whatever restarts it.", {
    200: response("The process is up.", state({ ok: "It is up" })),
  }),
  "/readyz": page("getReadiness", "Is it ready for calls?", "For whatever routes traffic to it.", {
    200: response("The service takes calls.", state({ [states.ready]: "It takes calls" })),
    503: response(
      "Send calls elsewhere: the service is stopping, or its database file was removed or replaced.",
      state({
        [states.draining]: "It is stopping",
        [states.databaseIsGone]: "What is kept now would be lost at its next start",
      }),
    ),
  }),
  "/metrics": page(
    "getMetrics",
    "Metrics",
    "For Prometheus. A proxy in front of the service should not expose this path.",
    {
      200: response("The metrics in the text format of Prometheus.", shown("text/plain", { type: "string" })),
    },
  ),
  "/openapi.json": page("getOpenApi", "This document", "OpenAPI 3.1.", {
    200: response(
      "This document.",
      shown("application/json", {
        type: "object",
        required: ["openapi", "info", "paths"],
        properties: { openapi: { type: "string" }, info: whatever, paths: whatever },
        additionalProperties: true,
      }),
    ),
  }),
  "/fhir/metadata": page(
    "getCapabilities",
    "FHIR CapabilityStatement",
    "What the server can do, as a FHIR `CapabilityStatement`.",
    {
      200: response("The server's FHIR capabilities.", shown("application/fhir+json", whatever)),
    },
  ),
  "/docs": page("getDocs", "The documentation", "A page to read and try the service.", {
    200: response("A page for people.", shown("text/html", { type: "string" })),
  }),
}
