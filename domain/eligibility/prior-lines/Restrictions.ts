import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { people, permissions } from "../classes/Participants.ts"
import type * as Span from "../document/Span.ts"
import type { Claim } from "../line-claims/Claim.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordTests from "../rules/WordTests.ts"
import type { Words } from "../text/Tokens.ts"
import { conditions, times } from "../treatment/LineLexicon.ts"
import * as ClaimRun from "./ClaimRun.ts"

/**
 * That what is claimed is for some of the patients only, or of any cancer, the study's own as well; "of something else": what bars somebody for
 * some time, or another trial; "on condition": under what something else is let in.
 */
export const table = RuleTable.of({
  name: "whom claims of earlier treatment are for",
  over: ClaimRun.level,
  classes: {
    cancer: DiseaseWords.isCancer,
    condition: conditions,
    people,
    permission: permissions,
    time: times,
    verb: new Set([..."is are will be was were ,".split(" "), ...permissions]),
    who: "requiring who with undergoing",
  },
  rows: [
    telling("for some", [
      ["[ @claim.limited ] {verb}{0,4} {condition}", "[@claim.limited] is allowed if they are fit"],
      ["[ @claim ] ..9 {permission} for {people} {who}", "[@claim] is allowed for patients with resectable disease"],
      ["[ @claim ] ..3 in {people} {who}", "[@claim] in patients requiring reconstruction"],
      ["for ..6 only : ..40 [ @claim ]", "for the combination only: melanoma with [@claim]"],
      ["^ [ @claim.failed ] !.|;|,{0,6} {verb}{1,2} defined", "[@claim.failed] will be defined as a rise of blasts"],
      ["^ !.|;|,{1,8} {verb}{1,2} defined as|by !.|;{0,30} [ @claim ]", "relapse is defined as disease after [@claim]"],
    ]),
    telling("for any cancer", [
      ["[ @claim ] ..8 for any _? cancer~|tumor~|tumour~|malignanc~", "[@claim] for any malignant tumor"],
    ]),
    telling("of something else", [
      [
        "[ @claim ] !.|;{0,24} unless !.|;{0,10} >|≥|more|least|over|longer !.|;{0,5} {time}",
        "[@claim], unless at least six months have passed",
      ],
      ["[ @claim ] !.|;{0,24} unless !.|;{0,8} washout|wash|recover~", "[@claim] unless adequate washout"],
      ["[ @claim ] !.|;{0,24} unless !.|;{0,12} {time} ago|before|prior|earlier", "[@claim] unless two years ago"],
      ["for|of|in|other|another ..4 [ @claim.newly ]", "chemotherapy for an episode of [@claim.newly] cancer"],
    ]),
    telling("on condition", [
      ["if|unless|provided|stable ...15 [ @claim.reached ]", "metastases, unless stable without [@claim.reached]"],
    ]),
  ],
})

/** Words for a cancer that do not tell which. */
const isAnyCancer = WordTests.matching(
  "cancer~ tumor~ tumour~ malignan~ metasta~ neoplasm~ carcinoma carcinomas oncolog~",
)

const nearDisease = 6

const farthestDisease = 5

/** The disease that a treatment was for, in one word, where that tells which it is: "therapies for myeloma". */
const diseaseOf = (words: Words, last: number): string | undefined => {
  const link = words.slice(last, last + nearDisease).indexOf("for")
  if (link < 0) return undefined

  return words
    .slice(last + link + 1, last + link + 1 + farthestDisease)
    .find((word) => DiseaseWords.isCancer(word) && !isAnyCancer(word))
}

/** "DLBCL", of "diffuse large B-cell lymphoma"; "HCC", where "hepatocellular carcinoma (HCC)" is written. */
const isShortFor = (disease: string, condition: string, texts: ReadonlyArray<string>): boolean =>
  condition
    .split(/[^a-z]+/)
    .map((word) => word.charAt(0))
    .join("")
    .includes(disease) || texts.some((text) => text.includes(`${condition} (${disease}`))

const isOfOther = (condition: string, disease: string, texts: ReadonlyArray<string>): boolean =>
  !condition.includes(disease) &&
  condition.split(/[^a-z]+/).some(DiseaseWords.isCancer) &&
  !isShortFor(disease, condition, texts)

/** Whether the study is about several diseases, and a treatment was for one of them. */
const isOfOneDisease = (
  { document: { about, folded }, tokens: { words } }: Span.Span,
  { exact, last }: Claim,
): boolean => {
  const disease = exact ? diseaseOf(words, last) : undefined
  if (disease === undefined) return false
  const own = about.map((each) => each.toLowerCase())

  return own.some((each) => each.includes(disease)) && own.some((each) => isOfOther(each, disease, [folded, ...own]))
}

/** What narrows each claim of a sentence. */
export const of = ClaimRun.telling(table)

/** Whether what a claim says is for some of the patients only. */
export const isForSome = (span: Span.Span, sentence: ClaimRun.Claiming, claim: Claim): boolean =>
  of(sentence).get(claim) === "for some" || isOfOneDisease(span, claim)
