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

const told = (text: AnnotatedText.AnnotatedText): ReadonlyArray<Judgement.Alternatives> =>
  Weighing.meant(Judgement.alternatives(Statements.of(text)))

const find = (text: AnnotatedText.AnnotatedText, lines: number): ReadonlyArray<Finding.Finding> =>
  Finding.decisive(LinesAnswer.of(told(text), lines))

/** Nobody is asked about more often than of patients with so many lines, at most. */
const usual = 9

const packing = Packing.list(Finding.packing)

const usually = Array.from({ length: usual + 1 }, (_, lines) =>
  AnnotatedText.layer(packing, (text) => find(text, lines)),
)

/** Whether what a text says to those with a cancer of one organ or tissue, and to everybody, lets in a number of earlier lines. */
const letsIn = (text: AnnotatedText.AnnotatedText, lines: number, site: string): boolean => {
  const isOfOthers = OtherCohorts.speakingOf(text, site)
  const own = Statements.of(text).filter(({ place }) => !isOfOthers(place))

  return LinesAnswer.outcomeOf(Weighing.meant(Judgement.alternatives(own)), lines) === "inclusion"
}

/** The same, as it is kept: for as many as there are organs, and usual numbers of lines. */
const usuallyLetsIn = eachOnce((site: string) =>
  eachOnce((lines: number) => AnnotatedText.layer(Packing.flag, (text) => letsIn(text, lines, site))),
)

/** What a text says of a number of earlier lines, told to a patient with a cancer of one organ or tissue. */
const marked = (
  found: ReadonlyArray<Finding.Finding>,
  text: AnnotatedText.AnnotatedText,
  lines: number,
  site: string | undefined,
): ReadonlyArray<Finding.Finding> => {
  if (site === undefined || !found.some(({ outcome }) => outcome === "inclusion")) return found
  const isLetIn = lines <= usual ? usuallyLetsIn(site)(lines)(text) : letsIn(text, lines, site)

  return isLetIn ? found : found.map((one) => ({ ...one, isOfOthers: true }))
}

/** Whether a text turns on the number of earlier lines: it tells one from another. */
export const decides = AnnotatedText.layer(Packing.flag, (text) => {
  const all = told(text)

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
        find: (text) => marked(findFor(text), text, priorLines, site),
      },
    ]
  },
}
