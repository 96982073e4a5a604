/** Lymph nodes and what lies near: spread there is not distant. */
const near = String.raw`(?:lymph\p{L}*|nod(?:es?|al)|axillary|sentinel|(?:loco-?)?regional|in-transit|satellite)(?!\p{L})`

/** Words up to the place of a spread, of one place. */
const wordsTo = String.raw`(?:(?!and\b)[\p{L}/-]+ ){0,4}`

const notNear = String.raw`(?! (?:disease )?(?:(?:to|in|of) )?${wordsTo}${near}(?: (?:node|gland)s?)?(?!\p{L}| (?:and|nodes?|glands?)\b))`

const notLookedFor = "(?! (?:disease )?(?:work-?up|survey|screen|evaluation|potential|risk))"

const placed = String.raw`(?: (?:disease )?(?:to|in) [\p{L} ]+)?`

/** Spread behind the name of what spread: "metastatic to brain", "metastasized to liver", "with bone mets", ", brain metastases". */
const spread = new RegExp(
  [
    String.raw`\bmetastatic\b${notLookedFor}${notNear}${placed}`,
    String.raw`(?:\b(?:which |that )?ha(?:s|ve) )?\b(?:metastasi[sz](?:ed|ing)|spread(?= to))\b${notNear}${placed}`,
    String.raw`(?:\bwith |\bw[/ ] ?|\band |[,;:(] ?| [-–—] )(?:(?!${near}|for\b)[\p{L}/-]+ ){0,6}(?:metasta(?:sis|ses)${notLookedFor}|(?<=\p{L} )mets|mets(?= (?:to|in)))\b${notNear}[^,;()]*\)?`,
  ].join("|"),
  "giu",
)

/** Words for the course or the extent of a disease, as records have them beside its name, and the stage that they tell. */
const rows: ReadonlyArray<readonly [written: RegExp, stage: string | undefined]> = [
  [/\bmetastatic castrat(?:ion|e)[ -]resistant\b|\bmCRPC\b/gi, "metastatic castration-resistant"],
  [/\bmetastatic (?:hormone|castration)[ -]sensitive\b/gi, "metastatic hormone-sensitive"],
  [/\b(?:non-?metastatic|without (?:distant )?metasta(?:sis|ses))\b/gi, undefined],
  [/\bcastrat(?:ion|e)[ -]resistant\b|\bhormone[ -]refractory\b/gi, "castration-resistant"],
  [spread, "metastatic"],
  [/\bnot having achieved remission\b/gi, undefined],
  [
    /\bin (?:(?:full|partial|complete|first|second|sustained|molecular|cytogenetic|hematologic) ){0,2}remission\b/gi,
    "remission",
  ],
  [/\blocally advanced\b/gi, "locally advanced"],
  [/\bextensive[ -]stage\b|\bextensive disease\b/gi, "extensive-stage"],
  [/\blimited[ -]stage\b|\blimited disease\b/gi, "limited-stage"],
  [/\brelapsed (?:and|or) refractory\b|\brelapsed\/refractory\b/gi, "relapsed or refractory"],
  [/\brelapsed\b|\bin relapse\b/gi, "relapsed"],
  [/\brefractory\b/gi, "refractory"],
  // The title of a code: "Other recurrent and persistent immunoglobulin A nephropathy"
  [/\b(?:other )?recurrent and persistent\b/gi, undefined],
  [/\brecurrent\b|\brecurrence of\b/gi, "recurrent"],
  [/\bunresectable\b|\binoperable\b/gi, "unresectable"],
  [/\badvanced\b/gi, "advanced"],
  [/\bborderline resectable\b/gi, "borderline resectable"],
  [/\bnewly diagnosed\b/gi, "newly diagnosed"],
  [/\bin situ\b/gi, "in situ"],
  [/\bresectable\b/gi, "resectable"],
  // How severe it is: at the beginning of its name, or set apart behind it
  [/(?:^|,\s*)moderate[ -]to[ -]severe\b/gi, "moderate to severe"],
  [/(?:^|,\s*)mild[ -]to[ -]moderate\b/gi, "mild to moderate"],
  [/(?:^|,\s*)mild\b(?! (?:neuro)?cognitive)/gi, "mild"],
  [/(?:^|,\s*)moderate\b/gi, "moderate"],
  [/(?:^|,\s*)severe\b(?! (?:acute|combined|congenital)\b)/gi, "severe"],
  [/\b(?:early|late)[ -]onset\b/gi, undefined],
  [/\bsmouldering\b/gi, "smoldering"],
]

/** What is written of a stage, for what it says; the words of the disease alone are left. */
const stages = /,?\s*\b(?:tnm |figo |ajcc |clinical |pathologic(?:al)? )?stage (?:[ivx]+|\d)[a-d]?\d?\b/gi

const blanks = /\s+/g

/** The stage that the first of these words tells. */
export const stageIn = (text: string): string | undefined => {
  const [, stage] = rows.find(([written]) => text.search(written) >= 0) ?? []

  return stage
}

/** A name without them. */
export const without = (text: string): string =>
  rows
    .reduce((rest, [written]) => rest.replaceAll(written, " "), text.replaceAll(stages, " "))
    .replaceAll(blanks, " ")
    .trim()
