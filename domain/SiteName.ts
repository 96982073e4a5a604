/** What a site is recognised by. Sites have no identifier in the registry. */
export interface SiteName {
  readonly facility: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
}

/** A part of a site's name without case, accents, punctuation and spaces: two spellings of one place are equal. */
export const fold = (part: string): string =>
  part
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")

/** The parts of a name as they are compared; what is absent is empty. */
export interface FoldedName {
  readonly facility: string
  readonly city: string
  readonly state: string
  readonly country: string
}

/** Folds a name once, to be compared with many. */
export const folded = ({
  city,
  country,
  facility,
  state,
}: { readonly [Part in keyof SiteName]: string | null }): FoldedName => ({
  facility: fold(facility ?? ""),
  city: fold(city ?? ""),
  state: fold(state ?? ""),
  country: fold(country ?? ""),
})

const agrees = (observed: string, published: string): boolean => observed === "" || observed === published

/** Whether an observed name means a site. A part that the observation leaves out is not compared. */
export const means = (observed: FoldedName, site: FoldedName): boolean =>
  observed.facility === site.facility &&
  agrees(observed.city, site.city) &&
  agrees(observed.state, site.state) &&
  agrees(observed.country, site.country)
