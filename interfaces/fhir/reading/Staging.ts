import * as Concept from "./Concept.ts"
import type { Condition } from "./Condition.ts"
import * as Course from "./Course.ts"
import type * as Diagnoses from "./Diagnoses.ts"
import { children, text } from "./Element.ts"
import * as Loinc from "./Loinc.ts"
import type { Observation } from "./Observations.ts"
import * as Resources from "./Resources.ts"
import * as Result from "./Result.ts"
import * as StageGroup from "./StageGroup.ts"
import { type Field, found, none, told } from "./Told.ts"

interface Found {
  readonly stage: string
  readonly expression: string
}

const titled = /\bstage\b(?! of (?:change|labou?r|pregnancy))|\bstaging\b|\bstadium\b/i

/** Kidneys, pressure sores and the like have stages, too. */
const ofOthers = /\b(?:kidney|renal|ckd|ulcer|pressure|sleep|hypertension|retinopathy|puberty|tanner|labou?r)\b/i

const categories = /\b[cp]?[TNM] (?:category|stage)\b|primary tumou?r\.|regional lymph|distant metasta/i

const isGroup = ({ isStage, title }: Observation): boolean => {
  if (Concept.hasCode(title, Loinc.stageGroups)) return true
  const isOther = title.words.some((words) => ofOthers.test(words) || categories.test(words))

  return !isOther && (isStage || title.words.some((words) => titled.test(words)))
}

/** The value of a stage, in its words and then in its codes. */
const stageOf = ({ title, value }: Result.Result): string | undefined =>
  [...value.words, ...value.codes.map(({ code }) => (code.length <= 6 ? code : ""))]
    .map((written) => StageGroup.of(written, title.words.join(" ")))
    .find((stage) => stage !== undefined)

/** The latest of the groups of stages. */
const ofGroups = (groups: ReadonlyArray<Observation>): Found | undefined => {
  const staged = groups.flatMap((observation) => {
    const stage = stageOf(observation)

    return stage === undefined ? [] : [{ stage, expression: `${observation.expression}.value`, at: observation.at }]
  })

  return Result.latest(staged)
}

/** What a diagnosis itself says of its stage. */
const ofDiagnosis = (resources: Resources.Resources, { resource }: Diagnoses.Diagnosis): Found | undefined => {
  const { element, expression } = resource
  const written = children(element, "stage").flatMap((stage, index) => {
    const at = `${expression}.stage[${index}]`
    const summary = Concept.named(stage, "summary")
    const scale = Concept.named(stage, "type").words.join(" ")
    const assessed = children(stage, "assessment").flatMap((reference) => {
      const observed = Resources.resolved(resources, resource, text(reference, "reference"))

      return observed === undefined ? [] : [Result.of(observed.element, observed.expression)]
    })

    return [
      ...summary.words.map((words) => ({ stage: StageGroup.of(words, scale), expression: `${at}.summary` })),
      ...summary.codes
        .filter(({ code }) => code.length <= 6)
        .map(({ code }) => ({ stage: StageGroup.of(code, scale), expression: `${at}.summary` })),
      ...assessed.map((result) => ({ stage: stageOf(result), expression: `${at}.assessment` })),
    ]
  })

  return written.flatMap(({ expression, stage }) => (stage === undefined ? [] : [{ stage, expression }]))[0]
}

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

/** Where a record tells of distant spread, or, by the latest word on it, that there is none. */
const spreadOf = (
  observations: ReadonlyArray<Observation>,
  all: ReadonlyArray<Diagnoses.Diagnosis>,
  diagnoses: ReadonlyArray<Diagnoses.Diagnosis>,
): Found | undefined => {
  const categories = observations
    .filter(({ title }) => Concept.hasCode(title, Loinc.distantSpread))
    .flatMap(({ at, expression, value }) => {
      const has = [...value.words, ...value.codes.map(({ code }) => code)]
        .map((written) => StageGroup.hasSpread(written))
        .find((each) => each !== undefined)

      return has === undefined ? [] : [{ at, expression, has }]
    })
  const category = Result.latest(categories)
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

  return expression === undefined ? undefined : { stage: "metastatic", expression }
}

const comesBack: ReadonlySet<string> = new Set(["recurrence", "relapse"])

const ofCourse = ({ resource }: Diagnoses.Diagnosis): Found | undefined =>
  Concept.says(Concept.named(resource.element, "clinicalStatus"), comesBack)
    ? { stage: "recurrent", expression: `${resource.expression}.clinicalStatus` }
    : undefined

/** Stages that say more of spread than that there is some. */
const saysSpread = /metastatic/

/**
 * The stage: by the latest group of stages, else as the diagnosis has it, else in its words; metastatic where there is distant spread.
 * Nothing is made of tumour and nodes alone, and a stage IV without spread stays what it is.
 */
export const of = (
  resources: Resources.Resources,
  { diagnoses, name }: Condition,
  all: ReadonlyArray<Diagnoses.Diagnosis>,
  observations: ReadonlyArray<Observation>,
): Field<string> => {
  const first = (read: (diagnosis: Diagnoses.Diagnosis) => Found | undefined) =>
    diagnoses.map(read).find((each) => each !== undefined)
  const isOfTumor = diagnoses.some(({ isCancer }) => isCancer) || diagnoses.length === 0
  const isOwn = ({ title }: Observation) => title.words.some((words) => StageGroup.isOf(name, words))
  const stage =
    ofGroups(observations.filter(isOfTumor ? isGroup : isOwn)) ??
    first((diagnosis) => ofDiagnosis(resources, diagnosis)) ??
    first(ofWords) ??
    first(ofCourse)
  const spread = diagnoses.some(({ isCancer }) => isCancer) ? spreadOf(observations, all, diagnoses) : undefined
  const best = spread !== undefined && !saysSpread.test(stage?.stage ?? "") ? spread : stage

  return best === undefined ? none() : found(best.stage, told(`stage: ${best.stage}`, best.expression))
}
