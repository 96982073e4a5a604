import { once } from "../../Memo.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { antibodyWords } from "../markers/AntibodyWords.ts"
import { variant } from "../markers/VariantNotation.ts"
import { type Found, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"

/** What is said of a marker that only a therapy is called by. */
export const remark = "as part of a therapy's name"

/** What makes the name of a marker part of a therapy's name, behind it. */
export const therapyWords = WordSet.of(
  "inhibitor inhibitors inhibition inhibiting antagonist antagonists agonist agonists antibody antibodies blocker blockers " +
    "blockade blocking tki tkis directed targeted targeting therapy therapies treatment treatments agent agents vaccine vaccines " +
    "vaccination car cart adc adcs degrader degraders drug drugs bispecific immunotherapy mab kinase-inhibitor checkpoint " +
    "radioligand",
)

/** Up to which words markers are named as the targets of a therapy, and which of them are none. */
export const table = RuleTable.of<"target" | "no target">({
  name: "targets of therapies",
  over: MarkerRun.level,
  classes: {
    therapy: therapyWords,
    /** Between a marker and the word that makes it a therapy. */
    between:
      "- / ) tyrosine kinase small molecule monoclonal specific selective mutant pathway signaling or and , covalent drug like other " +
      "t cell cells receptor based antibody lowering reducing clearing removing silencing",
    change: (word) => variant(word) !== undefined,
    digit: (word) => /^\d$/.test(word),
    answering: "sensitive sensitizing sensitising sensitivity resistant",
    antibody: antibodyWords,
    result: "positive negative positivity negativity seropositive seronegative",
  },
  rows: [
    telling("no target", [
      ["[ {between}|{change}|{digit}|@other{0,7} {antibody} ] -? {result}", "[receptor-specific antibody] positive"],
      ["[ _{0,3} {antibody} ] -? {result}", "anti-[Scl-70 antibody] positive"],
      [
        "[ {between}|{change}|{digit}|@other{0,7} {therapy} ] -? {answering} mutat~|alterat~|variant~",
        "[@other TKI]-sensitive mutation",
      ],
    ]),
    telling("target", [
      [
        "{between}|{change}|{digit}|@other{0,7} {therapy}",
        "a [@other G12C inhibitor]",
        "@other mutation",
        "@other-lowering mutations",
      ],
    ]),
  ],
})

/** Behind which words the targets of a therapy are named. */
export const leads = RuleTable.of<"target">({
  name: "words before targets of therapies",
  over: MarkerRun.level,
  classes: {
    leading: "anti inhibiting inhibits targeting targets target against blocking blocks directed",
    blocker: "inhibitor inhibitors inhibition antagonist antagonists",
    ledOn: "of the to at - against mutant a /",
    led: "of the to at - against mutant a / and or ,",
    digit: (word) => /^\d$/.test(word),
    agent:
      "agent agents drug drugs therapy therapies treatment treatments antibody antibodies compound compounds inhibitor inhibitors",
    acting: "target targets targeted targeting inhibit inhibits inhibiting block blocks blocking against directed",
  },
  rows: [
    telling("target", [
      ["{leading} {led}|{digit}|@other{0,7}", "[anti-@other / @other] regimens"],
      [
        "{blocker} ( {ledOn}|{digit}|@other {led}|{digit}|@other{0,6} )?",
        "[inhibitors of @other and @other] alterations",
      ],
      [
        "{agent} ...4 [ {acting} !.|:|;|{acting}{1,16} ]",
        "agents that [block @other or @other alterations]",
        "blocking of pain",
      ],
      ["{agent} ...4 [ active for !.|:|;{1,15} ]", "inhibitors [active for @other alterations]"],
    ]),
  ],
})

/** Behind which words nothing but what blocks a checkpoint is told by its name. */
export const checkpoints = RuleTable.of<"target">({
  name: "blocked checkpoints",
  over: MarkerRun.level,
  classes: {
    given: "treatment treatments therapy therapies treated exposure",
    /** Between "treated with" and the checkpoint that it was with. */
    ofCheckpoint:
      "any an a anti - ( ) / , or and programmed cell death protein receptor ligand 1 2 pd pd1 pdl1 l1 l2 ctla4 ctla 4",
    antiTarget: (word) => /^anti(?:pd|ctla|egfr|her2|cd\d)/.test(word),
  },
  rows: [
    telling("target", [
      ["{given} with {ofCheckpoint}|@other{0,40}", "prior [treatment with PD-1 or @other]"],
      ["( {antiTarget} | post - ) {ofCheckpoint}|@other{0,7}", "[antiPD1/@other]"],
    ]),
  ],
})

const checkpoint = /^(?:pd|pdl1|programmed|ctla4?)$/

const toldIn = MarkerRun.onceASentence((sentence) => {
  const run = MarkerRun.withOthers(sentence, therapyWords)

  return { targets: table.find(run), led: leads.find(run), blocked: once(() => checkpoints.find(run)) }
})

/** Whether a marker stands there as the target of a therapy. */
export const isNamed = (place: MarkerRun.Place): boolean => {
  const { first: own, last: behind, tokens } = place
  const { blocked, led, targets } = toldIn(place)
  const isAhead = (means: string): boolean =>
    targets.some(({ first, last, row }) => row.means === means && first <= behind && behind < last)
  const isBehind = ({ first, last }: Pick<Found<unknown>, "first" | "last">): boolean => first < own && own <= last

  return (
    isAhead("target") ||
    (!isAhead("no target") &&
      (led.some(isBehind) || (checkpoint.test(tokens.words[own] ?? "") && blocked().some(isBehind))))
  )
}
