import { each } from "./Phrases.ts"

/** Who takes part in a study, one by one. */
export const people = ["patient", "subject", "participant", "individual", "person", "case"]

/** The same together. */
export const groups = [...people.map((one) => `${one}s`), "men", "women", "children", "people"]

/** Who is kept out by something, as its verb names them. */
export const whom = [...each(["a", "the", "any"], people), ...each(["the"], groups), ...groups, "them"]

/** What taking part is called. */
export const participation = ["participation", "enrollment", "enrolment", "inclusion"]

/** What is taken part in. */
export const studies = ["study", "trial", "protocol"]

/** What somebody is kept from. */
export const taking = [
  ...participation,
  "eligibility",
  ...each(["study", "trial", "the study"], [...participation, "entry"]),
]

/** What is done with somebody who takes part. */
export const taken = [
  "entered",
  "enrolled",
  "included",
  "accepted",
  "admitted",
  "recruited",
  "randomized",
  "randomised",
]

/** "Will not be entered for …": what is not done with those who are kept out. */
export const notTaken = each(["not be", "not to be", "cannot be"], taken)

/** The study, as its own criteria call it. */
export const thisStudy = each(["the", "this"], studies)

/** What somebody does who takes part, and cannot do who is kept out. */
export const takePart = [
  "participate",
  "enroll",
  "enrol",
  "take part",
  ...each(["enter", "join"], thisStudy),
  ...each(["be"], [...taken, "eligible"]),
]

/** "Cannot participate", "may not enter the study". */
export const cannotTakePart = each(["cannot", "can not", "may not", "must not", "should not", "shall not"], takePart)

/** Why somebody is kept out. */
export const because = [
  "if",
  ...each(["if"], ["they have", "they had", "the patient has", "a patient has", "the subject has", "there is"]),
  "in case of",
  "in cases of",
  "in the presence of",
  "because of",
  "due to",
]
