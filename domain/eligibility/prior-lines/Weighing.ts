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
const effectOf = (all: Alternatives, lines: number): Effect => {
  const effects = all.map((one) => alone(one, lines))
  const order = all[0].place.side === "exclusion" ? barring : asking

  return order.find((effect) => effects.includes(effect)) ?? "silent"
}

/** The statement of several that has an effect. */
export const carrier = (all: Alternatives, lines: number, effect: Effect): Statement =>
  all.find((one) => alone(one, lines) === effect) ?? all[0]

/**
 * "Newly diagnosed", "first-line treatment", of which those who have begun it may be meant as well; "prior therapy is allowed", which
 * may be of an earlier stage.
 */
const isHint = (all: Alternatives): boolean =>
  all.every(
    ({ claim: { beyond, exact, high }, group }) =>
      !exact && (high === 0 || (beyond === "silent" && group === "everyone")),
  )

/** "Untreated or previously treated". */
const isOfEither = (all: Alternatives): boolean =>
  all.every(({ claim: { exact } }) => exact) && numbers.every((lines) => effectOf(all, lines) === "lets in")

/**
 * Whether there is a number that the other lets in and this does not keep out: they may hold at once. Where the other says that there
 * may have been some or none, that needs to be some.
 */
const areCompatible = (one: Alternatives, other: Alternatives): boolean => {
  const least = isOfEither(other) ? 1 : 0

  return numbers.some(
    (lines) => lines >= least && effectOf(one, lines) !== "keeps out" && effectOf(other, lines) === "lets in",
  )
}

const isForEveryone = (all: Alternatives): boolean => all.every(({ group }) => group === "everyone")

const isForSome = (all: Alternatives): boolean => all.every(({ group }) => group === "some")

/** Whether a statement asks for more lines. */
const asksForMore = (all: Alternatives, lines: number): boolean => {
  const { claim, stand } = carrier(all, lines, "keeps out")

  return stand.outcome === "inclusion" && lines < claim.low
}

/** "Not more than three lines", of which none need be one. */
const isLimitOf = ({ claim: { exact, high, low, none }, stand }: Statement): boolean =>
  stand.outcome === "inclusion" && exact && low === 0 && !none && high > 0 && high !== unbounded

/** "Any number of lines". */
const isAnyNumber = ({ claim: { high, low } }: Statement): boolean => low === 0 && high === unbounded

/**
 * "Not more than three lines" and "any number of lines" let in who has had none only where no cohort asks for one, and "no
 * chemotherapy" only where not everyone is asked for a treatment, and nobody where that is one kind of lines.
 */
const isOnlyLimit = (all: Alternatives, isEveryoneAsked: boolean, lines: number): boolean =>
  all.every(
    (one) =>
      (lines === 0 && isLimitOf(one)) ||
      (one.stand.outcome === "exclusion" &&
        (one.claim.low > 1 || one.claim.beyond === "not meant alone" || (isEveryoneAsked && one.claim.low > 0))) ||
      isAnyNumber(one),
  )

/** "Any number of lines", said of everyone, where only one cohort asks for some; and "no minimum number", whoever asks. */
const isOpenToAll = (all: Alternatives, asking: ReadonlyArray<Alternatives>): boolean =>
  isForEveryone(all) &&
  all.every(isAnyNumber) &&
  (all.every(({ claim }) => claim.exact) || asking.every((one) => asking.length === 1 && isForSome(one)))

const isOfOneDrug = (all: Alternatives): boolean =>
  all.every(({ claim, stand }) => claim.beyond === "not meant alone" && stand.outcome === "inclusion")

/** "Completed chemoradiation", which is no line. */
export const isOfNoLine = (all: Alternatives): boolean => all.every(({ claim }) => claim.beyond === "no line")

/** Whether everyone is to have had a treatment, though none that is a line. */
const isTreated = (all: Alternatives): boolean =>
  isOfNoLine(all) && isForEveryone(all) && all.every(({ stand }) => stand.outcome === "inclusion")

/** "Newly diagnosed", which need not be untreated. */
const isNew = (all: Alternatives): boolean =>
  all.every(({ claim: { beyond, exact, high } }) => !exact && high === 0 && beyond === "silent")

/** What lets in who has had no treatment only where nobody is asked for one: a limit, and what only hints at none. */
const isOpenToNone = (all: Alternatives): boolean =>
  isNew(all) || (isOnlyLimit(all, false, 0) && !all.every((one) => isAnyNumber(one) && one.claim.exact))

