import * as Packing from "../../annotation/Packing.ts"
import { eachOnce } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as Finding from "../mention/Finding.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import type { Topic } from "../mention/Question.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Prefilter from "./Prefilter.ts"
import * as Statements from "./Statements.ts"
import * as Weighing from "./Weighing.ts"

type Alternatives = Weighing.Alternatives

const decisive = 3

const beside = 1

const before = 2

/** What a statement tells a number that its range does not hold. */
const outsideOf = (
  { claim: { beyond, low }, stand: { outcome } }: Statements.Statement,
  lines: number,
): Remark.Remark => {
  if (outcome === "exclusion") return "it rules out other numbers than *"
  if (beyond === "silent" || beyond === "no line") return "it says nothing of *"

  return lines < low ? "* is fewer than it asks for" : "* is more than it lets in"
}

/** Whether a statement tells of a number: who has had more lines has had the one, too, that is barred. */
const tellsOf = ({ claim: { beyond, high, low }, stand: { outcome } }: Statements.Statement, lines: number): boolean =>
  lines >= low && (lines <= high || (low > 0 && beyond === "silent above" && outcome === "exclusion"))

const groupOf = ({ group }: Statements.Statement): Remark.Group | undefined => {
  if (group === "everyone") return undefined

  return group === "alternative" ? "one of several alternatives" : "for some of the patients"
}

const remarkedOf = (statement: Statements.Statement, lines: number): Remark.Remarked => {
  const { stand } = statement
  const group = groupOf(statement)

  return tellsOf(statement, lines) || stand.outcome === "unknown"
    ? { remark: stand.remark, group }
    : { remark: outsideOf(statement, lines), number: String(lines), group }
}

const tell = (all: Alternatives, lines: number, effect: Weighing.Effect, weight: number): Finding.Finding => {
  const statement = Weighing.carrier(all, lines, effect)
  const outcome = effect === "lets in" ? "inclusion" : effect === "keeps out" ? "exclusion" : "unknown"

  return Finding.of(statement, { outcome, ...remarkedOf(statement, lines) }, weight)
}

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

/** What is quoted of a number of which nothing is said: of none, first that there was a treatment, though it is no line. */
const silent = (one: Alternatives, lines: number): ReadonlyArray<Finding.Finding> => {
  if (!Weighing.isOfNoLine(one)) return [tell(one, lines, "silent", beside)]

  return lines === 0 ? [tell(one, lines, "silent", before)] : []
}

/** What a text says of a number of earlier lines: what keeps it out for everyone decides; otherwise any statement that lets it in does. */
const of = (all: ReadonlyArray<Alternatives>, lines: number): ReadonlyArray<Finding.Finding> => {
  const { binding, keeping, letting } = Weighing.of(all, lines)
  const out = plainest(binding.length > 0 ? binding : keeping, lines)
  const inside = plainest(letting, lines)
  if (out === undefined && inside === undefined) return all.flatMap((one) => silent(one, lines))
  const isOut = out !== undefined && (binding.length > 0 || inside === undefined)

  return [
    ...(out === undefined ? [] : [tell(out, lines, "keeps out", isOut ? decisive : beside)]),
    ...(inside === undefined ? [] : [tell(inside, lines, "lets in", isOut ? beside : decisive)]),
  ]
}

/** What a text says of a number of earlier lines, in one word. */
const outcomeOf = (all: ReadonlyArray<Alternatives>, lines: number): Finding.Finding["outcome"] | undefined =>
  of(all, lines).find(({ weight }) => weight === decisive)?.outcome

const alternatives = (text: AnnotatedText.AnnotatedText): ReadonlyArray<Weighing.Alternatives> =>
  Weighing.meant(Weighing.alternatives(Statements.of(text)))

const find = (text: AnnotatedText.AnnotatedText, lines: number): ReadonlyArray<Finding.Finding> =>
  Finding.decisive(of(alternatives(text), lines))

/** Nobody is asked about more often than of patients with so many lines, at most. */
const usual = 9

const packing = Packing.list(Finding.packing)

const usually = Array.from({ length: usual + 1 }, (_, lines) =>
  AnnotatedText.layer(packing, (text) => find(text, lines)),
)

/** What a text says of a number of earlier lines to those with a cancer of one organ or tissue, and to everybody; all of it where it speaks of no others. */
const findOwn = (text: AnnotatedText.AnnotatedText, lines: number, site: string): ReadonlyArray<Finding.Finding> => {
  const isOfOthers = OtherCohorts.speakingOf(text, site)
  const own = Statements.of(text).filter(({ place }) => !isOfOthers(place))

  return Finding.decisive(of(Weighing.meant(Weighing.alternatives(own)), lines))
}

/** The same, as it is kept: for as many as there are organs, and usual numbers of lines. */
const usuallyOwn = eachOnce((site: string) =>
  eachOnce((lines: number) => AnnotatedText.layer(packing, (text) => findOwn(text, lines, site))),
)

const hasSide = (findings: ReadonlyArray<Finding.Finding>): boolean =>
  findings.some(({ outcome }) => outcome !== "unknown")

/** What a text says of a number of earlier lines, told to a patient with a cancer of one organ or tissue. */
const told = (
  found: ReadonlyArray<Finding.Finding>,
  text: AnnotatedText.AnnotatedText,
  lines: number,
  site: string | undefined,
): ReadonlyArray<Finding.Finding> => {
  if (site === undefined || !hasSide(found)) return found
  const own = lines <= usual ? usuallyOwn(site)(lines)(text) : findOwn(text, lines, site)

  return hasSide(own) ? own : OtherCohorts.ofOthers(text, found, site)
}

/** Whether a text turns on the number of earlier lines: it tells one from another. */
export const decides = AnnotatedText.layer(Packing.flag, (text) => {
  const all = alternatives(text)

  return new Set(Weighing.numbers.map((lines) => outcomeOf(all, lines))).size > 1
})

export const topic: Topic<"prior_lines"> = {
  atoms: Prefilter.atoms,
  ask: ({ condition, priorLines }) => {
    if (priorLines === undefined) return []
    const site = CancerSites.ofCondition(condition)
    const findFor = usually[priorLines] ?? ((text) => find(text, priorLines))

    return [
      {
        kind: "prior_lines",
        label: "Prior lines of therapy",
        entered: priorLines,
        asks: "prior_lines",
        find: (text) => told(findFor(text), text, priorLines, site),
      },
    ]
  },
}
