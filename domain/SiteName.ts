/** What a site is recognised by. Sites have no identifier in the registry. */
export interface SiteName {
  readonly facility: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
}

const parts = ["facility", "city", "state", "country"] as const

/** A part of a site's name without case, accents, punctuation and spaces: two spellings of one place are equal. */
export const fold = (part: string): string =>
  part
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")

/** Whether an observed name means a site. A part that the observation leaves out is not compared. */
export const means = (
  observed: SiteName,
  site: { readonly [Part in (typeof parts)[number]]: string | null },
): boolean =>
  parts.every((part) => {
    const seen = fold(observed[part] ?? "")

    return (seen === "" && part !== "facility") || seen === fold(site[part] ?? "")
  })
