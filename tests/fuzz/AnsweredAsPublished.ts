import { heapStats } from "bun:jsc"
import { expect, test } from "bun:test"
import * as Fuzz from "./Fuzz.ts"
import * as Target from "./Target.ts"

const live = () => {
  Bun.gc(true)

  return heapStats().heapSize
}

/** So many requests are sent, a third of them before what the service holds is measured the first time. */
export const answeredAsPublished = (requests: number): void =>
  test(`${requests} requests made from the OpenAPI document are answered as it says`, async () => {
    const third = requests / 3
    const target = await Target.start()
    const first = await Fuzz.run(target, { count: third, seed: 20_261_121 })
    const before = live()
    const second = await Fuzz.run(target, { count: 2 * third, seed: 1 })
    const growth = live() - before
    await target.stop()

    expect([...first.findings, ...second.findings]).toEqual([])
    expect(first.sent + second.sent).toBe(requests)
    expect(growth).toBeLessThan(50 * 1024 * 1024)
    for (const kind of ["valid 200", "valid 404", "nearly valid 400", "hostile 400", "hostile 404", "hostile 405"]) {
      expect(second.statuses.get(kind) ?? 0).toBeGreaterThan(0)
    }
  })
