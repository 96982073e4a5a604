import * as ReportWords from "./ReportWords.ts"

/** What a report says that its abbreviations of states mean: "ND = not detected". Symbols of genes are none of these. */
const explained =
  /(?<![\p{L}\p{N}])(ND|NF|NR|NP|NI|NE|NEG|POS|WT|MUT|TNP|N|P|D|M|U)[^\S\n]?=[^\S\n]?(\p{L}[\p{L} -]{2,40})/gu

const ofStates: ReadonlySet<string | undefined> = new Set(["present", "absent", "open", "uncertain"])

/** The words for a state that a text begins with. */
const stateOf = (text: string): string | undefined => {
  const phrase = ReportWords.phraseAt(ReportWords.plainWords(text), 0)

  return ofStates.has(phrase?.means) ? phrase?.words.join(" ") : undefined
}

/** What a report explains of its abbreviations: a line of it in which those that stand for a result are the words that they stand for. */
export const of = (report: string): ((line: string) => string) => {
  const states = new Map(
    [...report.matchAll(explained)].flatMap(([, short = "", long = ""]) => {
      const state = stateOf(long)

      return state === undefined ? [] : [[short, state] as const]
    }),
  )
  if (states.size === 0) return (line) => line
  const result = new RegExp(
    `(?<=[\\t|:] ?|  |[\\p{L}\\p{N})] )(?:${[...states.keys()].join("|")})(?=[^\\S\\n]*(?:[\\t|,;]|$)|  )`,
    "gmu",
  )

  return (line) => line.replace(result, (short) => states.get(short) ?? short)
}
