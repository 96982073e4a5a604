import * as Packing from "../../annotation/Packing.ts"
import { eachOnce } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as Finding from "../mention/Finding.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import type { Topic } from "../mention/Question.ts"
import * as Judgement from "./Judgement.ts"
import * as LinesAnswer from "./LinesAnswer.ts"
import * as Prefilter from "./Prefilter.ts"
import * as Statements from "./Statements.ts"
import * as Weighing from "./Weighing.ts"

const alternatives = (text: AnnotatedText.AnnotatedText): ReadonlyArray<Judgement.Alternatives> =>
  Weighing.meant(Judgement.alternatives(Statements.of(text)))

const find = (text: AnnotatedText.AnnotatedText, lines: number): ReadonlyArray<Finding.Finding> =>
  Finding.decisive(LinesAnswer.of(alternatives(text), lines))

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

  return Finding.decisive(LinesAnswer.of(Weighing.meant(Judgement.alternatives(own)), lines))
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

  return new Set(Judgement.numbers.map((lines) => LinesAnswer.outcomeOf(all, lines))).size > 1
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
