import type * as WhySentences from "../../../../domain/ranking/WhySentences.ts"
import type { Option } from "../answer/Wire.ts"

type Coded = NonNullable<Option["why_codes"]>[number]

/** What is said of why a study stands where it stands, by its code. */
export type Whys = Readonly<Record<WhySentences.Code, (values: Coded["values"]) => string>>

/** The reasons in the words of a page; one that it has no words for stays in the service's own, English. */
export interface Reason {
  readonly text: string
  readonly isEnglish: boolean
}

/** Why a study stands where it stands; without a table, in the service's own words. */
export const of = ({ why = [], why_codes = [] }: Option, whys: Whys | undefined): ReadonlyArray<Reason> =>
  why.map((text, index) => {
    const coded = why_codes[index]
    const worded = coded && whys?.[coded.code as WhySentences.Code]?.(coded.values)

    return worded === undefined ? { text, isEnglish: true } : { text: worded, isEnglish: false }
  })
