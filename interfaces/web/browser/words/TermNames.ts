/** Words of art of eligibility criteria that people stumble over, as criteria write them. The longer name stands before the shorter. */
export const termNames = {
  performance: ["ECOG", "Karnofsky", "KPS", "performance status"],
  measurable: ["measurable disease", "measurable lesions", "measurable lesion", "RECIST"],
  metastatic: ["metastatic", "metastases", "metastasis"],
  unresectable: ["unresectable", "resectable", "inoperable", "operable"],
  locallyAdvanced: ["locally advanced"],
  recurrent: ["recurrent", "recurrence", "relapsed", "relapse"],
  refractory: ["refractory"],
  progression: ["progression", "progressed", "progressive disease"],
  line: ["lines of therapy", "line of therapy", "prior lines", "prior line", "second-line", "first-line"],
  systemic: ["systemic therapy", "systemic treatment"],
  adjuvant: ["neoadjuvant", "adjuvant"],
  washout: ["washout", "wash-out"],
  placebo: ["placebo"],
  histology: ["histologically", "cytologically"],
  wildType: ["wild-type", "wild type", "wildtype"],
  mutation: ["mutations", "mutation", "mutant"],
  ctDna: ["ctDNA", "liquid biopsy"],
  mmse: ["MMSE", "MoCA", "CDR"],
  ambulatory: ["ambulatory"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Term = keyof typeof termNames
