import { unbounded } from "../line-claims/Claim.ts"
import * as Stand from "../mention/Stand.ts"
import type { Statement } from "./Statements.ts"

/** The numbers of earlier lines by which statements are told apart. */
export const numbers: ReadonlyArray<number> = Array.from({ length: 13 }, (_, lines) => lines)

/** What a statement does to a number of earlier lines. */
export type Effect = "lets in" | "keeps out" | "silent"

/** "With or without prior systemic therapy"; not "with or without continuation of first-line therapy", "… progression on an inhibitor". */
const isOptional = ({ remark }: Statement["stand"], { exact, high, oneWay }: Statement["claim"]): boolean =>
  remark === Stand.eitherWay && (exact || (high === unbounded && !oneWay))

/** What a statement with a side does to a number that its range holds. */
const within = ({ claim: { beyond, high, none }, stand: { outcome } }: Statement, lines: number): Effect => {
  if (beyond === "not meant alone" || beyond === "no line" || (lines === 0 && high === unbounded && !none))
    return "silent"

  return outcome === "inclusion" ? "lets in" : "keeps out"
}

/** What a statement with a side does to a number outside of its range. */
const outside = ({ claim: { beyond, high, low }, stand: { outcome } }: Statement, lines: number): Effect => {
  if (beyond === "silent" || beyond === "no line") return "silent"
  if (beyond === "silent above" && lines > high) return low > 0 && outcome === "exclusion" ? "keeps out" : "silent"

  return outcome === "inclusion" ? "keeps out" : "lets in"
}

const alone = (statement: Statement, lines: number): Effect => {
  const { claim, stand } = statement
  if (stand.outcome === "unknown") return isOptional(stand, claim) ? "lets in" : "silent"

  return lines >= claim.low && lines <= claim.high ? within(statement, lines) : outside(statement, lines)
}

/** Statements of which one is enough; mostly one. */
export type Alternatives = readonly [Statement, ...Array<Statement>]

/** Statements with those of the same sentence that are enough as well. */
export const alternatives = (statements: ReadonlyArray<Statement>): ReadonlyArray<Alternatives> => {
  const joined: Array<[Statement, ...Array<Statement>]> = []
  let open = false
  for (const statement of statements) {
    const last = joined[joined.length - 1]
    if (open && last !== undefined) last.push(statement)
    else joined.push([statement])
    open = statement.orNext
  }

  return joined
}

const barring: ReadonlyArray<Effect> = ["keeps out", "lets in", "silent"]

const asking: ReadonlyArray<Effect> = ["lets in", "silent", "keeps out"]

/** What alternatives do together: any of them that stands for what was asked decides. */
export const of = (all: Alternatives, lines: number): Effect => {
  const effects = all.map((one) => alone(one, lines))
  const order = all[0].place.side === "exclusion" ? barring : asking

  return order.find((effect) => effects.includes(effect)) ?? "silent"
}

/** The statement of several that has an effect. */
export const carrier = (all: Alternatives, lines: number, effect: Effect): Statement =>
  all.find((one) => alone(one, lines) === effect) ?? all[0]
