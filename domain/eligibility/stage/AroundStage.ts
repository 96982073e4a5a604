import { normal, seatOf, siteOf } from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as LetIn from "../mention/LetIn.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as AskedTables from "../rules/AskedTables.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as Metastases from "./Metastases.ts"
import * as Operations from "./Operations.ts"
import * as PastStages from "./PastStages.ts"
import * as PlacedStage from "./PlacedStage.ts"
import * as StageCollocations from "./StageCollocations.ts"
import * as StageParts from "./StageParts.ts"

const stops =
  ". ; : without who that which have has had must is are was were but if unless including except showing demonstrating revealing confirming"

/** What is told of by these is told by itself: "chemotherapy, or evidence of metastases". */
const findings = "evidence sign signs history"

/**
 * What a stage only narrows down: a therapy for it, or a consequence or part of it (its risk, a site of it). `itself` is said of what would
 * be governed by a row that reads less.
 */
export const governors = RuleTable.of({
  name: "what stages narrow down",
  over: PlacedStage.level,
  classes: {
    therapy:
      "therapy therapies treatment treatments treated chemotherapy chemotherapies immunotherapy radiotherapy radiation chemoradiation chemoradiotherapy regimen regimens line lines surgery agent agents drug drugs received receive receiving administered given systemic inhibitor inhibitors antibody antibodies transplant transplantation hsct asct anticancer interferon vaccine platinum cycles doses intervention interventions embolization embolisation chemoembolization chemoembolisation radioembolization radioembolisation cryoablation bcg guerin prior previous previously",
    adjuvant: "adjuvant neoadjuvant perioperative curative definitive prophylactic",
    consequence:
      "fear fears worry risk risks probability likelihood chance complication complications symptom symptoms prevention site sites number burden biopsy biopsies resection excision ablation management monitoring surveillance score marker markers equivocal evaluable unevaluable assessable rate incidence secondary due related attributable caused",
    /** What stands right before what has not come about. */
    ahead:
      "until upon induce inducing prevent prevents preventing delay predict cause causing risk potential develop developing avoid accelerate promote before",
    link: "for in of to against from by as at on into",
    finding: findings,
    stop: `${stops} with being`,
    end: stops,
    part: "site sites biopsy biopsies burden tissue specimen specimens sample samples score index potential",
    tumor: "tumor tumors tumour tumours cancer lesion lesions disease",
    risk: "high low intermediate standard - higher lower",
    article: "a an the their his her",
    sample: "sample samples specimen specimens",
    taking: "resection excision removal ablation",
    planned: "planned scheduled undergoing candidate candidates eligible plan planning",
    several: "one two three four five six ten 1 2 3 4 5 6 7 8 9 10 multiple several",
    counted: "identified separate distinct measurable evaluable radiographic visible or and / fewer more known total",
    taken: "obtained collected taken acquired",
    tissue: "tissue tissues block blocks biopsy biopsies material",
    turning: "progress~ transform~ evol~ transition~ conver~",
    approved: "approved indicated licensed",
  },
  parts: {
    /** Before a linking word, in brackets or not. */
    beside: '( "(" !")"{0,22} ")" | !{end}|{finding}|")" )',
    link: "{link} !{stop}|{finding}{0,12} @stage",
    some: "least|than|to|-|≤|< {several} {counted}{0,2}",
  },
  rows: [
    telling("therapy", [
      ["[ {therapy} ] ( !{end}{0,8} <beside> )? <link>", "Earlier [therapy] for advanced or @stage"],
      ["[ in ] !{stop}{0,12} @stage setting|settings", "Capecitabine [in] the @stage setting"],
      [
        "[ in ] !{stop}|{finding}{0,12} @stage !{stop}|{finding}{0,5} or|and|/ !{stop}|{finding}{0,9} setting|settings",
        "Docetaxel [in] the @stage (HSPC) or castration-resistant setting",
      ],
      ["[ before|predat~ ] _? diagnosis !{stop}{0,12} @stage", "Chemotherapy [before] the diagnosis of @stage"],
    ]),
    telling("adjuvant therapy", [
      ["{adjuvant} !{end}{0,12} [ {therapy} ] ( !{end}{0,8} <beside> )? <link>", "Adjuvant [therapy] for @stage"],
    ]),
    telling("consequence", [
      ["[ {consequence} ] ( !{end}? <beside> )? <link>", "Pain [due] to @stage"],
      ["[ {ahead} ] !{stop}? @stage", "A drug to [prevent] @stage"],
      ["[ {sample} during|of | {sample}|{tissue} from ] !{stop}{0,12} @stage", "[samples of] a @stage"],
      [
        '[ {sample}|{tissue} ] !;|"("|")"{0,8} {taken} !;|")"{0,12} @stage',
        "[biopsy] may have been taken from any site (primary or @stage",
        "biopsy (taken within 3 years) that shows @stage",
      ],
      ["[ {sample}|{tissue} ] ..7 primary or|and|/ @stage", "The tumour [sample] (primary or @stage"],
      ["{turning} [ from ] !{stop}|to{0,12} @stage", "Progression [from] the @stage"],
      [
        "[ absence|presence ] of !{stop}{0,4} @stage is|are not required|needed|necessary|mandatory",
        "A scan to confirm the [absence] of @stage is not required",
        "the absence of @stage is required",
      ],
      ["[ expected ] ( to ..3 )? @stage", "not [expected] to have a @stage"],
      ["[ {approved} ] ( for use )? {link} !{stop}{0,12} @stage", "Agents that are [approved] for use in @stage"],
    ]),
    telling("part", [
      ["@stage [ {part} ]", "Bulk at a @stage [site]"],
      ["@stage {tumor} [ {part} ]", "a @stage tumor [biopsy]"],
      ["@stage -? [ free ]", "@stage-[free]"],
    ]),
    telling("denied", [["[ non|not -? ] @stage", "therapy for [non-]@stage disease"]]),
    telling("itself", [
      ["@stage.distant [ {part} ]", "spread to @stage.distant [sites]"],
      ["{finding} or|and|/ [ symptoms ] !{end}{0,4} @stage", "no signs or [symptoms] of @stage"],
      ["on - [ site ] !{stop}{0,12} @stage", "on-[site] evaluation negative for @stage"],
      ["{risk} [ risk ] ( !of|for !{stop}{0,12} )? @stage", "High [risk] @stage", "high risk of @stage"],
      [
        "[ prior|previous ] or|and|/ current|present|active !{stop}{0,5} @stage",
        "[previous] or current presence of @stage",
      ],
      [
        "[ prior|previous|previously ] !{stop}|{finding}{0,5} diagnosis|diagnosed of|with !{stop}{0,12} @stage",
        "a [prior] histologically confirmed diagnosis of @stage",
      ],
      ["[ score|scores ] of !,|{stop}{1,5} , !{stop}{0,4} @stage", "Gleason [score] of 6 or less, clinical @stage"],
      ["[ symptom? progression related to ] !{stop}{0,12} @stage", "[progression related to] cancer at @stage"],
      [
        "{planned} !{end}{0,6} [ {taking} ] of|for {article}|non|-|known|suspected{0,3} @stage.wanted",
        "scheduled for curative [resection] of non-@stage.wanted",
      ],
      [
        "within !{end}{1,4} of|after|from !{end}{0,4} [ resection|surgery|biopsy ] of|for {article}? @stage.new",
        "within 16 weeks of a [resection] of their @stage.new",
        "surgery for a @stage.new",
      ],
      ["<some> [ site|sites ] of @stage.wanted", "at least two identified [sites] of @stage.wanted"],
      ["<some> @stage.wanted [ site|sites ]", "fewer than 10 @stage.wanted [sites]", "a @stage.wanted site"],
      ["any|unlimited [ number ] of prior|previous? @stage.course", "any [number] of prior @stage.course"],
      ["[ biopsy ] -? proven|confirmed|verified !{end}{0,14} @stage", "[biopsy]-proven diagnosis of @stage"],
      [
        "( ^ | !no|not|without ) [ biopsy ] confirmation|proof|verification of disease? @stage ( !is|are|not|need~|requir~ | $ )",
        "[biopsy] confirmation of disease @stage",
        "no biopsy confirmation of @stage is required",
      ],
      ["diagnosed with? and [ treated ] for !{stop}{0,12} @stage", "diagnosed with and [treated] for a @stage"],
    ]),
  ],
})

