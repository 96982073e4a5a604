import { closes, opens, type Scope } from "./Scope.ts"

type Words = ReadonlyArray<string>

/** Words at the beginning of an item that show that the list before it has ended. */
const newClause: ReadonlySet<string> = new Set(
  "with have has had history are is who and patients subjects participants any evidence age aged must able".split(" "),
)

const longestItem = 5

/** So far behind the mention the close of its list is sought. */
const farthest = 14

const ends: ReadonlySet<string> = new Set([".", ";", ":"])

/** Whether "or" at a token closes a list, of which the mention is an item. */
const isClose = (word: string, { trigger }: Scope): boolean =>
  word === "or" || word === "nor" || (word === "and" && trigger.category === "exception")

/**
 * Whether the commas between a trigger and a mention are those of one list, "no A, B or C": its items are short, and "or" closes it.
 * Behind a comma that follows the close something else begins.
 */
export const holds = (words: Words, scope: Scope, mention: number): boolean => {
  let length = 0
  let depth = 0
  let closed = false
  for (let at = scope.start; at < words.length && at < mention + farthest && !ends.has(words[at] ?? ""); at++) {
    const word = words[at] ?? ""
    depth += opens(word) ? 1 : closes(word) ? -1 : 0
    const isJoint = isClose(word, scope)
    const beginsItem = words[at - 1] === ","
    if (
      at < mention &&
      ((closed && word === ",") || (isJoint && depth <= 0 && beginsItem && newClause.has(words[at + 1] ?? "")))
    )
      return false
    if (isJoint && depth <= 0) {
      closed = true
      if (at > mention) return true
    }
    length = word === "," || isJoint ? 0 : length + 1
    if (at <= mention && (length > longestItem || (length === 1 && beginsItem && newClause.has(word)))) return false
  }

  return closed
}
