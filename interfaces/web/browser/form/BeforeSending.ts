import { mostBiomarkers } from "../../../../domain/Profile.ts"
import * as NoPlace from "../../../../domain/place/NoPlace.ts"
import { mostTermCharacters, oldestAge } from "../../../wire/Limits.ts"
import type { Request } from "../profile/Draft.ts"
import * as IllnessText from "../profile/IllnessText.ts"
import type { Words } from "../words/English.ts"
import type { Wrong } from "./Faults.ts"

/** So much of a result is repeated to tell which it is. */
const shown = 24

const lengthOf = (text: string): number => [...text].length

const resultsFault = (results: ReadonlyArray<string>, { wrong }: Words): string | undefined => {
  if (results.length > mostBiomarkers) return wrong.tooManyResults(results.length)
  const long = results.find((each) => lengthOf(each) > mostTermCharacters)

  return long === undefined ? undefined : wrong.longResult(`${[...long].slice(0, shown).join("")} …`, lengthOf(long))
}

const isAge = (age: unknown): boolean =>
  typeof age === "number" && Number.isInteger(age) && age >= 0 && age <= oldestAge

/** What a header can hold. */
const isKey = (key: string): boolean => /^[\x21-\x7e]*$/.test(key)

/** What is known to be wrong with a request before it is sent; the service is not asked then, and no search is used. */
export const wrongIn = (request: Request, key: string, words: Words): Wrong => {
  const { age, biomarkers = [], condition, location, stage = "" } = request
  const faults: ReadonlyArray<readonly [control: string, sentence: string | false | undefined]> = [
    ["condition", condition === "" && words.form.illnessIsMissing],
    ["condition", IllnessText.isReport(String(condition)) && words.wrong.report],
    ["stage", lengthOf(String(stage)) > mostTermCharacters && words.wrong.stage],
    ["results", resultsFault(biomarkers as ReadonlyArray<string>, words)],
    ["place", NoPlace.is(String((location as Request | undefined)?.["query"] ?? "")) && words.wrong.place],
    ["age", age !== undefined && !isAge(age) && words.wrong.age],
    ["key", !isKey(key) && words.wrong.key],
  ]

  return new Map(faults.flatMap(([control, sentence]) => (sentence ? [[control, sentence]] : [])))
}
