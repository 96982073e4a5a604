import type { Marker } from "../markers/Marker.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as MarkerNames from "./MarkerNames.ts"
import * as MarkerStatus from "./MarkerStatus.ts"
import { joints } from "./StatusCues.ts"

const positive: ReadonlySet<string> = new Set(["positive", "+"])

const longestList = 16

/** Whether a list that holds the marker at token `first` is of what is positive: "positive for MLH1, MSH2 and PMS2". */
const isBefore = (text: string, tokens: Tokens, first: number): boolean => {
  const { words } = tokens
  for (let at = first - 1; at > 0 && at > first - longestList; ) {
    if (words[at] === "for") return positive.has(words[at - 1] ?? "")
    const before = MarkerNames.before(text, tokens, at) ?? (joints.has(words[at] ?? "") ? at - 1 : undefined)
    if (before === undefined) return false
    at = before
  }

  return false
}

const isBehind = ({ words }: Tokens, last: number): boolean =>
  positive.has(words[words[last] === "-" ? last + 1 : last] ?? "")

/** Whether a stain is positive for what tumours lose: it is kept, which tells of no change. */
export const isStained = (
  { lost }: Marker,
  status: MarkerStatus.MarkerStatus,
  text: string,
  tokens: Tokens,
  first: number,
  last: number,
): boolean =>
  lost === true &&
  status.state === "present" &&
  MarkerStatus.namesNoChange(status) &&
  (isBehind(tokens, last) || isBefore(text, tokens, first))
