import * as Steps from "../../../domain/Steps.ts"
import * as Concept from "./Concept.ts"
import type { Condition } from "./Condition.ts"
import * as Course from "./Course.ts"
import * as Diagnoses from "./Diagnoses.ts"
import { children, type Element, text } from "./Element.ts"
import * as Loinc from "./Loinc.ts"
import * as Observations from "./Observations.ts"
import * as PerTitle from "./PerTitle.ts"
import * as Resources from "./Resources.ts"
import * as Result from "./Result.ts"
import * as StageGroup from "./StageGroup.ts"
import { type Field, none, notUsed, reasons, told } from "./Told.ts"

interface Found {
  readonly stage: string
  readonly expression: string
}

const titled = /\bstage\b(?! of (?:change|labou?r|pregnancy))|\bstaging\b|\bstadium\b/i

/** Kidneys, pressure sores and the like have stages, too. */
const ofOthers = /\b(?:kidney|renal|ckd|ulcer|pressure|sleep|hypertension|retinopathy|puberty|tanner|labou?r)\b/i

const categories = /\b[cp]?[TNM] (?:category|stage)\b|primary tumou?r\.|regional lymph|distant metasta/i

/** What a title says of stages: that a result is one, or is of something else. */
const saidBy = PerTitle.once((title): "group" | "other" | "open" => {
  if (Concept.hasCode(title, Loinc.stageGroups)) return "group"
  if (title.words.some((words) => ofOthers.test(words) || categories.test(words))) return "other"

  return title.words.some((words) => titled.test(words)) ? "group" : "open"
})

const isGroup = ({ isStage, title }: Observations.Observation): boolean =>
  saidBy(title) === "group" || (isStage && saidBy(title) === "open")

/** Whether an Observation is of a stage, or of a category of one. */
export const isRead = (observation: Observations.Observation): boolean =>
  isGroup(observation) ||
  Concept.hasCode(observation.title, Loinc.distantSpread) ||
  observation.title.words.some((words) => categories.test(words))

/** The value of a stage, in its words and then in its codes. */
const stageOf = ({ title, value }: Result.Result): string | undefined =>
  [...value.words, ...value.codes.map(({ code }) => (code.length <= 6 ? code : ""))]
    .map((written) => StageGroup.of(written, title.words.join(" ")))
    .find((stage) => stage !== undefined)

interface Dated extends Found {
  readonly at: number
}

/** The scale of a stage; words for the course are of one. */
const scaleOf = (stage: string): string => /^(.*stage) (?:[IV0-5]+[A-D]?\d?|[A-D])$/.exec(stage)?.[1] ?? ""

const isKindOf = (narrow: string, broad: string): boolean => narrow.startsWith(broad) || narrow.endsWith(broad)

/** The latest; nothing where those of one time contradict each other. Of several scales the usual one counts, whatever their order. */
const latest = (staged: ReadonlyArray<Dated>): Field<Found> => {
  const last = Result.latest(staged).toSorted((one, other) =>
    one.stage < other.stage ? 1 : one.stage > other.stage ? -1 : 0,
  )
  const scale = last[0] === undefined ? "" : scaleOf(last[0].stage)
  const ofOneScale = last.filter(({ stage }) => scaleOf(stage) === scale)
  const narrowest = ofOneScale.find(({ stage }) => ofOneScale.every((other) => isKindOf(stage, other.stage)))

  return narrowest === undefined && ofOneScale.length > 0
    ? {
        value: undefined,
        told: ofOneScale.map(({ expression }) => notUsed("Stage", reasons.contradictory, expression)),
      }
    : { value: narrowest, told: [] }
}

