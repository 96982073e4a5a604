import * as Packing from "../../annotation/Packing.ts"
import { remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type { Place } from "../matching/Pattern.ts"
import * as Finding from "../mention/Finding.ts"
import { isDecisive } from "../mention/Stand.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as Tokens from "../text/Tokens.ts"
import * as StageMention from "./StageMention.ts"
import {
  alsoSpeaksOf,
  type Placed,
  partOf,
  recurrences,
  recurring,
  type StageName,
  type StagePhrase,
  withstanding,
} from "./StagePhrase.ts"
import { table, withoutHyphens } from "./StageTable.ts"

type Stages = ReadonlyArray<StageName>

/** Whether who says the one stage speaks of one of those that are asked for, by its name or in effect. */
const speaksOf = (asked: Stages, said: StageName): boolean =>
  asked.includes(said) || (alsoSpeaksOf.get(said)?.some((other) => asked.includes(other)) ?? false)

/** Whether a text may call what is asked for by the one name or the other. A progression is by its name no recurrence. */
const speaksAlike = (asked: Stages, says: Stages): boolean =>
  !says.includes("progressive") &&
  [recurring, withstanding].some((names) => [says, asked].every((some) => some.some((one) => names.has(one))))

const ofPart = { outcome: "unknown", remark: "of a part of it" } as const

/** Whether what is said is no more than a part of what is asked for. All its recurrences are no part of a recurrent disease. */
const isPartOf = (says: Stages, asked: Stages): boolean =>
  !recurrences.every((one) => says.includes(one)) &&
  says
    .filter((one) => speaksOf(asked, one))
    .every((one) => partOf.get(one)?.some((whole) => asked.includes(whole)) === true)

/** The kinds of a progressive disease, of which nobody has both. */
const kinds: Stages = ["primary progressive", "secondary progressive"]

/** Whether but one of the kinds is said of a progressive disease whose kind was not entered. */
const isOfOneKind = (says: Stages, asked: Stages): boolean =>
  kinds.every((kind) => asked.includes(kind)) && kinds.filter((kind) => says.includes(kind)).length === 1

const untoldSpread = { outcome: "unknown", remark: "how far it has spread is not said" } as const

/**
 * "Advanced" and "unresectable" is what has spread, or what has only grown into its surroundings. A text that wants it names neither,
 * and bars but a part of it elsewhere.
 */
const isVague = (says: Stages, asked: Stages): boolean =>
  says.some((one) => one === "advanced" || one === "unresectable") &&
  !(asked.includes("metastatic") && asked.includes("locally advanced"))

/** Whether phrases that say some stages tell of any that is asked for. */
const tells = (says: Stages, asked: Stages): boolean => says.some((each) => speaksOf(asked, each))

/** What mentions of some stages answer to what is asked. */
const of = (
  mentions: ReadonlyArray<StageMention.StageMention>,
  says: Stages,
  asked: Stages,
): ReadonlyArray<Finding.Finding> => {
  const isNamed = says.some((each) => asked.includes(each))
  const isAlike = isNamed || speaksAlike(asked, says)
  const isExact = says.every((each) => asked.includes(each))
  const isOfPart = isOfOneKind(says, asked) || (!isNamed && isPartOf(says, asked))
  const meant = mentions.filter(({ isByNameOnly }) => isAlike || !isByNameOnly)
  const isUntold =
    !isNamed && isVague(says, asked) && meant.some(({ mention }) => mention.stand.outcome === "inclusion")

  return meant.map(({ mention }) => {
    const { outcome } = mention.stand
    if (isOfPart && outcome === "exclusion") return Finding.of(mention, ofPart, 0)

    return isUntold ? Finding.of(mention, untoldSpread, 0) : Finding.mentioned(mention, isExact)
  })
}

/** At most this many mentions of what was asked are read in a text. */
const most = 40

/** At most this many phrases are read in a text, whatever they say. */
const mostRead = 200

/** What the rows tell in a stretch of words. `placeOf`: where some of them stand, from one to before another. */
const told = (run: ChunkedRun<never>, placeOf: (first: number, last: number) => Place): ReadonlyArray<Placed> =>
  table.find(run).flatMap(({ first, last, row }) => {
    const place = placeOf(run.tokens[first] ?? 0, (run.tokens[last - 1] ?? 0) + 1)

    return row.means.phrases.map((phrase) => ({ ...place, phrase }))
  })

/** Whether a phrase says nothing where it stands in something short: "no metastasis", "early detection", "brain metastases". */
const isPartOfNames = ({ absent, need }: StagePhrase): boolean => absent || /^(?:noun|bare|planned)$/.test(need)

/** The phrases in something short, such as a profile's stage or a title. */
export const places = (written: string): ReadonlyArray<Placed> => {
  const tokens = Tokens.ofWritten(written)
  const { ends, starts } = tokens

  return told(withoutHyphens(KnownNumbers.ofWritten(tokens)), (first, last) => ({
    start: starts[first] ?? 0,
    end: ends[last - 1] ?? 0,
  }))
}

/** What the phrases in something short say; some of them do so of a dementia alone. */
export const said = (written: string, isOfDementia: boolean): ReadonlyArray<StageName> => [
  ...new Set(
    places(written).flatMap(({ phrase }) =>
      isPartOfNames(phrase) || (phrase.need === "dementia" && !isOfDementia) ? [] : phrase.says,
    ),
  ),
]

const read = (document: Document, { end, phrase, start }: Placed): StageMention.StageMention | undefined => {
  const span = Span.at(document, start, end)

  return span === undefined ? undefined : StageMention.of(span, phrase)
}

const stop = ".".charCodeAt(0)

const shortened: ReadonlySet<number | undefined> = new Set([..."eig"].map((letter) => letter.charCodeAt(0)))

/** What the rows tell in a text, which is read piece by piece: most pieces hold no word of any row. */
const toldIn = ({ text, words }: Document): ReadonlyArray<Placed> => {
  const run = withoutHyphens(words)
  const placeOf = (first: number, last: number): Place => ({
    start: words.starts[first] ?? 0,
    end: NumberedText.endOf(words, last - 1),
  })
  const found: Array<Placed> = []
  for (let from = 0, at = 0; at <= run.to && found.length < mostRead; at++) {
    if (at < run.to && (run.numbers[at] !== stop || shortened.has(run.numbers[at - 1]))) continue
    found.push(...told({ ...run, from, to: at }, placeOf))
    from = at + 1
  }

  return found.filter(({ end, phrase, start }) => phrase.isWritten?.(text.slice(start, end)) !== false)
}

/** The phrases of a text, in order. */
const placedIn = remembering((document: Document): ReadonlyArray<Placed> => toldIn(document).slice(0, mostRead))

/** Phrases that say the same, and where texts speak of a disease by them. */
interface Alike {
  readonly says: ReadonlyArray<StageName>
  readonly mentions: AnnotatedText.Layer<ReadonlyArray<StageMention.StageMention>>
}

const packing = Packing.list(StageMention.packing)

const mentionsOf = (phrases: ReadonlySet<StagePhrase>): Alike["mentions"] =>
  AnnotatedText.layer(packing, (text) => {
    const document = text.document()

    return placedIn(document)
      .filter(({ phrase }) => phrases.has(phrase))
      .slice(0, most)
      .flatMap((placed) => read(document, placed) ?? [])
  })

/** Phrases that say the same, in groups. */
const alike = [
  ...Map.groupBy(
    table.rows.flatMap(({ means: { phrases } }) => phrases).filter(({ says }) => says.length > 0),
    ({ says }) => says.join(),
  ).values(),
]

const sayingAlike: ReadonlyArray<Alike> = alike.map((phrases) => ({
  says: phrases[0]?.says ?? [],
  mentions: mentionsOf(new Set(phrases)),
}))

/** The number of its group, by phrase. */
const kindOf: ReadonlyMap<StagePhrase, number> = new Map(
  alike.flatMap((phrases, number) => phrases.map((phrase) => [phrase, number] as const)),
)

/** What the phrases of a text say, by the numbers of their groups. */
const kindsOf = AnnotatedText.layer(Packing.list(Packing.whole), (text) => [
  ...new Set(placedIn(text.document()).flatMap(({ phrase }) => kindOf.get(phrase) ?? [])),
])

/** Whether any stage is asked for or kept out by its name. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean => {
  const document = text.document()

  return placedIn(document).some((placed) => isDecisive(read(document, placed)?.mention.stand))
}

/** What the phrases in a text tell of the stages. */
export const find = (
  text: AnnotatedText.AnnotatedText,
  asked: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> =>
  asked.length === 0
    ? []
    : kindsOf(text)
        .flatMap((number) => sayingAlike[number] ?? [])
        .filter(({ says }) => tells(says, asked))
        .flatMap(({ mentions, says }) => of(mentions(text), says, asked))
        .toSorted((one, other) => one.start - other.start)
