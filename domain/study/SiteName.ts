import * as Accents from "../Accents.ts"

/** What a site is recognised by. Sites have no identifier in the registry. */
export interface SiteName {
  readonly facility: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
}

/** A part of a site's name without case, accents, punctuation and spaces: two spellings of one place are equal. */
export const fold = (part: string): string =>
  Accents.without(part)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")

const isSame = (one: string, other: string): boolean => one === other || fold(one) === fold(other)

const agrees = (observed: string | null, published: string | null): boolean =>
  observed === null || observed === published || fold(observed) === "" || isSame(observed, published ?? "")

/** Whether an observed name means a site. A part that the observation leaves out is not compared. */
export const means = (observed: SiteName, site: { readonly [Part in keyof SiteName]: string | null }): boolean =>
  isSame(observed.facility, site.facility ?? "") &&
  agrees(observed.city, site.city) &&
  agrees(observed.state, site.state) &&
  agrees(observed.country, site.country)
