import type * as AreaNames from "../../domain/condition/AreaNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"
import * as SpanishNames from "../../domain/condition/SpanishNames.ts"
import * as FreeText from "../../domain/FreeText.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import type { MatchResponse } from "../wire/Payloads.ts"
import { anyOther } from "./Conditions.ts"
import * as KnownConditions from "./KnownConditions.ts"

const ofArea = ({ area, isSame }: AreaNames.Kin<LaunchArea.LaunchArea>): string =>
  isSame
    ? `The launch area "${area.slug}" is this condition by another name: send the slug as the condition, and the registry is asked for all its names.`
    : `This condition belongs to the launch area "${area.slug}": send the slug as the condition to look for all of it.`

const ofAnyOther: ReadonlySet<string> = new Set([anyOther.slug, anyOther.name.toLowerCase(), "rare disease"])

const nameIt = `"${anyOther.slug}" stands for any condition outside the launch areas: send the name of the disease itself.`

type Suggestions = typeof MatchResponse.Type.suggestions

/** "“a”, “b” or “c”". */
const list = new Intl.ListFormat("en-US", { type: "disjunction" })

const either = (names: ReadonlyArray<string>): string =>
  list.format(names.map((name) => `“${FreeText.inOneLine(name)}”`))

/** What may have been meant, as a question; nothing where nothing is suggested. */
export const meant = (suggestions: Suggestions = []): string | undefined =>
  suggestions.length === 0 ? undefined : `Did you mean ${either(suggestions.map(({ value }) => value))}?`

/** Without the name among other words, which the advice on how to search wider tells. */
const misspelled = (condition: string, suggestions: Suggestions = []): Suggestions => {
  const within = KnownConditions.within(condition)

  return suggestions.filter(({ field, value }) => field !== "condition" || value !== within)
}

const soughtAs = (english: string): string => `The search used its English name, “${english}”.`

const ofCondition = (condition: string): string | undefined => {
  if (LaunchArea.find(condition) !== undefined) return undefined
  if (ofAnyOther.has(condition.trim().toLowerCase())) return nameIt
  const kin = LaunchArea.kinOf(condition)

  return kin === undefined ? undefined : ofArea(kin)
}

/**
 * What the condition or the place of a match may have been meant for, or was sought by, in a sentence each: the registry is asked for a launch area by its
 * slug or name alone, and for any other text by its words, however they are spelled.
 */
export const of = ({ condition }: MatchRequest, suggestions: Suggestions): ReadonlyArray<string> => {
  const written = FreeText.read(condition)
  const english = SpanishNames.inEnglish(written)
  const isOfCondition = ({ field }: NonNullable<Suggestions>[number]) => field === "condition"
  const told =
    english === undefined
      ? [meant(misspelled(written, suggestions))]
      : [soughtAs(english), meant(suggestions?.filter((each) => !isOfCondition(each)))]

  return [ofCondition(english ?? written), ...told].filter((sentence) => sentence !== undefined)
}
