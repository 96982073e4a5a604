import { afterAll, beforeAll, expect, test } from "bun:test"
import { english as words } from "../../interfaces/web/browser/words/English.ts"
import { inBrowser } from "../support/browser/inBrowser.ts"
import { type Listening, listening } from "../support/process.ts"

await inBrowser("The page of the demonstration", (open) => {
  let demo: Listening

  beforeAll(async () => {
    demo = await listening({}, "demo/main.ts")
  })

  afterAll(async () => {
    await demo.stop()
  })

  test("says that its studies are made up, and finds them", async () => {
    const visitor = await open(demo.url)
    await visitor.reads("Made-up studies: none of them exists, and links to their records lead nowhere.")
    expect(await visitor.reads(words.footer.forProgrammers)).not.toContain(words.footer.source)
    await visitor.enters(words.form.illness, "Lou Gehrig's disease")
    await visitor.presses(words.form.submit)
    await visitor.the("heading", words.options.heading)
    await visitor.opens(words.options.allPlaces)
    await visitor.reads(/@site\.example\.org/)

    expect(await visitor.reads(words.demonstration)).toMatch(/NCT99\d{6}/)
    expect(await visitor.inspected("20-demonstration")).toEqual([])
  })
})
