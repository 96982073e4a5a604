import { remembering } from "../../Memo.ts"
import { antibodyWords } from "../markers/Autoantibodies.ts"
import type { StateWord } from "../markers/StatusLexicon.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { addState, type Gathered } from "./MarkerStatus.ts"
import {
  answering,
  fluids,
  itemWords,
  joints,
  knowingWords,
  leadingWords,
  leastStained,
  methods,
} from "./MarkerWords.ts"

const finding =
  "determin assess evaluat measur test examin quantify establish ascertain check verify detect characteriz characteris analyz analys investigat study"

const ofChanges = WordSet.of(
  "exon exons or and , / - any all except excepting excluding for germline somatic pathogenic deleterious activating",
)

/**
 * What stands before a marker and tells of it: its state, be it right before it; one that is denied; that it, or a state, is only looked for; the state
 * that denies all of its list; its changes; what takes it out of others; and what is of another.
 */
export const table = RuleTable.of({
  name: "states before markers",
  over: MarkerParts.level,
  classes: {
    leading: new Set([...leadingWords].filter((word) => !joints.has(word) && !knowingWords.has(word))),
    knowing: knowingWords,
    digits: isNumber,
    item: new Set([...antibodyWords, ..."123456789"]),
    joint: joints,
    testing: new Set([
      ...fluids,
      ...WordSet.of(
        "serologic serological laboratory test tests testing result results serology pcr rt polymerase chain reaction reverse transcription transcriptase " +
          "rapid antigen molecular nucleic acid",
      ),
    ]),
    ofChanges: (word) => ofChanges.has(word) || /^\d{1,2}$/.test(word),
    stop: ". , ; : ( )",
    mark: ", / & + ( [ : - and or",
    search:
      "tissue specimen specimens sample samples material biopsy testing tested test tests analysis analyses assay assays fish sequencing studies " +
      "study screening screened probes panel evaluation assessment assessed evaluated available suspicion block blocks slide slides ffpe core cores swab",
    foundOut: "positive confirmed documented identified eligible indication treated",
    clauseEnd: ". , ; :",
    detected: "the gene genes genetic genomic molecular biomarker",
    finding: new Set(finding.split(" ").flatMap((stem) => [stem, `${stem}e`])),
    findingOut: new Set(finding.split(" ").map((stem) => `${stem}ing`)),
    passed: new Set([
      ...[...leadingWords].filter((word) => word !== "for"),
      ..."confirmation central local verification presence".split(" "),
    ]),
    fluid: fluids,
    method: methods,
    /** What may be there without anybody's knowing. */
    undetermined: "unknown indeterminate undetermined untested unconfirmed",
    fewer: "fewer less",
    least: leastStained,
    ofCells: "cell cells nuclei tumor tumors tumour tumours cancer invasive viable stained of the all are is ,",
    ofChange:
      "codon p . the a an in of gene known either , / or and - point activating sensitizing sensitising classical common",
    filler: new Set([...joints, ...itemWords, "-"]),
    answering,
  },
  parts: {
    adjectives: "( @state or|and|/ )? ( @state.copies? @state.carrier | @state.adjective )",
    nouns: "( @state.noun {joint} gene? ){0,3} @state.noun",
    clause: "!{stop}|@state.noun{0,10}",
    between:
      '( {leading}|{digits}|@name|@change.place | {item}|@name {joint}{1,3} | {item}|@name ")" {joint}{0,3} | @name? @change @state.noun? {joint}{1,3} | @name @change? "(" {ofChanges}|@change|@exception|@state.noun{0,11} ")" {joint}{1,3} ){0,50}',
    changes: "{ofChange}|{digits}|@change|@state{0,30}",
    listed: '{filler}|{digits}|@name|@state.noun|@change|"("|@examples{0,60}',
    others: "( {leading}{0,2} @name @change? gene? @state.noun{1,2} {joint}{1,2} ){0,8} the|a|an?",
    nothingFound: "!{foundOut}|{clauseEnd}|@state.adjective{0,11}",
    purpose: "( to {finding} for? | for {findingOut}? ) {passed}{0,4}",
  },
  rows: [
    telling("leading", [
      ["[ <adjectives> ] ( {fluid} | or|/ {undetermined} )? @marker", "[@state or @state.adjective] @marker"],
    ]),
    telling("state", [
      ["- [ @state.adjective ] {fluid}? @marker", "@name-[@state.adjective] @marker"],
      ["[ <nouns> ] <between> @marker", "[@state.noun or gene @state.noun] in the @marker"],
      ["[ <adjectives> ] <between> @marker", "[@state.adjective] for @marker"],
      [
        '[ @state.opposite ] {testing}|"("|")"|-{0,9} {testing} <between> @marker',
        "[@state.opposite] polymerase chain reaction (PCR) test for @marker",
      ],
      ["[ @state.opposite ] by|on|in {method} for <between> @marker", "stain [@state.opposite] by IHC for @marker"],
      [
        "@name -? @state.adjective or|and|/ [ @state.adjective ] <between> @marker",
        "@name @state.adjective or [@state.adjective] @marker",
      ],
      [
        '[ <nouns> ] "(" !"("|")"{0,15} ")" in|of <between> @marker',
        "[@state.noun] (known to be pathogenic) in @marker",
      ],
      [
        "[ <nouns> ] of !{stop}{0,2} marker|markers <between> @marker",
        "[@state.noun] of neuroendocrine markers @name and @marker",
      ],
      ["[ <nouns> ] limited|restricted|confined to <between> @marker", "[@state.noun] restricted to @name or @marker"],
      ["[ <nouns> ] <clause> : <between> @marker", "[@state.noun] amenable to a drug: @marker"],
      ['[ <nouns> ] <clause> "(" ( _ {joint} <between> )? @marker', "[@state.noun] with a drug (@name, @marker"],
      [
        '[ <nouns> ] ( "(" s ")" )? <clause> ( "(" !s ")" )? {mark}* ( @examples ,? ){1,3} <between> @marker',
        "[@state.noun] for which there is a drug, @examples @marker",
      ],
      ["[ <nouns> ] ,? @exception <between> @marker", "[@state.noun], @exception @marker"],
    ]),
    telling("denied", [
      ["@state.adjective.absent [ @state.noun ] <between> @marker", "@state.adjective.absent [@state.noun] of @marker"],
      [
        "( < | {fewer} than ) {least} % {ofCells}{1,8} [ @state ] <between> @marker",
        "less than 1 % of cells [@state.adjective] for @marker",
      ],
      ["( < | {fewer} than ) [ @state.two ] <between> @marker", "fewer than [@state.adjective.two] of @marker"],
    ]),
    telling("looked for", [
      ["[ {search} ] <nothingFound> <purpose> <others> @marker", "a [sample] to assess @name @state.noun and @marker"],
      ["[ {search} ] <nothingFound> <purpose> @state.noun", "a [block] for testing of @state.noun"],
      ["[ {knowing} ] <between> @marker", "[genotyped] by imaging of @marker"],
      [
        "[ {knowing} ] for|of <others> @marker",
        "[status] of @name @state.noun or @marker",
        "status of @name with @marker",
      ],
      [
        "[ {search} ] <nothingFound> for {detected}|@state.noun{0,3} detection ( <between> | of <others> ) @marker",
        "a [sample] for gene detection (@name / @marker",
        "detection of @marker",
      ],
      ["[ presence or|and|/ absence ] of <between> @marker", "[presence or absence] of the @marker"],
      ["[ {undetermined} ] <others> <between> @marker", "or [unknown] @name @state.noun or @marker"],
      ["[ {detected}{1,3} detection ] result|results <between> @marker", "[gene detection] results (@name, @marker"],
    ]),
    telling("list denied", [
      [
        '[ @state.denial ] for {filler}|{digits}{0,20} @name|@state.noun|@change|"(" <listed> @marker',
        "[@state.denial] for @name @state.noun and @marker",
      ],
      [
        '[ @state.adjective.absent ] for {filler}{0,20} @state.noun {filler}{0,5} "("|@examples <listed> @marker',
        "[@state.adjective.absent] for @state.noun (@name, @marker",
        "@state.adjective.absent for @name and @state.noun of @marker",
      ],
      [
        "@marker {filler}|{digits}|@name|@state.noun|@change{0,60} @state.noun -? {answering}? [ @state.denial ]",
        "@marker @state.noun and @name @state.noun were [@state.denial]",
      ],
    ]),
    // The gene is unaltered that there is more of
    telling("of what is amplified", [
      ["[ @state.wild ] @marker @state.amplification", "[@state.wild] @marker @state.amplification"],
    ]),
    telling("change", [["[ @change ] <changes> @marker", "the [@change] activating @marker"]]),
    telling("taken out", [
      ["@state.noun ,? [ @exception|but ] <changes> @marker", "@state.noun [@exception] the @change and @marker"],
    ]),
    telling("non", [["[ non ] -? ( @name|dmmr|pmmr ( - h )? / ){1,4} @marker", "[non]-@name/@marker"]]),
    telling("of another", [
      ["[ @name <changes> @change <changes> ] @marker", "[@name @state.noun, @change or] @marker"],
      ["[ @name -? @state.adjective ] or|/ {undetermined} @marker", "[@name @state.adjective] or unknown @marker"],
    ]),
  ],
})

