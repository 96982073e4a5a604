/**
 * The words that turn a criterion around. Source: NegEx (Chapman 2001) and its adaptations to eligibility criteria, reduced to what
 * criteria are really written with.
 */
export type Turn = "negated" | "excepted" | "neutral" | "incapable" | "uncertain" | "none"

export interface Cue {
  readonly words: ReadonlyArray<string>
  readonly turn: Turn
  /** How many tokens behind the cue it may govern. */
  readonly reach: number
}

const cues = (turn: Turn, reach: number, phrases: ReadonlyArray<string>): ReadonlyArray<Cue> =>
  phrases.map((phrase) => ({ words: phrase.split(" "), turn, reach }))

/** Each of the first words with each of the second: "not due to", "not directly due to". */
const each = (firsts: ReadonlyArray<string>, seconds: ReadonlyArray<string>): ReadonlyArray<string> =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

/** "Dementia not due to Alzheimer's disease": what is no cause. */
const noCause = [
  ...each(
    ["not", "not directly", "not strictly", "not clearly", "not felt", "not thought to be", "not considered"],
    ["due to", "related to", "caused by", "attributable to", "attributed to", "secondary to", "explained by"],
  ),
  "unrelated to",
]

/** "Not scheduled for surgery", "no need for oxygen": what nobody has in mind. */
const noPlan = [
  ...each(
    ["not", "not previously", "not currently", "not yet"],
    ["scheduled for", "planned for", "registered for", "listed for", "referred for", "in need of", "in need for"],
  ),
  ...each(
    ["no", "no immediate", "no current", "without"],
    ["need for", "need of", "plan for", "plans for", "plan to", "plans to", "intention to", "intention of"],
  ),
]

/** What stands before the words that it turns. */
export const before: ReadonlyArray<Cue> = [
  ...cues("negated", 16, [
    "no",
    "not",
    "without",
    "never",
    "neither",
    "nor",
    "none of",
    "denies",
    "cannot have",
    "don't have",
    "doesn't have",
    "not to have",
    "not to have had",
    "not to use",
    ...each(["not known to", "not found to", "not thought to"], ["have", "harbor", "harbour", "carry", "be"]),
    ...each(["failure to"], ["detect", "demonstrate", "identify"]),
    ...noPlan,
    "absence of",
    "absence",
    "in the absence of",
    "lack of",
    "lacks",
    "lacking",
    "free of",
    "free from",
    "devoid of",
    "abstain from",
    "refrain from",
    "unavailability of",
    "exclude",
    "excludes",
    ...noCause,
  ]),
  ...cues("uncertain", 4, [
    ...each(["ineligible", "unfit", "unsuitable", "not eligible", "not fit", "not suitable"], ["for"]),
    ...each(["not a candidate", "not candidates", "not a suitable candidate"], ["for"]),
  ]),
  ...cues("incapable", 5, [
    ...each(
      ["unable", "unable or unwilling", "unwilling", "unwilling or unable", "not able", "not willing", "incapable"],
      ["to", "of"],
    ),
    ...each(
      ["inability", "unability", "inability or unwillingness", "unwillingness", "reluctance", "impossibility"],
      ["to", "of"],
    ),
    ...each(["refuse", "refuses", "refused", "refusing"], ["to"]),
    ...["prevent", "prevents", "preventing", "preclude", "precludes", "precluding", "prohibit", "prohibits"],
  ]),
  ...cues("negated", 0, ["non -", "non", "un -"]),
  ...cues("excepted", 24, [
    "other than",
    "except for",
    "except",
    "excepting",
    "with the exception of",
    "with exception of",
    "with the exception",
    "the exception of",
    "exception of",
    "exception to the above",
    "exceptions to the above",
    "exceptions",
    "exception",
    "excluding",
    "excl .",
    "excl",
    "besides",
    "apart from",
    "aside from",
    "but not",
    "not including",
    "rather than",
    "instead of",
    "as opposed to",
  ]),
  ...cues("excepted", 12, ["unless"]),
  ...cues("neutral", 14, [
    "with or without",
    "with and without",
    "with / without",
    "with or with no",
    "regardless of",
    "irrespective of",
    "independent of",
    "whether or not",
    "without regard to",
    "without regard for",
  ]),
  ...cues("none", 0, [
    "no longer than",
    "no more than",
    "no less than",
    "no later than",
    "no greater than",
    "no earlier than",
    "no fewer than",
    "no older than",
    "no younger than",
    "no limit",
    "no limits",
    "no limitation",
    "no restriction",
    "no restrictions",
    "no change",
    "no changes",
    "no need",
    "not more than",
    "not less than",
    "not later than",
    "not greater than",
    "not longer than",
    "not older than",
    "not exceed",
    "not exceeding",
    "not to exceed",
    "not only",
    "not necessarily",
    "not limited to",
    "not limited",
    "but not limited to",
    "but not limited",
    "not restricted to",
    "not required",
    "not be required",
    "not mandatory",
    "not just",
    "not applicable",
    "not known",
    "not enough",
    "not sufficient",
    "not otherwise specified",
    "not well controlled",
    "not agree",
    "not willing",
    "not able",
    "not want",
    "not resuscitate",
    "not intubate",
    "not stop",
    "not tolerate",
    "not planned",
    "not normal",
    "not be able",
    "or not",
    "if not",
    "without limitation",
    "without restriction",
    "without restrictions",
    "unless otherwise",
    "no matter",
    "unless no",
    "not excluded",
    "not be excluded",
    "not an exclusion",
    "not exclusionary",
    "not allowed",
    "not permitted",
    "not acceptable",
    "not eligible",
    "not be eligible",
    "not be allowed",
    "not be permitted",
    "not be enrolled",
    "not be included",
    "not suitable",
    "not a candidate",
    "not candidates",
    "not amenable",
    "for excluding",
  ]),
]

