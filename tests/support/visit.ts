import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { source } from "axe-core"
import type { Browser, CDPSession, Page } from "puppeteer-core"
import { eventually, patience } from "./until.ts"

/** How the page is looked at. */
export interface Look {
  readonly width: number
  readonly height: number
  readonly isPhone?: boolean
  readonly isDark?: boolean
  readonly reducesMotion?: boolean
  readonly forcesColours?: boolean
}

export const desktop: Look = { width: 1280, height: 900 }
export const phone: Look = { width: 390, height: 844, isPhone: true }
/** A screen of 1280 pixels at 400 %: the width at which WCAG 2.2 asks for no scrolling sideways (1.4.10). */
export const zoomed: Look = { width: 320, height: 256 }

const looks: Readonly<Record<string, Look>> = {
  desktop,
  "desktop-dark": { ...desktop, isDark: true },
  phone,
}

const size = "({ width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight })"

/** So much of a long page is in its screenshot, in pixels. */
const highest = 5000

/** Where the screenshots of a run are kept. */
export const screenshots = join(import.meta.dir, "..", "..", "screenshots")

const look = async (session: CDPSession, look: Look): Promise<void> => {
  const { height, width } = look
  const isPhone = look.isPhone === true
  // Puppeteer's own setting loads the page anew when a desktop becomes a phone.
  await session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: isPhone })
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone })
  await session.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-color-scheme", value: look.isDark === true ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: look.reducesMotion === true ? "reduce" : "no-preference" },
      { name: "forced-colors", value: look.forcesColours === true ? "active" : "none" },
    ],
  })
}

interface Finding {
  readonly id: string
  readonly help: string
  readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string>; readonly failureSummary?: string }>
}

