import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { lately } from "../../Memo.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as WordSet from "../text/WordSet.ts"
import * as LineLexicon from "./LineLexicon.ts"
import * as TreatmentName from "./TreatmentName.ts"

const { drug, drugs, earlier, early, isAgent, local, narrow, plain, portions, systemic, units } = LineLexicon

const { isEnd, isKnown, isStranger, isSupporting, ofToday } = TreatmentName

/** Words that stand between those that call a treatment, and begin no name. */
const linking: ReadonlySet<string> = new Set([
  ...ofToday,
  ...WordSet.of(
    "( ) - / and or of the their its most recent last either both all such other failed concurrent concomitant full combined entire additional disease",
  ),
])

const isInner = (word: string): boolean => isKnown(word) && !isEnd(word)

const or = "or and /"

/** How parts of the names of treatments are written. */
export const parts = RuleTable.of<TreatmentName.Part>({
  name: "parts of treatments",
  classes: {
    agent: isAgent,
    cancer: DiseaseWords.isCancer,
    digits: (word) => /^\d+i?$/.test(word),
    drug: (word) => drug.test(word),
    drugs,
    /** Diseases that are no tumors, in short. */
    illness: "ms itp hlh gvhd cgvhd agvhd ttp pnh aiha waiha nmosd cidp mg gmg sle ln igan mn fsgs ibd uc cd ra psa",
    letter: (word) => /^[a-z]$/.test(word),
    known: plain,
    number: (word) => /^l?\d{1,2}$/.test(word),
    ofOtherDiseases: LineLexicon.ofOtherDiseases.difference(narrow),
    portion: portions,
    quality: systemic.difference(units),
    site: (word) => DiseaseWords.siteOf(word) !== undefined && !local.has(word),
    joining: "and plus with / + & concurrent concomitant",
    radiating: "radiation radiotherapy rt irradiation",
    systemic,
    temozolomide: "temozolomide tmz temodar temodal",
    tumor: (word) => DiseaseWords.isCancer(word) && !local.has(word),
    unit: units,
  },
  rows: [
    telling("others", [
      ["{ofOtherDiseases} {unit}|{drugs}?", "two [antidepressants]", "biologic agents"],
      ["biologic|biological|biologics {drugs}", "two [biologic agents]"],
      ['one|1 [ biologic ] ( .|,|;|"("|")"|or|and | $ )', "one [biologic] or more", "one biologic half-life"],
      [
        "anti - epileptic|seizure|convulsant|depressant|psychotic|rheumatic {unit}|{drugs}?",
        "two [anti-epileptic drugs]",
      ],
    ]),
    telling("target", [
      ['anti - !{known} ( -? ( "(" _ ")" )? {number} )?', "[anti-PD-(L)1] therapy", "anti-cancer therapy"],
      // The usual first treatment of a glioblastoma, which is a line
      ["stupp -? protocol|regimen|treatment|scheme", "[Stupp protocol]"],
      ["{radiating} {joining}{1,3} {temozolomide}", "[radiation with concurrent temozolomide]"],
      ["{temozolomide} {joining}{1,3} {radiating}", "[TMZ and radiation]", "temozolomide before radiation"],
    ]),
    telling("anticancer", [["anti - ( mm | {cancer} | !{known} {cancer} )", "[anti-pancreatic cancer] therapy"]]),
    telling("directed", [
      ["{tumor}|mm|wm -? directed|specific", "two lines of [lymphoma-directed] therapy"],
      ["disease -? modifying", "prior [disease-modifying] therapy"],
    ]),
    telling("disease", [
      [
        'prior|previous [ multiple? {site}{0,2} {tumor}|mm ( "(" _ ")" )? ] {systemic}{0,2} {unit}',
        "three prior [multiple myeloma (MM)] regimens",
        "prior brain metastases treatment",
      ],
      [
        "prior|previous [ {illness} ( -? directed|specific )? ] {systemic}{0,2} {unit}",
        "prior [ITP] treatment",
        "prior BCG therapy",
      ],
    ]),
    telling("base", [
      ["{agent} -? based|containing", "[platinum-based] chemotherapy"],
      ["{drug} -", "[cisplatin-]gemcitabine chemotherapy"],
    ]),
    telling("share", [
      ["{portion} of a|an|any|one|the? following?", "two [cycles of any] chemotherapy"],
      ["{portion} of induction", "two [cycles of induction] with cytarabine"],
      ["attempt|attempts at|of induction", "two [attempts at induction]"],
      ["induction attempt|attempts|cycle|cycles|course|courses", "two [induction attempts]"],
      ["salvage {portion}", "two [salvage courses]"],
      ["{unit} [ {portion} ]", "two chemotherapy [cycles]"],
    ]),
    telling("code", [
      ["{letter} -", "[p-]CD19 therapy"],
      ["-|/ {digits}", "PD[-1] inhibitor"],
      ["{digits} / {digits}", "[4/6] inhibitor"],
    ]),
    telling("drugs", [
      ["{quality} {known}{0,2} [ {drugs}|intervention|interventions ]", "systemic [agents]", "investigational agents"],
      ["!- pharmacological|pharmacologic [ intervention|interventions ]", "failed pharmacological [interventions]"],
      ['{quality} "(" ..5 ")" [ {drugs} ]', "non-cytotoxic (biologic or targeted) [agents]"],
      ["anti - {cancer} [ {drugs} ]", "anti-lymphoma [drugs]"],
    ]),
  ],
})

