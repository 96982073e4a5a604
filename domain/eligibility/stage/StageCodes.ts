import type { Document } from "../document/Document.ts"
import type { StageName } from "./StageName.ts"
import type { Placed, StagePhrase } from "./StagePhrase.ts"

/** A phrase by letters in lower case. What may stand before and behind it belongs to it. */
interface StageCode {
  readonly letters: string
  readonly phrase: StagePhrase
  readonly before: RegExp
  readonly behind: RegExp
}

const code = (
  letters: string,
  says: ReadonlyArray<StageName>,
  { before, behind }: Pick<StageCode, "before" | "behind">,
  absent = false,
): StageCode => ({ letters, phrase: { says, need: "always", absent }, before, behind })

const alone = { before: /(?:^|[^A-Za-z0-9])$/, behind: /^(?![A-Za-z0-9])/ }

const behindNodes = {
  before:
    /(?:^|[^A-Za-z0-9])(?:[cpyr]{0,2}T(?:[0-4x][a-d]?(?:[-/~][0-4][a-d]?)?|is|X|any))?(?:[cp]?N(?:[0-3x][a-c]?(?:[-/~][0-3][a-c]?)?|X|any))?[cpy]{0,2}$/,
  behind: /^[a-d]?(?![A-Za-z0-9])/,
}

/** "M0-1", and not "M0". */
const alone0 = { before: behindNodes.before, behind: /^(?![A-Za-z0-9]| ?[-/~] ?1)/ }

const orNot = { before: behindNodes.before, behind: /^ ?[-/~] ?1[a-d]?(?![A-Za-z0-9])/ }

const beforeM0 = {
  before: /(?:^|[^A-Za-z0-9])(?:[cpyr]{0,2}T(?:[0-4x][a-d]?|is|X))?[cpy]{0,2}$/,
  behind: /^(?=[ ,;/-]{0,2}c?M0(?![A-Za-z0-9]))/,
}

const course = "r/r"

/** Codes as texts write them (AJCC/UICC TNM, 8th edition: M1 is stage IV, M0 is not, N0 M0 is localized; "M0-1" is either). */
const stageCodes: ReadonlyArray<StageCode> = [
  code("m1", ["metastatic"], behindNodes),
  code("m0", ["metastatic"], alone0, true),
  code("m0", ["metastatic"], orNot),
  code("n0", ["localized"], beforeM0),
  code(course, ["relapsed", "refractory"], alone),
  code("r/m", ["recurrent", "metastatic"], alone),
  ...["cr1", "cr2", "cr3"].map((letters) => code(letters, ["remission"], alone)),
]

/** What the codes say. */
export const codes: ReadonlyArray<StagePhrase> = stageCodes.map(({ phrase }) => phrase)

/** So far behind a code what belongs to it is looked for: "N0, M0". */
const widestBehind = 6

/** So far before a code what belongs to it is looked for: "pT2aN0". */
const widestCode = 12

/** At most this many places of a code are read in a text. */
const most = 40

/** Where the codes stand: "T2, N0, M0", "TxNxM1a". */
export const codesIn = ({ folded, text }: Document): ReadonlyArray<Placed> =>
  stageCodes.flatMap(({ before, behind, letters, phrase }) => {
    const found: Array<Placed> = []
    for (let at = folded.indexOf(letters); at >= 0 && found.length < most; at = folded.indexOf(letters, at + 1)) {
      const end = at + letters.length
      const isCode =
        (text[at] !== folded[at] || letters === course) && before.test(text.slice(Math.max(0, at - widestCode), at))
      const letter = isCode ? behind.exec(text.slice(end, end + widestBehind)) : null
      if (letter !== null) found.push({ start: at, end: end + letter[0].length, phrase })
    }

    return found
  })
