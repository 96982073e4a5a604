import { expect, test } from "bun:test"
import * as QueryUrl from "../../../infrastructure/clinicaltrials-gov/QueryUrl.ts"
import * as SoughtGenes from "../../../interfaces/functions/SoughtGenes.ts"

const sentenceOn = (...basketGenes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const url = new URL("https://clinicaltrials.gov/api/v2/studies")
  url.searchParams.set(
    "query.cond",
    QueryUrl.condition({ basketGenes, condition: { _tag: "Words", words: "pancreatic cancer" } }),
  )

  return SoughtGenes.sentenceOn(url.href)
}

test.each<[genes: ReadonlyArray<string>, told: string]>([
  [["KRAS"], "KRAS"],
  [["KRAS", "TP53"], "KRAS or TP53"],
])("A search that %j widened says so", (genes, told) => {
  expect(sentenceOn(...genes)).toEqual([
    `The search also includes studies of any solid tumor whose record names ${told}.`,
  ])
})

test("A search for the condition alone says nothing", () => {
  expect(sentenceOn()).toEqual([])
})
