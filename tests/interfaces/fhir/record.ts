import { Either } from "effect"
import * as Steps from "../../../domain/Steps.ts"
import * as RecordReading from "../../../interfaces/fhir/reading/RecordReading.ts"
import * as Resources from "../../../interfaces/fhir/reading/Resources.ts"

type Json = Readonly<Record<string, unknown>>

export const patient = (more: Json = {}): Json => ({ resourceType: "Patient", id: "p", ...more })

const subject = { reference: "Patient/p" }

/** A Condition whose code has this text, or is this concept. */
export const condition = (code: string | Json, more: Json = {}): Json => ({
  resourceType: "Condition",
  code: typeof code === "string" ? { text: code } : code,
  subject,
  ...more,
})

/** An Observation by its title, in words or codes. */
export const observation = (code: string | Json, more: Json = {}): Json => ({
  resourceType: "Observation",
  status: "final",
  code: typeof code === "string" ? { text: code } : code,
  subject,
  ...more,
})

/** A concept of one code. */
export const coded = (system: string, code: string, display?: string): Json => ({
  coding: [{ system, code, ...(display === undefined ? {} : { display }) }],
})

export const loinc = (code: string, display?: string): Json => coded("http://loinc.org", code, display)

export const snomed = (code: string, display?: string): Json => coded("http://snomed.info/sct", code, display)

export const hgnc = (number: number, display?: string): Json =>
  coded("http://www.genenames.org/geneId", `HGNC:${number}`, display)

/** A variant that was looked for: what is said of it, and its components. */
export const variant = (
  answer: string | undefined,
  components: ReadonlyArray<readonly [code: string, value: Json]>,
  more: Json = {},
): Json =>
  observation(loinc("69548-6"), {
    ...(answer === undefined ? {} : { valueCodeableConcept: loinc(answer) }),
    component: components.map(([code, valueCodeableConcept]) => ({ code: loinc(code), valueCodeableConcept })),
    ...more,
  })

export const bundle = (...resources: ReadonlyArray<Json>): Json => ({
  resourceType: "Bundle",
  type: "collection",
  entry: resources.map((resource) => ({ resource })),
})

export const parameters = (values: Readonly<Record<string, unknown>>, record: Json): Json => ({
  resourceType: "Parameters",
  parameter: [
    ...Object.entries(values).map(([name, valueString]) => ({ name, valueString })),
    { name: "trialMatchClinicalData", resource: record },
  ],
})

export const today = new Date("2026-11-28T12:00:00Z")

const reading = (sent: Json) => Steps.whole(RecordReading.of(Steps.whole(Resources.of(sent)), today))

/** What is read of a record. */
export const read = (sent: Json) => Either.getOrThrow(reading(sent))

/** The profile that a record tells. */
export const profile = (sent: Json) => read(sent).request

/** Why a record cannot be read. */
export const refusal = (sent: Json) => Either.getOrThrow(Either.flip(reading(sent)))
