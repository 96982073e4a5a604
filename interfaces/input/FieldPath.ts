/** A path into JSON as callers read it: `location.lat`, `biomarkers[3]`. */
export const written = (path: ReadonlyArray<PropertyKey>): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === "number" ? `${text}[${part}]` : text === "" ? String(part) : `${text}.${String(part)}`,
    "",
  )

const longest = 100

/** A name that a caller made up may be of any length; no more of it than this goes back. */
export const cut = (field: string): string => field.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")
