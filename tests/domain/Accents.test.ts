import { describe, expect, test } from "bun:test"
import * as Accents from "../../domain/Accents.ts"
import { stepsOf } from "../support/steps.ts"

describe("A text is left without accents", () => {
  test.each([
    ["plain letters as they are", "Sankt Gallen (St. Gallen)", "Sankt Gallen (St. Gallen)"],
    ["those of one character", "Hôpital Universitätsklinikum", "Hopital Universitatsklinikum"],
    ["those written apart", "Sa\u0303o Paulo", "Sao Paulo"],
    ["those that stand alone", "\u0301 \u0316", " "],
    ["letters of another form", "Ｍａｙｏ", "Mayo"],
    ["letters of another script", "Клиника άλφα", "Клиника αλφα"],
  ])("%s", (_, text, expected) => expect(Accents.without(text)).toBe(expected))

  test("many of them cost no more than reading them", async () => {
    const text = `a${"\u0301\u0316".repeat(10_000)}`

    expect(await stepsOf(() => Accents.without(text))).toBeLessThan(10 * text.length)
  })
})
