/** A heading of the two words that nearly every text has, wherever it stands. */
const words = /\b(?:non-?)?(?:in|ex)clusion criteria\b/g

/** Words behind which "inclusion criteria" belongs to their sentence. */
const joiners: ReadonlySet<string> = new Set(
  "also in the these those this all any other following and or of meet meets meeting met per to with by under for additional defined see".split(
    " ",
  ),
)

/** Words that may as well belong to a heading: a colon has to follow. */
const nouns: ReadonlySet<string> = new Set("protocol study key main major general specific non".split(" "))

const qualifier = /(?:key|main|major|general|specific|additional|the) $/

const verb = /^ (?:were|are|include|comprised?)(?= ?:)/

const nextItem = /^ {0,3}(?:[-*•(]|\d{1,2}[.)]|[A-Z])/

/** Where headings stand inside of a line, glued to what is before them: "… informed consent Exclusion Criteria: …". */
export const of = (text: string, folded: string, from: number, end: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  words.lastIndex = from
  for (let match = words.exec(folded); match !== null && match.index < end; match = words.exec(folded)) {
    const named = match.index + match[0].length
    const stop = named + (verb.exec(folded.slice(named, named + 12))?.[0].length ?? 0)
    const before = folded.slice(Math.max(from, match.index - 24), match.index)
    const qualified = qualifier.exec(before)?.[0] ?? ""
    const at = match.index - qualified.length
    const previous = before.slice(0, before.length - qualified.length).trimEnd()
    const last = /[a-z0-9]*$/.exec(previous)?.[0] ?? ""
    if (at <= from || joiners.has(last) || previous.endsWith("/")) continue
    const capital = text[at] !== folded[at]
    const colon = folded[stop] === ":" || (folded[stop] === " " && folded[stop + 1] === ":")
    const afterStop = /[.;:*•-]$/.test(previous)
    const titled = capital && text[named - 8] !== folded[named - 8]
    const listed = titled && nextItem.test(text.slice(stop, stop + 6))
    const separate = colon || ((stop >= end || (capital && afterStop) || listed) && !nouns.has(last))
    if (separate && (capital || afterStop)) found.push(at)
  }

  return found
}
