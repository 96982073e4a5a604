import type { Line } from "./Lines.ts"
import type { Segment, Side } from "./Segment.ts"

// The wordings by which criteria say that they speak for some patients only. Lines are given folded, and not longer than a sentence.

/** "Cohort A", "Part 2", "Arm #3", "Group No. 1", "Part One", "Arms 1 and 3", "dose expansion", "2nd-/3rd-line patients". */
export const label =
  /^[a-h] ?:|(?<!(?:updrs|umsars|scale|who|classification)[),]{0,2} )\b(?:cohorts?|arms?|parts?|groups?|phases?|strat(?:um|a)|sub[- ]?stud(?:y|ies)|modules?|segments?|populations?)(?:\s+|-)(?:(?:#|no\.|number)\s*|\()?(?:\d+[a-z]?|[ivx]+[a-z]?|[a-h]\d?|one|two|three|four)\b|\bcohorts?\b|\b(?:some|one|certain|other) (?:of the )?(?:parts?|arms?) of\b|\b(?:dose|combination|monotherapy)[ -](?:escalation|expansion|finding|optimi[sz]ation)|\bexpansion (?:part|phase)|^[^.:;]{0,60}\barms?(?: [-–]| only ?[-–:])|^for [^.:;]{0,60}\barms?(?: only)? ?[-–:]|^(?:[>≥] ?)?(?:\d(?:st|nd|rd|th)|first|second|third)[^.:;]{0,20}[ -]line (?:patients|participants|subjects)\b|(?:^|[.:] )(?:patients|participants|subjects) (?:in|on|of|enrolling in) (?:the )?[^.,:;]{2,50} (?:strat(?:um|a)|arms?|groups?)\b/

/** "All patients", "Arms A and B:"; not "Arms A and C:", of which there are more. */
export const all =
  /\ball (?:the )?(?:patients|participants|subjects|cohorts|arms|parts|phases|groups|tumou?r types)\b|\bboth (?:arms|cohorts|parts|phases)\b|\bphases? \w+ and (?:phase )?\w+(?:\)|:|$)|\b(?:arms|cohorts|parts) (?:a|1|i|one)[a-z]? and (?:(?:arm|cohort|part) )?(?:b|2|ii|two)[a-z]?(?:\)|:|$)/

/** What introduces items of which one is enough. */
export const choice =
  /\b(?:one|any|either) (?:or more )?of the (?:\w+ ){0,2}(?:indications|diagnoses)\b|\b(?:one|any|either|one or more|at least one|at least 1|\w+ of one)(?: \(?1\)?)? of (?:the )?(?:sets? of (?:the )?)?(?:following|these|below)|\bmalignanc(?:y|ies)(?:,? (?:including|included are))?\s*:$|\beither of\b|\bfollowing (?:types|diagnoses|indications|tumou?rs|histologies|diseases|cohorts|populations|cancers|categories|groups)\b|\bfollowing (?:[a-z]+ )?are (?:not )?(?:considered|deemed|regarded)\b|\beither\s*:$/

/** Words by which a disease is called; behind a stroke "mcL" is a unit. */
const disease =
  /(?:[a-z]oma|[a-z]omas|leuka?emias?|cancers?|tumou?rs?|neoplasms?|malignanc(?:y|ies))\b|(?<!\/ ?)\b(?:n?sclc|e?scc|hnscc|m?crc|m?crpc|aml|cll|mds|mcl|mzl|dlbcl|[cp]tcl|tnbc|m?bc|(?:cc)?rcc|hcc|btc|pdac|gbm|gists?|hgsoc|eoc|nets?|nhl|mpm|mtc|m?uc)\b/

