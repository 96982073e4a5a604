import * as Enums from "./Enums.ts"

export type Kind = "branch" | "text" | "markup" | "enum" | "boolean" | "date" | "age" | "number" | "geo"

/** A named part of a study record. `allowed` is filled for enums and booleans only. */
export interface Piece {
  readonly name: string
  readonly path: ReadonlyArray<string>
  readonly kind: Kind
  readonly allowed: ReadonlyArray<string>
}

interface Node extends Omit<Piece, "path"> {
  readonly field: string
  readonly children: ReadonlyArray<Node>
}

const leaf =
  (kind: Kind, allowed: ReadonlyArray<string> = []) =>
  (name: string, field: string): Node => ({ name, field, kind, allowed, children: [] })

const text = leaf("text")
const markup = leaf("markup")
const date = leaf("date")
const age = leaf("age")
const number = leaf("number")
const geo = leaf("geo")
const boolean = leaf("boolean", ["true", "false"])
const oneOf = (name: string, field: string, allowed: ReadonlyArray<string>): Node => leaf("enum", allowed)(name, field)

const branch = (name: string, field: string, ...children: ReadonlyArray<Node>): Node => ({
  name,
  field,
  kind: "branch",
  allowed: [],
  children,
})

const dated = (name: string, field: string): Node =>
  branch(`${name}Struct`, field, date(name, "date"), oneOf(`${name}Type`, "type", Enums.DateType))

const outcome = (name: string, field: string): Node =>
  branch(
    name,
    field,
    text(`${name}Measure`, "measure"),
    markup(`${name}Description`, "description"),
    text(`${name}TimeFrame`, "timeFrame"),
  )

const contact = (name: string, field: string): Node =>
  branch(
    name,
    field,
    text(`${name}Name`, "name"),
    oneOf(`${name}Role`, "role", Enums.ContactRole),
    text(`${name}Phone`, "phone"),
    text(`${name}PhoneExt`, "phoneExt"),
    text(`${name}EMail`, "email"),
  )

const browse = (name: string, field: string): Node =>
  branch(
    `${name}BrowseModule`,
    field,
    branch(`${name}Mesh`, "meshes", text(`${name}MeshId`, "id"), text(`${name}MeshTerm`, "term")),
    branch(`${name}Ancestor`, "ancestors", text(`${name}AncestorId`, "id"), text(`${name}AncestorTerm`, "term")),
    branch(
      `${name}BrowseLeaf`,
      "browseLeaves",
      text(`${name}BrowseLeafId`, "id"),
      text(`${name}BrowseLeafName`, "name"),
      text(`${name}BrowseLeafAsFound`, "asFound"),
      oneOf(`${name}BrowseLeafRelevance`, "relevance", Enums.BrowseLeafRelevance),
    ),
    branch(
      `${name}BrowseBranch`,
      "browseBranches",
      text(`${name}BrowseBranchAbbrev`, "abbrev"),
      text(`${name}BrowseBranchName`, "name"),
    ),
  )

const identification = branch(
  "IdentificationModule",
  "identificationModule",
  text("NCTId", "nctId"),
  text("NCTIdAlias", "nctIdAliases"),
  branch(
    "OrgStudyIdInfo",
    "orgStudyIdInfo",
    text("OrgStudyId", "id"),
    oneOf("OrgStudyIdType", "type", Enums.OrgStudyIdType),
    text("OrgStudyIdLink", "link"),
  ),
  branch(
    "SecondaryIdInfo",
    "secondaryIdInfos",
    text("SecondaryId", "id"),
    oneOf("SecondaryIdType", "type", Enums.SecondaryIdType),
    text("SecondaryIdDomain", "domain"),
    text("SecondaryIdLink", "link"),
  ),
  text("BriefTitle", "briefTitle"),
  text("OfficialTitle", "officialTitle"),
  text("Acronym", "acronym"),
  branch(
    "Organization",
    "organization",
    text("OrgFullName", "fullName"),
    oneOf("OrgClass", "class", Enums.AgencyClass),
  ),
)

const status = branch(
  "StatusModule",
  "statusModule",
  date("StatusVerifiedDate", "statusVerifiedDate"),
  oneOf("OverallStatus", "overallStatus", Enums.Status),
  oneOf("LastKnownStatus", "lastKnownStatus", Enums.Status),
  boolean("DelayedPosting", "delayedPosting"),
  text("WhyStopped", "whyStopped"),
  branch(
    "ExpandedAccessInfo",
    "expandedAccessInfo",
    boolean("HasExpandedAccess", "hasExpandedAccess"),
    text("ExpandedAccessNCTId", "nctId"),
    oneOf("ExpandedAccessStatusForNCTId", "statusForNctId", Enums.ExpandedAccessStatus),
  ),
  dated("StartDate", "startDateStruct"),
  dated("PrimaryCompletionDate", "primaryCompletionDateStruct"),
  dated("CompletionDate", "completionDateStruct"),
  date("StudyFirstSubmitDate", "studyFirstSubmitDate"),
  date("StudyFirstSubmitQCDate", "studyFirstSubmitQcDate"),
  dated("StudyFirstPostDate", "studyFirstPostDateStruct"),
  boolean("ResultsWaived", "resultsWaived"),
  date("ResultsFirstSubmitDate", "resultsFirstSubmitDate"),
  date("ResultsFirstSubmitQCDate", "resultsFirstSubmitQcDate"),
  dated("ResultsFirstPostDate", "resultsFirstPostDateStruct"),
  date("DispFirstSubmitDate", "dispFirstSubmitDate"),
  date("DispFirstSubmitQCDate", "dispFirstSubmitQcDate"),
  dated("DispFirstPostDate", "dispFirstPostDateStruct"),
  date("LastUpdateSubmitDate", "lastUpdateSubmitDate"),
  dated("LastUpdatePostDate", "lastUpdatePostDateStruct"),
)

