import type { Request } from "./Draft.ts"

const name = "#profile="

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { fatal: true })

/** A request that says what its place is called, also where it is a point, which `Draft.draftOf` reads. */
const named = (request: Request, place: string): Request =>
  request["location"] === undefined || place === ""
    ? request
    : { ...request, location: { ...request["location"], query: place } }

/** The part of a link that holds a profile, and what its place is called. It stands behind `#`, which browsers send to nobody. */
export const fragmentOf = (request: Request, place = ""): string => {
  const bytes = encoder.encode(JSON.stringify(named(request, place)))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

  return `${name}${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`
}

/** The profile of a link; nothing if there is none, and `broken` if it cannot be read. */
export const read = (fragment: string): Request | "broken" | undefined => {
  if (!fragment.startsWith(name)) return undefined
  try {
    const binary = atob(fragment.slice(name.length).replaceAll("-", "+").replaceAll("_", "/"))
    const value: unknown = JSON.parse(decoder.decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0))))

    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Request) : "broken"
  } catch {
    return "broken"
  }
}