export interface Told {
  readonly states: ReadonlyArray<State>
  /** The state of an adjective right before it. */
  readonly leading: MarkerParts.State | undefined
  /** It is only looked for. */
  readonly isSought: boolean
  /** The changes that are no other's: "the L858R or exon 19 deletion activating EGFR mutation". */
  readonly changes: ReadonlyArray<string>
  /** The state that denies all of its list: "negative for EGFR mutations and ALK fusions". */
  readonly denial: StateWord | undefined
  /** It is taken out of other alterations: "mutations other than exon 19 deletions and L858R". */
  readonly isTakenOut: boolean
  /** A "non" before names in a row denies it, too: "non-MSI-H/dMMR". */
  readonly isOfNon: boolean
}

/** A state with those that are joined to it, the nearest first. */
interface State {
  readonly isDenied: boolean
  readonly states: ReadonlyArray<MarkerParts.State>
  readonly first: number
}

type Meaning = (typeof table.rows)[number]["means"]

const ofStates: ReadonlySet<Meaning> = new Set(["leading", "state", "denied"])

export const told: (place: MarkerRun.Place) => Told = remembering((place) => {
  const run = MarkerParts.around(place)
  const all = table.find(run)
  const partsOf = ({ first, last }: (typeof all)[number]) =>
    run.chunks.slice(first, last).flatMap((piece) => piece?.value ?? [])
  const statesOf = (found: (typeof all)[number] | undefined) =>
    found === undefined ? [] : partsOf(found).flatMap((part) => (part.is === "state" ? [part] : []))
  const found = (means: Meaning) => all.find(({ row }) => row.means === means)
  const states = all.filter(({ row }) => ofStates.has(row.means))

  return {
    states: states.map((each) => ({
      first: each.first,
      isDenied: each.row.means === "denied",
      states: statesOf(each).toReversed(),
    })),
    leading: statesOf(found("leading")).at(-1),
    isSought: all.some(
      ({ row, to }) =>
        row.means === "looked for" &&
        (run.tokens[to - 1] === place.first || states.some(({ first, last }) => first < to && to <= last)),
    ),
    changes: all
      .filter(({ row }) => row.means === "change")
      .flatMap(partsOf)
      .flatMap((part) => (part.is === "change" ? part.changes : [])),
    denial: statesOf(found("list denied"))[0]?.state,
    isTakenOut: found("taken out") !== undefined,
    isOfNon: found("non") !== undefined,
  }
})

/** Gathers what stands before a marker: "mutations in the KRAS gene", "positive for HER2", "methylated or unmethylated MGMT". */
export const gather = ({ isSought, states }: Told, gathered: Gathered): void => {
  for (const {
    isDenied,
    states: [main, ...others],
  } of states) {
    if (main === undefined) continue
    addState(gathered, main.state, isDenied || main.isDenied)
    for (const { state } of others) addState(gathered, state, false)
  }
  if (isSought) gathered.status = true
}
