import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { people, permissions } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { earlier, early, failing, receiving, times, units } from "../treatment/LineLexicon.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as HoldingTreatment from "./HoldingTreatment.ts"
import * as NumberedLines from "./NumberedLines.ts"

/** Behind the name of a line, what it is a line of. */
const ofLine = "{unit}{0,3} setting?"

/** So far back is read where a line is what a treatment was given as: "received … as first-line therapy". */
const as = "( as one? | in | part of )"

/** What does not belong to the name of a treatment: something else is told behind it. */
const ending = earlier
  .union(people)
  .union(
    WordSet.of(
      ". ; : who whose whom that which if unless until when while where after following before during since is are be being may might can could will would shall not no never without but planned eligible refused ineligible",
    ),
  )

/** Words before a line that say that it lies behind the patient. */
const behind = receiving.union(
  WordSet.of(
    "after following completion completing finishing finished ended concluded prior previous despite during post beyond cycles response responded responding remission maintenance on using than",
  ),
)

/** What stands around lines by their number, and tells whether they lie behind a patient. */
export const table = RuleTable.of({
  name: "cues of numbered lines",
  over: NumberedLines.level,
  classes: {
    /** What may stand between "only" and the line that was the only one; not "only if", "only patients". */
    alone:
      "had have has been be received receive prior previous previously treated with and progressed on or intolerant of to a an the their one 1 single standard",
    between: "disease documented confirmed radiological radiographic clinical objective tumor tumour",
    cancer: DiseaseWords.isCancer,
    candidate: "candidate candidates suitable eligible",
    early,
    ending,
    failing,
    further: "later greater beyond higher more subsequent above further",
    had: "have has had previously",
    behind,
    local: "radiation radiotherapy surgery resection irradiation",
    long: behind.difference(new Set(["had"])),
    helping: "must should has have had been was were either also",
    negation: "not no without",
    ofDrug: "indicated approved available licensed sensitivity sensitive",
    ofEnding: "documented confirmed disease subsequent then experienced had have tumor",
    permitted: new Set([...permissions, ..."may can".split(" ")]),
    entered: "treated enrolled included",
    onlyNamed: "before start including include count counts since until excluding",
    part: "dose cycle course infusion administration day",
    people,
    planning: "plan plans planned planning scheduled about intend intends intended intending due",
    receiving,
    /** No span since what was had. */
    other:
      ". ; no not never without least ≥ > interval free to plan planned will may can start starts started begin begins initiated",
    span: "time interval duration period months days weeks",
    start: "start initiate begin commence receive",
    time: times,
    together: "either whether together combined combination both concurrently simultaneously once time",
    turned: ". ; not no never to eligible planned",
    turning: ". ; , and for to not no",
    unit: units.union(WordSet.of("of systemic")),
    usually: "often usually typically generally",
    verb: "must should has have was were consisted already received given followed",
  },
  rows: [
    telling("in passing", [
      [`@line ${ofLine} [ may|can|include|includes|included ]`, "first-line therapy [includes] chemotherapy"],
      [`@line ${ofLine} _ [ include|defined|consist|contain ]`, "first-line therapy must [include] platinum"],
      ["@line _? [ {early} ]", "first-line [adjuvant] therapy"],
      ["[ {local} ] !.|;|@line|and|with{0,24} as @line", "[radiation] given as first-line therapy"],
      ["[ date|dates|time|timepoint|point|points of ] the? @line", "the [date of] the second-line initiation"],
      ["[ another ] ...3 trial|study ...3 @line", "in [another] trial with a first line"],
      ["[ {span} from ] @line", "the [time from] first-line therapy"],
      ["[ {onlyNamed} ] ...3 @line", "[before] first-line therapy"],
      [
        '"(" [ including|eg|e|such ] !"("|")"|;|.|@line{0,24} @line',
        "one prior line ([including] immunotherapy or first-line combinations)",
      ],
      ["[ {usually} ] ...7 @line", "this will [often] be a third-line treatment"],
      ["[ g ] ...2 @line", "e.[g]. first-line therapy"],
    ]),
    telling("had", [
      ["[ {behind} ] ...7 @line", "[completed] first-line therapy"],
      ["[ last|final {part} of ] ...5 @line", "within 8 weeks of the [last dose of] first-line chemotherapy"],
      [`[ {long} ] ...24 ${as} @line`, "[received] one drug after the other on a day and each as first-line therapy"],
      [
        "[ received|given|administered ] !{turning}|@line{0,20} in|as !{turning}|@line{0,20} or @line",
        "[received] in the hormone-sensitive setting or first-line",
      ],
      [
        "[ prior ] treatment|therapy !{turning}|@line{0,6} in the? ( {early} ,? ){1,3} or @line",
        "[prior] treatment in the neoadjuvant, adjuvant or first-line setting",
      ],
      [
        "[ ( {long}|given|used | has|have had ) ] ...24 ( {together} | be it ) ...3 in|as the|one? @line",
        "[received] an antibody, either in the first line",
      ],
      [
        "has|have [ received|had ] !{turned}|@line{0,20} in|as the|their? @line",
        "should have [received] a platinum in the first line",
        "have received a platinum and are to be treated in the first line",
      ],
      [
        "must|should have been [ used|given|administered ] as|in !{turning}|@line{0,9} @line",
        "must have been [used] as the salvage regimen (2nd line)",
        "may have been used as second-line therapy",
      ],
      ["followed [ by ] ...5 @line", "followed [by] a drug as second-line therapy"],
      ["[ received|completed|after ] !{turned}|@line{0,24} for the? @line", "[received] it for first-line treatment"],
    ]),
    telling("next", [
      ["[ will be ] ( given|administered|used as|in )? a|an|the? @line", "the vaccine [will be] first-line therapy"],
      [
        "( ^ | {planning}|{people}|is|are ) [ to be treated ] ...4 @line",
        "intended [to be treated] in the second line",
      ],
      ["[ {planning} to {start} ] ...5 @line", "[planned to initiate] standard first-line therapy"],
      ["[ {planning} or ..1 started ] ...9 @line", "[planning or recently started] standard first-line therapy"],
      ["^ !{long}{0,6} [ {planning} ...4 cycles ] of ..5 @line", "[planned four cycles] of first-line therapy"],
    ]),
    telling("may be next", [
      [
        "[ {permitted} ( to? be )? {entered} ] ...4 @line",
        "[permitted to be treated] in the first-line setting",
        "permitted if treated in the first-line setting",
      ],
    ]),
    telling("for candidates", [["[ {candidate} ] !{receiving}{0,4} @line", "[candidates] for second-line treatment"]]),
    telling("none", [["[ no|without ] @line", "[no] second-line therapy"]]),
    telling("of a drug", [
      ["[ {ofDrug} ] ...8 @line", "[approved] for first-line therapy"],
      ["@line ...9 [ {ofDrug} ]", "first-line therapy for which it is [approved]"],
    ]),
    telling("failed", [
      ["[ {failing} ] ...17 @line", "[progressed] on first-line therapy"],
      ["{negation} ...3 or [ progress~ ] ...17 @line", "no response or [progression] on first-line therapy"],
      [`@line ${ofLine} disease? [ progression ] ( !-|free | $ )`, "first-line [progression]"],
      [`@line ${ofLine} !:{0,4} [ failure|failed|fails ]`, "first-line treatment or radiotherapy [failure]"],
      [
        `@line ${ofLine} !{ending}|{helping}|failed{0,24} {helping}{0,4} [ failed ] ( .|,|;|")" | $ )`,
        "first-line chemotherapy with gemcitabine or a taxane must have [failed]",
      ],
    ]),
    telling("failed first", [
      ["[ first {between}{0,3} {failing} ] ...17 @line", "[first progression] while on first-line therapy"],
    ]),
    telling("not failed", [["{negation} !,{0,4} [ progress~ ] ...17 @line", "no [progression] on first-line therapy"]]),
    telling("ended", [
      [
        `@line ...39 with|and {ofEnding}{0,6} [ recur~|progress~|relaps~ ] ( !- | $ )`,
        "first-line therapy and then [progressed]",
        "first-line therapy with progression-free",
      ],
    ]),
    telling("lately", [
      [
        "@line !{other}{0,16} [ ( within | no|not more|later|longer|greater than | at most | ≤|< ) !{other}{0,3} {time} ]",
        "first-line therapy that ended [within 6 weeks]",
        "first-line therapy that ended at least 6 weeks ago",
        "first-line therapy with no relapse within 6 months",
      ],
    ]),
    telling("given", [[`@line !{ending}|{helping}|,|")"{0,8} [ {verb} ]`, "first-line chemotherapy [was] given"]]),
    telling("or later", [
      [`@line ${ofLine} "("? [ or|and {further} ]`, "second-line therapy [or later]"],
      [`@line ${ofLine} "(" [ at least ]`, "second-line therapy ([at least])"],
      [
        `@line ${ofLine} [ plus ] ( setting|settings|population|")"|.|;|, | $ )`,
        "second line [plus] setting",
        "first line plus an antibody",
      ],
      ["[ ≥|> ] @line", "[≥] 2L therapy"],
      ["[ at least ] @line", "[at least] second-line"],
    ]),
    telling("later than", [["[ beyond | later than ] @line", "[beyond] first-line"]]),
    telling("others were treated", [
      [`@line ...15 or {had}{1,4} [ received ]`, "first-line treatment, or have previously [received] up to one line"],
    ]),
    telling("only", [
      [
        "( ^ | !- ) [ only ] {alone}{0,11} @line",
        "[only] prior 1L therapy is permitted",
        "only after first-line therapy",
        "observation-only or first-line therapy",
      ],
      ["[ limited|restricted to ] {alone}{0,3} @line", "prior therapy [limited to] first-line chemotherapy"],
      [`@line ${ofLine} !{ending}|,|"("{0,3} [ only|alone ] ( .|;|,|")" | $ )`, "first-line cisplatin [only]"],
    ]),
    telling("nothing", [
      ["[ including ] @line !.|;|,{0,6} {cancer}", "[including] first-line lung cancer"],
      ["[ prior ] to ...24 @line", "[prior] to first-line therapy"],
      ["[ treated ] , @line", "previously [treated], second-line cancer"],
    ]),
  ],
})

