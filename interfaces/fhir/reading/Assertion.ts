import { Either } from "effect"
import * as Relatives from "../../../domain/eligibility/classes/Relatives.ts"
import * as Context from "../../../domain/eligibility/context/Context.ts"
import * as Scopes from "../../../domain/eligibility/context/Scopes.ts"
import * as Denials from "../../../domain/eligibility/entry/Denials.ts"
import * as Uncertainty from "../../../domain/eligibility/entry/Uncertainty.ts"
import * as Runs from "../../../domain/eligibility/rules/Runs.ts"
import * as Tokens from "../../../domain/eligibility/text/Tokens.ts"
import * as WordSet from "../../../domain/eligibility/text/WordSet.ts"

/** Shorthand of notes, in the words that the reader of criteria knows. */
const shorthand: ReadonlyArray<readonly [written: RegExp, words: string]> = [
  [/(?<!\w)r\/o\b|\brule-out\b/gi, "rule out"],
  [/(?<!\w)w\/o\b/gi, "without"],
  [/\bneg(?:ative)? for\b/gi, "no"],
]

/** What belongs to the name of a disease, though elsewhere it leaves something open. */
const ofName = new RegExp(
  [
    String.raw`\b(?:unspecified|benign|borderline|formerly|maternal|indeterminate)\b`,
    String.raw`\b(?:of |with )?(?:unknown|uncertain|undetermined)(?: or unknown)? (?:primary|origin|cause|etiology|significance|potential|behaviou?r|type|site|stage|nature)\b`,
    String.raw`\b(?:bone marrow|treatment|induction) failed\b|\bfailed back\b|\bambiguous genitalia\b|\bunknown primary\b|\b\w+ family\b(?! history)`,
    // What is called so by the criteria of these diseases, and no doubt of it
    String.raw`\bprobable (?=(?:\w+ ){0,2}(?:alzheimer|amyotrophic|als\b|multiple system|msa\b|(?:dementia with )?lewy|progressive supranuclear|psp\b|creutzfeldt|cjd\b|cerebral amyloid))`,
  ].join("|"),
  "gi",
)

/** What is feared, looked for, prevented or compared, as problem lists word it. */
const guess = new RegExp(
  [
    String.raw`\brisk factors?\b|\bat[- ](?:[\w%]+ )?risk\b`,
    String.raw`\b(?:screen(?:ing|ed)?|evaluat(?:e|ion)|work-?up|observation|surveillance|test(?:ing|ed)?|assess(?:ment)?) (?:for|of)\b`,
    String.raw`\b(?:counsel\w+|vaccinat\w+|immuni[sz]ation|education|prophyla\w+|anxiety) (?:\w+ )?(?:for|of|about|against|on)\b|\bpreventive\b`,
    String.raw`\b(?:screening|surveillance|prevention|prophylaxis|risk|carrier|trait|phobia)\s*$`,
    String.raw`\bfears?\b|\b(?:worr(?:y|ied)|concern(?:ed|ing|s)?) (?:for|about|of|over)\b|\bsuggestive of\b|\bpossibility\b`,
    String.raw`\b(?:differential|ddx|d\/dx|query)\b|\b(?:working|tentative|provisional|preliminary) diagnosis\b|\bpresumptive\b`,
    String.raw`\bexposure to\b|\b(?:susceptib\w+|predispos\w+) (?:to|for)\b|\bcaregiver\b|\bcarrier of\b`,
  ].join("|"),
  "i",
)

/** What says of a name before it that nobody has the disease yet. */
const notYet =
  /^\W*(?:(?:currently )?at[- ](?:[\w%]+ )?risk|(?:\w+ )?screening|(?:\w+ ){0,2}carrier|trait|prophylaxis|prevention)(?: status)?\W*$/i

const past =
  /\b(?<!natural )(?:history|hx)\b|(?<!\w)h\/o\b|\b(?:resolved|cured|survivor)\b|^\s*(?:past|previous|prior|former|remote|status post|s\/p)\b/i

/** "Maternal" alone belongs to names: "maternal phenylketonuria". */
const others = WordSet.of(
  `${Relatives.having} ${Relatives.having.replaceAll("'s", "")} donor donor's fhx wife husband spouse partner`,
)

const isOfOther = (words: Tokens.Words): boolean =>
  words.some((word, at) => others.has(word) || (word === "family" && /^(?:history|hx)$/.test(words[at + 1] ?? "")))

/** Words that a remark has beside what it remarks: "to be ruled out", "highly suspected". */
const beside = WordSet.of(
  "a an the is was were be been being to of for in on by not yet highly still clinically currently confirmed found present seen proven history hx h o personal past resolved cured since",
)

/** Marks of billing, which a remark behind them does not speak of. */
const mark = /^\W*(?:(?:[a-z/]*hcc|cms|disorder|finding|situation)\W*)?$/i

/** Tokens from `first` to before `last`. */
interface Part {
  readonly first: number
  readonly last: number
}

const partsAt = (count: number, begins: (at: number) => boolean, from = 0): ReadonlyArray<Part> => {
  const starts = Array.from({ length: count - from }, (_, at) => from + at).filter((at) => at === from || begins(at))

  return starts.map((first, at) => ({ first, last: starts[at + 1] ?? count }))
}

const divides = WordSet.of(", ; : ( ) [ ]")

const dash = /^[-–—]$/

const adds = WordSet.of("with without and but at")

/** What is left of brackets and at the ends, where words were left out. */
const emptied = /\s*\(\s*\)|(?:[\s,;:([-]|\b(?:with|and|but)\b)+$|^[\s,;:)\]-]+/g

