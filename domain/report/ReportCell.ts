import * as ReportedChange from "./ReportedChange.ts"
import * as ReportReference from "./ReportReference.ts"
import { isMark, isWord, type Meaning, means, type ReportToken, type Tokens } from "./ReportToken.ts"

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
    const level = state.level ?? ReportReference.levelOf(state.value, value)
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
export const of = (tokens: Tokens): ReportedState => {
  const reading: Reading = { state: blank(), isDenied: false, isMeasured: false, isStain: false, method: undefined }
  for (const [at, token] of tokens.entries()) take(reading, token, tokens[at + 1])
  if (isAnsweredNo(tokens)) denyWhatIsAsked(reading)

  return reading.state
}
