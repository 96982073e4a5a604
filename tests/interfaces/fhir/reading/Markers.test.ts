import { describe, expect, test } from "bun:test"
import { bundle, condition, hgnc, loinc, observation, patient, profile, read, snomed, variant } from "../record.ts"

const cancer = condition("Colon cancer")

const markersOf = (...resources: ReadonlyArray<ReturnType<typeof observation>>) =>
  profile(bundle(patient(), cancer, ...resources)).biomarkers

const gene = "48018-6"
const protein = "48005-3"
const dna = "48004-6"

const text = (text: string) => ({ text })

describe("A variant", () => {
  test.each([
    [
      "with its change",
      "LA9633-4",
      [
        [gene, hgnc(6407, "KRAS")],
        [protein, text("NP_004976.2:p.(Gly12Asp)")],
      ],
      ["KRAS G12D"],
    ],
    [
      "with a change in one letter",
      "LA9633-4",
      [
        [gene, hgnc(1097)],
        [protein, text("p.V600E")],
      ],
      ["BRAF V600E"],
    ],
    [
      "with a deletion",
      "LA9633-4",
      [
        [gene, hgnc(1884)],
        [protein, text("NP_000483.3:p.(Phe508del)")],
      ],
      ["CFTR F508del"],
    ],
    [
      "with a change of the DNA alone",
      "LA9633-4",
      [
        [gene, hgnc(6407)],
        [dna, text("NM_004985.5:c.35G>A")],
      ],
      ["KRAS c.35G>A"],
    ],
    [
      "of a part of the gene that is gone",
      "LA9633-4",
      [
        [gene, hgnc(2928)],
        [dna, text("NM_004006.3:c.(6438+1_6439-1)_(7309+1_7310-1)del")],
      ],
      ["DMD deletion"],
    ],
    ["whose gene has a name for a display", "LA9633-4", [[gene, hgnc(3467, "estrogen receptor 1")]], ["ESR1 mutation"]],
    [
      "whose gene stands in the name of its change",
      "LA9633-4",
      [["81252-9", text("NM_004985.5(KRAS):c.35G>A (p.Gly12Asp)")]],
      ["KRAS G12D"],
    ],
    [
      "of two genes",
      "LA9633-4",
      [
        [gene, hgnc(3689)],
        [gene, hgnc(0, "BICC1")],
      ],
      ["FGFR2-BICC1 fusion"],
    ],
    ["that is absent", "LA9634-2", [[gene, hgnc(1101)]], ["BRCA2 negative"]],
    [
      "of several genes that is absent in each",
      "LA9634-2",
      [
        [gene, hgnc(3236)],
        [gene, hgnc(427)],
        [gene, hgnc(10261)],
      ],
      ["EGFR negative", "ALK negative", "ROS1 negative"],
    ],
    [
      "of a gene that is amplified",
      "LA9633-4",
      [
        [gene, hgnc(6973)],
        ["48019-4", text("copy_number_gain")],
      ],
      ["MDM2 amplification"],
    ],
    [
      "of a gene that is lost",
      "LA9633-4",
      [
        [gene, hgnc(1787)],
        ["48019-4", text("copy_number_loss")],
      ],
      ["CDKN2A homozygous deletion"],
    ],
    [
      "of which exons are lost",
      "LA9633-4",
      [
        [gene, hgnc(2928)],
        ["81252-9", text("Deletion of exons 48-50 in DMD")],
      ],
      ["DMD exon 48-50 deletion"],
    ],
    [
      "that is inherited",
      "LA9633-4",
      [
        [gene, hgnc(1100)],
        ["48002-0", loinc("LA6683-2")],
      ],
      ["BRCA1 germline mutation"],
    ],
    [
      "without a word on its state, but with a change",
      undefined,
      [
        [gene, hgnc(6407)],
        [protein, text("p.Gly12Cys")],
      ],
      ["KRAS G12C"],
    ],
    ["that stays open", "LA11884-6", [[gene, hgnc(6407)]], undefined],
    ["without a gene", "LA9633-4", [[protein, text("p.Gly12Cys")]], undefined],
    [
      "that does no harm",
      "LA9633-4",
      [
        [gene, hgnc(1100)],
        ["53037-8", loinc("LA6675-8", "Benign")],
      ],
      undefined,
    ],
    ["that changes nothing of the protein", undefined, [[gene, hgnc(6407)]], undefined],
  ] as const)("%s", (_, answer, components, markers) =>
    expect<ReadonlyArray<string> | undefined>(markersOf(variant(answer, components))).toEqual(markers),
  )
})

