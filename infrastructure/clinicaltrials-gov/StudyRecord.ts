import { Data, Either } from "effect"
import * as NctId from "../../domain/study/NctId.ts"
import type { Eligibility, Intervention, Site, Study, StudyType } from "../../domain/study/Study.ts"
import * as ContactRecord from "./ContactRecord.ts"
import * as Markup from "./Markup.ts"
import { type Fields, Shape } from "./Shape.ts"
import * as SiteRecord from "./SiteRecord.ts"

/** A record that cannot be read; `field` is the name of the one at fault. */
export class RecordIsMalformed extends Data.TaggedError("RecordIsMalformed")<{ readonly field: string }> {}

/** A record of another kind than a `Study`: an observational study, or one whose kind is withheld. */
export class StudyIsOfAnotherType extends Data.TaggedError("StudyIsOfAnotherType") {}

const types: ReadonlyMap<string | null, StudyType> = new Map([
  ["INTERVENTIONAL", "interventional"],
  ["EXPANDED_ACCESS", "expanded_access"],
])

/** The registry writes prose as markdown. */
const prose = (shape: Shape, fields: Fields, name: string): string | null => {
  const text = shape.text(fields, name)

  return text === null ? null : Markup.unescape(text)
}

const interventionOf = (shape: Shape, intervention: Fields): Intervention | null => {
  const name = shape.text(intervention, "name")
  const type = shape.text(intervention, "type")
  const description = prose(shape, intervention, "description")

  return name === null ? null : { name, type, description }
}

const eligibilityOf = (shape: Shape, eligibility: Fields): Eligibility => ({
  minimumAge: shape.text(eligibility, "minimumAge"),
  maximumAge: shape.text(eligibility, "maximumAge"),
  ageGroups: shape.texts(eligibility, "stdAges"),
  sex: shape.text(eligibility, "sex"),
  text: prose(shape, eligibility, "eligibilityCriteria"),
})

/**
 * A registry record as a `Study`. Any module may be absent and any enum value new; a wrong type refuses the record, and so does
 * another number than the one it must have, if there is one. A page
 * has thousands of sites, nearly all of studies that are not shown: they are checked at once, and made when they are asked for.
 */
export const decode = (
  record: unknown,
  expectedId?: string,
): Either.Either<Study, RecordIsMalformed | StudyIsOfAnotherType> => {
  const shape = new Shape()
  const root: Fields = { record }
  const protocol = shape.object(shape.object(root, "record"), "protocolSection")
  const derived = shape.object(shape.object(root, "record"), "derivedSection")
  const identification = shape.object(protocol, "identificationModule")
  const status = shape.object(protocol, "statusModule")
  const design = shape.object(protocol, "designModule")
  const conditions = shape.object(protocol, "conditionsModule")

  const nctId = shape.text(identification, "nctId")
  const titles = ["briefTitle", "officialTitle", "acronym"].map((name) => shape.text(identification, name))
  const overallStatus = shape.text(status, "overallStatus")
  const studyType = shape.text(design, "studyType")

  if (!NctId.is(nctId) || (expectedId !== undefined && nctId !== expectedId))
    return Either.left(new RecordIsMalformed({ field: shape.fault ?? "nctId" }))
  if (overallStatus === null) return Either.left(new RecordIsMalformed({ field: shape.fault ?? "overallStatus" }))

  const type = types.get(studyType)
  const places = shape.object(protocol, "contactsLocationsModule")
  const locations = shape.objects(places, "locations")
  let sites: ReadonlyArray<Site> | undefined
  const study = {
    nctId,
    title: titles.find((title) => title !== null) ?? nctId,
    overallStatus,
    startDate: shape.text(shape.object(status, "startDateStruct"), "date"),
    phases: shape.texts(design, "phases"),
    primaryPurpose: shape.text(shape.object(design, "designInfo"), "primaryPurpose"),
    conditions: shape.texts(conditions, "conditions"),
    keywords: shape.texts(conditions, "keywords"),
    conditionTerms: shape
      .objects(shape.object(derived, "conditionBrowseModule"), "meshes")
      .map((mesh) => shape.text(mesh, "term"))
      .filter((term) => term !== null),
    interventions: shape
      .objects(shape.object(protocol, "armsInterventionsModule"), "interventions")
      .map((intervention) => interventionOf(shape, intervention))
      .filter((intervention) => intervention !== null),
    sponsor: shape.text(shape.object(shape.object(protocol, "sponsorCollaboratorsModule"), "leadSponsor"), "name"),
    summary: prose(shape, shape.object(protocol, "descriptionModule"), "briefSummary"),
    eligibility: eligibilityOf(shape, shape.object(protocol, "eligibilityModule")),
    contacts: ContactRecord.listed(shape, places, "centralContacts"),
    get sites() {
      sites ??= locations.map((location) => SiteRecord.of(shape, location))

      return sites
    },
    lastUpdatePosted: shape.text(shape.object(status, "lastUpdatePostDateStruct"), "date"),
  }

  for (const location of locations) SiteRecord.noteFaults(shape, location)

  if (shape.fault !== undefined) return Either.left(new RecordIsMalformed({ field: shape.fault }))

  return type === undefined ? Either.left(new StudyIsOfAnotherType()) : Either.right(Object.assign(study, { type }))
}
