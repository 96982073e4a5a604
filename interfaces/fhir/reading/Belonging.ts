import * as Steps from "../../../domain/Steps.ts"
import * as Concept from "./Concept.ts"
import type { Condition } from "./Condition.ts"
import type { Diagnosis } from "./Diagnoses.ts"
import { children, type Element, text, typeOf } from "./Element.ts"
import * as RecordSubject from "./RecordSubject.ts"
import * as Resources from "./Resources.ts"
import { reasons } from "./Told.ts"

/** Whether a result is linked to the disease that is meant, or why it belongs to something else. */
export interface Belonging {
  readonly isLinked: boolean
  readonly fault: string | undefined
}

const keyOf = ({ element }: Resources.Resource): string => JSON.stringify(Concept.named(element, "code"))

/** What an Observation may be about that is a person. */
const persons: ReadonlySet<string> = new Set([
  "Patient",
  "RelatedPerson",
  "FamilyMemberHistory",
  "Person",
  "Practitioner",
])

const typed = /(?:^|\/)([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/.*)?$/

const typeIn = (reference: Element): string | undefined =>
  typed.exec(text(reference, "reference") ?? "")?.[1] ?? text(reference, "type")

/** The results that Conditions of the record name as the assessment of their stage, and those Conditions. */
function* assessmentsOf(resources: Resources.Resources): Steps.Steps<ReadonlyMap<string, Set<Resources.Resource>>> {
  const assessed = new Map<string, Set<Resources.Resource>>()
  yield* Steps.each(Resources.ofType(resources, "Condition"), (condition) => {
    for (const reference of children(condition.element, "stage").flatMap((stage) => children(stage, "assessment"))) {
      const result = Resources.resolved(resources, condition, text(reference, "reference"))
      if (result !== undefined)
        assessed.set(result.expression, (assessed.get(result.expression) ?? new Set()).add(condition))
    }
  })

  return assessed
}

/** What an Observation is about, as its focus has it. */
interface Focus {
  readonly reference: string
  readonly type: string | undefined
  readonly found: Resources.Resource | undefined
}

const focusOf = (resources: Resources.Resources, result: Resources.Resource): ReadonlyArray<Focus> =>
  children(result.element, "focus").map((focus) => {
    const reference = text(focus, "reference") ?? ""
    const found = Resources.resolved(resources, result, reference)

    return { reference, type: found === undefined ? typeIn(focus) : typeOf(found.element), found }
  })

const isOfAnother = (
  subject: RecordSubject.Subject,
  result: Resources.Resource,
  { reference, type = "" }: Focus,
): boolean => persons.has(type) && !RecordSubject.isMeant(subject, reference, result)

/** Whether it cannot be told what it is about: a resource without a type, or a Condition that is not in the record. */
const isUnknown = ({ found, type }: Focus): boolean =>
  type === undefined || (type === "Condition" && found === undefined)

/** Tells what each result belongs to: by its focus, as mCODE links results and diseases, and by the assessments of stages. */
export function* of(
  resources: Resources.Resources,
  subject: RecordSubject.Subject,
  { diagnoses }: Condition,
  all: ReadonlyArray<Diagnosis>,
): Steps.Steps<(result: Resources.Resource) => Belonging> {
  const own = new Set(diagnoses.map(({ resource }) => keyOf(resource)))
  const spread = new Set(all.flatMap(({ isSecondary, resource }) => (isSecondary ? [keyOf(resource)] : [])))
  const assessments = yield* assessmentsOf(resources)

  return (result) => {
    const about = focusOf(resources, result)
    if (about.some((focus) => isOfAnother(subject, result, focus)))
      return { isLinked: false, fault: reasons.ofAnotherPerson }
    const conditions = about.flatMap(({ found, type }) => (type === "Condition" ? (found ?? []) : []))
    const keys = [...conditions, ...(assessments.get(result.expression) ?? [])].map(keyOf)
    const isLinked = keys.some((key) => own.has(key))
    const isOther = about.some(isUnknown) || (keys.length > 0 && !keys.some((key) => spread.has(key)))

    return { isLinked, fault: !isLinked && isOther ? reasons.ofAnotherDisease : undefined }
  }
}
