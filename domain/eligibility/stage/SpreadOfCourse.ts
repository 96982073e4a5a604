import * as Finding from "../mention/Finding.ts"
import * as WordSet from "../text/WordSet.ts"

const near = "(?:(?:any|known|distant|radiographic|radiological|radiologic|detectable|visible|overt|evidence|of|the) )*"

const none = String.raw`\bnon?[- ]?metasta\w*|\bnot (?:yet )?metasta\w*|\b(?:no|without) ${near}metasta\w*|\bnm(?=crpc|hspc|cspc|hrpc)|\bm0(?:(?=crpc|hspc|cspc|hrpc)|\b)`

const some = String.raw`\bmetasta\w*|\bm(?=crpc|hspc|cspc|hrpc)|\bm1[a-c]?\b`

const either = new RegExp(`(${none})|(${some})`, "g")

/** Whether words tell of metastases, or of none; nothing where they tell of neither or of both. */
export const told = (folded: string): boolean | undefined => {
  const found = new Set(Array.from(folded.matchAll(either), ([, denied]) => denied === undefined))

  return found.size === 1 ? found.has(true) : undefined
}

const longest = 60

/** Between what has spread and how it answers to castration: words of the disease, and not of another one. */
const between = WordSet.of(
  "adenocarcinoma carcinoma cancer prostate of the progressive progressing stage iv disease and or non no not yet without any known distant " +
    "radiographic radiological radiologic detectable visible overt evidence nm m m0 m1 m1a m1b m1c",
)

const word = /[^\s,/()-]+/g

/** What ends a text with such words, and with those for metastases. */
const led = (text: string): string => {
  let start = text.length
  for (const { 0: found, index } of [...text.matchAll(word)].toReversed()) {
    if (!between.has(found) && !/^(?:non?)?metasta/.test(found)) break
    start = index
  }

  return text.slice(start)
}

const behind = new RegExp(
  String.raw`^(?:[\s,():-]*(?:prostate|prostatic|adenocarcinoma|carcinoma|cancer|of|the|disease|m?crpc|m?hspc|m?cspc|with|and|is|are))*(?: (?:bone|osseous|visceral|documented|confirmed))?[\s,():-]*(?:${none}|${some})`,
)

/** What a text says of the spread of a cancer where it tells how it answers to castration. */
const around = (folded: string, { end, start }: Finding.Finding): boolean | undefined => {
  const before = led(folded.slice(Math.max(0, start - longest), start))
  const [followed = ""] = behind.exec(folded.slice(end, end + longest)) ?? []

  return told(`${before}${folded.slice(start, end)}${before === "" ? followed : ""}`)
}

/** What a mention of castration-resistant disease, or of sensitive, tells whom it cannot mean: the spread that it names is another. */
export const weighed = (found: Finding.Finding, folded: string, isMetastatic: boolean): Finding.Finding =>
  around(folded, found) === !isMetastatic ? Finding.untold(found, "another state of it") : found

const castration = /castrat|hormon|androgen|[chn]spc|crpc|hrpc/

/** Whether a mention of metastases bars whoever has them, however the cancer answers to castration. */
export const isBarredAtLarge = ({ end, outcome, start }: Finding.Finding, folded: string): boolean =>
  outcome === "exclusion" && !castration.test(folded.slice(Math.max(0, start - longest), end + longest))
