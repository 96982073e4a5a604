import { Either } from "effect"
import type { Scope } from "../../domain/Profile.ts"
import type { Study } from "../../domain/Study.ts"
import * as OpenStatus from "./OpenStatus.ts"
import { type Fields, Shape } from "./Shape.ts"
import * as StudyRecord from "./StudyRecord.ts"

export interface StudyPage {
  readonly studies: ReadonlyArray<Study>
  readonly total: number
  /** How many studies of the page its filters should have kept out. */
  readonly leftOut: number
}

const isAskedFor = ({ phases, types }: Scope, { overallStatus, phases: published, type }: Study): boolean =>
  types.includes(type) &&
  OpenStatus.isOpen(type, overallStatus) &&
  (phases.length === 0 || type === "expanded_access" || phases.some((phase) => published.includes(phase)))

const malformed = (field: string) => Either.left(new StudyRecord.RecordIsMalformed({ field }))

/**
 * A page of search results, in the registry's order. It is refused whole when its envelope or any study in it is
 * malformed. A study that was not asked for is left out and not counted: the registry ignores its filters for some
 * queries, and they cannot tell that AVAILABLE is a status of expanded access alone.
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
    if (Either.isRight(decoded)) {
      if (isAskedFor(scope, decoded.right)) studies.push(decoded.right)
    } else if (decoded.left._tag === "RecordIsMalformed") return Either.left(decoded.left)
  }
  const leftOut = records.length - studies.length

  return Either.right({ studies, total: total - leftOut, leftOut })
}
