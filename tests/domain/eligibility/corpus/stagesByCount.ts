import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

type State = "in" | "ex" | "?" | "-"

const of = (part: (line: string) => string, line: string, recurrent: State, [one, two, three]: readonly State[]) =>
  asking("Glioblastoma", part, line, {
    Recurrent: recurrent,
    "First recurrence": one ?? "-",
    "Second recurrence": two ?? "-",
    "Third recurrence": three ?? "-",
  })

/** How many times a disease may have come back. */
export const stagesByCount: ReadonlyArray<Case> = [
  ...[
    "Not more than one prior recurrence",
    "No more than one prior relapse",
    "Maximum of one recurrence",
    "One prior recurrence",
  ].flatMap((line) => of(included, line, "in", ["in", "-", "-"])),
  ...["No more than 2 prior recurrences", "At most two relapses", "Up to two prior recurrences"].flatMap((line) =>
    of(included, line, "in", ["in", "in", "-"]),
  ),
  ...["More than one prior recurrence", "At least second recurrence", "≥ 2 recurrences"].flatMap((line) =>
    of(included, line, "in", ["-", "in", "in"]),
  ),
  ...[
    "Third or later recurrence",
    "Third or subsequent recurrence of glioblastoma",
    "Greater than second recurrence",
    "Three or more relapses",
  ].flatMap((line) => of(included, line, "in", ["-", "-", "in"])),
  ...["At least one prior recurrence", "1 to 3 recurrences", "First or greater recurrence"].flatMap((line) =>
    of(included, line, "in", ["in", "in", "in"]),
  ),
  ...["Third or later recurrence", "More than two prior recurrences", "Three or more prior relapses"].flatMap((line) =>
    of(excluded, line, "?", ["-", "-", "ex"]),
  ),
  ...["Second recurrence or beyond", "More than one prior recurrence", "Two or more recurrences"].flatMap((line) =>
    of(excluded, line, "?", ["-", "ex", "ex"]),
  ),
  // What is counted is something else, or nothing is
  ...[
    "Recurrence at least 3 months after radiation",
    "Any recurrence",
    "Stage 2 relapse",
    "WHO grade 3 or 4 recurrence",
  ].flatMap((line) => of(included, line, "in", ["in", "in", "in"])),
  ...of(included, "Second recurrence", "in", ["-", "in", "-"]),
  ...of(included, "No prior recurrence", "ex", ["ex", "ex", "ex"]),
]
