import { describe, expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as ConditionMarkers from "../../../../domain/eligibility/biomarker/ConditionMarkers.ts"
import * as LargeTexts from "../../../support/largeTexts.ts"

const of = (condition: string, ...biomarkers: ReadonlyArray<string>) => ConditionMarkers.of({ condition, biomarkers })

const asked = (written: string): string => {
  const sought = AskedMarker.ask(written)
  if (sought.marker === undefined) return "nothing"

  return [sought.marker.name, sought.untold === undefined ? sought.asked.state : "?", ...sought.asked.variants].join(
    " ",
  )
}

describe("A condition tells a marker", () => {
  test.each<readonly [condition: string, markers: string, disease: string | undefined]>([
    ["EGFR mutant NSCLC", "EGFR present", "NSCLC"],
    ["KRAS G12D pancreatic cancer", "KRAS present g12d", "pancreatic cancer"],
    ["MSI-H colorectal cancer", "MSI present", "colorectal cancer"],
    ["stage 4 ALK+ lung cancer", "ALK present", "lung cancer"],
    ["NSCLC without EGFR mutation", "EGFR absent", "NSCLC"],
    ["HPV positive throat cancer", "HPV present", "throat cancer"],
    ["HPV-related oropharyngeal cancer", "HPV present", "oropharyngeal cancer"],
    ["my dad's lung cancer (ROS1)", "ROS1 bare", "lung cancer"],
    ["mum has HER2 positive breast cancer stage 3", "HER2 present", undefined],
    ["possibly EGFR mutant lung cancer", "EGFR ?", "lung cancer"],
    ["early Alzheimer's, amyloid positive, APOE4 carrier", "Amyloid present, APOE4 present", "Alzheimer's"],
  ])("that stands beside the disease: %s", (condition, markers, disease) => {
    expect(of(condition).markers.map(asked).join(", ")).toBe(markers)
    expect(of(condition).disease).toBe(disease)
  })

  test.each<readonly [condition: string, markers: string]>([
    ["SOD1 ALS", "SOD1 bare"],
    ["SOD1-ALS", "SOD1 bare"],
    ["familial ALS with SOD1 mutation", "SOD1 present"],
    ["BRCA-related ovarian cancer", "BRCA bare"],
    ["C9orf72 FTD", "C9orf72 bare"],
    ["cystic fibrosis F508del", "CFTR present f508del"],
  ])("by the gene alone: %s", (condition, markers) => expect(of(condition).markers.map(asked).join(", ")).toBe(markers))

  test.each<readonly [condition: string, markers: string]>([
    ["HER2-positive breast cancer", "HER2 present"],
    ["triple-negative breast cancer", "Triple negative present"],
    ["metastatic HR+/HER2- breast cancer", "Hormone receptor present, HER2 absent"],
    ["glioblastoma, IDH-wildtype", "IDH absent"],
    ["PTEN hamartoma tumor syndrome", ""],
    ["transthyretin amyloidosis", ""],
    ["cerebral amyloid angiopathy", ""],
    ["NF1", ""],
  ])("in the disease's own name if that says a state: %s", (condition, markers) => {
    expect(of(condition).markers.map(asked).join(", ")).toBe(markers)
    expect(of(condition).disease).toBeUndefined()
  })

  test.each([
    "ALD",
    "MET",
    "AR",
    "severe AR and heart failure",
    "lung cancer with brain mets",
    "abnormal liver function",
    "chromosome 5 short arm deletion syndrome",
    "atrial tachyarrhythmia with short PR interval",
    "CFTR-related disorder",
    "Huntington disease",
    "",
  ])("not where a word or a disease only looks like one: %j", (condition) =>
    expect(of(condition)).toEqual({ markers: [] }),
  )

  test("but the condition is the whole of it where another disease is named, too", () => {
    expect(of("EGFR mutant lung cancer and diabetes mellitus type 2").disease).toBeUndefined()
    expect(of("NF1 plexiform neurofibroma").disease).toBe("plexiform neurofibroma")
  })

  test("once: what the biomarkers tell of it counts", () => {
    expect(of("EGFR mutant NSCLC", "EGFR T790M").markers).toEqual([])
    expect(of("HER2-positive breast cancer", "triple negative").markers).toEqual([])
    expect(of("EGFR mutant NSCLC", "PD-L1 80%").markers.map(asked)).toEqual(["EGFR present"])
  })

  test("but none where it is longer than a name among a few other words", () => {
    expect(of(`EGFR mutant NSCLC${" and more".repeat(30)}`).markers).toEqual([])
  })

  test.each(LargeTexts.all())("and few of them in %s", (_, text) =>
    expect(of(text.slice(0, 1000)).markers.length).toBeLessThanOrEqual(32),
  )
})
