import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { bundled } from "../../support/bundle.ts"
import * as Command from "../../support/command.ts"
import { inherited } from "../../support/inherited.ts"

setDefaultTimeout(300_000)

const text = `Inclusion Criteria:
- MMSE score of 20 to 28, inclusive; at least one prior line
- Metastatic pancreatic cancer for which standard therapy has proven ineffective
Exclusion Criteria:
- Relapse after complete remission
`

let folder = ""
let standIn: Awaited<ReturnType<typeof StandIn.serve>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-for-tests-"))
  await Bun.write(join(folder, "text.txt"), text)
  standIn = StandIn.serve({ studies: madeUpStudies })
})

afterAll(async () => {
  await standIn.stop()
  await rm(folder, { recursive: true })
})

const read = (...args: ReadonlyArray<string>) => Command.cli({ REGISTRY_BASE_URL: standIn.url }, "read", ...args)

interface Told {
  readonly sections: ReadonlyArray<{
    readonly side: string
    readonly sentences: ReadonlyArray<{
      readonly text: string
      readonly ranges: ReadonlyArray<{ readonly words: string; readonly interval: string }>
    }>
  }>
  readonly answers: ReadonlyArray<{
    readonly asked: string
    readonly state: string
    readonly rows: ReadonlyArray<{ readonly table: string; readonly words: string; readonly means: string }>
  }>
}

const inJson = async (...args: ReadonlyArray<string>): Promise<Told> => JSON.parse((await read(...args, "--json")).out)

describe("cli read", () => {
  test("takes a study's number in either case", async () => {
    const { err, out } = await read("nct99100101")

    expect(err).toBe("")
    expect(out).toBe((await read("NCT99100101")).out)
  })

  test("shows sections, sentences and ranges of a text", async () => {
    const { sections } = await inJson(join(folder, "text.txt"))

    expect(sections.map(({ sentences, side }) => [side, ...sentences.map((sentence) => sentence.text)])).toEqual([
      ["inclusion", "MMSE score of 20 to 28, inclusive", "at least one prior line"],
      ["inclusion", "Metastatic pancreatic cancer for which standard therapy has proven ineffective"],
      ["exclusion", "Relapse after complete remission"],
    ])
    expect(sections[0]?.sentences.map(({ ranges }) => ranges.map(({ interval }) => interval))).toEqual([
      ["[20, 28]"],
      ["[1, Infinity)"],
    ])
  })

  test("shows what a text answers, and the rows that were found on the way", async () => {
    const flags = ["--condition", "pancreatic cancer", "--stage", "remission", "--prior-lines", "2"]
    const { answers } = await inJson(join(folder, "text.txt"), ...flags)

    expect(answers.map(({ state }) => state)).toEqual(["unknown", "mentioned_inclusion"])
    expect(answers.flatMap(({ rows }) => rows.map(({ means, table, words }) => [table, words, means]))).toContainEqual([
      "spent treatments",
      "therapy has @lost",
      "had a line",
    ])
    expect(answers[0]?.rows.map(({ means, table }) => [table, means])).toContainEqual(["past stages", "past"])
  })

  test("reads as people do", async () => {
    const { code, err, out } = await read(join(folder, "text.txt"), "--prior-lines", "2")

    expect([code, err]).toEqual([0, ""])
    expect(out).toContain("“20 to 28, inclusive” is [20, 28] (between)")
    expect(out).toContain("“MMSE score of 20 to 28, inclusive” is of MMSE: [20, 28] points")
    expect(out).toContain("values of measures: @measure")
    expect(out).toContain("Prior lines of therapy: mentioned_inclusion")
    expect(out).toContain("spent treatments: {usual}|{earlier} ...3 [ {tried} ..12 @lost ]")
  })

  test("reads the criteria of a study by its number", async () => {
    const { code, out } = await read("NCT99100101", "--stage", "mild dementia")

    expect(code).toBe(0)
    expect(out).toContain("inclusion")
    expect(out).toContain("Stage")
  })

  test("reads standard input", async () => {
    const child = Bun.spawn([process.execPath, bundled("interfaces/cli/main.ts"), "read", "--prior-lines", "2"], {
      env: inherited,
      stdin: new Blob([text]),
      stdout: "pipe",
      stderr: "pipe",
    })
    const [out, err, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited])

    expect([code, err]).toEqual([0, ""])
    expect(out).toContain("Prior lines of therapy: mentioned_inclusion")
  })

  test.each<[what: string, source: string, sentence: string]>([
    ["a file that is not there", "nowhere.txt", "is neither an NCT number"],
    ["a study that the registry does not know", "NCT00000000", "NCT00000000"],
  ])("says in a sentence that there is %s", async (_, source, sentence) => {
    const { code, err, out } = await read(source)

    expect([code, out]).toEqual([1, ""])
    expect(err).toContain(sentence)
  })

  test("says in a sentence that there is no text", async () => {
    await Bun.write(join(folder, "empty.txt"), "\n")
    const { code, err } = await read(join(folder, "empty.txt"))

    expect(code).toBe(1)
    expect(err).toContain("There is no text to read.")
  })
})
