import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Either, Predicate } from "effect"
import type { Audience } from "../../application/Caller.ts"
import type { Failure } from "../Failure.ts"
import * as Availability from "../functions/Availability.ts"
import * as Conditions from "../functions/Conditions.ts"
import { Ending } from "../functions/Ending.ts"
import * as Match from "../functions/Match.ts"
import type { Ports } from "../functions/Ports.ts"
import { mustBe } from "../input/Expectation.ts"
import { InvalidRequest } from "../input/InvalidRequest.ts"
import type { Json } from "../wire/Json.ts"
import * as JsonSchemas from "../wire/JsonSchemas.ts"
import { defaultRadiusInMiles } from "../wire/Limits.ts"
import { MatchRequest } from "../wire/MatchRequest.ts"
import { AvailabilityResponse, ConditionsResponse, MatchResponse } from "../wire/Payloads.ts"
import type { Params } from "./Envelope.ts"
import * as Summary from "./Summary.ts"

/** A tool call whose arguments were found valid. */
export type Call = (audience: Audience) => Effect.Effect<CallToolResult, Failure, Ports>

interface Definition {
  readonly tool: Tool
  readonly prepare: (input: unknown) => Either.Either<Call, InvalidRequest>
}

const result = (text: string, structuredContent: object): CallToolResult => ({
  content: [{ type: "text", text }],
  structuredContent: { ...structuredContent },
})

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true } as const

interface Words {
  readonly name: string
  readonly title: string
  readonly description: ReadonlyArray<string>
  readonly asksRegistry: boolean
  readonly input: Json
  readonly output: Json
}

const toolOf = ({ asksRegistry, description, input, name, output, title }: Words): Tool => ({
  name,
  title,
  description: description.join("\n"),
  inputSchema: { ...input, type: "object" },
  outputSchema: { ...output, type: "object" },
  annotations: { title, ...readOnly, openWorldHint: asksRegistry },
})

const conditions: Definition = {
  tool: toolOf({
    name: "list_launch_conditions",
    title: "List launch conditions",
    description: [
      "Lists the condition areas this service knows best, with suggested stages and biomarkers for each, and how to ask for any other condition.",
      "Use it first when you do not know how to word a stage or a biomarker. It takes no arguments and does not query the registry.",
    ],
    asksRegistry: false,
    input: { type: "object", properties: {}, additionalProperties: false },
    output: JsonSchemas.ofOutput(ConditionsResponse),
  }),
  prepare: (input) =>
    Either.map(
      Conditions.parse(input),
      (): Call => () =>
        Effect.map(Ending, (ending) => {
          const payload = Conditions.payload(ending)

          return result(Summary.ofConditions(payload), payload)
        }),
    ),
}

const match: Definition = {
  tool: toolOf({
    name: "match_frontier_options",
    title: "Match open trials and expanded-access programs",
    description: [
      "Finds open interventional trials and expanded-access programs for a patient profile, by a live query of ClinicalTrials.gov, ranked, with the state of each criterion and its evidence.",
      "Free-text criteria give signposts, never verdicts; only the trial site decides who is eligible. It gives no medical advice.",
      "Use it to look for studies that may suit a patient. Fields left out are not checked.",
      "Ask for a small limit (3 to 5): each option carries its criteria text and all its sites. With a limit of 3 an answer has about 5,000 characters of text and 25,000 of structured content, with 20 about 25,000 and 150,000.",
      `A location limits the search: to ${defaultRadiusInMiles} miles around a point (or radius_miles), a city or a ZIP code, or to a state or country.`,
      "ask_next lists what the options depend on and the profile omits: ask the patient, and call again.",
      'Example: {"condition": "pancreatic-cancer", "stage": "metastatic", "biomarkers": ["KRAS G12D", "ECOG 1"], "age": 61, "location": {"query": "Boston"}, "limit": 3}',
    ],
    asksRegistry: true,
    input: JsonSchemas.ofInput(MatchRequest),
    output: JsonSchemas.ofOutput(MatchResponse),
  }),
  prepare: (input) =>
    Either.map(
      Match.parse(input),
      (asked): Call =>
        (audience) =>
          Effect.map(Match.run(asked, audience), (payload) => result(Summary.ofMatch(payload, asked), payload)),
    ),
}

const availability: Definition = {
  tool: toolOf({
    name: "get_site_availability",
    title: "Get the sites of one study",
    description: [
      "Lists every site of one study with the status the registry publishes for it, by a live query of ClinicalTrials.gov; Pro keys also see first-hand observations.",
      "A published status may be out of date: only the site can confirm it. It gives no medical advice.",
      "Use it when you have an NCT number, such as one from match_frontier_options, and need to know where the study runs and which sites are open. Observational studies are not found.",
      "A location puts the nearest sites, or those of a named place, first. All sites are always listed.",
      `A study may have hundreds of sites, 140 to 300 characters each in the structured content. The text names ${Summary.sitesOfAStudy} at most, open ones first: with a location, the text alone is enough where the structured content is too long.`,
      'Example: {"nct_id": "NCT01234567", "location": {"query": "Boston"}}',
    ],
    asksRegistry: true,
    input: JsonSchemas.ofInput(Availability.Arguments),
    output: JsonSchemas.ofOutput(AvailabilityResponse),
  }),
  prepare: (input) =>
    Either.map(
      Availability.parse(input),
      (asked): Call =>
        (audience) =>
          Effect.map(Availability.run(asked, audience), (payload) =>
            result(Summary.ofAvailability(payload, asked.location), payload),
          ),
    ),
}

const definitions = [conditions, match, availability]

const byName: ReadonlyMap<string, Definition> = new Map(
  definitions.map((definition) => [definition.tool.name, definition]),
)

/** The names of the tools, by what they do. */
export const names = {
  conditions: conditions.tool.name,
  match: match.tool.name,
  availability: availability.tool.name,
} as const

/** In a fixed order, the one that takes no arguments first. */
export const tools: ReadonlyArray<Tool> = definitions.map(({ tool }) => tool)

const known = tools.map(({ name }) => name)

const definitionOf = (name: unknown): Either.Either<Definition, InvalidRequest> => {
  const definition = typeof name === "string" ? byName.get(name) : undefined
  if (definition !== undefined) return Either.right(definition)

  return Either.left(
    new InvalidRequest({
      sentence:
        typeof name === "string"
          ? `Unknown tool. Available tools: ${known.join(", ")}.`
          : mustBe('"name"', `one of ${known.join(", ")}`, name === undefined),
      field: "name",
      knownKeys: known,
    }),
  )
}

/** Whoever puts them under another name is told the name. */
const withoutArguments = (fault: InvalidRequest): InvalidRequest =>
  new InvalidRequest({ ...fault, sentence: `"arguments" is missing in the params: ${fault.sentence}` })

/** Reads the params of `tools/call`: which tool, and its arguments. */
export const prepare = ({ arguments: input, name }: Params = {}): Either.Either<Call, InvalidRequest> =>
  Either.flatMap(definitionOf(name), ({ prepare }) => {
    if (input === undefined) return Either.mapLeft(prepare({}), withoutArguments)

    return Predicate.isRecord(input)
      ? prepare(input)
      : Either.left(
          new InvalidRequest({
            sentence:
              '"arguments" must be a JSON object, such as {"condition": "glioblastoma"} or {"nct_id": "NCT01234567"}.',
            field: "arguments",
          }),
        )
  })
