import { asking, type Case, excluded, included, whole } from "./Case.ts"

const long = (words: number): string => Array.from({ length: words }, (_, at) => `word${at}`).join(" ")

/** What is quoted where the text makes quoting hard. */
export const evidence: ReadonlyArray<Case> = [
  ...asking({ biomarker: "KRAS G12C" }, included, [
    ["The “KRAS G12C” mutation", "in", "KRAS G12C"],
    ["Tumor said to be “driven by a KRAS G12C mutation” by the pathologist", "in", "KRAS G12C mutation"],
    ["KRAS G12C mutation (“sotorasib-sensitive”)", "in", "KRAS G12C mutation ("],
    ['A "KRAS G12C" mutation', "in"],
    ["KRAS G12C mutation. Other conditions apply.", "in", "KRAS G12C mutation."],
    ["Age 18; KRAS G12C mutation; consent", "in", "KRAS G12C mutation"],
    ["Found e.g. by PCR, a KRAS G12C mutation", "in"],
    ["Mutation of KRAS G12C at an allele fraction of 2.5 % or more", "in"],
    [`${long(120)} KRAS G12C mutation ${long(120)}`, "in", "KRAS G12C mutation"],
    [`${long(200)} KRAS G12C mutation`, "in", "KRAS G12C mutation"],
    [`KRAS G12C mutation ${long(200)}`, "in", "KRAS G12C mutation"],
    ["KRAS\u00a0G12C mutation", "in"],
    ["KRAS‑G12C mutation", "in"],
    ["KRAS–G12C mutation", "in"],
    ["ＫRAS G12C", "-"],
    ["𝒳 KRAS G12C mutation 🧬", "in"],
  ]),
  ...asking({ biomarker: "KRAS G12C" }, excluded, [
    ["“KRAS G12C”", "ex", "KRAS G12C"],
    ["KRAS G12C”", "ex", "KRAS G12C"],
    ["“KRAS G12C", "ex", "KRAS G12C"],
  ]),
  ...asking({ biomarker: "KRAS G12C" }, whole, [
    ["", "-"],
    [" \n\n ", "-"],
    ["KRAS G12C", "in"],
    ["kras g12c mutation", "in"],
    ["Inclusion Criteria: KRAS G12C", "in", "KRAS G12C"],
    ["KRAS G12C\r\nExclusion Criteria:\r\nKRAS G12C", "in", "KRAS G12C"],
    ["Exclusion Criteria:", "-"],
    ["KRAS G12C Inclusion Criteria", "in"],
  ]),
]
