/** Where in the course of a disease a treatment is given. */
export const settings = [
  "first treatment",
  "later treatment",
  "maintenance",
  "early",
  "locally advanced",
  "metastatic",
] as const

export type Setting = (typeof settings)[number]

const listed = (names: string): ReadonlyArray<string> => names.split(" | ")

/**
 * How titles, lists of conditions and profiles name a setting, in lower case, with a space for a hyphen. Sources: the settings of
 * NCCN's and ESMO's guidelines, and the stages of the AJCC; III stands between because it is treated with curative intent, but
 * mostly without surgery.
 */
export const names: Readonly<Record<Setting, ReadonlyArray<string>>> = {
  "first treatment": listed(
    "newly diagnosed | untreated | treatment naive | treatment naïve | first line | 1l | front line | " +
      "frontline | upfront | initial therapy | initial treatment",
  ),
  "later treatment": listed(
    "relapsed | relapse | relapsing | refractory | r r | recurrent | recurrence | second line | third line | " +
      "later line | 2l | 3l | pretreated | pre treated | previously treated | progressed on | progressed after | " +
      "progressed following | progression on | progression after | progression following | resistant | salvage",
  ),
  maintenance: listed("maintenance | consolidation"),
  early: listed(
    "early stage | early | localized | localised | resectable | operable | resected | adjuvant | neoadjuvant | " +
      "neo adjuvant | perioperative | preoperative | postoperative | curative | stage 0 | stage i | stage ia | " +
      "stage ib | stage ii | stage iia | stage iib | stage 1 | stage 2",
  ),
  "locally advanced": listed(
    "locally advanced | local advanced | locoregionally advanced | borderline resectable | stage iii | " +
      "stage iiia | stage iiib | stage iiic | stage 3 | limited stage",
  ),
  metastatic: listed(
    "metastatic | metastasis | metastases | metastasized | oligometastatic | stage iv | stage iva | " +
      "stage ivb | stage 4 | advanced | unresectable | inoperable | extensive stage | disseminated",
  ),
}

/** What begins like the name of a setting and names none: the work of researchers, and what is done soon. */
export const noSettings = listed(
  "early feasibility | early phase | early clinical | early detection | early access | early palliative",
)

/** What a patient in one setting is not offered. */
export const opposites: Readonly<Record<Setting, ReadonlyArray<Setting>>> = {
  "first treatment": ["later treatment", "maintenance"],
  "later treatment": ["first treatment"],
  maintenance: [],
  early: ["metastatic", "locally advanced"],
  "locally advanced": ["metastatic", "early"],
  metastatic: ["early", "locally advanced"],
}