/** These as chunks, which are called as they are; a share that needs no treatment behind it is `.whole`. */
const level = Level.of<TreatmentName.Part, never, TreatmentName.Part>(
  parts,
  (means) => means,
  ({ row }) => ({
    attributes: row.means === "share" && !row.pattern.startsWith("{portion} of a") ? ["whole"] : [],
    value: row.means,
  }),
)

/** What a name may begin with, what may follow before a treatment is called, and what calls one. */
const first = "{first}|{stranger}|@base|@target|@anticancer|@directed|@disease|@share"

const before = "{inner}|{stranger}|@base|@target|@anticancer|@directed|@disease|@share"

const end = "{unit}|{agent}|@target|@drugs|@others|@share.whole"

/** What a name may go on with behind what calls a treatment. */
const between = "{mid}|@base|@target|@anticancer|@directed|@disease|@share"

const more = `( ${between}{0,6} ${end} | {or}{1,3} {unit} | {or}{1,3} {systemic} ${between}{0,5} ${end} )*`

const ofLocal = "{mid}{0,3} {unit}?"

const ofPlace = `( {first}|{stranger} ${before}{0,4} )? {local} ${ofLocal}`

/** How treatments are called. */
export const table = RuleTable.of({
  name: "names of treatments",
  over: level,
  classes: {
    agent: isAgent,
    chemo: systemic.intersection(units),
    first: (word) => isInner(word) && !linking.has(word),
    inner: isInner,
    kind: (word) => !isEnd(word) && (early.has(word) || systemic.has(word) || narrow.has(word)),
    listed: (word) => isEnd(word) && (systemic.has(word) || narrow.has(word)),
    local,
    mid: (word) => isInner(word) && !LineLexicon.joints.has(word) && word !== "(" && word !== ")",
    or,
    quality: systemic.difference(units),
    stranger: isStranger,
    systemic,
    unit: units,
  },
  rows: [
    telling("name", [
      [`${end} ${more}`, "received [chemotherapy or systemic therapy]"],
      [
        `${first} ( ${before}|@code | , {or}? {kind} ){0,9} ( ${end} | , {or}? {listed} ) ${more}`,
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

/** So many names are at hand: most come again. */
const kept = 1 << 12

type Reading = ChunkedRun.ChunkedRun<TreatmentName.Part>

type Found = ReturnType<typeof table.find>[number]

const known = lately<TreatmentName.TreatmentName>(kept)

/** The words of a name, and which of them are parts. */
const keyOf = (called: ReadonlyArray<string>, reading: Reading, { first, last }: Found): string => {
  let key = called.join(" ")
  for (let at = first; at < last; at++) {
    const part = reading.chunks[at]?.value
    if (part !== undefined) key += ` ${at - first} ${part}`
  }

  return key
}

const nameOf = (called: ReadonlyArray<string>, reading: Reading, place: Found): TreatmentName.TreatmentName =>
  known(keyOf(called, reading, place), () =>
    TreatmentName.of(
      called,
      ChunkedRun.wordsOf(reading, place),
      reading.chunks.slice(place.first, place.last).map((chunk) => chunk?.value),
    ),
  )

/** The treatments that a sentence calls, by their tokens. */
export const of = (run: Run): ReadonlyArray<Called> => {
  const reading = level.of(run)
  const all: Array<Called> = []
  for (const place of table.find(reading)) {
    const first = reading.tokens[place.first] ?? 0
    const last = reading.tokens[place.last] ?? 0
    const name = nameOf(ChunkedRun.wordsOf(run, { first, last }), reading, place)
    if (!name.isKnown) continue
    const before = ChunkedRun.wordAt(reading, place.first - 1)
    const next = ChunkedRun.wordAt(reading, place.last)
    const behind = next === "of" ? ChunkedRun.wordAt(reading, place.last + 1) : next
    all.push({
      first,
      last,
      name,
      isPrior: name.isPrior || earlier.has(behind),
      isOther: name.isOther || besideOthers.has(before) || (next === "of" && isSupporting(behind)),
    })
  }

  return all
}
