import { expect, test } from "bun:test"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import * as OpenApi from "../../interfaces/http/openapi/OpenApi.ts"

const rules = await createConfig({ extends: ["recommended-strict"] })

/** What Redocly's strictest rules find in the document of a service at an address. */
const findings = async (publicUrl: string) => {
  const source = JSON.stringify(OpenApi.document({ publicUrl, sandboxKey: "sandbox_for_all" }))

  return (await lintFromString({ source, config: rules })).map(({ message, ruleId }) => `${ruleId}: ${message}`)
}

test("The document passes Redocly's recommended-strict rules", async () => {
  expect(await findings("https://trials.test")).toEqual([])
})

test("but for the address of a service on this machine", async () => {
  expect(await findings("http://localhost:8080")).toEqual([
    "no-server-example.com: Server `url` should not point to example.com or localhost.",
  ])
})
