import { normal, siteOf } from "../../condition/DiseaseWords.ts"
import { eachOnce, remembering } from "../../Memo.ts"
import * as NumberWords from "../classes/NumberWords.ts"
import type { Document } from "../document/Document.ts"
import * as ListItems from "../document/ListItems.ts"
import * as Segment from "../document/Segment.ts"
import type { Span } from "../document/Span.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as NumberedText from "../text/NumberedText.ts"
import type { OwnDiseases } from "./OwnDiseases.ts"

const cancer =
  "malignancy malignancies malignant cancer cancers neoplasm neoplasms neoplasia tumor tumors tumour tumours carcinoma carcinomas primary primaries"

/** How a text calls cancers that a patient has or had besides the study's. */
export const table = RuleTable.of<"another">({
  name: "other cancers",
  classes: {
    cancer,
    other:
      "other another second secondary concurrent concomitant additional separate different previous prior synchronous coexisting",
    kind:
      "primary active invasive malignant known solid non hematologic hematological haematological type types form forms of or and second prior previous " +
      "concurrent synchronous concomitant metastatic advanced progressive recurrent relapsed refractory unresolved uncontrolled untreated significant " +
      "clinically treated",
    mark: "/ , -",
    /** Behind its name these speak of treatment, or of a course: "secondary or primary progressive multiple sclerosis". */
    treating:
      "progressive therap~ treat treating treatment treatments surg~ direct~ drug~ vaccin~ relat~ medic~ chemo~ immuno~ regimen~ agent~ specific~ resect~ radi~ " +
      "biops~ tissue~ sample~",
  },
  parts: {
    another: "( {other} | co - existing | history of ) {mark}{0,2} ( {kind} {mark}{0,2} ){0,6}",
    malignancy: "( malignancy|malignancies | malignant disease )",
    earlier: "in|within the past|last|previous",
    alone: "( $ | !{treating}|- | - ( $ | !{treating} ) )",
  },
  rows: [
    telling("another", [
      [
        "[ <another> {cancer} ] <alone>",
        "a [prior invasive malignancy] that recurred",
        "prior cancer therapy",
        "secondary or primary progressive",
      ],
      [
        '( <another> )? <malignancy> ,|"("{0,2} ( other than | within|during|except | <earlier> )',
        "[malignancy within] five years",
        "malignancy of the lung",
      ],
      ["( <another> )? cancer|cancers ( other than | <earlier> )", "[cancer within the past] year"],
      [
        "( <another> )? {cancer} of ( another|other | a different )",
        "[cancer of another] type",
        "cancer of the other eye",
      ],
      ["history ...8 [ non -? _ <malignancy> ]", "a history (in remission) of a [non-CNS malignancy]"],
      ["considered|deemed|presumed ( to be )? cured", "a melanoma that is [considered cured]"],
      ["curative|curatively|adequately -? treated", "[curatively treated] cervical cancer"],
    ]),
  ],
})

type Barred = "another" | "unless named" | "of years"

/** What is another cancer where it is barred: of whatever kind it is, told by what became of it, or of earlier years. */
export const barred = RuleTable.of<Barred>({
  name: "cancers that are barred by what became of them",
  classes: {
    ...NumberWords.classes,
    malignancy: "malignancy malignancies",
    cancer: "malignancy malignancies cancer cancers",
    past: "prior previous earlier past history other another second different",
    /** As a patient's own cancer is told of in plain words: "cancer that has spread". */
    spreading: "has have already spread metasta~",
  },
  parts: { told: "{cancer} ( that|which has|have? already? !{spreading} | requiring | from which )" },
  rows: [
    telling("another", [
      ["any|active|known|invasive {malignancy}", "[any malignancy]"],
      ["{past} ..4 [ <told> ]", "a prior lung [cancer that needs] treatment"],
      /** Another cancer of the lung than most studies of it are about. */
      [
        "( ^ | !non|- | !non - ) small -? cell _{0,3} [ <told> ]",
        "small cell lung [cancer requiring] treatment",
        "non-small cell lung cancer requiring treatment",
      ],
    ]),
    telling("unless named", [
      ["<told>", "[cancer that was] treated", "cancer that has already spread", "cancer of the skin"],
    ]),
    telling("of years", [
      [
        '{cancer} ( / _ )? within|in the? past|last|previous|preceding? {digits}|{numberWord} ( "(" {digits} ")" )? year|years',
        "[malignancy within the past two (2) years]",
      ],
    ]),
  ],
})

type Harmless = "in situ" | "basal" | "graded" | "no melanoma" | "besides"

/** Cancers that mostly do no harm, and words by which the inclusion criteria tell that somebody had one besides the study's. */
export const harmless = RuleTable.of<Harmless>({
  name: "cancers that do no harm",
  rows: [
    telling("in situ", [["[ in -? situ ] ( $ | !hybridi~ )", "carcinoma [in situ]", "in situ hybridization"]]),
    telling("basal", [["basal ( -? cell | or squamous )", "[basal cell] carcinoma"]]),
    telling("graded", [["gleason", "prostate cancer, [Gleason] 6"]]),
    telling("no melanoma", [
      ["nonmelanoma|nonmelanomatous | non -? melanoma|melanomatous", "[non-melanoma] skin cancer"],
    ]),
    telling("besides", [
      ["except~|exclud~|other|prior|previous~|history|treated|unless|year|years", "[except] for basal cell carcinoma"],
      ["[ non ] -? !small|-", "[non]-invasive", "non-small cell"],
    ]),
  ],
})

