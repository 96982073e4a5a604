import type { Links } from "../../Links.ts"
import { version } from "../../Version.ts"
import type { Json } from "../../wire/Json.ts"
import * as Endpoints from "./Endpoints.ts"
import * as Failures from "./Failures.ts"
import * as Headers from "./Headers.ts"
import { introduction } from "./Introduction.ts"
import * as Pages from "./Pages.ts"
import * as Records from "./Records.ts"
import { schemas } from "./Schemas.ts"
import * as ToolEndpoint from "./ToolEndpoint.ts"

/** The name of the security scheme. */
const securityScheme = "ApiKey"

/** The service described in OpenAPI 3.1, from the schemas that requests are parsed with and the table of failures. */
export const document = (links: Links): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Clinical Trial Matching API",
    version,
    summary: "Matches a patient profile to open clinical trials. For information only; not medical advice.",
    description: introduction,
    contact: { name: "Whoever runs this service", url: `${links.publicUrl}/docs` },
    license: { name: "Apache 2.0", identifier: "Apache-2.0" },
  },
  servers: [{ url: links.publicUrl, description: "This service" }],
  externalDocs: { description: "Getting started and error codes", url: `${links.publicUrl}/docs` },
  security: [{ [securityScheme]: [] }],
  tags: [
    {
      name: "Matching",
      description: "Options for a patient, the sites of a study, and suggested words for a request.",
    },
    { name: "Clinics", description: "A patient's record in FHIR goes in, ranked studies come out." },
    {
      name: "Tools",
      description: `The same for AI agents, through the Model Context Protocol.\n\n${ToolEndpoint.protocol}`,
    },
    { name: "Service", description: "Open to everybody, without a key: documentation, probes and metrics." },
  ],
  paths: {
    ...Endpoints.paths,
    ...ToolEndpoint.paths(Failures.invalidHeader(links)),
    ...Records.paths,
    ...Pages.paths,
  },
  components: {
    schemas,
    parameters: { ...Endpoints.parameters, ...ToolEndpoint.parameters },
    headers: Headers.components,
    responses: Failures.responses(links),
    securitySchemes: {
      [securityScheme]: {
        type: "http",
        scheme: "bearer",
        description: `An API key: \`Authorization: Bearer <key>\`. The public sandbox key \`${links.sandboxKey}\` needs no signup and is shared. A missing or unknown key is answered with 401, whose body carries the sandbox key; the service never falls back to the sandbox on its own.`,
      },
    },
  },
})
