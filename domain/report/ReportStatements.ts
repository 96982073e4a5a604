import * as ChromosomeName from "./ChromosomeName.ts"
import * as ReportColumns from "./ReportColumns.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportGroups from "./ReportGroups.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportReach from "./ReportReach.ts"
import * as ReportScope from "./ReportScope.ts"
import {
  between,
  cellsOf,
  hasNames,
  isMark,
  isWord,
  means,
  namesOf,
  type ReportedName,
  type ReportToken,
  type Tokens,
} from "./ReportToken.ts"

/** What a sentence or a row says of one name. */
export interface ReportStatement {
  readonly name: ReportedName
  readonly state: ReportedState.ReportedState
  /** It is told by what was said before of all that is listed. */
  readonly isLed: boolean
}

/** What a sentence or a row says, and what it only names. */
export interface ReadSentence {
  readonly told: ReadonlyArray<ReportStatement>
  /** Names of which nothing is told here. */
  readonly bare: ReadonlyArray<ReportedName>
}

/** "Amplifications: MYC" tells of few; a longer list is what a test looks for. */
const mostOfKind = 2

type State = ReportedState.ReportedState

/** What is said before names holds for what tells of them no state of its own: "negative for BRAF V600E". */
const underHead = (own: State, head: State): State => ({
  ...own,
  ...(own.polarity === undefined && head.polarity === "absent" ? ReportedState.absent : {}),
  isOpen: own.isOpen || head.isOpen,
  isUncertain: own.isUncertain || head.isUncertain,
})

const withoutVerdict = ({ polarity: _, ...state }: State): State => state

/** What is said of a list, and not how much there is of its first item: "positive for CD20 (30 % of cells), CD19". */
const withoutNumbers = ({ level: _, percent: __, value: ___, ...state }: State): State => state

const leads = (head: Tokens): boolean => head.some((token) => means(token, "leading") || isMark(token, /:/))

/** A cell that holds two dashes or more, and nothing else. */
const isDashed = (cell: Tokens): boolean => cell.length > 1 && cell.every((token) => isMark(token, /^[-–—]+$/))

/** Whether a kind of change has a cell of its own, and all cells behind it hold dashes: "CDKN2A | homozygous deletion | -- | --". */
const isOfRow = ([first = [], kind = [], ...cells]: ReadonlyArray<Tokens>): boolean =>
  first.length === 0 && kind.some((token) => means(token, "kind")) && cells.length > 1 && cells.every(isDashed)

/** What a tail tells; behind "negative for" it tells that something is there right behind its name alone, and not of what else is positive. */
const toldBehind = (head: Tokens, ofHead: State, tail: Tokens): State => {
  const told = ReportedState.of(tail)
  const isNoSign = told.polarity === undefined && told.change !== undefined && isMark(tail.at(-1), /^[-–—]$/)
  const cells = cellsOf(tail)
  const isEmpty = cells.some(isDashed) && told.polarity === undefined && !isOfRow(cells)
  const isAsked = isMark(tail[0], /\?/) || isNoSign || isEmpty
  const ofTail = isAsked ? { ...told, isOpen: true } : told
  const isOfElse = leads(head) && ofHead.polarity === "absent" && ofTail.polarity === "present"

  return isOfElse &&
    !means(
      tail.find(({ is }) => is !== "mark"),
      "present",
    )
    ? withoutVerdict(ofTail)
    : ofTail
}

/** Of which kinds that is which is told around a name; what is lost is told together: "loss of MLH1 expression". */
const kindsAround = (head: Tokens, ofHead: State, tail: Tokens, ofTail: State): ReadonlyArray<string> => {
  if (ofHead.kinds.includes("loss")) return ReportedState.of([...head, ...tail]).kinds

  return ofTail.kinds.length > 0 ? ofTail.kinds : ofHead.kinds
}

