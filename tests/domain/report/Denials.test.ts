import { describe, expect, test } from "bun:test"
import * as LaboratoryReport from "../../../domain/report/LaboratoryReport.ts"

/** What is taken as there. */
const foundIn = (report: string): ReadonlyArray<string> =>
  LaboratoryReport.read(report).taken.flatMap(({ entry, isNegative }) => (isNegative ? [] : [entry]))

const before = [
  "No pathogenic / likely pathogenic variant in",
  "No pathogenic or likely pathogenic variants were identified in",
  "No P/LP variants in",
  "No clinically relevant (tier I/II) change of",
  "There is no evidence of an activating alteration of",
  "None of the hotspots that this assay looks at was mutated, namely",
  "We could not demonstrate any of the usual drivers:",
  "Negative for the clinically important alterations of",
  "Not detected at the depth that was reached with this sample:",
  "Absent:",
  "Keine pathogene / wahrscheinlich pathogene Variante in",
  "Kein Anhalt für eine therapeutisch angehbare Veränderung von",
  "Sin variantes patogénicas / probablemente patogénicas en",
  "No se observan alteraciones en",
  "Geen pathogene varianten aangetoond in",
  "Aucune mutation détectée dans",
  "Nessuna mutazione rilevata in",
  "Nenhuma mutação detectada em",
]

const lists = [
  "BRCA2, PALB2, TP53",
  "BRCA2 and PALB2",
  "BRAF V600E, KRAS G12C and EGFR L858R",
  "BRAF V600E / KRAS G12C / ALK fusion",
  "BRAF (V600E), KRAS (G12C)",
  "EGFR exon 19 (deletion) or exon 21 (L858R)",
]

const behind = ["were not detected", "have not been found in this specimen", ": none", "negative", "nicht nachweisbar"]

/** A sentence in two lines, broken behind each of its words in turn. */
const wrapped = (sentence: string): ReadonlyArray<string> =>
  [...sentence.matchAll(/ /g)].map(({ index }) => `${sentence.slice(0, index)}\n${sentence.slice(index + 1)}`)

describe("What is denied is never taken as there", () => {
  test.each(before)("behind “%s”", (denial) => {
    for (const list of lists)
      for (const sentence of [`${denial} ${list}.`, `Sequencing of the tumour was complete. ${denial} ${list}.`])
        for (const report of [sentence, ...wrapped(sentence)]) expect([report, foundIn(report)]).toEqual([report, []])
  })

  test("behind a kind that an “or” joins with it", () => {
    for (const denial of ["No", "No evidence of", "Negative for"])
      for (const joint of ["or", ", or any", "nor", "oder"])
        expect(foundIn(`${denial} EGFR mutation ${joint} KRAS G12D`.replace(" ,", ","))).toEqual([])
  })

  test.each(behind)("before “%s”", (denial) => {
    for (const list of lists) {
      const sentence = `${list} ${denial}.`.replace(" :", ":")
      for (const report of [sentence, ...wrapped(sentence)]) expect([report, foundIn(report)]).toEqual([report, []])
    }
  })

  test.each([
    "Not detected",
    "NOT DETECTED",
    "No alterations were found in:",
    "Nicht nachgewiesen",
    "No detectado",
    "Niet aangetoond",
    "Non détecté",
    "Non rilevato",
    "Não detectado",
    "検出されなかった主な遺伝子異常",
  ])("under “%s”", (heading) => {
    for (const list of lists) {
      const report = `${heading}\n${list}`
      expect([report, foundIn(report)]).toEqual([report, []])
    }
  })

  test.each(["  ", "   ", "\t", ", ", "; ", " "])("by its sign in a run, with “%s” between", (joint) => {
    const signs = ["CD34 -", "CD117 +", "CD19 -", "CD7 -", "CD33 ++", "HLA-DR +/-", "CD56 -"]
    for (let turn = 0; turn < signs.length; turn++) {
      const run = [...signs.slice(turn), ...signs.slice(0, turn)].join(joint)
      for (const report of [run, `Blasts: ${run}`, `${run}.`])
        expect([report, foundIn(report).toSorted()]).toEqual([report, ["CD117 positive", "CD33 positive"]])
    }
  })

  test.each([
    [
      "a word of another line between",
      "No reportable change of:\nEGFR (exons 18 to 21 and more)   ALK fusion\nBRAF V600E   MET amplification",
    ],
    ["a verb at the end", "Keine Mutation in KRAS, NRAS, BRAF nachweisbar."],
    ["a clause that names nothing", "KRAS G12D (tissue of the year before); not seen in this specimen"],
    ["what all of a list lacks", "BRAF V600E, KRAS G12C: insufficient DNA, not reported"],
    ["what all of a list wait for", "BRAF V600E, KRAS G12C pending"],
    ["a comma that may go on with it", "no BRAF V600E, KRAS G12C"],
    ["a question", "? KRAS mutation"],
    ["a dash that may be a minus", "BRAF V600E –"],
    ["dashes for an empty cell", "ERBB2 activating mut. --- not detected"],
    ["letters for it", "w/o KRAS mutation"],
    ["words far behind", "KRAS G12D and G12C were specifically looked for and are not there."],
    ["its draws", "KRAS amplification    no    no    no\nBRAF p.V600E    n.d.    n.d.    n.d."],
  ])("by %s", (_, report) => {
    expect(foundIn(report)).toEqual([])
  })

  test.each([
    ["no EGFR mutation, KRAS G12D", ["KRAS G12D"]],
    ["ALK fusion: not detected\nKRAS G12D detected, 34 %", ["KRAS G12D"]],
    ["KRAS G12D detected; no other change", ["KRAS G12D"]],
  ])("but what is told by itself is: %s", (report, found) => {
    expect(foundIn(report)).toEqual(found)
  })
})
