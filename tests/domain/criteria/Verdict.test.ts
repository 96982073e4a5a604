import { expect, test } from "bun:test"
import * as Verdict from "../../../domain/criteria/Verdict.ts"

const all: ReadonlyArray<Verdict.Verdict> = ["matched", "not_matched", "unknown"]

test("Two conditions both hold only where each does, and one that fails decides", () => {
  for (const one of all) {
    expect(Verdict.both(one, "matched")).toBe(one)
    expect(Verdict.both(one, "not_matched")).toBe("not_matched")
    for (const other of all) expect(Verdict.both(one, other)).toBe(Verdict.both(other, one))
  }
})
