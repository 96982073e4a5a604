/** The headings that are sought within lines: those of the two words that nearly every text has, and what may qualify them. */
const heading = /\b(?:(?:key|main|major|general|specific|additional|the) )?(?:non-?)?(?:in|ex)clusion criteria\b/g

/** What all of them have. */
const common = "clusion criteria"

const none: ReadonlyArray<number> = []

/** Words behind which "inclusion criteria" belongs to their sentence. */
const joined =
  /(?:\b(?:also|in|the|these|those|this|all|any|other|following|and|or|of|meet|meets|meeting|met|per|to|with|by|under|for|additional|defined|see)|\/)$/

/** Words that may as well belong to a heading: a colon has to follow. */
const noun = /\b(?:protocol|study|key|main|major|general|specific|non)$/

const verb = /^ (?:were|are|include|comprised?)(?= ?:)/

const nextItem = /^ {0,3}(?:[-*•(]|\d{1,2}[.)]|[A-Z])/

/** Behind "criteria" from its first letter. */
const second = "criteria".length

/** So far a heading's surroundings are looked at on each side, in characters. */
const widest = 24

/** Whether the words between two places of a line stand apart from what is before them, as those of a heading do. */
const isHeading = (text: string, folded: string, previous: string, at: number, named: number): boolean => {
  const stop = named + (verb.exec(folded.slice(named, named + widest))?.[0].length ?? 0)
  const isCapital = text[at] !== folded[at]
  const afterStop = /[.;:*•-]$/.test(previous)
  if (!isCapital && !afterStop) return false
  if (/^ ?:/.test(folded.slice(stop, stop + 2))) return true
  if (noun.test(previous)) return false
  const isTitle = isCapital && text[named - second] !== folded[named - second]

  return stop >= folded.length || (isCapital && afterStop) || (isTitle && nextItem.test(text.slice(stop, stop + 6)))
}

/** Where headings stand inside of a line, glued to what is before them: "… informed consent Exclusion Criteria: …". */
export const of = (text: string, folded: string, from: number, end: number): ReadonlyArray<number> => {
  const line = folded.slice(from, end)
  if (!line.includes(common)) return none
  const written = text.slice(from, end)
  const found: Array<number> = []
  for (const { 0: words, index: at } of line.matchAll(heading)) {
    const previous = line.slice(Math.max(0, at - widest), at).trimEnd()
    if (at > 0 && !joined.test(previous) && isHeading(written, line, previous, at, at + words.length))
      found.push(from + at)
  }

  return found
}
