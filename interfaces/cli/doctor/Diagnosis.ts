/** What was looked at and how it is. A note is worth a thought and no fault; what was skipped depends on what is wrong. */
export interface Diagnosis {
  readonly subject: string
  readonly state: "ok" | "note" | "wrong" | "skipped"
  /** How it is, and what to do about it. */
  readonly says: string
}

const states = { ok: "ok", note: "note", wrong: "WRONG", skipped: "–" } as const

const widestState = 5
const widestSubject = 29

/** One line to read. */
export const line = ({ says, state, subject }: Diagnosis): string =>
  `${states[state].padEnd(widestState)}  ${subject.padEnd(widestSubject)}  ${says}`
