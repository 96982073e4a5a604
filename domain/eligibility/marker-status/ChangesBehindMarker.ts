import { remembering } from "../../Memo.ts"
import type { Kind } from "../markers/Marker.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { addKind, type MarkerStatus } from "./MarkerStatus.ts"
import { further } from "./MarkerWords.ts"

/** What an alteration is said to be: what leads to the changes that are meant, and no others, or to some of them; and the kinds of alterations that are. */
export const table = RuleTable.of({
  name: "what alterations are said to be",
  over: MarkerParts.level,
  classes: {
    telling:
      ": ( must should shall has to be being is are that which defined as i . e ie namely specifically limited restricted confined counting consisting " +
      "comprising meaning viz only either one these following types type kinds kind for this protocol study trial purposes means mean gene",
    weak: ", - a an the of in at affecting involving residue position amino acid",
    here: "the this these purpose purposes of protocol study trial cohort part arm",
    pointing: "these this those they it which that",
    be: "is are be being means mean must shall should has have to will",
    limiting: "limited restricted confined only to",
    people: "patients participants people those tumors tumours with",
    entering: "take enter join enrol enroll",
    letIn: "accepted acceptable eligible allowed permitted qualifying included",
    counting: "count counts qualify qualifies accepted acceptable eligible allowed permitted included",
    article: "a an the of in",
    listed: "a an the of in at , / ( ) and or & p . exon exons codon point",
    other: new Set([...further, ..."another others any etc not".split(" ")]),
    digits: isNumber,
    between: ", / ; and or and/or - a an gene skipping activating point high level",
    /** What behind a comma tells how something was found, and no more of what it is. */
    howFound:
      "found shown detected identified confirmed documented proven determined measured tested assessed as by per",
  },
  parts: {
    again: "( @name.again -|gene? )?",
    abbreviation: '( "(" _ ")" )?',
    telling: "{weak}{0,3} {telling}|@examples.namely {telling}|{weak}|@examples.namely{0,11}",
    /** Where the alteration is taken up: "a KRAS mutation in tissue; accepted are", "KRAS mutation. This must be". */
    further:
      '..8 ( ;|.|-|"(" ( in|for|within {here}{2,7} ,? | of {pointing} ,? | to be {counting} ,? )? | provided|providing|if that? | as long as )',
    takenUp:
      "( {pointing}|{letIn} @name.again? @state.noun? {be}|:{1,4} | the? @name.again? @state.noun {be}{1,4} | by {pointing} we|is {be}|meant | " +
      "counted|understood as such {be}|: | {letIn} @name.again @state.noun ) " +
      "{limiting}{0,2} ( one|any of | one|any? of? the following :? )? {weak}{0,2}",
    change: "( @state.noun {article}{0,3} )? @change.named",
    more: "{listed}|{digits}|@change|@state|@grade|@name.again{0,30}",
    kinds:
      "@change|@name.again|{between}|{digits}{0,12} @state.kind @state.kind|@change|@name.again|{between}|{digits}{0,12}",
  },
  rows: [
    telling("changes", [
      ["[ <abbreviation> {weak}{1,4} ] <change>", "@marker @state.noun[, an] @change.named"],
      ["[ <abbreviation> <telling> <again> ] <change>", "@marker @state.noun[, which must be] @change.named"],
      [
        "@state [ ( <further> <takenUp> | ..8 nothing|none but ) <again> ] <change>",
        "@marker @state.noun[ in tissue; accepted are @name.again] @change.named",
      ],
      [
        '@state [ <further> only {weak}|{people}{0,4} <again> ] <change> <more> ( {be}{0,3} {counting} | can|may {entering} | .|;|")" | $ )',
        "@marker @state.noun[. Only] @change.named counts",
        "@marker @state.noun. Only @change.named needs a biopsy",
      ],
      [
        "@state [ <further> <again> ] <change> <more> {be}{1,3} ( needed|required | the only? ones|changes )",
        "@marker @state.noun[ - @name.again] @change.named is required",
        "@marker @state.noun - @change.named is looked for",
      ],
      [
        "@state [ <further> <again> ] <change> <more> {be}{1,3} {counting} ,? and|but? no others|other",
        "@marker @state.noun[; @name.again] @change.named are accepted, and no others",
        "@marker @state.noun; @change.named is accepted",
      ],
      [
        '@state [ <further> only !.|;{1,6} {counting} :|"(" <again> ] <change>',
        "@marker @state.noun[ - only hotspot changes count (] @change.named)",
      ],
    ]),
    telling("some changes", [
      ["[ <abbreviation> {weak}{1,4} ] <change> <more> {other}|@exception", "@state.noun[,] @change.named or another"],
      [
        "[ <abbreviation> <telling> <again> ] <change> <more> {other}|@exception",
        "@state.noun [(] @change.named or any other",
      ],
    ]),
    telling("kinds", [
      [
        '@marker _{0,3} @state.noun.alteration <telling> [ <kinds> ] ( ;|.|")"|{howFound} | $ )',
        "@marker @state.noun.alteration, namely [@state.kind]",
      ],
    ]),
  ],
})

const toldIn = remembering((run: MarkerParts.Reading) => table.find(run))

/**
 * Where the changes begin that an alteration, which ends before a place, is said to be: "EGFR mutation: L858R", "must be an exon 19
 * deletion", "namely EGFR L858R". Nothing where they are no more than some of it.
 */
export const beginning = (run: MarkerParts.Reading, behind: number): number | undefined => {
  const told = toldIn(run).find(({ first, last }) => first <= behind && behind < last)

  return told?.row.means === "changes" ? told.last : undefined
}

/** "FGFR2 alterations (mutation or amplification)", "alterations, namely an FGFR2 fusion": these kinds of them, and no others. */
export const kindsOf = (status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  if (!status.kinds.includes("alteration")) return status
  const run = MarkerParts.around(place)
  const told = toldIn(run).find(({ row }) => row.means === "kinds")
  const kinds = new Set<Kind>()
  for (let at = told?.first ?? 0; at < (told?.last ?? 0); at++) {
    const state = MarkerParts.stateIn(run, at)
    if (state !== undefined) addKind({ kinds }, state)
  }

  return kinds.size === 0 ? status : { ...status, kinds: [...kinds] }
}
