import * as Steps from "../../../domain/Steps.ts"
import * as Belonging from "./Belonging.ts"
import * as Concept from "./Concept.ts"
import type { Condition } from "./Condition.ts"
import type { Diagnosis } from "./Diagnoses.ts"
import { hasProfile, text } from "./Element.ts"
import * as Loinc from "./Loinc.ts"
import type { Subject } from "./RecordSubject.ts"
import type * as Resources from "./Resources.ts"
import * as Result from "./Result.ts"
import { notUsed, reasons, type Told } from "./Told.ts"
import * as Usable from "./Usable.ts"

/** An Observation of the patient that holds. */
export interface Observation extends Result.Result {
  /** Whether it is made by a profile for stages. */
  readonly isStage: boolean
  /** Whether the record links it to the disease that is meant. */
  readonly isLinked: boolean
}

export interface Observations {
  readonly all: ReadonlyArray<Observation>
  readonly leftAside: ReadonlyArray<Told>
}

const statuses: ReadonlySet<string> = new Set(["final", "amended", "corrected", "appended", "preliminary"])

const hasStatus = ({ element }: Resources.Resource): boolean => text(element, "status") !== undefined

/** Why an Observation does not hold, wherever it stands; what contains it says so where it does not itself. */
export const fault: Usable.Fault = (resource) => {
  const stated = [resource, ...(resource.container === undefined ? [] : [resource.container])].filter(hasStatus)
  const [own] = stated
  if (stated.some((each) => Usable.hasStatus(each, "status", Usable.mistaken))) return reasons.mistaken

  return own === undefined || Usable.hasStatus(own, "status", statuses) ? undefined : reasons.notFinal
}

const stages = /(?:stage-group|stage)$/

/** What an Observation says of what the test was for or of a therapy is no finding. */
const otherThings =
  /\b(?:implication|therap(?:y|ies|eutic)|treatment|medication|recommend\w*|planned?|eligib\w+|region studied|reason)\b/i

/** People whose findings stand in a record beside the patient's own. */
const otherPersons =
  /\bfamily (?:history|members?)\b|\b(?!SON\b)(?:grand)?(?:mother|father|son|daughter|niece|nephew|aunt|uncle|cousin|sister|brother|sibling|husband|wife|spouse|parent(?![- ]report)|relatives|donor(?![- ]specific))(?:s|'s)?\b/i

const isTold = ({ components, interpretation, measured, value }: Result.Result): boolean =>
  measured !== undefined || components.length > 0 || !Concept.isNothing(value) || !Concept.isNothing(interpretation)

/** Why a result, or a part of one, tells nothing that was found of the patient. */
const faultIn = ({ isMissing, title, value }: Result.Result): string | undefined => {
  if (isMissing) return reasons.missing
  if ([...title.words, ...value.words].some((words) => otherPersons.test(words))) return reasons.ofAnotherPerson

  return Concept.hasCode(title, Loinc.noResult) || title.words.some((words) => otherThings.test(words))
    ? reasons.ofTherapy
    : undefined
}

const toldOf = (result: Result.Result): ReadonlyArray<Told> => {
  const why = faultIn(result)

  return why === undefined ? [] : [notUsed("Observation", why, result.expression)]
}

/** The milliseconds by which the calendar may be ahead elsewhere. */
const ahead = 24 * 60 * 60 * 1000

/** So many titles are read. */
const mostTitles = 3000

const titleOf = ({ title: { codes, words } }: Result.Result): string =>
  [...words, ...codes.map(({ code }) => code)].join("\n")

/** The results that a record tells of its patient and of the disease that is meant, up to a day. A step for each. */
export function* of(
  resources: Resources.Resources,
  subject: Subject,
  condition: Condition,
  diagnoses: ReadonlyArray<Diagnosis>,
  today: Date,
): Steps.Steps<Observations> {
  const { leftAside, used } = yield* Usable.of(resources, subject, "Observation", fault)
  const belonging = yield* Belonging.of(resources, subject, condition, diagnoses)
  const titles = new Map<string, Concept.Concept>()
  const read = yield* Steps.each(used, (resource): Observations => {
    const result = Result.of(resource)
    const { fault: ofOther, isLinked } = belonging(resource)
    const why = ofOther ?? (result.at > today.getTime() + ahead ? reasons.future : undefined)
    if (why !== undefined) return { all: [], leftAside: [notUsed("Observation", why, result.expression)] }
    const whole = toldOf(result)
    if (whole.length > 0) return { all: [], leftAside: whole }
    const components = result.components.filter((component) => faultIn(component) === undefined)
    const parts = result.components.flatMap(toldOf)
    const observation = { ...result, components, isStage: hasProfile(resource.element, stages), isLinked }
    const title = titleOf(observation)
    if (!isTold(observation)) return { all: [], leftAside: parts }
    const shared = titles.get(title) ?? (titles.size < mostTitles ? observation.title : undefined)
    if (shared === undefined)
      return { all: [], leftAside: [notUsed("Observation", reasons.tooManyTitles, result.expression)] }
    titles.set(title, shared)

    return { all: [{ ...observation, title: shared }], leftAside: parts }
  })

  return {
    all: read.flatMap(({ all }) => all),
    leftAside: [...leftAside, ...read.flatMap(({ leftAside }) => leftAside)],
  }
}
