import * as Steps from "../../../domain/Steps.ts"
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
      : "it is not a result yet"

const stages = /(?:stage-group|stage)$/

/** What an Observation says of what the test was for, of a therapy or of somebody's relatives is no result of the patient. */
const otherThings =
  /\b(?:implication|therap(?:y|ies|eutic)|treatment|medication|family history|recommend\w*|planned?|eligib\w+|region studied|reason)\b/i

const isNothing = ({ codes, words }: Concept.Concept): boolean => codes.length === 0 && words.length === 0

const isTold = ({ components, interpretation, measured, value }: Result.Result): boolean =>
  measured !== undefined || components.length > 0 || !isNothing(value) || !isNothing(interpretation)

const isOfPatient = ({ title }: Result.Result): boolean =>
  !Concept.hasCode(title, Loinc.noResult) && !title.words.some((words) => otherThings.test(words))

/** So many titles are looked at: no record has more that differ. */
const mostTitles = 3000

const titleOf = ({ title: { codes, words } }: Result.Result): string =>
  [...words, ...codes.map(({ code }) => code)].join("\n")

/** The results that a record tells of its patient. A step for each. */
export function* of(resources: Resources.Resources, subject: Subject): Steps.Steps<Observations> {
  const { leftAside, used } = Usable.of(resources, subject, "Observation", fault)
  const titles = new Set<string>()
  const all = yield* Steps.each(used, ({ element, expression }) => {
    const observation = { ...Result.of(element, expression), isStage: hasProfile(element, stages) }
    if (!isTold(observation) || !isOfPatient(observation)) return []
    const title = titleOf(observation)
    if (!titles.has(title) && titles.size === mostTitles) return []
    titles.add(title)

    return [observation]
  })

  return { all: all.flat(), leftAside }
}
