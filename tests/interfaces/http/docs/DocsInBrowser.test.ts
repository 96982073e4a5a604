import { expect, test } from "bun:test"
import { inBrowser } from "../../../support/browser/inBrowser.ts"
import { sharedWebsite } from "../../../support/browser/website.ts"

/** Swagger UI has a main part of its own inside ours, and no setting for it. */
const isSwaggersOwn = (finding: string): boolean => /landmark-(?:main-is-top-level|no-duplicate-main)/.test(finding)

await inBrowser("The page of documentation", (open) => {
  const site = sharedWebsite()

  test("is within everybody's reach", async () => {
    const visitor = await open(`${site.url}/docs`)
    await visitor.reads("Match a patient profile to open options")

    expect((await visitor.inspected("docs")).filter((finding) => !isSwaggersOwn(finding))).toEqual([])
  })

  test("tries a call with the sandbox key", async () => {
    const visitor = await open(`${site.url}/docs`)
    const operation = "#operations-Matching-listConditions"
    await visitor.clicks(`${operation} .opblock-summary-control`)
    await visitor.clicks(`${operation} .try-out__btn`)
    await visitor.clicks(`${operation} .execute`)
    await visitor.reads(/Server response\s+Code\s+Details\s+200/)
    await visitor.photograph("docs-tried")
  })
})
