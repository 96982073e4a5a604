import * as Packing from "../../annotation/Packing.ts"
import { isCancer, siteNames, siteOf } from "../../condition/DiseaseWords.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { type RowMatch, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** Where a text names a cancer: of which organ or tissue, of `any`, of `solid` ones, or of all those of them that it does not name. */
export interface CancerSite {
  readonly at: number
  readonly site: string
}

const any = "any"

/** Those that are none of the blood, and those of them that are not named otherwise: "other solid tumors". */
const solid = "solid"

export const rest = "other solid ones"

const wide: ReadonlySet<string> = new Set([any, solid, rest])

/** Kinds of cancers, by those that they are kinds of. Source: WHO classifications of tumors, 5th edition. */
const kinds = {
  leukemia: ["blood"],
  lymphoma: ["blood"],
  myeloma: ["blood"],
  "myelodysplastic syndrome": ["blood"],
  "acute leukemia": ["leukemia"],
  "acute myeloid leukemia": ["acute leukemia"],
  "acute lymphoblastic leukemia": ["acute leukemia"],
  "chronic myeloid leukemia": ["leukemia"],
  "prolymphocytic leukemia": ["leukemia"],
  "B-cell lymphoma": ["lymphoma"],
  "T-cell lymphoma": ["lymphoma"],
  "Hodgkin lymphoma": ["lymphoma"],
  "chronic lymphocytic leukemia": ["leukemia", "B-cell lymphoma"],
  "Burkitt lymphoma": ["B-cell lymphoma"],
  "large B-cell lymphoma": ["B-cell lymphoma"],
  "follicular lymphoma": ["B-cell lymphoma"],
  "mantle cell lymphoma": ["B-cell lymphoma"],
  "marginal zone lymphoma": ["B-cell lymphoma"],
  "cutaneous T-cell lymphoma": ["T-cell lymphoma"],
  "peripheral T-cell lymphoma": ["T-cell lymphoma"],
  "anaplastic large cell lymphoma": ["peripheral T-cell lymphoma"],
  "angioimmunoblastic T-cell lymphoma": ["peripheral T-cell lymphoma"],
  "cutaneous melanoma": ["skin"],
  "mucosal melanoma": ["skin"],
  "ocular melanoma": ["skin"],
  "small cell lung cancer": ["lung"],
  "non-small cell lung cancer": ["lung"],
  mesothelioma: ["lung"],
  "hepatocellular carcinoma": ["liver"],
  "biliary tract cancer": ["liver"],
  "triple-negative breast cancer": ["breast"],
  "breast cancer with receptors": ["breast"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

type Kind = keyof typeof kinds

const wholesOf = (site: string): ReadonlyArray<string> =>
  (site in kinds ? kinds[site as Kind] : []).flatMap((whole) => [whole, ...wholesOf(whole)])

const wholes = new Map(Object.keys(kinds).map((kind) => [kind, new Set(wholesOf(kind))]))

const isKindOf = (one: string, other: string): boolean => wholes.get(one)?.has(other) === true

export const isWithin = (one: string, other: string): boolean => one === other || isKindOf(one, other)

const isOfBlood = (site: string): boolean => isWithin(site, "blood")

/** Whether a text that names one site may speak of those with a cancer of another organ or kind: it is the same, or one is a kind of the other. */
export const meets = (named: string, one: string): boolean => {
  if (named === any) return true
  if (wide.has(named)) return !isOfBlood(one)

  return isWithin(named, one) || isKindOf(one, named)
}

/** Whether texts that name a cancer and a wider kind mean by this one the others of it: "NHL and CLL". */
export const isSetApart = (one: string, wider: string): boolean =>
  one === "chronic lymphocytic leukemia" && wider !== one && isWithin(wider, "lymphoma")

/** Whether a text that names it tells of which organ or tissue it is. */
export const isOne = (site: string): boolean => !wide.has(site)

/** "Patient's" as "patient". */
const withoutOwner = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word)

/** The organ or tissue that a word of a text names; millimetres are written like a myeloma. */
const organOf = (word: string): string | undefined => (word === "mm" ? undefined : siteOf(withoutOwner(word)))

/** Whether a word calls a tumor where it began, and not where it has gone. */
const isTumor = (word: string): boolean => isCancer(word) && !word.startsWith("metasta")

type Meaning = "of an organ" | "to come" | typeof any | typeof solid | typeof rest | Kind

/** The cancers of those of whom a text speaks, by the organ that they are called by. */
export const table = RuleTable.of<Meaning>({
  name: "organs of cancers",
  classes: {
    organ: (word) => organOf(word) !== undefined,
    organOfTumor: (word) => organOf(word) !== undefined && isTumor(withoutOwner(word)),
    tumor: isTumor,
    /** "Colorectal cohort": those who have the cancer. */
    cohort: "cohort cohorts arm arms",
    mark: (word) => /^[^\p{L}\p{N}.;]$/u.test(word),
    stop: ". ;",
    /** What may stand between the organ and the cancer: "head and neck squamous cell carcinoma", "biliary tract cancers". */
    between:
      "and or cell cells small non squamous neck duct ducts ductal tract tracts tube gland junction primary peritoneal adeno clear soft tissue germ invasive malignant advanced metastatic",
    /** Behind such a name it is a gene or a protein: "anaplastic lymphoma kinase", "breast cancer susceptibility gene". */
    protein:
      "kinase receptor receptors susceptibility antigen antigens gene genes oncogene oncogenes viral virus associated protein proteins predisposition",
    number: Tokens.isNumber,
    tumors: "tumor~ tumour~ malignanc~ neoplasm~ cancer~",
    leukemia: "leukemia leukemias leukaemia leukaemias",
    lymphoma: "lymphoma lymphomas nhl",
    later: "diffuse large high - grade aggressive acute myeloid invasive",
    short: "aml dlbcl mds",
    becoming: "transform~ evol~ conver~ progression",
    melanotic: "cutaneous acral mucosal ocular uveal choroidal conjunctival",
  },
  parts: { behind: "{mark}* ( $ | {stop} | !{protein}|{number}|{mark} )" },
  rows: [
    telling("of an organ", [
      ["[ {organOfTumor} ] <behind>", "Cohort 2: metastatic [melanoma]", "melanoma antigens"],
      [
        "[ {organ} ] ( {mark}* {between}|{organ} ){0,6} {mark}* {tumor}|{cohort} <behind>",
        "large cell [lung] cancer",
        "breast cancer susceptibility gene",
      ],
      ["{tumor} of the? [ {organ} ] ( !origin | $ )", "adenocarcinoma of the [colon]", "tumor of CNS origin"],
      ["{melanotic} ,|or|and|/{1,2} {melanotic} [ melanoma|melanomas ]", "cutaneous or mucosal [melanoma]"],
      ["non -? {melanotic} [ melanoma|melanomas ]", "non-uveal [melanoma]"],
    ]),
    // What another disease becomes is no name of those who have it
    telling("to come", [
      [
        "{becoming} ( of|from !{stop}|to|into{1,5} )? to|into a|an? [ {later}{0,3} ( b|t -? cell )? {tumor}|{lymphoma}|{leukemia}|{short} ] <behind>",
        "transformation of indolent disease to [diffuse large B-cell lymphoma]",
        "transformation of the disease",
      ],
    ]),
    telling("solid", [["solid {tumors}", "[solid tumors]"]]),
    telling("other solid ones", [
      ["other|remaining _{0,2} solid {tumors}", "[other advanced solid tumors]"],
      ["other|remaining tumor|tumors|tumour|tumours|cancer|cancers type~", "[other cancer types]"],
    ]),
    telling("any", [
      ["advanced cancer", "[advanced cancer]"],
      ["all|any tumor|tumors|tumour|tumours|cancer|cancers type~", "[all tumor types]"],
    ]),
    telling("leukemia", [
      ["[ leukemia|leukemias|leukaemia|leukaemias ] <behind>", "childhood [leukemia]", "leukemia virus"],
      ["[ myeloid|myelogenous|lymphoid {leukemia} ] <behind>", "chronic [lymphoid leukemia]"],
    ]),
    telling("lymphoma", [
      ["[ lymphoma|lymphomas|nhl ] <behind>", "indolent [lymphoma]", "anaplastic lymphoma kinase"],
      ["[ non -? hodgkin|hodgkin's {lymphoma} ] <behind>", "[non-Hodgkin lymphoma]"],
    ]),
    telling("myeloma", [
      ["[ myeloma ] <behind>", "multiple [myeloma]"],
      ["anti|measurable|active|symptomatic|smoldering|refractory|relapsed -? [ mm ]", "measurable [MM]", "10 mm"],
    ]),
    telling("myelodysplastic syndrome", [["[ mds | myelodysplastic _? ] <behind>", "[myelodysplastic syndrome]"]]),
    telling("acute leukemia", [["[ acute lymphoid? {leukemia} ] <behind>", "[acute leukemia]", "chronic leukemia"]]),
    telling("acute myeloid leukemia", [
      ["[ aml|apl | acute myeloid|myelogenous|promyelocytic {leukemia} ] <behind>", "[acute myeloid leukemia]"],
    ]),
    telling("acute lymphoblastic leukemia", [
      ["[ acute? lymphoblastic {leukemia} | acute lymphocytic {leukemia} ] <behind>", "[acute lymphoblastic leukemia]"],
    ]),
    telling("chronic myeloid leukemia", [
      ["[ cml | chronic myeloid|myelogenous {leukemia} ] <behind>", "[chronic myeloid leukemia]"],
    ]),
    telling("prolymphocytic leukemia", [
      ["[ prolymphocytic {leukemia} ] <behind>", "T-cell [prolymphocytic leukemia]"],
    ]),
    telling("B-cell lymphoma", [["[ b -? cell non? -? hodgkin? {lymphoma} ] <behind>", "indolent [B-cell lymphoma]"]]),
    telling("T-cell lymphoma", [["[ t -? cell non? -? hodgkin? {lymphoma} ] <behind>", "mature [T-cell lymphoma]"]]),
    telling("Hodgkin lymphoma", [
      ["[ chl | hodgkin|hodgkin's {lymphoma} ] <behind>", "classic [Hodgkin lymphoma]: two lines"],
    ]),
    telling("chronic lymphocytic leukemia", [
      ["[ cll|sll | lymphocytic {leukemia}|{lymphoma} ] <behind>", "chronic [lymphocytic leukemia]"],
    ]),
    telling("Burkitt lymphoma", [["[ burkitt|burkitt's {lymphoma} ] <behind>", "[Burkitt lymphoma]"]]),
    telling("large B-cell lymphoma", [
      ["[ dlbcl|lbcl|hgbl|pmbcl | large b -? cell {lymphoma} ] <behind>", "diffuse [large B-cell lymphoma]"],
    ]),
    telling("follicular lymphoma", [
      ["[ follicular {lymphoma} ] <behind>", "[follicular lymphoma]"],
      ["( ^ | !{number} ) [ fl ] <behind>", "relapsed [FL]", "MCV of 80 fL"],
    ]),
    telling("mantle cell lymphoma", [
      ["[ mantle cell {lymphoma} ] <behind>", "[mantle cell lymphoma]"],
      ["( ^ | !/ ) [ mcl ] <behind>", "relapsed [MCL]", "1.0 K/mcL"],
    ]),
    telling("marginal zone lymphoma", [["[ mzl | marginal zone {lymphoma} ] <behind>", "[marginal zone lymphoma]"]]),
    telling("cutaneous T-cell lymphoma", [
      [
        "[ ctcl | cutaneous t -? cell {lymphoma} | mycosis fungoides | sezary|sézary syndrome? ] <behind>",
        "[cutaneous T-cell lymphoma]",
      ],
    ]),
    telling("peripheral T-cell lymphoma", [
      ["[ ptcl | peripheral|nodal t -? cell {lymphoma} ] <behind>", "[peripheral T-cell lymphoma]"],
      ["[ t -? follicular helper cell? {lymphoma} | tfh {lymphoma} ] <behind>", "[T-follicular helper lymphomas]"],
    ]),
    telling("anaplastic large cell lymphoma", [
      ["[ alcl | anaplastic large -? cell {lymphoma} ] <behind>", "[anaplastic large cell lymphoma]"],
    ]),
    telling("angioimmunoblastic T-cell lymphoma", [
      ["[ aitl | angioimmunoblastic t -? cell {lymphoma} ] <behind>", "[angioimmunoblastic T-cell lymphoma]"],
    ]),
    telling("cutaneous melanoma", [["cutaneous|acral melanoma|melanomas", "[cutaneous melanoma]", "melanoma"]]),
    telling("mucosal melanoma", [["mucosal melanoma|melanomas", "[mucosal melanoma]"]]),
    telling("ocular melanoma", [["ocular|uveal|choroidal|conjunctival melanoma|melanomas", "[uveal melanoma]"]]),
    telling("small cell lung cancer", [
      [
        "[ sclc | small -? cell lung {tumor} ] <behind>",
        "[small cell lung cancer]",
        "small cell carcinoma of the bladder",
      ],
    ]),
    telling("non-small cell lung cancer", [
      ["[ nsclc|nscl | non -? small -? cell lung? {tumor} ] <behind>", "squamous [non-small cell lung cancer]"],
      ["[ lung adenocarcinoma|adenocarcinomas ] <behind>", "[lung adenocarcinoma]"],
    ]),
    telling("mesothelioma", [["[ mesothelioma ] <behind>", "pleural [mesothelioma]"]]),
    telling("hepatocellular carcinoma", [["[ hcc | hepatocellular {tumor} ] <behind>", "[hepatocellular carcinoma]"]]),
    telling("biliary tract cancer", [
      [
        "[ cholangiocarcinoma|cholangiocarcinomas|btc|cca|icca | biliary tract? {tumor} | gallbladder {tumor} | bile duct {tumor} ] <behind>",
        "[biliary tract cancer]",
      ],
    ]),
    telling("triple-negative breast cancer", [
      ["[ tnbc | triple -? negative breast {tumor} ] <behind>", "[triple-negative breast cancer]"],
    ]),
    telling("breast cancer with receptors", [
      [
        '[ hr|er|her2|receptor ( "(" _ ")" )? ( -? positive | &+ ) ( ,|/|and{0,2} her2 ( -? negative | &- ) )? breast {tumor} ] <behind>',
        "[HR-positive, HER2-negative breast cancer]",
        "HER2-low breast cancer",
      ],
    ]),
  ],
})

/** A longer text is not read to its end, in tokens. */
const longest = 20_000

/** Behind such a word a cancer is none that somebody has now, "other than breast cancer", "non-melanoma", or one of several, "including melanoma". */
const taken = WordSet.of(
  "except excluding including than non no not without history prior previous previously other second",
)

/** Before what such a word takes nothing out: "non-small cell", "two prior lines for myeloma". */
const kept: ReadonlyMap<string, RegExp> = new Map([
  ["non", /^(?:small|squamous|hodgkin)/],
  ["prior", /^(?:lines?|regimens?)$/],
  ["previous", /^(?:lines?|regimens?)$/],
])

const nearTaken = 3

const farthest = 16

/** Whether the words of its line before an organ tell that nobody has its cancer now. */
const isTakenOut = (line: Run, organ: number): boolean => {
  const least = Math.max(line.from, organ - farthest)
  let left = nearTaken
  let next = ""
  for (let at = organ - 1; at >= least && left > 0; at--) {
    const word = ChunkedRun.wordAt(line, at)
    if (word === "." || word === ";") return false
    if (!isWord(word.charCodeAt(0))) continue
    if (kept.get(word)?.test(next) !== true) {
      if (taken.has(word)) return true
      left--
    }
    next = word
  }

  return false
}

/** What kind of a cancer some words name, if they name no other. */
const kindIn = (tokens: Tokens.Tokens): string | undefined => {
  const told = new Set(RuleTable.meanings(table, Runs.ofWritten(tokens)))

  return told.size === 1 ? [...told].find((kind) => kind in kinds) : undefined
}

/** The organ that a word of a text names, or the kind of its cancer if the word tells it. */
const siteOfWord = ByWord.of((word) => ({ site: kindIn(Tokens.ofWritten(word)) ?? organOf(word) }))

/** Of which organ or tissue a cancer is that a row tells where it begins; nothing where nobody has it now. */
const siteAt = (
  { numbers, vocabulary }: NumberedText.NumberedText,
  line: Run,
  { first, row: { means } }: RowMatch<Meaning>,
): string | undefined => {
  if (wide.has(means)) return means
  if (means === "to come") return undefined
  const site = means === "of an organ" ? siteOfWord(vocabulary, numbers[first] ?? 0).site : means

  return site === undefined || isTakenOut(line, first) ? undefined : site
}

const addFrom = (text: NumberedText.NumberedText, line: Run, named: Array<CancerSite>): void => {
  for (const found of table.find(line)) {
    const site = siteAt(text, line, found)
    if (site !== undefined) named.push({ at: text.starts[found.first] ?? 0, site })
  }
}

export const namedIn = (text: NumberedText.NumberedText): ReadonlyArray<CancerSite> => {
  const { folded } = text
  const all = Runs.between(text, 0, folded.length)
  const named: Array<CancerSite> = []
  let from = 0
  for (let begin = 0; begin < folded.length && from < longest; ) {
    const lineBreak = folded.indexOf("\n", begin)
    const end = lineBreak < 0 ? folded.length : lineBreak
    const to = NumberedText.firstFrom(text, end)
    if (to > from) addFrom(text, { ...all, from, to: Math.min(to, longest) }, named)
    from = to
    begin = end + 1
  }

  return named
}

const packing = Packing.list(
  Packing.record<CancerSite>({
    at: Packing.whole,
    site: Packing.oneOf([...wide, ...siteNames, ...Object.keys(kinds)]),
  }),
)

export const of = AnnotatedText.layer(packing, (text) => namedIn(text.document().words))

/** The one organ or tissue of the cancer that a condition is, or its kind if it is told; nothing where it is no cancer, one of unknown site, or several. */
export const ofCondition = (condition: string): string | undefined => {
  const tokens = Tokens.ofWritten(condition)
  const sites = new Set(tokens.words.flatMap((each) => siteOf(each) ?? []))
  const [site] = sites
  const kind = kindIn(tokens)
  if (kind !== undefined && (sites.size === 1 || isOfBlood(kind))) return kind

  return sites.size === 1 && tokens.words.some(isTumor) ? site : undefined
}
