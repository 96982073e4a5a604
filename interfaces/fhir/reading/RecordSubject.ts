import { Either } from "effect"
import { child, text } from "./Element.ts"
import * as Resources from "./Resources.ts"
import type { Refusal } from "./Told.ts"

/** Whose record it is; nobody where it holds no Patient. */
export interface Subject {
  readonly patient: Resources.Resource | undefined
  /** What all of a record without a Patient refers to as one. */
  readonly reference: string | undefined
}

const hasDied = ({ element }: Resources.Resource): boolean =>
  element["deceasedBoolean"] === true || text(element, "deceasedDateTime") !== undefined

/** The same Patient may be in a record several times. */
const distinct = (patients: ReadonlyArray<Resources.Resource>): ReadonlyArray<Resources.Resource> => {
  const known = new Set<string>()

  return patients.filter(({ addresses, expression }) => {
    const own = addresses.at(-1) ?? expression

    return !known.has(own) && known.add(own)
  })
}

const referenceOf = ({ element }: Resources.Resource): string | undefined =>
  text(child(element, "subject") ?? child(element, "patient"), "reference")

/** The one patient that all diagnoses and results are of; nothing where they are of several. */
const onlyReference = (resources: Resources.Resources): string | undefined => {
  const [first, ...others] = new Set(
    ["Condition", "Observation"].flatMap((type) =>
      Resources.ofType(resources, type).flatMap((resource) => referenceOf(resource) ?? []),
    ),
  )

  return others.length === 0 ? first : undefined
}

/** Whose record it is. A record of two patients, or of one who died, is none to look for studies by. */
export const of = (resources: Resources.Resources): Either.Either<Subject, Refusal> => {
  const patients = distinct(Resources.ofType(resources, "Patient"))
  const expressions = patients.map(({ expression }) => expression)
  if (patients.length > 1)
    return Either.left({ sentence: "The record holds several Patients; send that of one.", expressions })
  if (patients.some(hasDied))
    return Either.left({ sentence: "The Patient is recorded as deceased; no studies are looked for.", expressions })

  return Either.right({ patient: patients[0], reference: patients.length === 0 ? onlyReference(resources) : undefined })
}

/** Whether a resource is of the patient: it says so, or does not say of whom it is. */
export const isOf = ({ patient, reference: only }: Subject, resource: Resources.Resource): boolean => {
  const reference = referenceOf(resource)

  return reference === undefined || (patient === undefined ? reference === only : Resources.leadsTo(reference, patient))
}
