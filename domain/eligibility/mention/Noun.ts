import { isCancer, siteOf } from "../../condition/DiseaseWords.ts"
import { deeper, opens, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** With these words the noun ends that an adjective belongs to. */
export const ends = WordSet.of(
  "of with without who whose that which after following during within for in on to at by from as is are was were has have had be been being " +
    "must should may can will if when unless except but than eligible ineligible prior before since per according defined requiring despite while until " +
    "candidate candidates considered deemed more less fewer due not amenable including such excluding treated measurable ecog karnofsky kps lansky zubrod performance . ; :",
)

/** What stands between adjectives, and adjectives that tell nothing of the disease. */
export const passed = WordSet.of(
  "or and / - & , ( ) [ ] + either both r other any the a an his her their " +
    "metastatic metastasized recurrent relapsed relapsing refractory progressive progressing advanced locally locoregionally regionally local regional " +
    "bulky nonbulky unresectable resectable resected unresected nonresectable inoperable operable localized localised early late stage stages newly new diagnosed diagnosis " +
    "previously untreated de novo non nonmetastatic oligometastatic oligoprogressive oligorecurrent group borderline extensive limited platinum resistant intolerant intolerable sensitive surgically potentially clinical clinically pathologic pathological pathologically staging anatomic iia iib ib ia " +
    "i ii iii iv iiia iiib iiic iva ivb ivc distant active measurable primary persistent disseminated become progressed recurred confirmed cytologically documented proven castrate castration pretreated high low intermediate risk grade grades histologically histology histologies subtype subtypes type types origin etiology visible",
)

const people = WordSet.of(
  "patients subjects participants individuals patient subject participant individual adults adult women men children child persons people",
)

/** Behind these a comma does not end the noun: "non-recurrent, chemotherapy-naive, HER2-positive carcinoma". */
const adjectives = WordSet.of(
  "thoracic genitourinary gastrointestinal gynecologic gynecological hepatobiliary + naive positive negative untreated squamous adenosquamous serous endometrioid mucinous papillary ductal lobular tube )",
)

const farthest = 16

/** Who numbers stages, and where: what stands with them in brackets is no disease. */
const staging = WordSet.of("ajcc uicc figo tnm staging")

const longestAside = 30

const closing = (words: Words, open: number): number | undefined => {
  let depth = 0
  for (let at = open; at < words.length && at < open + longestAside; at++) {
    depth = deeper(depth, words[at] ?? "")
    if (depth === 0) return at
  }

  return undefined
}

/** Where the bracket that opens at a place closes, if it tells by whom stages are numbered: "(AJCC, 8th edition)". */
const stagingEnd = (words: Words, open: number): number | undefined => {
  const close = opens(words[open]) ? closing(words, open) : undefined

  return close !== undefined && words.slice(open, close).some((word) => staging.has(word)) ? close : undefined
}

const responses = WordSet.of("refractory resistant sensitive naive dependent avid")

/** "Radioiodine-refractory": how the disease took to a treatment. */
const isOfResponse = (words: Words, at: number): boolean => words[at + 1] === "-" && responses.has(words[at + 2] ?? "")

/** Behind "WHO" these tell of its scales. */
const graded = WordSet.of(
  "grade grades cns class classification criteria performance i ii iii iv 1 2 3 4 2016 2017 2021 2022",
)

const manuals = WordSet.of("figo ajcc uicc")

/** "WHO grade III", "FIGO stage III": by whose scale a disease is graded, and not who has it. */
const isOfScale = (words: Words, at: number): boolean =>
  (words[at] === "who" && graded.has(words[at + 1] ?? "")) ||
  (manuals.has(words[at] ?? "") && /^stages?$/.test(words[at + 1] ?? ""))

/** Whether a noun ends before a word that stands behind `last`. */
const isEnd = (words: Words, at: number, last: string, noun: Words): boolean => {
  const word = words[at] ?? ""
  if (isOfScale(words, at)) return false

  return (
    ends.has(word) ||
    people.has(word) ||
    (word === "age" && noun.length > 0) ||
    (word === "," && noun.length > 0 && !adjectives.has(last) && siteOf(last) === undefined)
  )
}

/** Where the bracket closes in which a place stands, behind which its noun goes on: "positive (by sequencing, in FISH) leukemia". */
const asideEnd = (words: Words, from: number, at: number, noun: Words): number | undefined => {
  let open = -1
  let depth = 0
  for (let before = from; before < at; before++) {
    const next = Math.max(0, deeper(depth, words[before] ?? ""))
    if (depth === 0 && next > 0) open = before
    depth = next
  }

  return depth === 0 || noun.some(isCancer) ? undefined : closing(words, open)
}

/** Where what is passed over from a place on ends; -1 if the noun ends there, and nothing if its word is one to read. */
const passedTo = (words: Words, from: number, at: number, last: string, noun: Words): number | undefined =>
  isEnd(words, at, last, noun) ? (asideEnd(words, from, at, noun) ?? -1) : stagingEnd(words, at)

/** The words of the noun that begins at a place, without what stands between. Those in brackets are read like the rest as far as they belong to it. */
export const at = (words: Words, from: number): Words => {
  const noun: Array<string> = []
  let last = words[from - 1] ?? ""
  for (let at = from, stop = from + farthest; at < words.length && at < stop; at++) {
    const word = words[at] ?? ""
    const end = passedTo(words, from, at, last, noun)
    if (end === -1) break
    if (end !== undefined) {
      stop += end + 1 - at
      at = end
      last = ""
      continue
    }
    if (isOfResponse(words, at)) at += 2
    else if (!passed.has(word) && !isOfScale(words, at)) noun.push(word)
    last = words[at] ?? ""
  }

  return noun
}
