import { lately } from "../Memo.ts"
import * as ReportAsides from "./ReportAsides.ts"
import * as ReportedChange from "./ReportedChange.ts"
import * as ReportNames from "./ReportNames.ts"
import { areGuessed, isMark, matchAt, means, namesOf, type ReportToken, type Tokens } from "./ReportToken.ts"
import * as ReportValue from "./ReportValue.ts"
import * as ReportWords from "./ReportWords.ts"

interface Word {
  readonly start: number
  readonly end: number
}

const letters = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\p{N}+/gu

const gap = /(?:\t|\||[^\S\t]{2,})(?:[^\S]|\|)*/y

const space = /\s+/y

const number =
  /[<>≤≥]?=? ?1:\d{2,6}(?![\d:]| ?[ap]m)|[<>≤≥]?=? ?(?:\d{1,3}(?:,\d{3})+(?![\d.])|\d+(?:[.,]\d+)?(?: ?[-–] ?\d+(?=\s?%))?)(?![\p{L}\d]|,\d)|[<>≤≥]?=? ?\d+(?:[.,]\d+)?(?=\s?(?:m\/|mut))/iuy

/** Letters and digits that are no number: the name of a clone, "22C3". */
const mixed = /[\p{L}\p{N}]+/uy

const grade = /(?:IHC ?)?([0-3]\+)(?![\p{L}\p{N}])/uy

/** What may stand between the words of one phrase. */
const within = /^(?:[ \-/.]| \/ )$/

const numberOf = (written: string): string => {
  const bare = written.replace(">=", "≥").replace("<=", "≤").replaceAll(/[= ]/g, "")

  return /,\d{3}(?:,|$)/.test(bare) ? bare.replaceAll(",", "") : bare.replace(",", ".")
}

/** What may stand between a name and the place that is changed: "BRAF V600". */
const joint = /^[\s:,(-]{1,3}$/

const isInWord = /[\p{L}\p{N}]/u

/** The words of a line from each on, as far as they may be one phrase. */
const phraseFrom = (text: string, words: ReadonlyArray<Word>, plain: ReadonlyArray<string>, first: number) => {
  let last = first
  while (
    last + 1 < words.length &&
    last - first < ReportWords.longest &&
    within.test(text.slice(words[last]?.end, words[last + 1]?.start))
  )
    last++
  const known = ReportWords.phraseAt(plain.slice(first, last + 1), 0)

  return known === undefined ? undefined : { ...known, end: words[first + known.words.length - 1]?.end ?? 0 }
}

/** A line as it is taken apart. */
interface Line {
  readonly text: string
  readonly names: ReadonlyMap<number, ReportNames.NamedAt>
  readonly phraseAt: (start: number) => (ReportWords.KnownPhrase & { readonly end: number }) | undefined
  /** What speaks of something else than the results, by where it begins. */
  readonly asides: ReadonlyMap<number, number>
  /** The signs that stand alone in a column, by where they stand. */
  readonly signs: ReadonlyMap<number, string>
  /** Where the last name ended; -1 before the first. */
  nameEnd: number
  /** It is one that the vocabulary knows. */
  isKnown: boolean
  /** It is that of a marker whose stain has grades. */
  isGraded: boolean
  /** A change was told, or a cell of which kind one is. */
  hasChange: boolean
  /** A kind was told, wherever. */
  hasKind: boolean
}

type WithoutPlace<Token> = Token extends unknown ? Omit<Token, "start" | "text"> : never

/** What begins at a place of a line, and where it ends. */
type Reader = (line: Line, start: number) => WithoutPlace<ReportToken> | undefined

const readGap: Reader = ({ text }, start) => {
  const between = matchAt(gap, text, start)?.[0]

  return between === undefined ? undefined : { is: "gap", end: start + between.length }
}

const readPhrase =
  (isMeant: (phrase: ReportWords.KnownPhrase) => boolean): Reader =>
  ({ phraseAt }, start) => {
    const phrase = phraseAt(start)

    return phrase !== undefined && isMeant(phrase) ? { is: "word", ...phrase } : undefined
  }

const readName =
  (isMeant: (named: ReportNames.NamedAt) => boolean): Reader =>
  ({ names }, start) => {
    const named = names.get(start)

    return named !== undefined && isMeant(named) ? { is: "names", end: named.end, names: named.names } : undefined
  }

const readChange: Reader = ({ isKnown, nameEnd, text }, start) => {
  if (start > 0 && start !== nameEnd && isInWord.test(text[start - 1] ?? "")) return undefined
  const isBehindName = isKnown && start - nameEnd <= 3 && joint.test(text.slice(nameEnd, start))
  const changed = ReportedChange.at(text, start, isBehindName)

  return changed && { is: "change", ...changed }
}

/** What speaks of something else, but where a longer phrase begins that says something of a result. */
const readAside: Reader = ({ asides, phraseAt }, start) => {
  const end = asides.get(start)

  return end === undefined || (phraseAt(start)?.end ?? 0) > end ? undefined : { is: "word", means: "general", end }
}

/** A hyphen behind the first of several words that share their end: "NTRK1-, NTRK2-Fusion". */
const hanging = /-(?:\s*[,/]\s*[\p{L}\p{N}]+-)*\s*(?:[,/]|und|oder|and|or|y|o)\s*[\p{L}\p{N}]+-\p{L}/uy

/** What a sign behind a name says where nothing follows it: "CD20+, CD3-". */
const sign = /[^\S\t]?(?:\+\/[−–-]|[−–-]\/\+|±|\+{1,3})(?![\p{L}\p{N}+])|[-−–](?=[\s,;.)/]|$)/uy

