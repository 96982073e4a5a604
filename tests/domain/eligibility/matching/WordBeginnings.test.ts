import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Pattern from "../../../../domain/eligibility/matching/Pattern.ts"
import * as WordBeginnings from "../../../../domain/eligibility/matching/WordBeginnings.ts"
import * as NumberedText from "../../../../domain/eligibility/text/NumberedText.ts"

const spelled = (...names: ReadonlyArray<string>) => names.map((means) => ({ pattern: Pattern.compile(means), means }))

const found = (names: ReadonlyArray<string>, text: string, most = 100): ReadonlyArray<string> =>
  WordBeginnings.find(
    WordBeginnings.of(spelled(...names)),
    { text, words: NumberedText.of(text) },
    most,
    ({ end, start }, name) => `${name} ${start}-${end}`,
  )

describe("Names at the beginnings of words", () => {
  test.each<readonly [text: string, names: ReadonlyArray<string>, places: ReadonlyArray<string>]>([
    ["", ["KRAS"], []],
    ["KRAS", ["KRAS"], ["KRAS 0-4"]],
    ["a kras, K-RAS and k ras", ["K-RAS", "AND"], ["K-RAS 2-6", "K-RAS 8-13", "AND 14-17", "K-RAS 18-23"]],
    ["NKRAS", ["KRAS"], []],
    ["(KRAS)", ["KRAS"], ["KRAS 1-5"]],
    ["KRASG12C", ["KRAS"], ["KRAS 0-4"]],
    ["t(11;14), t (11; 14)", ["t(11;14)"], ["t(11;14) 0-7", "t(11;14) 10-19"]],
    ["1p/19q and 1p19q", ["1p/19q"], ["1p/19q 0-6", "1p/19q 11-16"]],
    ["the test", ["t(11;14)"], []],
    ["CA 19-9, CA19.9", ["CA 19-9", "CA"], ["CA 19-9 0-7", "CA 0-2", "CA 19-9 9-15", "CA 9-11"]],
  ])("%j holds %j", (text, names, places) => {
    expect(found(names, text)).toEqual([...places])
  })

  test("are no more than asked for, but those of one place stay together", () => {
    expect(found(["KRAS", "K-RAS"], "KRAS KRAS KRAS", 3)).toEqual(["KRAS 0-4", "K-RAS 0-4", "KRAS 5-9", "K-RAS 5-9"])
  })

  test("are found wherever a word begins, whatever stands around it", () => {
    const around = FastCheck.string({ unit: FastCheck.constantFrom(..." ,.(-/KRASkras19é\n") })
    FastCheck.assert(
      FastCheck.property(around, around, (before, behind) => {
        const text = `${before} MGMT ${behind}`

        expect(found(["MGMT"], text)).toContain(`MGMT ${before.length + 1}-${before.length + 5}`)
      }),
    )
  })
})
