import type { Span } from "../document/Span.ts"
import { normal } from "../mention/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"

type Words = ReadonlyArray<string>

/** Words behind a stage that bar no more than a part of those who have it. */
const narrowing: ReadonlySet<string> = new Set(
  "after following during while despite requiring who whose amenable on with occurring occurred suspected".split(" "),
)

/** Behind "on" they tell how it was found. */
const findings: ReadonlySet<string> = new Set(
  "restaging ct mri pet psma fdg imaging scan scans cross chest the baseline screening staging conventional radiographic radiologic radiological ultrasound clinical physical examination bone nuclear spect laparoscopy endoscopy biopsy histology cytology".split(
    " ",
  ),
)

/** Words before it that do so. */
const narrower: ReadonlySet<string> = new Set(
  "uncontrolled symptomatic untreated bulky rapidly unstable early unmeasurable nonmeasurable unconfirmed unproven unverified undocumented".split(
    " ",
  ),
)

/** Kinds of a cancer that are mostly studied by themselves. */
const kinds: ReadonlySet<string> = new Set(
  "uveal ocular choroidal conjunctival mucosal acral neuroendocrine sarcomatoid".split(" "),
)

/** "Metastatic uveal melanoma", in a study of melanomas: who has another kind may well be wanted. */
const isOfKind = ({ document, last, tokens: { words } }: Span): boolean => {
  const own = OwnDiseases.of(document).words

  return Noun.at(words, last).some((word) => kinds.has(word) && !own.has(normal(word)))
}

/** What stands between a word that narrows and the stage: "uncontrolled locally advanced (incurable) or metastatic". */
const farthest = 7

/** "Symptomatic metastatic disease": whether words before a stage tell of a part of those who have it. */
export const isNarrowedBefore = ({ first, tokens: { words } }: Span): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - farthest; at--) {
    const word = words[at] ?? ""
    if (narrower.has(word)) return !/^(?:or|,|stages?)$/.test(words[at + 1] ?? "")
    if (!Noun.passed.has(word) && !/^(?:in)?curable$/.test(word)) return false
  }

  return false
}

/** "Isolated testicular relapse". */
const isolated: ReadonlySet<string> = new Set(["isolated"])

const furthest = 5

/** So much in brackets is passed over, in tokens. */
const longestAside = 24

/** "Within six months of surgery" is said of a part; "within five years" is not. */
const since: ReadonlySet<string> = new Set(["of", "after", "from", "following", "since"])

const window = 7

/** Where the next words behind the one at `last` stand, but for what is in brackets. */
const behind = function* (words: Words, last: number): Generator<number> {
  let seen = 0
  for (let at = last; at < words.length && seen < furthest; at++) {
    if (words[at] === "(") {
      const close = words.slice(at, at + longestAside).indexOf(")")
      if (close < 0) return
      at += close
    } else {
      yield at
      seen++
    }
  }
}

const proof =
  /^(?:confirm|prove|verif|document|establish|histolog|patholog|cytolog|biops|demonstrat|radiolog|radiograph)/

const nearProof = 5

/** "Not confirmed by biopsy", "that has not been proven", "without histological confirmation": those of whom it is not sure. */
const isUnproven = (words: Words, at: number): boolean =>
  /^(?:not|without|lacking|lacks|never)$/.test(words[at] ?? "") &&
  words.slice(at + 1, at + nearProof).some((word) => proof.test(word))

/** Whether the word at `at` narrows what ends before `last`, and the noun behind that; nothing where the words behind it may. */
const narrows = (words: Words, at: number, last: number): boolean | undefined => {
  const word = words[at] ?? ""
  if (/^(?:[.,;:]|defined)$/.test(word) || (word === "or" && at > last)) return false
  if (word === "for" && /^(?:less|fewer|under|<)$/.test(words[at + 1] ?? "")) return true
  if (isUnproven(words, at)) return true
  if (word === "within" && words.slice(at, at + window).some((next) => since.has(next))) return true

  return narrowing.has(word) ? word !== "on" || !findings.has(words[at + 1] ?? "") : undefined
}

const afterwards: ReadonlySet<string> = new Set(["after", "following"])

const left: ReadonlySet<string> = new Set(["evidence", "residual", "sign", "signs"])

const nearLeft = 7

/** "Evidence of recurrence after surgery", "residual or recurrent disease after it": any of it, since surgery is what all have had. */
const isAnyLeft = (words: Words, first: number): boolean =>
  words.slice(Math.max(0, first - nearLeft), first).some((word) => left.has(word))

const number = /^(?:[1-9]\d?|one|two|three|four|five|six|ten)$/

/** "More than five metastases". */
const isOverNumber = (words: Words, first: number): boolean =>
  number.test(words[first - 1] ?? "") &&
  /^(?:than|>|≥|least)$/.test(words[first - 2] ?? "") &&
  words[first - 1] !== "1" &&
  words[first - 1] !== "one"

/** "Bone-only metastatic disease". */
const isOnly = (words: Words, first: number, last: number): boolean =>
  words[first - 1] === "only" || words[last] === "only"

/** Whether an exclusion bars only a part of those who have the stage. */
export const isNarrowed = (span: Span): boolean => {
  const { first, last, tokens } = span
  const { words } = tokens
  if (
    isNarrowedBefore(span) ||
    isOfKind(span) ||
    isOnly(words, first, last) ||
    isOverNumber(words, first) ||
    isolated.has(words[first - 1] ?? "") ||
    isolated.has(words[first - 2] ?? "")
  )
    return true
  const isAny = isAnyLeft(words, first)
  for (const at of behind(words, last)) {
    if (isAny && afterwards.has(words[at] ?? "")) return false
    const told = narrows(words, at, last)
    if (told !== undefined) return told
  }

  return false
}

/** Treatment that all who take part have had or have now: what the study's own goes on from. */
const ofAll: ReadonlySet<string> = new Set(
  "chemoradiation chemoradiotherapy radiochemotherapy crt ccrt induction neoadjuvant preoperative nact current cytoreduction".split(
    " ",
  ),
)

/** What makes it the treatment of some. */
const ofSome = /^(?:within|less|fewer|<|prior|previous|months?|weeks?|days?|unless|or|and)$/

const nearTreatmentOfAll = 8

/** "Disease progression after chemoradiation", where that is what all have had: any progression. */
export const isOnTreatmentOfAll = ({ last, tokens: { words } }: Span): boolean => {
  const behind = words.slice(last, last + nearTreatmentOfAll)
  const at = behind.findIndex((word) => ofAll.has(word))

  return at > 0 && narrowing.has(behind[0] ?? "") && !behind.some((word) => ofSome.test(word))
}

/** "If treated before surgery, they must have relapsed": a demand that stands among the exclusions. */
export const isRequired = ({ first, tokens: { words } }: Span): boolean => {
  const must = words.lastIndexOf("must", first)

  return must >= 0 && words[must + 1] === "have" && words[must + 2] !== "no"
}

const atLarge: ReadonlySet<string> = new Set(
  "treatment treatments therapy therapies standard prior previous chemotherapy all any available existing conventional induction first last most at one platinum".split(
    " ",
  ),
)

const nearTreatment = 5

/** "Refractory to bortezomib": no more than to one drug. */
export const isToOne = ({ last, tokens: { words } }: Span): boolean =>
  words[last] === "to" && !words.slice(last + 1, last + nearTreatment).some((word) => atLarge.has(word))