const sentences = {
  other: "it is said of somebody else",
  past: "it is said of the past",
  open: "its words leave open whether the patient has it",
  denied: "its words deny it",
} as const

type Kind = keyof typeof sentences

const isWord = (word: string | undefined): boolean => /[\p{L}\d]/u.test(word ?? "")

const isWithin = (at: number, parts: ReadonlyArray<Part>): boolean =>
  parts.some(({ first, last }) => first <= at && at < last)

const isLeftOpen = (text: string): boolean => Uncertainty.isTold(Runs.ofWritten(Tokens.ofWritten(text)))

/** Why what a piece of a text tells is not affirmed of the patient, but for what it denies. */
const kindOf = (piece: string): Kind | undefined => {
  if (isOfOther(Tokens.ofWritten(piece).words)) return "other"
  if (past.test(piece)) return "past"
  const plain = piece.replaceAll(ofName, " ")

  return isLeftOpen(plain) || guess.test(plain) ? "open" : undefined
}

/** A text as it is taken apart; `left` says by word why it is not affirmed. */
interface Text extends Tokens.Tokens {
  readonly written: string
  readonly denials: ReadonlyArray<Part>
  readonly left: Array<Kind | undefined>
}

const textOf = (written: string): Text => {
  const tokens = Tokens.ofWritten(written)

  return {
    ...tokens,
    written,
    denials: Denials.of(tokens.words),
    left: new Array<Kind | undefined>(tokens.words.length).fill(undefined),
  }
}

/** Whether a word is denied by what stands before it, or behind it in its own piece. */
const isDenied = ({ denials, words }: Text, at: number, piece: Part): boolean => {
  if (denials.length === 0 || !isWord(words[at])) return false
  if (denials.some(({ last }) => last <= at) && Scopes.ahead(words, at, at + 1) !== "affirmed") return true
  const own = words.slice(piece.first, piece.last)
  const here = at - piece.first

  return Denials.of(own).some(({ first }) => first > here) && Context.behind(own, here, here + 1) !== "affirmed"
}

const partsOf = ({ ends, starts, words }: Text): ReadonlyArray<Part> => {
  const isSetOff = (at: number) =>
    dash.test(words[at] ?? "") && starts[at] !== ends[at - 1] && starts[at + 1] !== ends[at]

  return partsAt(words.length, (at) => divides.has(words[at] ?? "") || isSetOff(at))
}

const slice = ({ ends, starts, written }: Text, { first, last }: Part): string =>
  written.slice(starts[first] ?? 0, ends[last - 1] ?? 0)

/** Whether a word tells something itself, and is no remark on others. */
const isTelling = ({ denials, words }: Text, at: number): boolean => {
  const word = words[at] ?? ""

  return (
    isWord(word) &&
    !(beside.has(word) || others.has(word) || Tokens.isNumber(word) || isLeftOpen(word) || isWithin(at, denials))
  )
}

const isAnyIn = ({ first, last }: Part, test: (at: number) => boolean): boolean => {
  for (let at = first; at < last; at++) if (test(at)) return true

  return false
}

/** Leaves out of a part what its words do not affirm; a doubt goes on to its end. */
const readPart = (text: Text, part: Part): void => {
  const { left, words } = text
  for (const piece of partsAt(part.last, (at) => adds.has(words[at] ?? ""), part.first)) {
    for (let at = piece.first; at < piece.last; at++) if (isDenied(text, at, piece)) left[at] = "denied"
    const kind = kindOf(slice(text, piece))
    if (kind === undefined) continue
    left.fill(kind, kind === "other" ? part.first : piece.first, part.last)
    break
  }
}

/** What a part says of the one before it, of which it is nothing but a remark. */
const remarkIn = (text: Text, part: Part): Kind | undefined => {
  if (notYet.test(slice(text, part))) return "open"
  if (isAnyIn(part, (at) => isTelling(text, at))) return undefined
  const isDenial = text.denials.some(({ first }) => isWithin(first, [part]))

  return text.left.slice(part.first, part.last).find((kind) => kind !== undefined) ?? (isDenial ? "denied" : undefined)
}

const affirmedOf = ({ ends, left, words, written }: Text): string =>
  words
    .map((_, at) => (left[at] === undefined ? written.slice(ends[at - 1] ?? 0, ends[at]) : ""))
    .join("")
    .replaceAll(emptied, "")
    .trim()

/**
 * What the words of a diagnosis affirm of the patient, or why they affirm nothing: "Breast cancer, no evidence of metastases" is a breast
 * cancer; "Rule out lymphoma" is no disease. A remark in a part of its own ("suspected", "excluded", "father") is one on the part before it;
 * one at the beginning, on all.
 */
export const of = (written: string): Either.Either<string, string> => {
  const text = textOf(shorthand.reduce((rest, [pattern, words]) => rest.replaceAll(pattern, words), written))
  const { denials, left } = text
  const parts = partsOf(text)
  for (const [index, part] of parts.entries()) {
    readPart(text, part)
    const remark = remarkIn(text, part)
    const before = parts.slice(0, index).findLast((each) => !mark.test(slice(text, each)))
    if (remark === undefined) continue
    if (before === undefined) return Either.left(sentences[remark])
    left.fill(remark, before.first, before.last)
  }
  const why = left.find((kind) => kind !== undefined)
  if (why === undefined) return Either.right(written)
  for (const { first, last } of denials) left.fill("denied", first, last)
  const head = parts.find((part) => isAnyIn(part, (at) => isTelling(text, at)))
  const isAffirmed = head !== undefined && isAnyIn(head, (at) => left[at] === undefined && isTelling(text, at))

  return isAffirmed ? Either.right(affirmedOf(text)) : Either.left(sentences[why])
}
