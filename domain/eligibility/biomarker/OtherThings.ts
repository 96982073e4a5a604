import type { Span } from "../document/Span.ts"
import * as AnyResult from "../marker-status/AnyResult.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import { estrogenWords, therapyWords } from "../marker-status/MarkerWords.ts"
import type { Marker } from "../markers/Marker.ts"
import { englishWords, lookAlikes, namedCancers } from "../markers/MarkerLexicon.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { geneNames } from "../markers/TumorGenes.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Tokens } from "../text/Tokens.ts"

/**
 * Names of markers that stand for something else, too, and what tells so: HR and PR are a heart's rate and interval, `@marker.vital`,
 * CPS is the Child-Pugh score of a liver, `@marker.score`, PR and MMR are answers to treatment, `@marker.answer.response` and `@marker.answer.molecular`.
 * A change that is called by its own name, `.change`, is told by the gene before it, if it is its own, and may be what a therapy is for.
 */
export const table = RuleTable.of<"another thing" | "nothing">({
  name: "names of other things",
  over: MarkerRun.level,
  classes: {
    bedside:
      "bpm beat beats tachycardia bradycardia arrhythmia arrhythmias qt qtc qtf qtb qtcf qtcb qrs ecg ekg electrocardiogra~ sbp dbp spo2 pulse vital vitals msec ms millisecond milliseconds",
    receptor: "er her2 estrogen oestrogen progesterone receptor positive positivity negative + % percent ihc",
    otherReceptor: `${estrogenWords.join(" ")} hr her2 progesterone receptor`,
    compared: "score of is < > ≤ ≥ = less lower than or equal to - 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
    childPugh: (word) => /^[abc]\d?$/.test(word),
    behindClass: (word) => /^(?:[-/.,;)]|or|and|to|\d{1,2}|cirrho[a-z]+|liver)$/.test(word),
    response: "cr sd vgpr scr recist irecist lugano imwg",
    molecular: "ccyr mcyr pcyr chr bcr mr4 dmr",
    gene: geneNames,
    therapy: therapyWords,
  },
  rows: [
    telling("nothing", [
      ["{receptor} ...4 [ @marker.vital ]", "ER and [@marker.vital] positive, pulse"],
      ["[ @marker.vital ] ...3 {receptor}", "[@marker.vital] positive, pulse"],
      ["[ @marker.answer ] ...1 positive|negative|+", "[@marker.answer.response] positive by RECIST"],
      ["{otherReceptor} ...5 [ @marker.answer ]", "ER or [@marker.answer.response] and CR"],
      ["[ @marker.answer ] ...4 {otherReceptor}", "[@marker.answer.response] or ER, no CR"],
    ]),
    telling("another thing", [
      ["{bedside} ...15 [ @marker.vital ]", "tachycardia ([@marker.vital] > 120)", "tumor with @marker.vital"],
      ["[ @marker.vital ] ...15 {bedside}", "[@marker.vital] of 240 ms"],
      ["[ @marker.vital ] ...3 / min~", "[@marker.vital] of 120/min"],
      ['[ @marker.score ] {compared}{0,8} "(" child', "[@marker.score] ≤ 7 (Child-Pugh A)"],
      ['pugh ...3 "(" [ @marker.score ]', "Child-Pugh class A ([@marker.score] 5-6)"],
      ["[ @marker.score ] class", "[@marker.score] class A"],
      ["[ @marker.score ] {childPugh} ( {behindClass} | $ )", "[@marker.score] B7", "@marker.score ≥ 10"],
      ["{response} ...60 [ @marker.response ]", "CR, [@marker.response] or stable disease", "@marker.response"],
      ["[ @marker.response ] ...60 {response}", "a [@marker.response] by RECIST"],
      ["{molecular} ...60 [ @marker.molecular ]", "CCyR or [@marker.molecular]"],
      ["[ @marker.molecular ] ...60 {molecular}", "loss of [@marker.molecular] or CCyR"],
      [
        "{gene} ( !{therapy}|;{0,2} | !{therapy}|;{3} !;{0,19} ) [ @marker.change ]",
        "an EGFR mutation such as [@marker.change]",
        "an EGFR-TKI, @marker.change",
      ],
      ["( {therapy} _{0,3} for|against | targeting ) [ @marker.change ]", "a TKI for [@marker.change]"],
    ]),
  ],
})

