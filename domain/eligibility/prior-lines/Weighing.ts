import * as Claim from "../line-claims/Claim.ts"
import * as Stand from "../mention/Stand.ts"
import type { Statement } from "./Statements.ts"

/** The numbers of earlier lines by which statements are told apart. */
export const numbers: ReadonlyArray<number> = Array.from({ length: 13 }, (_, lines) => lines)

/** What a statement does to a number of earlier lines. */
export type Effect = "lets in" | "keeps out" | "silent"

const isWanted = ({ stand: { outcome } }: Pick<Statement, "stand">): boolean => outcome === "inclusion"

/** "With or without prior systemic therapy"; not "with or without continuation of first-line therapy", "… progression on an inhibitor". */
const isOptional = ({ claim: { exact, high, oneWay }, stand: { remark } }: Statement): boolean =>
  remark === Stand.eitherWay && (exact || (high === Claim.unbounded && !oneWay))

/** Whether a statement tells of a number: who has had more lines has had the one, too, that is barred. */
export const tellsOf = ({ claim: { exact, high, low }, stand: { outcome } }: Statement, lines: number): boolean =>
  lines >= low && (lines <= high || (low > 0 && !exact && outcome === "exclusion"))

const alone = (statement: Statement, lines: number): Effect => {
  const { beyond, high, none } = statement.claim
  if (statement.stand.outcome === "unknown") return isOptional(statement) ? "lets in" : "silent"
  const isMeant = tellsOf(statement, lines)
  const isSilent = isMeant
    ? beyond === "not meant alone" || (lines === 0 && high === Claim.unbounded && !none)
    : beyond === "silent" ||
      (beyond === "silent above" && lines > high) ||
      (beyond === "silent but of none" && lines > 0)
  if (isSilent || beyond === "no line") return "silent"

  return isMeant === isWanted(statement) ? "lets in" : "keeps out"
}

/** Statements of which one is enough; mostly one. */
export type Alternatives = readonly [Statement, ...Array<Statement>]

const areOfNoNumber = (all: ReadonlyArray<Statement>): boolean => all.some(({ claim }) => Claim.isOfNoNumber(claim))

/** Statements with those of the same sentence that are enough as well. */
const alternatives = (statements: ReadonlyArray<Statement>): ReadonlyArray<Alternatives> => {
  const joined: Array<[Statement, ...Array<Statement>]> = []
  for (const [at, statement] of statements.entries()) {
    const last = joined.at(-1)
    const isJoined = statements[at - 1]?.orNext === true && !areOfNoNumber([statement, ...(last ?? [])])
    if (isJoined && last !== undefined) last.push(statement)
    else joined.push([statement])
  }

  return joined
}

const barring: ReadonlyArray<Effect> = ["keeps out", "lets in", "silent"]

const asking: ReadonlyArray<Effect> = ["lets in", "silent", "keeps out"]

/** What alternatives do together: any of them that stands for what was asked decides. */
const effectOf = (all: Alternatives, lines: number): Effect => {
  if (all.length === 1) return alone(all[0], lines)
  const effects = all.map((one) => alone(one, lines))
  const order = all[0].place.side === "exclusion" ? barring : asking

  return order.find((effect) => effects.includes(effect)) ?? "silent"
}

/** The statement of several that has an effect. */
export const carrier = (all: Alternatives, lines: number, effect: Effect): Statement =>
  all.find((one) => alone(one, lines) === effect) ?? all[0]

const isForEveryone = (all: Alternatives): boolean => all.every(({ group }) => group === "everyone")

/**
 * "Newly diagnosed", "first-line treatment", of which those who have begun it may be meant as well; "prior therapy is allowed", which
 * may be of an earlier stage.
 */
const isHint = (all: Alternatives): boolean =>
  all.every(
    ({ claim: { beyond, exact, high }, group }) =>
      !exact && (high === 0 || (beyond === "silent" && group === "everyone")),
  )

/** "Completed first-line therapy", "received two cycles of it", be it of those still on it: a line at least, of which a count may ask for more. */
const isBegun = (all: Alternatives): boolean =>
  all.every(
    ({ claim: { beyond, exact }, group }) => !exact && /^silent (?:above|but)/.test(beyond) && group !== "alternative",
  )

/**
 * Whether there is a number that the other lets in and this does not keep out: they may hold at once. Where the other says that there
 * may have been some or none, "untreated or previously treated", that needs to be some.
 */
const areCompatible = (one: Alternatives, other: Alternatives): boolean => {
  const letIn = numbers.filter((lines) => effectOf(other, lines) === "lets in")
  const isOfEither = letIn.length === numbers.length && other.every(({ claim }) => claim.exact)

  return letIn.some((lines) => !(isOfEither && lines === 0) && effectOf(one, lines) !== "keeps out")
}

/** "Not more than three lines", of which none need be one. */
const isLimit = (one: Statement): boolean =>
  isWanted(one) && one.claim.exact && one.claim.low === 0 && !one.claim.none && one.claim.high > 0

/** "Any number of lines". */
const isAnyNumber = ({ claim }: Statement): boolean => Claim.isAnyNumber(claim)

/** Whether a bar tells nothing of who has had none: it is of several lines, or of one kind of them. */
const isOfMore = ({ claim: { beyond, low } }: Statement): boolean => low > 1 || beyond === "not meant alone"

/** "Cohort B: no prior therapy", as it is asked for. */
const isOfCohort = ({ group, place: { side } }: Statement): boolean => group === "some" && side === "inclusion"

/**
 * "Not more than three lines" and "any number of lines" let in who has had none only where no cohort asks for one, and "no
 * chemotherapy" only where not everyone is asked for a treatment, and nobody where that is one kind of lines.
 */
