import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

const ofMyasthenia = (part: (line: string) => string, line: string, expected: Parameters<typeof asking>[3]) =>
  asking("Myasthenia Gravis", part, line, expected)

const ofOptica = (part: (line: string) => string, line: string, expected: Parameters<typeof asking>[3]) =>
  asking("Neuromyelitis Optica", part, line, expected)

/** Antibodies of the patient's own, by what they bind to. */
export const markersOfAntibodies: ReadonlyArray<Case> = [
  ...[
    "Antibodies against the acetylcholine receptor (AChR) were positive before screening",
    "AChR antibody-positive disease",
    "Positive for anti-AChR antibodies",
    "Positive for autoantibodies against AChR",
    "Detectable AChR autoantibodies",
    "Anti-AChR-Ab positive",
    "Positive serologic test for anti-AChR antibodies at the first visit",
    "AChR-Ab or MuSK-Ab positive",
    "Seropositive for acetylcholine receptor antibodies",
  ].flatMap((line) =>
    ofMyasthenia(included, line, {
      "AChR positive": "in",
      "AChR antibody positive": "in",
      "anti-AChR antibodies": "in",
    }),
  ),
  ...["Positive for muscle-specific kinase (MuSK) antibodies", "Known positive serology for MuSK"].flatMap((line) =>
    ofMyasthenia(excluded, line, { "MuSK positive": "ex", "anti-MuSK antibody positive": "ex" }),
  ),
  ...ofMyasthenia(included, "AChR antibody negative", { "AChR seronegative": "in", "AChR antibody positive": "?" }),
  ...ofMyasthenia(included, "Treatment with an anti-CD20 antibody is planned", { "CD20 positive": "?" }),
  ...[
    "AQP4-IgG seropositive",
    "AQP4-IgG serostatus: positive (by flow cytometry)",
    "Aquaporin-4 antibody positivity",
    "Positive aquaporin 4 immunoglobulin G (AQP4-IgG)",
  ].flatMap((line) =>
    ofOptica(included, line, { "AQP4 positive": "in", "anti-AQP4 antibody positive": "in", "AQP4-IgG positive": "in" }),
  ),
  ...ofOptica(excluded, "MOG-IgG positive", { "MOG antibody positive": "ex", "AQP4-IgG positive": "-" }),
  ...asking("Systemic Sclerosis", excluded, "Anticentromere antibody seropositivity", {
    "anticentromere antibody positive": "ex",
    "anti-centromere positive": "ex",
    "centromere antibodies": "ex",
  }),
  ...ofMyasthenia(included, "AChR-Ab+ generalized disease", { "AChR antibody positive": "in" }),
  ...ofMyasthenia(excluded, "Presence of antibodies against MuSK", { "anti-MuSK positive": "ex" }),
  ...asking("Systemic Sclerosis", included, "Anti-Scl-70 antibody positive", {
    "Scl-70 positive": "in",
    "anti-Scl-70 antibody positive": "in",
  }),
  ...asking("Systemic Sclerosis", included, "Anti-topoisomerase I or anti-RNA polymerase III antibodies", {
    "RNA polymerase III antibody positive": "in",
  }),
  ...ofMyasthenia(
    included,
    "A positive serologic test for acetylcholine receptor (anti-AChR) antibodies or muscle-specific kinase (anti-MuSK) antibodies",
    { "AChR positive": "in", "MuSK positive": "in" },
  ),
  ...asking("Rheumatoid Arthritis", included, "Anti-CCP antibodies positive", { "CCP antibody positive": "in" }),
  // With antibodies or without them
  ...[
    "Diagnosis of seropositive (autoantibodies AChR, MuSK and/or LRP4) or seronegative MG",
    "Diagnosed via seropositive test for acetylcholine receptor (AChR) antibodies or seronegative test with clinical symptoms",
    "Seropositive for AChR antibodies or seronegative",
    "Seropositive (AChR or MuSK) and seronegative myasthenia gravis are eligible",
    "Generalized myasthenia gravis, seropositive with AChR antibodies, or seronegative",
  ].flatMap((line) => ofMyasthenia(included, line, { "AChR positive": "in", "AChR negative": "in" })),
  ...ofMyasthenia(included, "Seropositive for AChR antibodies and seronegative for MuSK", { "AChR positive": "in" }),
  ...asking("Dermatomyositis", included, "Antibodies against TIF1γ, Mi-2 or NXP2", {
    "anti-TIF1 positive": "in",

    "anti-MDA5 positive": "-",
  }),
  ...asking("Lupus", included, "Anti-Smith antibody positive", { "anti-Sm positive": "in" }),
  ...asking("Dermatomyositis", excluded, "Anti-MDA5 antibody positive", { "MDA5 positive": "ex" }),
  // None named, of a disease that goes by them
  ...["Seronegative generalized MG", "Triple-seronegative myasthenia gravis"].flatMap((line) =>
    ofMyasthenia(included, line, { seronegative: "in", "AChR antibody negative": "in", "AChR positive": "?" }),
  ),
  ...ofMyasthenia(included, "Seropositive or seronegative gMG", { seronegative: "in", "AChR positive": "in" }),
  ...ofMyasthenia(excluded, "Seronegative MG", { "triple seronegative": "ex", seropositive: "-" }),
  ...ofMyasthenia(included, "CMV seronegative", { seronegative: "-" }),
  ...ofOptica(included, "Seropositive NMOSD", { seropositive: "in", seronegative: "?" }),
  // Each of several, and those that a class of them holds
  ...ofMyasthenia(included, "Anti-AChR, anti-MuSK or anti-LRP4 antibodies", {
    "AChR positive": "in",
    "LRP4 positive": "in",
  }),
  ...ofMyasthenia(excluded, "Anti-AChR or anti-MuSK antibody positive", {
    "AChR positive": "ex",
    "MuSK positive": "ex",
  }),
  ...ofMyasthenia(included, "Anti-AChR or anti-MuSK antibody negative", { "AChR positive": "?" }),
  ...asking("Myositis", included, "Positive myositis-specific antibody (anti-Mi-2, anti-Jo-1)", {
    "anti-Jo-1 positive": "in",
    "anti-Jo-1 negative": "?",
  }),
  ...asking("Primary Biliary Cholangitis", included, "Positive AMA", { "anti-mitochondrial antibody positive": "in" }),
  ...asking("Lupus", excluded, "Positive for lupus anticoagulant, anticardiolipin or anti-β2 glycoprotein I", {
    "anticardiolipin positive": "ex",
    "lupus anticoagulant positive": "ex",
  }),
  ...asking("Multiple Sclerosis", included, "Presence of oligoclonal bands", { "OCB positive": "in" }),
  ...asking("Hemophilia A", excluded, "Current inhibitor to FVIII", {
    "inhibitors present": "ex",
    "no inhibitors": "?",
  }),
  ...asking("Hemophilia A", included, "No history of FVIII inhibitors", { "no inhibitors": "in", inhibitors: "ex" }),
  ...asking("Hemophilia B", included, "With or without FIX inhibitors", { "inhibitors positive": "in" }),
  ...asking("Pemphigus", included, "Anti-Dsg3 or anti-Dsg1 antibodies", {
    "anti-desmoglein 3 positive": "in",
    "desmoglein 1 positive": "in",
  }),
]