/** The latest of the groups of stages: of those that are linked to the disease, where some are. */
const ofGroups = (groups: ReadonlyArray<Observations.Observation>): Field<Found> => {
  const staged = groups.flatMap((observation) => {
    const { at, expression, isLinked } = observation
    const stage = stageOf(observation)

    return stage === undefined ? [] : [{ stage, at, isLinked, expression: `${expression}.value` }]
  })
  const linked = staged.filter(({ isLinked }) => isLinked)
  const others = linked.length === 0 ? [] : staged.filter(({ isLinked }) => !isLinked)
  const { told, value } = latest(linked.length === 0 ? staged : linked)

  return {
    value,
    told: [...told, ...others.map(({ expression }) => notUsed("Stage", reasons.unlinked, expression))],
  }
}

/** A result that a Condition names as the assessment of its stage: one of the record that holds, or one that it contains. */
const assessedBy = (
  reference: Element,
  { resource }: Diagnoses.Diagnosis,
  resources: Resources.Resources,
  held: ReadonlyMap<string, Observations.Observation>,
): Result.Result | undefined => {
  const address = text(reference, "reference")
  const observed = Resources.resolved(resources, resource, address)
  if (observed === undefined || address?.startsWith("#") !== true) return held.get(observed?.expression ?? "")
  const result = Result.of(observed)

  return Observations.fault(observed) === undefined && !result.isMissing ? result : undefined
}

/** What a diagnosis itself says of its stage. */
const ofDiagnosis = (
  diagnosis: Diagnoses.Diagnosis,
  resources: Resources.Resources,
  held: ReadonlyMap<string, Observations.Observation>,
): ReadonlyArray<Dated> =>
  children(diagnosis.resource.element, "stage").flatMap((element, index): ReadonlyArray<Dated> => {
    const at = `${diagnosis.resource.expression}.stage[${index}]`
    const summary = Concept.named(element, "summary")
    const scale = Concept.named(element, "type").words.join(" ")
    const stage = [...summary.words, ...summary.codes.flatMap(({ code }) => (code.length <= 6 ? [code] : []))]
      .map((written) => StageGroup.of(written, scale))
      .find((each) => each !== undefined)
    const assessed = children(element, "assessment")
      .flatMap((reference) => assessedBy(reference, diagnosis, resources, held) ?? [])
      .flatMap((result) => {
        const stage = stageOf(result)

        return stage === undefined ? [] : [{ stage, expression: `${at}.assessment`, at: result.at }]
      })
    if (stage === undefined) return assessed
    const last = Math.max(Number.NEGATIVE_INFINITY, ...assessed.map((each) => each.at))

    return [{ stage, expression: `${at}.summary`, at: last }]
  })

const ofWords = ({ concept, resource }: Diagnoses.Diagnosis): Found | undefined => {
  const stage = concept.words
    .map((words) =>
      /\bstage\b/i.test(words)
        ? StageGroup.of(words.replace(/^.*?(?=\b(?:\w+ )?stage\b)/i, ""))
        : Course.stageIn(words),
    )
    .find((each) => each !== undefined)

  return stage === undefined ? undefined : { stage, expression: `${resource.expression}.code` }
}

const impaired = /\bmild (?:neuro)?cognitive (?:impairment|disorder)\b|\bMCI\b/i

/** Alzheimer's disease before the dementia: where all that tells it says no more. */
const ofImpairment = ({ diagnoses, name }: Condition): Found | undefined => {
  const [first] = diagnoses
  const isImpairment = diagnoses.every(({ concept }) => concept.words.some((words) => impaired.test(words)))

  return name === "alzheimers" && first !== undefined && isImpairment
    ? { stage: "mild cognitive impairment", expression: `${first.resource.expression}.code` }
    : undefined
}

/** What a category M tells of distant spread. */
interface Spread {
  readonly has: boolean
  readonly at: number
  readonly expression: string
}

const spreadIn = ({ at, expression, title, value }: Observations.Observation): ReadonlyArray<Spread> => {
  if (!Concept.hasCode(title, Loinc.distantSpread)) return []
  const has = [...value.words, ...value.codes.map(({ code }) => code)]
    .map((written) => StageGroup.hasSpread(written))
    .find((each) => each !== undefined)

  return has === undefined ? [] : [{ at, expression, has }]
}

