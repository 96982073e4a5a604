import { Either } from "effect"
import type { Scope } from "../../domain/Profile.ts"
import type { Study } from "../../domain/Study.ts"
import * as OpenStatus from "./OpenStatus.ts"
import { type Fields, Shape } from "./Shape.ts"
import * as StudyRecord from "./StudyRecord.ts"

export interface StudyPage {
  readonly studies: ReadonlyArray<Study>
  readonly total: number
}

/** Whether the filters that were sent let a study through. */
const wasAskedFor = ({ phases, types }: Scope, study: Study): boolean =>
  types.includes(study.type) &&
  OpenStatus.ofAny(types).includes(study.overallStatus) &&
  (phases.length === 0 ||
    study.type === "expanded_access" ||
    study.phases.some((phase) => phases.some((asked) => asked === phase)))

const malformed = (field: string) => Either.left(new StudyRecord.RecordIsMalformed({ field }))

/**
 * A page of search results. It is refused whole when its envelope or any study in it is malformed, or when it holds a
 * study that its filters exclude: the registry then answered another question. The filters cannot tell that AVAILABLE is
 * a status of expanded access alone; a study of another type that has it is left out.
 */
export const decode = (page: unknown, scope: Scope): Either.Either<StudyPage, StudyRecord.RecordIsMalformed> => {
  const shape = new Shape()
  const envelope = shape.object({ page } satisfies Fields, "page")
  const records = shape.objects(envelope, "studies")
  const total = shape.number(envelope, "totalCount")

  if (!Array.isArray(envelope["studies"]) || shape.fault !== undefined) return malformed(shape.fault ?? "studies")
  if (total === null || !Number.isSafeInteger(total) || total < records.length) return malformed("totalCount")

  const studies: Array<Study> = []
  for (const record of records) {
    const decoded = StudyRecord.decode(record)
    if (Either.isLeft(decoded))
      return decoded.left._tag === "RecordIsMalformed" ? Either.left(decoded.left) : malformed("studyType")
    if (!wasAskedFor(scope, decoded.right)) return malformed("overallStatus, studyType or phases")
    if (OpenStatus.isOpen(decoded.right.type, decoded.right.overallStatus)) studies.push(decoded.right)
  }

  return Either.right({ studies, total })
}