type Joint = "of it" | "one more"

/** What stands between a place, the last word of which included, and another cancer that follows. */
export const joints = RuleTable.of<Joint>({
  name: "what joins another cancer to what stands before it",
  classes: {
    cancer,
    noun: "metastasis metastases recurrence recurrences relapse relapses spread disease",
    word: (word) => /^[a-z]+$/.test(word),
  },
  parts: { orany: ",? ( and / or | or|and ) ( any|an|a|known | presence of ){0,2}" },
  rows: [
    telling("of it", [
      ["^ _ $", "advanced"],
      ["^ _ or higher|greater|above|later $", "II or higher"],
      ["^ _ ( or|and radi~ therapy? )? of|for any|an|a? $", "chemotherapy or radiation therapy for any"],
    ]),
    telling("one more", [
      ["^ {noun} <orany> $", "metastases, or any"],
      ["^ _ {word}{0,2} disease|{cancer} <orany> $", "metastatic breast cancer or known"],
    ]),
  ],
})

interface Cue<Meaning> {
  readonly start: number
  readonly end: number
  readonly means: Meaning
}

/** What a table tells in a piece of a text. */
const cuesOf = <Meaning>({ find }: RuleTable.RuleTable<Meaning>) =>
  remembering((document: Document) =>
    eachOnce(({ end, start }: Segment.Segment): ReadonlyArray<Cue<Meaning>> => {
      const { words } = document

      return find(Runs.between(words, start, end)).map(({ first, last, row: { means } }) => ({
        start: words.starts[first] ?? end,
        end: NumberedText.endOf(words, last - 1),
        means,
      }))
    }),
  )

const others = cuesOf(table)

const barredOnes = cuesOf(barred)

const harmlessOnes = cuesOf(harmless)

/** So much before a mention is looked through, in characters, and so much behind it for the noun it belongs to. */
const far = 500

const near = 60

/** Those that begin at a place or behind it, and end before another or there. */
const between = <Meaning>(cues: ReadonlyArray<Cue<Meaning>>, from: number, to: number): ReadonlyArray<Cue<Meaning>> =>
  cues.filter(({ end, start }) => start >= from && end <= to)

/** How a place is joined to another cancer that its sentence names right behind it. */
const jointOf = ({ document, end, segment, sentence }: Span): Joint | undefined => {
  const { words } = document
  const [next] = between(others(document)(segment), end, Math.min(sentence.end, end + near))
  if (next === undefined) return undefined
  const lastWord = words.starts[NumberedText.firstFrom(words, end) - 1] ?? end

  return joints.find(Runs.between(words, lastWord, next.start))[0]?.row.means
}

const longestName = 40

const lastWords = /[a-z]+/g

/** Whether the cancer that is called at a place is the study's own: "[bladder] cancer that is metastatic". */
const isNamedOwn = (before: string, { sites, words }: OwnDiseases): boolean =>
  (before.slice(-longestName).match(lastWords) ?? []).slice(-2).some((word) => {
    const site = siteOf(word)

    return site === undefined ? words.has(normal(word)) : sites.has(site)
  })

/** What the study is about by itself: its own exceptions. */
const isOwn = (means: Harmless, { sites, words }: OwnDiseases): boolean =>
  (means === "in situ" && words.has("situ")) ||
  (means === "basal" && words.has("basal")) ||
  (means === "graded" && sites.has("prostate"))

/** Whether the first of the cancers that do no harm, of those that a sentence names up to a place, is none of the study's. */
const isHarmless = ({ document, segment, sentence }: Span, last: number, own: OwnDiseases): boolean => {
  const told = between(harmlessOnes(document)(segment), sentence.start, last).map(({ means }) => means)
  const first = told.find((means) => means !== "besides")
  const isBeside = segment.side !== "inclusion" || told.includes("besides")

  return first !== undefined && isBeside && !isOwn(first, own)
}

/** Whether a sentence, as far as a place and just behind it, speaks of them. `last`: where it ends. */
const inSentence = ({ document, end, segment, start }: Span, last: number, own: OwnDiseases): boolean => {
  const least = Math.max(segment.start, start - far)
  const from = least + ListItems.lastStart(document.folded.slice(least, start))
  const to = Math.min(last, end + near)
  if (between(others(document)(segment), from, to).some((cue) => cue.start < start)) return true
  const isAnother = ({ means, start: at }: Cue<Barred>): boolean =>
    means === "of years" || (at < start && (means === "another" || !isNamedOwn(document.folded.slice(from, at), own)))

  return segment.side === "exclusion" && between(barredOnes(document)(segment), from, to).some(isAnother)
}

const above = ({ document, segment }: Span): boolean =>
  Segment.above(document.segments(), segment).some(
    (line) => between(others(document)(line), line.end - far, line.end).length > 0,
  )

/**
 * Whether a place stands where a text speaks of cancers that a patient has or had besides the study's: "other malignancies",
 * "carcinoma in situ". In a study that is of no cancer, the patient's is none besides,
 * but for what its exclusion criteria call so.
 */
export const around = (span: Span, own: OwnDiseases): boolean => {
  const { end, segment, sentence } = span
  if (!own.ofCancer && segment.side !== "exclusion") return false
  const joint = jointOf(span)
  const last = joint === "one more" ? end : sentence.end
  if (joint === "of it" || inSentence(span, last, own)) return true

  return own.ofCancer && (isHarmless(span, last, own) || above(span))
}