/** What stands behind the words that it turns, in the same clause. */
export const allowing: ReadonlyArray<ReadonlyArray<string>> = [
  "allowed",
  "permitted",
  "acceptable",
  "eligible",
  "permissible",
  "allowable",
  "not excluded",
  "not be excluded",
  "not an exclusion",
  "not exclusion",
  "not considered an exclusion",
  "not exclusionary",
  "not exclude",
  "not disqualify",
  "not result in exclusion",
  ...each(["not preclude"], ["participation", "enrollment", "enrolment", "inclusion", "entry", "eligibility"]),
  "will be included",
  "will be enrolled",
  "should be included",
  "should be enrolled",
  "are included",
  "considered for inclusion",
].map((phrase) => phrase.split(" "))

/** Said of what is let in at somebody's discretion, and mostly on conditions. */
export const permitting: ReadonlyArray<ReadonlyArray<string>> = [
  "may be enrolled",
  "may enroll",
  "may be included",
  "may participate",
  "can be included",
  "can be enrolled",
  "can participate",
].map((phrase) => phrase.split(" "))

export const forbidding: ReadonlyArray<ReadonlyArray<string>> = [
  "excluded",
  "not allowed",
  "not permitted",
  "not acceptable",
  "not eligible",
  "not be eligible",
  "not be allowed",
  "not be permitted",
  "not be enrolled",
  "not be included",
  "ineligible",
  "prohibited",
  "forbidden",
  "exclusionary",
  "disallowed",
  "disqualified",
  "must be excluded",
  "must be absent",
  "an exclusion",
  "exclusion criteria",
].map((phrase) => phrase.split(" "))

/** Said of what did not come about. */
export const undone: ReadonlyArray<ReadonlyArray<string>> = [
  "not performed",
  "not done",
  "not measured",
  "not feasible",
  "not be feasible",
  "not possible",
  "not be possible",
  "not be performed",
  "cannot be performed",
  "cannot be obtained",
  "cannot be measured",
].map((phrase) => phrase.split(" "))

/** Said of what is missing, or of the result of looking for it, which the name of a marker may have said already. */
export const missing: ReadonlyArray<ReadonlyArray<string>> = [
  "absent",
  "not present",
  "not be present",
  "not found",
  "not identified",
  "not seen",
  "not evident",
].map((phrase) => phrase.split(" "))

/** Said of something that may be there or not. */
export const optional: ReadonlyArray<ReadonlyArray<string>> = [
  "not required",
  "not necessary",
  "not mandatory",
  "not needed",
  "optional",
].map((phrase) => phrase.split(" "))

/** Behind "and", what begins a clause of its own: "never had chemotherapy and have …". */
export const afterAnd: ReadonlySet<string> = new Set([
  "have",
  "has",
  "had",
  "are",
  "is",
  "must",
  "who",
  "be",
  "able",
  "with",
])

/** Marks and words that end what a cue before them governs. */
export const stops: ReadonlySet<string> = new Set([
  ".",
  ";",
  ":",
  "but",
  "however",
  "although",
  "though",
  "who",
  "whose",
  "because",
  "if",
  "when",
  "than",
  "by",
  "as",
  "such",
  "due",
  "secondary",
  "including",
  "there",
  "is",
  "are",
  "was",
  "were",
  "to",
  "within",
  "before",
  "must",
  "which",
  "that",
  "has",
  "while",
])

/** Words that end what a negation before them governs, unless they follow it at once: "no surgery for …", "not for …". */
export const laterStops: ReadonlySet<string> = new Set([
  "for",
  "during",
  "requiring",
  "affecting",
  "suggestive",
  "with",
  "on",
  "at",
])

/**
 * Verbs whose object may be there though somebody is unable to do it: "unable to stop anticoagulants", "unable to tolerate
 * chemotherapy"; and words behind which it is not clear what the inability goes on to.
 */
export const doubtful: ReadonlySet<string> = new Set(
  (
    "stop discontinue cease quit refrain abstain avoid limit withhold interrupt suspend forgo tolerate take receive swallow " +
    "correct control or /"
  ).split(" "),
)

/** What does not belong to what somebody is unable to do. */
export const besideAbility: ReadonlySet<string> = new Set(", via through after before until prior without".split(" "))

/** Words behind a hyphen that turn what is before it: "temozolomide-naive". */
export const suffixes: ReadonlySet<string> = new Set(["naive", "free"])

/** What a negated treatment or exposure is one with: "never treated with steroids". */
export const doneWith: ReadonlySet<string> = new Set(["treated", "treatment", "treatments", "therapy", "medicated"])

/** Words at the beginning of a listed item that show that the list before it has ended. */
export const newClause: ReadonlySet<string> = new Set(
  "with have has had history are is who and patients subjects participants any evidence age aged must able".split(" "),
)
