import { describe, expect, test } from "bun:test"
import { bundle, coded, condition, parameters, patient, profile, read, refusal } from "../record.ts"

const primary = {
  meta: { profile: ["http://hl7.org/fhir/us/mcode/StructureDefinition/mcode-primary-cancer-condition"] },
}

const icd = (code: string, display?: string) => coded("http://hl7.org/fhir/sid/icd-10-cm", code, display)

/** A diagnosis in words, with codes of ICD-10 that stand beside one another. */
const withCodes = (text: string, ...codes: ReadonlyArray<string>) => ({
  text,
  coding: codes.map((code) => ({ system: "http://hl7.org/fhir/sid/icd-10-cm", code })),
})

const tissue = (text: string) => ({
  extension: [
    {
      url: "http://hl7.org/fhir/us/mcode/StructureDefinition/mcode-histology-morphology-behavior",
      valueCodeableConcept: { text },
    },
  ],
})

const status = (code: string) => ({ clinicalStatus: { coding: [{ code }] } })

const nameOf = (...conditions: ReadonlyArray<ReturnType<typeof condition>>) =>
  profile(bundle(patient(), ...conditions)).condition

describe("The disease that is meant", () => {
  test.each([
    ["the only one", [condition("Glioblastoma")], "glioblastoma"],
    ["a cancer beside other diseases", [condition("Hypertension"), condition("Melanoma")], "melanoma"],
    ["a launch area beside others", [condition("Atrial fibrillation"), condition("Alzheimer's disease")], "alzheimers"],
    [
      "a rare disease beside widespread ones",
      [
        condition("Myasthenia gravis"),
        condition("Acquired hypothyroidism"),
        condition("Essential hypertension"),
        condition("Type 2 diabetes mellitus without complication (HCC)"),
      ],
      "myasthenia gravis",
    ],
    [
      "a cancer whose diagnosis has the code of a receptor's state beside its own",
      [
        condition(
          withCodes(
            "Malignant neoplasm of upper-outer quadrant of right breast in female, estrogen receptor positive (HCC)",
            "C50.411",
            "Z17.0",
          ),
        ),
        condition("Essential hypertension"),
      ],
      "breast cancer",
    ],
    [
      "a dementia by the code of its disease, with that of the dementia beside it",
      [
        condition(withCodes("Mild dementia due to Alzheimer's disease (HCC)", "G30.1", "F02.A0")),
        condition("Recurrent major depressive disorder, in full remission (HCC)"),
        condition("Acquired hypothyroidism"),
      ],
      "alzheimers",
    ],
    [
      "a disease beside what its treatment has done",
      [condition("Generalized myasthenia gravis"), condition("Steroid-induced diabetes mellitus")],
      "myasthenia gravis",
    ],
    [
      "a disease beside what comes of it and of transfusions",
      [
        condition("Sickle cell disease, type SS (HCC)"),
        condition("Avascular necrosis of bone of left hip (HCC)"),
        condition("Iron overload due to repeated red blood cell transfusions"),
      ],
      "sickle cell disease",
    ],
    [
      "a rare disease beside how a child develops",
      [condition("Duchenne muscular dystrophy"), condition("Autism spectrum disorder")],
      "Duchenne muscular dystrophy",
    ],
    [
      "a disease beside what is none",
      [
        condition("Huntington's disease (HCC)"),
        condition("Tobacco use"),
        condition("Former smoker"),
        condition("Long term (current) use of systemic steroids"),
        condition("Family history of diabetes"),
      ],
      "Huntington's disease",
    ],
    [
      "a disease beside its symptoms, by their codes",
      [condition("ALS"), condition({ text: "Dysphagia, oropharyngeal phase", ...icd("R13.12") })],
      "amyotrophic lateral sclerosis",
    ],
    [
      "a disease beside what it does elsewhere, by its code",
      [condition("Hemophilia A"), condition({ text: "Hemophilic arthropathy", ...icd("M36.2") })],
      "hemophilia A",
    ],
    [
      "a cancer beside one of the past",
      [
        condition("Pancreatic cancer"),
        condition("History of malignant neoplasm of breast"),
        condition({ text: "Prostate cancer", ...icd("Z85.46") }),
      ],
      "pancreatic-cancer",
    ],
    [
      "a disease beside what precedes a cancer",
      [
        condition("Light chain (AL) amyloidosis (HCC)"),
        condition({ text: "MGUS (monoclonal gammopathy of unknown significance)", ...icd("D47.2") }),
      ],
      "AL amyloidosis",
    ],
    [
      "a widespread disease that is the only one",
      [condition("Type 2 diabetes mellitus"), condition("Tobacco use")],
      "type 2 diabetes",
    ],
    [
      "a disease that was operated on",
      [condition("Craniopharyngioma, status post resection"), condition("Type 2 diabetes")],
      "craniopharyngioma",
    ],
    [
      "a rare kind of a widespread disease",
      [condition(icd("E78.01", "Familial hypercholesterolemia")), condition("Obesity")],
      "familial hypercholesterolemia",
    ],
    [
      "a rare disease whose code begins like a widespread one's",
      [condition(icd("G47.411", "Narcolepsy with cataplexy")), condition("Obesity")],
      "narcolepsy",
    ],
    [
      "pulmonary hypertension beside the usual one",
      [condition("Pulmonary arterial hypertension"), condition("Essential hypertension")],
      "pulmonary hypertension",
    ],
    [
      "a cancer beside what it does and what is benign",
      [
        condition("Ovarian cancer"),
        condition("Malignant ascites"),
        condition("Neoplasm related pain"),
        condition("Cancer-related fatigue"),
        condition("Tumor lysis syndrome"),
        condition("Anemia due to malignant neoplasm"),
        condition("Benign neoplasm of ascending colon"),
      ],
      "ovarian cancer",
    ],
    [
      "Crohn's disease beside a lack",
      [condition("Crohn's disease"), condition("Iron deficiency anemia")],
      "Crohn's disease",
    ],
    [
      "a disease beside findings and situations, by the kind of their concepts",
      [
        condition("Huntington's chorea (disorder)"),
        condition("Full-time employment (finding)"),
        condition("Medication review due (situation)"),
      ],
      "Huntington's disease",
    ],
    ["a finding that is the only one", [condition("Chronic fatigue (finding)")], "Chronic fatigue"],
    [
      "a tumour, even if it is called a finding",
      [condition("Malignant tumor of colon (finding)"), condition("Gout (disorder)")],
      "colon cancer",
    ],
    [
      "a disease beside what is said to be due to it",
      [
        condition("Cystic fibrosis with pulmonary manifestations (disorder)"),
        condition("Exocrine pancreatic insufficiency due to cystic fibrosis (disorder)"),
        condition("Chronic Pseudomonas aeruginosa infection (disorder)"),
      ],
      "cystic fibrosis",
    ],
    [
      "not the widespread disease that it is due to",
      [
        condition("Chronic kidney disease due to type 2 diabetes mellitus (disorder)"),
        condition("Type 2 diabetes mellitus"),
      ],
      "chronic kidney disease",
    ],
    [
      "a disease of the kidneys beside their failure",
      [condition("IgA nephropathy"), condition("Stage 3a chronic kidney disease (CMS/HCC)")],
      "IgA nephropathy",
    ],
    [
      "a rare disease beside common ones",
      [
        condition("IPF (idiopathic pulmonary fibrosis) (CMS/HCC)"),
        condition("Chronic respiratory failure with hypoxia (CMS/HCC)"),
        condition("Coronary artery disease involving native coronary artery"),
      ],
      "idiopathic pulmonary fibrosis",
    ],
    [
      "a kind of the disease that another is said to be due to",
      [condition("Pulmonary sarcoidosis"), condition("Uveitis due to sarcoidosis")],
      "pulmonary sarcoidosis",
    ],
    [
      "polycystic kidneys beside cysts of the liver",
      [
        condition("Polycystic kidney disease, adult type (disorder)"),
        condition("Cyst of liver (disorder)"),
        condition("Hypertensive renal disease (disorder)"),
      ],
      "polycystic kidney disease",
    ],
    [
      "lupus nephritis beside lupus",
      [condition("Lupus nephritis, class IV"), condition("Systemic lupus erythematosus (CMS/HCC)")],
      "lupus nephritis",
    ],
    [
      "a disease of the muscles beside that of the heart which comes of it",
      [condition("Friedreich ataxia"), condition("Cardiomyopathy")],
      "Friedreich ataxia",
    ],
    [
      "a disease beside infections of every day",
      [condition("Sarcoidosis"), condition("Otitis media"), condition("Acute bronchitis (disorder)")],
      "sarcoidosis",
    ],
    [
      "the tissue of a tumour that is named by its organ",
      [condition("Malignant neoplasm of adrenal medulla", tissue("Neuroblastoma (morphologic abnormality)"))],
      "neuroblastoma",
    ],
    [
      "the tissue and the organ together",
      [condition("Malignant neoplasm of lung", tissue("Small cell carcinoma (morphologic abnormality)"))],
      "small cell lung cancer",
    ],
    [
      "not a tissue that says less than the name",
      [condition("Malignant melanoma of choroid", tissue("Malignant melanoma (morphologic abnormality)"))],
      "uveal melanoma",
    ],
    [
      "not a carcinoma without its organ",
      [condition("Malignant neoplasm of colon", tissue("Signet ring cell carcinoma"))],
      "colon cancer",
    ],
    ["the primary one of two", [condition("Lung cancer"), condition("Colon cancer", primary)], "colon cancer"],
    [
      "one organ said twice",
      [condition("Neoplasm of prostate"), condition("Carcinoma in situ of prostate")],
      "prostate cancer",
    ],
    ["one tumour and its spread", [condition("Colon cancer"), condition("Liver metastases")], "colon cancer"],
    ["a cancer by its letters", [condition("NSCLC"), condition("Rheumatoid arthritis")], "non-small cell lung cancer"],
    [
      "a name beside its spread that no vocabulary knows",
      [condition("Zorvatoma"), condition("Liver metastases")],
      "Zorvatoma",
    ],
    ["what spread is said to be from", [condition("Brain metastases from breast cancer")], "breast cancer"],
    ["what spread is called by", [condition("Breast cancer metastasis to bone"), condition("Gout")], "breast cancer"],
    [
      "a cancer of its own before what spread is said to be from",
      [condition("Colon cancer"), condition("Brain metastases from lung cancer")],
      "colon cancer",
    ],
    [
      "a midline glioma by its own name",
      [condition("DIPG (diffuse intrinsic pontine glioma)")],
      "diffuse midline glioma",
    ],
    ["a kind of a disease by its usual name", [condition("SMA type 1")], "spinal muscular atrophy"],
    [
      "what seizures come of",
      [condition("Rett syndrome"), condition("Epilepsy"), condition("Neuromuscular scoliosis")],
      "Rett syndrome",
    ],
    [
      "what blindness comes of",
      [condition("Juvenile neuronal ceroid lipofuscinosis (CLN3)"), condition("Retinitis pigmentosa")],
      "Juvenile neuronal ceroid lipofuscinosis",
    ],
    [
      "what benign tumours come of",
      [condition("Tuberous sclerosis"), condition("Subependymal giant cell astrocytoma")],
      "tuberous sclerosis",
    ],
    ["a code without words", [condition(icd("C61"))], "prostate cancer"],
    ["a narrower code", [condition(icd("C22.1"))], "cholangiocarcinoma"],
    [
      "a code beside words of another language",
      [condition({ text: "Cáncer de mama", ...icd("C50.9") })],
      "breast cancer",
    ],
    [
      "what is active, beside what is over",
      [condition("Breast cancer"), condition("Colon cancer", status("resolved"))],
      "breast cancer",
    ],
    [
      "what came back",
      [condition("Breast cancer", { ...status("relapse"), abatementDateTime: "2015" })],
      "breast cancer",
    ],
    ["a status in plain text", [condition("Breast cancer", { clinicalStatus: "active" })], "breast cancer"],
    ["a disease that no vocabulary knows", [condition("Zorvat syndrome")], "Zorvat syndrome"],
    [
      "no more than its name, where no vocabulary knows it",
      [condition("Zorvat syndrome, John Smith, MRN 12345")],
      "Zorvat syndrome",
    ],
  ] as const)("%s", (_, conditions, name) => expect(nameOf(...conditions)).toBe(name))

  test.each([
    ["in words", condition("Benign neoplasm of left breast (disorder)"), "Benign neoplasm of breast"],
    [
      "of the colon",
      condition(icd("D12.2", "Benign neoplasm of ascending colon")),
      "Benign neoplasm of ascending colon",
    ],
    ["of a launch area's organ", condition("Benign neoplasm of pancreas"), "Benign neoplasm of pancreas"],
    ["of the brain", condition("Benign neoplasm of brain"), "Benign neoplasm of brain"],
    [
      "of which it is not known",
      condition("Neoplasm of uncertain behavior of ovary"),
      "Neoplasm of uncertain behavior of ovary",
    ],
    [
      "of unspecified behavior",
      condition("Neoplasm of unspecified behavior of breast"),
      "Neoplasm of unspecified behavior of breast",
    ],
    ["by its code", condition({ text: "Neoplasm of right breast", ...icd("D24.1") }), "Neoplasm of breast"],
    ["at the border", condition("Borderline ovarian tumor"), "Borderline ovarian tumor"],
    ["with a name of its own", condition("Benign meningioma"), "benign meningioma"],
  ])("is no cancer where it is a benign tumor: %s", (_, benign, name) => {
    expect(profile(bundle(patient(), benign))).toEqual({ condition: name })
    expect(nameOf(benign, condition("Melanoma"))).toBe("melanoma")
  })

  test("is no cancer where the caller names a benign tumor", () =>
    expect(profile(parameters({ condition: "Benign tumor of breast" }, bundle(patient()))).condition).toBe(
      "Benign tumor of breast",
    ))

  test("is the one that the caller names, where there are several", () => {
    const record = bundle(patient(), condition("Lung cancer"), condition("Colon cancer"))

    expect(profile(parameters({ condition: "Malignant neoplasm of colon" }, record)).condition).toBe("colon cancer")
  })
})

