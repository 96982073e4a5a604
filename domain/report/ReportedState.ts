import * as ReportedChange from "./ReportedChange.ts"
import { cellsOf, isMark, isWord, type Meaning, means, type ReportToken, type Tokens } from "./ReportToken.ts"
import * as ReportValue from "./ReportValue.ts"

/** What the words around a name tell of it. */
export interface ReportedState {
  readonly polarity?: "present" | "absent"
  /** In which words: "wild-type", "amplified". */
  readonly said?: string
  /** Of which kinds, "fusion"; an empty one is any. */
  readonly kinds: ReadonlyArray<string>
  /** A kind is told of as one that is there, and not as those that are looked for. */
  readonly isOne: boolean
  readonly change?: string
  readonly grade?: string
  readonly percent?: string
  readonly value?: string
  readonly scores: ReadonlyArray<{ readonly method: string; readonly value: string }>
  readonly level?: string
  /** What a test of the gene's copies told, beside the grade of a stain. */
  readonly copies?: "present" | "absent"
  /** It could not be told. */
  readonly isOpen: boolean
  readonly isUncertain: boolean
}

type State = { -readonly [Field in keyof ReportedState]: ReportedState[Field] } & {
  kinds: Array<string>
  scores: Array<ReportedState["scores"][number]>
}

/** A cell as far as it is read. */
interface Reading {
  readonly state: State
  isDenied: boolean
  /** What is counted next is none of the marker's. */
  isMeasured: boolean
  isStain: boolean
  method: string | undefined
}

export const blank = (): State => ({ kinds: [], scores: [], isOne: false, isOpen: false, isUncertain: false })

/** That it could not be told, or is not known. */
export const open: ReportedState = { ...blank(), isOpen: true }

/** What is said of what was not found. */
export const absent = { polarity: "absent", said: "negative" } as const

const vague: ReadonlySet<string | undefined> = new Set([undefined, "mutation", "splice site mutation"])

/** Whether a change tells no more than that there is one: a better one may stand beside it. */
export const isVague = (change: string | undefined): boolean => vague.has(change)

/** The one of two changes that tells more. */
export const betterChange = (one: string | undefined, other: string): string =>
  isVague(one) && !(one === "splice site mutation" && other === "mutation") ? other : (one ?? other)

/** Whether a change that is denied is another than the one before it: "C797S in the absence of T790M". */
const isOther = (before: string | undefined, change: string): boolean => !isVague(before) && before !== change

/** What is not there where a state is denied: who is not amplified has no amplification. */
const kindsOfStates: ReadonlyMap<string, string> = new Map([
  ["amplified", "amplification"],
  ["methylated", "methylation"],
  ["rearranged", "fusion"],
  ["deleted", "deletion"],
  ["codeleted", "codeletion"],
  ["mutated", "mutation"],
])

/** Grades of a stain by their number alone: "IHC 2", "score 0". */
const grades: ReadonlyMap<string, string> = new Map([
  ["0", "0"],
  ["1", "1+"],
  ["2", "2+"],
  ["3", "3+"],
])

const notAmplified = "not amplified"

const tell = ({ isDenied, state }: Reading, polarity: "present" | "absent", said: string): void => {
  const kind = isDenied ? kindsOfStates.get(said) : undefined
  if (kind !== undefined) state.kinds.push(kind)
  if (said === notAmplified) state.kinds.push("amplification")
  const isBetter = said === "wild-type" && state.said === "positive"
  if (state.polarity !== undefined && !isBetter) return
  state.polarity = isDenied ? "absent" : polarity
  state.said = isDenied || said === notAmplified ? "negative" : said
}

const found = "positive"

const takeKind = (reading: Reading, said: string): void => {
  reading.state.kinds.push(said)
  if (reading.isDenied) tell(reading, "present", found)
}

/** What a word does to what is read, by its meaning. */
const effects: Partial<Record<Meaning, (reading: Reading, said: string) => void>> = {
  denial: (reading) => {
    reading.isDenied = true
  },
  present: (reading, said) => tell(reading, "present", said),
  absent: (reading, said) => tell(reading, "absent", said),
  kind: (reading, said) => {
    if (said !== "expression") reading.state.isOne = true
    takeKind(reading, said)
  },
  kinds: takeKind,
  open: ({ state }) => {
    state.isOpen = true
  },
  uncertain: ({ state }) => {
    state.isUncertain = true
  },
  measure: (reading) => {
    reading.isMeasured = true
  },
  score: (reading, said) => {
    reading.method = said
  },
  level: ({ isDenied, state }, said) => {
    if (!isDenied) state.level ??= said
    else if (said === "high") state.level ??= "low"
  },
}

