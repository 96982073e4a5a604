import { expect, test } from "bun:test"
import { eachOnce, lately, once, remembering } from "../../domain/Memo.ts"

test("What is worked out once is not worked out again, not even where it is nothing", () => {
  let times = 0
  const ask = once(() => {
    times += 1

    return undefined
  })

  expect([ask(), ask(), times]).toEqual([undefined, undefined, 1])
})

test("What is worked out about words holds for the same words, and not for those who ask another function", () => {
  const asked: Array<string | null> = []
  const lengths = () =>
    eachOnce((about: string | null) => {
      asked.push(about)

      return about?.length
    })
  const [one, other] = [lengths(), lengths()]

  expect(["a", null, "ab", "a", null].map(one)).toEqual([1, undefined, 2, 1, undefined])
  expect(asked).toEqual(["a", null, "ab"])
  expect(other("a")).toBe(1)
  expect(asked).toEqual(["a", null, "ab", "a"])
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

test("What is kept is not worked out again, until there is no more room", () => {
  const asked: Array<string> = []
  const known = lately<number>(2)
  const lengthOf = (about: string) =>
    known(about, () => {
      asked.push(about)

      return about.length
    })

  expect(["a", "ab", "a", "ab"].map(lengthOf)).toEqual([1, 2, 1, 2])
  expect(asked).toEqual(["a", "ab"])
  expect(["abc", "abc", "a"].map(lengthOf)).toEqual([3, 3, 1])
  expect(asked).toEqual(["a", "ab", "abc", "a"])
})

test("The last answers are remembered, and what was not asked for the longest time is forgotten", () => {
  const asked: Array<string> = []
  const known = lately<string | undefined>(2)
  const ask = (about: string) =>
    known(about, () => {
      asked.push(about)

      return about === "none" ? undefined : about.toUpperCase()
    })

  expect(["one", "none", "one", "two", "one", "none", "none"].map(ask)).toEqual([
    "ONE",
    undefined,
    "ONE",
    "TWO",
    "ONE",
    undefined,
    undefined,
  ])
  expect(asked).toEqual(["one", "none", "two", "none"])
})
