import { expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as Nearness from "../../../domain/condition/Nearness.ts"

test.each<readonly [entry: string, level: number]>([
  ["Amyotrophic lateral sclerosis", Nearness.levels.named],
  ["Motor neuron disease", Nearness.levels.broader],
  ["Motor neuron disease (SMA)", Nearness.levels.related],
  ["Asthma", 0],
])("%j is so near to ALS: %d", (entry, level) => {
  expect(Nearness.ofEntry(ConditionQuery.of("ALS").inLists, entry, 0)).toBe(level)
})
