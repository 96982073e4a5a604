import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

const low = [
  "HER2-low",
  "HER2 1+",
  "HER2 IHC 1+",
  "IHC 1+ HER2",
  "HER2 2+ / ISH-negative",
  "HER2 2+ FISH-",
  "HER2 IHC 2+ FISH not amplified",
  "HER2 negative (1+)",
  "HER2 negative (IHC 2+, FISH negative)",
  "HER2 IHC 2+ (equivocal), FISH negative",
]

/** Each of the ways in which a patient's faint stain is written, with what a text says of it. */
const faint = (state: "in" | "ex" | "?") => Object.fromEntries(low.map((entry) => [entry, state]))

/** What a stain grades, as reports write it of patients and sponsors of whom they want (ASCO/CAP 2018 and 2023). */
export const markersByStain: ReadonlyArray<Case> = [
  ...["HER2 = positive", "HER2 (FISH) = positive", "HER2 (local) is positive"].flatMap((text) =>
    asking("Breast Cancer", included, text, { "HER2 positive": "in", "HER2 negative": "?" }),
  ),
  ...asking("Breast Cancer", included, "HR-positive, HER2-negative disease per ASCO/CAP", {
    ...faint("in"),
    "HER2 0": "in",
    "HER2 ultralow": "in",
    "HER2 2+": "?",
    "HER2 2+/FISH+": "?",
    "HER2 2+ FISH positive": "?",
  }),
  ...asking("Breast Cancer", included, "HER2-positive disease (IHC 3+ or 2+/ISH+)", {
    ...faint("?"),
    "HER2 0": "?",
    "HER2 2+/FISH+": "in",
  }),
  ...asking("Breast Cancer", included, "HER2-low disease (IHC 1+ or 2+/ISH-)", {
    ...faint("in"),
    "HER2 0": "?",
    "HER2 ultralow": "?",
    "HER2 2+": "?",
  }),
  ...asking("Breast Cancer", included, "HER2-low or HER2-ultralow disease", { "HER2 ultralow": "in", "HER2 1+": "in" }),
  ...asking("Breast Cancer", included, "HER2-ultralow disease", { "HER2 ultralow": "in", "HER2 1+": "?" }),
  ...asking("Breast Cancer", included, "HER2-negative (IHC 0) disease", { ...faint("?"), "HER2 0": "in" }),
  ...asking("Breast Cancer", included, "HER2 null disease", { ...faint("?") }),
  ...asking("Breast Cancer", included, "HER2-negative disease, excluding HER2-low", {
    "HER2 1+": "ex",
    "HER2 0": "in",
  }),
  ...asking("Breast Cancer", included, "HER2 not amplified", { "HER2 1+": "?" }),
  ...asking("Breast Cancer", excluded, "HER2-negative disease", { "HER2 1+": "ex", "HER2 positive": "?" }),
  ...asking("Breast Cancer", excluded, "HER2-positive disease", { ...faint("?"), "HER2 2+/FISH+": "ex" }),
  ...asking("Stomach Cancer", included, "HER2-negative adenocarcinoma", { ...faint("in") }),
  ...asking("Stomach Cancer", included, "CLDN18.2-negative adenocarcinoma", { "CLDN18.2 low": "?" }),
  ...asking("Breast Cancer", included, "HER2-positive disease", {
    "HER2 not low": "?",
    "HER2 ++": "?",
    "HER2 (++), FISH+": "in",
    "HER2 +++": "in",
    "HER2 +": "in",
  }),
  ...[
    "HER2-negative (IHC0) by central reading",
    "HER2 status must be negative (0 by IHC)",
    "HER2-negative disease. HER2-negative is defined as an IHC of 0",
  ].flatMap((line) => asking("Breast Cancer", included, line, { "HER2 1+": "?", "HER2 0": "in" })),
  ...asking("Breast Cancer", included, "HER2-negative disease that is not HER2-low", { "HER2 1+": "ex" }),
  ...asking("Breast Cancer", included, "Triple-negative disease (ER-, PR- and HER2-negative)", { "HER2 1+": "in" }),
  ...asking("Breast Cancer", included, "HER2-positive (IHC 3+) disease", {
    "HER2 0/3+": "?",
    "IHC HER2 score 0/3+": "?",
    "HER2 1+/3+": "?",
    "HER2 3+/3+": "in",
    "HER2 2+/3+": "in",
  }),
  ...asking("Breast Cancer", excluded, "HER2-positive disease", { "HER2 IHC 0 out of 3": "?", "HER2 3+/3": "ex" }),
  // What is positive of few cells, and how many are no fewer
  ...[
    "ER-low positive (1-10%) tumors",
    "ER/PR negative (< 1%) or ER/PR low positive (1-10%)",
    "ER positive in less than 10% of cells",
    "Weak ER expression of less than 10%",
    "ER weakly positive",
  ].flatMap((line) => asking("Breast Cancer", included, line, { "ER 60%": "?", "ER positive": "?" })),
  ...["ER not less than 10%", "ER must not be below 10%"].flatMap((line) =>
    asking("Breast Cancer", included, line, { "ER 60%": "in", "ER negative": "?" }),
  ),
  ...asking("Breast Cancer", included, "ER expression in less than 1% of cells", {
    "ER negative": "in",
    "ER 60%": "?",
  }),
]
