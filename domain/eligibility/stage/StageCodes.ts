import type { StageName } from "./StageName.ts"
import type { StagePhrase } from "./StagePhrase.ts"
import { ajcc, course } from "./StageSources.ts"

/** A phrase by what it begins with in lower case. What may stand before and behind it belongs to it. */
interface StageCode extends StagePhrase {
  readonly before: RegExp
  readonly behind: RegExp
}

const code = (
  phrase: string,
  says: ReadonlyArray<StageName>,
  { before, behind }: Pick<StageCode, "before" | "behind">,
  source: string,
  absent = false,
): StageCode => ({
  phrase,
  says,
  exact: true,
  need: "always",
  absent,
  tail: false,
  source,
  before,
  behind,
})

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

/** Codes as texts write them. */
export const stageCodes: ReadonlyArray<StageCode> = [
  code("m1", ["metastatic"], behindNodes, ajcc),
  code("m0", ["metastatic"], alone0, ajcc, true),
  code("m0", ["metastatic"], orNot, `${ajcc}; "M0-1" is either`),
  code("n0", ["localized"], beforeM0, `${ajcc}; N0 M0 is localized`),
  code("r/r", ["relapsed", "refractory"], alone, course),
  code("r/m", ["recurrent", "metastatic"], alone, course),
  ...["cr1", "cr2", "cr3"].map((phrase) => code(phrase, ["remission"], alone, course)),
]