/** What short names may stand for, as they are written. */
const meanings: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["HR", ["vital"]],
  ["PR", ["vital", "answer", "response"]],
  ["CPS", ["score"]],
  ["MMR", ["answer", "molecular"]],
])

/** Whether the name of a marker, as it is written, stands for something else there. */
const isMeant = (written: string, place: MarkerRun.Place, { change }: Pick<Named, "change">): boolean => {
  const known = change === undefined ? meanings.get(written.slice(written.lastIndexOf(" ") + 1)) : ["change"]
  if (known === undefined) return false

  return table.find(MarkedRun.of(place.run, place, "marker", known)).some(({ row }) => row.means === "another thing")
}

const marks: ReadonlySet<string> = new Set(["-", "p", ".", "(", ":"])

const plainWord = /^[A-Z]?[a-z]+$|^[^\p{L}\p{N}]$/u

/** Whether what stands right before a change may be a gene that nobody knows. */
const isBehindName = (text: string, { ends, starts, words }: Tokens, first: number): boolean => {
  let at = first - 1
  while (marks.has(words[at] ?? "")) at--

  return at >= 0 && !plainWord.test(text.slice(starts[at], ends[at]))
}

/** Whether the mention, or a part of it, belongs to another thing's name. What stands beside it makes it no other thing. */
const isPartOf = (names: typeof lookAlikes, { name }: Marker, { first, last, tokens }: MarkerRun.Place): boolean =>
  names.get(name)?.some((phrase) => {
    for (let at = Math.max(0, first - phrase.length + 1); at < last; at++)
      if (matches(tokens.words, at, phrase)) return true

    return false
  }) ?? false

const lowerCase = /[a-z]/

/** Between others of a list nothing is a word. */
const isListed = (text: string, start: number, end: number): boolean =>
  /[,/(] ?$/.test(text.slice(Math.max(0, start - 2), start)) && /^ ?[,/)]/.test(text.slice(end, end + 2))

const shouted = (text: string, start: number, end: number): boolean => {
  if (isListed(text, start, end)) return false
  const around = text.slice(Math.max(0, start - 20), end + 14)

  return around.length > 24 && !lowerCase.test(around)
}

/** Whether the name may as well be another word's abbreviation. */
const isAmbiguous = ({ ambiguous, exact, implied }: Marker, written: string): boolean =>
  ambiguous === true && (exact.includes(written) || implied?.exact.includes(written) === true)

export const isNamed = ({ segment }: Span, place: MarkerRun.Place, marker: Marker, named: Named): boolean => {
  const { first, text, tokens } = place

  return (
    isPartOf(lookAlikes, marker, place) ||
    (segment.side === "exclusion" && isPartOf(namedCancers, marker, place)) ||
    (named.change !== undefined && isBehindName(text, tokens, first)) ||
    isMeant(text.slice(named.start, named.end), place, named)
  )
}

/** "A mismatch repair gene variant": what is inherited, or is in one of these genes, tells nothing of the tumor's microsatellites. */
export const isOfGene = ({ name }: Marker, { says }: Named, { kinds }: MarkerStatus): boolean =>
  name === "MSI" && says === "name" && kinds.includes("mutation")

/** Whether a name is as well a word, or a word's abbreviation, and nothing is said of it that is said of markers. */
export const isWord = (
  place: MarkerRun.Place,
  marker: Marker,
  { end, start }: Named,
  told: MarkerStatus,
  headed: MarkerStatus,
): boolean => {
  const { text } = place
  const isWordlike = told.state === "bare" || englishWords.has(marker.name)
  if (isWordlike && marker.exact.length > 0 && shouted(text, start, end)) return true

  return (
    headed.state === "bare" &&
    isAmbiguous(marker, text.slice(start, end)) &&
    !AnyResult.of(place, headed, place.first).has("any")
  )
}
