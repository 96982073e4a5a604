import type { Signpost } from "../../../../domain/eligibility/Signpost.ts"

/** What one field of a profile asks of a text. */
export interface Ask {
  readonly condition?: string
  readonly stage?: string
  readonly biomarker?: string
  readonly priorLines?: number
  /** What the study is about, in its own words. */
  readonly about?: ReadonlyArray<string>
}

/** A text, what is asked of it, the state that a careful reader would give, and what the evidence must quote (null: nothing). */
export interface Case {
  readonly text: string
  readonly ask: Ask
  readonly state: Signpost["state"]
  readonly quote: string | null
}

/** A text with one line of interest on the inclusion side. */
export const included = (line: string): string =>
  `Inclusion Criteria:\n\n* Age of 18 years or older\n* ${line}\n* Written informed consent\n\nExclusion Criteria:\n\n* Pregnant or breastfeeding women\n* Active infection`

/** A text with one line of interest on the exclusion side. */
export const excluded = (line: string): string =>
  `Inclusion Criteria:\n\n* Age of 18 years or older\n* Written informed consent\n\nExclusion Criteria:\n\n* Pregnant or breastfeeding women\n* ${line}\n* Active infection`

/** The lines that stand around the one of interest. */
const frame = new Set([...included("").split("\n"), ...excluded("").split("\n")].map((line) => line.trim()))

/** What a case holds, in a line: its state, what is asked, and what its text says beside its frame. */
export const nameOf = ({ ask: { biomarker, condition, priorLines, stage }, state, text }: Case): string => {
  const asked = [stage, biomarker, priorLines === undefined ? undefined : `${priorLines} lines`, condition]
  const lines = text.split("\n").flatMap((line) => (frame.has(line.trim()) ? [] : [line.trim()]))

  return `${state} for ${asked.filter((each) => each !== undefined).join(", ")}: ${lines.join(" ")}`
}

const states = { in: "mentioned_inclusion", ex: "mentioned_exclusion", "?": "unknown", "-": "unknown" } as const

type Row = readonly [line: string, expected: keyof typeof states, quote?: string]

/** Cases with one question: `in` and `ex` for the two sides, `?` for unknown with a quote, `-` for unknown without one. */
export const asking = (ask: Ask, part: (line: string) => string, rows: ReadonlyArray<Row>): ReadonlyArray<Case> =>
  rows.map(([line, expected, quote]) => ({
    text: part(line),
    ask,
    state: states[expected],
    quote: expected === "-" ? null : (quote ?? line),
  }))

/** Lines, each asked about with no, one, two, three and four earlier lines. */
export const byNumber = (
  part: (line: string) => string,
  rows: ReadonlyArray<readonly [line: string, expected: string]>,
): ReadonlyArray<Case> =>
  rows.flatMap(([line, expected]) =>
    expected
      .split(" ")
      .flatMap((each, priorLines) =>
        asking({ priorLines }, part, [[line, each === "in" || each === "ex" || each === "?" ? each : "-"]]),
      ),
  )

/** A text, asked about with no, one, two, three and four earlier lines; something of it is quoted where a side is given. */
export const ofText = (expected: string, text: string, about?: ReadonlyArray<string>): ReadonlyArray<Case> =>
  expected.split(" ").map((each, priorLines) => ({
    text,
    ask: { priorLines, ...(about === undefined ? {} : { about }) },
    state: each === "in" || each === "ex" ? states[each] : states["?"],
    quote: each === "-" ? null : "",
  }))

/** The text as it is. */
export const whole = (text: string): string => text

/** A line of a study of a disease, asked about by several of its stages or markers. */
export const askingEach =
  (field: "stage" | "biomarker") =>
  (
    condition: string,
    part: (line: string) => string,
    line: string,
    expected: Readonly<Record<string, "in" | "ex" | "?" | "-">>,
  ): ReadonlyArray<Case> =>
    Object.entries(expected).flatMap(([term, state]) =>
      asking({ condition, [field]: term, about: [condition] }, part, [[line, state, ""]]),
    )
