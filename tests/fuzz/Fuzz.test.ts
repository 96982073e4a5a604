import { expect, test } from "bun:test"
import * as Fuzz from "./Fuzz.ts"
import * as Target from "./Target.ts"

test("3,000 requests made from the OpenAPI document are answered as it says", async () => {
  const target = await Target.start()
  const { findings, sent, statuses } = await Fuzz.run(target, { count: 3000, seed: 20_261_121 })
  await target.stop()

  expect(findings).toEqual([])
  expect(sent).toBe(3000)
  for (const kind of ["valid 200", "valid 404", "nearly valid 400", "hostile 400", "hostile 404", "hostile 405"]) {
    expect(statuses.get(kind) ?? 0).toBeGreaterThan(0)
  }
}, 60_000)
