import { expect, test } from "bun:test"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as CitiesNamed from "../../../domain/place/CitiesNamed.ts"
import * as LargeCities from "../../../domain/place/LargeCities.ts"
import type { Steps } from "../../../domain/Steps.ts"
import * as NearNames from "../../../interfaces/functions/NearNames.ts"

/** What work in steps gives, and in how many of them. */
const counted = <A>(steps: Steps<A>): readonly [outcome: A, count: number] => {
  for (let count = 1; ; count++) {
    const step = steps.next()
    if (step.done === true) return [step.value, count]
  }
}

const names = Array.from({ length: 10_000 }, (_, at) => `name number ${at}`)

test.each<readonly [what: string, steps: () => Steps<{ readonly size: number } | { readonly length: number }>]>([
  ["diseases", DiseaseNames.all],
  ["large cities", LargeCities.all],
  ["all cities", CitiesNamed.keys],
  ["names that may be meant", () => NearNames.among(names, () => 2)],
])("%s are worked out in many small steps", (_, steps) => {
  expect(counted(steps())[1]).toBeGreaterThan(1000)
})

test("The nearest names come first, and none where what was typed is one", () => {
  const [near] = counted(NearNames.among(["gamma", "gemma", "delta"], () => 2))

  expect(near("gemmma")).toEqual(["gemma", "gamma"])
  expect(near("gamma")).toEqual([])
  expect(near("omega")).toEqual([])
})
