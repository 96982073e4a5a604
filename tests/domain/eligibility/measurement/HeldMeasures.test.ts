import { describe, expect, test } from "bun:test"
import * as HeldMeasures from "../../../../domain/eligibility/measurement/HeldMeasures.ts"

const told = (written: string) => {
  const { measures, rest } = HeldMeasures.of(written)

  return [measures.map(({ measure: { name }, value }) => `${name} ${value}`), rest]
}

describe("An entry tells scores, and what is left of it", () => {
  test.each<[written: string, scores: ReadonlyArray<string>, rest: string]>([
    ["MMSE 22", ["MMSE 22"], ""],
    ["MMSE score: 22/30", ["MMSE 22"], ""],
    ["mini-mental 22 points", ["MMSE 22"], ""],
    ["my last MMSE was 22 (March 2025)", ["MMSE 22"], ""],
    ["22/30 on the MMSE", ["MMSE 22"], ""],
    ["MoCA=18", ["MoCA 18"], ""],
    ["MMSE22", ["MMSE 22"], ""],
    ["IIIB ECOG2", ["ECOG 2"], "IIIB"],
    ["ECOG 0 (fully active)", ["ECOG 0"], ""],
    ["MMSE 22, MoCA 18 and CDR-SB 4.5", ["MMSE 22", "MoCA 18", "CDR-SB 4.5"], ""],
    ["mild Alzheimer's disease (MMSE 22)", ["MMSE 22"], "mild Alzheimer's disease"],
    ["mild Alzheimer's disease with MMSE 22", ["MMSE 22"], "mild Alzheimer's disease"],
    ["MMSE 22; APOE4 carrier", ["MMSE 22"], "APOE4 carrier"],
    ["stage IV, ECOG PS 1, HER2+", ["ECOG 1"], "stage IV, HER2+"],
    ["HER2-, ECOG 1", ["ECOG 1"], "HER2-"],
    ["MMSE 22 - APOE4 carrier", ["MMSE 22"], "APOE4 carrier"],
    ["MMSE 22 and amyloid+", ["MMSE 22"], "amyloid+"],
    ["AD (MMSE 22), APOE4 carrier", ["MMSE 22"], "AD, APOE4 carrier"],
    ["WHO performance status 2", ["ECOG 2"], ""],
    ["performance status 2", ["ECOG 2"], ""],
    ["performance status 80%", ["Karnofsky 80"], ""],
    ["Lansky 70", ["Lansky 70"], ""],
    ["HTT CAG repeats: 42", ["CAG repeats 42"], ""],
    ["TMB 12 mut/Mb", ["TMB 12"], ""],
    ["MMSE 22 (low)", ["MMSE 22"], ""],
    ["CDR-SB 4", ["CDR-SB 4"], ""],
    ["CDR 0.5", ["CDR 0.5"], ""],
    ["WHO functional class 3", ["WHO functional class 3"], ""],
    ["Hoehn and Yahr 3", ["Hoehn and Yahr 3"], ""],
    ["stage IV, NYHA II", ["NYHA 2"], "stage IV"],
    ["MGFA class IIIb", ["MGFA 3.2"], ""],
    ["probable AD, MMSE 22", ["MMSE 22"], "probable AD"],
    ["MMSE 20-26", ["MMSE 23"], ""],
    ["stage IV, ECOG 0-1", ["ECOG 0.5"], "stage IV"],
    ["20 to 22 on the MMSE", ["MMSE 21"], ""],
  ])("%j", (written, scores, rest) => expect<unknown>(told(written)).toEqual([scores, rest]))
})

describe("What is no single value of the patient's, and in bounds, is left as it is", () => {
  test.each([
    "MMSE",
    "MMSE >20",
    "MMSE 20+",
    "MMSE 45",
    "MMSE decline 3",
    "ECOG 0 or 1",
    "ECOG 7",
    "at least 36 CAG repeats",
    "no MMSE 22",
    "MMSE 22: no",
    "mother's MMSE 22",
    "probably MMSE 22",
    "stage IV",
    "PD-L1 60%",
    "TMB-high",
    "TMB-H, 15 mut/Mb",
    "TMB 12 mut/Mb (high)",
    "WHO grade 2",
    "WHO group 3",
    "EGFR exon 20",
    "",
  ])("%j", (written) => expect<unknown>(told(written)).toEqual([[], written]))
})

test("Some scores may be left where they stand", () =>
  expect(HeldMeasures.of("CDR 0.5, MMSE 22", new Set(["CDR"]))).toMatchObject({
    measures: [{ value: 22 }],
    rest: "CDR 0.5",
  }))
