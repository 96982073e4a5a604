import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Annotation from "../../../../domain/annotation/Annotation.ts"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import * as Biomarker from "../../../../domain/eligibility/biomarker/Biomarker.ts"
import * as MarkerHinges from "../../../../domain/eligibility/biomarker/MarkerHinges.ts"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import { markers } from "../../../../domain/eligibility/markers/MarkerLexicon.ts"
import { text } from "../../../support/text.ts"

const hinges = (written: string): ReadonlyArray<string> => MarkerHinges.of(text(written))

const criteria = (inclusion: string, exclusion = "Asthma"): string =>
  `Inclusion Criteria:\n\n* ${inclusion}\n\nExclusion Criteria:\n\n* ${exclusion}\n`

describe("A text turns on the markers", () => {
  test.each<readonly [what: string, text: string, markers: ReadonlyArray<string>]>([
    ["that it asks for", criteria("KRAS G12D mutation"), ["KRAS"]],
    ["whose absence it asks for", criteria("IDH wild-type glioblastoma"), ["IDH"]],
    ["that it keeps out", criteria("Adults", "EGFR mutation or ALK fusion"), ["EGFR", "ALK"]],
    ["of which it names two states", criteria("MGMT methylated or unmethylated"), []],
    ["but not those of any state", criteria("Any PD-L1 status"), []],
    ["but not those that only a therapy is named by", criteria("Prior EGFR inhibitor"), []],
    ["but not those that are to be tested", criteria("Tissue for testing of KRAS"), []],
    ["measured by a level or a score", criteria("MMSE of 20 to 28", "CA 19-9 above 500 U/mL"), ["MMSE", "CA 19-9"]],
    ["once each", criteria("KRAS mutation", "KRAS G12C mutation"), ["KRAS"]],
    ["by the one that stands for its relatives", criteria("gBRCA1/2 or PALB2 mutation"), ["BRCA", "PALB2"]],
    ["by the one name that is written", criteria("EGFRvIII positive tumor"), ["EGFRvIII"]],
    ["of hormones by their own name", criteria("Hormone receptor positive breast cancer"), ["Hormone receptor"]],
    ["of three at once by that name", criteria("Triple negative breast cancer"), ["Triple negative"]],
    ["by a name of several genes for the first", criteria("RAS mutation"), ["KRAS"]],
    ["by a name of two genes for that of tumours", criteria("ALK1 or ROS1 rearrangement"), ["ALK", "ROS1"]],
    ["of none where it names none", criteria("Adults of any age"), []],
  ])("%s", (_, text, expected) => {
    expect(hinges(text)).toEqual([...expected])
  })

  test("and keeps that in few bytes, for the next who asks", () => {
    const asked = text(criteria("KRAS G12D mutation, MGMT methylated"))
    const first = MarkerHinges.of(asked)
    const again = MarkerHinges.of({ ...asked, document: () => Document.make("") })

    expect(first).toEqual(["KRAS", "MGMT"])
    expect(again).toEqual(first)
    expect(Annotation.partsOf(asked.annotation).length).toBeLessThan(12)
  })

  test("of which the answer, one way or the other, then has a state", () => {
    const states = ["positive", "negative", "mutation", "wild-type"]
    FastCheck.assert(
      FastCheck.property(
        FastCheck.constantFrom(...markers.map(({ name }) => name)),
        FastCheck.constantFrom("positive", "mutation", "negative", "wild-type", "status known", ""),
        FastCheck.boolean(),
        (name, state, isIncluded) => {
          const item = `${name} ${state}`.trim()
          const written = isIncluded ? criteria(item) : criteria("Adults", item)
          for (const term of hinges(written)) {
            const outcomes = [...states.map((each) => `${term} ${each}`), term].flatMap((asked) =>
              Biomarker.find(text(written), AskedMarker.ask(asked)).map(({ outcome }) => outcome),
            )

            expect([written, term, outcomes.some((outcome) => outcome !== "unknown")]).toEqual([written, term, true])
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe("A profile tells", () => {
  test.each<readonly [written: string, markers: ReadonlyArray<string>]>([
    ["KRAS G12D", ["KRAS"]],
    ["BRCA2 mutation", ["BRCA"]],
    ["ERBB2 amplification", ["HER2"]],
    ["human epidermal growth factor receptor 2", ["HER2"]],
    ["EGFR amplification", ["EGFR", "EGFRvIII"]],
    ["MSS", ["MSI"]],
    ["IDH1 R132H and MGMT methylated", ["IDH", "MGMT"]],
    ["triple-negative", ["Triple negative", "Estrogen receptor", "Progesterone receptor", "Hormone receptor", "HER2"]],
    ["a marker that nobody knows", []],
  ])("by %j of %j", (written, expected) => {
    expect(new Set(MarkerHinges.toldBy(written))).toEqual(new Set(expected))
  })

  test("by the name of any marker of that marker, or of the one that stands for it", () => {
    const unknown = markers.filter(({ name }) => MarkerHinges.toldBy(name).length === 0)

    expect(unknown).toEqual([])
  })
})

describe("A title names the markers", () => {
  test.each<readonly [title: string, markers: ReadonlyArray<string>]>([
    ["A Single-Arm Study of a Drug in KRAS G12C-Mutated NSCLC", ["KRAS"]],
    ["Therapy for BRCA1/2-Mutated, HER2-Negative Breast Cancer", ["BRCA", "HER2"]],
    ["Patients Who Met the Criteria", []],
    ["", []],
  ])("%s", (title, expected) => {
    expect(MarkerHinges.namedIn(title)).toEqual([...expected])
  })
})
