import type { Sex } from "../../../domain/Profile.ts"
import * as Concept from "./Concept.ts"
import { children, type Element, text } from "./Element.ts"
import type { Subject } from "./RecordSubject.ts"
import { type Field, found, none, notUsed, told } from "./Told.ts"

/** The codes of SNOMED CT that the US Core extension takes, those of the administrative genders, and of the birth sex. */
const sexes: ReadonlyMap<string, Sex> = new Map([
  ["248152002", "female"],
  ["248153007", "male"],
  ["female", "female"],
  ["male", "male"],
  ["F", "female"],
  ["M", "male"],
])

const clinical = /us-core-(?:sex|birthsex)$/

/** The values of an extension, whatever their type. */
const codesOf = (extension: Element): ReadonlyArray<string> => {
  const plain = text(extension, "valueCode")
  const coded = [Concept.named(extension, "valueCoding"), Concept.named(extension, "valueCodeableConcept")]

  return [...(plain === undefined ? [] : [plain]), ...Concept.joined(coded).codes.map(({ code }) => code)]
}

const sexIn = (codes: ReadonlyArray<string>): Sex | undefined =>
  codes.map((code) => sexes.get(code)).find((sex) => sex !== undefined)

/** The sex for clinical use, that at birth, or the administrative one. */
export const of = ({ patient }: Subject): Field<Sex> => {
  if (patient === undefined) return none()
  const extensions = children(patient.element, "extension")
  const at = extensions.findIndex(
    (extension) => clinical.test(text(extension, "url") ?? "") && sexIn(codesOf(extension)) !== undefined,
  )
  const extension = extensions[at]
  const gender = text(patient.element, "gender")
  const sex = sexIn([...(extension === undefined ? [] : codesOf(extension)), ...(gender === undefined ? [] : [gender])])
  const expression = `${patient.expression}.${extension === undefined ? "gender" : `extension[${at}]`}`

  if (sex === undefined)
    return gender === undefined ? none() : none(notUsed("Patient.gender", "it is neither male nor female", expression))

  return found(sex, told(`sex: ${sex}`, expression))
}