const asked = AskedTables.of([
  PastStages.table,
  StageParts.table,
  StageCollocations.nouns,
  StageCollocations.beside,
  Operations.table,
  StageCollocations.table,
  Metastases.table,
  governors,
])

export type Told = ReturnType<typeof asked>

/** What the words around a stage tell of it. */
export const told = remembering(
  (stage: PlacedStage.Saying): Told =>
    asked(MarkedRun.of(Runs.ofPublished(stage.tokens), stage, "stage", PlacedStage.attributesOf(stage))),
)

/** Kinds of a cancer that are mostly studied by themselves. */
const kinds: ReadonlySet<string> = new Set(
  "uveal ocular choroidal conjunctival mucosal acral neuroendocrine sarcomatoid".split(" "),
)

/** "Metastatic uveal melanoma", in a study of melanomas: who has another kind may well be wanted. */
const isOfKind = ({ document, last, tokens: { words } }: PlacedStage.Saying): boolean => {
  const own = OwnDiseases.of(document).words

  return Noun.at(words, last).some((word) => kinds.has(word) && !own.has(normal(word)))
}

/** Whether a stage is narrowed to a part of those who have it. */
export const isNarrowed = (stage: PlacedStage.Saying): boolean =>
  told(stage).has("narrowed") || told(stage).has("narrowed before") || isOfKind(stage)

