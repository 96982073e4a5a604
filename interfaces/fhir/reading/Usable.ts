import * as Steps from "../../../domain/Steps.ts"
import * as Concept from "./Concept.ts"
import * as Subject from "./RecordSubject.ts"
import * as Resources from "./Resources.ts"
import { notUsed, reasons, type Told } from "./Told.ts"

/** The resources of a type that are of the patient and hold, and why others are not used. */
export interface Usable {
  readonly used: ReadonlyArray<Resources.Resource>
  readonly leftAside: ReadonlyArray<Told>
}

/** Why a resource does not hold; nothing where it does. */
export type Fault = (resource: Resources.Resource) => string | undefined

/** What somebody entered by mistake, or took back. */
export const mistaken: ReadonlySet<string> = new Set(["refuted", "entered-in-error", "cancelled"])

/** Tells those that hold from others. A step for each of the resources. */
export function* of(
  resources: Resources.Resources,
  subject: Subject.Subject,
  type: string,
  fault: Fault,
): Steps.Steps<Usable> {
  const judged = yield* Steps.each(Resources.ofType(resources, type), (resource) => ({
    resource,
    why: Subject.isOf(subject, resource) ? fault(resource) : reasons.ofAnotherSubject,
  }))

  return {
    used: judged.flatMap(({ resource, why }) => (why === undefined ? [resource] : [])),
    leftAside: judged.flatMap(({ resource: { expression }, why }) =>
      why === undefined ? [] : [notUsed(type, why, expression)],
    ),
  }
}

/** Whether a status, as a code, a concept or plain text, is one of some. */
export const hasStatus = ({ element }: Resources.Resource, name: string, statuses: ReadonlySet<string>): boolean =>
  Concept.says(Concept.named(element, name), statuses)
