import { byNumber, type Case, included } from "./Case.ts"

/** Lines of which no more are asked for than are named, or none at all. */
export const priorLinesOnly: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Prior systemic therapy is allowed but not required", "in in in in in"],
    ["Prior systemic therapy is permitted, but is not mandatory", "in in in in in"],
    ["Prior systemic therapy is allowed", "? in in in in"],
    ["Has received one, and only one, prior line of therapy", "ex in ex ex ex"],
    ["Has received two, and only two, prior lines of therapy", "ex ex in ex ex"],
    ["1L progression", "ex in in in in"],
    ["First-line disease progression", "ex in in in in"],
    ["First-line treatment, with progression-free survival as an endpoint", "in ex ex ex ex"],
    ["First relapse only", "ex in ? ? ?"],
    ["Only first relapse", "ex in ? ? ?"],
    ["First relapse", "ex in in in in"],
  ]),
]
