import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type { Topic } from "../mention/Question.ts"
import { unbounded } from "./Claim.ts"
import * as Judgement from "./Judgement.ts"
import { numberWords } from "./LineLexicon.ts"
import * as Prefilter from "./Prefilter.ts"
import * as Statements from "./Statements.ts"

type Alternatives = Judgement.Alternatives

const numbers = [...numberWords.values()]

/** Whether there is a number that the other lets in and this does not keep out: they may hold at once. */
const areCompatible = (one: Alternatives, other: Alternatives): boolean =>
  numbers.some((lines) => Judgement.of(one, lines) !== "keeps out" && Judgement.of(other, lines) === "lets in")

const decisive = 3

const beside = 1

const remarkOf = (statement: Statements.Statement, lines: number): string => {
  const { claim, group, stand } = statement
  const inside = lines >= claim.low && lines <= claim.high
  const told = inside || stand.outcome === "unknown" ? stand.remark : `${lines} is outside of what it says`
  const whom =
    group === "everyone" ? "" : group === "alternative" ? "one of several alternatives" : "for some of the patients"

  return [whom, told].filter((words) => words !== "").join("; ")
}

const tell = (all: Alternatives, lines: number, effect: Judgement.Effect, weight: number): Finding.Finding => {
  const statement = Judgement.carrier(all, lines, effect)
  const outcome = effect === "lets in" ? "inclusion" : effect === "keeps out" ? "exclusion" : "unknown"

  return Finding.of(statement, { outcome, remark: remarkOf(statement, lines) }, weight)
}

const isForEveryone = (all: Alternatives): boolean => all.every(({ group }) => group === "everyone")

/** How plainly statements speak: those that count before those that only tell that there was something. */
const plainness = (all: Alternatives, lines: number): number => {
  const { claim, stand } = all[0]
  const inside = lines >= claim.low && lines <= claim.high

  return (
    (claim.exact || stand.turned || stand.remark === "ruling it out" ? 2 : 0) +
    (inside && stand.outcome === "inclusion" ? 1 : 0)
  )
}

const plainest = (some: ReadonlyArray<Alternatives>, lines: number): Alternatives | undefined =>
  some.reduce<Alternatives | undefined>(
    (best, one) => (best === undefined || plainness(one, lines) > plainness(best, lines) ? one : best),
    undefined,
  )

/** Whether a statement asks for more lines. */
const asksForMore = (all: Alternatives, lines: number): boolean => {
  const { claim, stand } = Judgement.carrier(all, lines, "keeps out")

  return stand.outcome === "inclusion" && lines < claim.low
}

/**
 * "Not more than three lines" lets in who has had none only where no cohort asks for one, and "no chemotherapy" only where not
 * everyone is asked for a treatment.
 */
const isOnlyLimit = (all: Alternatives, isEveryoneAsked: boolean): boolean =>
  all.every(
    ({ claim, stand }) => stand.outcome === "exclusion" && (claim.low > 1 || (isEveryoneAsked && claim.low > 0)),
  )

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
  keeping.filter((one) => isLimit(Judgement.carrier(one, lines, "keeps out"), lines)).length > 1 &&
  letting.every(
    (one) =>
      one.every(({ claim }) => !claim.exact) &&
      (isForEveryone(one) || keeping.some((other) => isOfSameLine(one, other))),
  )

/** Whether a statement keeps a number out because it is too high. */
const isLimit = ({ claim, stand }: Statements.Statement, lines: number): boolean =>
  claim.exact && (stand.outcome === "inclusion" ? lines > claim.high : lines >= claim.low && claim.low > 0)

/**
 * What a text says of a number of earlier lines. Statements for everyone hold together: one that leaves the number out keeps it out,
 * unless it would leave nobody in whom another lets in, so that both are for different patients. Otherwise any statement, for everyone or for
 * a group, lets it in that leaves it in; and if none does, those for groups keep it out.
 */
const judge = (all: ReadonlyArray<Alternatives>, lines: number): ReadonlyArray<Finding.Finding> => {
  const isOpen = isWithoutLimit(all)
  const keeping = all.filter((one) => Judgement.of(one, lines) === "keeps out" && !(isOpen && isExactly(one, lines)))
  const asking = keeping.filter((one) => asksForMore(one, lines))
  const isEveryoneAsked = asking.some(isForEveryone)
  const letting = all.filter(
    (one) => Judgement.of(one, lines) === "lets in" && !(asking.length > 0 && isOnlyLimit(one, isEveryoneAsked)),
  )
  const binding = isAboveAll(keeping, letting, lines)
    ? keeping
    : keeping.filter((one) => isForEveryone(one) && letting.every((other) => areCompatible(one, other)))
  const out = plainest(binding.length > 0 ? binding : keeping, lines)
  const inside = plainest(letting, lines)
  if (out === undefined && inside === undefined) return all.map((one) => tell(one, lines, "silent", beside))
  const isOut = out !== undefined && (binding.length > 0 || inside === undefined)

  return [
    ...(out === undefined ? [] : [tell(out, lines, "keeps out", isOut ? decisive : beside)]),
    ...(inside === undefined ? [] : [tell(inside, lines, "lets in", isOut ? beside : decisive)]),
  ]
}

const find = (text: AnnotatedText.AnnotatedText, lines: number): ReadonlyArray<Finding.Finding> =>
  Finding.decisive(judge(Judgement.alternatives(Statements.of(text)), lines))

/** Nobody is asked about more often than of patients with so many lines, at most. */
const usual = 9

const packing = Packing.list(Finding.packing)

const usually = Array.from({ length: usual + 1 }, (_, lines) =>
  AnnotatedText.layer(packing, (text) => find(text, lines)),
)

/** What a text says of a number of earlier lines, in one word. */
const outcomeOf = (all: ReadonlyArray<Alternatives>, lines: number): Finding.Finding["outcome"] | undefined =>
  judge(all, lines).find(({ weight }) => weight === decisive)?.outcome

/** Whether a text turns on the number of earlier lines: it tells one from another. */
export const decides = AnnotatedText.layer(Packing.flag, (text) => {
  const all = Judgement.alternatives(Statements.of(text))

  return new Set(numbers.map((lines) => outcomeOf(all, lines))).size > 1
})

export const topic: Topic<"prior_lines"> = {
  atoms: Prefilter.atoms,
  ask: ({ priorLines }) => {
    if (priorLines === undefined) return []
    const usual = usually[priorLines]

    return [{ kind: "prior_lines", label: "Prior lines of therapy", find: usual ?? ((text) => find(text, priorLines)) }]
  },
}
