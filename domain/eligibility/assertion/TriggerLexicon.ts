import { because, cannotTakePart, groups, notTaken, people, taken, taking, thisStudy, whom } from "./Participation.ts"
import { each } from "./Phrases.ts"
import { pseudos, type Row, terminations, triggers } from "./Trigger.ts"

/** "Dementia not due to Alzheimer's disease": what is no cause. */
const noCause = [
  ...each(
    ["not", "not directly", "not strictly", "not clearly", "not felt", "not thought to be", "not considered"],
    [
      "due to",
      "related to",
      "associated with",
      "caused by",
      "attributable to",
      "attributed to",
      "secondary to",
      "explained by",
    ],
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

/** Both of two words, in either order and joined in the ways that they are written. */
const either = (one: string, other: string): ReadonlyArray<string> =>
  ["or", "and", "/", "and / or"].flatMap((joint) => [`${one} ${joint} ${other}`, `${other} ${joint} ${one}`])

const unable = [
  ...["unable", "unwilling", "incapable", "not able", "not willing", "not able or willing", "not willing or able"],
  ...either("unable", "unwilling"),
]

const inability = [
  "inability",
  "unability",
  "unwillingness",
  "reluctance",
  "impossibility",
  ...either("inability", "unwillingness"),
]

const preventing = ["prevent", "prevents", "preventing", "preclude", "precludes", "precluding", "prohibit", "prohibits"]

/** Triggers that stand before what they govern. */
const forward: ReadonlyArray<Row> = [
  ...triggers("negation", "forward", { scope: 16, endedBy: ["clause", "aside"] }, [
    "no",
    "not",
    "without",
    "never",
    "neither",
    ...each(["neither"], ["is", "are", "was", "were"]),
    "nor",
    "none of",
    ...each(["no"], each([...people, ...groups], ["with", "having", "who have", "who had", "who has", "that have"])),
    "denies",
    "cannot have",
    "don't have",
    "haven't",
    "hasn't",
    "didn't",
    "shouldn't have",
    "doesn't have",
    "not to have",
    "not to have had",
    "not to use",
    ...each(
      ["not known to", "not found to", "not thought to", "not suspected to"],
      ["have", "harbor", "harbour", "carry", "be"],
    ),
    ...each(["failure to"], ["detect", "demonstrate", "identify"]),
    ...noPlan,
    "absence of",
    "absence",
    "in the absence of",
    "lack",
    "lack of",
    "lacks",
    "lacking",
    "free of",
    "free from",
    "devoid of",
    "abstain from",
    "refrain from",
    "unavailability of",
    "naive to",
    "been off",
    "be off",
    "off of",
    "exclude",
    "excludes",
    ...each(["rule", "rules", "ruling"], ["out"]),
    ...noCause,
  ]),
  ...triggers("negation", "forward", { scope: 0 }, ["non -", "non", "un -"]),
  ...triggers("uncertainty", "forward", { scope: 4, endedBy: ["clause", "aside", "circumstance", "alternative"] }, [
    ...each(["ineligible", "unfit", "unsuitable", "not eligible", "not fit", "not suitable"], ["for"]),
    ...each(["not a candidate", "not candidates", "not a suitable candidate"], ["for"]),
    ...each(["unlikely to", "not likely to"], ["be", "have", "represent"]),
    "cannot",
  ]),
  // What somebody has not recovered from is there, but it is no criterion by itself
  ...triggers("uncertainty", "forward", { scope: 4, endedBy: ["clause", "aside"] }, [
    ...each(
      [
        "not",
        "not fully",
        "not completely",
        "not adequately",
        "failure to",
        "failure to have",
        "failed to",
        "failure to fully",
        "failure to have fully",
      ],
      ["recover from", "recovered from"],
    ),
  ]),
  ...triggers("prohibition", "forward", { scope: 16, endedBy: ["clause", "aside"] }, [
    "disqualify",
    "disqualifies",
    "excluded are",
    "exclusion of",
    ...each(["excluded", "ineligible", "not eligible", "not be eligible", "disqualified"], because),
    ...each(notTaken, [
      "for",
      "if they have",
      "if the following",
      "if any of the following",
      "in case of",
      "in the presence of",
    ]),
  ]),
  // A study, or a part of it, that does not take those who are told behind
  ...triggers("prohibition", "forward", { scope: 26, endedBy: [] }, [
    ...each(["study", "trial", "arm", "cohort"], each(["is not available", "is not open", "is closed"], ["to", "for"])),
  ]),
  ...triggers("incapability", "forward", { scope: 5, endedBy: ["clause", "aside", "circumstance"] }, [
    ...each([...unable, ...inability], ["to", "of"]),
    ...each(["refuse", "refuses", "refused", "refusing"], ["to"]),
    ...preventing,
    ...each(preventing, each(["the", "a"], ["patient from", "subject from", "participant from"])),
    ...each(preventing, ["them from", "patients from", "subjects from", "participants from"]),
  ]),
  ...triggers("exception", "forward", { scope: 24 }, [
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
    "in lieu of",
    "outside of",
    "save for",
    "barring",
    "( apart",
    ...each(
      ["exceptions", "exception", "exceptions to this", "exception to this"],
      ["are", "is", "include", "includes"],
    ),
    ...each(["not apply", "not refer", "not pertain"], ["to"]),
    "as opposed to",
  ]),
  // What follows is a clause of its own, with a verb
  ...triggers("exception", "forward", { scope: 12, endedBy: [] }, ["unless"]),
  ...triggers("optionality", "forward", { scope: 14, endedBy: ["clause", "aside"] }, [
    "with or without",
    "with and without",
    "with / without",
    "with or with no",
    "may or may not",
    "may / may not",
    "may and may not",
  ]),
  ...triggers("optionality", "forward", { scope: 14 }, [
    "regardless of",
    "irrespective of",
    "independent of",
    "whether or not",
    "whatever",
    "without regard to",
    "without regard for",
  ]),
]

/** Triggers that stand behind what they govern, in the same clause. */
const backward: ReadonlyArray<Row> = [
  ...triggers("permission", "backward", { needs: "verb or end" }, ["allowed", "permitted", "acceptable", "allowable"]),
  ...triggers("permission", "backward", {}, [
    "eligible",
    "permissible",
    "not excluded",
    "not be excluded",
    "not an exclusion",
    "not exclusion",
    "not considered an exclusion",
    "not exclusionary",
    "no exclusion",
    "no exclusion criterion",
    "no reason for exclusion",
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
  ]),
  // At somebody's discretion, and mostly on conditions
  ...triggers("permission", "backward", { sure: 0 }, [
    "may be enrolled",
    "may enroll",
    "may be included",
    "may participate",
    "can be included",
    "can be enrolled",
    "can participate",
  ]),
  ...triggers("prohibition", "backward", { needs: "verb or end" }, ["excluded", "prohibited"]),
  ...triggers("prohibition", "backward", { needs: "verb or own end" }, [
    "ineligible",
    "forbidden",
    "disallowed",
    "disqualified",
    "barred",
  ]),
  ...triggers("prohibition", "backward", {}, [
    "not allowed",
    "not permitted",
    "not acceptable",
    "not eligible",
    "not be eligible",
    "not be allowed",
    "not be permitted",
    "not be enrolled",
    "not be included",
    "exclusionary",
    "must be excluded",
    "must be absent",
    ...each(["not to be"], taken),
    ...each(each(["not candidates", "not a candidate"], ["for"]), [...thisStudy, ...taking]),
    "an exclusion",
    "exclusion criteria",
  ]),
  // What keeps out by a verb of its own
  ...triggers("prohibition", "backward", { scope: 12, needs: "own verb" }, [
    ...each(["make", "makes", "render", "renders"], each(whom, ["ineligible", "not eligible"])),
    "disqualify",
    "disqualifies",
    "disqualifying",
    ...each(["preclude", "precludes"], taking),
    ...each(["exclude", "excludes"], whom),
    ...cannotTakePart,
    ...each(each(["a contraindication", "contraindications"], ["to", "for"]), taking),
    ...each(
      ["lead to", "leads to", "result in", "results in", "constitute", "constitutes"],
      ["exclusion", "an exclusion"],
    ),
    ...each(
      ["reason", "a reason", "ground", "grounds", "a ground", "cause", "a cause", "a basis"],
      ["for exclusion", "to exclude"],
    ),
  ]),
  // What did not come about
  ...triggers("incapability", "backward", { scope: 3 }, [
    "not performed",
    "not done",
    "not measured",
    "not feasible",
    "not be feasible",
    "not possible",
    "not be possible",
    "not be performed",
  ]),
  ...triggers("uncertainty", "backward", { scope: 3, needs: "nothing" }, [
    ...each(["cannot be", "can not be", "could not be"], ["performed", "obtained", "measured", "done"]),
  ]),
  // What is missing, or the result of looking for it, which the name of a marker may have said already
  ...triggers("uncertainty", "backward", { scope: 3 }, [
    "absent",
    "not present",
    "not be present",
    "not found",
    "not identified",
    "not seen",
    "not evident",
  ]),
  // What does not do by itself keeps nobody out either
  ...triggers("uncertainty", "backward", {}, ["not sufficient", "not be sufficient", "insufficient", "not enough"]),
  ...triggers("uncertainty", "backward", { needs: "own verb" }, each(["do not", "does not"], ["suffice", "qualify"])),
  ...triggers("negation", "backward", { scope: 5, needs: "nothing" }, ["ruled out"]),
  // What may be there, and it is not told whether that lets anybody in
  ...triggers("uncertainty", "backward", { scope: 5, needs: "nothing" }, [
    ...each(["not", "not yet", "not been", "not yet been", "not be", "cannot be"], ["ruled out"]),
    ...each(["not been", "not yet been", "can not be", "could not be"], ["excluded"]),
  ]),
  ...triggers("negation", "backward", { scope: 3 }, ["not suspected"]),
  ...triggers("negation", "backward", { scope: 0, needs: "nothing" }, ["naive", "- naive", "- free"]),
  ...triggers("optionality", "backward", {}, [
    "not required",
    "not necessary",
    "not mandatory",
    "not needed",
    "optional",
  ]),
  ...triggers("obligation", "backward", {}, ["required", "needed", "necessary", "mandatory"]),
]

const pseudo: ReadonlyArray<Row> = [
  ...pseudos("pseudo-trigger", [
    "no longer than",
    "no more than",
    "no less than",
    "no later than",
    "no greater than",
    "no earlier than",
    "no fewer than",
    "no older than",
    "no younger than",
    ...each(["no longer"], ["benefit", "benefits", "benefiting", "respond", "responds", "responding"]),
    ...each(["unless", "unless medically"], ["contraindicated"]),
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
    ...cannotTakePart,

    // What is in the way of an instrument
    ...each(preventing, ["passage", "the passage"]),
  ]),
  // Prepositions that begin nothing else
  ...pseudos("pseudo-termination", [
    ...each(["that", "which"], ["encodes", "encode"]),
    ...each(["to", "that", "which"], ["suggest", "suggests"]),
    "evidence for",
    "treated with",
    "treatment with",
    "treatments with",
    "therapy with",
    "medicated with",
    "at least",
    "at most",
  ]),
]

const ending: ReadonlyArray<Row> = [
  ...terminations("mark", "forward", [".", ";", ":"]),
  ...terminations("contrast", "forward", ["but", "however", "including"]),
  ...terminations("conjunct", "forward", [
    ...each(["and"], ["have", "has", "had", "are", "is", "must", "who", "be", "able", "with"]),
    ...each(["or"], ["have", "has", "had", "must", "who", "being", "undergone"]),
  ]),
  // "No abnormal findings of liver function": the function is there
  ...terminations("clause", "forward", [
    ...each(["abnormal findings", "abnormalities", "abnormality"], ["in", "of", "on"]),
  ]),
  ...terminations("clause", "forward", [
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
    "exist",
    "exists",
  ]),
  ...terminations("aside", "forward", ["for", "during", "requiring", "affecting", "suggestive", "with", "on", "at"]),
  ...terminations("circumstance", "forward", [",", "via", "through", "after", "before", "until", "prior", "without"]),
  ...terminations("alternative", "forward", ["or"]),
  ...terminations("mark", "backward", [".", ";", ":"]),
  // "Must be refractory, or the subject is ineligible for therapy"
  ...terminations("clause", "backward", each([", or the"], people)),
  ...terminations("contrast", "backward", ["but", "however", "if", "unless", "except", "note that"]),
]

/**
 * All rows. Source: NegEx and its adaptations to eligibility criteria, reduced to what criteria are really written with.
 */
export const table: ReadonlyArray<Row> = [...forward, ...backward, ...pseudo, ...ending]

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
