import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import { NothingToAskAbout, QuestionIsUnanswered } from "../../../application/ports/RegistryExamination.ts"
import { type Condition, DatabaseIsUnusable } from "../../../application/ports/StorageExamination.ts"
import * as ClockDiagnosis from "../../../interfaces/cli/doctor/ClockDiagnosis.ts"
import { line } from "../../../interfaces/cli/doctor/Diagnosis.ts"
import * as RegistryDiagnosis from "../../../interfaces/cli/doctor/RegistryDiagnosis.ts"
import * as StorageDiagnosis from "../../../interfaces/cli/doctor/StorageDiagnosis.ts"

describe("The clock", () => {
  test.each<[aheadBy: number | null, says: string]>([
    [0, "ok  it shows the registry's time"],
    [-1999, "ok  it shows the registry's time"],
    [119_000, "ok  it is 119 seconds ahead of the registry's"],
    [-119_000, "ok  it is 119 seconds behind the registry's"],
    [120_000, "ok  it is 120 seconds ahead of the registry's"],
    [
      120_001,
      "wrong  it is 120 seconds ahead of the registry's: set it by a time server (NTP); quotas and dates in answers go by it.",
    ],
    [
      -7_200_000,
      "wrong  it is 7,200 seconds behind the registry's: set it by a time server (NTP); quotas and dates in answers go by it.",
    ],
    [null, "note  it cannot be compared: the registry's answer has no Date."],
  ])("that is ahead by %p milliseconds", (aheadBy, says) => {
    const diagnosis = ClockDiagnosis.of(aheadBy)

    expect(`${diagnosis.state}  ${diagnosis.says}`).toBe(says)
  })
})

describe("The database", () => {
  const well: Condition = {
    place: "/data/trials.sqlite (SQLite)",
    version: "3.54.1",
    tables: 2,
    tablesToCome: 2,
    lacking: [],
    taken: 1_200_000,
    free: 84_250_000_000,
  }

  test.each<[name: string, change: Partial<Condition>, says: string]>([
    [
      "is well",
      {},
      "ok  /data/trials.sqlite (SQLite), version 3.54.1; tables of version 2; may be read and written; 84.3 GB free",
    ],
    [
      "is new",
      { tables: 0, taken: 0 },
      "ok  /data/trials.sqlite (SQLite), version 3.54.1; new: the service makes its tables when it starts; may be read and written; 84.3 GB free",
    ],
    [
      "is of an older version",
      { tables: 1 },
      "ok  /data/trials.sqlite (SQLite), version 3.54.1; tables of version 1, which the service brings to 2 when it starts; may be read and written; 84.3 GB free",
    ],
    [
      "has little room",
      { free: 199_000_001 },
      "wrong  /data/trials.sqlite (SQLite), version 3.54.1; tables of version 2; may be read and written; 200 MB free: make room, or calls will be refused once it is full.",
    ],
    [
      "does not tell of its room",
      { place: "db:5432/trials (Postgres)", version: "18.4", free: null },
      "ok  db:5432/trials (Postgres), version 18.4; tables of version 2; may be read and written; 2 MB taken; what its server has free is not seen from here",
    ],
    [
      "gives too few rights",
      {
        place: "db:5432/trials (Postgres)",
        version: "18.4",
        lacking: ["CREATE on schema public", "DELETE on observation"],
      },
      "wrong  db:5432/trials (Postgres), version 18.4: its user lacks CREATE on schema public, DELETE on observation: docs/deployment.md lists the rights needed.",
    ],
  ])("%s", (_, change, says) => {
    const diagnosis = StorageDiagnosis.of(Either.right({ ...well, ...change }))

    expect(`${diagnosis.state}  ${diagnosis.says}`).toBe(says)
  })

  test("that cannot be used is told of in the sentence of the start", () => {
    const sentence = "The file x of DATABASE_URL is not a SQLite database."

    expect(StorageDiagnosis.of(Either.left(new DatabaseIsUnusable({ sentence })))).toMatchObject({
      state: "wrong",
      says: sentence,
    })
  })
})

