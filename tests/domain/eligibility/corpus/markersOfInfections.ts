import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Infections, which somebody has who is called by their names alone. */
export const markersOfInfections: ReadonlyArray<Case> = [
  ...["Patients must be tested for HIV", "HIV serology"].flatMap((line) =>
    asking("Lymphoma", included, line, { HIV: "?" }),
  ),
  ...[
    "HIV negative",
    "Negative for HIV, hepatitis B and hepatitis C",
    "HIV test must be negative",
    "Negative HIV test",
    "Seronegative for HIV",
  ].flatMap((line) => asking("Lymphoma", included, line, { HIV: "ex", "HIV negative": "in" })),
  ...asking("Lymphoma", included, "Hepatitis B serology negative", { "hepatitis B": "ex" }),
  ...asking(
    "Lymphoma",
    included,
    "Negative HIV test, with the following exception: patients with a positive HIV test are eligible if they are treated",
    { HIV: "in" },
  ),
  ...["HIV positive", "Positive HIV test", "HIV-infected patients on therapy are eligible"].flatMap((line) =>
    asking("Lymphoma", included, line, { HIV: "in" }),
  ),
  ...["Positive hepatitis B serology", "A positive test for hepatitis B surface antigen", "Active hepatitis B"].flatMap(
    (line) => asking("Lymphoma", excluded, line, { "hepatitis B": "ex" }),
  ),
  ...asking("Liver Cancer", excluded, "HBsAg positive (HBsAg+)", { "HBsAg positive": "ex" }),
  ...asking("Lymphoma", excluded, "Known human immunodeficiency virus (HIV) infection", {
    "HIV infected": "ex",
    "HIV-1 antibody positive": "ex",
    AIDS: "ex",
    "HIV negative": "?",
    "HIV status": "?",
  }),
  ...asking("Lymphoma", excluded, "Active hepatitis A, B, or C virus infection", {
    "HBsAg reactive": "ex",
    "hepatitis B surface antigen positive": "ex",
    "chronic hepatitis C": "ex",
    "HCV RNA detected": "ex",
    "HBsAg non-reactive": "?",
    HIV: "-",
  }),
  ...asking(
    "Lymphoma",
    excluded,
    "Positive test results for HBsAg or human immunodeficiency virus-1 antibody at screening",
    {
      "HIV infection": "ex",
    },
  ),
  ...[
    "Known positive status for HIV",
    "HIV serology positivity",
    "Infection with HIV (testing is not required)",
  ].flatMap((line) => asking("Lymphoma", excluded, line, { "HIV positive": "ex" })),
  ...asking("Lymphoma", included, "Negative for other infectious disease (HIV, hepatitis B virus, hepatitis C virus)", {
    "HIV infected": "?",
    "HBV infection": "?",
  }),
  ...asking("Lymphoma", included, "HIV test done within 14 days of registration", { "HIV infected": "?" }),
  ...asking("Lymphoma", included, "For HBV serology, the determination of HBsAg is required", { "HBV infection": "?" }),
  ...asking("Lymphoma", included, "Patients with AIDS-defining illness five years ago", { "HIV infected": "-" }),
  // What is over tells nothing of who has it now, and neither does what is to be found of it
  ...[
    "Patients positive for HCV antibody are eligible only if PCR is negative for HCV RNA",
    "Past or resolved HCV infection is allowed",
    "Participants with HCV infection that has been cured may participate",
    "May participate if there is no known history of HCV",
    "Are eligible if active HCV infection is ruled out",
    "Active HCV is defined as having a positive HCV antibody test followed by a positive HCV RNA test",
    "Can be enrolled only if HCV RNA is below 20 IU/mL",
  ].flatMap((line) => asking("Lymphoma", excluded, line, { "HCV positive": "?" })),
  ...asking("Lymphoma", excluded, "Active hepatitis C is excluded. Those with prior HBV or HCV exposure are eligible", {
    "active hepatitis C": "ex",
    HBV: "?",
  }),
  ...asking(
    "Melanoma",
    included,
    "Seronegative for HIV (those who are HIV seropositive may have weaker immunity and gain less from the vaccine)",
    { "HIV positive": "ex" },
  ),
  ...asking("Lymphoma", excluded, "Current or past hepatitis C", { "HCV positive": "ex" }),
  ...asking("Lymphoma", excluded, "HIV infection is not an exclusion criterion if it is controlled", {
    "HIV infected": "in",
  }),
  ...asking("Lymphoma", excluded, "Active HCV infection, defined as having a positive HCV antibody test", {
    "HCV positive": "ex",
  }),
  ...asking("Lymphoma", excluded, "Stable liver disease (including chronic stable hepatitis B) is acceptable", {
    "HBsAg positive": "in",
  }),
  ...asking(
    "Lymphoma",
    included,
    "Must not be seropositive for hepatitis B (defined by a positive test for hepatitis B surface antigen [HBsAg])",
    { "HBsAg positive": "ex", "hepatitis B": "ex" },
  ),
  ...asking("Lymphoma", excluded, "Hepatitis B vaccination within 30 days", { "hepatitis B": "?" }),
  ...asking("Lymphoma", excluded, "Active EBV infection", { "EBV positive": "ex" }),
  ...asking("Lymphoma", included, "EBV infection status to be known", { "EBV positive": "?" }),
  ...asking("Leukemia", excluded, "Infections including HIV or active hepatitis C - chronic hepatitis is allowed", {
    "HIV infected": "ex",
    "active hepatitis C": "ex",
  }),
  ...asking("Lymphoma", included, "HTLV-1 associated lymphoma", { "HTLV-1 positive": "in", "HTLV-I": "in" }),
  ...asking("Lymphoma", excluded, "Known infection with HIV or human T-cell leukemia virus 1", {
    "HTLV-1 positive": "ex",
  }),
  ...asking("Lymphoma", included, "No evidence of a current infection with HIV or hepatitis B", {
    HIV: "ex",
    "hepatitis B": "ex",
  }),
  ...asking("Vaping", excluded, "Positive diagnosis of coronavirus disease 2019 (COVID-19) in the last ten days", {
    "SARS-CoV-2 positive": "ex",
    "COVID-19 test positive": "ex",
    "SARS-CoV-2 PCR negative": "?",
  }),
  ...asking("Vaping", included, "Negative SARS-CoV-2 PCR", {
    "SARS-CoV-2 PCR positive": "ex",
    "COVID-19 negative": "in",
  }),
  // Texts name it where nobody is told to have it
  ...[
    "Visits were missed because of COVID-19",
    "Vaccinated against COVID-19",
    "Recovered from COVID-19 infection",
    "Contact with a person who is SARS-CoV-2 positive",
  ].flatMap((line) => asking("Vaping", included, line, { "SARS-CoV-2 positive": "?" })),
  ...asking("Leukemia", excluded, "Uncontrolled HIV. Those with known HIV and undetectable viral loads are eligible", {
    "HIV positive, undetectable viral load": "in",
    "HIV (viral load undetectable)": "in",
    "HIV negative": "?",
  }),
  ...asking(
    "Lung Cancer",
    excluded,
    "Hepatitis B or C. A past HBV infection (defined as the presence of hepatitis B core antibody [anti-HBc] and absence of HBsAg) is allowed",
    {
      "anti-HBc positive, HBsAg negative": "in",
      "anti-HBc positive": "in",
      "hepatitis C": "ex",
      "HBsAg positive": "ex",
    },
  ),
  ...asking("Lung Cancer", excluded, "Positive hepatitis B core antibody", {
    "anti-HBc positive": "ex",
    "HCV positive": "-",
  }),
  ...[
    "Patients who are positive for hepatitis B core antibody must have a negative PCR",
    "Patients with anti-HBc require prophylaxis",
    "If anti-HBc is positive, patients should be on entecavir",
  ].flatMap((line) => asking("Lung Cancer", excluded, line, { "anti-HBc positive": "?" })),
  ...asking("Lymphoma", excluded, "Known HIV. HIV-positive patients with an undetectable viral load are eligible", {
    "HIV positive, undetectable viral load": "in",
  }),
  ...["Known HIV", "Known carrier of HIV", "HIV, even if well controlled"].flatMap((line) =>
    asking("Lymphoma", excluded, line, { "HIV positive, undetectable viral load": "ex" }),
  ),
  ...["Uncontrolled HIV", "HIV with a detectable viral load"].flatMap((line) =>
    asking("Lymphoma", excluded, line, { "HIV positive, undetectable viral load": "?", "HIV positive": "ex" }),
  ),
  ...asking("Lymphoma", included, "Those who are HCV antibody positive but HCV RNA negative are eligible", {
    "HCV antibody positive, HCV RNA negative": "in",
  }),
  ...asking("Lymphoma", excluded, "Active hepatitis C", { "HCV antibody positive, HCV RNA negative": "?" }),
  ...asking("Lymphoma", included, "No active infection HIV negative", { HIV: "ex", "HIV negative": "in" }),
  ...asking("Lymphoma", included, "Donors screened for Zika virus and SARS-CoV-2 exposure or infection", {
    "SARS-CoV-2 positive": "?",
  }),
  ...asking("Lymphoma", included, "No symptoms suggestive of SARS-CoV-2 infection", { "SARS-CoV-2 positive": "ex" }),
  ...asking("Leukemia", excluded, "Cytomegalovirus (CMV) infection found by PCR", {
    "CMV PCR positive": "ex",
    "CMV seropositive": "-",
  }),
  ...asking("Leukemia", included, "Patients must be CMV seropositive", {
    "CMV PCR positive": "-",
    "CMV seropositive": "in",
    "CMV IgG positive": "in",
    "CMV seronegative": "?",
  }),
  // Beside a marker, an infection is asked for as well; the lack of one only where it keeps out
  ...asking("Lung Cancer", excluded, "Known HIV infection", {
    "EGFR L858R, HIV positive": "ex",
    "HIV positive, HCV RNA negative": "ex",
    "EGFR L858R, HIV negative": "-",
  }),
  ...asking("Lung Cancer", excluded, "Known hepatitis B", { "chronic hepatitis B, BRAF wild-type": "ex" }),
  ...asking("Lung Cancer", included, "EGFR L858R. Patients with HIV may be enrolled", {
    "EGFR L858R, HIV negative": "in",
    "EGFR L858R, HIV positive": "in",
  }),
  // A pregnancy is ruled out, and nobody is kept out for having none
  ...asking("Crohn's Disease", excluded, "Positive urine pregnancy test at the last visit", {
    "pregnancy test positive": "ex",
    "pregnancy test negative": "?",
  }),
  ...["Women must have a negative urine pregnancy test at baseline", "Negative serum pregnancy test"].flatMap((line) =>
    asking("Crohn's Disease", included, line, { "pregnancy test positive": "ex", "pregnancy test negative": "in" }),
  ),
  ...asking("Crohn's Disease", included, "If the urine pregnancy test is positive, a serum test will be required", {
    "pregnancy test positive": "?",
  }),
  ...asking("Crohn's Disease", excluded, "A negative pregnancy test is required", { "pregnancy test negative": "?" }),
]
