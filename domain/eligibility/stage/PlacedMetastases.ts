import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import * as DescribedMetastases from "./DescribedMetastases.ts"
import * as Metastases from "./Metastases.ts"
import * as NervousSystem from "./NervousSystem.ts"
import * as PlacedStage from "./PlacedStage.ts"

const nouns = WordSet.of("metastases metastasis metastatic metastasized metastasised mets carcinomatosis carcinosis")

const involvement = WordSet.of("disease involvement")

/** Without which no metastases are named. */
const letters = ["metast", "mets", "carcino", "visceral"]

/** Which organs are meant by viscera, where none is named beside; and what was entered that names none. */
const viscera = ["liver", "lung", Metastases.viscera]

const near = 6

const joining = WordSet.of(", or and")

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

/** Some metastases in their place. */
interface Placed {
  readonly span: PlacedStage.Saying
  readonly mention: Mention.Mention
  readonly stand: Stand.Stand
  readonly described: DescribedMetastases.Description
}

/** Those that a word names, if they are of patients. */
const placedAt = (place: Span.Span, organs: ReadonlyArray<string>): Placed | undefined => {
  const { document, tokens } = place
  const span = { ...place, says: [] }
  if (!AroundStage.isOfPatients(span)) return undefined
  const mention = Mention.of(span)
  const described = DescribedMetastases.at(Runs.ofPublished(tokens), tokens.words, place)
  const stand = AroundStage.standOf(span, mention.stand)
  const isClear = stand.remark !== "where it is missing" || Metastases.areStudied(document, organs)

  return { span, mention, stand: isClear ? stand : Stand.unclear, described }
}

/** The words of a sentence that name metastases. */
const nounsIn = (sentence: Span.Span): ReadonlyArray<Span.Span> =>
  sentence.tokens.words.flatMap((word, at, words) =>
    nouns.has(word) || (word === "visceral" && involvement.has(words[at + 1] ?? ""))
      ? [Span.over(sentence, at, at + 1)]
      : [],
  )

/** Those metastases that a word names, if they sit in one of some organs. */
const namedBy = (noun: Span.Span, organs: ReadonlyArray<string>): Placed | undefined => {
  const { words } = noun.tokens
  const seated = withViscera(words, noun.first, Metastases.seatedAt(words, noun.first))

  return seated.organs.some((organ) => organs.includes(organ))
    ? placedAt(Span.over(noun, seated.first, seated.last), seated.organs)
    : undefined
}

/** What is told of metastases, whatever else is known of them. */
const ofAny = ({ described, mention, span, stand }: Placed): Finding.Finding => {
  const { areAny, isConditional, own } = described
  const isNarrowed = AroundStage.isNarrowed(span)
  // An exclusion may leave in some of those who have them
  const isOfPart = isConditional || ((isNarrowed || own.length > 0) && !areAny)

  return stand.outcome === "exclusion" && isOfPart
    ? Finding.untold(mention, Stand.ofPart.remark)
    : Finding.of(mention, stand, isNarrowed && !areAny ? 1 : 3)
}

/** What may be told of those who are let in with a cancer. */
const sparing: ReadonlySet<string> = new Set([
  "treated",
  "stable",
  "asymptomatic",
  "unless",
  "on a condition",
  "of any",
])

/** What is told of a cancer in the nervous system: one of the blood that is there at all is active. */
const ofInvolved = (placed: Placed): Finding.Finding => {
  const { described, mention, span, stand } = placed
  const { all, own } = described
  const isActive = own.every((quality) => quality === "active") && !all.some((means) => sparing.has(means))

  return isActive && NervousSystem.isOfBlood(span.document) ? Finding.of(mention, stand, 2) : ofAny(placed)
}

/** Whether those are let in whose metastases are otherwise than asked for: "unless treated", "except those that are treated". */
const barsOthers = ({ described, stand }: Placed, asked: ReadonlyArray<DescribedMetastases.Quality>): boolean =>
  stand.remark === Stand.asException.remark
    ? DescribedMetastases.areOpposed(asked, described.together)
    : stand.outcome === "exclusion" && DescribedMetastases.areOpposed(asked, described.exempt)

/** What is told of those metastases that have some qualities. */
const ofSome = (placed: Placed, asked: ReadonlyArray<DescribedMetastases.Quality>): Finding.Finding => {
  const { described, mention, span, stand } = placed
  const { all, own } = described
  const isExact = own.some((quality) => asked.includes(quality))
  const areOthers = DescribedMetastases.areOpposed(asked, own)
  if (isExact && !(areOthers && stand.outcome === "inclusion")) return Finding.of(mention, stand, 3)
  if (barsOthers(placed, asked)) return Finding.of(mention, Stand.inPart("exclusion"), 3)
  const barsAll = all.length === 0 && stand.outcome === "exclusion" && !AroundStage.isNarrowed(span)

  return barsAll ? Finding.of(mention, stand, 2) : Finding.untold(mention, Stand.ofPart.remark)
}

/**
 * What a text says of metastases in the organs that a profile names, whatever tumor they are of: more exactly than what is said of any
 * metastases, but where no more than a part is barred, "untreated brain metastases". Who has symptomatic ones is meant by what is
 * said of those, and where nothing is, by what bars all.
 */
export const find = (
  text: AnnotatedText,
  organs: ReadonlyArray<string>,
  asked: ReadonlyArray<DescribedMetastases.Quality>,
): ReadonlyArray<Finding.Finding> => {
  const isInvolved = organs.includes(NervousSystem.organ)
  const seats = isInvolved ? [...organs, "brain"] : organs
  const metastases = PlacedStage.sentencesWith(text.document(), letters)
    .flatMap(nounsIn)
    .flatMap((noun) => namedBy(noun, seats) ?? [])
    .toSorted((one, other) => one.mention.start - other.mention.start)
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