const positive = { valueCodeableConcept: snomed("10828004", "Positive (qualifier value)") }
const negative = { valueCodeableConcept: snomed("260385009", "Negative (qualifier value)") }

const inTissue = (what: string) => loinc("0", `${what} [Presence] in Tissue by Immune stain`)

describe("A test that is titled by its marker", () => {
  test.each([
    ["positive", inTissue("Estrogen receptor Ag"), positive, ["Estrogen receptor positive"]],
    ["of a change in its name", { text: "H3F3A K27M" }, { valueString: "Mutated" }, ["H3 K27M mutation"]],
    ["of both copies", { text: "CFTR genotype" }, { valueString: "F508del/G551D" }, ["CFTR F508del", "CFTR G551D"]],
    ["of two like copies", { text: "CFTR genotype" }, { valueString: "F508del/F508del" }, ["CFTR F508del"]],
    ["negative", inTissue("HER2 Ag"), negative, ["HER2 negative"]],
    ["by its code alone", loinc("18474-7"), negative, ["HER2 negative"]],
    [
      "by its interpretation",
      inTissue("HER2 Ag"),
      { interpretation: [{ coding: [{ code: "POS" }] }] },
      ["HER2 positive"],
    ],
    ["by the stain of the tissue", text("HER2 by IHC"), { valueString: "2+" }, ["HER2 2+"]],
    [
      "microsatellites that are stable",
      loinc("81695-9", "Microsatellite instability [Interpretation]"),
      { valueCodeableConcept: loinc("LA14122-8", "Stable") },
      ["MSS"],
    ],
    ["microsatellites that are instable", inTissue("Microsatellite instability"), positive, ["MSI-H"]],
    ["mismatch repair", text("Mismatch repair status"), { valueString: "Deficient" }, ["dMMR"]],
    ["mismatch repair of which nothing is clear", text("Mismatch repair protein"), positive, undefined],
    ["methylation", text("MGMT promoter methylation"), { valueString: "Detected" }, ["MGMT methylated"]],
    ["no methylation", text("MGMT promoter methylation"), { valueString: "Unmethylated" }, ["MGMT unmethylated"]],
    ["a fusion", text("FGFR2-BICC1 fusion"), { valueString: "detected" }, ["FGFR2-BICC1 fusion"]],
    ["no fusion", text("ALK gene rearrangement"), { valueString: "Not detected" }, ["ALK fusion negative"]],
    ["a change in the title", text("BRAF V600E mutation"), { valueString: "Detected" }, ["BRAF V600E"]],
    ["a change in the value", text("EGFR gene mutations found"), { valueString: "p.L858R" }, ["EGFR L858R"]],
    ["how much there is", text("PD-L1 by clone 22C3"), { valueQuantity: { value: 80, unit: "%" } }, ["PD-L1 80%"]],
    ["how much there is, in plain text", text("PD-L1 CPS"), { valueString: "20" }, ["PD-L1 CPS 20"]],
    [
      "how much there is, below what counts",
      text("PD-L1 by clone 22C3"),
      { valueQuantity: { value: 1, comparator: "<", unit: "%" } },
      ["PD-L1 <1%"],
    ],
    ["a protein that is lost", text("BAP1 nuclear expression"), { valueString: "Lost" }, ["BAP1 deficient"]],
    [
      "a change in a part of the test",
      text("GNAQ mutation"),
      { valueString: "Positive", component: [{ code: loinc(protein), valueString: "p.Gln209Leu" }] },
      ["GNAQ Q209L"],
    ],
    ["none of several exons", text("KIT exon 9/11 mutation"), negative, ["KIT mutation negative"]],
    ["a virus in a tumour", text("Merkel cell polyomavirus T antigen"), positive, ["MCPyV positive"]],
    ["an allele in the value", text("HLA-A typing"), { valueString: "HLA-A*02:01 positive" }, ["HLA-A*02:01 positive"]],
    [
      "alleles in the value",
      loinc("57290-9", "HLA-A [Type] by High resolution"),
      { valueString: "A*02:01, A*24:02" },
      ["HLA-A*02:01 positive", "HLA-A*24:02 positive"],
    ],
    ["an allele in the title", text("HLA-A*02:01"), negative, ["HLA-A*02:01 negative"]],
    ["no allele, but a locus alone", text("HLA-A typing"), positive, undefined],
    ["antibodies as LOINC has them", inTissue("DNA double strand Ab"), positive, ["anti-dsDNA positive"]],
    ["antibodies of the patient's own", text("Mitochondrial M2 Antibody"), negative, ["anti-mitochondrial negative"]],
    ["no antibodies to a virus", text("Hepatitis C virus Ab"), positive, undefined],
    ["a genotype", text("APOE genotype"), { valueString: "e3/e4" }, ["APOE e3/e4"]],
    ["an internal duplication", text("FLT3-ITD"), positive, ["FLT3 ITD"]],
    ["a gene that is not mutated", text("IGHV mutation status"), { valueString: "Unmutated" }, ["IGHV unmutated"]],
    [
      "changes of chromosomes",
      text("Cytogenetics"),
      { valueString: "t(4;14) detected; del(17p) not detected" },
      ["t(4;14) positive", "del(17p) negative"],
    ],
    [
      "none of two genes",
      text("BRCA1 and BRCA2 mutation analysis"),
      negative,
      ["BRCA1 mutation negative", "BRCA2 mutation negative"],
    ],
    [
      "none of two genes that a stroke joins",
      text("BRCA1/BRCA2 germline sequencing"),
      { valueString: "No pathogenic variant detected" },
      ["BRCA1 mutation negative", "BRCA2 mutation negative"],
    ],
    ["none of two genes of one name", text("BRCA1/2 mutation analysis"), negative, ["BRCA mutation negative"]],
    ["none of a family", text("NTRK1/2/3 fusion"), negative, ["NTRK fusion negative"]],
    ["one marker with a stroke", text("1p/19q codeletion"), { valueString: "Codeleted" }, ["1p/19q codeleted"]],
    ["one of two genes, whichever", text("BRCA1 and BRCA2 mutation analysis"), positive, undefined],
    [
      "the one of two genes that its words name",
      text("BRCA1 and BRCA2 mutation analysis"),
      { valueString: "BRCA2 mutation" },
      ["BRCA2 mutation"],
    ],
    ["that is open", inTissue("HER2 Ag"), { valueString: "Equivocal" }, undefined],
    ["that is not done", inTissue("HER2 Ag"), { status: "cancelled", ...positive }, undefined],
    ["that is entered in error", inTissue("HER2 Ag"), { status: "entered-in-error", ...positive }, undefined],
    ["of antibodies", text("E Ab in Serum"), positive, undefined],
    ["that is an implication", text("Diagnostic implication of BRAF V600E"), positive, undefined],
    ["of no marker", text("ABO group"), { valueString: "A" }, undefined],
  ] as const)("%s", (_, title, more, markers) =>
    expect<ReadonlyArray<string> | undefined>(markersOf(observation(title, more))).toEqual(markers),
  )
})

