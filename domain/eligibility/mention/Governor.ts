import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import * as ItemMark from "./ItemMark.ts"

/**
 * What a mention only narrows down: a `therapy` for it, or a `consequence` or part of it (its risk, a site of it). Nothing where the
 * mention is what the criterion is about.
 */
export type Governor = "therapy" | "adjuvant therapy" | "consequence" | undefined

const therapies = WordSet.of(
  "therapy therapies treatment treatments treated chemotherapy chemotherapies immunotherapy radiotherapy radiation chemoradiation chemoradiotherapy " +
    "regimen regimens line lines surgery agent agents drug drugs received receive receiving administered given systemic inhibitor inhibitors " +
    "antibody antibodies transplant transplantation hsct asct anticancer interferon vaccine platinum cycles doses prior previous previously",
)

const adjuvants = WordSet.of("adjuvant neoadjuvant perioperative curative definitive prophylactic")

const consequences = WordSet.of(
  "fear fears worry risk risks probability likelihood chance complication complications symptom symptoms prevention site sites number burden biopsy biopsies " +
    "resection excision ablation management monitoring surveillance score marker markers equivocal evaluable unevaluable assessable rate incidence secondary due related attributable caused",
)

/** What stands right before what has not come about. */
const ahead = WordSet.of(
  "until upon induce inducing prevent prevents preventing delay predict cause causing risk potential develop developing avoid accelerate promote before",
)

const linking = WordSet.of("for in of to against from by as at on into")

const stops = WordSet.of(
  ". ; : without who that which have has had must is are was were but if unless including except showing demonstrating revealing confirming",
)

/** What is told of by these is told by itself: "chemotherapy, or evidence of metastases". */
const findings = WordSet.of("evidence sign signs history")

const reach = 14

const beforeLink = 9

const settings = WordSet.of("setting settings")

/** What nouns behind an adjective take it for a part of: "metastatic sites". */
const parts = WordSet.of("site sites biopsy biopsies burden tissue specimen specimens sample samples score potential")

const tumors = WordSet.of("tumor tumors tumour tumours cancer lesion lesions disease")

const widestBracket = 24

/** Before the bracket that a place closes, or the place itself. */
const beforeBracket = (words: ReadonlyArray<string>, at: number): number => {
  if (words[at] !== ")") return at
  const open = words.lastIndexOf("(", at)

  return open < 0 || open < at - widestBracket ? at : open - 1
}

/** "… on therapy, with new lesions": behind a comma something else is told with it. */
const isStop = (words: ReadonlyArray<string>, at: number): boolean =>
  stops.has(words[at] ?? "") || (words[at] === "with" && words[at - 1] === ",")

/** What stands before a linking word at `link`, as far as it is of use. */
const linked = (words: ReadonlyArray<string>, link: number): Governor => {
  let isTherapy = false
  const start = beforeBracket(words, link - 1)
  for (let head = start; head >= 0 && head > start - reach; head--) {
    const word = words[head] ?? ""
    if (isStop(words, head)) break
    if (head > start - 3 && consequences.has(word)) return "consequence"
    if (isTherapy && adjuvants.has(word)) return "adjuvant therapy"
    if (head > start - beforeLink && therapies.has(word)) isTherapy = true
  }

  return isTherapy ? "therapy" : undefined
}

/** Where a disease has spread to: "to distant sites". */
const ofElsewhere = WordSet.of("distant other")

/** Whether the words behind a mention take it for a part of what they name: "metastatic sites", "progression-free". */
const isPart = (words: ReadonlyArray<string>, last: number): boolean => {
  const next = words[last] ?? ""
  if (ofElsewhere.has(words[last - 1] ?? "")) return false

  return (
    parts.has(next) ||
    (tumors.has(next) && parts.has(words[last + 1] ?? "")) ||
    next === "free" ||
    (next === "-" && words[last + 1] === "free")
  )
}

const nearAhead = 2

const nearPrior = 5

const risks = WordSet.of("high low intermediate standard - higher lower")

/** "High-risk", which tells a kind of the disease, and not what may come. */
const isRiskGroup = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "risk" && risks.has(words[at - 1] ?? "") && words[at + 1] !== "of" && words[at + 1] !== "for"

/** "At risk of", "until", "prior to": whether a word before a mention tells that it has not come about. */
const isAhead = (words: ReadonlyArray<string>, at: number, first: number): boolean =>
  (at >= first - nearAhead && ahead.has(words[at] ?? "") && !isRiskGroup(words, at)) ||
  (at >= first - nearPrior && words[at] === "prior" && words[at + 1] === "to")

const samples = WordSet.of("sample samples specimen specimens")

