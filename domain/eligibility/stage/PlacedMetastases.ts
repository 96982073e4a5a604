import { once } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import * as Metastases from "./Metastases.ts"
import * as NervousSystem from "./NervousSystem.ts"
import type * as PlacedStage from "./PlacedStage.ts"

/**
 * What is told of metastases besides where they are; `on a condition` that more is told of them than that they are there, `unless` that those
 * are let in who meet one; `of any` that they are barred whatever else is told of them.
 */
export const table = RuleTable.of({
  name: "how metastases are",
  classes: { not: "not non never", known: "known suspected any prior previous history" },
  rows: [
    telling("symptomatic", [["symptomatic", "symptomatic"]]),
    telling("asymptomatic", [
      ["( asymptomatic | {not} -? symptomatic | no|without symptoms )", "not symptomatic", "no symptomatic"],
    ]),
    telling("untreated", [["( untreated | {not} yet|previously? treated | treatment|therapy -? naive )", "untreated"]]),
    telling("treated", [["treated|pretreated|irradiated", "previously treated"]]),
    telling("new", [["new|newly", "new"]]),
    telling("active", [["active", "active"]]),
    telling("stable", [
      ["[ stable ] ( !dose|doses|on | $ )", "clinically [stable]", "a stable dose"],
      ["( controlled|inactive | {not} -? active|progressing|progressive )", "inactive"],
    ]),
    telling("uncontrolled", [
      ["( uncontrolled|unstable|progressive|progressing | {not} -? stable|controlled )", "progressing"],
    ]),
    telling("unless", [["( unless|except|excluding | other than )", "unless treated"]]),
    telling("on a condition", [["if|provided|when|until|however", "if there is edema"]]),
    telling("of any", [
      [
        "{known} of? ( or | and? / or? ) symptomatic|asymptomatic|untreated|treated|active|progressive|uncontrolled",
        "known or active",
      ],
    ]),
  ],
})

type Saying = (typeof table.rows)[number]["means"]

export type Quality = Exclude<Saying, "unless" | "on a condition" | "of any">

const conditions: ReadonlySet<Saying> = new Set<Saying>(["unless", "on a condition"])

const isQuality = (means: Saying): means is Quality => !conditions.has(means) && means !== "of any"

/** Of two of which nobody's metastases are both. */
const opposites: ReadonlyArray<readonly [Quality, Quality]> = [
  ["symptomatic", "asymptomatic"],
  ["untreated", "treated"],
  ["active", "stable"],
  ["uncontrolled", "stable"],
  ["new", "stable"],
]

const areOpposite = (one: Saying, other: Saying): boolean =>
  opposites.some(([first, second]) => (one === first && other === second) || (one === second && other === first))

/** What parts a quality from metastases that it is not said of. */
const parting = WordSet.of(
  ". ; : unless except without but cancer cancers infection infections disease diseases tumor tumors",
)

const near = 6

interface Said {
  readonly means: Saying
  readonly first: number
  readonly last: number
  readonly isOfThem: boolean
}

type Place = Pick<Metastases.Seated, "first" | "last">

const joining = WordSet.of(", or and")

/** What words tell near some metastases, and whether it is said of these. */
const saidNear = (run: Run, words: ReadonlyArray<string>, { first, last }: Place): ReadonlyArray<Said> => {
  const reason = words.indexOf("because", last)
  const all = table.find(run).filter((found) => reason < 0 || found.first < reason)
  const isParted = (at: number, isBehind: boolean): boolean =>
    parting.has(words[at] ?? "") ||
    ((words[at] === "," || (isBehind && joining.has(words[at] ?? ""))) &&
      words[at + 1] !== "defined" &&
      all.every((other) => other.last !== at))

  return all.map((found) => {
    const isBehind = found.last > first
    const [from, to] = isBehind ? [last, found.first] : [found.last, first]
    const isApart = words.slice(from, to).some((_, index) => isParted(from + index, isBehind))

    return {
      means: found.row.means,
      first: found.first,
      last: found.last,
      isOfThem: isQuality(found.row.means) && to - from <= near && !isApart,
    }
  })
}

