import * as ChromosomeName from "./ChromosomeName.ts"
import * as ReportCell from "./ReportCell.ts"
import * as ReportColumns from "./ReportColumns.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportScope from "./ReportScope.ts"
import type { Meaning, ReportedName, ReportToken } from "./ReportToken.ts"

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

/** Names that stand together, "KRAS, NRAS and BRAF", from one token to another. */
interface Group {
  readonly names: ReadonlyArray<ReportedName>
  /** So many of them stand before the last token. */
  readonly before: number
  readonly first: number
  readonly last: number
}

type Tokens = ReadonlyArray<ReportToken>

const isMark = (token: ReportToken | undefined, marks: RegExp): boolean =>
  token?.is === "mark" && marks.test(token.text)

const means = (token: ReportToken | undefined, ...meanings: ReadonlyArray<Meaning>): boolean =>
  token?.is === "word" && token.means !== undefined && meanings.includes(token.means)

const isTelling = (token: ReportToken): boolean =>
  token.is === "change" || token.is === "grade" || means(token, "present", "absent", "kind", "denial", "open", "score")

const saysState = (token: ReportToken | undefined): boolean =>
  token?.is === "names" && token.names.some(({ says }) => says !== undefined)

/** So many tokens a bracket holds at most. */
const longestBracket = 30

const closing = (tokens: Tokens, at: number): number => {
  const close = tokens.slice(at + 1, at + 1 + longestBracket).findIndex((token) => isMark(token, /\)/))

  return close < 0 ? at : at + 1 + close
}

/** Whether a bracket lists what a name before it comprises, "RAS (HRAS, KRAS, NRAS)", and not what else it is called. */
const areMembers = (inside: Tokens, before: ReportToken | undefined): boolean => {
  const outer = before?.is === "names" ? before.names : []
  const listed = inside.flatMap((token) => (token.is === "names" ? token.names : []))
  const others = listed.filter(({ marker }) => !outer.some((name) => name.marker === marker))

  return (
    !outer.some(ChromosomeName.is) &&
    inside.some((token) => isMark(token, /,/)) &&
    others.length > 1 &&
    joins(inside.filter(({ is }) => is !== "names"))
  )
}

/** The places of a bracket behind a name that tells nothing of it: another name, "ERBB2 (HER2)", or a clone, "HER2 (4B5)". */
const ofBracket = (tokens: Tokens, at: number, firstName: number): ReadonlyArray<number> => {
  const close = closing(tokens, at)
  const inside = tokens.slice(at + 1, close)
  if (areMembers(inside, tokens[at - 1])) return []
  const isTold = inside.some(
    (token) =>
      isTelling(token) || token.is === "number" || means(token, "uncertain", "measure", "level") || saysState(token),
  )

  return !isTold && at > firstName ? tokens.slice(at, close + 1).map((_, behind) => at + behind) : []
}

/** Whether a gene stands behind its band that is rearranged: "8q24 MYC rearrangement". */
const isBandOf = ([gene, kind]: Tokens): boolean =>
  gene?.is === "names" && kind?.is === "word" && kind.means === "kind" && kind.said === "fusion"

/** The places of genes that stand behind a change of chromosomes as its own, "del(17p) TP53/CEP17", or that of a band. */
const ofChromosome = (tokens: Tokens, at: number): ReadonlyArray<number> => {
  const behind = tokens.slice(at + 1)
  if (isBandOf(behind)) return [at]
  const end = behind.findIndex(
    (token) =>
      token.is === "gap" ||
      isMark(token, /[:,;)]/) ||
      means(token, "joint") ||
      isTelling(token) ||
      (token.is === "names" && token.names.some(ChromosomeName.is)),
  )

  return behind
    .slice(0, end < 0 ? behind.length : end)
    .flatMap((token, place) => (token.is === "names" || isMark(token, /[/-]/) ? [at + 1 + place] : []))
}

const without = (tokens: Tokens, placesAt: (token: ReportToken, at: number) => ReadonlyArray<number>): Tokens => {
  const left = new Set(tokens.flatMap(placesAt))

  return left.size === 0 ? tokens : tokens.filter((_, at) => !left.has(at))
}

