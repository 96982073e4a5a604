import { Either, Predicate } from "effect"
import { launchAreas } from "../../domain/condition/LaunchArea.ts"
import { remembering } from "../../domain/Memo.ts"
import * as FieldPath from "../input/FieldPath.ts"
import { type FieldFault, type InvalidRequest, invalidRequest } from "../input/InvalidRequest.ts"
import type { ConditionsResponse } from "../wire/Payloads.ts"
import { mostFieldErrors } from "../wire/WireError.ts"
import type * as Ending from "./Ending.ts"

const unknown = (name: string): FieldFault => ({
  sentence: "Unknown argument; this tool accepts none.",
  field: FieldPath.cut(name),
  knownKeys: [],
})

/** Nothing is accepted: no arguments, or an empty object. */
export const parse = (input: unknown): Either.Either<undefined, InvalidRequest> => {
  const names = Predicate.isRecord(input) ? Object.keys(input) : []
  const [first, ...others] = names.slice(0, mostFieldErrors).map(unknown)

  return first === undefined ? Either.right(undefined) : Either.left(invalidRequest(first, ...others))
}

/** Stands for every condition that no launch area is for. It is no name to search by. */
export const anyOther = { slug: "rare-disease", name: "Rare disease or any other condition" } as const

/** The launch areas with their vocabulary, and the way for every other condition. It needs no registry. */
export const payload = remembering(
  (ending: Ending.Words) =>
    ({
      launch_areas: launchAreas.map(({ biomarkers, name, registryQuery, slug, stages }) => ({
        slug,
        name,
        registry_query: registryQuery,
        stages,
        biomarkers,
      })),
      rare_disease_path: {
        ...anyOther,
        description: "Send the name of the disease, in plain words, as condition. Any name is accepted.",
      },
      note: "Stages and biomarkers are suggestions: any usual wording is accepted. A score or measurement is sent as a biomarker with its value, such as “MMSE 22”. The registry expression of a launch area is what the registry is asked when its slug or name is sent as condition.",
      ...ending,
    }) satisfies typeof ConditionsResponse.Type,
)
