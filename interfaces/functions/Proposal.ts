import * as AreaNames from "../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"
import * as FreeText from "../../domain/FreeText.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import { anyOther } from "./Conditions.ts"
import * as Spelling from "./Spelling.ts"

const kinOf = AreaNames.among(LaunchArea.launchAreas)

const asArea = Spelling.ofAreas(LaunchArea.launchAreas, kinOf)

const ofArea = ({ area, isSame }: AreaNames.Kin<LaunchArea.LaunchArea>): string =>
  isSame
    ? `The launch area "${area.slug}" is this condition by another name: send the slug as condition, and the registry is asked for all its names.`
    : `This condition belongs to the launch area "${area.slug}": send the slug as condition to look for all of it.`

const ofAnyOther: ReadonlySet<string> = new Set([anyOther.slug, anyOther.name.toLowerCase(), "rare disease"])

const nameIt = `"${anyOther.slug}" stands for any condition beside the launch areas: send the name of the disease itself.`

const ofCondition = (condition: string, found: number): string | undefined => {
  if (LaunchArea.find(condition) !== undefined) return undefined
  if (ofAnyOther.has(condition.trim().toLowerCase())) return nameIt
  const kin = kinOf(condition)
  if (kin !== undefined) return ofArea(kin)
  const spelt =
    asArea(condition) ?? (found === 0 ? Spelling.corrected(condition, DiseaseNames.vocabulary()) : undefined)

  return spelt === undefined ? undefined : `Did you mean “${FreeText.inOneLine(spelt)}”?`
}

/**
 * What the condition of a match that found so many options may have been meant for, in a sentence: the registry is asked for a
 * launch area by its slug or name alone, and for any other text by its words, however they are spelt.
 */
export const of = ({ condition }: MatchRequest, found: number): ReadonlyArray<string> => {
  const sentence = ofCondition(FreeText.read(condition), found)

  return sentence === undefined ? [] : [sentence]
}
