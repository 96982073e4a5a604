import type { Page } from "../document/Document.ts"
import { spot } from "../document/Document.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import * as Finding from "./Finding.ts"

/** Words that no vocabulary knows, to be found as they are. */
export type Literal = TargetMatcher.Names<undefined>

/** At most this many mentions are read in a text. */
const most = 40

/** What is short counts only as it is written. */
const short = 4

export const of = (written: string): Literal =>
  TargetMatcher.index([{ form: Pattern.compile(written, written.length <= short), means: undefined }])

const places = (page: Page, literal: Literal, enough?: number): ReadonlyArray<Pattern.Place> =>
  TargetMatcher.find(literal, page, most, Pattern.wholeWord(page.folded), enough)

/** Whether a text holds the words. */
export const mayFind = (page: Page, literal: Literal): boolean => places(page, literal, 1).length > 0

/** What a text tells of the words, mention by mention. */
export const find = (page: Page, literal: Literal): ReadonlyArray<Finding.Finding> =>
  places(page, literal).flatMap(({ end, start }) => {
    const where = spot(page, start, end)

    return where === undefined ? [] : [Finding.at(page, where, start, end, true)]
  })