const other = (code: string) => condition(code, { subject: { reference: "Patient/q" } })

describe("A record is refused, and the resources are named,", () => {
  test.each([
    ["of two patients", bundle(patient(), patient({ id: "q" }), condition("ALS")), "Patients", 2],
    ["of one who died", bundle(patient({ deceasedDateTime: "2020" }), condition("ALS")), "deceased", 1],
    ["of one who is marked as dead", bundle(patient({ deceasedBoolean: true }), condition("ALS")), "deceased", 1],
    ["of one who may be dead", bundle(patient({ deceasedBoolean: "true" }), condition("ALS")), "cannot be read", 1],
    [
      "of several cancers",
      bundle(patient(), condition("Lung cancer"), condition("Colon cancer")),
      "lists several diseases",
      2,
    ],
    [
      "of several widespread diseases",
      bundle(patient(), condition("Type 2 diabetes"), condition("Hypertension"), condition("Tobacco use")),
      "lists several diseases",
      2,
    ],
    [
      "of several other diseases",
      bundle(patient(), condition("Asthma"), condition("Gout")),
      "lists several diseases",
      2,
    ],
    [
      "of two tumours, one of which is no cancer by its name",
      bundle(patient(), condition("Thymoma (disorder)"), condition("Papillary thyroid carcinoma (disorder)")),
      "lists several diseases",
      2,
    ],
    [
      "of several common diseases",
      bundle(patient(), condition("Coronary artery disease"), condition("COPD"), condition("Hypertension")),
      "lists several diseases",
      2,
    ],
    [
      "of a common disease beside what no vocabulary knows",
      bundle(patient(), condition("Polyp of colon"), condition("Miscarriage in first trimester")),
      "lists several diseases",
      2,
    ],
    [
      "of several rare diseases",
      bundle(patient(), condition("Primary sclerosing cholangitis"), condition("Ulcerative colitis")),
      "lists several diseases",
      2,
    ],
    [
      "of a failing heart that may come of something else",
      bundle(patient(), condition("AL amyloidosis"), condition("Heart failure")),
      "lists several diseases",
      2,
    ],
    [
      "of an infection that stays",
      bundle(patient(), condition("HIV infection"), condition("Psoriasis")),
      "lists several diseases",
      2,
    ],
    ["of several patients who are not in it", bundle(condition("ALS"), other("Gout")), "several subjects", 2],
    ["without a disease", bundle(patient()), "holds no Condition", 0],
    [
      "of a spread alone",
      bundle(patient(), condition("Secondary malignant neoplasm of brain")),
      "tells of a spread",
      1,
    ],
    [
      "of a spread beside what is widespread",
      bundle(patient(), condition("Liver metastases"), condition("Hypertension")),
      "tells of a spread",
      1,
    ],
    ["of what may be no name", bundle(patient(), condition("Zorvat MRN 12345")), "names no disease", 1],
    ["without a resource", bundle(), "Bundle holds no resources", 0],
    ["without a record", { resourceType: "Parameters" }, "trialMatchClinicalData", 0],
    [
      "of a disease that is refuted",
      bundle(patient(), condition("ALS", { verificationStatus: "refuted" })),
      "refuted",
      1,
    ],
    ["of another subject", bundle(patient(), other("ALS")), "another subject", 1],
    [
      "of a code that nobody can read",
      bundle(patient(), condition(coded("http://purl.obolibrary.org/obo/mondo.owl", "0007843"))),
      "without a text or a display",
      1,
    ],
  ] as const)("%s", (_, record, words, count) => {
    const { expressions, sentence } = refusal(record)

    expect(sentence).toContain(words)
    expect(expressions).toHaveLength(count)
  })
})

