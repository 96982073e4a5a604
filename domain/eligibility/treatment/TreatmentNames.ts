import { keeping } from "../../Memo.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as WordSet from "../text/WordSet.ts"
import * as LineLexicon from "./LineLexicon.ts"
import * as NameParts from "./NameParts.ts"
import * as TreatmentName from "./TreatmentName.ts"

const { earlier, early, isAgent, local, narrow, systemic, units } = LineLexicon

const { isEnd, isKnown, isStranger, isSupporting, ofToday } = TreatmentName

/** Words that stand between those that call a treatment, and begin no name. */
const linking: ReadonlySet<string> = new Set([
  ...ofToday,
  ...WordSet.of(
    "( ) - / and or of the their its most recent last either both all such other failed concurrent concomitant full combined entire additional disease",
  ),
])

const isInner = (word: string): boolean => isKnown(word) && !isEnd(word)

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

/** Before a treatment, that it is none of those that are to hold the disease. */
const besideOthers = WordSet.of("supportive maintenance")

/** A treatment that is called in a sentence: its name, and whether the words beside that say that it was earlier or for other ends. */
export interface Called {
  readonly first: number
  readonly last: number
  readonly name: TreatmentName.TreatmentName
  readonly isPrior: boolean
  readonly isOther: boolean
}

/** So many names are kept: most come again. */
const kept = 1 << 12

const known = keeping<TreatmentName.TreatmentName>(kept)

/** The treatments that a sentence calls, by their tokens. */
export const of = (run: Run): ReadonlyArray<Called> => {
  const reading = NameParts.level.of(run)

  return table.find(reading).flatMap((place) => {
    const [first, last] = [reading.tokens[place.first] ?? 0, reading.tokens[place.last] ?? 0]
    const called = ChunkedRun.wordsOf(run, { first, last })
    const parts = reading.chunks.slice(place.first, place.last).map((chunk) => chunk?.value)
    const name = known(`${called.join(" ")} ${parts.join(" ")}`, () =>
      TreatmentName.of(called, ChunkedRun.wordsOf(reading, place), parts),
    )
    if (!name.isKnown) return []
    const before = ChunkedRun.wordAt(reading, place.first - 1)
    const next = ChunkedRun.wordAt(reading, place.last)
    const behind = next === "of" ? ChunkedRun.wordAt(reading, place.last + 1) : next

    return {
      first,
      last,
      name,
      isPrior: name.isPrior || earlier.has(behind),
      isOther: name.isOther || besideOthers.has(before) || (next === "of" && isSupporting(behind)),
    }
  })
}