describe("Words that name their markers themselves", () => {
  test("are read one by one", () =>
    expect(
      markersOf(
        observation("Molecular pathology", { valueString: "KRAS wild-type; BRAF V600E detected, HER2 equivocal" }),
      ),
    ).toEqual(["KRAS wild-type", "BRAF V600E"]))

  test.each([
    ["Triple negative breast cancer", "triple negative breast cancer", ["triple-negative breast cancer"]],
    ["HER2-positive breast cancer", "breast cancer", ["HER2 positive"]],
    ["IDH-wildtype glioblastoma", "glioblastoma", ["IDH wild-type"]],
  ])("%s is a disease and a marker", (written, name, biomarkers) =>
    expect(profile(bundle(patient(), condition(written)))).toMatchObject({ condition: name, biomarkers }),
  )
})

describe("The latest word counts", () => {
  const er = (more: object, at: string) =>
    observation(inTissue("Estrogen receptor Ag"), { ...more, effectiveDateTime: at })

  test("on a marker", () =>
    expect(markersOf(er(negative, "2022-03-01"), er(positive, "2018-03-01"))).toEqual(["Estrogen receptor negative"]))

  test("on each change of a gene", () => {
    const of = (change: string, at: string) =>
      variant(
        "LA9633-4",
        [
          [gene, hgnc(3236)],
          [protein, text(change)],
        ],
        { effectiveDateTime: at },
      )

    expect(markersOf(of("p.L858R", "2020"), of("p.T790M", "2022"))).toEqual(["EGFR L858R", "EGFR T790M"])
  })

  test("and what denies a gene as a whole takes back its changes", () => {
    const change = variant(
      "LA9633-4",
      [
        [gene, hgnc(6407)],
        [protein, text("p.Gly12Asp")],
      ],
      { effectiveDateTime: "2020" },
    )
    const none = variant("LA9634-2", [[gene, hgnc(6407)]], { effectiveDateTime: "2022" })

    expect(markersOf(none, change)).toEqual(["KRAS negative"])
  })
})

