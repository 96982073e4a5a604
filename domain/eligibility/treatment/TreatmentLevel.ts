import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { of as words } from "../text/WordSet.ts"
import {
  determiners,
  drug,
  earlier,
  early,
  failing,
  joints,
  local,
  narrow,
  otherwise,
  people,
  plain,
  receiving,
  supporting,
  systemic,
  units,
} from "./LineLexicon.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

const beginnings: ReadonlySet<string> = new Set([
  ...earlier,
  ...early,
  ...local,
  ...narrow,
  ...systemic,
  ...supporting,
  ...units,
  ...[...plain].filter(
    (word) => (!determiners.has(word) || word === "standard") && !joints.has(word) && !failing.has(word),
  ),
])

/** What stands before a treatment, and is no part of its name. */
const beside: ReadonlySet<string> = new Set([
  ...determiners,
  ...receiving,
  ...failing,
  ...otherwise,
  ...people,
  ...words(
    "require requires required requiring need needs needed needing without history use used using considered receive receives condition conditions form forms time administration only ongoing between current planned part receipt having number initiation initiating initiate events event type types undergo undergoing underwent start starting begin beginning associated stable documented diagnosis diagnosed except study trial protocol end off this these those that post malignancy malignancies discontinuation discontinue include includes included including being actively resulting treated infection autoimmune chronic acute fungal tb tuberculosis hepatitis aes ae disorder conditioning testing major central remaining resulting effect effects next tolerate exception excepting same count advanced recurrent metastatic localized testing alone date related unless allowed plus whose concurrently known period provided they whom but exposure intent continuous multiple duration minimum maximum unlimited one two three four five six single regardless excluding criteria symptoms enrollment screening baseline response death grade complete infection infections complication complications cannot taking never permanent per under where it never recently further subsequent towards toward unresolved absence remission intervening",
  ),
])

/** Whether a treatment may be called from a word on: not from "the", nor from "received". */
const mayBegin = (words: Words, at: number): boolean => {
  const word = words[at] ?? ""

  return beginnings.has(word) || drug.test(word) || (/^[a-z][a-z\d]/.test(word) && !beside.has(word))
}

/** What is known of a treatment, as rows call it. */
const attributesOf = ({ isGrouped, isPortion, isPrior, isSystemic, kind }: TreatmentPhrase.Treatment) => [
  kind,
  ...(isGrouped ? ["grouped"] : []),
  ...(isPortion ? ["portion"] : []),
  ...(isPrior ? ["prior"] : []),
  ...(isSystemic ? ["systemic"] : []),
]

const over = <Lower>(run: ChunkedRun.ChunkedRun<Lower>): ChunkedRun.ChunkedRun<Lower | TreatmentPhrase.Treatment> => {
  const words = Array.from({ length: run.to }, (_, at) => ChunkedRun.wordAt(run, at))
  const pieces = []
  for (let first = run.from; first < run.to; first++) {
    const value = mayBegin(words, first) ? TreatmentPhrase.at(words, first) : undefined
    if (value === undefined || words.slice(first, value.last).some((word) => !plain.has(word) && beside.has(word)))
      continue
    pieces.push({ first, last: value.last, number: Chunk.numberOf("treatment", attributesOf(value)), value })
    first = value.last - 1
  }

  return pieces.length === 0 ? run : Level.chunked(run, pieces)
}

/** Treatments as chunks. */
export const level: Level.Raising<TreatmentPhrase.Treatment> = {
  names: ["treatment"],
  of: (run) => over(Level.plain<never>(run)),
  over,
}