/** The only metastases that are named, or what else tells that a cancer is in the central nervous system. */
const enteredAt = (tokens: Tokens): Place | undefined => {
  const { words } = tokens
  const spread = words.filter(Metastases.isSpread)
  if (spread.length === 0) return NervousSystem.enteredIn(tokens)
  const seated = Metastases.seatedAt(words, words.findIndex(Metastases.isSpread))

  return spread.length > 1 || seated.organs.length === 0 ? undefined : seated
}

/** What was entered of them, before them or as what ends the entry: "brain metastases, untreated". */
export const entered = (tokens: Tokens): ReadonlyArray<Quality> => {
  const { words } = tokens
  const place = enteredAt(tokens)
  if (place === undefined) return []
  const said = saidNear(KnownNumbers.ofWritten(tokens), words, place)
  const isAdded = ({ first, last }: Said): boolean =>
    words[place.last] === "," && first === place.last + 1 && last === words.length

  return said.flatMap((one) => ((one.isOfThem || isAdded(one)) && isQuality(one.means) ? [one.means] : []))
}

const named = once(() =>
  Literal.of(
    "metastases",
    "metastasis",
    "metastatic",
    "metastasized",
    "mets",
    "Mets",
    "carcinomatosis",
    "carcinosis",
    "visceral disease",
    "visceral involvement",
  ),
)

/** At most this many words for metastases are read in a text, wherever these are. */
const most = 60

/** Which organs are meant by viscera, where none is named beside; and what was entered that names none. */
const viscera = ["liver", "lung", Metastases.viscera]

/** "Visceral metastases", "visceral disease", "visceral or bone metastases", with the organs that are meant besides those that are named. */
const withViscera = (words: ReadonlyArray<string>, at: number, seated: Metastases.Seated): Metastases.Seated => {
  if (words[at] === "visceral") return { first: at, last: at + 2, organs: viscera }
  const from = Math.max(0, at - near)
  const visceral = words.slice(from, at).lastIndexOf("visceral") + from
  const isInBrackets = words.lastIndexOf("(", at) > words.lastIndexOf(")", at)
  const isMeant =
    seated.organs.length === 0
      ? visceral === at - 1
      : [visceral - 1, visceral + 1].some((beside) => joining.has(words[beside] ?? ""))
  if (words[visceral] !== "visceral" || isInBrackets || !isMeant) return seated

  return { ...seated, first: Math.min(seated.first, visceral), organs: [...seated.organs, ...viscera] }
}

/** Whether metastases are barred whatever else is told of them: "treated or untreated". */
const areAny = (said: ReadonlyArray<Said>): boolean => {
  const own = said.filter(({ isOfThem }) => isOfThem)

  return (
    said.some(({ means }) => means === "of any") ||
    own.some((one) => own.some((other) => areOpposite(one.means, other.means)))
  )
}

/** Whether an exclusion leaves in some of those who have the metastases that it bars. */
const isOfPart = (span: PlacedStage.Saying, said: ReadonlyArray<Said>): boolean => {
  const isConditional = said.some(({ first, means }) => conditions.has(means) && first >= span.last)
  const isNarrowed = AroundStage.isNarrowed(span) || said.some(({ isOfThem }) => isOfThem)

  return isConditional || (isNarrowed && !areAny(said))
}

/** Whether some are let in who have all of several qualities, of one of which the opposite is asked for. */
const areOthersSpared = (
  spared: ReadonlyArray<Said>,
  words: ReadonlyArray<string>,
  asked: ReadonlyArray<Quality>,
): boolean =>
  !words.slice(spared[0]?.first, spared.at(-1)?.last).includes("or") &&
  spared.some(({ means }) => asked.some((quality) => areOpposite(quality, means)))

/** "Unless treated", "except those that are treated": what keeps out who has untreated ones. */
const barsOthers = (
  { outcome, remark }: Stand.Stand,
  said: ReadonlyArray<Said>,
  words: ReadonlyArray<string>,
  asked: ReadonlyArray<Quality>,
): boolean => {
  if (remark === Stand.asException.remark) {
    const own = said.filter(({ isOfThem }) => isOfThem)

    return areOthersSpared(own, words, asked)
  }
  const from = said.find(({ means }) => means === "unless")?.last
  const spared = said.filter(({ first, means }) => from !== undefined && first >= from && isQuality(means))

  return outcome === "exclusion" && areOthersSpared(spared, words, asked)
}

const ruledOut = { outcome: "exclusion", remark: "" } as const

