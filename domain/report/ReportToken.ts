import type { Marker } from "../eligibility/markers/Marker.ts"

/** What a marker is called in a report, and which one it is, if the vocabulary knows it. */
export interface ReportedName {
  readonly name: string
  readonly marker?: Marker
  /** What the name says by itself: "MSS" is a lack of instability. */
  readonly says?: "present" | "absent"
  /** It is one of several ways in which something is there; that this one lacks tells nothing. */
  readonly isOneOfSeveral?: true
  /** It is that of two genes that are joined. */
  readonly isFusion?: true
  /** It stands where a name does and no table knows it: what is told of it is told of no other, and makes no entry. */
  readonly isGuessed?: true
}

/** What a word or a phrase of a report means. */
export type Meaning =
  /** It turns what stands behind it: "no", "not". */
  | "denial"
  /** Something is there: "detected", "positive"; `said`: in which way. */
  | "present"
  /** Something is not there: "negative", "wild type"; `said`: in which way. */
  | "absent"
  /** What may be there of a gene: "mutation", "fusion"; `said`: of which kind, nothing where of any. */
  | "kind"
  /** The same of more than one, as it is spoken of in general: "mutations". */
  | "kinds"
  /** It could not be told, or means nothing: "indeterminate". */
  | "open"
  /** Of uncertain significance, or harmless. */
  | "uncertain"
  /** A score by its method: "TPS". */
  | "score"
  /** How much, in words: "high". */
  | "level"
  /** What leads from a state to whom it is said of: "in", "for". */
  | "leading"
  /** A joint of a list: "and". */
  | "joint"
  /** It stands beside results and tells none: "variant allele fraction". */
  | "beside"
  /** A number behind it is none of a marker's: "copy number". */
  | "measure"
  /** It speaks of patients, drugs and what is known in general, and not of this sample. */
  | "general"

export type ReportToken = { readonly start: number; readonly end: number; readonly text: string } & (
  | { readonly is: "names"; readonly names: ReadonlyArray<ReportedName> }
  | { readonly is: "change"; readonly change: string }
  | { readonly is: "word"; readonly means?: Meaning; readonly said?: string }
  | { readonly is: "number"; readonly value: string }
  /** A grade of a stain: "2+". */
  | { readonly is: "grade"; readonly grade: string }
  /** Where a column of a table ends. */
  | { readonly is: "gap" }
  | { readonly is: "mark" }
)

/** The pieces of a line, a sentence or a stretch of one. */
export type Tokens = ReadonlyArray<ReportToken>

/** What a sticky pattern finds at a place of a line; nothing where it does not begin there. */
export const matchAt = (pattern: RegExp, line: string, place: number): RegExpExecArray | undefined => {
  pattern.lastIndex = place

  return pattern.exec(line) ?? undefined
}

/** What a piece names; nothing where it is no name. */
export const namesOf = (token: ReportToken | undefined): ReadonlyArray<ReportedName> =>
  token?.is === "names" ? token.names : []

/** Whether no table knows any of some names. */
export const areGuessed = (names: ReadonlyArray<ReportedName>): boolean =>
  names.every(({ isGuessed }) => isGuessed === true)

export const hasNames = (tokens: Tokens): boolean => tokens.some(({ is }) => is === "names")

export const hasKnownName = (tokens: Tokens): boolean => !areGuessed(tokens.flatMap(namesOf))

export const isMark = (token: ReportToken | undefined, marks: RegExp): boolean =>
  token?.is === "mark" && marks.test(token.text)

export const isWord = (token: ReportToken | undefined, words: RegExp): boolean =>
  token?.is === "word" && words.test(token.text)

export const means = (token: ReportToken | undefined, ...meanings: ReadonlyArray<Meaning>): boolean =>
  token?.is === "word" && token.means !== undefined && meanings.includes(token.means)

/** Whether a piece tells something of a name: a change, a grade, or a word of a state. */
export const isTelling = (token: ReportToken): boolean =>
  token.is === "change" || token.is === "grade" || means(token, "present", "absent", "kind", "denial", "open", "score")

/** What stands between pieces of which something is true. */
export const between = (tokens: Tokens, isJoint: (token: ReportToken) => boolean): ReadonlyArray<Tokens> => {
  const joints = tokens.flatMap((token, at) => (isJoint(token) ? [at] : []))

  return [-1, ...joints].map((joint, at) => tokens.slice(joint + 1, joints[at]))
}

/** What stands in each column of a row. */
export const cellsOf = (row: Tokens): ReadonlyArray<Tokens> => between(row, ({ is }) => is === "gap")

/** So many pieces a bracket holds at most. */
const longestBracket = 30

/** Where a bracket that begins at a place ends; that place itself where it does not. */
export const closing = (tokens: Tokens, at: number): number => {
  const end = isMark(tokens[at], /\[/) ? /\]/ : /\)/
  const close = tokens.slice(at + 1, at + 1 + longestBracket).findIndex((token) => isMark(token, end))

  return close < 0 ? at : at + 1 + close
}
