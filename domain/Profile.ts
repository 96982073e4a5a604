import type { GeoPoint } from "./study/GeoPoint.ts"
import type { Phase, Study, StudyType } from "./study/Study.ts"

export const sexes = ["male", "female"] as const

export type Sex = (typeof sexes)[number]

/** So many biomarkers a profile may have. */
export const mostBiomarkers = 16

/** So many markers and measurements its biomarkers may name in all. */
export const mostMarkers = 48

/** A name that no vocabulary knows counts as so many markers: no text was read for it before. */
export const roomOfUnknownName = 3

/** In miles: rather more than half the Earth's circumference, so that no place is farther. */
export const wholeEarthInMiles = 12_500

/** Where the patient looks: around a point, with its name where it was a place in words; or in a place that is sought by its words. */
export type Location =
  | { readonly _tag: "Around"; readonly point: GeoPoint; readonly radiusInMiles: number; readonly name?: string }
  | { readonly _tag: "Named"; readonly place: string }

/** What a caller tells of a patient. What is absent is not checked. The condition and a named place are read as `FreeText` says. */
export interface Profile {
  readonly condition: string
  readonly stage?: string
  readonly biomarkers: ReadonlyArray<string>
  readonly priorLines?: number
  readonly age?: number
  readonly sex?: Sex
  readonly location?: Location
}

/** Which options are asked for; `types` is never empty, no phases means any. */
export interface Scope {
  readonly types: ReadonlyArray<StudyType>
  readonly phases: ReadonlyArray<Phase>
}

/** Whether a study is of an asked type and phase; expanded access has no phases. */
export const isAskedFor = ({ phases, types }: Scope, study: Study): boolean =>
  types.includes(study.type) &&
  (phases.length === 0 || study.type === "expanded_access" || phases.some((phase) => study.phases.includes(phase)))
