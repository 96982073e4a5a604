import { expect, test } from "bun:test"
import { lately, once, remembering } from "../../domain/Memo.ts"

test("What is worked out once is not worked out again, not even where it is nothing", () => {
  let times = 0
  const ask = once(() => {
    times += 1

    return undefined
  })

  expect([ask(), ask(), times]).toEqual([undefined, undefined, 1])
})

test("What is worked out about a thing holds for that thing alone", () => {
  const asked: Array<object> = []
  const ask = remembering((about: { readonly name: string }) => {
    asked.push(about)

    return about.name === "none" ? undefined : about.name
  })
  const [one, alike, none] = [{ name: "one" }, { name: "one" }, { name: "none" }]

  expect([one, alike, none, one, alike, none].map(ask)).toEqual(["one", "one", undefined, "one", "one", undefined])
  expect(asked).toEqual([one, alike, none])
})

test("What fails is tried again", () => {
  let times = 0
  const ask = remembering((_: object): string => {
    times += 1
    throw new Error("no")
  })
  const about = {}

  expect(() => ask(about)).toThrow()
  expect(() => ask(about)).toThrow()
  expect(times).toBe(2)
})

test("The last answers are remembered, and what was not asked for the longest time is forgotten", () => {
  const asked: Array<string> = []
  const ask = lately(2, (about) => {
    asked.push(about)

    return about === "none" ? undefined : about.toUpperCase()
  })

  expect(["one", "none", "one", "none", "two", "one", "none", "none"].map(ask)).toEqual([
    "ONE",
    undefined,
    "ONE",
    undefined,
    "TWO",
    "ONE",
    undefined,
    undefined,
  ])
  expect(asked).toEqual(["one", "none", "two", "one", "none"])
})
