/** A way in which people and reports write of a stage, and the words of criteria for it. */
type Row = readonly [written: RegExp, meant: string]

const codes: ReadonlyArray<Row> = [
  [/(?<![a-z\d])(?:[cpry]{0,2}t(?:is|[0-4x][a-d]?))?(?:[cp]?n[0-3x][a-c]?)?[cp]?m1[a-d]?(?![a-z\d])/gi, "metastatic"],
  [/(?<![a-z\d])(?:[cpry]{0,2}t(?:is|[0-4x][a-d]?))?(?:[cp]?n[0-3x][a-c]?)?[cp]?m0(?![a-z\d])/gi, ", not metastatic,"],
  [/(?<![a-z\d])r\/r(?![a-z\d])/gi, "relapsed refractory"],
  [/(?<![a-z\d])r\/m(?![a-z\d])/gi, "recurrent metastatic"],
  [/\br(?=gbm\b)/gi, "recurrent "],
  [/\bnd(?=gbm\b)/gi, "newly diagnosed "],
]

const numbers: ReadonlyArray<Row> = [
  ...["one", "two", "three", "four"].map(
    (word, at): Row => [new RegExp(`\\bstage ${word}\\b`, "gi"), `stage ${at + 1}`],
  ),
  ...["first|1st", "second|2nd", "third|3rd", "fourth|4th"].map(
    (word, at): Row => [new RegExp(`\\b(?:${word})[ -]stage\\b`, "gi"), `stage ${at + 1}`],
  ),
  // Who numbers it, or the word cut short: "UICC IV", "AJCC 8 IIIB", "St. IV"
  [
    /\b(?:uicc|ajcc|figo)(?: v?[678](?:th)?(?: ed(?:ition|\.)?)?)?[ :,]{1,2}(?=(?:i{1,3}|iv|[0-4])[a-d]?\d?(?![a-z\d]))/gi,
    "stage ",
  ],
  [/\bstg?\b\.? ?(?=(?:i{1,3}|iv|[0-4])[a-d]?\d?(?![a-z\d]))/gi, "stage "],
  // Its part apart from it: "IV A", "III-B"
  [/\b(i{1,3}|iv|[1-4])[ -]([a-d])(?![a-z\d'])(?![ -][a-z\d])/gi, "$1$2"],
]

const courses: ReadonlyArray<Row> = [
  [/\b(?:(?:come|came|comes|coming|is|was) back|return(?:ed|ing))\b/gi, "recurrent"],
  [/\b(?:just|newly|recently) (?:found|detected|discovered|diagnosed)\b/gi, "newly diagnosed"],
  [/\b(?:cannot|can ?not|can't|could not|not) be (?:operated|removed|cut out)\b/gi, "unresectable"],
  [/\b(?:can|could) be (?:operated|removed|cut out)\b/gi, "resectable"],
]

const rows = [...codes, ...numbers, ...courses]

/** A profile's stage with what texts seldom write in the words that they do: "cT4 N1 M1", "stage four", "has come back". */
export const inUsualWords = (written: string): string =>
  rows.reduce((text, [pattern, meant]) => text.replace(pattern, meant), written)
