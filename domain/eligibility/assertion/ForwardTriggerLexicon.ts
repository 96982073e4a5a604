import { inability, preventing, unable } from "./Incapability.ts"
import { because, groups, notTaken, people } from "./Participation.ts"
import { each } from "./Phrases.ts"
import { type Row, triggers } from "./Trigger.ts"

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

/** Triggers that stand before what they govern. */
export const forwardTriggers: ReadonlyArray<Row> = [
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
  ...triggers("negation", "forward", { scope: 4, endedBy: ["clause", "aside", "circumstance"] }, ["absent"]),
  ...triggers("uncertainty", "forward", { scope: 4, endedBy: ["clause", "aside", "circumstance", "alternative"] }, [
    ...each(["ineligible", "unfit", "unsuitable", "not eligible", "not fit", "not suitable"], ["for"]),
    ...each(["not a candidate", "not candidates", "not a suitable candidate"], ["for"]),
    ...each(["unlikely to", "not likely to"], ["be", "have", "represent"]),
    "cannot",
  ]),
  // What may be there, and it is not told whether that lets anybody in
  ...triggers("uncertainty", "forward", { scope: 5, endedBy: ["clause", "aside"] }, [
    ...each(["cannot", "can not", "could not", "does not", "do not"], ["exclude", "rule out"]),
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
