import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import * as Records from "../../../demo/registry-stand-in/record/Records.ts"
import { tools } from "../../../interfaces/mcp/Tools.ts"
import { start } from "../../support/service.ts"
import { call, say, textOf } from "./Rpc.ts"

const file = join(import.meta.dir, "../../../../shared/registry/adapted-records.jsonl.gz")
const isAbsent = !existsSync(file)
const skipped = isAbsent ? " (skipped: shared/registry is absent)" : ""

/** What the match tool says that an answer costs, for each limit: characters of text, and of structured content. */
const told = (): ReadonlyArray<readonly [limit: number, text: number, content: number]> => {
  const description = tools.find(({ name }) => name === "match_frontier_options")?.description ?? ""
  const numbers = description.match(/a limit of .*?structured content, with .*?\./)?.[0].match(/\d[\d,]*/g) ?? []
  const [limit, text, content, other, textOfOther, contentOfOther] = numbers.map((each) =>
    Number(each.replaceAll(",", "")),
  )

  return [
    [limit ?? 0, text ?? 0, content ?? 0],
    [other ?? 0, textOfOther ?? 0, contentOfOther ?? 0],
  ]
}

const profiles = [
  { condition: "breast cancer", stage: "metastatic", biomarkers: ["HER2-positive"], age: 50, sex: "female" },
  { condition: "lung cancer", biomarkers: ["EGFR L858R"], prior_lines: 1 },
]

const mean = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test.skipIf(isAbsent)(
  `The match tool says what an answer costs in characters, within a factor of two${skipped}`,
  async () => {
    const service = await start({ studies: await Records.fromJsonLines(file) })
    const measured: Array<readonly [limit: number, text: number, content: number]> = []
    for (const [limit] of told()) {
      const answers = await Promise.all(
        profiles.map((profile) => say(service, call("match_frontier_options", { ...profile, limit }))),
      )
      measured.push([
        limit,
        mean(answers.map((answer) => textOf(answer).length)),
        mean(answers.map(({ json }) => JSON.stringify(json.result?.["structuredContent"]).length)),
      ])
    }
    await service.stop()

    expect(told().map(([limit]) => limit)).toEqual([3, 20])
    for (const [at, [, ...sizes]] of told().entries()) {
      for (const [which, size] of sizes.entries()) {
        const factor = (measured[at]?.[which + 1] ?? 0) / size
        expect(factor).toBeGreaterThan(0.5)
        expect(factor).toBeLessThan(2)
      }
    }
  },
)
