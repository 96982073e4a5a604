import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as SortedLines from "../../domain/SortedLines.ts"

const words = fc.stringMatching(/^[a-z0-9]{1,4}(?: [a-z0-9]{1,4}){0,2}$/)

describe("A table of sorted lines", () => {
  test("finds what stands behind each of its keys, and nothing behind others", () => {
    fc.assert(
      fc.property(fc.dictionary(words, words), words, (told, other) => {
        const table = Object.entries(told)
          .map(([key, value]) => `${key}\t${value}\n`)
          .toSorted()
          .join("")

        for (const [key, value] of Object.entries(told)) expect(SortedLines.find(table, key)).toBe(value)
        expect(SortedLines.find(table, other)).toBe(told[other])
      }),
    )
  })
})