const score = (title: object | string, value: number, more: object = {}) =>
  observation(title as string, { valueQuantity: { value }, ...more })

describe("A score", () => {
  test.each([
    ["of ECOG", score(loinc("89247-1"), 1), ["ECOG 1"]],
    ["of Karnofsky", score(loinc("89243-0"), 90), ["Karnofsky 90"]],
    ["by a coded grade", observation(loinc("89262-0"), { valueCodeableConcept: loinc("LA9625-0") }), ["ECOG 3"]],
    ["that is whole", score("Total score [MMSE]", 17.49), ["MMSE 17"]],
    ["that has halves", score("Clinical Dementia Rating, global score", 0.5), ["CDR 0.5"]],
    ["of repeats", score("HTT CAG repeat length, larger allele", 44), ["CAG repeats 44"]],
    ["of repeats of both copies", observation("HTT CAG repeats", { valueString: "17/44" }), ["CAG repeats 44"]],
    ["of copies of a gene", score("SMN2 copy number", 2), ["SMN2 copies 2"]],
    ["that does not exist", score(loinc("89247-1"), -1), undefined],
    ["above its scale", score(loinc("72106-8"), 31), undefined],
  ] as const)("%s", (_, result, markers) =>
    expect<ReadonlyArray<string> | undefined>(markersOf(result)).toEqual(markers),
  )

  test.each([
    ["prostate cancer", "PSA", 9.2, ["PSA 9.2"]],
    ["breast cancer", "PSA", 9.2, undefined],
    ["type 2 diabetes", "Hemoglobin A1c", 8.5, ["HbA1c 8.5%"]],
    ["breast cancer", "Hemoglobin A1c", 8.5, undefined],
  ])("of a laboratory counts for the diseases that turn on it: %s, %s", (disease, title, value, markers) =>
    expect<ReadonlyArray<string> | undefined>(
      profile(bundle(patient(), condition(disease), score(title, value))).biomarkers,
    ).toEqual(markers),
  )
})

const measured = (title: object | string, value: number, unit: string, comparator?: string) =>
  observation(title as string, {
    valueQuantity: { value, unit, ...(comparator === undefined ? {} : { comparator }) },
  })

