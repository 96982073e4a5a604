import * as WordSet from "../text/WordSet.ts"
import type { Side } from "./Segment.ts"

type Texts = ReadonlyArray<string>

const people = WordSet.of(
  "who you people persons patients participants subjects volunteers individuals anyone those adults children women men i me we us",
)

/** What those do who take part, and what is done with them. */
const taking = WordSet.of(
  "join joining participate participating participation enroll enrol enrolled enrolling enter entering part eligible welcome include included accept accepted recruit recruited",
)

const studies = WordSet.of("study trial research project")

const keepingOut = WordSet.of(
  "not cannot never unable ineligible exclude excluded excludes keep keeps keeping prevent prevents stop stops out away",
)

/** What else a plain heading is made of. */
const others = WordSet.of(
  "can could may might will would should must do does did is are be been being to in of for from this the our a an any following that what why how when reason reasons thing things able allowed right suitable take taking clinical rule rules turned",
)

const vocabulary: ReadonlySet<string> = new Set([...people, ...taking, ...studies, ...keepingOut, ...others])

/** Words with which a condition begins, which may say anything. */
const conditions = WordSet.of("if because when with have has")

const outright = WordSet.of("out away excluded excludes ineligible")

/** "This study is not for people", "be in the study". */
const isOfStudy = (texts: Texts): boolean =>
  texts.some((text) => studies.has(text)) &&
  texts.some(
    (text, at) => text === "in" || (text === "for" && (people.has(texts[at + 1] ?? "") || at + 1 === texts.length)),
  )

/** What begins a heading that tells nobody by name: "reasons not to join", "do not join if". */
const beginnings = WordSet.of("reason reasons do not cannot")

/** What begins a heading that is no sentence, so that no colon need end it. */
const titles = WordSet.of("who what why reason reasons")

/**
 * On which side the list stands that a heading in plain words heads: "Who cannot join", "You can't take part if", "This study is not for
 * people who have". `hasColon`: a colon ends it.
 */
export const sideOf = (texts: Texts, hasColon: boolean): Side | undefined => {
  const [first = ""] = texts
  if (!hasColon && !titles.has(first)) return undefined
  const condition = hasColon ? texts.findIndex((text, at) => at > 0 && conditions.has(text)) : -1
  const told = condition < 0 ? texts : texts.slice(0, condition)
  if (!told.every((text) => vocabulary.has(text))) return undefined
  const isOfTaking = told.some((text) => taking.has(text) || outright.has(text)) || isOfStudy(told)
  if (!isOfTaking || !(beginnings.has(first) || told.some((text) => people.has(text)))) return undefined

  return told.some((text) => keepingOut.has(text)) ? "exclusion" : "inclusion"
}

const listing = WordSet.of("following if criteria must")

const excluding = WordSet.of("excluded ineligible exclude excludes exclusion")

const including = WordSet.of("eligible included inclusion")

/** What is not done with patients who are kept out: "will not be entered for any of the following reasons". */
const takenIn = WordSet.of(
  "entered enrolled enroled included accepted admitted recruited randomized randomised participate join enroll enrol enter",
)

const negations = WordSet.of("not cannot")

/** Between "not" and what is not done. */
const between = WordSet.of("be able to eligible allowed permitted being considered for")

/** What eligible patients may not do with a list, which is then for its own words to judge: "must not meet any of the following". */
const meeting = WordSet.of("meet have fulfill fulfil satisfy present show")

/** Whether the words say that somebody is not taken in. */
const keepsOut = (texts: Texts): boolean => {
  for (let at = texts.findIndex((text) => negations.has(text)); at >= 0 && at < texts.length; at++) {
    const next = texts[at + 1] ?? ""
    if (takenIn.has(next)) return true
    if (!between.has(next)) return false
  }

  return false
}

/** On which side the list stands that a sentence introduces: "Patients will be excluded if any of the following apply". */
export const sideIntroduced = (texts: Texts): Side | undefined => {
  if (!texts.some((text) => listing.has(text))) return undefined
  if (texts[0] === "none" || keepsOut(texts)) return "exclusion"
  if (texts.some((text) => excluding.has(text)))
    return texts.includes("not") && !texts.includes("eligible") ? undefined : "exclusion"
  const eligible = texts.findIndex((text) => including.has(text))
  if (eligible < 0) return undefined

  if (texts.slice(0, eligible).some((text) => negations.has(text))) return "exclusion"

  return texts.some((text, at) => negations.has(text) && meeting.has(texts[at + 1] ?? "")) ? undefined : "inclusion"
}