/** "No prior therapy", said of everyone among those wanted. */
const isOfNone = (all: Alternatives): boolean =>
  isForEveryone(all) &&
  all.every(({ claim: { exact, high, low }, place, stand: { outcome } }) =>
    place.side !== "exclusion" && outcome === "inclusion"
      ? exact && high === 0
      : outcome === "exclusion" && !exact && low === 1,
  )

/** "No prior therapy" among those shut out, which asks for one if it is taken at its word. */
const isDeniedBar = (all: Alternatives): boolean =>
  all.every(
    ({ claim: { exact, low }, place, stand: { outcome, turned } }) =>
      place.side === "exclusion" && turned && outcome === "inclusion" && !exact && low === 1,
  )

/** What is told of lines: that one drug was had, only beside how many there may be, or beside a new disease, and that there was a treatment that is none, beside what hints at none. */
export const meant = (all: ReadonlyArray<Alternatives>): ReadonlyArray<Alternatives> => {
  const isLimited = all.some((one) => isOnlyLimit(one, false, 0) || isNew(one))
  const isOpen = all.some(isOpenToNone)
  const isOfUntreated = all.some(isOfNone)

  return all.filter(
    (one) =>
      !(isOfUntreated && isDeniedBar(one)) &&
      (!isOfOneDrug(one) || (isLimited && isForEveryone(one))) &&
      (!isOfNoLine(one) || (isOpen && isTreated(one))),
  )
}

/** Whether it is said that there may be as many as there are: "one prior regimen, and no upper limit". */
const isWithoutLimit = (all: ReadonlyArray<Alternatives>): boolean =>
  all.some((one) =>
    one.some(({ claim, stand }) => stand.outcome === "inclusion" && claim.low === 0 && claim.high === unbounded),
  )

const isExactly = (all: Alternatives, lines: number): boolean =>
  all.every(
    ({ claim, stand }) =>
      stand.outcome === "inclusion" && claim.low === claim.high && lines > claim.high && claim.low > 0,
  )

const isOfSameLine = (one: Alternatives, other: Alternatives): boolean =>
  one[0].place.lineEnd === other[0].place.lineEnd

/** Whether a number is more than each of several groups lets in, and nobody else is told how many may be. */
const isAboveAll = (
  keeping: ReadonlyArray<Alternatives>,
  letting: ReadonlyArray<Alternatives>,
  lines: number,
): boolean =>
  keeping.filter((one) => isLimit(carrier(one, lines, "keeps out"), lines)).length > 1 &&
  letting.every(
    (one) =>
      one.every(({ claim }) => !claim.exact) &&
      (isForEveryone(one) || keeping.some((other) => isOfSameLine(one, other))),
  )

/** Whether a statement keeps a number out because it is too high. */
const isLimit = ({ claim, stand }: Statement, lines: number): boolean =>
  claim.exact && (stand.outcome === "inclusion" ? lines > claim.high : lines >= claim.low && claim.low > 0)

/** The statements of a text that do something to a number of earlier lines. */
export interface Weighed {
  readonly keeping: ReadonlyArray<Alternatives>
  readonly letting: ReadonlyArray<Alternatives>
  /** Of those that keep it out, those that do so whatever lets it in. */
  readonly binding: ReadonlyArray<Alternatives>
}

/**
 * Holds the statements of a text against each other. Those for everyone hold together: one that leaves the number out keeps it out,
 * unless it would leave nobody in whom another lets in, so that both are for different patients. Otherwise any statement, for everyone or for
 * a group, lets it in that leaves it in; and if none does, those for groups keep it out.
 */
export const of = (all: ReadonlyArray<Alternatives>, lines: number): Weighed => {
  const isOpen = isWithoutLimit(all)
  const keeping = all.filter((one) => effectOf(one, lines) === "keeps out" && !(isOpen && isExactly(one, lines)))
  const asking = keeping.filter((one) => asksForMore(one, lines))
  const isEveryoneAsked = asking.some((one) => isForEveryone(one) && !isOfOneDrug(one))
  const isNoneHad = lines > 0 || !all.some(isTreated)
  const letting = all.filter(
    (one) =>
      effectOf(one, lines) === "lets in" &&
      (isNoneHad || !isOpenToNone(one)) &&
      (asking.length === 0 || isOpenToAll(one, asking) || !isOnlyLimit(one, isEveryoneAsked, lines)),
  )
  const binding = isAboveAll(keeping, letting, lines)
    ? keeping
    : keeping.filter(
        (one) => isForEveryone(one) && letting.every((other) => isHint(other) || areCompatible(one, other)),
      )

  return { binding, keeping, letting }
}
