import * as Span from "../document/Span.ts"
import { normal, siteOf } from "../mention/DiseaseWords.ts"
import * as ItemOfItsOwn from "../mention/ItemOfItsOwn.ts"
import * as NamedDisease from "../mention/NamedDisease.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type { PlacedStage } from "./PlacedStage.ts"
import * as StageCollocations from "./StageCollocations.ts"

const course = /^(?:progressed|recurred|relapsed)$/

const remission = /^(?:complete|partial|remission|first|second)$/

const nothingLeft = /^(?:no|ned)$/

/**
 * Where a mention of lower stages stands in brackets right behind metastases: "no distant metastases (M0, stage I to III)" tells of the
 * stages that are left.
 */
const asideOfSpread = (stage: PlacedStage): number | undefined => {
  const told = stage.tokens.words.slice(stage.first, stage.last)
  const isOfLower = /^stages?$/.test(told[0] ?? "") && !told.some((word) => /^(?:iv|4)/.test(word))
  const open = isOfLower ? StageCollocations.told(stage).get("aside of spread") : undefined

  return open === undefined ? undefined : open + 1
}

const ofStage =
  /^(?:untreated|active|prior|previous|known|newly|locally|metastatic|recurrent|relapsed|refractory|progressive|unresectable|resectable|advanced|early|limited|extensive|stages?)$/

/** What is denied in rows: "no evidence of peritoneal disease, metastatic disease", "no stage IIIA, …". */
const inRows = /^(?:evidence|history|signs?|stages?)$/

const joints = /^(?:or|and|\/)$/

/**
 * Where the item of a stage begins that a comma sets apart from what is denied before it, and that says the study's disease by its own
 * name: "no prior therapy, [newly diagnosed glioblastoma]". "Metastatic disease" may be one more of what is denied.
 */
const namedItem = ({ document, first, last, segment, tokens: { words } }: PlacedStage): number | undefined => {
  if (segment.side !== "inclusion") return undefined
  const item = ItemOfItsOwn.of(words, first, last)
  if (item === undefined || ofStage.test(words[item.denied] ?? "") || inRows.test(words[item.first] ?? ""))
    return undefined
  if (!words.slice(item.from, first).every((word) => ofStage.test(word) || joints.test(word))) return undefined
  const own = OwnDiseases.of(document)
  const noun = [...words.slice(first, last), ...Noun.at(words, last)]
  const isNamed = noun.some((word) => own.words.has(normal(word)) || siteOf(word) !== undefined)

  return isNamed && NamedDisease.of(noun, own) === "own" ? item.from : undefined
}

/**
 * A mention as the beginning of a clause of its own, where it is one: "not irradiated, or progressed since", "other than the primary
 * tumour or recurred", "without evidence of disease or in complete response", "no recurrence after resection", "free of
 * cancer (no evidence of disease)", "no prior therapy, newly diagnosed glioblastoma". What turns the clause before it does not turn it; but "not relapsed or progressed" is one.
 */
export const of = (stage: PlacedStage): Span.Span => {
  const { first, says, tokens } = stage
  const { words } = tokens
  const [before = "", next] = words.slice(Math.max(0, first - 2), first)
  const word = words[first] ?? ""
  const isVerb = next === "or" && course.test(word) && !course.test(before)
  const isState = before === "or" && next === "in" && remission.test(word)
  const isSaidAgain = next === "(" && says.includes("remission") && nothingLeft.test(word)
  if (isVerb || isState || isSaidAgain) return Span.from(stage, first)
  const own = says.includes("resected")
    ? StageCollocations.told(stage).get("afterwards")
    : (asideOfSpread(stage) ?? namedItem(stage))

  return own === undefined ? stage : Span.from(stage, own)
}
