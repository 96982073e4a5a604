import { askingEach, type Case, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Markers that no vocabulary knows, with the states that a profile says of them. */
export const markersUnknown: ReadonlyArray<Case> = [
  // Who enters a name alone has what it names
  ...asking("Lymphoma", included, "Rheumatoid factor negative", { "rheumatoid factor": "?" }),
  ...asking("Meningioma", included, "NF2, SMO or AKT1 mutation", { "NF2 mutation": "in", "mutated NF2": "in" }),
  ...asking("Parkinson Disease", included, "LRRK2 G2019S mutation", {
    "LRRK2 mutation": "in",
    "LRRK2 G2019S": "in",
    "LRRK2 R1441G": "?",
  }),
  ...asking("Parkinson Disease", included, "No known mutation of LRRK2", { "LRRK2 mutation": "ex" }),
  ...asking("Muscular Dystrophy", included, "A frameshift mutation in the DMD gene", { "DMD mutation": "in" }),
  ...asking("ALS", included, "C9orf72 hexanucleotide repeat expansion", {
    "C9orf72 expansion": "in",
    "C9orf72 positive, male": "in",
    "C9orf72 negative": "?",
  }),
  ...asking("ALS", included, "A pathogenic repeat expansion in the C9ORF72 gene", { "C9orf72 carrier": "in" }),
  ...asking("Cystic Fibrosis", included, "Homozygous for F508del", { "F508del homozygous": "in" }),
  ...asking("Liver Cancer", included, "AFP ≥ 400 ng/mL", { "AFP high": "in", "AFP elevated": "in" }),
  ...asking("Colon Cancer", included, "ctDNA detectable after surgery", {
    "ctDNA positive": "in",
    "ctDNA negative": "?",
  }),
  ...asking("Arthritis", included, "RF or ACPA seropositive", { "RF positive": "in" }),
  ...asking("Multiple Sclerosis", included, "Anti-JCV antibody negative", { "JCV antibody negative": "in" }),
  ...asking("Lupus", included, "ANA status to be known", { "ANA positive": "?" }),
  ...asking("Lupus", included, "Positive for ANA", { "ANA positive (1:1280)": "in", "ANA negative (<1:80)": "?" }),
  ...asking("Lymphoma", included, "CD200 positive by flow cytometry", { "CD200 positive (partial)": "in" }),
  ...asking("Lymphoma", included, "CCr of at least 30 mL/min", { "CCR4 positive": "-" }),
]
