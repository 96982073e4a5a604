import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as Denials from "../entry/Denials.ts"
import type { Entered } from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import { betweenWords, itemWords, knowingWords, leadingWords, statusWords } from "../marker-status/MarkerWords.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { stateAt, statesIn } from "../markers/StatusLexicon.ts"
import { geneLike, variant } from "../markers/VariantNotation.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

const since = WordSet.of(
  "now currently today later then subsequently eventually meanwhile progression relapse recurrence rebiopsy repeat repeated",
)

const changing = WordSet.of("converted conversion reverted turned became discordance")

/** What the word at `at` says was found. */
const resultAt = (words: ReadonlyArray<string>, at: number): ReadonlyArray<string> => {
  if (words[at] === "-" && at + 1 === words.length) return ["absent"]
  const state = stateAt(words, at)
  const isTold = state?.noun === false && (state.words.join("").length > 1 || words[at] === "+")

  return isTold ? [state.claim] : []
}

/**
 * Whether an entry tells of two results, one of them of another time: "HER2 positive, now negative", "converted from ER+ to ER-". Which
 * of them counts is not told.
 */
const isOfTwoTimes = (words: ReadonlyArray<string>): boolean => {
  if (!words.some((word) => since.has(word) || changing.has(word))) return false
  const results = new Set(words.flatMap((_, at) => resultAt(words, at)))

  return results.size > 1 || (results.size > 0 && words.some((word) => changing.has(word)))
}

const opposites: ReadonlyArray<ReadonlySet<string>> = [WordSet.of("positive pos"), WordSet.of("negative neg")]

/** Whether both results are told, each of another sample: "BRCA negative (germline), positive (somatic)". */
const isOfBoth = (words: ReadonlyArray<string>): boolean =>
  opposites.every((result) => words.some((word) => result.has(word)))

/** What people and reports say beside a result, and what turns none. */
const plain = WordSet.of(
  "i my me we our you your he she it its his her patient patients had having am do does did so also and or plus yes y true this that there here on from " +
    "after before during since now new old recent recently year years month months date dated seen reported observed noted shown shows showed revealed says " +
    "said called demonstrated harboring harbouring carries carry carrying lumbar puncture spinal tap biopsy surgery sample specimen slide block panel lab " +
    "laboratory pathology pathologist doctor oncologist hospital liquid solid free cfdna ctdna rna wes wgs exome genome sanger foundationone foundation cdx " +
    "guardant guardant360 tempus caris oncomine myriad invitae msk impact neogenomics natera signatera ventana dako vaf maf af frequency fraction ratio " +
    "fold percent tier class type subtype primary metastatic metastasis recurrent relapsed advanced stage grade cancer left right side strong strongly weak " +
    "weakly moderate moderately diffuse diffusely focal focally nuclear cytoplasmic complete very highly clearly definitely centiloid centiloids cl ng pg " +
    "ml dl u iu l mg kg mmol mut muts mb megabase points repeats non c g n t st de novo inherited hereditary acquired clinically clinical significant " +
    "significance relevant variant variants change changes partner breakpoint intron familial squamous nonsquamous small histology smoker smokers " +
    "infected infection infections active acute chronic chronically reactive viremic virus viral load",
)

const numbered = /\d/

const mark = /^[^\p{L}]$/u

const ofList: ReadonlySet<string> = new Set(["-", "/", ":"])

/** Whether a word names a cancer, or where one sits. */
export const isOfCancer = (word: string): boolean =>
  DiseaseWords.isCancer(word) || DiseaseWords.siteOf(word) !== undefined || DiseaseWords.seatOf(word) !== undefined

/** Whether a word tells no marker: it stands beside one in reports. */
export const isToldOf = (word: string): boolean =>
  [betweenWords, leadingWords, itemWords, statusWords, knowingWords, plain].some((words) => words.has(word)) ||
  isOfCancer(word)

/** The partner of a fusion, or another gene: "KIF5B-RET", "TMPRSS2-ERG". Letters alone must be joined to something. */
const isGene = ({ text, tokens }: Entered, at: number): boolean =>
  geneLike(text, tokens, at) &&
  variant(tokens.words[at] ?? "") === undefined &&
  (ofList.has(tokens.words[at + 1] ?? "") || ofList.has(tokens.words[at - 1] ?? ""))

/** The markers that an entry names in whatever way, in no order; they are asked for several times in turn. */
export const namesIn = remembering(({ text }: Entered) => MarkerMatcher.all(text))

