import * as Concept from "./Concept.ts"
import { hasProfile, text } from "./Element.ts"
import * as Loinc from "./Loinc.ts"
import type { Subject } from "./RecordSubject.ts"
import type * as Resources from "./Resources.ts"
import * as Result from "./Result.ts"
import * as Usable from "./Usable.ts"

/** An Observation of the patient that holds. */
export interface Observation extends Result.Result {
  /** Whether it is made by a profile for stages. */
  readonly isStage: boolean
}

export interface Observations {
  readonly all: ReadonlyArray<Observation>
  readonly leftAside: Usable.Usable["leftAside"]
}

const statuses: ReadonlySet<string> = new Set(["final", "amended", "corrected", "preliminary"])

const fault: Usable.Fault = (resource) =>
  text(resource.element, "status") === undefined || Usable.hasStatus(resource, "status", statuses)
    ? undefined
    : Usable.hasStatus(resource, "status", Usable.mistaken)
      ? "it is cancelled or entered in error"
      : "it is no result yet"

const stages = /(?:stage-group|stage)$/

/** What an Observation says of what the test was for, of a therapy or of somebody's relatives is no result of the patient. */
const otherThings =
  /\b(?:implication|therap(?:y|ies|eutic)|treatment|medication|family history|recommend\w*|planned?|eligib\w+|region studied|reason)\b/i

const isResult = ({ title }: Result.Result): boolean =>
  !Concept.hasCode(title, Loinc.noResult) && !title.words.some((words) => otherThings.test(words))

/** The results that a record tells of its patient. */
export const of = (resources: Resources.Resources, subject: Subject): Observations => {
  const { leftAside, used } = Usable.of(resources, subject, "Observation", fault)

  return {
    all: used
      .map(({ element, expression }) => ({
        ...Result.of(element, expression),
        isStage: hasProfile(element, stages),
      }))
      .filter(isResult),
    leftAside,
  }
}
