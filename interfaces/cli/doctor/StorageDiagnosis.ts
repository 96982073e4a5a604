import { Either } from "effect"
import type { Condition, DatabaseIsUnusable } from "../../../application/ports/StorageExamination.ts"
import type { Diagnosis } from "./Diagnosis.ts"

const subject = "database"

/** With less, an import of observations and what SQLite keeps beside its file could fill it. */
const leastFree = 200_000_000

const size = (bytes: number): string =>
  bytes < 1e9
    ? `${Math.ceil(bytes / 1e6)} MB`
    : `${(bytes / 1e9).toLocaleString("en-US", { maximumFractionDigits: 1 })} GB`

const tablesOf = ({ tables, tablesToCome }: Condition): string => {
  if (tables === 0) return "new: the service makes its tables when it starts"

  return tables < tablesToCome
    ? `tables of version ${tables}, which the service brings to ${tablesToCome} when it starts`
    : `tables of version ${tables}`
}

const roomOf = ({ free, taken }: Condition): string =>
  free === null ? `${size(taken)} taken; what its server has free is not seen from here` : `${size(free)} free`

/** The file that a running service works on is not the one that stands in its place. */
export const gone: Diagnosis = {
  subject,
  state: "wrong",
  says: "its file was removed or replaced under the running service: what that keeps is lost when it ends. docs/operations.md says how to save it.",
}

/** The database as it was found, or why it cannot be used. */
export const of = (found: Either.Either<Condition, DatabaseIsUnusable>): Diagnosis => {
  if (Either.isLeft(found)) return { subject, state: "wrong", says: found.left.sentence }
  const { free, lacking, place, version } = found.right
  if (lacking.length > 0) {
    const says = `${place}, version ${version}: its user lacks ${lacking.join(", ")}: docs/deployment.md lists the rights needed.`

    return { subject, state: "wrong", says }
  }
  const says = [
    `${place}, version ${version}`,
    tablesOf(found.right),
    "may be read and written",
    roomOf(found.right),
  ].join("; ")

  return free !== null && free < leastFree
    ? { subject, state: "wrong", says: `${says}: make room, or calls will be refused once it is full.` }
    : { subject, state: "ok", says }
}
