import type { Marker } from "../markers/Marker.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import * as Tokens from "../text/Tokens.ts"

/** Where an entry names a marker. `isStated`: its name, or what is glued to it, says a state of it: "MSI-H", "IDHwt". */
export interface NamedPlace {
  readonly marker: Marker
  readonly start: number
  readonly end: number
  readonly isStated: boolean
  /** No vocabulary knows it. */
  readonly isUnknown?: true
}

type Recognised = MarkerMatcher.Recognised

const endOf = ({ name }: Recognised): number => name.end + name.rest.length

/** Names that overlap are of one place. */
const clustered = (names: ReadonlyArray<Recognised>): ReadonlyArray<ReadonlyArray<Recognised>> => {
  const clusters: Array<Array<Recognised>> = []
  let end = -1
  for (const one of names.toSorted((a, b) => a.name.start - b.name.start || endOf(b) - endOf(a))) {
    if (one.name.start < end) clusters.at(-1)?.push(one)
    else clusters.push([one])
    end = Math.max(end, endOf(one))
  }

  return clusters
}

const placeOf = (text: string, names: ReadonlyArray<Recognised>): ReadonlyArray<NamedPlace> => {
  const recognised = MarkerMatcher.recognise(text, names)
  if (recognised === undefined) return []
  const { marker, name } = recognised
  const isStated = name.says !== "name" || name.change !== undefined || !/^(?:s|neu)?$/.test(name.rest)

  return [
    {
      marker,
      start: Math.min(...names.map((each) => each.name.start)),
      end: Math.max(...names.map(endOf)),
      isStated,
    },
  ]
}

const lowerCase = /^[a-z]{2,3}$/

const marked = /^(?:\+|\/|-(?![a-z0-9]))/i

/** Whether a place may be no more than a word: "criteria met", "NGS kit". In small letters a short symbol must be told a state of. */
const isWord = (text: string, { end, start }: NamedPlace): boolean => {
  const behind = text.slice(end)

  return (
    lowerCase.test(text.slice(start, end)) &&
    !marked.test(behind) &&
    stateAt(Tokens.ofWritten(behind).words, 0) === undefined
  )
}

/**
 * Where an entry names markers, in order. A change that goes by its own name, "T790M", is of the gene before it; only where there is none it
 * names one.
 */
export const of = (text: string): ReadonlyArray<NamedPlace> => {
  const clusters = clustered(MarkerMatcher.all(text))

  return clusters
    .filter((names, index) => index === 0 || names.some(({ name }) => name.change === undefined))
    .flatMap((names) => placeOf(text, names))
    .filter((place) => !isWord(text, place))
}

/** Whether two places name the same marker, or one of them what stands for both: BRCA for BRCA1. */
export const areAlike = ({ marker: one }: NamedPlace, { marker: other }: NamedPlace): boolean =>
  one === other ||
  ((one.family?.number === "" || other.family?.number === "") &&
    one.family?.names.some((name) => other.family?.names.includes(name)) === true)
