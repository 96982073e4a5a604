import * as Packing from "../../annotation/Packing.ts"
import { eachOnce, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Finding from "../mention/Finding.ts"
import * as Stand from "../mention/Stand.ts"
import * as Dementia from "./Dementia.ts"
import * as NumberedStages from "./NumberedStages.ts"
import { type NamedStage, packing, type ToldStage } from "./PlacedStage.ts"
import { digits } from "./StageNumber.ts"
import { metBy, recurring, type StageName, series, stageNames, wholesOf, withstanding } from "./StagePhrase.ts"
import * as StagePhrases from "./StagePhrases.ts"
import * as TumorCategories from "./TumorCategories.ts"

/** What a profile asks of the stages that a text tells. */
export interface Asked {
  readonly covers: ReadonlyArray<StageName>
  readonly numbers: ReadonlyArray<string>
  /** Numbers of stages that go by the names that it covers. */
  readonly implied: ReadonlyArray<string>
}

/** Names of stages, or digits of their numbers. */
type Names = ReadonlyArray<string>

const areAnyOf = (names: Names, others: Names): boolean => {
  for (const name of names) if (others.includes(name)) return true

  return false
}

/**
 * Whether who says the one stage speaks of one of those that are asked for, by its name or in effect. Who keeps out any dementia says
 * nothing of what may be none yet.
 */
const speaksOf = (asked: Names, said: string): boolean =>
  asked.includes(said) || (!(said === "any dementia" && asked.includes("mci")) && areAnyOf(metBy(said), asked))

/** Whether a text may call what is asked for by the one name or the other. A progression is by its name no recurrence. */
const speaksAlike = (asked: Names, says: Names): boolean =>
  !says.includes("progressive") &&
  [recurring, ...withstanding].some((names) => [says, asked].every((some) => some.some((one) => names.has(one))))

/** Whether what is said is no more than a part of what is asked for. All its recurrences are no part of a recurrent disease, but the whole of it. */
const isPartOf = (says: Names, asked: Names): boolean =>
  !series.some((parts) => parts.every((one) => says.includes(one))) &&
  says.filter((one) => speaksOf(asked, one)).every((one) => wholesOf(one).some((whole) => asked.includes(whole)))

/** The kinds of a progressive disease, of which nobody has both. */
const kinds: Names = ["primary progressive", "secondary progressive"]

/** Whether but one of the kinds is said of a progressive disease whose kind was not entered. */
const isOfOneKind = (says: Names, asked: Names): boolean =>
  kinds.every((kind) => asked.includes(kind)) && kinds.filter((kind) => says.includes(kind)).length === 1

const untoldSpread = { outcome: "unknown", remark: "how far it has spread is not said" } as const

/**
 * "Advanced" and "unresectable" is what has spread, or what has only grown into its surroundings. A text that wants it names neither,
 * and bars but a part of it elsewhere.
 */
const isVague = (says: Names, asked: Names): boolean =>
  says.some((one) => one === "advanced" || one === "unresectable") &&
  !(asked.includes("metastatic") && asked.includes("locally advanced"))

/** How exactly what is asked for is told of by its name among others: more than by what it is in effect. */
const amongOthers = 1.5

/** What mentions of stages by their names answer. */
const byName = (mentions: ReadonlyArray<ToldStage>, says: Names, asked: Names): ReadonlyArray<Finding.Finding> => {
  const isNamed = says.some((each) => asked.includes(each))
  const isAlike = isNamed || speaksAlike(asked, says)
  const isExact = says.every((each) => asked.includes(each))
  const isOfPart = isOfOneKind(says, asked) || (!isNamed && isPartOf(says, asked))
  const meant = mentions.filter(({ isByNameOnly }) => isAlike || !isByNameOnly)
  const isUntold =
    !isNamed && isVague(says, asked) && meant.some(({ mention }) => mention.stand.outcome === "inclusion")

  return meant.map(({ mention }) => {
    const { outcome } = mention.stand
    if (isOfPart && outcome === "exclusion") return Finding.untold(mention, Stand.ofPart.remark)

    if (isUntold) return Finding.of(mention, untoldSpread, 0)

    return isNamed && !isExact ? Finding.of(mention, mention.stand, amongOthers) : Finding.mentioned(mention, isExact)
  })
}

/** A stage with parts of its own is asked for or named by its number; "4S" is none of the fourth. */
const among = (numbers: Names, named: Names): boolean =>
  numbers.some((asked) =>
    named.some(
      (name) =>
        name === asked || (!`${asked}${name}`.includes("s") && (name.startsWith(asked) || asked.startsWith(name))),
    ),
  )

/** Whether just what is asked for is named; who is let in with a part of a stage has that stage: "III-IVB". */
const isExact = (asked: Names, { mention: { stand }, numbers }: ToldStage): boolean =>
  asked.some(
    (number) =>
      numbers.includes(number) || (stand.outcome === "inclusion" && number.length === 1 && among([number], numbers)),
  )

/** What mentions of numbered stages answer: "stage IIIB/IV", "stages II to IV". */
const byNumber = (mentions: ReadonlyArray<ToldStage>, { implied, numbers }: Asked): ReadonlyArray<Finding.Finding> =>
  mentions
    .filter((told) => among(numbers, told.numbers) || among(implied, told.called))
    .map((told) => Finding.mentioned(told.mention, isExact(numbers, told)))

/** Whether mentions of some stages may tell of any that is asked for. */
const mayTell = (says: Names, { covers, implied, numbers }: Asked): boolean =>
  says.some((each) => speaksOf(covers, each)) ||
  [...numbers, ...implied].some((number) => says.includes(number.charAt(0)))

/** What mentions of the same stages answer to what is asked. */
const answerOf = (mentions: ReadonlyArray<ToldStage>, says: Names, asked: Asked): ReadonlyArray<Finding.Finding> => [
  ...byNumber(mentions, asked),
  ...(says.some((each) => speaksOf(asked.covers, each)) ? byName(mentions, says, asked.covers) : []),
]

/** At most this many mentions of the same stages are read in a text. */
const most = 40

const namesOrDigits = Packing.list(Packing.oneOf<string>([...stageNames, ...digits, ...TumorCategories.finds]))

const mentions = Packing.list(packing)

/** One way in which texts tell stages: `finds` are all that it may say. */
interface Finder {
  readonly finds: ReadonlyArray<string>
  readonly named: (document: Document) => ReadonlyArray<NamedStage>
}

/** What is found in one way: which stages a text names together, and its mentions of these. */
const layered = ({ finds, named }: Finder) => {
  const places = remembering(named)
  const kinds = AnnotatedText.layer(Packing.list(namesOrDigits), (text) => [
    ...new Map(places(text.document()).map(({ says }) => [says.join(), says])).values(),
  ])
  const saying = eachOnce((kind: string) =>
    AnnotatedText.layer(mentions, (text) =>
      places(text.document())
        .filter(({ says }) => says.join() === kind)
        .slice(0, most)
        .flatMap(({ read }) => read() ?? []),
    ),
  )

  return { finds, kinds, places, saying }
}

/** In the order in which they count. */
const ways = [StagePhrases, Dementia, NumberedStages, TumorCategories].map(layered)

/** Whether any stage is asked for or kept out. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  ways.some(({ places }) => places(text.document()).some(({ read }) => Stand.isDecisive(read()?.mention.stand)))

/** What a text tells of the stages that are asked for. */
export const find = (text: AnnotatedText.AnnotatedText, asked: Asked): ReadonlyArray<Finding.Finding> =>
  ways
    .filter(({ finds }) => mayTell(finds, asked))
    .flatMap(({ kinds, saying }) =>
      kinds(text)
        .filter((says) => mayTell(says, asked))
        .flatMap((says) => answerOf(saying(says.join())(text), says, asked))
        .toSorted((one, other) => one.start - other.start),
    )
