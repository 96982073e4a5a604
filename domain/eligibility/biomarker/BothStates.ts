import { namesNoChange } from "../marker-status/MarkerStatus.ts"
import type { MarkerMention } from "./MarkerMentions.ts"

type Mentions = ReadonlyArray<MarkerMention>

const joint = /^[\s,/()]*(?:or[\s(]+)?$/i

const longestJoint = 12

/** Whether one mention goes on with the other, as an item of a list with the next. */
const areJoined = (text: string, { end }: MarkerMention, { start }: MarkerMention): boolean =>
  end <= start && start - end <= longestJoint && joint.test(text.slice(end, start))

const isAskedFor = ({ place, stand }: MarkerMention): boolean =>
  place.side === "inclusion" && stand.outcome === "inclusion" && !stand.turned

const isPlain = ({ status }: MarkerMention): boolean => status !== undefined && namesNoChange(status)

/** The mentions in lists that hold names of both states of a marker, of which either lets in: "MSS, MSI-H or unknown". */
export const among = (text: string, mentions: Mentions): ReadonlySet<MarkerMention> => {
  const lists: Array<Array<MarkerMention>> = []
  for (const mention of mentions) {
    const last = lists.at(-1)?.at(-1)
    if (last !== undefined && areJoined(text, last, mention)) lists.at(-1)?.push(mention)
    else lists.push([mention])
  }

  return new Set(
    lists
      .filter(
        (list) =>
          list.every((each) => isAskedFor(each) && isPlain(each)) &&
          ["present", "absent"].every((state) => list.some(({ status }) => status?.state === state)),
      )
      .flat(),
  )
}
