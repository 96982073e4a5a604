import * as Concept from "./Concept.ts"
import * as Subject from "./RecordSubject.ts"
import * as Resources from "./Resources.ts"
import { type Told, told } from "./Told.ts"

/** The resources of a type that are of the patient and hold, and why others are left aside. */
export interface Usable {
  readonly used: ReadonlyArray<Resources.Resource>
  readonly leftAside: ReadonlyArray<Told>
}

/** Why a resource does not hold; nothing where it does. */
export type Fault = (resource: Resources.Resource) => string | undefined

/** What somebody entered by mistake, or took back. */
export const mistaken: ReadonlySet<string> = new Set(["refuted", "entered-in-error", "cancelled"])

export const of = (resources: Resources.Resources, subject: Subject.Subject, type: string, fault: Fault): Usable => {
  const used: Array<Resources.Resource> = []
  const leftAside: Array<Told> = []
  for (const resource of Resources.ofType(resources, type)) {
    const why = Subject.isOf(subject, resource) ? fault(resource) : "it is of another subject"
    if (why === undefined) used.push(resource)
    else leftAside.push(told(`${type} left aside: ${why}.`, resource.expression))
  }

  return { used, leftAside }
}

/** Whether a status, as a code, a concept or plain text, is one of some. */
export const hasStatus = ({ element }: Resources.Resource, name: string, statuses: ReadonlySet<string>): boolean =>
  Concept.says(Concept.named(element, name), statuses)