const isOnlyLimit = (all: Alternatives, isEveryoneAsked: boolean, lines: number): boolean =>
  all.every(
    (one) =>
      (lines === 0 && isLimit(one)) ||
      (one.stand.outcome === "exclusion" &&
        (isOfMore(one) || (isEveryoneAsked && one.claim.low > 0 && !isOfCohort(one)))) ||
      isAnyNumber(one),
  )

/** "Any number of lines", said of everyone, where only one cohort asks for some; and "no minimum number", whoever asks. */
const isOpenToAll = (all: Alternatives, asking: ReadonlyArray<Alternatives>): boolean =>
  isForEveryone(all) &&
  all.every(isAnyNumber) &&
  (all.every(({ claim }) => claim.exact) ||
    (asking.length === 1 && asking.flat().every(({ group }) => group === "some")))

const isOfOneDrug = (all: Alternatives): boolean =>
  all.every((one) => one.claim.beyond === "not meant alone" && isWanted(one))

/** "Completed chemoradiation", which is no line. */
export const isOfNoLine = (all: Alternatives): boolean => all.every(({ claim }) => claim.beyond === "no line")

/** What lets in who has had no treatment only where nobody is asked for one: a limit, and what is told of a new disease. */
const isOpenToNone = (all: Alternatives): boolean =>
  isOnlyLimit(all, false, 0) || all.every(({ claim: { exact, high } }) => !exact && high === 0)

/** "No prior therapy", said of everyone among those wanted. */
const isOfNone = (all: Alternatives): boolean =>
  isForEveryone(all) &&
  all.every(({ claim: { exact, high, low }, place, stand: { outcome } }) =>
    place.side !== "exclusion" && outcome === "inclusion" ? high === 0 : outcome === "exclusion" && !exact && low === 1,
  )

/** "No prior therapy", "untreated disease elsewhere" among those shut out, which asks for a treatment if it is taken at its word. */
const isDeniedBar = (all: Alternatives): boolean =>
  all.every(
    ({ claim: { high, low }, place, stand }) =>
      place.side === "exclusion" &&
      (stand.turned ? low === 1 : stand.outcome === "exclusion" && high === 0 && isForEveryone(all)),
  )

/** What is told of lines. */
export interface Meant {
  readonly told: ReadonlyArray<Alternatives>
  /** What asks anybody for earlier treatment, be it in words that tell of no number. */
  readonly asking: ReadonlyArray<Alternatives>
}

/** That one drug was had, or a treatment that is no line, is told of lines only beside what limits how many there may be, or a new disease. */
export const meant = (statements: ReadonlyArray<Statement>): Meant => {
  const all = alternatives(statements)
  const isLimited = all.some(isOpenToNone)
  const isOfUntreated = all.some(isOfNone)

  const told = all.filter(
    (one) =>
      !(isOfUntreated && isDeniedBar(one)) &&
      (!isOfOneDrug(one) || (isLimited && isForEveryone(one))) &&
      (!isOfNoLine(one) || isLimited) &&
      !areOfNoNumber(one),
  )

  return { told, asking: all.filter((one) => one.some(({ asks }) => asks)) }
}

/** Whether it is said that there may be as many as there are: "one prior regimen, and no upper limit". */
const isWithoutLimit = (all: Alternatives): boolean => all.some((one) => isWanted(one) && isAnyNumber(one))

/** Whether a number is more than the one that is asked for. */
const isExceeding = (all: Alternatives, lines: number): boolean =>
  all.every(({ claim: { high, low } }) => low === high && lines > high && low > 0)

/** Whether a statement counts and keeps out a number that there was. */
const isCountedOut = ({ claim: { exact, high, low }, ...one }: Statement, lines: number): boolean =>
  exact && (isWanted(one) ? lines > high || (lines > 0 && lines < low) : low > 0)

/** Whether a number is more or fewer than each of several groups lets in, and nobody else is told how many may be. */
const isOutsideAll = (
  keeping: ReadonlyArray<Alternatives>,
  letting: ReadonlyArray<Alternatives>,
  lines: number,
): boolean =>
  keeping.filter((one) => isCountedOut(carrier(one, lines, "keeps out"), lines)).length > 1 &&
  letting.every(
    (one) =>
      one.every(({ claim }) => !claim.exact) &&
      (isForEveryone(one) || keeping.some((other) => one[0].place.lineEnd === other[0].place.lineEnd)),
  )

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
export const of = ({ asking: askingAny, told: all }: Meant, lines: number): Weighed => {
  const isOpen = all.some(isWithoutLimit)
  const keeping = all.filter((one) => effectOf(one, lines) === "keeps out" && !(isOpen && isExceeding(one, lines)))
  const askingMore = keeping.filter((one) => {
    const { claim, stand } = carrier(one, lines, "keeps out")

    return stand.outcome === "inclusion" && lines < claim.low
  })
  const asking = lines === 0 ? askingAny : askingMore
  const isEveryoneAsked = askingMore.some(isForEveryone)
  const isTreated = lines === 0 && all.some(isOfNoLine)
  const letting = all.filter(
    (one) =>
      effectOf(one, lines) === "lets in" &&
      !isTreated &&
      (asking.length === 0 || isOpenToAll(one, asking) || !isOnlyLimit(one, isEveryoneAsked, lines)),
  )
  const binding = isOutsideAll(keeping, letting, lines)
    ? keeping
    : keeping.filter(
        (one) =>
          isForEveryone(one) &&
          letting.every(
            (other) =>
              isHint(other) || areCompatible(one, other) || (isBegun(other) && one.every(({ claim }) => claim.exact)),
          ),
      )

  return { binding, keeping, letting }
}
