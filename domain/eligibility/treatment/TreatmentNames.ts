import * as NumberWords from "../classes/NumberWords.ts"
import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as WordSet from "../text/WordSet.ts"
import * as LineLexicon from "./LineLexicon.ts"
import * as NameParts from "./NameParts.ts"

const { drug, earlier, early, grouping, isAgent, local, narrow, plain, supporting, systemic, units } = LineLexicon

/** What the words by which a treatment is called tell of it. */
export interface TreatmentName {
  readonly isSystemic: boolean
  readonly isGrouped: boolean
  readonly isPrior: boolean
  readonly isPortion: boolean
  readonly isLocal: boolean
  /** Whether it is one around an operation. */
  readonly isEarly: boolean
  /** Whether it is some class of drugs. */
  readonly isNarrow: boolean
  /** Whether it is for other ends than to hold the disease. */
  readonly isOther: boolean
}

const ofSupport: ReadonlySet<string> = new Set([...supporting].flatMap((word) => [word, `${word}s`]))

const isSupporting = (word: string): boolean => ofSupport.has(word)

/** "Prior or ongoing chemotherapy": some of what there was. */
const ofToday = WordSet.of("current ongoing")

/** Words that stand between those that call a treatment, and begin no name. */
const linking: ReadonlySet<string> = new Set([
  ...ofToday,
  ...WordSet.of(
    "( ) - / and or of the their its most recent last either both all such other failed concurrent concomitant full combined entire additional disease",
  ),
])

const isEnd = (word: string): boolean => units.has(word) || isAgent(word)

const isKnown = (word: string): boolean =>
  plain.has(word) ||
  systemic.has(word) ||
  local.has(word) ||
  early.has(word) ||
  narrow.has(word) ||
  earlier.has(word) ||
  isSupporting(word) ||
  drug.test(word) ||
  ofToday.has(word)

const isInner = (word: string): boolean => isKnown(word) && !isEnd(word)

const notNamed: ReadonlySet<string> = new Set([
  ...LineLexicon.asides,
  ...LineLexicon.besideNames,
  ...LineLexicon.determiners,
  ...LineLexicon.failing,
  ...LineLexicon.otherwise,
  ...LineLexicon.people,
  ...LineLexicon.receiving,
  ...LineLexicon.stops,
  ...LineLexicon.times,
  ...NumberWords.values.keys(),
])

/** A word that is not known: mostly a drug or a target. */
const isStranger = (word: string): boolean =>
  /^[a-z][a-z0-9+-]+$/.test(word) && !isKnown(word) && !notNamed.has(word) && !isEnd(word)

/** What a name may begin with, what may follow before a treatment is called, and what calls one. */
const first = "{first}|{stranger}|@base|@target|@anticancer|@directed|@disease|@share"

const before = "{inner}|{stranger}|@base|@target|@anticancer|@directed|@disease|@share"

const code = "{letter} - | -|/ {digits} | {digits} / {digits}"

const end = "{unit}|{agent}|@target|@drugs|@share.whole"

/** What a name may go on with behind what calls a treatment. */
const between = "{mid}|@base|@target|@anticancer|@directed|@disease|@share"

const more = `( ${between}{0,6} ${end} | {or}{1,3} {unit} | {or}{1,3} {systemic} ${between}{0,5} ${end} )*`

const ofLocal = "{mid}{0,3} {unit}?"

const ofPlace = `( {first}|{stranger} ${before}{0,4} )? {local} ${ofLocal}`