/** A sign of what is neither there nor not: "+/-". */
const ofBoth = /[+-]\/|±/

/** How a stain looks. */
const looks = "dim|weak|bright|patchy|focal|partial|strong|diffuse|moderate|variable|subset"

/** A sign as an answer, "T790M (-)", "CD20 (weak +)", or that there are several changes, "PIM1 (multiple)". */
const answer = new RegExp(
  `\\((?:(?:${looks})(?:/\\w{1,10})?)?\\s?(\\+{1,3}|[−–-]|multiple|several)\\s?(?:\\)|(?=[,;]\\s))`,
  "y",
)

/** How a stain looks, or is called, between the name and its sign: "CD20 dim+", "CD99 patchy +", "PHOX2B IHC +". */
const look = new RegExp(`\\s\\(?(?:${looks}|IHC|stain(?:ing)?)\\)?(?=\\s?[+−–-](?:[\\s,;.)/]|$))`, "uy")

/** A hyphen that stands apart and ends an item of a list, "CD30 -, CD20 +", or stands before a bracket where another name has a plus. */
const signApart = /\s[−–-](?=\s?(?:[,;)]|$)|\s\(.*\w ?\+(?:[ ,;.]|$))|(?<=\w ?\+[ ,;].*)\s[−–-](?=\s\()/uy

const answers: ReadonlyMap<string, readonly ["present", string]> = new Map([
  ["+", ["present", "+"]],
  ["multiple", ["present", "mutated"]],
  ["several", ["present", "mutated"]],
])

const readAnswer: Reader = ({ text }, start) => {
  const [written, sign] = matchAt(answer, text, start) ?? []
  if (written === undefined) return undefined
  const [means, said] = answers.get(sign?.replace(/\++/, "+") ?? "") ?? (["absent", "negative"] as const)

  return { is: "word", end: start + written.length, means, said }
}

/** A sign that a name ends with, or how it is stained. A hyphen that stands apart, or waits for the end of a word, is none. */
const readSign: Reader = ({ nameEnd, text }, start) => {
  if (nameEnd < 0) return undefined
  const end = nameEnd + (matchAt(look, text, nameEnd)?.[0].length ?? 0)
  const isHyphenApart = matchAt(signApart, text, end) !== undefined
  const isApart =
    start === end + 1 && text[end] === " " && (/^(?:\+|±|[−–-]\/)/.test(text.slice(start, start + 2)) || isHyphenApart)
  const found = start === end || isApart ? matchAt(sign, text, start)?.[0] : undefined
  if (found === undefined) return undefined
  const whole = { is: "word", end: start + found.length } as const
  if (ofBoth.test(found)) return { ...whole, means: "open" }
  const isPlus = found.endsWith("+")
  if (!isPlus && !isHyphenApart && matchAt(hanging, text, start) !== undefined) return undefined

  return isPlus ? { ...whole, means: "present", said: "+" } : { ...whole, means: "absent", said: "negative" }
}

/** A sign that is all of a column, or stands before a bracket there: "CD10\tSP67\t+", "MYC: + (50%)". */
const cellSign = /(?<=[\t|]\s?|\s{2}|:\s)[+−–-](?=\s{0,9}$|\s?[(,;\t|]|\s?\/\s|\s{2}(?!\s{0,9}\p{Lu}{4}))/gu

/**
 * A hyphen in one of several columns stands for what was left open, but where each stands behind a name; so it does behind the kind of a change, which may be what was found, with
 * no share of it, or what was looked for: "CDK4 amplification\t-".
 */
const readCellSign: Reader = ({ hasChange, hasKind, nameEnd, names, signs, text }, start) => {
  const found = signs.get(start)
  if (found === undefined || nameEnd < 0) return undefined
  const whole = { is: "word", end: start + 1 } as const
  if (found === "+") return { ...whole, means: "present", said: "+" }
  const hyphens = [...signs].flatMap(([at, sign]) => (sign === "+" ? [] : [at]))
  const ends = new Set([...names.values()].map(({ end }) => end))
  const areOfNames = hyphens.every((at) => ends.has(text.slice(0, at).trimEnd().length))
  if (!(hyphens.length === 1 || areOfNames) || hasChange) return undefined

  return hasKind && !text.slice(0, start).trimEnd().endsWith(":")
    ? { ...whole, means: "open" }
    : { ...whole, means: "absent", said: "negative" }
}

const readFlag: Reader = ({ text }, start) => {
  const found = matchAt(ReportValue.markInCell, text, start)?.[0]

  return found === undefined
    ? undefined
    : { is: "word", end: start + found.length, means: "level", said: ReportValue.sideOf(found) }
}

/** What is not stained at all, right behind the name of a marker with grades: "HER2 0". */
const unstained = /(0)(?![\p{L}\d%+/-]|[.,]\d| ?%)/uy

const readGrade: Reader = ({ isGraded, nameEnd, text }, start) => {
  const [written, graded] =
    (isGraded && start === nameEnd + 1 ? matchAt(unstained, text, start) : undefined) ??
    matchAt(grade, text, start) ??
    []

  return written === undefined ? undefined : { is: "grade", end: start + written.length, grade: graded ?? "" }
}

const readNumber: Reader = ({ text }, start) => {
  const counted = matchAt(number, text, start)?.[0]

  return counted === undefined ? undefined : { is: "number", end: start + counted.length, value: numberOf(counted) }
}

const readWord: Reader = ({ names, text }, start) => {
  const word = matchAt(mixed, text, start)?.[0]
  if (word === undefined) return undefined
  const end = names.has(start + 1) ? start + 1 : start + word.length
  const means = ReportWords.meaningWithin(word)
  const said = means === "absent" ? "negative" : "positive"

  return { is: "word", end, ...(means && { means, said }) }
}

/** What is asked, "?EGFR mutation", is open. */
const readQuestion: Reader = ({ text }, start) =>
  text[start] === "?" && isInWord.test(text[start + 1] ?? "")
    ? { is: "word", means: "open", end: start + 1 }
    : undefined

/** The first of them that reads anything decides: what is known goes before what is guessed by its letters. */
const readers: ReadonlyArray<Reader> = [
  readAnswer,
  readSign,
  readCellSign,
  readGap,
  readFlag,
  readAside,
  readPhrase(({ means }) => means === "score"),
  readName(({ names }) => !areGuessed(names)),
  readChange,
  readPhrase(() => true),
  readName(({ names }) => areGuessed(names)),
  readGrade,
  readNumber,
  readWord,
  readQuestion,
]

const tokenAt = (line: Line, start: number): ReportToken => {
  for (const read of readers) {
    const found = read(line, start)
    if (found !== undefined) return { ...found, start, text: line.text.slice(start, found.end) }
  }

  return { is: "mark", start, end: start + 1, text: line.text[start] ?? "" }
}

const lossBefore = /^(?:loss|lack) of (?:(?:nuclear )?expression (?:of|for) )?/i

/** A name without what is said of it before: "loss of MLH1" may be denied, and be that of others as well. */
const withoutLoss = (text: string, named: ReportNames.NamedAt): ReportNames.NamedAt => {
  const said = lossBefore.exec(text.slice(named.start, named.end))?.[0]
  if (said === undefined || !named.names.some(({ name }) => lossBefore.test(name))) return named
  const names = named.names.map(({ says: _, ...each }) => ({ ...each, name: each.name.replace(lossBefore, "") }))

  return { ...named, start: named.start + said.length, names }
}

const opened = (text: string): Line => {
  const words: ReadonlyArray<Word> = [...text.matchAll(letters)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  const plain = words.map(({ end, start }) => ReportWords.plainWord(text.slice(start, end)))
  const wordAt = new Map(words.map(({ start }, at) => [start, at]))

  return {
    text,
    names: new Map(
      ReportNames.of(text)
        .map((named) => withoutLoss(text, named))
        .map((named) => [named.start, named]),
    ),
    phraseAt: (start) => {
      const at = wordAt.get(start)

      return at === undefined ? undefined : phraseFrom(text, words, plain, at)
    },
    asides: new Map(ReportAsides.of(text).map(({ end, start }) => [start, end])),
    signs: new Map([...text.matchAll(cellSign)].map(({ 0: found, index }) => [index, found])),
    nameEnd: -1,
    isKnown: false,
    isGraded: false,
    hasChange: false,
    hasKind: false,
  }
}

/** Whether the last token is the first of a cell, or of what a hyphen or a pair of genes leads to: "MTAP - loss", "FGFR2-BICC1 fusion". */
const beginsTelling = (tokens: Tokens): boolean => {
  const before = tokens.at(-2)

  return before?.is === "gap" || isMark(before, /[-–]/) || namesOf(before).some(({ isFusion }) => isFusion === true)
}

const piecesOf = (text: string): Tokens => {
  const line = opened(text)
  const tokens: Array<ReportToken> = []
  for (let at = 0; at < text.length; ) {
    const blank = matchAt(gap, text, at) === undefined ? matchAt(space, text, at) : undefined
    if (blank !== undefined) {
      at += blank[0].length
      continue
    }
    const token = tokenAt(line, at)
    tokens.push(token)
    if (token.is === "names")
      Object.assign(line, {
        nameEnd: token.end,
        isKnown: !areGuessed(token.names),
        isGraded: token.names.some(({ marker }) => marker?.graded === true),
      })
    const isKind = means(token, "kind")
    line.hasKind ||= isKind
    line.hasChange ||= token.is === "change" || (isKind && beginsTelling(tokens))
    at = token.end
  }

  return tokens
}

/** A line is asked for as it is joined to others, as it may be a heading and as it is read: so many are known by then. */
const mostKnown = 64

const known = lately<Tokens>(mostKnown)

/** A line of a report by what its pieces are. */
export const of = (text: string): Tokens => known(text, () => piecesOf(text))