/** The places of the words of an entry that are no part of a marker's name. */
export const outsideNames = remembering((entry: Entered): ReadonlySet<number> => {
  const names = namesIn(entry).map(({ name }) => name)
  const isOutside = (place: number): boolean =>
    !names.some(({ end, rest, start }) => start <= place && place < end + rest.length)

  return new Set(entry.tokens.starts.keys().filter((at) => isOutside(entry.tokens.starts[at] ?? 0)))
})

/** Whether a word of an entry is a mark or a number, or is known to stand beside markers. */
export const isUnderstood = (entry: Entered, at: number): boolean => {
  const word = entry.tokens.words[at] ?? ""

  return mark.test(word) || numbered.test(word) || isToldOf(word) || isGene(entry, at)
}

/** The places of the words that belong to states: "loss of function". */
const ofStates = (words: ReadonlyArray<string>): ReadonlySet<number> =>
  new Set(statesIn(words).flatMap(({ at, state }) => state.words.map((_, behind) => at + behind)))

/** Whether words tell a state or a change of a marker. */
export const tellState = (words: ReadonlyArray<string>): boolean =>
  words.some((word) => variant(word) !== undefined) || statesIn(words).length > 0

const english = /^[ -~]*$/

/** What is left of a word that is turned by how it begins, where more than a space parts it: "un/methylated". */
const turning = WordSet.of("un hypo")

/**
 * Whether no word of an entry may turn what stands beside it, as one does that is not understood: "KRAS nicht mutiert", "MGMT umethylated".
 * Beside a state that is told in English, other English words are only more that a report says: "EML4-ALK fusion transcript".
 */
export const areUnderstood = (entry: Entered, isChangeTold: boolean): boolean => {
  const { words } = entry.tokens
  const states = ofStates(words)
  const isClear = (at: number): boolean =>
    ((isChangeTold || states.size > 0) && english.test(words[at] ?? "") && !turning.has(words[at] ?? "")) ||
    isUnderstood(entry, at)

  return (
    !Denials.areAmong(words) &&
    outsideNames(entry)
      .values()
      .every((at) => states.has(at) || isClear(at))
  )
}

/** Whether the words of an entry leave open what was found. */
export const areUncertain = ({ tokens: { words } }: Entered): boolean =>
  Uncertainty.isTold(words) || isOfTwoTimes(words) || isOfBoth(words)

/** "Exon 51 skippable", "amenable to exon 51 skipping", "skipping of exon 51". */
const skipped = /\bexon[ -]?(\d{1,2})[ -]skip|\bskipping (?:of )?exon[ -]?(\d{1,2})\b/i

/** A gene other than that of dystrophin: its exon is skipped by itself, and by no drug. */
const otherGene = /\b(?!DMD\b)[A-Z][A-Z0-9]{2,}\b/

/** How texts tell that a drug may skip the exon that a profile names for that; nothing where it names none. */
export const skippedExon = (written: string): ReadonlyArray<string> | undefined => {
  const found = skipped.exec(written)
  const exon = found?.[1] ?? found?.[2]

  return exon === undefined || otherGene.test(written)
    ? undefined
    : [
        ...["skipping", "skip", "skippable"].map((skip) => `exon ${exon} ${skip}`),
        `skipping of exon ${exon}`,
        `skipping exon ${exon}`,
      ]
}

const unit =
  "%|percent|cop(?:y|ies)|repeats?|points?|centiloids?|cl|[munp]?g\\/[md]?l|k?u\\/[md]?l|iu\\/[md]?l|mut\\/mb"

/** A number that stands by itself, with its unit: "3 copies", "≥ 20%", but not "Ki-67" nor "C9orf72". */
const number = new RegExp(
  `(?:^|(?<=[\\s:=]))[<>≤≥=~]{0,2}\\s?\\d{1,9}(?:[.,/]\\d{1,9}){0,2}(?:\\s?(?:${unit}))?(?=$|[\\s,;)])`,
  "gi",
)

const marks = /^[:=,;]{1,3}|[:=,;]{1,3}$/g

/** What stands between a name and its number, or behind both. */
const joining = WordSet.of("of copies copy number repeat repeats score level value length")

/** A name is no shorter than this. */
const shortest = 3

