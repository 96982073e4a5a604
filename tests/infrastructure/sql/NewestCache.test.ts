import { describe, expect, test } from "bun:test"
import { NctId } from "../../../domain/study/NctId.ts"
import type { Observation } from "../../../domain/study/Observation.ts"
import * as NewestCache from "../../../infrastructure/sql/NewestCache.ts"

const study = (number: number) => NctId(`NCT${String(number).padStart(8, "0")}`)

const observation = (number: number): Observation => ({
  nctId: study(number),
  site: { facility: "Clinic", city: null, state: null, country: null },
  status: "recruiting",
  lastVerifiedAt: 0,
  acceptsReferrals: null,
  notes: null,
})

describe("what is held of studies", () => {
  test("is given again for as long as the version is the same", () => {
    const cache = NewestCache.make()
    expect(cache.get(study(1), 7)).toBeUndefined()
    cache.put(study(1), 7, [observation(1)])
    cache.put(study(2), 7, [])

    expect(cache.get(study(1), 7)).toEqual([observation(1)])
    expect(cache.get(study(2), 7)).toEqual([])
    expect(cache.get(study(1), 8)).toBeUndefined()
    expect(cache.get(study(1), 7)).toBeUndefined()
  })

  test("is not what was read before another version was told", () => {
    const cache = NewestCache.make()
    cache.get(study(1), 7)
    cache.get(study(1), 8)
    cache.put(study(1), 7, [observation(1)])

    expect(cache.get(study(1), 8)).toBeUndefined()
  })

  test("is bounded in studies: the one asked for longest ago is forgotten", () => {
    const cache = NewestCache.make()
    cache.get(study(0), 1)
    for (let number = 0; number < 10_000; number += 1) cache.put(study(number), 1, [])
    expect(cache.get(study(0), 1)).toEqual([])
    cache.put(study(10_000), 1, [])

    expect(cache.get(study(0), 1)).toEqual([])
    expect(cache.get(study(1), 1)).toBeUndefined()
    expect(cache.get(study(10_000), 1)).toEqual([])
  })

  test("is bounded in observations", () => {
    const cache = NewestCache.make()
    const many = Array.from({ length: 20_000 }, () => observation(1))
    cache.get(study(1), 1)
    for (const number of [1, 2, 3]) cache.put(study(number), 1, many)

    expect([1, 2, 3].map((number) => cache.get(study(number), 1)?.length)).toEqual([undefined, 20_000, 20_000])
    cache.put(study(4), 1, [...many, ...many, ...many])
    expect(cache.get(study(4), 1)).toBeUndefined()
  })
})
