/** Says of something that is not what is accepted what it must be, and where it is not there at all, that it is missing. */
export const mustBe = (subject: string, accepted: string, isMissing: boolean): string =>
  `${subject} ${isMissing ? "is missing: it must" : "must"} be ${accepted}.`