describe("Left aside and told", () => {
  test("what is widespread, or no disease, beside the one that is meant", () => {
    const { request, told } = read(
      bundle(patient(), condition("Hypertension"), condition("ALS"), condition("Tobacco use")),
    )

    expect(request.condition).toBe("amyotrophic lateral sclerosis")
    expect(told).toContainEqual({
      sentence: expect.stringContaining("name it in the `condition` parameter"),
      expressions: ["Bundle.entry[1].resource.code", "Bundle.entry[3].resource.code"],
    })
  })

  test.each([
    ["what is of another subject", { subject: { reference: "Patient/q" } }, "another subject"],
    ["what is refuted", { verificationStatus: { coding: [{ code: "refuted" }] } }, "refuted"],
    ["what is entered in error", { verificationStatus: "entered-in-error" }, "error"],
    ["what is resolved", status("resolved"), "resolved"],
    ["what has abated", { abatementDateTime: "2015" }, "abated"],
    ["what has abated and is said to be active", { ...status("active"), abatementDateTime: "2015" }, "abated"],
  ])("%s", (_, more, words) => {
    const { leftAside, request } = read(bundle(patient(), condition("Colon cancer", more), condition("ALS")))

    expect(request.condition).toBe("amyotrophic lateral sclerosis")
    expect(leftAside).toEqual([{ sentence: expect.stringContaining(words), expressions: ["Bundle.entry[1].resource"] }])
  })
})
