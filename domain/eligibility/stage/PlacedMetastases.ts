import { once } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import * as Metastases from "./Metastases.ts"

/** What is told of metastases besides where they are; `on a condition` that more is told of them than that they are there. */
export const table = RuleTable.of({
  name: "how metastases are",
  classes: { not: "not non never" },
  rows: [
    telling("symptomatic", [["symptomatic", "symptomatic"]]),
    telling("asymptomatic", [
      ["( asymptomatic | {not} -? symptomatic | no|without symptoms )", "not symptomatic", "no symptomatic"],
    ]),
    telling("untreated", [["( untreated | {not} yet|previously? treated | treatment|therapy -? naive )", "untreated"]]),
    telling("treated", [["treated|pretreated|irradiated", "previously treated"]]),
    telling("new", [["new|newly", "new"]]),
    telling("active", [["active", "active"]]),
    telling("stable", [["( stable|controlled|inactive | {not} -? active|progressing|progressive )", "inactive"]]),
    telling("uncontrolled", [
      ["( uncontrolled|unstable|progressive|progressing | {not} -? stable|controlled )", "progressing"],
    ]),
    telling("on a condition", [["unless|except|excluding|if|provided|when|until|however", "if there is edema"]]),
  ],
})

export type Quality = (typeof table.rows)[number]["means"]

/** What parts a quality from metastases that it is not said of. */
const parting = WordSet.of(
  ". ; : unless except without but cancer cancers infection infections disease diseases tumor tumors",
)

const near = 6

type Said = ReadonlyArray<{ readonly means: Quality; readonly isOfThem: boolean }>

/** What words tell near some metastases, and whether it is said of these. */
const saidNear = (run: Run, words: ReadonlyArray<string>, { first, last }: Metastases.Seated): Said => {
  const all = table.find(run)
  const isParted = (at: number): boolean =>
    parting.has(words[at] ?? "") || (words[at] === "," && all.every((other) => other.last !== at))

  return all.map((found) => {
    const [from, to] = found.last <= first ? [found.last, first] : [last, found.first]
    const isApart = words.slice(from, to).some((_, index) => isParted(from + index))

    return { means: found.row.means, isOfThem: to - from <= near && !isApart }
  })
}

/** What was entered of the only metastases that are named. */
export const entered = (tokens: Tokens): ReadonlyArray<Quality> => {
  const { words } = tokens
  const seated = Metastases.seatedAt(words, words.findIndex(Metastases.isSpread))
  if (seated.organs.length === 0 || words.filter(Metastases.isSpread).length > 1) return []

  return saidNear(KnownNumbers.ofWritten(tokens), words, seated).flatMap(({ isOfThem, means }) =>
    isOfThem && means !== "on a condition" ? [means] : [],
  )
}

const named = once(() =>
  Literal.of("metastases", "metastasis", "metastatic", "metastasized", "mets", "Mets", "carcinomatosis", "carcinosis"),
)

/** At most this many words for metastases are read in a text, wherever these are. */
const most = 60

/**
 * What a text says of metastases in the organs that a profile names, whatever tumour they are of: more exactly than what is said of any
 * metastases, but where no more than a part is barred, "untreated brain metastases". Who has symptomatic ones is meant by what is
 * said of those, and where nothing is, by what bars all.
 */
export const find = (
  text: AnnotatedText,
  organs: ReadonlyArray<string>,
  asked: ReadonlyArray<Quality>,
): ReadonlyArray<Finding.Finding> => {
  const found = Literal.spans(text, named(), most).flatMap((noun) => {
    const seated = Metastases.seatedAt(noun.tokens.words, noun.first)
    const span = { ...Span.over(noun, seated.first, seated.last), says: [] }
    if (!seated.organs.some((organ) => organs.includes(organ)) || !AroundStage.isOfPatients(span)) return []
    const mention = Mention.of(span)
    if (asked.length === 0) return [Finding.of(mention, mention.stand, AroundStage.isNarrowed(span) ? 1 : 3)]
    const said = saidNear(KnownNumbers.ofPublished(span.tokens), span.tokens.words, seated)
    const isExact = said.some(({ isOfThem, means }) => isOfThem && asked.includes(means))
    const barsAll = said.length === 0 && mention.stand.outcome === "exclusion" && !AroundStage.isNarrowed(span)

    return isExact || barsAll
      ? [Finding.of(mention, mention.stand, isExact ? 3 : 2)]
      : [Finding.untold(mention, "of a part of it")]
  })
  const exact = found.filter(({ weight }) => weight === 3)

  return asked.length > 0 && exact.length > 0 ? exact : found
}