/** What the tokens before a group and behind it tell of it together. */
const stateOf = (head: Tokens, tail: Tokens, count: number): State | undefined => {
  const ofHead = ReportedState.of(head)
  const ofTail = toldBehind(head, ofHead, tail)
  const isDenied = head.some((token) => means(token, "denial"))
  if (isDenied && isMark(tail[0], /-/) && means(tail[1], "absent")) return undefined
  if (isDenied) {
    const both = ReportedState.of([...head, ...tail])

    return both.polarity === undefined && !both.isOpen ? { ...both, ...ReportedState.absent } : both
  }
  const kinds = kindsAround(head, ofHead, tail, ofTail)
  if (ReportedState.tells(ofTail)) {
    const { change } = ofHead
    const whole = { ...ofTail, kinds, ...(ofTail.change === undefined && change !== undefined ? { change } : {}) }

    return underHead(whole, ofHead)
  }
  if (ReportedState.tells(ofHead)) return { ...ofHead, ...ofTail, ...ofHead, kinds }
  const isTitle = isMark(head.at(-1), /:/) && ofHead.kinds.length > 0 && count <= mostOfKind

  return isTitle ? { ...ofHead, isOne: true } : undefined
}

/** A change behind one that is not there, "no exon 19 deletion or L858R", is not there either, if nothing else is said of it. */
const underDenial = (state: State, { polarity }: State): State =>
  polarity === "absent" && state.polarity === undefined ? { ...state, ...ReportedState.absent } : state

const either = /^(?:or|nor|oder|noch|o|ni)$/i