const withoutAppositions = (tokens: Tokens): Tokens => {
  const firstName = tokens.findIndex(({ is }) => is === "names")
  if (firstName < 0) return tokens
  const outside = without(tokens, (token, at) => (isMark(token, /\(/) ? ofBracket(tokens, at, firstName) : []))

  return without(outside, (token, at) =>
    token.is === "names" && token.names.some(ChromosomeName.is) ? ofChromosome(outside, at) : [],
  )
}

/** Whether tokens between two names only join them. */
const joins = (between: Tokens): boolean =>
  between.every(
    (token, at) =>
      token.is === "gap" ||
      isMark(token, /[,/&()·•‑–-]/) ||
      means(token, "joint") ||
      (means(token, "leading") && means(between[at - 1], "joint")),
  )

const groupsOf = (tokens: Tokens): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  tokens.forEach((token, at) => {
    if (token.is !== "names") return
    const before = groups.at(-1)
    const between = tokens.slice((before?.last ?? 0) + 1, at)
    const isWhole = saysState(tokens[before?.last ?? 0]) && isMark(between[0], /\(/)
    if (before !== undefined && !isWhole && joins(between))
      groups[groups.length - 1] = {
        ...before,
        names: [...before.names, ...token.names],
        before: before.names.length,
        last: at,
      }
    else groups.push({ names: token.names, before: 0, first: at, last: at })
  })

  return groups
}

const mayLead = (token: ReportToken | undefined, isFirst: boolean): boolean =>
  means(token, "denial", "present", "absent", "kind", "kinds", "leading", "joint", "beside", "uncertain", "open") ||
  token?.is === "change" ||
  isMark(token, isFirst ? /[:(,-]/ : /[(-]/) ||
  (isFirst && token?.is === "gap")

/** Verbs that lead to what they are said of without another word. */
const verbs = /^(?:express(?:es|ing)?|exprimieren|exprimiert|lacks?|lacking)$/i

/** So many words that mean nothing here may stand between a name and what is told of it. */
const mostStrange = 3

/**
 * What has a joint behind it is of what stands before, "KMT2A rearrangement and deletion 5q", "1q21 in 64% and deletion 17p13", but where a
 * list of kinds goes on.
 */
const endsItem = (tokens: Tokens, at: number): boolean => {
  const [name, told, joint, next] = [-2, -1, 0, 1].map((behind) => tokens[at + behind])
  if (!means(joint, "joint")) return false

  return (
    told?.is === "change" ||
    told?.is === "number" ||
    isMark(told, /%/) ||
    (means(told, "kind") && (name?.is === "names" || means(next, "leading")))
  )
}

/** Where a denial stands before words that mean nothing here: "did not find a", "none involving". */
const deniedBefore = (tokens: Tokens, from: number, lead: number): number | undefined => {
  for (let at = lead - 1, strange = 0; at >= from && strange <= mostStrange; at--) {
    const token = tokens[at]
    if (means(token, "denial")) return at
    if (token?.is !== "word" || means(token, "joint", "general")) return undefined
    if (token.means === undefined) strange++
  }

  return undefined
}

/** Where what leads to a group begins, from `from` on: "No mutations in", "negative for"; the group itself where nothing does. */
const leadBefore = (tokens: Tokens, from: number, group: number, isFirst: boolean): number => {
  let first = group
  while (first > from && mayLead(tokens[first - 1], isFirst) && !endsItem(tokens, first)) first--
  const denial = tokens.slice(first, group).findIndex((token) => means(token, "denial"))
  if (denial >= 0) return first + denial
  const denied = deniedBefore(tokens, from, first)
  if (denied !== undefined) return denied
  const isOfNext = isFirst || endsItem(tokens, first)
  const place = tokens.slice(first, group).findIndex((token, behind) => {
    if (token.is === "word" && verbs.test(token.text)) return true
    const isLedTo = tokens.slice(first + behind + 1, group).some((each) => means(each, "leading"))

    return (
      (token.is === "change" && isLedTo) ||
      (means(token, "present", "absent", "kind", "kinds", "open", "uncertain") && (isLedTo || isOfNext))
    )
  })

  return place < 0 ? group : first + place
}

/** What is said of all but what was named: "KRAS G12D, no other mutations". */
const others = /^(?:others?|additional|further|else|another|remaining|otr[oa]s|weiteren?|anderen?)$/i

const withoutOthers = (tail: Tokens): Tokens => {
  const other = tail.findIndex((token) => token.is === "word" && others.test(token.text))
  const comma = tail
    .slice(0, Math.max(0, other))
    .findLastIndex((token) => isMark(token, /[,(]/) || means(token, "joint"))

  return other < 0 || comma < 0 ? tail : tail.slice(0, comma)
}

/** Whether a joint leads to what is said of something else: "and gain of chromosome 8". */
const leadsToElse = ([joint, kind, of]: Tokens): boolean =>
  means(joint, "joint") && means(kind, "kind") && means(of, "leading")

/** What stands behind a name as far as it may tell of it. */
const near = (tail: Tokens): Tokens => {
  let strange = 0
  let depth = 0
  const end = tail.findIndex((token, at) => {
    if (leadsToElse(tail.slice(at, at + 3))) return true
    if (isMark(token, /\(/)) depth++
    if (isMark(token, /\)/)) depth--
    if (isTelling(token) || token.is === "gap") strange = 0
    else if (token.is === "word" && token.means === undefined && depth === 0) strange++

    return strange > mostStrange
  })

  return end < 0 ? tail : tail.slice(0, end)
}

/** "Amplifications: MYC" tells of few; a longer list is what a test looks for. */
const mostOfKind = 2

type State = ReportedState.ReportedState

/** What is said before names holds for what tells of them no state of its own: "negative for BRAF V600E". */
const underHead = (own: State, head: State): State => ({
  ...own,
  ...(own.polarity === undefined && head.polarity === "absent" ? { polarity: "absent", said: "negative" } : {}),
  isOpen: own.isOpen || head.isOpen,
  isUncertain: own.isUncertain || head.isUncertain,
})

const withoutVerdict = ({ polarity: _, ...state }: State): State => state

const leads = (head: Tokens): boolean => head.some((token) => means(token, "leading") || isMark(token, /:/))

/** What a tail tells; behind "negative for" it tells that something is there right behind its name alone, and not of what else is positive. */
const toldBehind = (head: Tokens, ofHead: State, tail: Tokens): State => {
  const told = ReportedState.of(tail)
  const ofTail = isMark(tail[0], /\?/) ? { ...told, isOpen: true } : told
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

    return both.polarity === undefined && !both.isOpen ? { ...both, polarity: "absent", said: "negative" } : both
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
  polarity === "absent" && state.polarity === undefined ? { ...state, polarity, said: "negative" } : state

/** What a tail tells of changes behind the first: "L858R detected, T790M not detected", "F508del / G551D". */
const furtherChanges = (tail: Tokens, first: State): ReadonlyArray<State> => {
  const joints = tail.flatMap((token, at) => (isMark(token, /[,&/]/) || means(token, "joint") ? [at] : []))
  const parts = [-1, ...joints].map((joint, at) => tail.slice(joint + 1, joints[at]))
  const changed = parts.filter((part) =>
    part.some((token) => token.is === "change" && !ReportCell.isVague(token.change)),
  )

  return changed
    .slice(1)
    .map(ReportedState.of)
    .map((state) => underDenial(state, first))
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

/** A score that is told without its marker's name. */
const ofScoresAlone = (tokens: Tokens): ReadonlyArray<ReportStatement> => {
  const state = ReportedState.of(tokens)

  return state.scores.length > 0 ? [{ name: ReportNames.scored, state, isLed: false }] : []
}

/** What a tail says behind a change or a colon of all before that: "none detected" of "KRAS G12D and BRAF V600E: none detected". */
const verdictOf = (tail: Tokens): Tokens => {
  const change = tail.findIndex(({ is }) => is === "change")
  if (change < 0 && !isMark(tail[0], /:/)) return []

  return tail.slice(change + 1).filter((token) => isMark(token, /:/) || means(token, "absent", "denial", "present"))
}

/** What a group's names are told, by itself or by what leads to a list that it goes on with. */
interface Told {
  readonly states: ReadonlyArray<State>
  /** Numbers alone, or what a name says by itself. */
  readonly ofNumbers: State
  readonly carried: State | undefined
}

const foundWords = /^(?:found|detected|seen|identified|observed|noted|present|gefunden|nachgewiesen)$/i

/** What ends a sentence that begins with a denial: "No KRAS G12D or BRAF V600E was found". */
const isFound = (token: ReportToken): boolean => token.is === "word" && foundWords.test(token.text)

const either = /^(?:or|nor|oder|noch|o|ni)$/i

const isEither = (token: ReportToken | undefined): boolean => token?.is === "word" && either.test(token.text)

/** What is said before a list reaches all of it: "negative for BRAF V600E, KRAS G12C", and not "no EGFR mutation, KRAS G12D". */
const reaching = (head: Tokens, tail: Tokens, state: State | undefined): State | undefined => {
  const leads = head.some(
    (token) =>
      means(token, "leading") ||
      isMark(token, /:/) ||
      (token.is === "word" && (verbs.test(token.text) || (means(token, "denial") && token.text.includes(" ")))),
  )

  const isOfBoth = means(tail.at(-1), "joint") && tail.some(({ is }) => is === "change")

  const goesOn = isEither(tail.findLast((token) => !means(token, "leading")))

  return leads || isOfBoth || goesOn ? state : undefined
}

const toldOf = (head: Tokens, tail: Tokens, count: number, carried: State | undefined): Told => {
  const told = stateOf(head, tail, count)
  const open = told !== undefined && carried?.polarity === "absent" && tail.some(isFound) ? withoutVerdict(told) : told
  const saysItself = head.some((token) => !means(token, "kind", "joint"))
  const own = open === undefined || carried === undefined || saysItself ? told : underHead(open, carried)
  const ofNumbers = ReportedState.of(tail)
  const isOfHead = own !== undefined && !ReportedState.tells(ofNumbers)
  const goesOn = isOfHead ? own : stateOf(head, [], count)
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

  return leads(head) && said !== undefined && ofTail.polarity !== undefined && said !== ofTail.polarity
}

/** What the last of a group's names is told, and what those before it are. */
const toldOfGroup = (
  { before, names }: Group,
  head: Tokens,
  tail: Tokens,
  carried: State | undefined,
): readonly [last: Told, others: Told] => {
  if (before > 0 && isOpposed(head, tail))
    return [toldOf([], tail, names.length - before, undefined), toldOf(head, [], before, carried)]
  const group = toldOf(head, tail, names.length, carried)

  return [group, isOfLastAlone(tail) ? withoutChange(group) : group]
}

/** Whether more is told than what may be there of a gene: a state, or how much there is. */
const saysMore = (state: State): boolean =>
  state.polarity !== undefined || (state.change === undefined && !state.isOne && hasNumber(state))

/** What each name of a group is told. */
const ofNames = ({ before, names }: Group, group: Told, others: Told, lead: State | undefined, isMention: boolean) =>
  names.map((name, place) => {
    const states = statesFor(name, place < before ? others : group, lead)

    return { name, states: isMention ? states.filter(saysMore) : states }
  })

/** A sentence or a row by what it says of the names in it. `lead`: what was said before it of all that it lists. */
export const of = (all: Tokens, lead?: State): ReadSentence => {
  const tokens = withoutAppositions(ReportColumns.ofResults(all))
  const isList = tokens.every(isOfList)
  const read = groupsOf(tokens)
  const told: Array<ReportStatement> = read.length > 0 ? [] : [...ofScoresAlone(tokens)]
  const bare: Array<ReportedName> = []
  const isMention = ReportScope.isMention(tokens)
  let carried: State | undefined
  const tailOf = ({ last }: Group, next: Group | undefined): Tokens => {
    const behind = next === undefined ? tokens.length : leadBefore(tokens, last + 1, next.first, false)

    return near(withoutOthers(tokens.slice(last + 1, behind)))
  }
  read.forEach((each, at) => {
    const { first } = each
    const start = leadBefore(tokens, (read[at - 1]?.last ?? -1) + 1, first, at === 0)
    const next = read[at + 1]
    const tail = tailOf(each, next)
    const isJoined = means(tail.at(-1), "joint") || isMark(tail.at(-1), /\//)
    const shared = next === undefined || !isJoined ? [] : verdictOf(tailOf(next, read[at + 2]))
    const whole = [...tail.slice(0, -1), ...shared, ...tail.slice(-1)]
    const [group, others] = toldOfGroup(each, tokens.slice(start, first), whole, carried)
    carried = group.carried
    const isLed = lead !== undefined && (isList || (group.states.length === 0 && !hasNumber(group.ofNumbers)))
    for (const { name, states } of ofNames(each, group, others, lead, isMention)) {
      if (states.length === 0) bare.push(name)
      told.push(...states.map((state) => ({ name, state: isLed ? underHead(state, lead) : state, isLed })))
    }
  })

  return { told, bare }
}