/** "If platinum was given, …", "for patients with melanoma, …", "patients with a mutation must have …": those of whom this is true. */
export const condition =
  /^(?:note: )?(?:if|when|where applicable|for (?:the |those |any )?(?:patients|participants|subjects|individuals|women|men)\b|in (?:patients|participants|subjects) )|^(?:for|in) [^,:]{3,60}(?:cohort|cancer|tumou?rs?|carcinoma|lymphoma|nsclc|melanoma)[^,:]{0,20}[,:]|^for [^,.:;]{3,40} (?:patients|participants|subjects):|^for (?:[a-z-]{1,20} ){0,3}(?:n?sclc|[ef]l|mcl|mzl|dlbcl|[cp]tcl|aml|c[lm]l|sll|mds|mm|hcc|rcc|m?crc|m?crpc|pdac|tnbc|hnscc|gist|btc|gbm)(?: only)?[,:]|^(?:[a-z0-9/+ -]{2,30}[ -])?(?:mutated|mutant|positive|negative|altered|amplified|wild[ -]?type)(?: [a-z]+)? (?:patients|participants|subjects)\b[^.;]{0,20}\b(?:must|should|need to|are required|will need)\b|^(?:[a-z]\. )?(?:[a-z -]{3,40}: )?(?:[a-z]+ )?(?:patients|participants|subjects|those|individuals) (?:with|who|whose|that) [^.;]{3,160}\b(?:must|should|need to|are required|will need|are eligible|may be eligible|will be eligible|can be)\b/

const part =
  /^(?:note: )?(?:if|when|for (?:the |those |any )?(?:patients|participants|subjects|individuals|women|men) (?:with|who|whose|harbou?ring))\b/

/** "For patients with a mutation, …": whether a sentence begins with those who are only a part of the patients. */
export const isOfPart = (sentence: string): boolean => part.test(sentence)

/** "All other subtypes: at least two lines": those of whom nothing else was said. */
const remaining =
  /^(?:for )?(?:all |any )?others? (?:[a-z-]+ ){0,2}(?:(?:sub)?types?|tumou?rs|cancers|histologies|indications|diseases|malignancies|lymphomas|patients|participants|subjects)\b/

const forThose = /\bfor (?:the )?(?:adult |pa?ediatric )?(?:patients|participants|subjects|those) (?:with|who|in)\b/

/** "Inclusion criteria for participants with lymphoma": whether a heading is for those of whom something is true. */
export const isForThose = (heading: string): boolean => forThose.test(heading)

const widestHead = 90

const isShortTitle = (head: string): boolean => head.length > 0 && head.length <= widestHead

/** Whether a line alone tells of whom what follows is. */
export const tellsGroup = (line: string): boolean => label.test(line) && !all.test(line)

/** Whether a line alone names a group: "Cohort B", "Phase II, dose expansion:". */
export const namesGroup = (line: string): boolean => isShortTitle(line) && tellsGroup(line)

/** "Endometrial (when applicable)": where the tumour is. */
const organ =
  /^(?:endometrial|ovarian|gastric|gej|breast|lung|prostate|bladder|urothelial|cervical|colorectal|pancreatic|biliary|thyroid|head and neck|o?esophageal)\b|\bwhen applicable\b/

/** "Patients with an EGFR mutation"; not "patients with:", of whom the items behind it tell, nor "with adequate organ function:", as all have it. */
const those =
  /^(?:patients|participants|subjects|those) (?:with|without|who|whose) (?!(?:have )?(?:adequate|normal|sufficient|acceptable)\b)[a-z0-9]/

/** "Lymphoma: at least two prior lines": what stands before the colon calls a disease, or those who have something. */
export const named = (sentence: string): boolean => {
  const colon = sentence.indexOf(":")
  const head = colon < 0 ? "" : sentence.slice(0, colon)
  if (!isShortTitle(head) || /\b(?:therap|treat|prior|previous)/.test(head)) return false

  return [disease, organ, remaining, those].some((wording) => wording.test(head))
}

/** So much of an item is looked at for the disease that it begins with, in characters. */
export const widestBeginning = 70

/** "Subjects with relapsed lymphoma": those of one disease, unless it is besides another. */
const withDisease =
  /^(?:adult |pa?ediatric )?(?:patients|participants|subjects) with (?!(?:[a-z]+ ){0,3}(?:brain|cns|history|other|prior|previous|second)\b)/

/** Whether an item begins with a disease, or with those who have it. */
export const beginsWithDisease = (line: string): boolean => {
  const beginning = line.slice(0, widestBeginning).split(/[.;:]/, 1)[0] ?? ""
  if (remaining.test(beginning)) return true
  if (!disease.test(beginning)) return false

  return (
    withDisease.test(beginning) ||
    !/^(?:patients|participants|subjects|no|not|must|histolog\w*|cytolog\w*|diagnos\w*|confirmed|prior|any|per|each|all|at|adequate|presence|evidence|documented|have|has|tumou?r|disease)\b/.test(
      beginning,
    )
  )
}

