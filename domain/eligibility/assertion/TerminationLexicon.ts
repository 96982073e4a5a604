import { people } from "./Participation.ts"
import { each } from "./Phrases.ts"
import { type Row, terminations } from "./Trigger.ts"

/** What ends the scope of a trigger, by the reason why. */
export const scopeEnds: ReadonlyArray<Row> = [
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
