import { dementiaWords, normal } from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import { people } from "../classes/Participants.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import { besideOwn, byName, type NamedStage } from "./PlacedStage.ts"
import type { StageName } from "./StagePhrase.ts"

const ofMind = WordSet.of("alzheimer ad dementia mci cognitive cognition neurocognitive memory")

/** Whether a study is about dementia or what may become one, as far as it tells what it is about. */
export const isOfDementia = (document: Document): boolean =>
  [...OwnDiseases.of(document).words].some((word) => ofMind.has(word))

/** What makes a dementia or a lesser impairment of the mind, one form for each. */
const causes = WordSet.of(
  "alzheimer ad parkinson parkinsonism lewy vascular cerebrovascular stroke infarct frontotemporal ftd pick huntington hydrocephalus prion " +
    "creutzfeldt supranuclear corticobasal trauma traumatic tbi injury concussion alcohol substance drug hiv aids syphilis infection encephalitis " +
    "encephalopathy depression psychiatric schizophrenia epilepsy seizure tumor tumour neoplasm down sclerosis metabolic nutritional vitamin " +
    "thyroid hypothyroidism chemotherapy hypoxia anoxia korsakoff wernicke alcoholic",
)

const besideName =
  "mci amci mild moderate severe neurocognitive disorder disease syndrome type stage major minor / ( ) possible probable"

/** What stands between a stage and the link to its cause; what joins another item to it does not stand last: "no dementia or of stroke". */
const caused = "[ @stage ] ( {beside}{0,8} {name}|@own )? {relating}{0,4}"

const link =
  "( due|secondary|attributable|attributed|related to | caused|explained by | resulting from | because of | associated with | from|with|of|in|after|following | whose cause is )"

/**
 * What is told of the cause of a dementia, or of a lesser impairment: that it is another than the study's own disease, `@own`, which stands
 * for each of its words, and that its name is that of another kind.
 */
export const otherCauses = RuleTable.of<"another cause" | "another kind" | "nothing">({
  name: "other causes of dementia",
  over: MarkedRun.level(["stage", "own"]),
  classes: {
    cause: (word) => causes.has(normal(word)),
    beside: new Set([...besideName.split(" "), ...dementiaWords, "or", "and", ","]),
    name: new Set([...besideName.split(" "), ...dementiaWords]),
    relating:
      "that which is are was were be been clearly primarily mainly likely thought judged considered believed to have has had began begun started developed arose arisen occurred appeared",
    onset: "began begun started developed arose arisen occurred appeared",
    age: (word) => /^(?:\d+|ages?|aged|the|an?)$/.test(word),
    other: "other another alternative different non besides except",
    end: ". ; : )",
    leading: "contribut~ caus~ explain~ account~ responsib~ result~ lead~",
    kind: "type types kind kinds form forms cause causes variant variants subtype subtypes",
    causing: "cause causes explanation explanations etiology etiologies reason reasons",
    within:
      "- related associated induced type onset disease disorder body bodies lobar progressive rapidly variant semantic",
  },
  rows: [
    telling("another cause", [
      [`${caused} ${link} !{end}|@own{0,9} {other}`, "[@stage] due to a non-@own cause", "@stage due to @own"],
      [`${caused} ${link} !{end}{0,9} {cause}`, "[@stage] that is due to a stroke", "@stage or of stroke"],
      [
        "[ @stage ] {relating}{0,6} {onset} after|following the|a|an? !{end}|{age}|@own",
        "[@stage] that began after a cardiac arrest",
        "@stage that began after the age of 60",
      ],
      [`${caused} not {relating}{0,4} ${link} !{end}{0,9} @own`, "[@stage] that is clearly not due to @own"],
      [`${caused} unrelated|unattributable to !{end}{0,9} @own`, "[@stage] unrelated to @own"],
      [
        "other than !than{0,17} {leading} !than{0,5} [ @stage ]",
        "a condition other than @own that may lead to [@stage]",
      ],
    ]),
    telling("nothing", [
      [`${caused} ${link} !{end}{0,9} {cause} !{end}|{other}{0,8} @own`, "[@stage] due to stroke or @own"],
      [`${caused} ${link} !{end}|{other}{0,9} @own !{end}{0,8} {cause}`, "[@stage] due to @own or stroke"],
    ]),
    telling("another kind", [
      ["[ {other} ] ( {kind} of | !than )? @stage", "[another] type of @stage", "other than @stage"],
      ["[ {other} ] !than|{end} {kind} of @stage", "[other] rare types of @stage", "other than types of @stage"],
      ["( ^ | !any|all ) [ {causing} ] of|for the? @stage", "a tumor as the [cause] of @stage", "any cause of @stage"],
      ["[ {cause}|secondary|mixed ] {within}{0,4} @stage", "[alcohol]-related @stage", "stroke or @stage"],
      ["[ non ] -? @own {within}{0,3} @stage", "[non]-@own @stage"],
      ['@stage [ "(" {cause} ]', "@stage [(vascular], alcoholic)"],
      ['@stage "("|,? [ other than|except|besides ] ...8 @own', "@stage [other than] @own"],
    ]),
  ],
})

