import { ahead } from "./CuesBefore.ts"
import { behind, ofNone } from "./CuesBehind.ts"
import * as Prohibitions from "./Prohibitions.ts"
import type { Tokens } from "./Tokens.ts"
import { suffixes } from "./vocabulary/Cues.ts"

/**
 * How a mention stands in its sentence. `permitted`: it may be let in. `incapable`: it is what somebody cannot do or have.
 * `uncertain`: something turns it, perhaps.
 */
export type Polarity =
  | "affirmed"
  | "negated"
  | "excepted"
  | "allowed"
  | "permitted"
  | "forbidden"
  | "neutral"
  | "incapable"
  | "uncertain"

type Words = ReadonlyArray<string>

/** "No EGFR mutation is allowed" says it all with its verb: its "no" does not turn it around once more. */
const settled = (words: Words, first: number, last: number, turned: Polarity): Polarity => {
  if (turned !== "affirmed" && !(turned === "negated" && ofNone(words, first))) return turned
  const after = behind(words, first, last)

  return after === "affirmed" ? turned : after
}

const alone = (words: Words, first: number, last: number): Polarity => {
  const turned = ahead(words, first, last)
  if (turned === "affirmed" && words[last] === "-" && suffixes.has(words[last + 1] ?? "")) return "negated"

  return settled(words, first, last, turned)
}

/** What introduces a list. A list of what must not be is one in either part of the criteria. */
const lead = (words: Words): Polarity => {
  const end = words.length
  const stand = settled(words, end, 0, ahead(words, end, end, true))

  return stand === "negated" && (Prohibitions.leads(words) || Prohibitions.before(words, end)) ? "forbidden" : stand
}

const verdicts: ReadonlySet<string> = new Set(
  "allowed permitted acceptable allowable eligible excluded prohibited ineligible".split(" "),
)

/** Whether the words before a colon introduce what follows it: "any of the following is excluded: …", "allowed: …". */
const introducing = (words: Words, colon: number): boolean =>
  verdicts.has(words[colon - 1] ?? "") || words.slice(Math.max(0, colon - 8), colon).includes("following")

/** The words that introduce a mention within its sentence, if any do. */
const introduction = (words: Words, mention: number): Words | undefined => {
  let depth = 0
  let colon = -1
  for (let at = mention - 1; at >= 0; at--) {
    const word = words[at] ?? ""
    if (word === ")") depth++
    else if (word === "(") depth--
    const opens = word === "(" && depth < 0
    if (colon >= 0 && (opens || word === "." || word === ";")) return words.slice(at + 1, colon)
    if (depth > 0 || colon >= 0) continue
    if (word === "." || word === ";") return undefined
    if (word === ":") {
      if (!introducing(words, at)) return undefined
      colon = at
      depth = 0
    }
  }

  return colon < 0 ? undefined : words.slice(0, colon)
}

/** How the mention that begins at token `first` and ends before token `last` stands in its sentence. */
export const of = ({ words }: Tokens, first: number, last: number): Polarity => {
  const introduced = introduction(words, first)
  const here = alone(words, first, last)

  return introduced === undefined ? here : under(lead(introduced), here)
}

/** How a line that ends with a colon makes the lines below it stand. `tokens` are those before the colon. */
export const introduced = ({ words }: Tokens): Polarity => lead(words)

/** What stands `below` a line that itself stands `above`. Two turns may cancel out or repeat each other: that is not for us to tell. */
export const under = (above: Polarity, below: Polarity): Polarity => {
  if (above === "affirmed") return below

  return below === "affirmed" ? above : "uncertain"
}