const sponsors = branch(
  "SponsorCollaboratorsModule",
  "sponsorCollaboratorsModule",
  branch(
    "ResponsibleParty",
    "responsibleParty",
    oneOf("ResponsiblePartyType", "type", Enums.ResponsiblePartyType),
    text("ResponsiblePartyInvestigatorFullName", "investigatorFullName"),
    text("ResponsiblePartyInvestigatorTitle", "investigatorTitle"),
    text("ResponsiblePartyInvestigatorAffiliation", "investigatorAffiliation"),
    text("ResponsiblePartyOldNameTitle", "oldNameTitle"),
    text("ResponsiblePartyOldOrganization", "oldOrganization"),
  ),
  branch(
    "LeadSponsor",
    "leadSponsor",
    text("LeadSponsorName", "name"),
    oneOf("LeadSponsorClass", "class", Enums.AgencyClass),
  ),
  branch(
    "Collaborator",
    "collaborators",
    text("CollaboratorName", "name"),
    oneOf("CollaboratorClass", "class", Enums.AgencyClass),
  ),
)

const oversight = branch(
  "OversightModule",
  "oversightModule",
  boolean("OversightHasDMC", "oversightHasDmc"),
  boolean("IsFDARegulatedDrug", "isFdaRegulatedDrug"),
  boolean("IsFDARegulatedDevice", "isFdaRegulatedDevice"),
  boolean("IsUnapprovedDevice", "isUnapprovedDevice"),
  boolean("IsPPSD", "isPpsd"),
  boolean("IsUSExport", "isUsExport"),
  boolean("FDAAA801Violation", "fdaaa801Violation"),
)

const design = branch(
  "DesignModule",
  "designModule",
  oneOf("StudyType", "studyType", Enums.StudyType),
  number("NPtrsToThisExpAccNCTId", "nPtrsToThisExpAccNctId"),
  branch(
    "ExpandedAccessTypes",
    "expandedAccessTypes",
    boolean("ExpAccTypeIndividual", "individual"),
    boolean("ExpAccTypeIntermediate", "intermediate"),
    boolean("ExpAccTypeTreatment", "treatment"),
  ),
  boolean("PatientRegistry", "patientRegistry"),
  age("TargetDuration", "targetDuration"),
  oneOf("Phase", "phases", Enums.Phase),
  branch(
    "DesignInfo",
    "designInfo",
    oneOf("DesignAllocation", "allocation", Enums.DesignAllocation),
    oneOf("DesignInterventionModel", "interventionModel", Enums.InterventionalAssignment),
    markup("DesignInterventionModelDescription", "interventionModelDescription"),
    oneOf("DesignPrimaryPurpose", "primaryPurpose", Enums.PrimaryPurpose),
    oneOf("DesignObservationalModel", "observationalModel", Enums.ObservationalModel),
    oneOf("DesignTimePerspective", "timePerspective", Enums.DesignTimePerspective),
    branch(
      "DesignMaskingInfo",
      "maskingInfo",
      oneOf("DesignMasking", "masking", Enums.DesignMasking),
      markup("DesignMaskingDescription", "maskingDescription"),
      oneOf("DesignWhoMasked", "whoMasked", Enums.WhoMasked),
    ),
  ),
  branch(
    "BioSpec",
    "bioSpec",
    oneOf("BioSpecRetention", "retention", Enums.BioSpecRetention),
    markup("BioSpecDescription", "description"),
  ),
  branch(
    "EnrollmentInfo",
    "enrollmentInfo",
    number("EnrollmentCount", "count"),
    oneOf("EnrollmentType", "type", Enums.DateType),
  ),
)

const arms = branch(
  "ArmsInterventionsModule",
  "armsInterventionsModule",
  branch(
    "ArmGroup",
    "armGroups",
    text("ArmGroupLabel", "label"),
    oneOf("ArmGroupType", "type", Enums.ArmGroupType),
    markup("ArmGroupDescription", "description"),
    text("ArmGroupInterventionName", "interventionNames"),
  ),
  branch(
    "Intervention",
    "interventions",
    oneOf("InterventionType", "type", Enums.InterventionType),
    text("InterventionName", "name"),
    markup("InterventionDescription", "description"),
    text("InterventionArmGroupLabel", "armGroupLabels"),
    text("InterventionOtherName", "otherNames"),
  ),
)

