import { expect, test } from "bun:test"
import { had } from "../../../../domain/eligibility/line-claims/Claim.ts"
import * as ClaimReaders from "../../../../domain/eligibility/line-claims/ClaimReaders.ts"

const read = ClaimReaders.of([
  { begins: ["prior"], read: (words, at) => (words[at + 1] === "therapy" ? had(at, at + 2) : undefined) },
  { begins: ["prior"], ofNumbers: true, read: (_, at) => had(at, at + 1) },
])

test.each<[words: string, last: number | undefined]>([
  ["prior therapy", 2],
  ["prior surgery", 1],
  ["2 surgeries", 1],
  ["therapy prior", undefined],
])("%j is read by the first that reads what begins so: as far as %p", (words, last) =>
  expect(read(words.split(" "), 0)?.last).toBe(last),
)
