import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Changes of BRAF that are told by their class (Yao 2017): V600, what signals as dimers, and what needs RAS. */
export const markersByClass: ReadonlyArray<Case> = [
  ...asking("Solid Tumors", included, "BRAF class II mutation", {
    "BRAF K601E": "in",
    "BRAF G469A": "in",
    "BRAF class 2": "in",
    "BRAF mutation": "in",
    "BRAF D594G": "?",
    "BRAF V600E": "?",
    "BRAF fusion": "?",
    "BRAF class III mutation": "?",
    "BRAF negative": "?",
  }),
  ...asking("Solid Tumors", included, "Class III BRAF alteration", {
    "BRAF D594G": "in",
    "BRAF G466V": "in",
    "BRAF K601E": "?",
  }),
  ...asking("Solid Tumors", included, "BRAF class II/III mutations", {
    "BRAF K601E": "in",
    "BRAF N581S": "in",
    "BRAF class II mutation": "in",
    "BRAF V600E": "?",
  }),
  ...asking("Solid Tumors", included, "BRAF class I mutation", { "BRAF V600K": "in", "BRAF G469A": "?" }),
  ...asking("Solid Tumors", included, "BRAF class I, II or III mutation", { "BRAF V600E": "in", "BRAF D594G": "in" }),
  ...asking("Solid Tumors", included, "BRAF fusion or class II mutation", { "BRAF fusion": "in" }),
  ...asking("Solid Tumors", included, "BRAF V600E", { "BRAF class I": "in", "BRAF class II mutation": "?" }),
  ...asking("Solid Tumors", included, "BRAF K601E", { "BRAF class II mutation": "?" }),
  ...asking("Solid Tumors", excluded, "BRAF class II mutation", { "BRAF K601E": "ex", "BRAF V600E": "?" }),
  ...asking("Solid Tumors", included, "Presence of a biomarker of DDR deficiency in the tumor", {
    "DNA damage repair deficiency": "in",
    "DDR deficient": "in",
    "DDR wild-type": "?",
  }),
  ...asking("Lung Cancer", included, "MET gene copy number of 6 or more", {
    "MET amplification": "in",
    "MET exon 14 skipping": "?",
  }),
  ...asking("MDS", included, "MDS with multi-hit TP53", { "TP53 mutation": "in" }),
]