/** Where a record tells of distant spread, or, by the latest word on it, that there is none. */
const spreadOf = (
  categories: ReadonlyArray<Spread>,
  all: ReadonlyArray<Diagnoses.Diagnosis>,
  diagnoses: ReadonlyArray<Diagnoses.Diagnosis>,
): Field<Found> => {
  const last = Result.latest(categories)
  const isContradictory = last.some(({ has }) => has !== last[0]?.has)
  const category = isContradictory ? undefined : last.at(-1)
  const secondary = all.find(({ isDistant }) => isDistant)
  const written = diagnoses.find(({ resource }) =>
    children(resource.element, "stage").some((stage) =>
      Concept.named(stage, "summary").words.some((words) => StageGroup.hasSpread(words) === true),
    ),
  )
  const expression =
    category?.has === true
      ? category.expression
      : (secondary?.resource.expression ?? (category === undefined ? written?.resource.expression : undefined))

  return {
    value: expression === undefined ? undefined : { stage: "metastatic", expression },
    told: isContradictory ? last.map(({ expression }) => notUsed("M category", reasons.contradictory, expression)) : [],
  }
}

/** The stage that the course of a disease is, by the statuses that tell it. */
const courses: ReadonlyArray<readonly [statuses: ReadonlySet<string>, stage: string]> = [
  [new Set(["recurrence", "relapse"]), "recurrent"],
  [new Set(["remission"]), "remission"],
]

const ofCourse = ({ resource }: Diagnoses.Diagnosis): Found | undefined => {
  const status = Concept.named(resource.element, "clinicalStatus")
  const [, stage] = courses.find(([statuses]) => Concept.says(status, statuses)) ?? []

  return stage === undefined ? undefined : { stage, expression: `${resource.expression}.clinicalStatus` }
}

/** Stages that say more of spread than that there is some. */
const saysSpread = /metastatic/

/**
 * The stage: by the latest group of stages, else as the diagnosis has it, else in its words; metastatic where there is distant spread.
 * Nothing is made of tumor and nodes alone, and a stage IV without spread stays what it is. A step for each Observation.
 */
export function* of(
  resources: Resources.Resources,
  condition: Condition,
  all: ReadonlyArray<Diagnoses.Diagnosis>,
  observations: ReadonlyArray<Observations.Observation>,
): Steps.Steps<Field<string>> {
  const { diagnoses, name } = condition
  const first = (read: (diagnosis: Diagnoses.Diagnosis) => Found | undefined) =>
    diagnoses.map(read).find((each) => each !== undefined)
  const isOfTumor = diagnoses.some(({ isCancer }) => isCancer) || diagnoses.length === 0
  const isOwn = ({ title }: Observations.Observation) => title.words.some((words) => StageGroup.isOf(name, words))
  const held = new Map(observations.map((observation) => [observation.expression, observation]))
  const isStage = isOfTumor ? isGroup : isOwn
  const read = yield* Steps.each(observations, (observation) => ({
    groups: isStage(observation) ? [observation] : [],
    categories: spreadIn(observation),
  }))
  const groups = ofGroups(read.flatMap((each) => each.groups))
  const staged =
    groups.value === undefined && groups.told.length === 0
      ? latest(diagnoses.flatMap((diagnosis) => ofDiagnosis(diagnosis, resources, held)))
      : groups
  const stage = staged.value ?? first(ofWords) ?? ofImpairment(condition) ?? first(ofCourse)
  const spread =
    diagnoses.some(({ isCancer }) => isCancer) || Diagnoses.isCancer(name)
      ? spreadOf(
          read.flatMap(({ categories }) => categories),
          all,
          diagnoses,
        )
      : none<Found>()
  const best = spread.value !== undefined && !saysSpread.test(stage?.stage ?? "") ? spread.value : stage

  return {
    value: best?.stage,
    told: [
      ...(best === undefined ? [] : [told(`stage: ${best.stage}`, best.expression)]),
      ...staged.told,
      ...spread.told,
    ],
  }
}
