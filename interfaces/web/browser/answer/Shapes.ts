import type { Answer, Availability } from "./Wire.ts"

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {})

/** Whether a body is what a match answers with, and not what something between the page and the service put in its place. */
export const isMatch = (body: unknown): body is Answer => {
  const { disclaimer, options, source, total_found } = fieldsOf(body)

  return (
    Array.isArray(options) &&
    typeof total_found === "number" &&
    typeof disclaimer === "string" &&
    typeof fieldsOf(source)["retrieved_at"] === "string"
  )
}

/** Whether a body is what is answered of the sites of one study. */
export const isAvailability = (body: unknown): body is Availability =>
  Array.isArray(fieldsOf(fieldsOf(body)["study"])["sites"])
