/**
 * The words that turn a criterion around, as NegEx (Chapman 2001) and ConText (Harkema 2009) write them down: a row is a trigger, a
 * termination, which ends what triggers govern, or a pseudo one, which only looks like the one or the other.
 */
export type Row = Trigger | Termination | Pseudo

/** What a trigger makes of what it governs. `obligation` alone makes nothing of it, but "no X is required" makes X optional. */
export type Category =
  | "negation"
  | "exception"
  | "permission"
  | "prohibition"
  | "optionality"
  | "obligation"
  | "incapability"
  | "uncertainty"

/** Which way a trigger looks for what it governs: `forward` behind itself, `backward` before itself. */
export type Direction = "forward" | "backward"

/** What ends a scope, by the reason why. */
export type Boundary =
  | "mark"
  | "contrast"
  | "conjunct"
  | "clause"
  /** A preposition that begins something else, unless right behind the trigger: "no surgery for …", but "not for …". */
  | "aside"
  /** How or when something is not to be done. */
  | "circumstance"
  | "alternative"

export interface Trigger {
  readonly kind: "trigger"
  readonly literal: ReadonlyArray<string>
  readonly category: Category
  readonly direction: Direction
  /** How many tokens away from it the nearest token of what it governs may stand; 0: right beside it. */
  readonly scope: number
  /** Nearer than so many tokens it is sure to speak of what it governs; farther away it may well speak of something nearer. */
  readonly sure: number
  readonly endedBy: ReadonlySet<Boundary>
  /** What ends its scope even right behind it, and in a line that introduces others. */
  readonly endedAtOnceBy: ReadonlySet<Boundary>
  readonly needs: Needs
}

/**
 * What joins a backward trigger to what it governs: a `verb` ("is allowed"); a `verb or end` of the clause ("metastases allowed");
 * a `verb or own end`, where none but what is governed stands before it ("metastatic disease ineligible", but not "cisplatin ineligible");
 * a `mark and end`, right behind a colon or a dash, and with no more behind it ("metastases: none"); its `own verb`, which is not that of something else ("disqualifies", but not "a condition that disqualifies"); `nothing` else ("ruled
 * out", "steroid-naive").
 */
export type Needs = "verb" | "verb or end" | "verb or own end" | "mark and end" | "own verb" | "nothing"

export interface Pseudo {
  readonly kind: "pseudo-trigger" | "pseudo-termination"
  readonly literal: ReadonlyArray<string>
}

export interface Termination {
  readonly kind: "termination"
  readonly literal: ReadonlyArray<string>
  readonly direction: Direction
  readonly boundary: Boundary
}

const words = (literal: string): ReadonlyArray<string> => literal.split(" ")

type Limits = Partial<Pick<Trigger, "scope" | "sure" | "needs">> & { readonly endedBy?: ReadonlyArray<Boundary> }

const always: ReadonlyArray<Boundary> = ["mark", "contrast", "conjunct"]

/** Triggers of one category that share their direction and their limits. */
export const triggers = (
  category: Category,
  direction: Direction,
  { endedBy = ["clause"], needs = "verb", scope = 29, sure = 15 }: Limits,
  literals: ReadonlyArray<string>,
): ReadonlyArray<Trigger> => {
  const boundaries = new Set([...always, ...endedBy])
  const atOnce = new Set([...boundaries].filter((boundary) => boundary !== "aside"))

  return literals.map((literal) => ({
    kind: "trigger",
    literal: words(literal),
    category,
    direction,
    scope,
    sure,
    endedBy: boundaries,
    endedAtOnceBy: atOnce,
    needs,
  }))
}

export const pseudos = (kind: Pseudo["kind"], literals: ReadonlyArray<string>): ReadonlyArray<Pseudo> =>
  literals.map((literal) => ({ kind, literal: words(literal) }))

export const terminations = (
  boundary: Boundary,
  direction: Direction,
  literals: ReadonlyArray<string>,
): ReadonlyArray<Termination> =>
  literals.map((literal) => ({ kind: "termination", literal: words(literal), direction, boundary }))
