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

/** So many resources are named where it is not clear whose record it is. */
const mostNamed = 50

/** The same Patient may be in a record several times. */
const distinct = ([first, ...others]: ReadonlyArray<Resources.Resource>): ReadonlyArray<Resources.Resource> =>
  first === undefined ? [] : [first, ...others.filter((other) => !Resources.areOne(first, other))]

/** What a Patient says of a death, but for that there was none. */
const deathOf = ({ element }: Resources.Resource): ReadonlyArray<unknown> =>
  Object.entries(element).flatMap(([name, value]) =>
    name.startsWith("deceased") && value !== false && value !== null ? [value] : [],
  )

const died = "The Patient is recorded as deceased; no studies are searched for."

const mayHaveDied =
  "Whether the Patient is deceased cannot be read; deceasedBoolean takes true or false, deceasedDateTime a date."

const refused = (
  sentence: string,
  resources: ReadonlyArray<Resources.Resource>,
  path = "",
): Either.Either<never, Refusal> =>
  Either.left({ sentence, expressions: resources.slice(0, mostNamed).map(({ expression }) => `${expression}${path}`) })

/** Whom a resource refers to, and what contains it. */
const referencesOf = ({ container, element }: Resources.Resource): ReadonlyArray<string> => {
  const own = text(child(element, "subject") ?? child(element, "patient"), "reference")

  return [...(own === undefined ? [] : [own]), ...(container === undefined ? [] : referencesOf(container))]
}

/** Of a record without a Patient: its resources by what they refer to. */
const bySubject = (resources: Resources.Resources): ReadonlyMap<string, Resources.Resource> =>
  new Map(
    ["Condition", "Observation"]
      .flatMap((type) => Resources.ofType(resources, type))
      .flatMap((resource) =>
        referencesOf(resource).map((reference) => [Resources.addressOf(reference, resource), resource] as const),
      ),
  )

/** Whose record it is. A record of two patients, or of one who died, is none to search for studies with. */
export const of = (resources: Resources.Resources): Either.Either<Subject, Refusal> => {
  const patients = distinct(Resources.ofType(resources, "Patient"))
  const [patient] = patients
  if (patients.length > 1) return refused("The record holds several Patients; send the record of one.", patients)
  if (patient !== undefined) {
    const death = deathOf(patient)
    if (death.length === 0) return Either.right({ patient, reference: undefined })
    const isTold = death.some((value) => value === true || /^\d{4}/.test(String(value)))

    return refused(isTold ? died : mayHaveDied, patients)
  }
  const subjects = bySubject(resources)
  const [reference] = subjects.keys()

  return subjects.size > 1
    ? refused("The record refers to several subjects; send the record of one.", [...subjects.values()], ".subject")
    : Either.right({ patient, reference })
}

/** Whether a reference of a resource leads to the patient. */
export const isMeant = ({ patient, reference: only }: Subject, reference: string, from: Resources.Resource): boolean =>
  patient === undefined ? Resources.addressOf(reference, from) === only : Resources.leadsTo(reference, from, patient)

/** Whether a resource is of the patient: it says so, or does not say of whom it is. */
export const isOf = (subject: Subject, resource: Resources.Resource): boolean =>
  referencesOf(resource).every((reference) => isMeant(subject, reference, resource))
