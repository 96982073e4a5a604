import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as Checks from "../Checks.ts"
import * as JudgedRecords from "../JudgedRecords.ts"
import type { Row } from "../Rows.ts"
import { percent } from "../Table.ts"
import * as Judgements from "./Judgements.ts"

/** A judgement beside what the service answers. */
interface Answered extends Judgements.Judgement {
  readonly given: Judgements.State
}

const answer = (study: Study, { asked }: Judgements.Judgement): Judgements.State => {
  const condition = asked.condition ?? study.conditions[0] ?? study.title
  const check = Checks.ofEach({ ...asked, condition }, [Reading.annotated(study)])
    .get(study)
    ?.at(-1)
  const given = Judgements.states.find((state) => state === check?.state)
  if (given === undefined) throw new Error(`${study.nctId} was given no state of a text`)

  return given
}

const answered = (studies: JudgedRecords.Studies, judged: ReadonlyArray<Judgements.Judgement>) =>
  judged.flatMap((judgement): ReadonlyArray<Answered> => {
    const study = studies.get(judgement.nct)

    return study === undefined ? [] : [{ ...judgement, given: answer(study, judgement) }]
  })

const heading: Row = ["signposts", "part", "judged", "given", "right", "wrong side", "unsupported", "missed"]

/** Of states given: right, on the wrong side, supported by nothing. Of unknowns: clear mentions missed. */
const row = (name: string, part: Judgements.Part, some: ReadonlyArray<Answered>): Row => {
  const clear = some.filter(({ expected }) => expected !== undefined)
  const given = clear.filter((one) => one.given !== "unknown")
  const unknown = clear.filter((one) => one.given === "unknown")
  const right = given.filter((one) => one.given === one.expected).length
  const unsupported = given.filter(({ expected }) => expected === "unknown").length
  const missed = unknown.filter(({ expected }) => expected !== "unknown").length

  return [
    name,
    part,
    String(clear.length),
    percent(given.length, clear.length, 1),
    percent(right, given.length, 1),
    percent(given.length - right - unsupported, given.length, 1),
    percent(unsupported, given.length, 1),
    `${missed} of ${unknown.length}`,
  ]
}

const rowsOf = (name: string, all: ReadonlyArray<Answered>): ReadonlyArray<Row> =>
  all.length === 0
    ? []
    : Judgements.parts.flatMap((part) => {
        const some = all.filter((one) => Judgements.partOf(one) === part)

        return [
          row(`${name}, all`, part, some),
          ...Judgements.fields.map((field) =>
            row(
              `${name}, ${field}`,
              part,
              some.filter((one) => one.field === field),
            ),
          ),
        ]
      })

/** How right the signposts are on studies that were judged by reading. */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const studies = await JudgedRecords.modern()

  return [
    heading,
    ...rowsOf("beside the project", answered(studies, await Judgements.reviewed())),
    ...rowsOf("the project's own", answered(studies, await Judgements.own())),
  ]
}
