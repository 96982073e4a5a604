import { isCancer, normal } from "../../condition/DiseaseWords.ts"
import type { Span } from "../document/Span.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import * as PlacedStage from "./PlacedStage.ts"

/** What stands between the words that tell that an operation was done and its name. */
export const ofOperation = WordSet.of(
  "a an the their of from complete total partial radical or primary interval initial maximal optimal curative definitive gross r0 r1 or d2 including surgery surgical safe maximum adequate potentially - / s",
)

/** Words by which an operation is planned, of whatever it is said. */
const plans =
  "eligible willing willingness plan plans planned planning scheduled candidate candidates amenable suitable intended"

/** Words by which one is planned, or could be. */
export const mayCome = `${plans} intend undergo undergoing can could cannot able`

const ways =
  "a an the their its of for to with undergo undergoing receive either or / - partial radical complete total standard open laparoscopic robot robotic " +
  "assisted elective upfront primary curative definitive distal thoracoscopic minimally invasive bilateral unilateral right left surgical treatment " +
  "interval exploratory laparotomy and intent d2 surgery breast , ("

/** What makes an operation one that is not for the whole of a tumor: "prophylactic mastectomy". */
const otherwise =
  "prophylactic palliative emergency emergent urgent prior previous cytoreductive reducing salvage donor non no not without after following or before . ; :"

/** Whether an operation was done, when, or is to come; whether it takes out one of several lesions; and that a treatment for a stage is planned. */
export const table = RuleTable.of({
  name: "times of operations",
  over: PlacedStage.level,
  classes: {
    ofOperation,
    ways,
    doing: "undergone underwent had after following post status received completed completion recovered prior previous",
    mayCome,
    past: "performed completed done",
    clean: "clear negative free r0",
    toCome: "planned scheduled will to is expected . ; :",
    planning: `${plans} appropriate fit indicated will elected about`,
    otherwise,
    people: "who patients subjects participants individuals adults men women",
    dating: "of after following since from",
    denial: "not no non",
    treatedNow:
      "planned scheduled expected undergoing candidate candidates eligible starting initiating planning receiving start begin beginning pursue pursuing decision recommended will",
    over: "prior previous previously completed received finished after",
    treating: (word) => /therap|chemo|treat|radi|surg|operation|resect|ectomy/.test(word),
  },
  parts: { meanwhile: "!{treatedNow}|{over}{0,9}", manner: "!{ways}|{otherwise}" },
  rows: [
    telling("done", [
      ["[ {doing} {ofOperation}{0,4} | r0|r1 ] @stage", "[underwent a radical] @stage"],
      [
        "( ^ | !be|not|or ) [ treated|completed !{toCome}|or{0,8} with|including ( !{toCome}|or{1,8} and )? {ofOperation}{0,3} ] @stage",
        "cancer [treated with chemotherapy and] @stage",
        "to be treated with @stage",
      ],
      ["@stage !{toCome}{0,6} [ {past} | {clean} _? margin|margins ]", "@stage with [clear margins]"],
      ["@stage !{toCome}{0,5} [ no evidence ]", "@stage with [no evidence] of disease"],
    ]),
    telling("no operation", [
      ["( {mayCome}|for ...4 | if ) @stage !{toCome}{0,6} [ {past} ]", "eligible for @stage when [performed]"],
      ["{denial} ...3 [ {planning} ] {ways}{0,8} <manner>? @stage", "not a [candidate] for stapled @stage"],
      ["{denial} ...3 [ undergoing|undergo ] {ways}{0,8} <manner>? @stage", "not [undergoing] @stage"],
    ]),
    telling("recent", [["@stage ...9 [ within ]", "@stage [within] four weeks"]]),
    telling("planned", [
      ["[ {planning} ] {ways}{0,8} <manner>? @stage", "[scheduled] to undergo a stapled @stage"],
      ["{people} [ undergo ] {ways}{0,8} <manner>? @stage", "patients who [undergo] @stage"],
      ["( ^ | !{dating} ) [ undergoing ] {ways}{0,8} <manner>? @stage", "patients [undergoing] stapled @stage"],
      [
        "[ {planning} ] !{otherwise}{0,14} and|then|by|subsequent {ways}{0,4} @stage",
        "[plan] of radiation, followed by @stage",
        "planned after @stage",
      ],
      ["@stage ( of ..4 )? is|are|must? be? [ planned|scheduled|intended|indicated ]", "in whom a @stage is [planned]"],
    ]),
    telling("of spread", [["( ^ | !-|without ) [ metasta~ ]", "resection of [metastases]", "non-metastatic"]]),
    telling("planned treatment", [
      ["{treatedNow} <meanwhile> [ {treating} ] <meanwhile> @stage.wanted", "planned [chemotherapy] for @stage.wanted"],
      [
        "is|are|currently|now being? [ treated ] for !{over}{0,3} @stage.wanted",
        "who are being [treated] for @stage.wanted",
        "was treated for @stage.wanted",
      ],
      [
        "^ completed|finished !{over}|adjuvant|neoadjuvant|.|;{0,9} [ {treating} ] of|for !{over}{0,3} @stage.wanted",
        "Completed primary [treatment] for @stage.wanted",
        "Completed adjuvant treatment for @stage.wanted",
      ],
    ]),
  ],
})