export type Governor = "therapy" | "adjuvant therapy" | "consequence" | undefined

/** What governs a stage in its sentence, of what stands before it the nearest; nothing where the stage is what the criterion is about. */
export const governorOf = (stage: PlacedStage.Saying): Governor => {
  const said = told(stage)
  if (said.has("part")) return "consequence"
  const [therapy = -1, adjuvant = -1, consequence = -1] = [
    said.get("therapy"),
    said.get("adjuvant therapy"),
    said.get("consequence"),
  ]
  const nearest = Math.max(therapy, adjuvant)
  if (consequence > nearest) return "consequence"
  if (nearest < 0) return undefined

  return adjuvant > therapy ? "adjuvant therapy" : "therapy"
}

export const isTherapy = (governor: Governor): boolean => governor === "therapy" || governor === "adjuvant therapy"

/** Whether a place is what a therapy is for. */
export const isOfTherapy = (stage: PlacedStage.Saying): boolean => isTherapy(governorOf(stage))

/** How a place stands in the words around it: what must not be there is kept out on whichever side that is said. */
export const standOf = (stage: PlacedStage.Saying, stand: Stand.Stand): Stand.Stand =>
  told(stage).has("ruled out") ? Stand.ruledOut : LetIn.weighed(stage, stand)

/** Whether a place is of patients: not what a therapy is for, nor what raises a value, nor what a test looks for. */
export const isOfPatients = (stage: PlacedStage.Saying): boolean =>
  governorOf(stage) === undefined && !told(stage).has("of a value") && !told(stage).has("in passing")

/** Whether the study's own tumor is spoken of that has spread to an organ: as wanted, or as what keeps out a part of those in whom it has spread. */
export const arePlaced = (stage: PlacedStage.Saying): boolean =>
  stage.says.includes("metastatic") && told(stage).has("placed") && !told(stage).has("of a value")

/**
 * Whether only those metastases are spoken of that sit elsewhere than in one place, which is not where the study's cancer begins: who
 * bars "metastases outside of the lungs" lets in those in the lungs.
 */
export const areElsewhere = (stage: PlacedStage.Saying): boolean => {
  const { document, first, last, tokens } = stage
  const isExtrahepatic = /^extra-?hepatic/.test(tokens.words.slice(first, last).join(""))
  const named = tokens.words[told(stage).get("elsewhere") ?? -1]
  const place = isExtrahepatic ? "hepatic" : named?.replace(/^(?:extra|non)/, "")
  const { sites } = OwnDiseases.of(document)

  const organ = place === undefined ? undefined : (seatOf(place) ?? siteOf(place) ?? "")

  return organ !== undefined && sites.size > 0 && (!sites.has(organ) || Metastases.areStudied(document, [organ]))
}
