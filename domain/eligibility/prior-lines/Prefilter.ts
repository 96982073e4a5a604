import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Atoms } from "../matching/Atoms.ts"
import { isWord } from "../text/Characters.ts"

/** Runs of letters of which each sentence that speaks of earlier treatment holds one, or something as short as "1L" or "R/R". */
export const atoms: Atoms =
  "line regimen prior previous treated naive refractory relaps progress fail respond benefit persist resistan intoleran receiv receipt undergone earlier past newly exhausted recur systemic chemo cytotoxic anticancer neoplastic first attempt salvage completed administered exposure".split(
    " ",
  )

/** Those that are too short to share anything. */
const short = /\b[1-4]l\b|\br\/r\b/g

/** Letters of which a sentence holds some that counts treatments or names one. */
const named =
  /therap|treat|chemo|line|regimen|naive|[1-4]l\b|salvage|platin|[mtn]ib\b|mab\b|inhibitor|r\/r|refractory|diagnosed|platinum|blockade/

const reach = 260

/** A word by its offsets. */
type Word = readonly [start: number, end: number]

const wordAt = (folded: string, at: number): Word => {
  let end = at
  while (end < at + 20 && end < folded.length && isWord(folded.charCodeAt(end))) end++

  return [at, Math.max(at + 1, end)]
}

/** Places by each of which a text may speak of earlier treatment, in order: where there is none, it does not. */
export const signs = remembering(({ folded, placesOf }: Document): ReadonlyArray<Word> => {
  const places = [...placesOf(atoms), ...Array.from(folded.matchAll(short), ({ index }) => index)]
  const signs: Array<Word> = []
  for (const at of places.sort((one, other) => one - other)) {
    if (named.test(folded.slice(Math.max(0, at - reach), at + reach))) signs.push(wordAt(folded, at))
  }

  return signs
})
