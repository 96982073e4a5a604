import * as Packing from "../../annotation/Packing.ts"
import { isCancer, siteNames, siteOf } from "../../condition/DiseaseWords.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** Where a text names a cancer: of which organ or tissue, or of `any`. */
export interface CancerSite {
  readonly at: number
  readonly site: string
}

export const any = "any"

const lettersOrDigits = /[\p{L}\p{N}]/u

/** The organ or tissue that a word of a text names; millimetres are written like a myeloma. */
const organOf = (word: string): string | undefined => (word === "mm" ? undefined : siteOf(word.replace(/'s$/, "")))

/** Whether a word calls a tumour where it began, and not where it has gone. */
const isTumor = (word: string): boolean => isCancer(word) && !word.startsWith("metasta")

/** The cancers of those of whom a text speaks, by the organ that they are called by. */
export const table = RuleTable.of<"of an organ" | "of any">({
  name: "organs of cancers",
  classes: {
    organ: (word) => organOf(word) !== undefined,
    organOfTumor: (word) => organOf(word) !== undefined && isTumor(word.replace(/'s$/, "")),
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
  },
  parts: { behind: "{mark}* ( $ | {stop} | !{protein}|{number}|{mark} )" },
  rows: [
    telling("of an organ", [
      ["[ {organOfTumor} ] <behind>", "Cohort 2: metastatic [melanoma]", "melanoma antigens"],
      [
        "[ {organ} ] ( {mark}* {between}|{organ} ){0,6} {mark}* {tumor}|{cohort} <behind>",
        "non-small cell [lung] cancer",
        "breast cancer susceptibility gene",
      ],
    ]),
    telling("of any", [
      ["solid {tumors}", "[solid tumors]"],
      ["advanced cancer", "[advanced cancer]"],
      ["all|any|other tumor|tumors|tumour|tumours|cancer|cancers type~", "[all tumor types]"],
    ]),
  ],
})

/** A longer text is not read to its end, in tokens. */
const longest = 20_000

/** Where the lines of a text begin, by their tokens, and where the last one ends. */
const linesOf = (text: NumberedText.NumberedText): ReadonlyArray<number> => {
  const lines: Array<number> = []
  for (let from = 0; from >= 0; from = text.folded.indexOf("\n", from + 1))
    lines.push(Math.min(longest, NumberedText.firstFrom(text, from)))

  return [...lines, Math.min(longest, text.numbers.length)]
}

/** Behind such a word a cancer is none that somebody has now: "other than breast cancer", "non-melanoma". */
const taken = WordSet.of("except excluding than non no not without history prior previous previously other second")

/** "Non-small cell": no denial. */
const kind = /^(?:small|squamous|hodgkin)/

const nearTaken = 3

/** Whether the words of its line before an organ tell that nobody has its cancer now. */
const isTakenOut = (words: ReadonlyArray<string>): boolean => {
  const clause = words.slice(words.findLastIndex((word) => word === "." || word === ";") + 1)
  const plain = clause.filter((word) => lettersOrDigits.test(word))
  const others = plain.filter((word, at) => word !== "non" || !kind.test(plain[at + 1] ?? ""))

  return others.slice(-nearTaken).some((word) => taken.has(word))
}

const farthest = 16

/** The cancers that a text names, in order. */
export const namedIn = (text: NumberedText.NumberedText): ReadonlyArray<CancerSite> => {
  const { joined, numbers, starts, vocabulary } = text
  const lines = linesOf(text)

  return lines.slice(1).flatMap((to, line) => {
    const from = lines[line] ?? 0
    const run = { vocabulary, numbers, joined, from, to }

    return table.find(run).flatMap(({ first, row }): ReadonlyArray<CancerSite> => {
      const at = starts[first] ?? 0
      if (row.means === "of any") return [{ at, site: any }]
      const before = ChunkedRun.wordsOf(run, { first: Math.max(from, first - farthest), last: first })
      const site = organOf(vocabulary.wordOf(numbers[first] ?? 0))

      return site === undefined || isTakenOut(before) ? [] : [{ at, site }]
    })
  })
}

const packing = Packing.list(
  Packing.record<CancerSite>({ at: Packing.whole, site: Packing.oneOf([any, ...siteNames]) }),
)

/** The cancers that a text names, in order. */
export const of = AnnotatedText.layer(packing, (text) => namedIn(text.document().words))

/** The one organ or tissue of the cancer that a condition is; nothing where it is no cancer, one of unknown site, or several. */
export const ofCondition = (condition: string): string | undefined => {
  const { words } = Tokens.ofWritten(condition)
  const sites = new Set(words.flatMap((each) => siteOf(each) ?? []))
  const [site] = sites

  return sites.size === 1 && words.some(isTumor) ? site : undefined
}
