import { isCancer } from "../../condition/DiseaseWords.ts"
import { once } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type * as Stand from "../mention/Stand.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as NamedStage from "./NamedStage.ts"
import * as StageBounds from "./StageBounds.ts"
import * as StageMention from "./StageMention.ts"
import * as TumorSizes from "./TumorSizes.ts"

type Meaning = StageBounds.Bound | "these" | "nothing"

/** What codes of the size of a tumour say by themselves, "≤ T2c"; and what only looks like them: images, hormones and vertebrae. */
export const table = RuleTable.of<Meaning>({
  name: "categories of tumours",
  over: TumorSizes.level,
  classes: {
    ...StageBounds.classes,
    staging: "clinical pathologic pathological radiological stage staging category disease tumor tumour t c p a",
    image:
      "weighted weighed hyperintense hyperintensity hypointense signal image images imaging mri mapping flair contrast lesion lesions sequence sequences relaxation",
    count: "2 3 4 5 6 7 8 9 10 two three four five",
    blood: "level levels thyroxine triiodothyronine tsh",
    spine: "spine spinal vertebra vertebral vertebrae cord thoracic level levels",
  },
  parts: StageBounds.parts,
  rows: [
    telling("these", [["@sizes", "[T1-T2c] disease"]]),
    telling("up", [
      ["<up> {staging}{0,3} [ @sizes ]", "at least clinical [T3a]"],
      ["@sizes <orUp>", "[T3 or higher]"],
    ]),
    telling("down", [
      ["<down> {staging}{0,3} [ @sizes ]", "≤ [T2c]"],
      ["@sizes <orDown>", "[T2c or lower]"],
    ]),
    telling("above", [["<above> {staging}{0,3} [ @sizes ]", "> [T2]"]]),
    telling("below", [["<below> {staging}{0,3} [ @sizes ]", "< [T2]"]]),
    telling("nothing", [
      ["[ @sizes ] -|/? {image}", "[T2]-weighted images"],
      ["free|total [ @sizes ]", "free [T4]"],
      ["{count} x? [ @sizes.half ]", "5 x [T1/2]"],
      ['half -? life|lives "("? [ @sizes.half ]', "five half-lives ([T1/2])"],
      ["[ @sizes ] {blood}", "[T3] levels"],
      ["{blood} ...5 [ @sizes ]", "TSH and [T4]"],
      ["{spine} ...3 [ @sizes ]", "spinal cord at [T4]"],
    ]),
  ],
})

/** Before the categories of tumours, which are numbers of stages otherwise. */
const kind = "t"

export const finds = [kind]

const called = (sizes: ReadonlyArray<string>): ReadonlyArray<string> => sizes.map((size) => `${kind}${size}`)

/** What keeps the size of a tumour from being the whole that is told. */
export const beside = RuleTable.of<"nodes" | "nothing">({
  name: "nodes beside the size of a tumour",
  over: TumorSizes.level,
  classes: { mark: ", ; : / & + - ( and any" },
  rows: [
    telling("nodes", [["[ @sizes ] {mark}{0,4} @nodes", "[T3], N1"]]),
    telling("nothing", [["[ @sizes ] {mark}{0,4} @nodes ..3 or", "[T4], N1-3 or M1"]]),
  ],
})

interface Category {
  readonly first: number
  readonly last: number
  readonly means: StageBounds.Bound | "these"
  readonly sizes: ReadonlyArray<string>
  readonly isBesideNodes: boolean
}

const categoriesIn = (run: Run): ReadonlyArray<Category> => {
  const reading = TumorSizes.level.of(run)
  const found = table.find(reading)
  const nodes =
    found.length === 0 ? [] : beside.find(reading).flatMap(({ first, row }) => (row.means === "nodes" ? first : []))

  return found.flatMap(({ first, last, row: { means } }) => {
    const sizes = reading.chunks[first]?.value.sizes ?? []
    const place = { first: reading.tokens[first] ?? 0, last: (reading.tokens[last - 1] ?? 0) + 1 }

    return means === "nothing" ? [] : [{ ...place, means, sizes, isBesideNodes: nodes.includes(first) }]
  })
}

/** The categories that an entry tells, where it tells nothing of nodes: "cT2a". */
export const inEntry = (written: string, condition: string): ReadonlyArray<string> => {
  if (!OwnDiseases.from([condition]).ofCancer) return []

  return categoriesIn(KnownNumbers.ofWritten(Tokens.ofWritten(written))).flatMap(({ isBesideNodes, sizes }) =>
    isBesideNodes ? [] : called(sizes),
  )
}

const meant = ({ means, sizes }: Category): ReadonlyArray<string> =>
  means === "these" ? sizes : [...sizes.slice(0, -1), ...StageBounds.taken(sizes.at(-1) ?? "", means)]

/** What an upper bound that is asked for leaves out. */
const leftOut = ({ means, sizes }: Category): ReadonlyArray<string> => {
  const last = sizes.at(-1) ?? ""
  if (means === "down") return StageBounds.taken(last, "above")

  return means === "below" ? StageBounds.taken(last, "up") : []
}

const barred: Stand.Stand = { outcome: "exclusion", turned: true, remark: "ruling it out" }

/** Letters as they are written in codes: not "T1D", which is a diabetes. */
const isWritten = /^[cp]{0,2}T(?:is|[0-4])(?:[a-d]|mi)?(?![A-Za-z])/

const inSentence = (sentence: Span.Span): ReadonlyArray<NamedStage.NamedStage> =>
  categoriesIn(KnownNumbers.ofPublished(sentence.tokens)).flatMap((category) => {
    const span = Span.over(sentence, category.first, category.last)
    if (!isWritten.test(span.document.text.slice(span.start, span.end))) return []
    const found = once(() => StageMention.of(span, { says: [], need: "else", absent: false }))
    const told = (): NamedStage.ToldStage | undefined => {
      const mention = found()
      const isOfPart = category.isBesideNodes && mention?.mention.stand.outcome === "exclusion"

      return mention === undefined || isOfPart
        ? undefined
        : { ...mention, numbers: called(meant(category)), called: [] }
    }
    const others = (): NamedStage.ToldStage | undefined => {
      const numbers = called(leftOut(category))
      const stand = numbers.length === 0 ? undefined : found()?.mention.stand
      const isAsked = stand?.outcome === "inclusion" && !stand.turned
      if (!isAsked || span.tokens.words.includes("or")) return undefined

      return { mention: Mention.of(span, barred), isByNameOnly: false, numbers, called: [] }
    }

    return [told, others].map((read) => ({ says: finds, read }))
  })

const staging = WordSet.of(
  "stage staging staged clinical clinically pathologic pathological ajcc uicc tnm locally disease",
)

/** Whether codes of a sentence are of tumours: in a study of none, where it says so. */
const areOfTumor = ({ document, tokens: { words } }: Span.Span): boolean =>
  OwnDiseases.of(document).ofCancer || words.some((word) => staging.has(word) || isCancer(word))

/** How large a tumour is and how far it reaches, as texts tell it by codes: "cT2a", "≤ T2c", which leaves out "T3a". */
export const named = (document: Document): ReadonlyArray<NamedStage.NamedStage> =>
  NamedStage.sentencesWith(document, ["t1", "t2", "t3", "t4"]).filter(areOfTumor).flatMap(inSentence)
