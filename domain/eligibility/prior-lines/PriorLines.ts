import * as Packing from "../../annotation/Packing.ts"
import { eachOnce } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as Finding from "../mention/Finding.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import type { Topic } from "../mention/Question.ts"
import type * as Remark from "../mention/Remark.ts"
import * as OwnStatements from "./OwnStatements.ts"
import * as Statements from "./Statements.ts"
import * as Weighing from "./Weighing.ts"

type Alternatives = Weighing.Alternatives

/** What decides weighs more than all that only stands beside it. */
const decisive = 4

/** What a statement tells a number that its range does not hold. */
const outsideOf = (
  { claim: { beyond, low }, stand: { outcome } }: Statements.Statement,
  lines: number,
): Remark.Remark => {
  if (outcome === "exclusion") return "it rules out other numbers than *"
  if (beyond === "silent" || beyond === "no line") return "it says nothing of *"

  return lines < low ? "* is fewer than it asks for" : "* is more than it lets in"
}

const groups: Readonly<Record<Statements.Statement["group"], Remark.Group | undefined>> = {
  everyone: undefined,
  alternative: "one of several alternatives",
  some: "for some of the patients",
}

const outcomes = { "lets in": "inclusion", "keeps out": "exclusion", silent: "unknown" } as const

const tell = (all: Alternatives, lines: number, effect: Weighing.Effect, weight: number): Finding.Finding => {
  const statement = Weighing.carrier(all, lines, effect)
  const { group, stand } = statement
  const isOwn = Weighing.tellsOf(statement, lines) || stand.outcome === "unknown"
  const remarked = isOwn ? { remark: stand.remark } : { remark: outsideOf(statement, lines), number: String(lines) }

  return Finding.of(statement, { outcome: outcomes[effect], group: groups[group], ...remarked }, weight)
}

/** How plainly statements speak: those that count before those that only tell that there was something. */
const plainness = ([{ claim, stand }]: Alternatives, lines: number): number => {
  const isInside = lines >= claim.low && lines <= claim.high

  return (
    (claim.exact || stand.turned || stand.remark === "ruling it out" ? 2 : 0) +
    (isInside && stand.outcome === "inclusion" ? 1 : 0)
  )
}

/** What a text says of a number of earlier lines: what keeps it out for everyone decides; otherwise any statement that lets it in does. */
const of = (meant: Weighing.Meant, lines: number): ReadonlyArray<Finding.Finding> => {
  const { binding, keeping, letting } = Weighing.of(meant, lines)
  const out = binding.length > 0 ? binding : keeping
  const isOut = binding.length > 0 || letting.length === 0
  const telling = (some: ReadonlyArray<Alternatives>, effect: Weighing.Effect, isDecisive: boolean) =>
    some.map((one) => tell(one, lines, effect, plainness(one, lines) + (isDecisive ? decisive : 0)))
  if (out.length + letting.length > 0)
    return [...telling(out, "keeps out", isOut), ...telling(letting, "lets in", !isOut)]

  /** Of none, first that there was a treatment, though it is no line. */
  return meant.told.flatMap((one) =>
    lines === 0 || !Weighing.isOfNoLine(one) ? tell(one, lines, "silent", Weighing.isOfNoLine(one) ? 1 : 0) : [],
  )
}

/** What a text says of a number of earlier lines, in one word. */
const outcomeOf = (meant: Weighing.Meant, lines: number): Finding.Finding["outcome"] | undefined =>
  of(meant, lines).find(({ weight }) => weight >= decisive)?.outcome

const find = (text: AnnotatedText.AnnotatedText, lines: number): ReadonlyArray<Finding.Finding> =>
  Finding.decisive(of(Weighing.meant(Statements.of(text)), lines))

/** Nobody is asked about more often than of patients with so many lines, at most. */
const usual = 9

const packing = Packing.list(Finding.packing)

const usually = Array.from({ length: usual + 1 }, (_, lines) =>
  AnnotatedText.layer(packing, (text) => find(text, lines)),
)

/** What a text says of a number of earlier lines to those with a cancer of one organ or tissue, and to everybody; all of it where it speaks of no others. */
const findOwn = (text: AnnotatedText.AnnotatedText, lines: number, site: string): ReadonlyArray<Finding.Finding> =>
  Finding.decisive(of(Weighing.meant(OwnStatements.of(text, Statements.of(text), site)), lines))

/** The same, as it is kept: for as many as there are organs, and usual numbers of lines. */
const usuallyOwn = eachOnce((site: string) =>
  eachOnce((lines: number) => AnnotatedText.layer(packing, (text) => findOwn(text, lines, site))),
)

const hasSide = (findings: ReadonlyArray<Finding.Finding>): boolean =>
  findings.some(({ outcome }) => outcome !== "unknown")

/** What a text says of a number of earlier lines, told to a patient with a cancer of one organ or tissue. */
const forSite = (
  found: ReadonlyArray<Finding.Finding>,
  text: AnnotatedText.AnnotatedText,
  lines: number,
  site: string | undefined,
): ReadonlyArray<Finding.Finding> => {
  if (site === undefined || !hasSide(found)) return found
  const own = lines <= usual ? usuallyOwn(site)(lines)(text) : findOwn(text, lines, site)

  return own.length > 0 ? own : OtherCohorts.ofOthers(text, found, site)
}

/** Whether a text turns on the number of earlier lines: it tells one from another. */
export const decides = AnnotatedText.layer(Packing.flag, (text) => {
  const meant = Weighing.meant(Statements.of(text))

  return new Set(Weighing.numbers.map((lines) => outcomeOf(meant, lines))).size > 1
})

export const topic: Topic<"priorLines"> = {
  ask: ({ condition, priorLines }) => {
    if (priorLines === undefined) return []
    const site = CancerSites.ofCondition(condition)
    const findFor = usually[priorLines] ?? ((text) => find(text, priorLines))

    return [
      {
        kind: "priorLines",
        label: "Prior lines of therapy",
        entered: priorLines,
        asks: "prior lines",
        find: (text) => forSite(findFor(text), text, priorLines, site),
      },
    ]
  },
}