/** The organs that operations take, where a cancer may sit that they take out. */
const organs: ReadonlyArray<readonly [operation: RegExp, sites: ReadonlyArray<string>]> = [
  [/^nephrectomy$/, ["kidney", "bladder"]],
  [/^prostatectomy$/, ["prostate"]],
  [/^cystectomy$/, ["bladder", "prostate"]],
  [/^(?:gastrectomy|o?esophagectomy)$/, ["stomach"]],
  [/^hysterectomy$/, ["womb", "cervix", "ovary"]],
  [/^(?:mastectomy|lumpectomy)$/, ["breast"]],
  [
    /^(?:pancreatectomy|pancreatic|pancreat(?:ic)?oduodenectomy|duodenopancreatectomy|whipple)$/,
    ["pancreas", "liver", "bowel", "stomach"],
  ],
  [/^(?:hepatectomy|liver|hepatic)$/, ["liver", "bowel"]],
  [/^(?:colectomy|hemicolectomy|anterior|mesorectal|colorectal|colon|rectal)$/, ["bowel"]],
  [/^(?:lobectomy|pneumonectomy|lung|pulmonary)$/, ["lung"]],
  [/^segmentectomy$/, ["lung", "liver", "breast"]],
  [/^thyroidectomy$/, ["thyroid", "head"]],
  [/^laryngectomy$/, ["head"]],
]

/** Whether an operation takes an organ that the study's cancer may sit in. In a study of any cancer, who had one may take part. */
const isOfOwnOrgan = ({ document, first, last, segment, tokens: { words } }: Span): boolean => {
  const named = words.slice(first, last)
  const taken = organs.find(([operation]) => named.some((word) => operation.test(word)))
  const { sites } = OwnDiseases.of(document)
  if (taken === undefined) return true

  return sites.size === 0 ? segment.side === "inclusion" : taken[1].some((site) => sites.has(site))
}

const nearDisease = 6

const others: ReadonlySet<string> = new Set(["benign", "other", "another"])

/** "Surgery for breast cancer", and not "surgery for benign disease": whether an operation that tells what it is for is for the study's disease. */
const isForOwn = ({ document, last, tokens: { words } }: Span): boolean => {
  if (words[last - 1] !== "for") return true
  const own = OwnDiseases.of(document).words
  const behind = words.slice(last, last + nearDisease)

  return behind.some((word) => isCancer(word) || own.has(normal(word))) && !behind.some((word) => others.has(word))
}

/** Whether an operation is one for the study's disease. */
export const isForStudy = (span: Span): boolean => isOfOwnOrgan(span) && isForOwn(span)
