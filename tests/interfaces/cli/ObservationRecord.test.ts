import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import { Either } from "effect"
import { NctId } from "../../../domain/study/NctId.ts"
import * as ObservationRecord from "../../../interfaces/cli/ObservationRecord.ts"

const now = Date.UTC(2026, 10, 21, 12)

const raw = {
  nct_id: "NCT01234567",
  facility: "Mayo Clinic",
  city: "Rochester",
  state: "Minnesota",
  country: "United States",
  status: "recruiting",
  last_verified_at: "2026-11-20",
  investigator_accepts_referrals: "true",
  notes: "Ask for the coordinator",
}

const observation = {
  nctId: NctId("NCT01234567"),
  site: { facility: "Mayo Clinic", city: "Rochester", state: "Minnesota", country: "United States" },
  status: "recruiting",
  lastVerifiedAt: Date.UTC(2026, 10, 20),
  acceptsReferrals: true,
  notes: "Ask for the coordinator",
} as const

const read = (over: Record<string, unknown>) => ObservationRecord.read({ ...raw, ...over }, now)

describe("a line of observations", () => {
  test.each<[string, Record<string, unknown>, object]>([
    ["everything", {}, {}],
    ["space around its fields", { nct_id: " NCT01234567 ", status: "recruiting ", city: " Rochester" }, {}],
    [
      "nothing but what is needed",
      { city: "", state: undefined, country: null, investigator_accepts_referrals: "", notes: " " },
      {
        site: { facility: "Mayo Clinic", city: null, state: null, country: null },
        acceptsReferrals: null,
        notes: null,
      },
    ],
    ["a truth of JSON", { investigator_accepts_referrals: false }, { acceptsReferrals: false }],
    ["a truth in capitals", { investigator_accepts_referrals: "FALSE" }, { acceptsReferrals: false }],
    ["a moment", { last_verified_at: "2026-11-20T23:30:00-05:00" }, { lastVerifiedAt: Date.UTC(2026, 10, 21, 4, 30) }],
    ["a leap day", { last_verified_at: "2024-02-29" }, { lastVerifiedAt: Date.UTC(2024, 1, 29) }],
    ["notes over two lines", { notes: "one\ntwo" }, { notes: "one\ntwo" }],
    ["the longest notes", { notes: "n".repeat(4_000) }, { notes: "n".repeat(4_000) }],
  ])("is read with %s", (_, over, expected) => {
    expect(read(over)).toEqual(Either.right({ ...observation, ...expected }))
  })

  test.each<[string, ObservationRecord.Column, unknown]>([
    ["no number", "nct_id", ""],
    ["a short number", "nct_id", "NCT123"],
    ["a number of JSON", "nct_id", 12345678],
    ["no facility", "facility", "  "],
    ["a facility without a letter", "facility", "—"],
    ["a facility with a NUL", "facility", "Mayo\u0000"],
    ["half a character", "facility", "Mayo \ud800"],
    ["a city that is a list", "city", ["Rochester"]],
    ["a city that is too long", "city", "x".repeat(201)],
    ["no status", "status", undefined],
    ["the registry's status", "status", "RECRUITING"],
    ["no date", "last_verified_at", null],
    ["a day that does not exist", "last_verified_at", "2026-02-30"],
    ["a month that does not exist", "last_verified_at", "2026-13-01"],
    ["a moment without its offset", "last_verified_at", "2026-11-20T10:00:00"],
    ["an American date", "last_verified_at", "11/20/2026"],
    ["the day after tomorrow", "last_verified_at", "2026-11-23"],
    ["a word for a truth", "investigator_accepts_referrals", "maybe"],
    ["a number for a truth", "investigator_accepts_referrals", 1],
    ["too long notes", "notes", "n".repeat(4_001)],
  ])("is refused with %s", (_, column, value) => {
    const refused = read({ [column]: value })

    expect(Either.isLeft(refused) && refused.left.map((problem) => problem.column)).toEqual([column])
  })

  test("names every column at fault", () => {
    const refused = read({ nct_id: "", status: "open", notes: 7 })

    expect(Either.isLeft(refused) && refused.left.map(({ column }) => column)).toEqual(["nct_id", "status", "notes"])
  })

  test("reads back as it was written", () => {
    expect(ObservationRecord.read(ObservationRecord.write(observation), now)).toEqual(Either.right(observation))
  })
})

test("docs/observations.md has a row for each column, and says which are needed", async () => {
  const guide = await Bun.file(join(import.meta.dir, "../../../docs/observations.md")).text()
  const rows = [...guide.matchAll(/^\| (`[^|]+`) \| (yes|no) \|/gm)].flatMap(([, names = "", needed]) =>
    names.split(", ").map((name) => [name.replaceAll("`", ""), needed === "yes"] as const),
  )

  expect(rows.map(([name]) => name)).toEqual([...ObservationRecord.columns])
  expect(rows.filter(([, needed]) => needed).map(([name]) => name)).toEqual([...ObservationRecord.required])
})
