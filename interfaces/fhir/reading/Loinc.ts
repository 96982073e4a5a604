/**
 * Codes of LOINC and SNOMED CT that carry structure, whatever words stand beside them. This material contains content from LOINC
 * (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC)
 * Committee and is available at no cost under the license at http://loinc.org/license.
 */

/** Groups of stages: clinical, pathological and others, by LOINC, and the observables of SNOMED CT for them. */
export const stageGroups: ReadonlySet<string> = new Set([
  "21908-9",
  "21902-2",
  "21914-7",
  "399537006",
  "399588009",
  "399390009",
])

/** The category M, clinical and pathological. */
export const distantSpread: ReadonlySet<string> = new Set(["21907-1", "21901-4", "399387003", "371497001", "385421009"])

/** A variant that was looked for, and the components that tell it. */
export const variant: ReadonlySet<string> = new Set(["69548-6"])

export const gene: ReadonlySet<string> = new Set(["48018-6"])

export const proteinChange: ReadonlySet<string> = new Set(["48005-3", "81252-9"])

export const dnaChange: ReadonlySet<string> = new Set(["48004-6"])

export const kindOfChange: ReadonlySet<string> = new Set(["48019-4", "48006-1", "81304-8"])

/** What a change means clinically, and whether it was inherited. */
export const significance: ReadonlySet<string> = new Set(["53037-8"])

export const sourceClass: ReadonlySet<string> = new Set(["48002-0"])

/** What of an Observation names the part that was looked at, a reason, an implication or a therapy, and no result. */
export const noResult: ReadonlySet<string> = new Set(["53041-0", "51959-5", "83006-7", "51963-7", "54114-4"])

/** What a code measures that records leave without words. */
export const names: ReadonlyMap<string, string> = new Map([
  ["89247-1", "ECOG"],
  ["89262-0", "ECOG"],
  ["42800-3", "ECOG"],
  ["89243-0", "Karnofsky"],
  ["72106-8", "MMSE"],
  ["72172-0", "MoCA"],
  ["94076-7", "TMB"],
  ["94077-5", "TMB"],
  ["81695-9", "MSI"],
  ["62862-8", "MSI"],
  ["24108-3", "CA 19-9"],
  ["2857-1", "PSA"],
  ["85147-7", "PD-L1"],
  ["16112-5", "ER"],
  ["40556-3", "ER"],
  ["16113-3", "PR"],
  ["40557-1", "PR"],
  ["48676-1", "HER2"],
  ["18474-7", "HER2"],
  ["423740007", "ECOG"],
  ["273546003", "Karnofsky"],
])

/** Answers that say more than that something is there. */
export const answers: ReadonlyMap<string, string> = new Map([
  ["LA14122-8", "stable"],
  ["LA26202-4", "low"],
  ["LA26203-2", "high"],
  ["LA9658-1", "wild-type"],
])
