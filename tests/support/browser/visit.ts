import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "puppeteer-core"
import { eventually, patience } from "../until.ts"
import { settled } from "./frames.ts"
import { hands } from "./hands.ts"
import * as Inspection from "./inspection.ts"
import { desktop, type Look, look } from "./look.ts"
import * as Screenshots from "./screenshots.ts"
import { watch } from "./watch.ts"

const clipboard = ["clipboard-read", "clipboard-write"].map(
  (name) => ({ permission: { name }, state: "granted" }) as const,
)

const keptByThePage = `Promise.all([indexedDB.databases(), caches.keys()])
  .then((lists) => [...lists.flat(), ...Object.keys(localStorage), ...Object.keys(sessionStorage)])`

/** Someone who opens an address in a browser of their own, with no cookie and nothing kept. */
export const visit = async (browser: Browser, address: string, as: Look = desktop) => {
  const { origin } = new URL(address)
  const downloads = await mkdtemp(join(tmpdir(), "downloads-"))
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: "allow", downloadPath: downloads },
  })
  await context.setPermission(origin, ...clipboard)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const session = await page.createCDPSession()
  await session.send("Network.enable")
  const watched = await watch(page, origin)
  await look(session, as)
  await page.goto(address)

  return {
    page,
    ...watched,
    ...hands(page),
    isAt: async (place: { readonly latitude: number; readonly longitude: number }): Promise<void> => {
      await context.setPermission(origin, { permission: { name: "geolocation" }, state: "granted" })
      await page.setGeolocation(place)
    },
    /** Takes the connection away, or gives it back. */
    isOnline: (is: boolean): Promise<void> =>
      session.send("Network.emulateNetworkConditions", {
        offline: !is,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      }),
    /** How many bytes are received while something is done, headers included. */
    bytesOf: async (deed: () => Promise<unknown>): Promise<number> => {
      let bytes = 0
      session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await deed()

      return bytes
    },
    /** Shows what would be printed. */
    isOnPaper: async (): Promise<void> => {
      await page.emulateMediaType("print")
      await page.evaluate("void dispatchEvent(new Event('beforeprint'))")
    },
    /** The text of a file that was saved, once it is whole. */
    saved: (name: string): Promise<string> =>
      eventually(async () =>
        (await readdir(downloads)).includes(name)
          ? (await readFile(join(downloads, name), "utf8")) || undefined
          : undefined,
      ),
    /** What the browser keeps of the visit beyond the page. */
    kept: async (): Promise<ReadonlyArray<unknown>> => [
      ...(await context.cookies()),
      ...((await page.evaluate(keptByThePage)) as ReadonlyArray<unknown>),
    ],
    /** Looks at the page otherwise from now on, as it stands. */
    looks: async (as: Look): Promise<void> => {
      await look(session, as)
      await page.evaluate(settled)
    },
    /** What is wrong with the page as it is looked at. */
    findings: () => Inspection.asLookedAt(page),
    photograph: (name: string) => Screenshots.kept(page, name),
    printed: (name: string, format: "A4" | "Letter") => Screenshots.printed(page, name, format),
    inspected: async (name: string): Promise<ReadonlyArray<string>> => {
      const found = await Inspection.inspected(page, session, name)
      await look(session, as)

      return found
    },
    leaves: async (): Promise<void> => {
      await context.close()
      await rm(downloads, { recursive: true })
    },
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>
