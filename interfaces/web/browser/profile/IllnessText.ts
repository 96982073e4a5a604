/** More than the name of an illness has. */
const longestName = 200

/** What stands in reports and letters, in English and Spanish, and in no name of an illness. */
const ofReport =
  /\b(?:MRN|DOB|date of birth|patient(?: name| ID)?:|final diagnosis|fecha de nacimiento|paciente:|NHC|historia cl[ií]nica)/i

/** Whether a text is a whole report rather than the name of an illness: it may hold who the patient is, and is not sent. */
export const isReport = (text: string): boolean =>
  text.length > longestName || text.trim().split(/\n\s*/).length > 2 || ofReport.test(text)
