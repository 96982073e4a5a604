import { describe, expect, test } from "bun:test"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as BunContext from "@effect/platform-bun/BunContext"
import { Chunk, Effect, Either, Stream } from "effect"
import * as ObservationFile from "../../../interfaces/cli/ObservationFile.ts"
import { folder } from "../../support/folder.ts"

const heading = "nct_id,facility,status,last_verified_at"

/** Each line of a file as its number and what was read of it, or as what is wrong with it. */
type Read = ReadonlyArray<readonly [number, unknown]>

const read = (name: string, contents: string | Uint8Array): Promise<Read> =>
  Effect.gen(function* () {
    const path = join(yield* folder, name)
    yield* Effect.promise(() => Bun.write(path, contents))
    const lines = yield* Stream.runCollect(ObservationFile.lines(path))

    return Chunk.toReadonlyArray(lines).map(({ fields, number }) => [number, Either.merge(fields)] as const)
  }).pipe(Effect.scoped, Effect.provide(BunContext.layer), Effect.runPromise)

const mayo = { nct_id: "NCT1", facility: "Mayo", status: "recruiting", last_verified_at: "2026-01-01" }

const row = "NCT1,Mayo,recruiting,2026-01-01"

test.each<[string, string, Read]>([
  ["nothing", "", []],
  ["a heading alone", heading, []],
  ["a byte order mark and line ends of Windows", `\ufeff${heading}\r\n${row}\r\n`, [[2, mayo]]],
  [
    "empty lines",
    `${heading}\n\n${row}\n\n\n${row}\n`,
    [
      [3, mayo],
      [6, mayo],
    ],
  ],
  [
    "columns in another order",
    `facility, nct_id,last_verified_at,status\nMayo,NCT1,2026-01-01,recruiting`,
    [[2, mayo]],
  ],
  [
    "quotes, commas and line breaks",
    `${heading}\nNCT1,"May""o, a\nb",recruiting,2026-01-01\n${row}`,
    [
      [2, { ...mayo, facility: 'May"o, a\nb' }],
      [4, mayo],
    ],
  ],
  [
    "a row that is too short",
    `${heading}\nNCT1,Mayo\n${row}`,
    [
      [2, "it has 2 cells, the heading has 4"],
      [3, mayo],
    ],
  ],
  [
    "an open quote",
    `${heading}\n${row}\nNCT1,"X`,
    [
      [2, mayo],
      [3, "its quotes cannot be read"],
    ],
  ],
  ["a quote within a cell", `${heading}\nNCT1,a"b,recruiting,2026-01-01`, [[2, "its quotes cannot be read"]]],
])("a CSV with %s", async (_, text, lines) => expect(await read("a.csv", text)).toEqual(lines))

test.each([
  ["a column that is none", `${heading},age`, "“age” is not a column; the columns are nct_id, facility, city"],
  [
    "a column that is missing",
    "nct_id,facility",
    "the column status is missing; the columns are nct_id, facility, city",
  ],
  [
    "a column in other letters",
    heading.replace("status", "Status"),
    "“Status” is not a column; the columns are nct_id, facility, city",
  ],
  ["a column twice", `${heading},facility`, "the column facility stands there twice"],
])("a CSV with %s is told of once, whatever rows follow", async (_, wrong, sentence) => {
  const [[number, told] = [], ...others] = await read("a.csv", `${wrong}\n${row}\n${row}\n`)

  expect([number, String(told).slice(0, sentence.length), others.length]).toEqual([1, sentence, 0])
})

test.each<[string, string, Read]>([
  [
    "objects",
    `\n${JSON.stringify(mayo)}\r\n  \n{"nct_id":"NCT1"}`,
    [
      [2, mayo],
      [4, { nct_id: "NCT1" }],
    ],
  ],
  ["what is no object", `[]\n{\n1\nnull`, [1, 2, 3, 4].map((number) => [number, "it is not a JSON object"] as const)],
])("JSON lines with %s", async (_, text, lines) => expect(await read("a.jsonl", text)).toEqual(lines))

test("JSON lines with a name that is none", async () => {
  const [[, told] = []] = await read("a.jsonl", `{"note":1}`)

  expect(told).toStartWith("“note” is not a column; the columns are nct_id, facility")
})

test.each(["a.csv", "a.jsonl"])("%s that is not in UTF-8 is refused", (name) =>
  expect(read(name, new Uint8Array([0x61, 0xff, 0xfe, 0x0a]))).rejects.toThrow(),
)

describe("A file that cannot be read is told of with the reason", () => {
  const sentence = (path: string) =>
    Effect.runPromise(
      Stream.runDrain(ObservationFile.lines(path)).pipe(
        Effect.flip,
        Effect.map((mistake) => mistake.sentence),
        Effect.provide(BunContext.layer),
      ),
    )

  test.each(["/nowhere/a.csv", "/nowhere/a.jsonl"])("%s is not there", async (path) => {
    expect(await sentence(path)).toBe(`There is no file ${path}.`)
  })

  test.each(["folder.csv", "folder.jsonl"])("%s is a folder", async (name) => {
    const place = await mkdtemp(join(tmpdir(), "observations-"))
    const path = join(place, name)
    await mkdir(path)

    expect(await sentence(path)).toBe(`${path} is not a file: name one that ends in .csv or .jsonl.`)
    await rm(place, { recursive: true })
  })
})

test("many rows are all read, in their order", async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => `NCT1,Hospital ${index},recruiting,2026-01-01`)
  const lines = await read("a.csv", [heading, ...rows].join("\n"))

  expect(lines.map(([number]) => number)).toEqual(rows.map((_, index) => index + 2))
  expect(lines.at(-1)?.[1]).toEqual({ ...mayo, facility: "Hospital 2499" })
})
