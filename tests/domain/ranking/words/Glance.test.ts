import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Analyzer from "../../../../domain/condition/Analyzer.ts"
import * as ConditionQuery from "../../../../domain/condition/ConditionQuery.ts"
import * as Nearness from "../../../../domain/condition/Nearness.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as Glance from "../../../../domain/ranking/words/Glance.ts"
import * as StudyWords from "../../../../domain/ranking/words/StudyWords.ts"
import { study } from "../../../support/study.ts"

const conditions = [
  "pancreatic-cancer",
  "non-small cell lung cancer",
  "stage IV melanoma",
  "Sjögren’s syndrome",
  "chronic obstructive pulmonary disease (COPD)",
  "leukaemia",
  "ALS",
  "tumours of the œsophagus",
  "",
].map((condition) => ConditionQuery.of(condition))

const pieces = fc.oneof(
  fc.constantFrom(
    ..."non small Small cell lung Lungs Cancers carcinoma pancreas Pancreatic adenocarcinoma PDAC NSCLC nsclc COPD ALS als".split(
      " ",
    ),
    ..."Sjögren Sjogren's Sjo\u0308gren syndromes leukemia Leukaemias melanoma œsophagus oesophageal Tumor tumoural ＣＯＰＤ".split(
      " ",
    ),
    ..."disease Pulmonary obstructive chronic stage IV 4 of the".split(" "),
  ),
  fc.string({ maxLength: 4 }),
)

const texts = fc
  .array(fc.tuple(pieces, fc.constantFrom(" ", " ", " ", "-", ", ", "\n", "_", "")), { maxLength: 12 })
  .map((written) => written.flat().join(""))

const nearest = (sought: Nearness.Sought | undefined, text: string): number =>
  sought === undefined
    ? 0
    : Math.max(Nearness.ofEntry(sought, text, 0), Nearness.of(sought, text, Analyzer.plain(text), 0))

describe("A glance at the words of a study", () => {
  test("leaves out nothing that would be found in its texts", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...conditions), (text, condition) => {
        const { zones } = StudyWords
        const words = StudyWords.of(
          Reading.annotated(
            study({
              title: text,
              keywords: [text],
              summary: text,
              eligibility: { text: `Inclusion Criteria:\n\n* ${text}` },
            }),
          ),
        )
        for (const sought of [condition.inLists, condition.inProse])
          for (const zone of Object.values(zones))
            expect(nearest(Glance.at(Glance.of(sought), words)(zone), text)).toBe(nearest(sought, text))
      }),
      { numRuns: 1000 },
    )
  })

  test("tells of a study that holds none of the words that there is nothing to be found", () => {
    const words = StudyWords.of(Reading.annotated(study({ title: "Asthma", summary: "Of the airways." })))

    for (const { inLists } of conditions)
      expect(Glance.at(Glance.of(inLists), words)(StudyWords.zones.titled)).toBeUndefined()
  })
})