const inWords = ({ help, id, nodes }: Finding): ReadonlyArray<string> =>
  nodes.map(({ failureSummary, target }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`)

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe-core finds wrong for whoever cannot see, hear or point, by WCAG 2.2 AA and good practice. */
const findings = async (page: Page, leftOut: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  await page.evaluate(source)
  const context = JSON.stringify({ exclude: leftOut.map((selector) => [selector]) })
  const options = JSON.stringify({ runOnly: tags, resultTypes: ["violations"] })
  const found = (await page.evaluate(
    `axe.run(${context}, ${options}).then(({ violations }) => violations)`,
  )) as ReadonlyArray<Finding>

  return found.flatMap(inWords)
}

/** Milliseconds in which anything comes to rest, on any machine. */
const standsStill = 60_000

/** More than a page has to step on. */
const mostSteps = 400

interface List {
  readonly options: Iterable<{ readonly label: string; readonly value: string }>
}

const valueOf = (list: unknown, entry: string): string | undefined =>
  [...(list as List).options].find(({ label }) => label === entry)?.value

const textIn = (field: unknown): string => (field as { readonly value: string }).value

const hasFocus = (element: { readonly matches: (selector: string) => boolean }): boolean => element.matches(":focus")

/** What is wider than the screen. */
const wide = async (page: Page): Promise<ReadonlyArray<string>> => {
  const width = (await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) as
    | number
    | undefined

  return width === 0 ? [] : [`the page is ${width} pixels wider than the screen`]
}

/**
 * Someone who opens an address in a browser of their own, with no cookie and nothing kept. What goes wrong unseen is gathered: an
 * error in the console, a breach of the content security policy, a request to somebody else.
 */
export const visit = async (browser: Browser, address: string, as: Look = desktop) => {
  const downloads = await mkdtemp(join(tmpdir(), "downloads-"))
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: "allow", downloadPath: downloads },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const session = await page.createCDPSession()
  const faults: Array<string> = []
  const forgiven: Array<RegExp> = []
  const { origin } = new URL(address)
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") faults.push(message.text())
  })
  page.on("pageerror", (failure) => faults.push(String(failure)))
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) asked.push(request.url())
    const url = new URL(request.url())
    if (url.protocol.startsWith("http") && url.origin !== origin) faults.push(`asked ${url.origin}`)
  })
  await page.evaluateOnNewDocument(
    `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error("policy", violatedDirective, blockedURI))`,
  )
  await context.setPermission(
    origin,
    ...["clipboard-read", "clipboard-write"].map((name) => ({ permission: { name }, state: "granted" as const })),
  )
  await look(session, as)
  await page.goto(address, { waitUntil: "networkidle0" })

  const photograph = async (name: string): Promise<void> => {
    await mkdir(screenshots, { recursive: true })
    const { height, width } = (await page.evaluate(size)) as { readonly width: number; readonly height: number }
    await page.screenshot({
      path: join(screenshots, `${name}.png`) as `${string}.png`,
      clip: { x: 0, y: 0, width, height: Math.min(height, highest) },
      captureBeyondViewport: true,
    })
  }

  /** The first that a selector finds, once it is there. */
  const first = (selector: string) => eventually(async () => (await page.$(selector)) ?? undefined)

  const named = (role: string, name: string): string => `aria/${name}[role="${role}"]`

  /** What has a role and a name, as a screen reader tells them, once it is there. */
  const the = (role: string, name: string) => first(named(role, name))

  /** Clicks on the first that a selector finds, once it stands still; looks for it again where the page was made anew. */
  const clicks = async (selector: string, count = 1): Promise<void> => {
    await eventually(async () => {
      const found = await first(selector)

      return found
        .asLocator()
        .setTimeout(standsStill)
        .click({ count })
        .then(
          () => true,
          () => undefined,
        )
    })
  }

  return {
    page,
    /** What went wrong unseen so far. */
    faults: (): ReadonlyArray<string> => faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault))),
    /** Lets pass what a test brings about on purpose. */
    forgives: (pattern: RegExp) => {
      forgiven.push(pattern)
    },
    the,
    clicks,
    presses: (name: string, role = "button"): Promise<void> => clicks(named(role, name)),
    /** Opens what is folded. */
    opens: (name: string): Promise<void> => clicks(named("DisclosureTriangle", name)),
    enters: async (name: string, text: string): Promise<void> => {
      await clicks(named("textbox", name), 3)
      await page.keyboard.type(text)
    },
    chooses: async (name: string, entry: string): Promise<void> => {
      const list = await the("combobox", name)
      const value = await list.evaluate(valueOf, entry)
      if (value === undefined) throw new Error(`There is no ${entry} in ${name}.`)
      await list.select(value)
    },
    /** Goes on with the Tab key alone until the focus is on something. */
    tabsTo: async (name: string, role = "button"): Promise<void> => {
      const target = await the(role, name)
      for (let steps = 0; !(await target.evaluate(hasFocus)); steps++) {
        if (steps === mostSteps) throw new Error(`The Tab key does not lead to ${role} ${name}.`)
        await page.keyboard.press("Tab")
      }
    },
    isAt: async (place: { readonly latitude: number; readonly longitude: number }): Promise<void> => {
      await context.setPermission(origin, { permission: { name: "geolocation" }, state: "granted" })
      await page.setGeolocation(place)
    },
    /** What the focus is on, by its text. */
    focused: async (): Promise<string> => String(await page.evaluate("document.activeElement.innerText")),
    focusedId: async (): Promise<string> => String(await page.evaluate("document.activeElement.id")),
    value: async (name: string): Promise<string> => (await the("textbox", name)).evaluate(textIn),
    /** Takes the connection away, or gives it back. */
    isOnline: async (is: boolean): Promise<void> => {
      await session.send("Network.enable")
      await session.send("Network.emulateNetworkConditions", {
        offline: !is,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    },
    /** How many bytes are received while something is done, headers included. */
    bytesOf: async (deed: () => Promise<unknown>): Promise<number> => {
      let bytes = 0
      session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await session.send("Network.enable")
      await deed()

      return bytes
    },
    /** Shows what would be printed. */
    isOnPaper: async (): Promise<void> => {
      await page.emulateMediaType("print")
      await page.evaluate("void dispatchEvent(new Event('beforeprint'))")
    },
    /** The addresses that were asked so far. */
    asked: (): ReadonlyArray<string> => asked,
    /** The text of a file that was saved, once it is whole. */
    saved: (name: string): Promise<string> =>
      eventually(async () =>
        (await readdir(downloads)).includes(name) ? readFile(join(downloads, name), "utf8") : undefined,
      ),
    copied: async (): Promise<string> => String(await page.evaluate("navigator.clipboard.readText()")),
    /** How many sheets of paper the page takes; it is kept beside the screenshots. */
    printed: async (name: string, format: "A4" | "Letter"): Promise<number> => {
      await mkdir(screenshots, { recursive: true })
      const paper = await page.pdf({ format, path: join(screenshots, `${name}.pdf`) })

      return (
        Buffer.from(paper)
          .toString("latin1")
          .split(/\/Type\s*\/Page\b/).length - 1
      )
    },
    /** What the browser keeps of the visit beyond the page. */
    kept: async (): Promise<ReadonlyArray<unknown>> => [
      ...(await context.cookies()),
      ...((await page.evaluate(
        "Promise.all([indexedDB.databases(), caches.keys()]).then((lists) => [...lists.flat(), ...Object.keys(localStorage), ...Object.keys(sessionStorage)])",
      )) as ReadonlyArray<unknown>),
    ],
    /** The page's text as it is seen, once it holds what is looked for. */
    reads: (words: string | RegExp): Promise<string> =>
      eventually(async () => {
        const text = String(await page.evaluate("document.body.innerText"))

        return text.search(words) >= 0 ? text : undefined
      }),
    /** Sees the page as somebody else does. */
    looks: (as: Look) => look(session, as),
    photograph,
    /**
     * What is wrong with the page as it stands, on a desktop and a phone, in light and in dark: what axe-core finds, and what is wider
     * than the screen. A screenshot of each is kept under the name.
     */
    inspected: async (name: string, leftOut: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
      const all: Array<string> = []
      for (const [title, other] of Object.entries(looks)) {
        await look(session, other)
        await photograph(`${name}-${title}`)
        const found = [...(await findings(page, leftOut)), ...(await wide(page))]
        all.push(...found.map((finding) => `${title}: ${finding}`))
      }
      await look(session, as)

      return all
    },
    leaves: async (): Promise<void> => {
      await context.close()
      await rm(downloads, { recursive: true })
    },
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>
