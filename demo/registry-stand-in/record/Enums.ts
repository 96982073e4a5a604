/** The values of the registry's enumerations, from `components.schemas` of its OpenAPI document 2.0.5. */

export const Status = [
  "ACTIVE_NOT_RECRUITING",
  "COMPLETED",
  "ENROLLING_BY_INVITATION",
  "NOT_YET_RECRUITING",
  "RECRUITING",
  "SUSPENDED",
  "TERMINATED",
  "WITHDRAWN",
  "AVAILABLE",
  "NO_LONGER_AVAILABLE",
  "TEMPORARILY_NOT_AVAILABLE",
  "APPROVED_FOR_MARKETING",
  "WITHHELD",
  "UNKNOWN",
]

export const ExpandedAccessStatus = [
  "AVAILABLE",
  "NO_LONGER_AVAILABLE",
  "TEMPORARILY_NOT_AVAILABLE",
  "APPROVED_FOR_MARKETING",
]

export const RecruitmentStatus = [
  "ACTIVE_NOT_RECRUITING",
  "COMPLETED",
  "ENROLLING_BY_INVITATION",
  "NOT_YET_RECRUITING",
  "RECRUITING",
  "SUSPENDED",
  "TERMINATED",
  "WITHDRAWN",
  "AVAILABLE",
]

export const StudyType = ["EXPANDED_ACCESS", "INTERVENTIONAL", "OBSERVATIONAL"]
export const Phase = ["NA", "EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4"]
export const Sex = ["FEMALE", "MALE", "ALL"]
export const StandardAge = ["CHILD", "ADULT", "OLDER_ADULT"]
export const SamplingMethod = ["PROBABILITY_SAMPLE", "NON_PROBABILITY_SAMPLE"]
export const IpdSharing = ["YES", "NO", "UNDECIDED"]
export const IpdSharingInfoType = ["STUDY_PROTOCOL", "SAP", "ICF", "CSR", "ANALYTIC_CODE"]
export const OrgStudyIdType = ["NIH", "FDA", "VA", "CDC", "AHRQ", "SAMHSA"]
export const SecondaryIdType = [...OrgStudyIdType, "OTHER_GRANT", "EUDRACT_NUMBER", "CTIS", "REGISTRY", "OTHER"]
export const AgencyClass = ["NIH", "FED", "OTHER_GOV", "INDIV", "INDUSTRY", "NETWORK", "AMBIG", "OTHER", "UNKNOWN"]
export const DateType = ["ACTUAL", "ESTIMATED"]
export const ResponsiblePartyType = ["SPONSOR", "PRINCIPAL_INVESTIGATOR", "SPONSOR_INVESTIGATOR"]
export const DesignAllocation = ["RANDOMIZED", "NON_RANDOMIZED", "NA"]
export const InterventionalAssignment = ["SINGLE_GROUP", "PARALLEL", "CROSSOVER", "FACTORIAL", "SEQUENTIAL"]

export const PrimaryPurpose = [
  "TREATMENT",
  "PREVENTION",
  "DIAGNOSTIC",
  "ECT",
  "SUPPORTIVE_CARE",
  "SCREENING",
  "HEALTH_SERVICES_RESEARCH",
  "BASIC_SCIENCE",
  "DEVICE_FEASIBILITY",
  "OTHER",
]

export const ObservationalModel = [
  "COHORT",
  "CASE_CONTROL",
  "CASE_ONLY",
  "CASE_CROSSOVER",
  "ECOLOGIC_OR_COMMUNITY",
  "FAMILY_BASED",
  "DEFINED_POPULATION",
  "NATURAL_HISTORY",
  "OTHER",
]

export const DesignTimePerspective = ["RETROSPECTIVE", "PROSPECTIVE", "CROSS_SECTIONAL", "OTHER"]
export const DesignMasking = ["NONE", "SINGLE", "DOUBLE", "TRIPLE", "QUADRUPLE"]
export const WhoMasked = ["PARTICIPANT", "CARE_PROVIDER", "INVESTIGATOR", "OUTCOMES_ASSESSOR"]
export const BioSpecRetention = ["NONE_RETAINED", "SAMPLES_WITH_DNA", "SAMPLES_WITHOUT_DNA"]

export const ArmGroupType = [
  "EXPERIMENTAL",
  "ACTIVE_COMPARATOR",
  "PLACEBO_COMPARATOR",
  "SHAM_COMPARATOR",
  "NO_INTERVENTION",
  "OTHER",
]

export const InterventionType = [
  "BEHAVIORAL",
  "BIOLOGICAL",
  "COMBINATION_PRODUCT",
  "DEVICE",
  "DIAGNOSTIC_TEST",
  "DIETARY_SUPPLEMENT",
  "DRUG",
  "GENETIC",
  "PROCEDURE",
  "RADIATION",
  "OTHER",
]

export const OfficialRole = ["STUDY_CHAIR", "STUDY_DIRECTOR", "PRINCIPAL_INVESTIGATOR", "SUB_INVESTIGATOR"]
export const ContactRole = [...OfficialRole, "CONTACT"]
export const ReferenceType = ["BACKGROUND", "RESULT", "DERIVED"]
export const BrowseLeafRelevance = ["LOW", "HIGH"]
