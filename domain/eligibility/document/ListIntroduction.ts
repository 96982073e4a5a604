import type { Side } from "./Heading.ts"

type Texts = ReadonlyArray<string>

const listing: ReadonlySet<string> = new Set(["following", "if", "criteria", "must"])

const excluding: ReadonlySet<string> = new Set(["excluded", "ineligible", "exclude", "excludes", "exclusion"])

const including: ReadonlySet<string> = new Set(["eligible", "included", "inclusion"])

/** What is not done with patients who are kept out: "will not be entered for any of the following reasons". */
const taking: ReadonlySet<string> = new Set(
  "entered enrolled enroled included accepted admitted recruited randomized randomised participate join enroll enrol enter".split(
    " ",
  ),
)

const negations: ReadonlySet<string> = new Set(["not", "cannot"])

/** Between "not" and what is not done. */
const between: ReadonlySet<string> = new Set("be able to eligible allowed permitted being considered for".split(" "))

/** What eligible patients may not do with a list, which is then for its own words to judge: "must not meet any of the following". */
const meeting: ReadonlySet<string> = new Set("meet have fulfill fulfil satisfy present show".split(" "))

/** Whether the words say that somebody is not taken in. */
const keepsOut = (texts: Texts): boolean => {
  for (let at = texts.findIndex((text) => negations.has(text)); at >= 0 && at < texts.length; at++) {
    const next = texts[at + 1] ?? ""
    if (taking.has(next)) return true
    if (!between.has(next)) return false
  }

  return false
}

/** On which side the list stands that a sentence introduces: "Patients will be excluded if any of the following apply". */
export const sideOf = (texts: Texts): Side | undefined => {
  if (!texts.some((text) => listing.has(text))) return undefined
  if (texts[0] === "none" || keepsOut(texts)) return "exclusion"
  if (texts.some((text) => excluding.has(text)))
    return texts.includes("not") && !texts.includes("eligible") ? undefined : "exclusion"
  const eligible = texts.findIndex((text) => including.has(text))
  if (eligible < 0) return undefined

  if (texts.slice(0, eligible).some((text) => negations.has(text))) return "exclusion"

  return texts.some((text, at) => negations.has(text) && meeting.has(texts[at + 1] ?? "")) ? undefined : "inclusion"
}
