import { describe, expect, test } from "bun:test"
import { stepsOf } from "./steps.ts"

const text = (length: number) => "ab".repeat(length / 2)

describe("Steps", () => {
  test("are few for what looks at a text once", async () => {
    const once = (length: number) => stepsOf(() => text(length).replace(/b/g, "c").toUpperCase().split("A"))

    expect(await once(20_000)).toBeLessThan(2.1 * (await once(10_000)))
  })

  test.each<readonly [what: string, work: (text: string) => unknown]>([
    ["texts", (text) => Array.from(text, (_, at) => text.indexOf("c", at))],
    ["expressions", (text) => Array.from(text, () => /c/.test(text))],
    ["lists", (text) => [...text].map((letter, at, all) => all.indexOf(`${letter}${at}`))],
    ["lists item by item", (text) => [...text].filter((_, at, all) => new Set(all).has(String(at)))],
    ["what is taken out piece by piece", (text) => [...text].reduce((rest, letter) => rest.replace(letter, " "), text)],
    ["marks that are sorted", (text) => text.replaceAll("a", "\u0301").replaceAll("b", "\u0316").normalize()],
  ])("tell what goes through all of it again and again: %s", async (_, work) => {
    const again = (length: number) => stepsOf(() => work(text(length)))

    expect(await again(2000)).toBeGreaterThan(3.5 * (await again(1000)))
  })

  test("are the same each time, and nothing is left of the counting", async () => {
    const { indexOf } = String.prototype
    const count = () => stepsOf(() => text(1000).indexOf("c"))

    expect(await count()).toBe(await count())
    expect(String.prototype.indexOf).toBe(indexOf)
  })
})
