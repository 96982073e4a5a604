import { describe, expect, test } from "bun:test"
import { Effect, Logger } from "effect"
import { Registry } from "../../../application/ports/Registry.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as TestRegistry from "../../support/registry.ts"
import * as RawServer from "./RawServer.ts"

const asked = NctId("NCT99000001")

const to = (location: string): RawServer.Behavior =>
  RawServer.answer("301 Moved Permanently", { "content-type": "text/plain", location })

const withPassword: RawServer.Behavior = (socket, request) => {
  const [, host] = /^host: (\S+)/im.exec(request) ?? []

  return to(`http://user:word@${host}/api/v2/studies/${asked}`)(socket, request)
}

const study = Effect.flatMap(Registry, (registry) => registry.study(asked))

describe("A study that is said to stand elsewhere is not fetched", () => {
  test.each<[where: string, redirect: RawServer.Behavior, requests: number]>([
    ["at itself, for ever", to(`/api/v2/studies/${asked}`), 4],
    ["at another server", to("http://127.0.0.1:1/api/v2/studies/NCT99000001"), 1],
    ["at another scheme", to("file:///etc/hosts"), 1],
    ["behind a password", withPassword, 1],
    ["nowhere", RawServer.answer("301 Moved Permanently", {}), 1],
    ["at what is no address", to("http://["), 1],
  ])("%s", async (_, redirect, requests) => {
    await Effect.gen(function* () {
      const server = yield* RawServer.serve(redirect)
      const fact = yield* Effect.flip(study).pipe(Effect.provide(TestRegistry.served(server.url)))

      expect(fact).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "malformed" })
      expect(server.requests.length).toBe(requests)
    }).pipe(Effect.scoped, Effect.provide(Logger.remove(Logger.defaultLogger)), Effect.runPromise)
  })
})
