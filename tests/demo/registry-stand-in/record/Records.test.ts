import { afterAll, beforeAll, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Records from "../../../../demo/registry-stand-in/record/Records.ts"
import * as StandIn from "../../../../demo/registry-stand-in/StandIn.ts"
import { study } from "../TinyStudy.ts"

const studies = [study({ nctId: "NCT00000001" }), study({ nctId: "NCT00000002", title: "Größe" })]
const lines = `${studies.map((each) => JSON.stringify(each)).join("\n")}\n`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "records-"))
})

afterAll(() => rm(folder, { recursive: true }))

test.each<[string, string | Uint8Array]>([
  ["studies.jsonl", lines],
  ["studies.jsonl.gz", Bun.gzipSync(Buffer.from(lines))],
])("reads %s", async (name, content) => {
  await Bun.write(join(folder, name), content)

  expect(await Records.fromJsonLines(join(folder, name))).toEqual(studies)
})

const real = join(import.meta.dir, "../../../../../shared/registry/real-records.jsonl.gz")
const isAbsent = !existsSync(real)

test.skipIf(isAbsent)(
  `finds pancreatic cancer among real records${isAbsent ? " (skipped: ../shared is absent)" : ""}`,
  async () => {
    const standIn = StandIn.serve({ studies: await Records.fromJsonLines(real) })
    try {
      const sent = new URLSearchParams({
        "query.cond": "pancreatic cancer",
        "filter.overallStatus": "RECRUITING,NOT_YET_RECRUITING,AVAILABLE",
        "filter.advanced": "AREA[StudyType](INTERVENTIONAL OR EXPANDED_ACCESS)",
        sort: "@relevance",
        countTotal: "true",
        pageSize: "1000",
      })
      const body = (await (await fetch(`${standIn.url}/studies?${sent}`)).json()) as { readonly totalCount: number }

      expect(body.totalCount).toBeGreaterThan(0)
    } finally {
      await standIn.stop()
    }
  },
)
