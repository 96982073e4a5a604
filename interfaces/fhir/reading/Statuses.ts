import type { Element } from "./Element.ts"
import * as Parameter from "./Parameter.ts"

/** How statuses of studies are written, by the registry, by FHIR and by the draft guide: those of studies that are searched for, and all others. */
const open: ReadonlySet<string> = new Set([
  "recruiting",
  "not yet recruiting",
  "available",
  "active",
  "approved",
  "open",
  "all",
])

const closed: ReadonlySet<string> = new Set([
  "active not recruiting",
  "enrolling by invitation",
  "completed",
  "suspended",
  "terminated",
  "withdrawn",
  "unknown",
  "unknown status",
  "no longer available",
  "temporarily not available",
  "approved for marketing",
  "withheld",
  "administratively completed",
  "closed",
  "closed to accrual",
  "closed to accrual and intervention",
  "disapproved",
  "in review",
  "temporarily closed to accrual",
  "temporarily closed to accrual and intervention",
])

const plain = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll(/[\s,_-]+/g, " ")
    .trim()

const isKnown = (status: string): boolean => open.has(status) || closed.has(status)

/** The statuses that a text lists: "Active, not recruiting" is one. */
const listed = (written: string): ReadonlyArray<string> =>
  written
    .replaceAll(/\bactive,\s*not\b/gi, "active not")
    .split(/[,|]/)
    .map(plain)

/** The statuses of a parameter, by its code where that is known, else by its words; nothing where one of them is none. */
export const of = (element: Element): ReadonlyArray<string> | undefined => {
  const { codes, words } = Parameter.conceptOf(element)

  return [...codes.map(({ code }) => code), ...words].map(listed).find((statuses) => statuses.every(isKnown))
}

/** Whether studies of a status are searched for. */
export const isOpen = (status: string): boolean => open.has(status)
