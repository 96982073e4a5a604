import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as DiseaseWords from "../../../../domain/condition/DiseaseWords.ts"
import diseases from "../../../../domain/condition/diseases.txt"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as SaidBeside from "../../../../domain/eligibility/biomarker/SaidBeside.ts"

/** What is asked of the first marker of an entry, with its changes; "?" where the entry leaves it open. */
const asked = (entry: string): string => {
  const [part] = AskedMarker.all([entry])[0]?.parts ?? []
  const { asked: sought } = part ?? {}
  if (sought?.marker === undefined) return "nothing"

  return [
    sought.marker.name,
    ...(sought.untold === undefined ? [sought.asked.state, ...sought.asked.variants] : ["?"]),
  ].join(" ")
}

describe("What an entry says beside a marker is not said of it", () => {
  test.each<readonly [entry: string, asked: string]>([
    ["EGFR L858R no brain metastases", "EGFR present l858r"],
    ["EGFR L858R without liver mets", "EGFR present l858r"],
    ["KRAS G12D not operable", "KRAS present g12d"],
    ["KRAS G12D (COPD)", "KRAS present g12d"],
    ["BRAF V600E, not a candidate for surgery", "BRAF present v600e"],
    ["EGFR L858R no prior treatment", "EGFR present l858r"],
    ["EGFR exon 19 del, never-smoker", "EGFR present exon19"],
    ["never smoker, ALK fusion", "ALK present"],
    ["MSI-H non-metastatic", "MSI present"],
    ["chronic hepatitis B, undetectable HBV DNA", "HBV present"],
    ["HCV infection, undetectable viral load", "HCV present"],
    ["HER2+ disease free", "HER2 present"],
    ["IDH1 R132H free of disease", "IDH1 present r132h"],
    ["BRAF V600E low-grade glioma", "BRAF present v600e"],
    ["MGMT methylated low grade glioma", "MGMT present"],
    ["high-risk HPV", "HPV bare"],
    ["KRAS G12C no other mutations", "KRAS present g12c"],
    ["KRAS G12C, no co-mutations", "KRAS present g12c"],
    ["KRAS G12D negative lymph nodes", "KRAS present g12d"],
    ["HER2 negative node positive", "HER2 absent"],
    ["HER2 negative lymph node cancer", "HER2 absent"],
    ["ER positive, negative margins", "Estrogen receptor present"],
    ["KRAS G12C KIF5B-RET fusion", "KRAS present g12c"],
    ["KRAS G12D, stable disease", "KRAS present g12d"],
    ["MSI: stable disease", "MSI absent"],
    ["KRAS G12D (germline negative)", "KRAS present g12d"],
    ["BRCA2 germline negative", "BRCA2 absent"],
    ["BRCA2 mutation, not germline", "BRCA2 present"],
    ["KRAS G12D, otherwise wild type", "KRAS present g12d"],
    ["KRAS G12D, wild type otherwise", "KRAS present g12d"],
    ["KRAS G12D, no actionable mutations otherwise", "KRAS present g12d"],
    ["KRAS G12D, no fusions", "KRAS present g12d"],
    ["BRCA2: no mutations", "BRCA2 absent"],
    ["HER2 positive, HIV negative", "HER2 present"],
    ["MGMT methylated MRI negative for brain metastases", "MGMT present"],
    ["KRAS G12D, low tumor purity", "KRAS present g12d"],
    ["no prior therapy KRAS G12D", "KRAS present g12d"],
    ["KRAS G12D on liquid biopsy, not in tissue", "KRAS ?"],
    ["not pregnant KRAS G12D", "KRAS present g12d"],
    ["not blue KRAS G12D", "KRAS ?"],
    ["1p/19q not co-deleted", "1p/19q absent"],
    ["no EGFR mutation", "EGFR absent"],
    ["without EGFR mutation", "EGFR absent"],
    ["without KRAS G12C", "KRAS absent g12c"],
    ["EGFR mutation: not found, no metastases", "EGFR absent"],
    ["KRAS G12C not inspired", "KRAS ?"],
    ["APOE4 carrier, no scoliosis", "APOE4 present"],
    ["amyloid positive, no family history of dementia", "Amyloid present"],
    ["KRAS no mutado", "KRAS ?"],
    ["no ARIA, amyloid positive", "Amyloid present"],
    ["amyloid positive, no ARIA", "Amyloid present"],
    ["no ARIA-H and APOE4 heterozygote", "APOE4 present"],
    ["ARIA: no, amyloid positive", "Amyloid present"],
    ["no microhemorrhages, APOE4 heterozygote", "APOE4 present"],
    ["amyloid positive, no bleeds", "Amyloid present"],
    ["amyloid positive, not on anticoagulants", "Amyloid present"],
    ["no comorbidities, BRAF V600E", "BRAF present v600e"],
    ["no CNS disease, ALK+", "ALK present"],
    ["no CHF, TTR V122I", "TTR present v122i"],
    ["HER2 positive, no weight loss", "HER2 present"],
    ["no unheard-of ailment, MGMT methylated", "MGMT present"],
    ["KRAS G12D; denies smoking", "KRAS present g12d"],
    ["denies strokes, amyloid positive", "Amyloid present"],
    ["denied: KRAS mutation", "KRAS absent"],
    ["no GHS, HER2 mutation", "HER2 ?"],
    ["MGMT methylated, no replication", "MGMT ?"],
    ["no evidence, KRAS G12D", "KRAS absent g12d"],
  ])("%s: %s", (entry, expected) => expect(asked(entry)).toBe(expected))

  test.each<readonly [entry: string, last: string]>([
    ["no TP53, KRAS G12D", "KRAS present g12d"],
    ["no EGFR, no ALK, KRAS G12C", "KRAS present g12c"],
    ["no EGFR or KRAS G12C", "KRAS absent g12c"],
    ["CA 19-9 550 KRAS G12D", "KRAS present g12d"],
  ])("%s, at last: %s", (entry, last) => {
    const parts = AskedMarker.all([entry])[0]?.parts ?? []

    expect(asked(parts.at(-1)?.written ?? "")).toBe(last)
  })

  test.each(["no brain metastases", "never smoker", "low-grade", ""])("%j alone stays as it is", (entry) => {
    expect(SaidBeside.without(entry)).toBe(entry)
  })

  const cancers = diseases
    .trim()
    .split("\n")
    .flatMap((row) => row.split("\t")[1]?.split("|") ?? [])
    .filter((name) =>
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .some(DiseaseWords.isCancer),
    )

  test("No name of a cancer turns what is said of a marker", () => {
    const markers = ["KRAS G12C mutation", "EGFR L858R", "MGMT methylated"]
    const orders = [
      (marker: string, name: string) => `${marker} ${name}`,
      (marker: string, name: string) => `${name}, ${marker}`,
    ]

    fc.assert(
      fc.property(
        fc.constantFrom(...markers),
        fc.constantFrom(...cancers),
        fc.constantFrom(...orders),
        (marker, name, order) => {
          const entry = order(marker, name)
          const own = AskedMarker.ask(marker)
          const found = AskedMarker.all([entry])[0]?.parts.map((part) => part.asked) ?? []
          const same = found.find(({ marker }) => marker === own.marker)
          if (same?.marker === undefined || same.untold !== undefined) return
          expect([entry, same.asked.state]).toEqual([entry, own.asked?.state ?? "bare"])
        },
      ),
      { numRuns: 1000 },
    )
  })
})