/** The name of what a number was entered of, without the last where there are several, "SMN2 3 copies" and "3 copies of SMN2"; nothing where there is none. */
export const nameOfNumber = (text: string): string | undefined => {
  const last = [...text.matchAll(number)].at(-1)
  if (last === undefined) return undefined
  const words = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`
    .split(/\s+/)
    .map((word) => word.replace(marks, ""))
    .filter((word) => word !== "")
  const begin = words.findIndex((word) => word.toLowerCase() !== "of")
  const end = words.findLastIndex((word) => !joining.has(word.toLowerCase()))
  const name = words.slice(Math.max(0, begin), end + 1).join(" ")

  return name.length >= shortest && /\p{L}/u.test(name) ? name : undefined
}

/** Words that join others, beside those that are told of markers: of any text, and never a name. */
const ofLanguage =
  "able about above across again against almost alone along already although always among another anyone anything anywhere aren around away back became " +
  "because become behind below beside besides best better between beyond but came can cannot come could couldn didn doesn doing done don down each else " +
  "elsewhere enough etc even ever every everyone everything except far few fewer former full further gave get gets getting give given gives go goes going " +
  "gone got hadn hasn haven hence hers him how however if including indeed instead into isn itself just keep kept last latter less let like made mainly " +
  "make makes making many may maybe mean means might mine more moreover most mostly much mustn near need needs neither never nevertheless next no nobody " +
  "none nor not nothing off often once only onto others otherwise ours out over own per perhaps please put quite rather really same say see seem seems " +
  "several shall shouldn some somehow someone something still such than theirs them then therefore they thing things those though through throughout thus " +
  "till together too toward towards three four five six seven eight nine ten under unless until up upon us use used uses using usually via wasn way well " +
  "went weren what whatever when whenever where whether which while who whoever whole whom whose why will within without won would wouldn yet yours"

/** Words of criteria and of reports that name no marker. */
const ofCriteria =
  "ability absence absolute accept acceptable accepted according active activity acute additional adequate administered administration admitted adult " +
  "adults adverse affect affected age aged agree agreement allow allowed amount appropriate area arm assess associated association available average " +
  "baseline based begin beginning best birth body capable care case cases cause center central certain child children chronic clinic cohort combination " +
  "completed completion compliance comply condition conditions confirm consent consider contain contact continue continued control controlled course " +
  "criteria criterion current currently cycle daily day days dead death decision defined degree determined develop device diagnosed diagnosis disease " +
  "diseases disorder dose doses doubt drug drugs duration effect effective effects eligible end english enroll enrolled enrollment enrolment entry equal " +
  "equivalent error established evaluable exact exam example exclude excluded exclusion expected experience extent factor factors fail failed failure " +
  "female females first follow followed follows form general gender good greater group half health healthy help high higher highest history home hour " +
  "hours human illness important improve inability include included includes inclusion increase increased indicated individual individuals information " +
  "informed initial institution intended interest intervention investigator issue item items joined joint kind kinds know lack large late later lesion " +
  "lesions life limit limited limits line lines list listed little living local location long longer low lower lowest main maintained major male males " +
  "man management matter maximum measurable measure measured medical medication medications medicine medicines meet meeting meets member men mental " +
  "method methods minimum minor mild name names necessary negative nobody note notes numbers obtained occur occurred office ongoing open opinion optional " +
  "order organ organs outcome outside page parent part partial participant participants participate participation parts past people performance performed " +
  "period permitted person persons phase physical physician place plan planned possible potential practice pregnancy pregnant presence present prevent " +
  "previous previously prior problem problems procedure procedures product program progress protocol provide provided purpose quality question range rate " +
  "reason reasons receive received receiving record records recovered reduced refer regimen related remain require required requirement requirements " +
  "requires requiring research respect response rest risk routine rule run safe safety samples schedule scheduled second section sent serious service set " +
  "severe severity sex short show sign signed signs similar simple single site sites situation size social source special specific specified stable " +
  "standard start started state stated step stop stopped stopping studies study subject subjects such suitable support sure surgical symptom symptoms " +
  "take taken taking team term terms therapies therapy third time times today tolerate total treat treated treating treatment treatments trial trials " +
  "types unable uncontrolled understand undergo undergone undergoing uncertain unit units upper usual value values various visit visits volunteer " +
  "volunteers want wanted week weeks weight willing willingness woman women word words work world worse write written wrong young younger pending awaited " +
  "tbd nil family mother father sister brother relative"

/** What is no name in an English text: words of the language, and those that criteria and reports are made of. */
const languageWords: ReadonlySet<string> = WordSet.of(`${ofLanguage} ${ofCriteria}`)

/** Two letters together, or a letter beside a digit; of scripts that need no more, one. */
const letters =
  /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sample that is a marker itself where nothing else is named. */
const ofSamples: ReadonlySet<string> = new Set(["ctdna", "cfdna"])

const mayBeName = (word: string): boolean =>
  ofSamples.has(word) || (letters.test(word) && !languageWords.has(word) && !isToldOf(word))

/** Whether words hold any that could be the name of a marker, and are not all of the language, of states, single letters, numbers and signs. */
export const mayNameMarker = (written: string): boolean => {
  const { words } = Tokens.ofWritten(written)
  const states = ofStates(words)

  return words.some((word, at) => !states.has(at) && mayBeName(word))
}
