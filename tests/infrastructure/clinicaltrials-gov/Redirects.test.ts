import { describe, expect, test } from "bun:test"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Duration, Effect, Layer, Logger } from "effect"
import { Registry } from "../../../application/ports/Registry.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as ClinicalTrialsGov from "../../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as RawServer from "./RawServer.ts"

const asked = NctId("NCT99000001")

const to = (location: string): RawServer.Behaviour =>
  RawServer.answer("301 Moved Permanently", { "content-type": "text/plain", location })

const withPassword: RawServer.Behaviour = (socket, request) => {
  const [, host] = /^host: (\S+)/im.exec(request) ?? []

  return to(`http://user:word@${host}/api/v2/studies/${asked}`)(socket, request)
}

const study = Effect.flatMap(Registry, (registry) => registry.study(asked))

const registry = (baseUrl: URL) =>
  ClinicalTrialsGov.layer({
    baseUrl,
    timeout: Duration.minutes(2),
    backoff: Duration.zero,
    concurrency: 4,
    pageSize: 200,
  }).pipe(Layer.provide(FetchHttpClient.layer))

describe("A study that is said to stand elsewhere is not fetched", () => {
  test.each<[where: string, redirect: RawServer.Behaviour, requests: number]>([
    ["at itself, for ever", to(`/api/v2/studies/${asked}`), 4],
    ["at another server", to("http://127.0.0.1:1/api/v2/studies/NCT99000001"), 1],
    ["at another scheme", to("file:///etc/hosts"), 1],
    ["behind a password", withPassword, 1],
    ["nowhere", RawServer.answer("301 Moved Permanently", {}), 1],
    ["at what is no address", to("http://["), 1],
  ])("%s", async (_, redirect, requests) => {
    await Effect.gen(function* () {
      const server = yield* RawServer.serve(redirect)
      const fact = yield* Effect.flip(study).pipe(Effect.provide(registry(server.url)))

      expect(fact).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "malformed" })
      expect(server.requests.length).toBe(requests)
    }).pipe(Effect.scoped, Effect.provide(Logger.remove(Logger.defaultLogger)), Effect.runPromise)
  })
})
