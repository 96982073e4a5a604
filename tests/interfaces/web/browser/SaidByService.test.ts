import { expect, test } from "bun:test"
import * as WhySentences from "../../../../domain/ranking/WhySentences.ts"
import { ofTheRegistry } from "../../../../interfaces/functions/Ending.ts"
import type { Answer } from "../../../../interfaces/web/browser/answer/Wire.ts"
import * as SiteLine from "../../../../interfaces/web/browser/lines/SiteLine.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { inWords, orAsItIs } from "../../../../interfaces/web/browser/words/OfService.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import * as Whys from "../../../../interfaces/web/browser/words/Whys.ts"
import { posted, start } from "../../../support/service.ts"
import { option, site } from "./Answers.ts"

const profiles = [
  { condition: "glioblastoma", stage: "Recurrent", biomarkers: ["MGMT unmethylated", "IDH wild-type"], prior_lines: 1 },
  { condition: "pancreatic-cancer", stage: "Metastatic", biomarkers: ["KRAS G12D", "MSI-H"], prior_lines: 2, age: 61 },
  { condition: "alzheimers", stage: "Mild", biomarkers: ["Amyloid negative", "MMSE 22"], age: 30 },
]

test("all that the service says in answers to usual profiles has its Spanish", async () => {
  const service = await start()
  const fixed = new Set<string>()
  const reasons = new Set<string>()
  for (const profile of profiles) {
    const answer = (await (await service.send("/v1/match", posted({ ...profile, limit: 50 }))).json()) as Answer
    fixed.add(answer.disclaimer)
    for (const option of answer.options) {
      for (const { facility } of option.sites) if (facility.includes("not published")) fixed.add(facility)
      for (const { isEnglish, text } of Whys.of(option, spanish.whys)) {
        reasons.add(text)
        expect([text, isEnglish]).toEqual([text, false])
        expect(text).not.toContain("undefined")
      }
      expect(Whys.of(option, english.whys).map(({ text }) => text)).toEqual([...(option.why ?? [])])
    }
  }
  await service.stop()

  expect(reasons.size).toBeGreaterThan(10)
  expect(fixed).toContain("Facility not published")
  expect([...fixed].filter((text) => inWords(text, spanish) === undefined)).toEqual([])
})

test.each<
  [code: WhySentences.Code, values: Readonly<Record<string, string | number | ReadonlyArray<string>>>, worded: string]
>([
  [
    "kept_out",
    { stage: "metastatic", biomarkers: ["KRAS G12D"], prior_lines: 2 },
    "Los criterios mencionan la etapa (metastatic), KRAS G12D y 2 tratamientos anteriores como motivo para no aceptar: pregunte al centro.",
  ],
  ["mentioned", { biomarkers: ["HER2 neg. by IHC"] }, "Los criterios de inclusión mencionan HER2 neg. by IHC."],
  ["let_in", { prior_lines: 0 }, "Los criterios de inclusión parecen aceptar ningún tratamiento anterior."],
  ["let_in", { prior_lines: 1 }, "Los criterios de inclusión parecen aceptar 1 tratamiento anterior."],
  [
    "setting_opposed",
    { settings: ["early", "maintenance"] },
    "Su título, sus enfermedades o su resumen nombran otra situación que enfermedad temprana u operable y tratamiento de mantenimiento.",
  ],
])("%s of %j is said in Spanish", (code, values, worded) => {
  expect(Whys.of(option([], { why: ["."], why_codes: [{ code, values }] }), spanish.whys)).toEqual([
    { text: worded, isEnglish: false },
  ])
})

test("a reason by a code that is not known, or without one, stays as it is", () => {
  const given = { why: ["Something new.", "More."], why_codes: [{ code: "something_new" }] }

  expect(Whys.of(option([], given), spanish.whys)).toEqual([
    { text: "Something new.", isEnglish: true },
    { text: "More.", isEnglish: true },
  ])
  expect(Object.keys(spanish.whys ?? {}).toSorted()).toEqual([...WhySentences.codes].toSorted())
})

test("a place that the registry does not name is said so in the language of the page", () => {
  const unnamed = site({ facility: "Facility not published", registry_status: null })

  expect(SiteLine.of(unnamed, spanish)).toBe("Centro no publicado, Springfield, Illinois, United States")
  expect(SiteLine.of(unnamed, english)).toBe("Facility not published, Springfield, Illinois, United States")
})

test("what is not known stays as it is, as a whole", () => {
  const text = `Something new. ${ofTheRegistry.disclaimer}`

  expect(orAsItIs(text, spanish)).toBe(text)
  expect(inWords(ofTheRegistry.disclaimer, english)).toBeUndefined()
})