describe("The registry", () => {
  const baseUrl = new URL("https://registry.test/api/v2")
  const unanswered = (reason: QuestionIsUnanswered["reason"], says: string) =>
    Either.left(new QuestionIsUnanswered({ reason, says }))
  const written = ({ says, state }: { readonly says: string; readonly state: string }) => `${state}  ${says}`

  test("tells its version and of when its data are, if it says so", () => {
    const about = { version: "2.0.5", dataTimestamp: "2026-03-25T09:00:05", clockIsAheadBy: 0 }

    expect(written(RegistryDiagnosis.about(baseUrl, Either.right(about)))).toBe(
      "ok  https://registry.test/api/v2: version 2.0.5, data of 2026-03-25T09:00:05 UTC",
    )
    expect(written(RegistryDiagnosis.about(baseUrl, Either.right({ ...about, dataTimestamp: null })))).toBe(
      "ok  https://registry.test/api/v2: version 2.0.5",
    )
  })

  test.each<[reason: QuestionIsUnanswered["reason"], says: string, line: string]>([
    [
      "blocked",
      "status 403",
      "its edge blocks this machine (status 403): ask from another address, or ask the registry to let this one in.",
    ],
    [
      "refused",
      "status 400 no",
      "it does not take this question (status 400 no): look for a newer version of this service.",
    ],
    [
      "failing",
      "status 500",
      "an error, or a page in place of data (status 500): wait, and look whether the registry's site says why.",
    ],
    [
      "too slow",
      "no answer in time",
      "no answer within REGISTRY_TIMEOUT (no answer in time): look at the network, or allow more time.",
    ],
  ])("that is %s says what to do", (reason, says, line) => {
    expect(written(RegistryDiagnosis.about(baseUrl, unanswered(reason, says)))).toBe(`wrong  ${line}`)
    expect(written(RegistryDiagnosis.question("phases", unanswered(reason, says)))).toBe(`wrong  ${line}`)
    expect(written(RegistryDiagnosis.sameAgain(unanswered(reason, says)))).toBe(`wrong  ${line}`)
  })

  test("that refuses what the service can do without is worth a note", () => {
    const told = (reason: QuestionIsUnanswered["reason"]) =>
      written(RegistryDiagnosis.question("x", unanswered(reason, "status 400 no"), true))

    expect(told("refused")).toBe(
      "note  it does not take this question (status 400 no): the service asks without, and finds less.",
    )
    expect(told("failing")).toStartWith("wrong  ")
  })

  test("is not asked again where another question would meet the same", () => {
    const reasons = ["unreachable", "too slow", "overloaded", "blocked", "failing", "malformed", "refused"] as const

    expect(
      reasons.filter((reason) => RegistryDiagnosis.endsAll(new QuestionIsUnanswered({ reason, says: "" }))),
    ).toEqual(["unreachable", "too slow", "overloaded", "blocked"])
  })

  test("answers a question well, or beside it, or has nothing to be asked about", () => {
    const found = (studies: number, strays = 0) =>
      written(RegistryDiagnosis.question("x", Either.right({ studies, strays })))

    expect([found(1), found(1204)]).toEqual(["ok  answered: 1 study", "ok  answered: 1,204 studies"])
    expect(found(12, 3)).toBe(
      "note  answered: 12 studies; of the first page, 3 were not asked for: the service leaves them out.",
    )
    expect(written(RegistryDiagnosis.question("x", Either.left(new NothingToAskAbout())))).toBe(
      "skipped  not asked: nothing was found to ask about.",
    )
  })

  test("gives a page the same twice, or not, which is no fault", () => {
    expect(RegistryDiagnosis.sameAgain(Either.right(true)).state).toBe("ok")
    expect(RegistryDiagnosis.sameAgain(Either.right(false)).state).toBe("note")
  })
})

test("A diagnosis is a line", () => {
  expect(line({ subject: "clock", state: "wrong", says: "it is slow" })).toBe(
    `WRONG  clock${" ".repeat(24)}  it is slow`,
  )
})