/** How treatments are called. */
export const table = RuleTable.of({
  name: "names of treatments",
  over: NameParts.level,
  classes: {
    agent: isAgent,
    chemo: systemic.intersection(units),
    first: (word) => isInner(word) && !linking.has(word),
    inner: isInner,
    kind: (word) => !isEnd(word) && (early.has(word) || systemic.has(word) || narrow.has(word)),
    letter: (word) => /^[a-z]$/.test(word),
    listed: (word) => isEnd(word) && (systemic.has(word) || narrow.has(word)),
    local,
    mid: (word) => isInner(word) && !LineLexicon.joints.has(word) && word !== "(" && word !== ")",
    or: "or and /",
    quality: systemic.difference(units),
    stranger: isStranger,
    systemic,
    unit: units,
    digits: (word) => /^\d+i?$/.test(word),
  },
  rows: [
    telling("name", [
      [`${end} ${more}`, "received [chemotherapy or systemic therapy]"],
      [
        `${first} ( ${before} | ${code} | , {or}? {kind} ){0,9} ( ${end} | , {or}? {listed} ) ${more}`,
        "received [prior lines of systemic therapy]",
        "weeks of rest after surgery",
        "a taxane-containing arm",
      ],
      [
        `${ofPlace} ( "(" !")"{0,8} ")" )? ( ,|{or}{1,3} {local}|{agent} ${ofLocal} ){0,5} ,|{or}{1,3} {quality}{0,2} {chemo}`,
        "no [surgery, radiation therapy or chemotherapy]",
      ],
      [
        `( {first}|{stranger} ( ${before} | , ){0,4} )? {quality} ,? {or}{1,3} radiotherapy`,
        "no [systemic or radiotherapy]",
      ],
    ]),
  ],
})

/** Of words that are not known, more than this are no name. */
const mostStrangers = 3

type Reading = ChunkedRun.ChunkedRun<NameParts.Part>

/** "Definitive treatment", which is of a place; not "definitive chemotherapy". */
const isDefinitive = (words: ReadonlyArray<string>): boolean =>
  words.some((word, at) => word === "definitive" && /^(?:treatments?|therap(?:y|ies))$/.test(words[at + 1] ?? ""))

const flagsOf = (run: Reading, words: ReadonlyArray<string>, first: number, last: number): TreatmentName => {
  const parts = run.chunks.slice(first, last).map((chunk) => chunk?.value)
  const has = (set: { readonly has: (word: string) => boolean }): boolean => words.some((word) => set.has(word))
  const isDrugTreatment = words.some((word, at) => word === "drug" && /^(?:treatment|therap)/.test(words[at + 1] ?? ""))
  const firstSystemic = words.findIndex((word) => systemic.has(word))
  const before = ChunkedRun.wordAt(run, first - 1)
  const behind = ChunkedRun.wordAt(run, last)

  return {
    isSystemic: has(systemic) || parts.includes("anticancer") || isDrugTreatment,
    isGrouped: has(grouping),
    isPrior: has(earlier) || earlier.has(behind === "of" ? ChunkedRun.wordAt(run, last + 1) : behind),
    isPortion: parts.includes("share"),
    isLocal: has(local),
    isEarly:
      isDefinitive(words) ||
      words.some(
        (word, at) =>
          early.has(word) &&
          words[at - 1] !== "non" &&
          (firstSystemic < 0 ||
            at < firstSystemic ||
            systemic.has(words[at - 1] ?? "") ||
            (words[at - 1] === "of" && grouping.has(words[at - 2] ?? "")) ||
            (!LineLexicon.joints.has(words[at - 1] ?? "") &&
              words.slice(at, -1).every((each) => early.has(each) || LineLexicon.joints.has(each)) &&
              !words.slice(0, at).some((each) => grouping.has(each)))),
      ),
    isNarrow:
      has(LineLexicon.withRadiation) ||
      has(ofToday) ||
      parts.includes("base") ||
      parts.includes("target") ||
      words.some(
        (word) =>
          isStranger(word) ||
          (word !== "" &&
            !(word === "drug" && isDrugTreatment) &&
            !isSupporting(word) &&
            (narrow.has(word) || drug.test(word)) &&
            !local.has(word) &&
            !early.has(word)),
      ),
    isOther:
      before === "supportive" ||
      before === "maintenance" ||
      (behind === "of" && isSupporting(ChunkedRun.wordAt(run, last + 1))) ||
      words.some(
        (word, at) =>
          isSupporting(word) || (DiseaseWords.others.has(word) && isStranger(word) && units.has(words[at + 1] ?? "")),
      ),
  }
}

/** The names of treatments in a sentence, by their tokens, and what they tell. */
export const of = (run: Run): ReadonlyArray<TreatmentName & { readonly first: number; readonly last: number }> => {
  const reading = NameParts.level.of(run)

  return table.find(reading).flatMap(({ first, last }) => {
    const words = ChunkedRun.wordsOf(reading, { first, last })
    if (words.filter(isStranger).length > mostStrangers) return []

    return [
      { ...flagsOf(reading, words, first, last), first: reading.tokens[first] ?? 0, last: reading.tokens[last] ?? 0 },
    ]
  })
}