type Cue = (typeof table)["rows"][number]["means"]

/** Lines, where they stand, and what stands around them. */
interface Told extends NumberedLines.Lines {
  readonly first: number
  readonly last: number
  readonly cues: ReadonlySet<Cue>
}

/** They are to be the next ones: those before them were had. Where others may have had treatment, that says nothing of them. */
const asNext = ({ cues, first, high, last, later, low }: Told): Claim => {
  const claim = having(low - 1, later ? unbounded : high - 1, first, last)

  return cues.has("others were treated") || cues.has("may be next") ? { ...claim, beyond: "silent" } : claim
}

const asFailed = ({ cues, first, last, least, low }: Told): Claim => ({
  ...having(least, cues.has("failed first") && low === 1 ? 1 : unbounded, first, last),
  oneWay: true,
})

/** Barred, that a disease has not progressed on a line, or that this ended of late, bars no line. */
const asGiven = (words: Words, { cues, first, high, last, later, least }: Told): Claim => {
  if (later) return having(least, unbounded, first, last)
  const isHeld = words[first - 1] !== "on" && HoldingTreatment.isHeld(words)

  return {
    ...having(least, high, first, last),
    beyond: isHeld ? "not meant" : "silent above",
    oneWay: cues.has("not failed") || cues.has("lately"),
  }
}

