import { expect, test } from "bun:test"
import { remarks } from "../../../../domain/eligibility/marker-status/StatusComparison.ts"
import { ofTheRegistry } from "../../../../interfaces/functions/Ending.ts"
import * as Checks from "../../../../interfaces/web/browser/answer/Checks.ts"
import type { Answer } from "../../../../interfaces/web/browser/answer/Wire.ts"
import * as SiteLine from "../../../../interfaces/web/browser/lines/SiteLine.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { inWords, orAsItIs } from "../../../../interfaces/web/browser/words/OfService.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { posted, start } from "../../../support/service.ts"
import { site } from "./Answers.ts"

const profiles = [
  { condition: "glioblastoma", stage: "Recurrent", biomarkers: ["MGMT unmethylated", "IDH wild-type"], prior_lines: 1 },
  { condition: "pancreatic-cancer", stage: "Metastatic", biomarkers: ["KRAS G12D", "MSI-H"], prior_lines: 2, age: 61 },
  { condition: "alzheimers", stage: "Mild", biomarkers: ["Amyloid negative", "MMSE 22"], age: 30 },
]

test("all that the service says in answers to usual profiles has its Spanish", async () => {
  const service = await start()
  const said = new Set<string>(Object.values(remarks))
  for (const profile of profiles) {
    const answer = (await (await service.send("/v1/match", posted({ ...profile, limit: 50 }))).json()) as Answer
    said.add(answer.disclaimer)
    for (const option of answer.options) {
      for (const { facility } of option.sites) if (facility.includes("not published")) said.add(facility)
      for (const reason of option.why ?? []) said.add(reason)
      for (const { heading, remark } of Checks.ofProfile(option).flatMap(Checks.quotesOf)) {
        const isOfTheRecord = option.eligibility_text?.includes(`${heading} (${remark})`) ?? false
        if (remark !== "" && !isOfTheRecord) said.add(remark)
      }
    }
  }
  await service.stop()

  expect(said.size).toBeGreaterThan(15)
  expect(said).toContain("Facility not published")
  expect([...said].filter((text) => inWords(text, spanish) === undefined)).toEqual([])
})

test.each([
  [
    "The criteria mention the stage (metastatic), KRAS G12D, and 2 earlier lines as keeping out: ask the site.",
    "Los criterios mencionan la etapa (metastatic), KRAS G12D y 2 tratamientos anteriores como motivo para no aceptar: pregunte al centro.",
  ],
  ["The inclusion criteria mention MGMT methylated.", "Los criterios de inclusión mencionan MGMT methylated."],
  ["The inclusion criteria mention HER2 neg. by IHC.", "Los criterios de inclusión mencionan HER2 neg. by IHC."],
  [
    "The inclusion criteria seem to let no earlier lines in.",
    "Los criterios de inclusión parecen aceptar ningún tratamiento anterior.",
  ],
  ["for some of the patients; 2 is more than it lets in", "para una parte de los pacientes; 2 es más de lo que acepta"],
  ["12.5 is lower than it asks for", "12.5 es más bajo de lo que pide"],
  ["28 is higher than it lets in", "28 es más alto de lo que acepta"],
  ["ruling out another form of it", "descarta: otra forma de lo mismo"],
  ["of a relative", "de un familiar"],
  ["of a donor", "de un donante"],
  ["asked of those who have it", "se pide a quienes lo tienen"],
  ["besides what is named", "aparte de lo nombrado"],
  ["ruling it out; its state is not said", "lo descarta; no se dice el resultado"],
])("%s", (text, worded) => expect(inWords(text, spanish)).toBe(worded))

test("a place that the registry does not name is said so in the language of the page", () => {
  const unnamed = site({ facility: "Facility not published", registry_status: null })

  expect(SiteLine.of(unnamed, spanish)).toBe("Centro no publicado, Springfield, Illinois, United States")
  expect(SiteLine.of(unnamed, english)).toBe("Facility not published, Springfield, Illinois, United States")
})

test("what is not known stays as it is, as a whole", () => {
  const text = `Something new. ${ofTheRegistry.disclaimer}`

  expect(orAsItIs(text, spanish)).toBe(text)
  expect(orAsItIs("it rules out other numbers than many", spanish)).toBe("it rules out other numbers than many")
  expect(inWords(ofTheRegistry.disclaimer, english)).toBeUndefined()
})
