const sentences = new Intl.Segmenter("en", { granularity: "sentence" })

/** A stop behind so little ends an abbreviation or a heading, and no sentence. */
const shortest = 25

/** The first sentence of a text. */
export const of = (text: string): string => {
  let end = 0
  for (const { index, segment } of sentences.segment(text)) {
    end = index + segment.length
    if (end >= shortest) break
  }

  return text.slice(0, end).trim().replaceAll(/\s+/g, " ")
}
