import { Either } from "effect"
import { remembering } from "../../domain/Memo.ts"
import { isAskedFor, type Scope } from "../../domain/Profile.ts"
import * as Steps from "../../domain/Steps.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import { isOpen, type Study } from "../../domain/study/Study.ts"
import { type Fields, Shape } from "./Shape.ts"
import * as StudyRecord from "./StudyRecord.ts"

export interface StudyPage {
  readonly studies: ReadonlyArray<Study>
  readonly total: number
  /** How many records of the page its filters should have kept out. */
  readonly leftOut: number
  /** How many records are of a study that the page holds already. */
  readonly doubles: number
}

interface Contents {
  readonly studies: ReadonlyArray<Study>
  /** How many records the page holds; some may be of another kind than a study that can be matched. */
  readonly records: number
  readonly doubles: number
  readonly total: number
}

const malformed = (field: string) => Either.left(new StudyRecord.RecordIsMalformed({ field }))

/** A record that came before, as the very object that it was, is not decoded again. */
const studyOf = remembering((record: Fields) => StudyRecord.decode(record))

function* workedOut(envelope: Fields): Steps.Steps<Either.Either<Contents, StudyRecord.RecordIsMalformed>> {
  const shape = new Shape()
  const records = shape.objects(envelope, "studies")
  const total = shape.number(envelope, "totalCount")

  if (!Array.isArray(envelope["studies"]) || shape.fault !== undefined) return malformed(shape.fault ?? "studies")
  if (total === null || !Number.isSafeInteger(total) || total < records.length) return malformed("totalCount")
  if (records.length === 0 && total > 0) return malformed("studies")

  const studies = new Map<NctId, Study>()
  let doubles = 0
  for (const decoded of yield* Steps.each(records, studyOf)) {
    if (Either.isRight(decoded)) {
      if (studies.has(decoded.right.nctId)) doubles += 1
      else studies.set(decoded.right.nctId, decoded.right)
    } else if (decoded.left._tag === "RecordIsMalformed") return Either.left(decoded.left)
  }

  return Either.right({ studies: [...studies.values()], records: records.length, doubles, total })
}

const known = new WeakMap<Fields, Either.Either<Contents, StudyRecord.RecordIsMalformed>>()

/** A page that came before, as the very object that it was, gives the very studies that it gave. */
function* contentsOf(envelope: Fields): Steps.Steps<Either.Either<Contents, StudyRecord.RecordIsMalformed>> {
  const contents = known.get(envelope) ?? (yield* workedOut(envelope))
  known.set(envelope, contents)

  return contents
}

/**
 * A page of at most so many search results, in the registry's order, decoded record by record. It is refused whole when it holds more,
 * or when its envelope or any study in it is malformed. A study that is there twice counts once. A study that was not asked for is left
 * out and not counted: the registry ignores its filters for some queries, and they cannot tell that AVAILABLE is a status of expanded
 * access alone.
 */
export function* decode(
  page: unknown,
  scope: Scope,
  mostRecords: number,
): Steps.Steps<Either.Either<StudyPage, StudyRecord.RecordIsMalformed>> {
  const shape = new Shape()
  const envelope = shape.object({ page }, "page")
  if (shape.fault !== undefined) return malformed(shape.fault)
  if (shape.objects(envelope, "studies").length > mostRecords) return malformed("studies")

  return Either.map(yield* contentsOf(envelope), ({ doubles, records, studies, total }) => {
    const asked = studies.filter((study) => isOpen(study) && isAskedFor(scope, study))
    const leftOut = records - doubles - asked.length

    return { studies: asked, total: total - leftOut - doubles, leftOut, doubles }
  })
}
