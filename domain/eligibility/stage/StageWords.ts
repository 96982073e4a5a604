import type { Span } from "../document/Span.ts"
import type { StageName } from "./StageLexicon.ts"

type Words = ReadonlyArray<string>

const near = 6

const spread = /^(?:metasta|recurren|relapsed|m(?:bc|tnbc|crc|nsclc|rcc|pdac|uc|crpc)$)/

const local = /^(?:locally|3|iii[abcd]?)$/

/** "Unresectable or metastatic", "recurrent or metastatic cancer, not amenable to surgery"; but not "locally unresectable or metastatic". */
const isBesideSpread = ({ first, last, tokens: { words } }: Span): boolean => {
  const beside = [...words.slice(Math.max(0, first - near), first), ...words.slice(last, last + near)]

  return beside.some((word) => spread.test(word)) && !beside.some((word) => local.test(word))
}

const fourth: ReadonlySet<string> = new Set(
  "stage stages iv iva ivb ivc 4 metastatic m1 tnm disease uicc ajcc".split(" "),
)

const longest = 6

/** Whether brackets that open at a place hold nothing but the fourth stage. */
const holdsFourth = (words: Words, open: number): boolean => {
  const close = words.indexOf(")", open)

  return (
    words[open] === "(" &&
    close > open + 1 &&
    close <= open + longest &&
    words.slice(open + 1, close).every((word) => fourth.has(word))
  )
}

/**
 * Whether the words beside one of extent tell what it means, so that it says no more than they do: what is unresectable beside what has
 * spread need not be locally advanced, nor is "advanced (stage IV)".
 */
export const tell = (span: Span, says: ReadonlyArray<StageName>): boolean =>
  (says.includes("unresectable") && isBesideSpread(span)) ||
  (says.includes("advanced") && holdsFourth(span.tokens.words, span.last))