/** A kind that is not there behind a change that is not: "exon 14 skipping / amplification: not detected". */
const kindBehind = ([change, joint, kind]: Tokens, { polarity, said }: State): ReadonlyArray<State> => {
  const isJoined = change?.is === "change" && (isMark(joint, /\//) || isWord(joint, either)) && means(kind, "kind")
  const { kinds } = ReportedState.of(kind === undefined || !isJoined ? [] : [kind])

  return polarity === "absent" && !kinds.includes("mutation") && kinds.length > 0
    ? [{ ...ReportedState.blank(), kinds: [...kinds], polarity, said: said ?? "negative" }]
    : []
}

/** What a tail tells of changes behind the first: "L858R detected, T790M not detected", "F508del / G551D". */
const furtherChanges = (tail: Tokens, first: State): ReadonlyArray<State> => {
  const parts = between(tail, (token) => isMark(token, /[,&/]/) || means(token, "joint"))
  const changed = parts.filter((part) =>
    part.some((token) => token.is === "change" && !ReportedState.isVague(token.change)),
  )
  const further = changed
    .slice(1)
    .map(ReportedState.of)
    .map((state) => underDenial(state, first))

  return [...further, ...kindBehind(tail, first)]
}

const hasNumber = ({ level, percent, value }: State): boolean =>
  [level, percent, value].some((each) => each !== undefined)

/** What is said of a whole list, of the kinds that are looked for in one of its items: "not detected: NTRK fusions". */
const withKindsOf = (said: State, { kinds }: State): State => (kinds.length === 0 ? said : { ...said, kinds })

/**
 * What is told of a name: by words, by what was said before of all that is listed, or by numbers and the name itself, which tells better
 * than what leads to a list what there is of it: "gain of 1q21 and deletion of 17p13".
 */
const statesFor = (
  { says }: ReportedName,
  { ofNumbers, states }: Told,
  lead: State | undefined,
): ReadonlyArray<State> => {
  if (says !== undefined && states.length > 0) return states.map((state) => ({ ...state, kinds: ofNumbers.kinds }))
  if (states.length > 0) return states
  if (lead !== undefined && !hasNumber(ofNumbers)) return [withKindsOf(lead, ofNumbers)]

  return says !== undefined || hasNumber(ofNumbers) ? [ofNumbers] : []
}

/** What a list holds, "ALK fusions, BRAF V600E", and nothing that tells of one of its items. */
const isOfList = (token: ReportToken): boolean =>
  token.is === "names" ||
  token.is === "change" ||
  token.is === "gap" ||
  isMark(token, /[,/&()·•‑–-]/) ||
  means(token, "kind", "kinds", "joint", "beside")

/** Two letters that name other things as well: "Tc-PYP 2024". */
const short = /^(?:tc|ic)$/i

/** A score that is told without its marker's name. */
const ofScoresAlone = (tokens: Tokens): ReadonlyArray<ReportStatement> => {
  const state = ReportedState.of(tokens)
  const isSpelled = tokens.some((token) => means(token, "score") && !isWord(token, short))

  return state.scores.length > 0 && isSpelled ? [{ name: ReportNames.scored, state, isLed: false }] : []
}

/** What a group's names are told, by itself or by what leads to a list that it goes on with. */
interface Told {
  readonly states: ReadonlyArray<State>
  /** Numbers alone, or what a name says by itself. */
  readonly ofNumbers: State
  readonly carried: State | undefined
}

const foundWords =
  /^(?:found|detected|detectable|demonstrable|seen|identified|observed|noted|present|gefunden|nachgewiesen|nachweisbar|vorhanden|aangetoond|aantoonbaar|d[ée]tect[ée]e?s?|rilevat[aeio]|detectad[ao]s?)$/i

/** What ends a sentence that begins with a denial: "No KRAS G12D or BRAF V600E was found". */
const isFound = (token: ReportToken): boolean => isWord(token, foundWords)

/** What is said before a list reaches all of it: "negative for BRAF V600E, KRAS G12C", and not "no EGFR mutation, KRAS G12D". */
const reaching = (head: Tokens, tail: Tokens, state: State | undefined): State | undefined => {
  const leads = head.some(
    (token) =>
      means(token, "leading") ||
      isMark(token, /:/) ||
      isWord(token, ReportReach.verbs) ||
      (means(token, "denial") && token.text.includes(" ")),
  )

  const isOfBoth = means(tail.at(-1), "joint") && tail.some(({ is }) => is === "change")

  const goesOn = isWord(
    tail.findLast((token) => !means(token, "leading")),
    either,
  )

  return leads || isOfBoth || goesOn ? state : undefined
}

const toldOf = (head: Tokens, tail: Tokens, count: number, carried: State | undefined): Told => {
  const told = stateOf(head, tail, count)
  const open = told !== undefined && carried?.polarity === "absent" && tail.some(isFound) ? withoutVerdict(told) : told
  const saysItself = head.some((token) => !means(token, "kind", "joint"))
  const own = open === undefined || carried === undefined || saysItself ? told : underHead(open, carried)
  const ofNumbers = ReportedState.of(tail)
  const isOfHead = own !== undefined && !ReportedState.tells(ofNumbers)
  const goesOn = isOfHead ? withoutNumbers(own) : stateOf(head, [], count)
  const meant = own ?? (carried === undefined ? undefined : withKindsOf(carried, ofNumbers))

  return {
    states: meant === undefined ? [] : [meant, ...furtherChanges(tail, meant)],
    ofNumbers,
    carried: own === undefined || (head.length === 0 && goesOn === undefined) ? carried : reaching(head, tail, goesOn),
  }
}

/** A change right behind the last of several names is of that alone: "IDH1, FLT3 (TKD)", but not "EGFR and ERBB2 exon 20 insertions". */
const isOfLastAlone = ([first, second]: Tokens): boolean => {
  const behind = isMark(first, /\(/) ? second : first

  return behind?.is === "change" && !/^(?:ex|intr)on /.test(behind.change)
}

const withoutChange = ({ states, ...told }: Told): Told => ({
  ...told,
  states: states.slice(0, 1).map(({ change: _, ...state }) => state),
})

/** Words of a state that one name of a list has where the others are lost or gained: "loss of ATRX, INI1 retained". */
const ofOneAlone: ReadonlySet<string | undefined> = new Set(["retained", "balanced", "wild-type", "unmethylated"])

/** Whether what stands behind the last of several names is the opposite of what leads to all: "negative for CD20, CD3 positive". */
const isOpposed = (head: Tokens, tail: Tokens): boolean => {
  const behind = tail.find(({ is }) => is !== "mark")
  const [ofHead, ofTail] = [ReportedState.of(head), ReportedState.of(behind === undefined ? [] : [behind])]
  const said = ofHead.polarity ?? (ofHead.isOne && ofOneAlone.has(ofTail.said) ? "present" : undefined)
  const endsDenial = behind !== undefined && isFound(behind) && head.some((token) => means(token, "denial"))

  return leads(head) && said !== undefined && ofTail.polarity !== undefined && said !== ofTail.polarity && !endsDenial
}

/**
 * Whether it is not known if what is denied before several names is the last as well, which tells something of its own: "wild-type KRAS, BRAF
 * V600E", "unmutated IGHV, del(11q)".
 */
const isDoubtful = ({ isJoined, names }: ReportGroups.Group, head: Tokens, tail: Tokens): boolean => {
  const [behind] = tail.filter(({ is }) => is !== "mark")
  const last = names.at(-1)
  const tellsItself = last !== undefined && (last.says !== undefined || ChromosomeName.tells(last.name))

  return (
    !isJoined &&
    !leads(head) &&
    ReportedState.of(head).polarity === "absent" &&
    (tellsItself || behind?.is === "change" || means(behind, "kind"))
  )
}

const doubtful: Told = {
  states: [ReportedState.open],
  ofNumbers: ReportedState.blank(),
  carried: undefined,
}

/** What the last of a group's names is told, and what those before it are. */
const toldOfGroup = (
  { group, head, tail }: ReportReach.Around,
  carried: State | undefined,
): readonly [last: Told, others: Told] => {
  const { before, names } = group
  const isSeveral = before > 0
  if (isSeveral && isDoubtful(group, head, tail)) return [doubtful, toldOf(head, [], before, carried)]
  if (isSeveral && isOpposed(head, tail))
    return [toldOf([], tail, names.length - before, undefined), toldOf(head, [], before, carried)]
  const told = toldOf(head, tail, names.length, carried)
  if (isSeveral && leads(head) && isMark(tail[0], /\(/)) return [told, toldOf(head, [], before, carried)]

  return [told, isOfLastAlone(tail) ? withoutChange(told) : told]
}

/** Whether more is told than what may be there of a gene: a state, or how much there is. */
const saysMore = (state: State): boolean =>
  state.polarity !== undefined || (state.change === undefined && !state.isOne && hasNumber(state))

/** What each name of a group is told. */
const ofNames = (
  { before, names }: ReportGroups.Group,
  group: Told,
  others: Told,
  lead: State | undefined,
  isMention: boolean,
) =>
  names.map((name, place) => {
    const states = statesFor(name, place < before ? others : group, lead)

    return { name, states: isMention ? states.filter(saysMore) : states }
  })

/** A label of what is looked for: "Test name: JAK2 V617F, MPL W515". */
const asks = /^(?:tests?|assays?|examination|untersuchung|prueba|estudio)$/i

const isAsked = ([first, ...others]: Tokens): boolean =>
  isWord(first, asks) && others.slice(0, 2).some((token) => isMark(token, /:/))

/** Whether a sentence tells how much there is of something, as none does that lists what was not found. */
const isCounted = (tokens: Tokens): boolean => tokens.some((token) => isMark(token, /%/) || means(token, "measure"))

/** What is said of changes that are named alone. */
const saidOfList = (tokens: Tokens, lead: State | undefined): State | undefined => {
  if (isAsked(tokens)) return ReportedState.open

  return isCounted(tokens) ? undefined : lead
}

/** So many genes that a list names alone, beside changes of others, make it one of what is looked for: "EGFR, ALK, KRAS G12C". */
const fewestAlone = 2

const isLookedFor = (tokens: Tokens, { bare, told }: ReadSentence): boolean => {
  const list = tokens.slice(tokens.findLastIndex((token) => isMark(token, /:/)) + 1)
  const telling = told.filter(({ name, state }) => name.says !== undefined || ReportedState.tells(state))

  return (
    telling.length > 0 &&
    bare.length + told.length - telling.length >= fewestAlone &&
    hasNames(list) &&
    list.every((token) => isOfList(token) || token.is === "number") &&
    telling.every(({ state }) => state.polarity === undefined)
  )
}

const isNo = (cell: Tokens): boolean => cell.length === 1 && isWord(cell[0], /^no$/i)

/** Whether what stands behind a name denies something that it does not tell, or a cell of it says no. */
const isDeniedIn = (tail: Tokens): boolean => {
  const [first = [], ...cells] = cellsOf(tail)

  return first.some((token) => means(token, "denial")) || cells.some(isNo)
}

/** What is not known to be there: it is denied where that may not be said of it, or stands in a list of what was not found and tells more than a name. */
const doubted = (
  state: State,
  { isDoubted: { before, behind }, tail }: ReportReach.Around,
  lead: State | undefined,
): State => {
  const { level, percent, polarity, scores } = state
  const isUnderLead = lead?.polarity === "absent" || lead?.isOpen === true
  const isDenied = (level ?? percent) === undefined && isDeniedIn(tail)
  const isLeft = behind || isDenied || (isUnderLead && percent === undefined && scores.length === 0)
  const isOpen = (before && polarity !== "absent") || (polarity === undefined && isLeft)

  return isOpen ? { ...state, isOpen } : state
}

const isAnswer = (part: Tokens): boolean =>
  part.length > 0 &&
  part.every(
    (token) =>
      ["change", "number", "gap", "mark"].includes(token.is) ||
      means(token, "present", "absent", "open", "denial", "beside"),
  )

const copies = /zygous$/i

/** Whether several names have as many answers behind them, of which one is another than the next: "KRAS, BRAF: wild-type / V600E". */
const areAnsweredApart = (tokens: Tokens): boolean => {
  const label = tokens.findIndex((token) => isMark(token, /:/) || token.is === "gap")
  const answers = between(tokens.slice(label + 1), (token) => isMark(token, /\//))
  const told = answers.map((part) => {
    const { change, isOpen, polarity } = ReportedState.of(part)

    const isThere = change !== undefined || part.some((token) => isWord(token, copies))

    return isOpen ? "open" : (polarity ?? (isThere ? "present" : undefined))
  })

  return label > 0 && answers.length > 1 && answers.every(isAnswer) && told.every(Boolean) && new Set(told).size > 1
}

/**
 * A sentence or a row by what it says of the names in it. `lead`: what was said before it of all that it lists; `isInterrupted`: lines
 * between them tell of something else, so that it is said of no more than a list.
 */
export const of = (all: Tokens, lead?: State, isInterrupted = false): ReadSentence => {
  if (ReportColumns.areOpposed(all) || areAnsweredApart(all)) return { told: [], bare: all.flatMap(namesOf) }
  const tokens = ReportGroups.withoutAppositions(ReportColumns.narrowed(ReportColumns.ofResults(all)))
  const isList = tokens.every(isOfList)
  const isMention = ReportScope.isMention(tokens)
  const ofAll = isInterrupted && !isList ? undefined : lead
  const said = saidOfList(tokens, lead)
  const groups = ReportGroups.of(tokens)
  const told: Array<ReportStatement> = groups.length > 0 ? [] : [...ofScoresAlone(tokens)]
  const bare: Array<ReportedName> = []
  let carried: State | undefined
  for (const around of ReportReach.of(tokens, groups)) {
    const [last, others] = toldOfGroup(around, carried)
    carried = last.carried
    const isLed = ofAll !== undefined && (isList || (last.states.length === 0 && !hasNumber(last.ofNumbers)))
    for (const { name, states } of ofNames(around.group, last, others, ofAll, isMention)) {
      if (states.length === 0) bare.push(name)
      told.push(
        ...states.map((state) => ({
          name,
          state: isLed ? underHead(state, ofAll) : doubted(state, around, said),
          isLed,
        })),
      )
    }
  }

  return isLookedFor(tokens, { told, bare })
    ? { told: [], bare: [...bare, ...told.map(({ name }) => name)] }
    : { told, bare }
}
