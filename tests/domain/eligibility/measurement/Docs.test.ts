import { expect, test } from "bun:test"
import { join } from "node:path"
import { list } from "../../../support/measurements.ts"

const docs = join(import.meta.dir, "..", "..", "..", "..", "docs", "measurements.md")

test("docs/measurements.md lists every measurement and scale; tests/support/writeMeasurements.ts writes it", async () =>
  expect(await Bun.file(docs).text()).toBe(list))