describe("What a disease turns on is told with its unit", () => {
  test.each([
    ["sickle cell disease", measured("Hemoglobin F/Hemoglobin.total in Blood", 9.5, "%"), ["fetal hemoglobin 9.5%"]],
    ["sickle cell disease", measured("Hgb", 81, "g/L"), ["hemoglobin 81 g/L"]],
    ["sickle cell disease", measured("Hgb F", 12, "%"), ["fetal hemoglobin 12%"]],
    ["sickle cell disease", measured("Hemoglobin", 6.5, "mmol/L"), ["hemoglobin 6.5 mmol/L"]],
    ["sickle cell disease", measured("Ferritin [Mass/volume] in Serum", 2400, "ng/mL"), ["ferritin 2400 ng/mL"]],
    ["AL amyloidosis", measured("NT-proBNP", 4200, "pg/mL"), ["NT-proBNP 4200 pg/mL"]],
    ["AL amyloidosis", measured("dFLC", 310, "mg/L"), ["dFLC 310 mg/L"]],
    ["phenylketonuria", measured("Phenylalanine [Moles/volume] in Blood", 720, "umol/L"), ["phenylalanine 720 umol/L"]],
    ["chronic kidney disease", measured("eGFR", 55, "mL/min/{1.73_m2}"), ["eGFR 55 mL/min/1.73 m2"]],
    ["HIV infection", measured("CD4 count", 420, "/uL"), ["CD4 count 420 /uL"]],
    ["immune thrombocytopenia", measured("Platelets", 24, "10*9/L"), ["platelets 24 x 10^9/L"]],
    ["hemophilia A", measured("Factor VIII Activity", 1, "%", "<"), ["factor VIII activity <1%"]],
    ["idiopathic pulmonary fibrosis", measured("FEV1/FVC", 0.83, "1"), ["FEV1/FVC 0.83"]],
    ["IgA nephropathy", measured("Protein/Creatinine [Mass Ratio] in Urine", 1.8, "g/g"), ["UPCR 1.8 g/g"]],
    ["Duchenne muscular dystrophy", measured("Left ventricular Ejection fraction", 58, "%"), ["LVEF 58%"]],
    // In a unit of none of its scales, of another fluid, of another disease
    ["idiopathic pulmonary fibrosis", measured("FVC", 2.4, "L"), undefined],
    ["phenylketonuria", measured("Phenylalanine [Moles/volume] in Urine", 720, "umol/L"), undefined],
    ["breast cancer", measured("Ferritin", 2400, "ng/mL"), undefined],
  ] as const)("%s: %j", (disease, result, markers) =>
    expect<ReadonlyArray<string> | undefined>(
      profile(bundle(patient(), condition(disease), result)).biomarkers,
    ).toEqual(markers),
  )
})

describe("A class of a scale is told as it is written", () => {
  test.each([
    ["MGFA clinical classification", { valueString: "Class IIIb" }, ["MGFA IIIb"]],
    ["NYHA functional class", { valueCodeableConcept: { text: "NYHA class II: mild symptoms" } }, ["NYHA II"]],
    ["Hoehn and Yahr stage", { valueInteger: 2 }, ["Hoehn and Yahr 2"]],
    ["Child-Pugh score class", { valueString: "Class B" }, ["Child-Pugh B"]],
    ["NYHA functional class", { valueString: "not assessed" }, undefined],
  ] as const)("%s, %j", (title, value, markers) =>
    expect<ReadonlyArray<string> | undefined>(
      profile(bundle(patient(), condition("Myasthenia gravis"), observation(title, value))).biomarkers,
    ).toEqual(markers),
  )
})

test("Sixteen are read at most, scores last, and the rest is told", () => {
  const genes = [6407, 1097, 3236, 427, 10261, 9967, 7029, 8975, 9588, 1100, 1101, 11998, 795, 6342, 3765, 5382, 5383]
  const { request, told } = read(
    bundle(
      patient(),
      cancer,
      score(loinc("89247-1"), 1),
      ...genes.map((number) => variant("LA9633-4", [[gene, hgnc(number)]])),
    ),
  )

  expect(request.biomarkers).toHaveLength(16)
  expect(request.biomarkers).not.toContain("ECOG 1")
  expect(told.at(-1)?.sentence).toContain("at most 16")
})

test("What tells of others is of nobody's markers", () => {
  const of = { subject: { reference: "Patient/another" } }
  const relative = { ...variant("LA9633-4", [[gene, hgnc(1100)]]), resourceType: "FamilyMemberHistory" }

  expect(markersOf(variant("LA9633-4", [[gene, hgnc(11389)]], of), relative)).toBeUndefined()
})
