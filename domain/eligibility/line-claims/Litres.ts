import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as WordSet from "../text/WordSet.ts"
import { clauseEnds, failing, receiving, spread, systemic, units } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

/** What is measured in litres. */
const measured = WordSet.of(
  "fev fev1 fvc vc tlc dlco expiratory inspiratory vital capacity spirometry volume volumes output urine urinary diuresis polyuria ascites ascitic drain drained drainage paracentesis thoracentesis effusion effusions oxygen o2 nasal cannula flow fluid fluids water intake drink drinks bleeding lavage",
)

const near = 10

const comparing = WordSet.of("than over above exceeding exceeds under below > < ≥ ≤ = least most about approximately")

/** What a line is told with behind its number: "2L systemic therapy", "2L metastatic disease", "1L setting". */
const isOfLine = (word: string): boolean =>
  units.has(word) || systemic.has(word) || spread.has(word) || word === "setting" || DiseaseWords.isCancer(word)

const nearLine = 4

/** Words with which something else begins behind an amount. */
const turning = WordSet.of("a per despite within before after during in at by with for to")

const isToldAsLine = (words: Words, behind: number): boolean => {
  for (let at = behind; at < behind + nearLine; at++) {
    const word = words[at] ?? "."
    if (isOfLine(word)) return true
    if (turning.has(word) || clauseEnds.has(word)) return false
  }

  return false
}

const isAmong = (words: Words, from: number, to: number, isOne: (word: string) => boolean): boolean => {
  for (let at = Math.max(0, from); at < to && at < words.length; at++) if (isOne(words[at] ?? "")) return true

  return false
}

const isMeasured = (word: string): boolean => measured.has(word)

/** "A day", "per week", "of ascites". */
const ofAmount = WordSet.of("a per of daily")

const wasHad = (word: string): boolean =>
  receiving.has(word) || failing.has(word) || word === "after" || word === "prior"

/** Whether "2L" at a place is an amount, "FEV1 < 2L", "2L of fluid", "over 3L a day", and not a line. */
export const areAt = (words: Words, at: number): boolean => {
  const behind = at + 1
  if (words[behind] === "+" || isToldAsLine(words, behind)) return false
  if (ofAmount.has(words[behind] ?? "") || isAmong(words, at - near, behind + near, isMeasured)) return true

  return comparing.has(words[at - 1] ?? "") && !isAmong(words, at - near, at, wasHad)
}