const nearPermission = 6

/** "Any second-line therapy is acceptable": of whom is not told, those who had it or those to whom it is given. */
const isOpen = (words: Words, { first, last }: Told): boolean =>
  /^(?:any|all)$/.test(words[first - 1] ?? "") &&
  words.slice(last, last + nearPermission).some((word) => permissions.has(word))

const isToBe = ({ cues }: Told): boolean => cues.has("next") || cues.has("may be next")

const claimOf = (words: Words, told: Told): Claim | undefined => {
  const { cues } = told
  const isNext = isToBe(told)
  if ((cues.has("in passing") && !isNext) || isOpen(words, told)) return undefined
  if (cues.has("only")) return { ...having(told.least, told.high, told.first, told.last), exact: true }
  const hasFailed = cues.has("failed") || cues.has("failed first")
  const isBehind = hasFailed || cues.has("had") || cues.has("not failed") || cues.has("later than")
  if (!isBehind && !isNext && cues.has("of a drug")) return undefined
  if (isNext || cues.has("for candidates")) return asNext(told)
  if (hasFailed || (isBehind && cues.has("ended"))) return asFailed(told)

  return isBehind || cues.has("none") || cues.has("given") ? asGiven(words, told) : asNext(told)
}

const none: ReadonlyArray<never> = []

/** "First-line therapy", "first- or second-line setting", "progressed after first-line treatment", "second line or later". */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const run = NumberedLines.level.of(Runs.ofWords(words))
  const lines = run.chunks.flatMap((chunk, place) => (chunk === undefined ? none : { ...chunk, place }))
  if (lines.length === 0) return none
  const found = table.find(run)

  return lines.flatMap(({ first, last, place, value }) => {
    const near = found.filter(({ from, to }) => from === place || to - 1 === place)
    const cues = new Set(near.map(({ row }) => row.means))
    const orLater = near.find(({ row }) => row.means === "or later")
    const behind =
      orLater !== undefined && !value.later && /^(?:or|and)$/.test(words[run.tokens[orLater.first] ?? 0] ?? "")
    const later = value.later || orLater !== undefined || cues.has("later than")

    return (
      claimOf(words, { ...value, cues, first, last: behind ? (run.tokens[orLater.last] ?? last) : last, later }) ?? []
    )
  })
}
