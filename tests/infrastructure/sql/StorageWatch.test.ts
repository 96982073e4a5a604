import { expect, setDefaultTimeout } from "bun:test"
import { copyFile, rename, unlink } from "node:fs/promises"
import { Effect, TestServices } from "effect"
import * as Command from "../../support/command.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import * as Here from "../../support/here.ts"
import { rests } from "../../support/rests.ts"

setDefaultTimeout(300_000)

const registry = { REGISTRY_BASE_URL: "http://127.0.0.1:1/api/v2" }

const change: Readonly<Record<string, (file: string, aside: string) => Promise<void>>> = {
  "is removed": async (file, aside) => {
    await rename(file, aside)
  },
  "is replaced by a copy": async (file, aside) => {
    await copyFile(file, `${aside}.copy`)
    await rename(file, aside)
    await rename(`${aside}.copy`, file)
  },
}

for (const [what, happens] of Object.entries(change))
  effect(`a database file that ${what} is told of by the service, its log and the doctor, until it is back`, () =>
    Effect.gen(function* () {
      const [file, aside] = [`${yield* folder}/trials.sqlite`, `${yield* folder}/aside.sqlite`]
      const database = { DATABASE_URL: `sqlite://${file}` }
      const time = yield* rests("20 seconds")
      const service = yield* Effect.acquireRelease(
        Effect.promise(() => Here.listening({ ...database, ...registry })),
        (service) => Effect.promise(() => service.stop()),
      )
      const readiness = Effect.promise(async () => {
        const answer = await fetch(`${service.url}/readyz`)

        return [answer.status, await answer.json()]
      })
      const levels = () =>
        service
          .written()
          .out.split("\n")
          .filter((line) => line.includes("The database file"))
          .map((line) => JSON.parse(line).level)
      const diagnosis = Effect.promise(async () => {
        const { out } = await Command.cli(
          { ...database, ...registry, HOST: "127.0.0.1", PORT: String(service.port) },
          "doctor",
        )

        return out.split("\n").find((line) => line.includes(" database "))
      })
      yield* time.pass(1)
      expect(yield* readiness).toEqual([200, { status: "ready" }])

      yield* Effect.promise(() => happens(file, aside))
      yield* time.pass(1)
      yield* time.pass(1)
      expect(yield* readiness).toEqual([503, { status: "database_gone" }])
      expect(levels()).toEqual(["ERROR"])
      expect(yield* diagnosis).toStartWith("WRONG  database")

      yield* Effect.promise(async () => {
        if (what !== "is removed") await unlink(file)
        await rename(aside, file)
      })
      yield* time.pass(1)
      expect(yield* readiness).toEqual([200, { status: "ready" }])
      expect(levels()).toEqual(["ERROR", "INFO"])
      expect(yield* diagnosis).toStartWith("ok     database")
    }).pipe(TestServices.provideLive),
  )
