import type { Group } from "./ReportGroups.ts"
import { closing, isMark, isTelling, isWord, means, type ReportToken, type Tokens } from "./ReportToken.ts"

const mayLead = (token: ReportToken | undefined, isFirst: boolean): boolean =>
  means(token, "denial", "present", "absent", "kind", "kinds", "leading", "joint", "beside", "uncertain", "open") ||
  token?.is === "change" ||
  isMark(token, isFirst ? /[:(,-]/ : /[(-]/) ||
  (isFirst && token?.is === "gap")

/** Verbs that lead to what they are said of without another word. */
export const verbs = /^(?:express(?:es|ing)?|exprimieren|exprimiert|lacks?|lacking)$/i

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

/** Where a bracket begins that ends before what leads to a group: "none found (wild-type) in:"; nothing where none does. */
const bracketBefore = (tokens: Tokens, from: number, first: number, group: number): number | undefined => {
  const isLed =
    first < group && tokens.slice(first, group).every((token) => means(token, "leading") || isMark(token, /:/))
  if (!isLed || !isMark(tokens[first - 1], /\)/)) return undefined
  const open = tokens.slice(from, first).findLastIndex((token) => isMark(token, /\(/))

  return open > 0 && mayLead(tokens[from + open - 1], false) ? from + open : undefined
}

/** Whether a group stands in a bracket that tells how much there is of it, behind what is denied: "no aberrant antigen (CD4:CD8 ratio 1.9)". */
const isCountedApart = (tokens: Tokens, denial: number, group: number): boolean => {
  const open = tokens.slice(denial, group).findIndex((token) => isMark(token, /\(/))
  if (open < 0) return false
  const inside = tokens.slice(group, closing(tokens, denial + open) + 1)

  return inside.some((token) => token.is === "number" && token.value !== "0")
}

/** Where what leads to a group begins, from `from` on: "No mutations in", "negative for"; the group itself where nothing does. */
const leadBefore = (tokens: Tokens, from: number, group: number, isFirst: boolean): number => {
  let first = group
  while (first > from && !endsItem(tokens, first)) {
    const before = mayLead(tokens[first - 1], isFirst) ? first - 1 : bracketBefore(tokens, from, first, group)
    if (before === undefined) break
    first = before
  }
  const denial = tokens.slice(first, group).findIndex((token) => means(token, "denial"))
  const denied = denial >= 0 ? first + denial : deniedBefore(tokens, from, first)
  if (denied !== undefined) return isCountedApart(tokens, denied, group) ? group : denied
  const isOfNext = isFirst || endsItem(tokens, first)
  const place = tokens.slice(first, group).findIndex((token, behind) => {
    if (isWord(token, verbs)) return true
    const isLedTo = tokens.slice(first + behind + 1, group).some((each) => means(each, "leading"))

    return (
      (token.is === "change" && isLedTo) ||
      (means(token, "present", "absent", "kind", "kinds", "open", "uncertain") && (isLedTo || isOfNext))
    )
  })

  return place < 0 ? group : first + place
}

/** What is said of all but what was named: "KRAS G12D, no other mutations". */
export const others =
  /^(?:others?|additional|further|else|another|remaining|otr[oa]s|weiteren?|anderen?|(?:second|segunda|zweiten?) .+)$/i

const withoutOthers = (tail: Tokens): Tokens => {
  const other = tail.findIndex((token) => isWord(token, others))
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

/** What a tail says behind a change, a kind or a colon of all before that: "none detected" of "KRAS G12D and BRAF V600E: none detected"; a kind may be denied before: "no mutation detected". */
const verdictOf = (tail: Tokens): Tokens => {
  const change = tail.findIndex((token) => token.is === "change" || means(token, "kind", "kinds"))
  if (change < 0 && !isMark(tail[0], /:/)) return []
  const denial = tail.slice(0, Math.max(0, change)).findIndex((token) => means(token, "denial"))

  return tail
    .slice(denial < 0 ? change + 1 : denial)
    .filter((token) => isMark(token, /:/) || means(token, "absent", "denial", "present", "open"))
}

/** A group with what stands around it that may tell of its names. */
export interface Around {
  readonly group: Group
  readonly head: Tokens
  readonly tail: Tokens
  /** Something is denied before it, or behind it, in words too far away to be known to be said of it. */
  readonly isDoubted: { readonly before: boolean; readonly behind: boolean }
}

const endsClause = (token: ReportToken): boolean => token.is === "gap" || isMark(token, /[;|]/)

const denies = (token: ReportToken): boolean => means(token, "denial", "absent", "open", "uncertain")

/** Whether tokens that reach up to a place deny something in its clause. */
const deniesAhead = (tokens: Tokens): boolean => tokens.slice(tokens.findLastIndex(endsClause) + 1).some(denies)

const deniesBehind = (tokens: Tokens): boolean => {
  const end = tokens.findIndex(endsClause)

  return tokens.slice(0, end < 0 ? tokens.length : end).some(denies)
}

/** Words of doubt that are said of what stands behind them, whatever they stand behind: "wild-type, suspicious for an amplification". */
const doubting = /(?: (?:for|of|against|gegen|auf|de)|^(?:possible|suspected|query|rule out))$/i

const isDoubtedAhead = (between: Tokens): boolean => {
  const last = between.findLastIndex((token) => token.is !== "word" || means(token, "joint", "open"))
  const token = between[last]

  return token?.is === "word" && means(token, "open") && doubting.test(token.text)
}

/** Whether a tail is a change or a kind with what joins it to the next item of a list: "V600E," and "fusion /". */
const isItem = (tail: Tokens): boolean =>
  tail.length > 1 &&
  (isMark(tail.at(-1), /[,/]/) || means(tail.at(-1), "joint")) &&
  tail.slice(0, -1).every((token) => ["change", "mark", "gap"].includes(token.is) || means(token, "kind", "kinds"))

/** What is said at the end of a list of all its items. */
interface Shared {
  readonly verdict: Tokens
  /** Words or strokes join items of one sort: what commas alone join, or a change and a kind, may be told apart. */
  readonly isJoined: boolean
}

const nothing: Shared = { verdict: [], isJoined: false }

/** What each item of a list shares of what stands behind the last. */
const sharedBy = (tails: ReadonlyArray<Tokens>): ReadonlyArray<Shared> => {
  const shared: Array<Shared> = []
  for (let at = tails.length - 1; at >= 0; at--) {
    const [tail = [], behind = []] = tails.slice(at, at + 2)
    const isJoint = means(tail.at(-1), "joint") || isMark(tail.at(-1), /\//)
    const next = shared[0] ?? nothing
    const ofItem = verdictOf(behind)
    const verdict = [...(ofItem.length === 0 && isJoint ? behind.filter(denies) : ofItem), ...next.verdict]
    const isAlike = ofItem.length > 0 && !means(behind[0], "kind", "kinds")
    shared.unshift(isJoint || isItem(tail) ? { verdict, isJoined: isJoint ? isAlike : next.isJoined } : nothing)
  }

  return shared
}

/** What stands before each group, from what leads to it on, and what stands behind it, up to what leads to the next. */
export const of = (tokens: Tokens, groups: ReadonlyArray<Group>): ReadonlyArray<Around> => {
  const starts = groups.map(({ first }, at) => leadBefore(tokens, (groups[at - 1]?.last ?? -1) + 1, first, at === 0))
  const whole = groups.map(({ last }, at) => withoutOthers(tokens.slice(last + 1, starts[at + 1])))
  const tails = whole.map(near)
  const unread = whole.map((tail, at) => tail.slice(tails[at]?.length))
  const shared = sharedBy(tails)

  let isDeniedBefore = false
  // "No BRAF V600E, KRAS G12C": the second may be denied, too
  let isBehindHead = false

  return groups.map((group, at) => {
    const tail = tails[at] ?? []
    const head = tokens.slice(starts[at], group.first)
    isBehindHead &&= !tails[at - 1]?.some(endsClause)
    const isLeft = isBehindHead
    isBehindHead ||= head.some((token) => means(token, "denial")) && !tail.some((token) => means(token, "kind"))
    const { isJoined, verdict } = shared[at] ?? nothing
    const isBehindDenied = isDeniedBefore && !tails[at - 1]?.some(endsClause)
    isDeniedBefore = isBehindDenied || deniesAhead(at === 0 ? tokens.slice(0, starts[0]) : (unread[at - 1] ?? []))

    return {
      group,
      head,
      tail: [...tail.slice(0, -1), ...(isJoined ? verdict : []), ...tail.slice(-1)],
      isDoubted: {
        before:
          isDeniedBefore ||
          isMark(tokens[group.first - 1], /\?/) ||
          isDoubtedAhead(tokens.slice((groups[at - 1]?.last ?? -1) + 1, group.first)),
        behind: isLeft || deniesBehind(unread[at] ?? []) || verdict.some(denies),
      },
    }
  })
}
