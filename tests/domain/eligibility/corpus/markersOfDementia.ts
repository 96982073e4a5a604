import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

const of = (
  part: (line: string) => string,
  line: string,
  expected: Readonly<Record<string, "in" | "ex" | "?" | "-">>,
): ReadonlyArray<Case> => asking("Alzheimer Disease", part, line, expected)

/** Markers of dementia as those write them who study it. */
export const markersOfDementia: ReadonlyArray<Case> = [
  // Amyloid by what it is seen with, and by what of it is missing in the fluid around the brain
  ...[
    "Positive florbetapir amyloid PET scan",
    "Positive 18F-flutemetamol PET",
    "Florbetaben positron emission tomography read as positive",
    "Brain amyloidosis on a scan",
    "Reduced Aβ42 in the cerebrospinal fluid",
    "Low CSF Abeta42",
    "Decreased Aβ42/40 ratio",
    "Abnormal CSF levels of Aß1-42",
    "CSF Aβ42 low or a positive scan",
    "CSF Abeta42 < 600 pg/mL",
    "CSF Aβ42/Aβ40 ratio, with CSF Aß1-42 below the cut-off of the laboratory",
  ].flatMap((line) =>
    of(included, line, { "amyloid positive": "in", "CSF Abeta42 low": "in", "amyloid negative": "?" }),
  ),
  ...of(included, "CSF Abeta42 > 1000 pg/mL", { "amyloid positive": "?" }),
  ...of(included, "Abnormal levels of Aβ42, t-tau or p-tau", { "p-tau positive": "in", "total tau high": "in" }),
  ...of(included, "Positive blood test for p-tau217", { "p-tau217 positive": "in", "p-tau217 negative": "?" }),
  ...of(included, "Blood test for p-tau217", { "p-tau217 positive": "?" }),
  ...of(included, "Confirmation of amyloid pathology", { "amyloid confirmed by lumbar puncture": "in" }),
  ...of(included, "Elevated CSF p-tau181 and low Abeta42", { "p-tau181 elevated": "in", "amyloid positive": "in" }),
  // Genes by their names
  ...["PSEN1 mutation", "Mutation in the presenilin 1 gene", "A pathogenic presenilin-1 variant"].flatMap((line) =>
    of(included, line, { "PSEN1 mutation": "in", "presenilin 1 mutation": "in", "PSEN2 mutation": "-" }),
  ),
  ...of(excluded, "Known mutation of presenilin 1, presenilin 2 or the amyloid precursor protein", {
    "PSEN1 mutation": "ex",
    "PSEN2 E280A": "ex",
    "APP mutation": "ex",
    "amyloid positive": "-",
  }),
  ...of(excluded, "APP duplication", { "APP duplication": "ex", "APP mutation": "?" }),
  ...of(excluded, "GRN or MAPT mutation", { "progranulin mutation": "ex", "MAPT mutation": "ex", "TREM2 R47H": "-" }),
  ...of(excluded, "Two relatives with dementia, unless PSEN1 mutations have been excluded", { "PSEN1 mutation": "?" }),
  ...of(included, "Positive CSF alpha-synuclein seed amplification assay (SAA)", { "α-synuclein SAA positive": "in" }),
  ...of(included, "Abnormal DaT-SPECT", { "DaTscan abnormal": "in", "DaTscan normal": "?" }),
]