const takeNumber = (reading: Reading, value: string, isPercent: boolean): void => {
  const { isMeasured, isStain, method, state } = reading
  if (isMeasured) return
  const grade = isStain && !isPercent ? grades.get(value) : undefined
  if (method !== undefined) state.scores.push({ method, value: isPercent ? `${value}%` : value })
  else if (isPercent) state.percent ??= value
  else {
    const level = state.level ?? ReportValue.levelOf(state.value, value)
    if (level !== undefined) state.level = level
    state.value ??= value
  }
  if (grade !== undefined) state.grade ??= grade
  reading.method = undefined
}

/** Whether what denies is all that is said behind a name: "EGFR amplification: no". */
const isAnsweredNo = (tokens: Tokens): boolean => {
  const said = tokens.filter((token) => (token.is === "mark" ? /[:(]/.test(token.text) : !means(token, "joint")))

  return isWord(said.at(-1), /^(?:no|none|not|nein|kein)$/i) && said.at(-2)?.is === "mark"
}

/** What was asked, "BCL6 rearranged: no", is not there. */
const denyWhatIsAsked = (reading: Reading): void => {
  const { polarity, said } = reading.state
  if (polarity === "absent") return
  delete reading.state.polarity
  reading.isDenied = true
  tell(reading, "present", said ?? found)
}

const ofStain = /^(?:IHC|score)$/i

const ofTests =
  /^(?:analys[ie]s|test|testing|assay|panel|status|screen(?:ing)?|detection|profil(?:e|ing)|testung|diagnostik|an[aá]lisis|estudio|bestimmung)$/i

/** A kind of change as more than one, and as what is looked for, where a test has its name: "EGFR mutation analysis". */
const meaningOf = (means: Meaning, next: ReportToken | undefined): Meaning =>
  means === "kind" && isWord(next, ofTests) ? "kinds" : means

const separates = /[,;.]/

const take = (reading: Reading, token: ReportToken, next: ReportToken | undefined): void => {
  const { state } = reading
  switch (token.is) {
    case "mark":
      if (separates.test(token.text)) Object.assign(reading, { isDenied: false, isMeasured: false })
      break
    case "change":
      if (reading.isDenied && isOther(state.change, token.change)) break
      state.change = betterChange(state.change, token.change)
      state.isUncertain ||= ReportedChange.isSilent(token.change)
      if (reading.isDenied) tell(reading, "present", found)
      break
    case "grade":
      state.grade ??= token.grade
      break
    case "number":
      takeNumber(reading, token.value, isMark(next, /%/))
      break
    case "word":
      reading.isStain ||= ofStain.test(token.text)
      if (token.means !== undefined) effects[meaningOf(token.means, next)]?.(reading, token.said ?? "")
      break
    default:
  }
}

/** What one cell of a table tells, or a stretch of a sentence. */
const toldInCell = (tokens: Tokens): ReportedState => {
  const reading: Reading = { state: blank(), isDenied: false, isMeasured: false, isStain: false, method: undefined }
  for (const [at, token] of tokens.entries()) take(reading, token, tokens[at + 1])
  if (isAnsweredNo(tokens)) denyWhatIsAsked(reading)

  return reading.state
}

/** Whether anything is told of a name, or why it cannot be. */
export const tells = ({ change, grade, isOne, isOpen, isUncertain, kinds, polarity, scores }: ReportedState): boolean =>
  [polarity, change, grade].some((each) => each !== undefined) ||
  scores.length > 0 ||
  isOpen ||
  isUncertain ||
  (isOne && kinds.length > 0)

/** Whether a column goes on with what the one before it began: the value behind the name of a score, or the sign behind a number. */
const goesOn = (before: Tokens, next: ReportToken | undefined): boolean =>
  isMark(next, /^%$/) ||
  means(
    before.findLast(({ is }) => is !== "mark"),
    "score",
  )

/** The cells of a row that hold anything, those together that tell one thing. */
const wholeCells = (row: Tokens): ReadonlyArray<Tokens> => {
  const tokens = row.filter(({ is }, at) => is !== "gap" || !goesOn(row.slice(0, at), row[at + 1]))

  return cellsOf(tokens).filter((cell) => cell.length > 0)
}

/** Behind a share a bound is that of what is usual: "71 % | < 32". */
const withoutBound = (one: ReportedState, { value, ...other }: ReportedState): ReportedState =>
  value === undefined || (one.percent !== undefined && /^[<>≤≥]/.test(value)) ? other : { ...other, value }

/** The first of two cells that tells a thing tells it. */
const joined = (one: ReportedState, behind: ReportedState): ReportedState => {
  const other = withoutBound(one, behind)
  const change = other.change === undefined ? one.change : betterChange(one.change, other.change)
  const level = one.level ?? other.level ?? ReportValue.levelOf(one.value ?? one.percent, behind.value)

  return {
    ...other,
    ...one,
    ...(level === undefined ? {} : { level }),
    ...(change === undefined ? {} : { change }),
    kinds: [...one.kinds, ...other.kinds],
    scores: [...one.scores, ...other.scores],
    isOne: one.isOne || other.isOne,
    isOpen: one.isOpen || other.isOpen,
    isUncertain: one.isUncertain || other.isUncertain,
  }
}

/** Behind what is absent, and behind the opposite, a cell tells no more than that something is open. */
const isDecided = (one: ReportedState, other: ReportedState): boolean =>
  one.polarity === "absent" || (one.polarity === "present" && other.polarity === "absent")

const ofCopies = /^(?:FISH|CISH|SISH|D?ISH)$/i

/** Whether tokens begin with a test of copies: "FISH: not amplified". */
export const isOfCopies = ([first]: Tokens): boolean => isWord(first, ofCopies)

const copiesOf = (tokens: Tokens): ReportedState["copies"] => {
  const at = tokens.findIndex((token) => isWord(token, ofCopies))

  return at <= 0 ? undefined : toldInCell(tokens.slice(at)).polarity
}

/** Whether what a cell tells to be lost stands beside what is usual, "Lost | Intact", and is not what is looked for: "ATRX loss | Intact". */
const isLost = ([first]: Tokens, one: ReportedState, other: ReportedState): boolean =>
  first?.is === "gap" && one.kinds.some((kind) => kind.startsWith("loss")) && other.said === "retained"

/** What a cell adds to what was decided before it: "Negative | 1+", "Negative | CPS: 0". */
const afterDecision = (
  one: ReportedState,
  { grade, isOpen, isUncertain, percent, scores, value }: ReportedState,
): ReportedState => ({
  ...one,
  ...(one.grade === undefined && grade !== undefined ? { grade } : {}),
  ...(one.percent === undefined && percent !== undefined ? { percent } : {}),
  ...(one.value === undefined && value !== undefined ? { value } : {}),
  scores: [...one.scores, ...scores],
  isOpen: one.isOpen || isOpen,
  isUncertain: one.isUncertain || isUncertain,
})

const stained = /^(?:IHC|(?:immuno)?stain(?:s|ed|ing)?|nuclear|immunohistochemistry|immunhistochemi.*|IHQ)$/i

/** Whether what is lost is a protein, and no piece of a chromosome. */
const isOfProtein = (tokens: Tokens, { kinds }: ReportedState): boolean =>
  kinds.includes("expression") || tokens.some((token) => isWord(token, stained))

const kindsOf = (tokens: Tokens, state: ReportedState): ReadonlyArray<string> => {
  const kinds = new Set(state.kinds)
  if (kinds.has("loss") && isOfProtein(tokens, state)) for (const kind of ["loss", "expression"]) kinds.delete(kind)

  return kinds.size < new Set(state.kinds).size ? [...kinds, "loss of expression"] : [...kinds]
}

/** What tokens tell of the name that they stand around. */
export const of = (tokens: Tokens): ReportedState => {
  const cells = wholeCells(tokens).map(toldInCell)
  const state = cells.reduce<ReportedState>(
    (before, cell) =>
      isDecided(before, cell) || isLost(tokens, before, cell) ? afterDecision(before, cell) : joined(before, cell),
    blank(),
  )
  const copies = copiesOf(tokens)

  const isOpen = state.isOpen || (state.said === "dim" && cells.some(({ polarity }) => polarity === "absent"))

  return { ...state, isOpen, kinds: kindsOf(tokens, state), ...(copies === undefined ? {} : { copies }) }
}
