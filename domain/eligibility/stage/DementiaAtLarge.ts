import { people } from "../classes/Participants.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as AroundStage from "./AroundStage.ts"
import * as Dementia from "./Dementia.ts"
import { byName, type NamedStage } from "./NamedStage.ts"
import type { StageName } from "./StagePhrase.ts"

const dementia = /\bdement(?:ia|ed)\b/g

const disease = /\b(?:dement(?:ia|ed)|alzheimer(?:'s)?|ad)\b/g

/** At most so many places of a text are judged. */
const tries = 100

/** Words that go with a dementia of any cause. */
const alzheimers = "alzheimer alzheimer's ad"

/** What a dementia stands behind, or its sentence begins with it, that is named by no kind of it: "diagnosed with dementia". */
const led =
  "( ^ | {leading} | criteria|criterion for | progress~|convert~ to | diagnosed|{person} with | ^ of | !{kind} of | {any} {kind} of )"

const notThan = "( !than{6} | !than{0,5} $ )"

/** How dementia is named: at large, or as a part of a name. It is `@stage`. */
export const atLarge = RuleTable.of<"at large" | "in a name">({
  name: "dementia at large",
  over: MarkedRun.level(["stage"]),
  classes: {
    alzheimer: alzheimers,
    any: `${alzheimers} any all`,
    leading:
      "a an any no not without have has had having is are be diagnosed diagnosis known clinical current existing established probable possible overt " +
      "frank manifest documented suspected as or and / , ( : -",
    person: people,
    kind: "type types kind kinds form forms cause causes course stage stages",
    following:
      ". , ; ) ( : or and / as by per at in before is are will according based diagnosis criteria syndrome because",
    naming: "rating scale index assessment association association's -",
  },
  rows: [
    telling("at large", [
      [
        `${led} {alzheimer}? [ @stage ] ( $ | {following} ${notThan} )`,
        "diagnosed with Alzheimer's [@stage]",
        "vascular @stage",
      ],
      [`${led} {alzheimer}? [ @stage ] due|of !than{0,6} {any}`, "[@stage] due to any cause", "@stage due to stroke"],
    ]),
    telling("in a name", [
      ["@stage [ {naming} ]", "Clinical @stage [Rating]"],
      ['[ "(" | due to ] @stage', "MCI [due to] @stage"],
    ]),
  ],
})

const toldOf = (span: Span.Span): ReadonlySet<string> =>
  new Set(
    atLarge.find(MarkedRun.of(KnownNumbers.ofPublished(span.tokens), span, "stage", [])).map(({ row }) => row.means),
  )

/** Whether a place names dementia at large, or Alzheimer's dementia, and no grade or other kind of it. */
const isAtLarge = (span: Span.Span): boolean => toldOf(span).has("at large") && !Dementia.isOfOtherCause(span)

const spansOf = (document: Document, name: RegExp): ReadonlyArray<Span.Span> =>
  [...document.folded.matchAll(name).take(tries)].flatMap(({ 0: word, index }) => {
    const span = Span.at(document, index, index + word.length)

    return span === undefined || AroundStage.governorOf({ ...span, says: [] }) !== undefined ? [] : [span]
  })

const isWanted = (span: Span.Span): boolean => !toldOf(span).has("in a name") && Stand.of(span).outcome === "inclusion"

/** Where a text keeps out dementia, whatever its grade, and wants nobody who has some. */
const barred = (document: Document): ReadonlyArray<Mention.Mention> => {
  if (!Dementia.isOfDementia(document) || !document.mayHold("dement")) return []
  const kept = spansOf(document, dementia)
    .filter(isAtLarge)
    .map((span) => Mention.of(span))
    .filter(({ stand }) => stand.outcome === "exclusion")

  return kept.length === 0 || spansOf(document, disease).some(isWanted) ? [] : kept
}

export const finds: ReadonlyArray<StageName> = ["any dementia"]

/** Dementia that is kept out without a grade, which keeps out each of them. */
export const named = (document: Document): ReadonlyArray<NamedStage> =>
  barred(document).map((mention) => ({ says: finds, read: () => byName({ mention, isByNameOnly: false }) }))
