import type { Answer, Option } from "../answer/Wire.ts"
import type { SavedFile } from "./SavedFile.ts"

/** A study that is there still, with what is other than it was. */
export interface Changed {
  readonly option: Option
  /** The status that it had, where that is another now. */
  readonly was: string | undefined
  /** The day on which its record was changed since; nothing where it was not, or that cannot be told. */
  readonly updated: string | undefined
}

/** What is other in today's answer than in a saved file. */
export interface Changes {
  readonly fresh: ReadonlyArray<Option>
  readonly changed: ReadonlyArray<Changed>
  /** Numbers of studies that are no more among those found. */
  readonly gone: ReadonlyArray<string>
  /** Whether the answer holds all that were found: what is not in it is closed, and does not only stand further down. */
  readonly isWhole: boolean
}

const changeOf = (option: Option, { day, statuses }: SavedFile): Changed => {
  const before = statuses.get(option.nct_id)
  const { last_update_posted: posted, overall_status } = option

  return {
    option,
    was: before === overall_status ? undefined : before,
    updated: day !== undefined && posted !== null && posted > day ? posted : undefined,
  }
}

export const between = (
  saved: SavedFile,
  { options, total_found }: Pick<Answer, "options" | "total_found">,
): Changes => {
  const today = new Set(options.map(({ nct_id }) => nct_id))
  const known = options.filter(({ nct_id }) => saved.found.has(nct_id))

  return {
    fresh: options.filter(({ nct_id }) => !saved.found.has(nct_id)),
    changed: known
      .map((option) => changeOf(option, saved))
      .filter(({ updated, was }) => updated !== undefined || was !== undefined),
    gone: [...saved.found].filter((nctId) => !today.has(nctId)),
    isWhole: total_found <= options.length,
  }
}