/** What is told of the cause of a dementia in its sentence. */
const causesTold = remembering((span: Span.Span): ReadonlySet<string> => {
  const own = OwnDiseases.of(span.document).words
  const run = besideOwn(
    span,
    { name: "stage", attributes: [] },
    { has: (word) => own.has(normal(word)), attributes: [] },
  )

  return new Set(RuleTable.meanings(otherCauses, run))
})

/** Whether a stage of dementia is told that something else than the study's own disease has led to: "dementia due to a non-AD cause". */
export const isOfOtherCause = (span: Span.Span): boolean => causesTold(span).has("another cause")

/** Whether a dementia is told that is not the study's own disease, by its cause or its name. In the inclusion part the own may be named beside it. */
export const isOfOtherKind = (span: Span.Span): boolean => {
  const { document, segment, tokens } = span
  if (!isOfOtherCause(span) && !causesTold(span).has("another kind")) return false
  const own = OwnDiseases.of(document).words

  return segment.side !== "inclusion" || !tokens.words.some((word) => own.has(normal(word)))
}

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
  new Set(RuleTable.meanings(atLarge, MarkedRun.of(Runs.ofPublished(span.tokens), span, "stage", [])))

/** Whether a place names dementia at large, or Alzheimer's dementia, and no grade or other kind of it. */
const isAtLarge = (span: Span.Span): boolean => toldOf(span).has("at large") && !isOfOtherCause(span)

const spansOf = (document: Document, name: RegExp): ReadonlyArray<Span.Span> =>
  [...document.folded.matchAll(name).take(tries)].flatMap(({ 0: word, index }) => {
    const isWritten = word !== "ad" || document.text.startsWith("AD", index)
    const span = isWritten ? Span.at(document, index, index + word.length) : undefined

    return span === undefined || AroundStage.governorOf({ ...span, says: [] }) !== undefined ? [] : [span]
  })

const isWanted = (span: Span.Span): boolean => !toldOf(span).has("in a name") && Stand.of(span).outcome === "inclusion"

/** Where a text keeps out dementia, whatever its grade, and wants nobody who has some. */
const barred = (document: Document): ReadonlyArray<Mention.Mention> => {
  if (!isOfDementia(document) || !document.folded.includes("dement")) return []
  const kept = spansOf(document, dementia)
    .filter(isAtLarge)
    .map((span) => Mention.of(span))
    .filter(({ stand }) => stand.outcome === "exclusion")

  return kept.length === 0 || spansOf(document, disease).some(isWanted) ? [] : kept
}

export const finds: ReadonlyArray<StageName> = ["any dementia"]

/** Dementia that is kept out without a grade, which keeps out each of them. */
export const named = (document: Document): ReadonlyArray<NamedStage> =>
  barred(document).map((mention) => ({ says: finds, read: () => byName(mention) }))
