import { expect, test } from "bun:test"
import { Duration } from "effect"
import * as PostgresRefusal from "../../../infrastructure/sql/PostgresRefusal.ts"

const url = "postgres://trials:p%40ss-word@db.test:5433/studies"

const sentence = (message: string, errno: string) =>
  PostgresRefusal.sentence(url, { code: "ERR_POSTGRES_SERVER_ERROR", errno, message }, Duration.seconds(5))

test.each(["28000", "42501", "53300", "XX000"])("State %s is told in the words of Postgres", async (state) => {
  expect(await sentence("its own words", state)).toContain("its own words")
})

test.each(["28P01", "28000", "3D000", "42501", "53300", "XX000"])(
  "State %s is told without its words where they hold the password",
  async (state) => {
    const told = await sentence("no entry for trials with p@ss-word", state)

    expect(told).toContain("DATABASE_URL")
    expect(told).not.toContain("p@ss-word")
  },
)
