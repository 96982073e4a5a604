import { Either } from "effect"
import { child, text } from "./Element.ts"
import * as Resources from "./Resources.ts"
import type { Refusal } from "./Told.ts"

/** Whose record it is; nobody where it holds no Patient. */
export interface Subject {
  readonly patient: Resources.Resource | undefined
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

/** Whose record it is. A record of two patients, or of one who died, is none to look for studies by. */
export const of = (resources: Resources.Resources): Either.Either<Subject, Refusal> => {
  const patients = distinct(Resources.ofType(resources, "Patient"))
  const expressions = patients.map(({ expression }) => expression)
  if (patients.length > 1)
    return Either.left({ sentence: "The record holds several Patients; send that of one.", expressions })
  if (patients.some(hasDied))
    return Either.left({ sentence: "The Patient is recorded as deceased; no studies are looked for.", expressions })

  return Either.right({ patient: patients[0] })
}

/** Whether a resource is of the patient: it says so, or does not say of whom it is. */
export const isOf = ({ patient }: Subject, { element }: Resources.Resource): boolean => {
  const reference = text(child(element, "subject") ?? child(element, "patient"), "reference")

  return reference === undefined || (patient !== undefined && Resources.leadsTo(reference, patient))
}
