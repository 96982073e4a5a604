import * as Accents from "../../domain/Accents.ts"
import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as SpanishNames from "../../domain/condition/SpanishNames.ts"
import { usualDiseases } from "../../domain/condition/UsualDiseases.ts"
import * as SortedLines from "../../domain/SortedLines.ts"
import * as Steps from "../../domain/Steps.ts"

/** A name of a disease in both languages. */
interface Pair {
  readonly english: string
  readonly spanish: string
}

/** What names a disease, and does not describe it. */
const named: ReadonlySet<string | undefined> = new Set(["oboInOwl:hasExactSynonym", "rdfs:label"])

const translated = "MANUALLY TRANSLATED"

/** A shorter name is one of letters, which stands for something else as often as not. */
const fewestLetters = 5

const withoutAccents = (name: string): string => Accents.without(name.toLowerCase())

/** The English names, as they are written without capitals and accents. */
const english = (): ReadonlySet<string> => new Set(Steps.whole(DiseaseNames.all()).flat().map(withoutAccents))

const isName = ({ spanish }: Pair): boolean => {
  const key = SpanishNames.keyOf(spanish)

  return key.replaceAll(" ", "").length >= fewestLetters && spanish !== spanish.toUpperCase()
}

/** Rows of the translation: identifier, what is translated, its English and its Spanish text, by whom, from and into which language, and its state. */
const pairOf = (row: string): ReadonlyArray<Pair> => {
  const [, predicate, source = "", text = "", , , , status] = row.split("\t")

  return named.has(predicate) && status === translated ? [{ english: source.trim(), spanish: text.trim() }] : []
}

/** The own name of the one disease that is meant; nothing where names of several diseases are translated alike. */
const meant = (pairs: ReadonlyArray<Pair>): string | undefined => {
  const diseases = pairs.flatMap((pair) => DiseaseNames.named(pair.english))
  const [own, another] = new Set(diseases.map(({ names }) => names[0]))

  return another === undefined ? own : undefined
}

/**
 * The table of Spanish names that the domain reads: lines of a key and the English name, sorted by key. Left out is what is written like an
 * English name but for its accents, or translates a name that is not known.
 */
export const of = (rows: ReadonlyArray<string>): string => {
  const known = english()
  const reviewed = new Set(
    usualDiseases.flatMap(({ name, spanish }) => [name, ...spanish]).map((name) => SpanishNames.keyOf(name)),
  )
  const pairs = rows
    .flatMap(pairOf)
    .filter(isName)
    .filter((pair) => DiseaseNames.named(pair.english).length > 0 && !known.has(withoutAccents(pair.spanish)))
  const lines = [...Map.groupBy(pairs, ({ spanish }) => SpanishNames.keyOf(spanish))].flatMap(([key, own]) => {
    const name = reviewed.has(key) || !/^[\x20-\x7e]+$/.test(key) ? undefined : meant(own)

    return name === undefined ? [] : [`${key}\t${name}`]
  })

  return SortedLines.tableOf(lines)
}