const taken = WordSet.of("from during of obtained collected taken")

const tissues = WordSet.of("tissue tissues block blocks biopsy biopsies material")

/** "A sample from early-stage disease": what was taken then. */
const isOfSample = (words: ReadonlyArray<string>, at: number): boolean =>
  (samples.has(words[at] ?? "") && taken.has(words[at + 1] ?? "")) ||
  (tissues.has(words[at] ?? "") && words[at + 1] === "from")

const joining = /^(?:or|and|\/)$/

const farthestSample = 8

/** "The tumour sample (primary or metastatic)": where a sample was taken. */
const isWhereTaken = (words: ReadonlyArray<string>, at: number, first: number): boolean =>
  words[at] === "primary" &&
  joining.test(words[at + 1] ?? "") &&
  first === at + 2 &&
  words.slice(Math.max(0, at - farthestSample), at).some((word) => samples.has(word) || tissues.has(word))

/** "Before the diagnosis of metastatic disease": when a treatment was. */
const isDated = (words: ReadonlyArray<string>, at: number): boolean =>
  (/^(?:before|predat(?:es?|ing))$/.test(words[at] ?? "") || (words[at] === "to" && words[at - 1] === "prior")) &&
  words.slice(at + 1, at + 3).includes("diagnosis")

/** "Progression from early to advanced disease": what it was before. */
const isLeft = (words: ReadonlyArray<string>, at: number, first: number): boolean =>
  words[at] === "from" &&
  /^(?:progress|transform|evol|transition|conver)/.test(words[at - 1] ?? "") &&
  !words.slice(at, first).includes("to")

/** "Not expected to have a relapse". */
const isExpected = (words: ReadonlyArray<string>, first: number): boolean => {
  const before = words.slice(Math.max(0, first - nearPrior), first)
  const at = before.indexOf("expected")

  return at >= 0 && (before[at + 1] === "to" || at === before.length - 1)
}

const approvals = WordSet.of("approved indicated licensed")

/** "Agents that are approved for use in advanced cancer": what drugs are for. */
const isOfApproval = (words: ReadonlyArray<string>, link: number): boolean =>
  approvals.has(words[link - 1] ?? "") ||
  (words[link - 1] === "use" && words[link - 2] === "for" && approvals.has(words[link - 3] ?? ""))

/** "Diagnosed with and treated for": what somebody is treated for who has it. */
const isDiagnosed = (words: ReadonlyArray<string>, link: number): boolean =>
  words[link - 1] === "treated" &&
  words[link - 2] === "and" &&
  (words[link - 3] === "diagnosed" || words[link - 4] === "diagnosed")

/** What a linking word at a place makes of a mention that ends before `last`; "due to being …" tells what it is itself. */
const byLink = (words: ReadonlyArray<string>, at: number, last: number): Governor =>
  words[at + 1] === "being"
    ? undefined
    : ((isOfApproval(words, at) ? "consequence" : undefined) ??
      (isDiagnosed(words, at) ? undefined : linked(words, at)) ??
      (words[at] === "in" && settings.has(words[last] ?? "") ? "therapy" : undefined))

const untimely = [isAhead, isOfSample, isWhereTaken, isLeft]

/** What a word before a mention makes of it that tells when it comes about, or came about. */
const byTime = (words: ReadonlyArray<string>, at: number, first: number): Governor => {
  if (isDated(words, at)) return "therapy"

  return untimely.some((tells) => tells(words, at, first)) ? "consequence" : undefined
}

/** Whether a finding ends before a place: "signs", and "signs or symptoms". */
const isFound = (words: ReadonlyArray<string>, at: number): boolean =>
  findings.has(words[at - 1] ?? "") ||
  (words[at - 1] === "symptoms" && joining.test(words[at - 2] ?? "") && findings.has(words[at - 3] ?? ""))

/** Whether nothing from a word on backwards is said of what stands behind it. */
const isBoundary = (words: ReadonlyArray<string>, at: number): boolean => {
  const word = words[at] ?? ""
  const isOfFinding = linking.has(word) && isFound(words, at)

  return isOfFinding || stops.has(word) || word === "with" || ItemMark.endsAt(words, at)
}

/** What governs a mention in its sentence. */
export const of = ({ first, last, tokens: { words } }: Span): Governor => {
  if (isPart(words, last) || isExpected(words, first)) return "consequence"
  for (let at = first - 1; at >= 0 && at >= first - reach && !isBoundary(words, at); at--) {
    const governor = byTime(words, at, first) ?? (linking.has(words[at] ?? "") ? byLink(words, at, last) : undefined)
    if (governor !== undefined) return governor
  }

  return undefined
}
