import {
  asides,
  drug,
  earlier,
  early,
  grouping,
  local,
  narrow,
  narrowing,
  notNarrowing,
  otherDisease,
  plain,
  portions,
  supporting,
  systemic,
  times,
  units,
} from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

/**
 * A treatment as it is called: "prior lines of systemic therapy", "platinum-based chemotherapy", "endocrine therapy". `kind`: any
 * systemic one; some class of drugs, which is narrower than a line; one around an operation; one of a place or of another disease.
 */
export interface Treatment {
  readonly last: number
  readonly kind: "any" | "class" | "early" | "other"
  /** Whether it is called systemic, chemotherapy or a line, rather than only treatment. */
  readonly isSystemic: boolean
  readonly isGrouped: boolean
  readonly isPrior: boolean
  readonly isPortion: boolean
}

const joints: ReadonlySet<string> = new Set(["or", "and", "/", ","])

const widest = 14

/** Words behind a hyphen by which it is no treatment, but something that came of it. */
const effects = /^(?:induced|related|associated|free|resistant|refractory|sensitive|naive|eligible|emergent)$/

/** Words behind it by which it is a title: "prior therapy criteria". */
const ofText = /^(?:related|criteria|guidelines?|requirements?|history|status|goals?)$/

const away: ReadonlySet<string> = new Set(["supportive", "maintenance"])

/** Behind what stands in brackets: "prior treatment (at any time) with …". */
const behindBrackets = (words: Words, at: number): number => {
  const closed = words[at] === "(" ? words.indexOf(")", at) : -1

  return closed < 0 || closed > at + 8 ? at : closed + 1
}

/** Whether words behind it narrow it to a drug or to a class of them. */
const narrows = (words: Words, from: number): boolean => {
  const behind = behindBrackets(words, from)
  const at = (words[behind] ?? "").endsWith("ly") ? behind + 1 : behind
  const word = words[at] ?? ""
  if (word === "-" && ["based", "containing"].includes(words[at + 1] ?? "")) return true
  if (!narrowing.has(word)) return word === "of" && (narrow.has(words[at + 1] ?? "") || drug.test(words[at + 1] ?? ""))
  if (word !== "with") return true
  if (words[at + 1] === "any" && words[at + 2] === "of") return true
  for (let next = at + 1; next < at + 5; next++) {
    const behind = words[next] ?? ""
    if (drug.test(behind) || narrow.has(behind) || behind === "anti" || local.has(behind)) return true
    if (systemic.has(behind)) return false
  }

  return !notNarrowing.has(words[at + 1] ?? "")
}

/** Whether it is said to be for something else, or around an operation, by what follows. */
const elsewhere = (words: Words, at: number): "early" | "other" | undefined => {
  for (let next = at; next < at + 9 && next < words.length; next++) {
    const word = words[next] ?? ""
    if (
      word === "." ||
      word === ";" ||
      word === "," ||
      word === "(" ||
      word === "or" ||
      word === "and" ||
      word === "except"
    )
      return undefined
    if (early.has(word) && words[next - 1] !== "/")
      return ["in", "as", "the", "for", "an", "with", "-"].includes(words[next - 1] ?? "") || next === at
        ? "early"
        : undefined
    if (/^earl(?:y|ier)$/.test(word) && words[next + 1] === "stage") return "early"
    if (otherDisease.test(word)) return "other"
    if (word === "other" && ["malignancy", "malignancies", "cancer", "cancers"].includes(words[next + 1] ?? ""))
      return "other"
    if (next > at && (times.has(word) || units.has(word))) return undefined
  }

  return undefined
}

/** The treatment that is called from a place on; nothing if something else is. */
export const at = (words: Words, from: number): Treatment | undefined => {
  let last = -1
  let isSystemic = false
  let isGrouped = false
  let isPrior = false
  let isPortion = false
  let isLocal = false
  let isEarly = false
  let isNarrow = false
  let isOther = away.has(words[from - 1] ?? "")
  let unknown = 0
  for (let at = from; at < words.length && at < from + widest; at++) {
    const word = words[at] ?? ""
    if (times.has(word) || asides.has(word)) break
    if (last > 0 && joints.has(word) && !units.has(words[at + 1] ?? "") && !systemic.has(words[at + 1] ?? "")) break
    if (units.has(word)) {
      last = at + 1
      isGrouped ||= grouping.has(word)
      isSystemic ||= systemic.has(word)
      continue
    }
    if (portions.has(word) && (words[at + 1] === "of" || words[at - 1] === "salvage")) {
      isPortion = true
      if (words[at - 1] === "salvage") last = at + 1
      continue
    }
    if (last > 0 && (word === "with" || word === "(")) break
    if (systemic.has(word)) isSystemic = true
    if (earlier.has(word)) isPrior = true
    if (word === "anti" && words[at + 1] === "-" && !plain.has(words[at + 2] ?? "")) {
      isNarrow = true
      last = at + 3
      at += 2
      continue
    }
    if (supporting.has(word)) isOther = true
    else if (local.has(word)) isLocal = true
    else if (early.has(word) && words[at - 1] !== "non" && !isSystemic) isEarly = true
    else if (narrow.has(word) || drug.test(word)) {
      isNarrow = true
      if (
        (drug.test(word) && words[at + 1] !== "-") ||
        /(?:inhibitors?|tkis?|icis?|blockade|therapies|antibod(?:y|ies)|immunotherap(?:y|ies)|platinum|conjugates?)$/.test(
          word,
        )
      )
        last = at + 1
    } else if (!plain.has(word)) {
      const directed = words[at + 1] === "-" && words[at + 2] === "directed"
      if (last > 0 && !directed) break
      if (!directed && (++unknown > 3 || !/^[a-z0-9+-]+$/.test(word) || stops.has(word))) break
      isNarrow ||= !directed
    }
  }
  if (last < 0) return undefined
  const joined = words.slice(from, last).some((word) => joints.has(word))
  const narrowed =
    (isNarrow && !(isSystemic && joined)) ||
    (narrows(words, last) && !(isGrouped && words[last] !== "with" && words[last] !== "of"))
  const effect = (words[last] === "-" && effects.test(words[last + 1] ?? "")) || ofText.test(words[last] ?? "")
  const kind =
    (isOther || effect ? "other" : undefined) ??
    elsewhere(words, last) ??
    (isEarly ? "early" : isLocal && !isSystemic ? "other" : narrowed ? "class" : "any")

  return { last, kind, isSystemic, isGrouped, isPrior, isPortion }
}

const stops: ReadonlySet<string> = new Set(
  "is are was were be been must should may can will who which that if than within for to at on after before during because due patients participants subjects have has had not no since until as per by into about including".split(
    " ",
  ),
)
