import * as Pieces from "../record/Pieces.ts"

export interface Part {
  readonly piece: Pieces.Piece
  readonly weight: number
}

/** Fields that are searched together; a hit in one of them counts as much as its weight. */
export interface SearchArea {
  readonly name: string
  readonly parts: ReadonlyArray<Part>
  /** Whether other names of a disease are searched as well. */
  readonly hasSynonyms: boolean
}

const area = (name: string, weights: Readonly<Record<string, number>>, hasSynonyms = true): SearchArea => ({
  name,
  hasSynonyms,
  parts: Object.entries(weights).flatMap(([field, weight]) => {
    const piece = Pieces.named(field)

    return piece === undefined ? [] : [{ piece, weight }]
  }),
})

/** Names and weights of the registry's own "Search Areas" page; parts about results are left out, no record has them. */
export const BasicSearch = area("BasicSearch", {
  NCTId: 1,
  Acronym: 1,
  BriefTitle: 0.89,
  OfficialTitle: 0.85,
  Condition: 0.81,
  InterventionName: 0.8,
  InterventionOtherName: 0.75,
  Phase: 0.65,
  StdAge: 0.65,
  PrimaryOutcomeMeasure: 0.6,
  Keyword: 0.6,
  BriefSummary: 0.6,
  ArmGroupLabel: 0.5,
  SecondaryOutcomeMeasure: 0.5,
  InterventionDescription: 0.45,
  ArmGroupDescription: 0.45,
  PrimaryOutcomeDescription: 0.4,
  LeadSponsorName: 0.4,
  OrgStudyId: 0.4,
  SecondaryId: 0.4,
  NCTIdAlias: 0.4,
  InterventionType: 0.35,
  ArmGroupType: 0.35,
  SecondaryOutcomeDescription: 0.35,
  LocationFacility: 0.35,
  LocationState: 0.35,
  LocationCountry: 0.35,
  LocationCity: 0.35,
  LocationStatus: 0.35,
  BioSpecDescription: 0.3,
  ResponsiblePartyInvestigatorFullName: 0.3,
  OverallOfficialAffiliation: 0.3,
  OverallOfficialName: 0.3,
  CentralContactName: 0.3,
  ConditionMeshTerm: 0.3,
  InterventionMeshTerm: 0.3,
  StudyType: 0.3,
  ConditionAncestorTerm: 0.25,
  InterventionAncestorTerm: 0.25,
  CollaboratorName: 0.25,
  OtherOutcomeMeasure: 0.15,
  OtherOutcomeDescription: 0.1,
  LocationContactName: 0.1,
})

export const ConditionSearch = area("ConditionSearch", {
  Condition: 0.95,
  BriefTitle: 0.6,
  OfficialTitle: 0.55,
  ConditionMeshTerm: 0.5,
  ConditionAncestorTerm: 0.4,
  Keyword: 0.3,
  NCTId: 0.2,
})

export const InterventionSearch = area("InterventionSearch", {
  InterventionName: 0.95,
  InterventionType: 0.85,
  ArmGroupType: 0.85,
  InterventionOtherName: 0.75,
  BriefTitle: 0.65,
  OfficialTitle: 0.6,
  ArmGroupLabel: 0.5,
  InterventionMeshTerm: 0.5,
  Keyword: 0.5,
  InterventionAncestorTerm: 0.4,
  InterventionDescription: 0.4,
  ArmGroupDescription: 0.4,
})

export const LocationSearch = area(
  "LocationSearch",
  {
    LocationCity: 0.95,
    LocationState: 0.95,
    LocationCountry: 0.95,
    LocationFacility: 0.95,
    LocationZip: 0.35,
  },
  false,
)

export const TitleSearch = area("TitleSearch", { Acronym: 0.99, BriefTitle: 0.95, OfficialTitle: 0.8 })

export const OutcomeSearch = area("OutcomeSearch", {
  PrimaryOutcomeMeasure: 0.9,
  SecondaryOutcomeMeasure: 0.8,
  PrimaryOutcomeDescription: 0.6,
  SecondaryOutcomeDescription: 0.5,
  OtherOutcomeMeasure: 0.4,
  OtherOutcomeDescription: 0.3,
})

export const SponsorSearch = area("SponsorSearch", { LeadSponsorName: 0.99, CollaboratorName: 0.9, OrgFullName: 0.6 })

export const LeadSponsorSearch = area("LeadSponsorName", { LeadSponsorName: 1 })

export const IdSearch = area("IdSearch", {
  NCTId: 0.99,
  NCTIdAlias: 0.9,
  Acronym: 0.85,
  OrgStudyId: 0.8,
  SecondaryId: 0.75,
})

export const EligibilitySearch = area("EligibilitySearch", { EligibilityCriteria: 0.95, StudyPopulation: 0.8 })

export const PatientSearch = area("PatientSearch", {
  Acronym: 1,
  Condition: 0.95,
  BriefTitle: 0.9,
  OfficialTitle: 0.85,
  ConditionMeshTerm: 0.8,
  ConditionAncestorTerm: 0.7,
  BriefSummary: 0.65,
  Keyword: 0.6,
  InterventionName: 0.6,
  InterventionOtherName: 0.6,
  PrimaryOutcomeMeasure: 0.6,
  StdAge: 0.6,
  ArmGroupLabel: 0.5,
  SecondaryOutcomeMeasure: 0.5,
  InterventionDescription: 0.45,
  ArmGroupDescription: 0.45,
  PrimaryOutcomeDescription: 0.45,
  LeadSponsorName: 0.4,
  OrgStudyId: 0.4,
  SecondaryId: 0.4,
  NCTIdAlias: 0.4,
  SecondaryOutcomeDescription: 0.35,
  LocationFacility: 0.35,
  LocationState: 0.35,
  LocationCountry: 0.35,
  LocationCity: 0.35,
})

const byName = new Map(
  [
    BasicSearch,
    ConditionSearch,
    InterventionSearch,
    LocationSearch,
    TitleSearch,
    OutcomeSearch,
    SponsorSearch,
    IdSearch,
    EligibilitySearch,
    PatientSearch,
  ].map((known) => [known.name, known]),
)

export const named = (name: string): SearchArea | undefined => byName.get(name)
