import * as Entered from "../entry/Entered.ts"
import * as SequenceChanges from "../entry/SequenceChanges.ts"
import * as ChangeClasses from "../marker-status/ChangeClasses.ts"
import * as MarkerMeaning from "../marker-status/MarkerMeaning.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { type MarkerStatus, namesNoChange } from "../marker-status/MarkerStatus.ts"
import { statusWords } from "../marker-status/MarkerWords.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import type { AskedStatus } from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import type * as Literal from "../mention/Literal.ts"
import type * as Remark from "../mention/Remark.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

export interface StatedMarker {
  readonly marker: Marker
  readonly asked: AskedStatus
  /** The gene that it is joined to. */
  readonly partner?: string | undefined
  /** Its name as the profile writes it, where no vocabulary knows it. */
  readonly literal?: Literal.Literal
  /** It is stained 2+, which tells a state only beside another test; a text may ask for the stain alone. */
  readonly isOfOpenGrade?: true
  /** Why a text can give no side, though it speaks of the marker: what was entered of it is not clear. */
  readonly untold?: Remark.Remark
}

const ofResidue = /^[a-z](\d{2,4})(?:[a-z]|(del|ins|dup))?$/

/** The exon of a change that is there: "KIT V559D" is one of exon 11. What is lost or gained goes by its exon: "EGFR E746_A750del" is a deletion in exon 19. */
const withExons = ({ name }: Marker, asked: AskedStatus): AskedStatus => {
  if (asked.state !== "present") return asked
  const placed = asked.variants.map((change) => {
    const [, number, kind] = ofResidue.exec(change) ?? []
    const exons = SequenceChanges.exonsOf(name, Number(number)).map((exon) => `exon${exon}`)

    return { change, exons, isByExon: kind !== undefined && exons.length > 0 }
  })
  const exons = placed.flatMap((each) => (each.isByExon ? [] : each.exons))
  const residues = placed.flatMap(({ change, isByExon }) => (isByExon ? [change] : []))

  return {
    ...asked,
    variants: [...new Set(placed.flatMap((each) => (each.isByExon ? each.exons : [each.change])))],
    ...(exons.length === 0 ? {} : { exons }),
    ...(residues.length === 0 ? {} : { residues }),
  }
}

/** One base for another: "nonsense mutation". */
const ofOneBase = WordSet.of("nonsense missense point")

/** "ALK-positive" of a patient. */
const asFused = ({ positiveByFusion }: Marker, told: MarkerStatus): MarkerStatus =>
  positiveByFusion === true && told.state === "present" && namesNoChange(told) ? { ...told, kinds: ["fusion"] } : told

const known = (entry: Entered.Entered): StatedMarker | undefined => {
  const { text, tokens } = entry
  const recognised = MarkerMatcher.recognise(text, EnteredWords.namesIn(entry))
  if (recognised === undefined) return undefined
  const { marker, name } = recognised
  const place = MarkerRun.writtenBetween(text, tokens, name.start, name.end)
  const told = MarkerMeaning.of(marker, name, place)
  const ofPatient = asFused(marker, { ...told, variants: ChangeClasses.ofPatient(told.variants) })
  const stated = withExons(marker, EnteredScores.stated(marker, ofPatient, place))
  const isOfOneBase = stated.state === "present" && tokens.words.some((word) => ofOneBase.has(word))
  const asked: AskedStatus = isOfOneBase ? { ...stated, isOfOneBase } : stated
  const isFurtherNamed = asked.state === "bare" && marker.measured !== true && /^-[a-z0-9]/i.test(text.slice(name.end))

  if (isFurtherNamed) return undefined

  return StainGrades.isOpenAlone(marker, place) ? { marker, asked, isOfOpenGrade: true } : { marker, asked }
}

const isResult = (words: ReadonlyArray<string>, at: number): boolean =>
  stateAt(words, at)?.noun === false || words[at] === "0"

export const stains = WordSet.of("ihc immunohistochemistry immunostain immunostaining stain staining")

/** How something was looked for. */
export const ofTests = stains.union(
  WordSet.of(
    "by with on using via test tests testing tested assay assays panel analysis pcr rtpcr qpcr ddpcr fish ish ngs msp sequencing sanger " +
      "break apart fragment ctdna cfdna dna rna liquid biopsy guardant360 foundationone tempus caris",
  ),
)

const grade = /^[0-3]\+?$/

/**
 * "Methylation status: unmethylated" as "methylation unmethylated", and "KRAS G12C ctDNA: negative" as "KRAS G12C negative": a result stands
 * behind the word for it. The grade of a stain is told by its test.
 */
const withoutStatus = (entry: Entered.Entered): Entered.Entered => {
  const { words } = entry.tokens
  const result = words.findLastIndex((_, at) => isResult(words, at))
  const isOfNone = stateAt(words, result)?.claim === "absent" && !words.some((word) => grade.test(word))
  const outside = EnteredWords.outsideNames(entry)
  const isOfTest = (word: string): boolean => statusWords.has(word) || (isOfNone && ofTests.has(word))

  return Entered.without(entry, (at) => at < result && outside.has(at) && isOfTest(words[at] ?? ""))
}

/** The marker that an entry names, with all that it says of it. */
export const read = (entry: Entered.Entered): StatedMarker | undefined =>
  known(withoutStatus(entry)) ?? UnknownMarker.of(entry.text)
