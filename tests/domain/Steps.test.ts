import { describe, expect, test } from "bun:test"
import * as Steps from "../../domain/Steps.ts"

/** Counts to three, and notes when it is put in order. */
function* counting(ended: Array<string>): Steps.Steps<number> {
  let count = 0
  try {
    for (; count < 3; count++) yield
  } finally {
    ended.push(`at ${count}`)
  }

  return count
}

describe("Steps", () => {
  test("come to the same whether they are done at once or with rests", () => {
    const steps = counting([])
    for (let rest = 0; rest < 3; rest++) expect(steps.next().done).toBe(false)

    expect(steps.next()).toEqual({ done: true, value: Steps.whole(counting([])) })
  })

  test("that are ended are put in order where they have come to, and do nothing further", () => {
    const ended: Array<string> = []
    const steps = counting(ended)
    steps.next()
    Steps.end(steps)

    expect(ended).toEqual(["at 0"])
    expect(steps.next().done).toBe(true)
    expect(ended).toHaveLength(1)
  })

  test("of each of some give what each comes to, in their order, a few of them a step", () => {
    const done: Array<string> = []
    const steps = Steps.each([..."abcdefghij"], (one, index) => {
      done.push(one)

      return `${one}${index}`
    })
    steps.next()
    expect(done.join("")).toBe("abcd")
    steps.next()
    expect(done.join("")).toBe("abcdefgh")
    expect(Steps.whole(steps).join(" ")).toBe("a0 b1 c2 d3 e4 f5 g6 h7 i8 j9")
  })
})