/** Some metastases in their place. */
interface Placed {
  readonly span: PlacedStage.Saying
  readonly mention: Mention.Mention
  readonly stand: Stand.Stand
  readonly said: ReadonlyArray<Said>
}

/** Those that a word names, if they are of patients. */
const placedAt = (place: Span.Span, organs: ReadonlyArray<string>): Placed | undefined => {
  const { document, tokens } = place
  const span = { ...place, says: [] }
  if (!AroundStage.isOfPatients(span)) return undefined
  const mention = Mention.of(span)
  const said = saidNear(KnownNumbers.ofPublished(tokens), tokens.words, place)
  const stand = AroundStage.standOf(span, mention.stand)
  const isClear = stand.remark !== "where it is missing" || Metastases.areStudied(document, organs)

  return { span, mention, stand: isClear ? stand : Stand.unclear, said }
}

/** Those metastases that a word names, if they sit in one of some organs. */
const namedBy = (noun: Span.Span, organs: ReadonlyArray<string>): Placed | undefined => {
  const { words } = noun.tokens
  const seated = withViscera(words, noun.first, Metastases.seatedAt(words, noun.first))

  return seated.organs.some((organ) => organs.includes(organ))
    ? placedAt(Span.over(noun, seated.first, seated.last), seated.organs)
    : undefined
}

/** What is told of metastases, whatever else is known of them. */
const ofAny = ({ mention, said, span, stand }: Placed): Finding.Finding =>
  stand.outcome === "exclusion" && isOfPart(span, said)
    ? Finding.untold(mention, Stand.ofPart.remark)
    : Finding.of(mention, stand, AroundStage.isNarrowed(span) && !areAny(said) ? 1 : 3)

/** What is told of a cancer in the nervous system: one of the blood that is there at all is active. */
const ofInvolved = (placed: Placed): Finding.Finding => {
  const { mention, said, span, stand } = placed
  const isActive = said.every(({ means }) => means === "active") && NervousSystem.isOfBlood(span.document)

  return isActive ? Finding.of(mention, stand, 2) : ofAny(placed)
}

/** What is told of those metastases that have some qualities. */
const ofSome = ({ mention, said, span, stand }: Placed, asked: ReadonlyArray<Quality>): Finding.Finding => {
  const own = said.filter(({ isOfThem }) => isOfThem)
  const isExact = own.some(({ means }) => asked.some((quality) => quality === means))
  const areOthers = own.some(({ means }) => asked.some((quality) => areOpposite(quality, means)))
  if (isExact && !(areOthers && stand.outcome === "inclusion")) return Finding.of(mention, stand, 3)
  if (barsOthers(stand, said, span.tokens.words, asked)) return Finding.of(mention, ruledOut, 3)
  const barsAll = said.length === 0 && stand.outcome === "exclusion" && !AroundStage.isNarrowed(span)

  return barsAll ? Finding.of(mention, stand, 2) : Finding.untold(mention, Stand.ofPart.remark)
}

/**
 * What a text says of metastases in the organs that a profile names, whatever tumour they are of: more exactly than what is said of any
 * metastases, but where no more than a part is barred, "untreated brain metastases". Who has symptomatic ones is meant by what is
 * said of those, and where nothing is, by what bars all.
 */
export const find = (
  text: AnnotatedText,
  organs: ReadonlyArray<string>,
  asked: ReadonlyArray<Quality>,
): ReadonlyArray<Finding.Finding> => {
  const isInvolved = organs.includes(NervousSystem.organ)
  const seats = isInvolved ? [...organs, "brain"] : organs
  const metastases = Literal.spans(text, named(), most)
    .flatMap((noun) => namedBy(noun, seats) ?? [])
    .filter(({ stand }) => !isInvolved || stand.outcome === "exclusion")
  const involved = seats.includes("brain")
    ? NervousSystem.spans(text)
        .flatMap((place) => placedAt(place, ["brain"]) ?? [])
        .filter(({ stand }) => stand.outcome === "exclusion")
    : []
  if (asked.length === 0) return [...metastases.map(ofAny), ...involved.map(ofInvolved)]
  const found = [...metastases, ...involved].map((one) => ofSome(one, asked))
  const exact = found.filter(({ weight }) => weight === 3)

  return exact.length > 0 ? exact : found
}