/** So many items of a list that begin with a disease each are one for one disease, the next for another. */
export const several = 3

const longestTitle = 80

/** What a sentence, or an item of a list, ends with. */
const ending = /[.;,]$/

/** So many lines before a title are looked at for the list that it ends. */
const nearTitle = 2

/** Whether a line is the title of what follows it: short, by itself behind a blank line, and no item of the list that ends above it. */
export const isTitle = (folded: string, lines: ReadonlyArray<Line>, number: number): boolean => {
  const line = lines[number]
  if (line === undefined || line.bulleted || !line.afterBlank || line.end - line.start > longestTitle) return false
  const isItemAbove = lines.slice(Math.max(0, number - nearTitle), number).some(({ bulleted }) => bulleted)

  return isItemAbove && !ending.test(folded.slice(line.start, line.end))
}

/** "Cohort A: Colorectal Cancer", "Stratum B (H3 K27M)", "For the control group". */
const labelled =
  /^(?:for |only )?(?:the )?(?:[a-z-]+ ){0,3}(?:cohort|arm|part|group|phase|sub[- ]?study|population)s?\b|^strat(?:um|a)\b/

/** "Healthy Controls", "Healthcare worker participants", "Participants with solid tumors". */
const people =
  /^(?:[^ ]+ ){0,5}(?:controls?|volunteers|caregivers?|carers|(?:care|study) partners|patients|participants|subjects|donors|relatives|family members|siblings|parents|children|adults)(?: \([^)]*\))?$|^(?:for )?(?:patients|participants|subjects) (?:with|in) /

/** What tells something of a group, or of the study, and is no name. */
const told =
  /\b(?:must|should|will|may|can|is|are|was|were|have|has|had|be|been|not|no|who|whose|allowed|eligible|clos(?:ed|ing)|exclud\w*|includ\w*|receiv\w*|treated|history|prior|previous|least)\b/

/** Whether a line that stands alone names those for whom what follows it is, as the title of a list does, or tells that it is for all. */
export const titled = (folded: string, { end, start }: Line): "some" | "all" | undefined => {
  if (end - start > longestTitle) return undefined
  const title = folded.slice(start, end).replace(/ ?:$/, "")
  if (ending.test(title) || told.test(title) || !(labelled.test(title) || people.test(title))) return undefined

  return all.test(title) || /^(?:for )?(?:all|both)\b/.test(title) ? "all" : "some"
}

/** The group of patients for whom the criteria are that are being read, as the title above them says. */
export interface TitledGroup {
  readonly title: Segment["group"]
  /** Whether it has inclusion criteria of its own, and may have exclusion criteria. */
  readonly isOfParts: boolean
  readonly isExcluding: boolean
  /** Whether one before it had no exclusion criteria of its own, so that those which follow are for all. */
  readonly sharesExclusion: boolean
}

export const none: TitledGroup = { title: undefined, isOfParts: false, isExcluding: false, sharesExclusion: false }

/** "Cohort A" above a list within a part of the criteria. */
export const within = ({ sharesExclusion }: TitledGroup, title: Segment["group"]): TitledGroup => ({
  ...none,
  title,
  sharesExclusion,
})

/** For whom the criteria are behind a heading. `isPlain`: it says no more than which part it heads. `title`: what stands above it. */
export const behindHeading = (
  group: TitledGroup,
  side: Side,
  isPlain: boolean,
  title: Pick<Segment, "start" | "end"> | undefined,
): TitledGroup => {
  const sharesExclusion = group.sharesExclusion || (group.isOfParts && !group.isExcluding)
  if (title !== undefined)
    return { title: [title.start, title.end], isOfParts: true, isExcluding: false, sharesExclusion }
  const goesOn = group.isOfParts && isPlain && side === "exclusion" && !group.sharesExclusion

  return goesOn ? { ...group, isExcluding: true } : { ...none, sharesExclusion: group.sharesExclusion }
}