const eligibility = branch(
  "EligibilityModule",
  "eligibilityModule",
  markup("EligibilityCriteria", "eligibilityCriteria"),
  boolean("HealthyVolunteers", "healthyVolunteers"),
  oneOf("Sex", "sex", Enums.Sex),
  boolean("GenderBased", "genderBased"),
  markup("GenderDescription", "genderDescription"),
  age("MinimumAge", "minimumAge"),
  age("MaximumAge", "maximumAge"),
  oneOf("StdAge", "stdAges", Enums.StandardAge),
  markup("StudyPopulation", "studyPopulation"),
  oneOf("SamplingMethod", "samplingMethod", Enums.SamplingMethod),
)

const locations = branch(
  "ContactsLocationsModule",
  "contactsLocationsModule",
  contact("CentralContact", "centralContacts"),
  branch(
    "OverallOfficial",
    "overallOfficials",
    text("OverallOfficialName", "name"),
    text("OverallOfficialAffiliation", "affiliation"),
    oneOf("OverallOfficialRole", "role", Enums.OfficialRole),
  ),
  branch(
    "Location",
    "locations",
    text("LocationFacility", "facility"),
    oneOf("LocationStatus", "status", Enums.RecruitmentStatus),
    text("LocationCity", "city"),
    text("LocationState", "state"),
    text("LocationZip", "zip"),
    text("LocationCountry", "country"),
    contact("LocationContact", "contacts"),
    geo("LocationGeoPoint", "geoPoint"),
  ),
)

const references = branch(
  "ReferencesModule",
  "referencesModule",
  branch(
    "Reference",
    "references",
    text("ReferencePMID", "pmid"),
    oneOf("ReferenceType", "type", Enums.ReferenceType),
    markup("ReferenceCitation", "citation"),
    branch("Retraction", "retractions", text("RetractionPMID", "pmid"), text("RetractionSource", "source")),
  ),
  branch("SeeAlsoLink", "seeAlsoLinks", markup("SeeAlsoLinkLabel", "label"), text("SeeAlsoLinkURL", "url")),
  branch(
    "AvailIPD",
    "availIpds",
    text("AvailIPDId", "id"),
    text("AvailIPDType", "type"),
    text("AvailIPDURL", "url"),
    markup("AvailIPDComment", "comment"),
  ),
)

const sharing = branch(
  "IPDSharingStatementModule",
  "ipdSharingStatementModule",
  oneOf("IPDSharing", "ipdSharing", Enums.IpdSharing),
  markup("IPDSharingDescription", "description"),
  oneOf("IPDSharingInfoType", "infoTypes", Enums.IpdSharingInfoType),
  markup("IPDSharingTimeFrame", "timeFrame"),
  markup("IPDSharingAccessCriteria", "accessCriteria"),
  text("IPDSharingURL", "url"),
)

const roots = [
  branch(
    "ProtocolSection",
    "protocolSection",
    identification,
    status,
    sponsors,
    oversight,
    branch(
      "DescriptionModule",
      "descriptionModule",
      markup("BriefSummary", "briefSummary"),
      markup("DetailedDescription", "detailedDescription"),
    ),
    branch("ConditionsModule", "conditionsModule", text("Condition", "conditions"), text("Keyword", "keywords")),
    design,
    arms,
    branch(
      "OutcomesModule",
      "outcomesModule",
      outcome("PrimaryOutcome", "primaryOutcomes"),
      outcome("SecondaryOutcome", "secondaryOutcomes"),
      outcome("OtherOutcome", "otherOutcomes"),
    ),
    eligibility,
    locations,
    references,
    sharing,
  ),
  branch("ResultsSection", "resultsSection"),
  branch("AnnotationSection", "annotationSection"),
  branch("DocumentSection", "documentSection"),
  branch(
    "DerivedSection",
    "derivedSection",
    branch(
      "MiscInfoModule",
      "miscInfoModule",
      date("VersionHolder", "versionHolder"),
      text("RemovedCountry", "removedCountries"),
    ),
    browse("Condition", "conditionBrowseModule"),
    browse("Intervention", "interventionBrowseModule"),
  ),
  boolean("HasResults", "hasResults"),
]

const flatten = (nodes: ReadonlyArray<Node>, above: ReadonlyArray<string>): ReadonlyArray<Piece> =>
  nodes.flatMap(({ allowed, children, field, kind, name }) => {
    const path = [...above, field]

    return [{ name, path, kind, allowed }, ...flatten(children, path)]
  })

/**
 * The pieces of a study record, named as on the registry's "Study Data Structure" page; the shape is that of its OpenAPI
 * document 2.0.5. The sections of results, annotations and documents are known as wholes only: no record here has them.
 */
export const all: ReadonlyArray<Piece> = flatten(roots, [])

const byName = new Map(all.map((piece) => [piece.name, piece]))
const byPath = new Map(all.map((piece) => [piece.path.join("."), piece]))

export const named = (name: string): Piece | undefined => byName.get(name)

/** A piece by its name (`Phase`) or its whole path (`protocolSection.designModule.phases`). */
export const namedOrAt = (nameOrPath: string): Piece | undefined => byName.get(nameOrPath) ?? byPath.get(nameOrPath)
