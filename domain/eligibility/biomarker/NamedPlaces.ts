import * as Denials from "../entry/Denials.ts"
import type { Marker } from "../markers/Marker.ts"
import { generalOf } from "../markers/MarkerLexicon.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"

/** Where an entry names a marker. `isStated`: its name, or what is glued to it, says a state of it: "MSI-H", "IDHwt". */
export interface NamedPlace {
  readonly marker: Marker
  readonly start: number
  readonly end: number
  readonly isStated: boolean
  /** No vocabulary knows it. */
  readonly isUnknown?: true
}

const placeOf = (text: string, names: ReadonlyArray<MarkerMatcher.Recognised>): ReadonlyArray<NamedPlace> => {
  const recognised = MarkerMatcher.recognise(text, names)
  if (recognised === undefined) return []
  const { marker, name } = recognised
  const isStated = name.says !== "name" || name.change !== undefined || !/^(?:s|neu)?$/.test(name.rest)

  return [
    {
      marker,
      start: Math.min(...names.map((each) => each.name.start)),
      end: Math.max(...names.map(MarkerMatcher.endOf)),
      isStated,
    },
  ]
}

const lowerCase = /^[a-z]{2,3}$/

/** Whether a place may be no more than a word: "criteria met", "NGS kit". In small letters a short symbol must be told a state of. */
const isWord = (text: string, { end, start }: NamedPlace): boolean =>
  lowerCase.test(text.slice(start, end)) && stateAt(Tokens.ofWritten(text.slice(end)).words, 0) === undefined

/**
 * Where an entry names markers, in order. A change that goes by its own name, "T790M", is of the gene before it; only where there is none it
 * names one.
 */
export const of = (text: string): ReadonlyArray<NamedPlace> =>
  MarkerMatcher.overlapping(MarkerMatcher.all(text))
    .filter((names, index) => index === 0 || names.some(({ name }) => name.change === undefined))
    .flatMap((names) => placeOf(text, names))
    .filter((place) => !isWord(text, place))

/** Whether two places name the same marker, or one of them what stands for both: BRCA for BRCA1. */
export const areAlike = ({ marker: one }: NamedPlace, { marker: other }: NamedPlace): boolean =>
  one === other || generalOf(one) === other || one === generalOf(other)

/** A stretch of an entry, with its words and the markers that are named in it. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: ReadonlyArray<string>
  readonly places: ReadonlyArray<NamedPlace>
}

const mark = /[,;|\n•(&]|(?<=\))|\.(?=\s|$)|\s[+-](?=\s+(?!(?:and|or|but|plus)\b)[a-z0-9])/gi

/** Words between the items of a list, and those with which one begins that is denied, or that is another change of the same gene. */
export const joints = RuleTable.of({
  name: "where an entry goes on to another marker",
  classes: {
    change: (word) => /^(?:[a-z]\d{2,4}[a-z]|itd|tkd)$/.test(word),
    found: "detected found seen identified present",
    mark: (word) => /^[^\p{L}\p{N}]/u.test(word),
  },
  rows: [
    telling("between", [
      ["and|or|nor|plus|but", "EGFR [and] ALK"],
      ["as well as", "EGFR [as well as] ALK"],
      ["!w|n [ / ]", "EGFR[/]ALK", "w/o ALK"],
    ]),
    telling("begins", [
      ["_ [ no|without ] !{mark}", "KRAS G12D [no] EGFR"],
      ["_ [ not ] !{mark}|{found}", "KRAS G12D [not] EGFR", "KRAS not detected"],
      ["_ [ w ] / o !{mark}", "KRAS G12D [w]/o EGFR"],
      ["{change} &+|- [ {change} ]", "EGFR L858R+ [T790M]"],
      ["pos|neg|positive|negative [ {change} ]", "EGFR L858R positive [T790M]"],
    ]),
  ],
})

type Bound = readonly [end: number, start: number]

const jointsIn = (text: string): ReadonlyArray<Bound> => {
  const tokens = Tokens.ofWritten(text)

  return joints.find(Runs.ofWritten(tokens)).map(({ first, last, row }) => {
    const [before = 0, start = 0, end = 0] = [tokens.ends[first - 1], tokens.starts[first], tokens.ends[last - 1]]

    return row.means === "begins" ? [before, start] : [start, end]
  })
}

const signed = /^(?:\+|-(?=\s))/

/** What is joined to the name behind it: "MNX1-ETV6". */
const partner = /[\p{L}\p{N}]{1,12}(?:-|::?)$/u

/** Where the next marker begins that follows a state without anything between: "ER positive HER2 negative", "HR+HER2-". */
const boundBetween = (text: string, one: NamedPlace, next: NamedPlace): ReadonlyArray<Bound> => {
  const between = text.slice(one.end, next.start)
  const { starts, words } = Tokens.ofWritten(between)
  const isTold = one.isStated || signed.test(between) || EnteredWords.tellState(words) || words.includes("%")
  if (!isTold || areAlike(one, next)) return []
  const denial = Denials.of(words).find(({ first, last }) => last === words.length && words[first] !== "-")
  const joined = partner.exec(between)?.index ?? between.length
  const at = one.end + (denial === undefined ? joined : (starts[denial.first] ?? 0))

  return [[at, at]]
}

/** Whether "and" stands in a title of which no vocabulary knows a part: "Mood [and] Feelings Questionnaire 35". */
const isInTitle = (text: string, [start, end]: Bound): boolean =>
  /^(?:and|&)$/.test(text.slice(start, end)) &&
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+ $/u.test(text.slice(0, start)) &&
  /^ \p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u.test(text.slice(end))

/** An entry between what separates, which is no part of a name, and where one marker is told and the next begins. */
export const stretches = (text: string, places = of(text)): ReadonlyArray<Stretch> => {
  const marks = text.matchAll(mark).map(({ 0: written, index }): Bound => [index, index + written.length])
  const separators = [...marks, ...jointsIn(text)].filter(
    (bound) =>
      !places.some(({ end, start }) => start <= bound[0] && bound[0] < end) &&
      !(places.length === 0 && isInTitle(text, bound)),
  )
  const between = places.flatMap((next, at) => {
    const one = places[at - 1]
    const isApart = one === undefined || separators.some(([end]) => one.end <= end && end < next.start)

    return isApart ? [] : boundBetween(text, one, next)
  })
  const bounds = [...separators, ...between].toSorted(([one], [other]) => one - other)

  const all = [...bounds, [text.length, 0] as const].map(([end], at): Stretch => {
    const start = bounds[at - 1]?.[1] ?? 0
    const inside = text.slice(start, end)
    const named = places.filter((place) => start <= place.start && place.end <= end)

    return { start, end, text: inside, words: Tokens.ofWritten(inside).words, places: named }
  })

  return all.filter(({ words }) => words.length > 0)
}
