import { source } from "axe-core"
import type { CDPSession, Page } from "puppeteer-core"
import { desktop, type Look, look, phone } from "./look.ts"
import { photograph } from "./screenshots.ts"

const looks: Readonly<Record<string, Look>> = {
  desktop,
  "desktop-dark": { ...desktop, isDark: true },
  phone,
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
const findings = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(source)
  const options = JSON.stringify({ runOnly: tags, resultTypes: ["violations"] })
  const found = (await page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations)`,
  )) as ReadonlyArray<Finding>

  return found.flatMap(inWords)
}

/** What is wider than the screen. */
const wide = async (page: Page): Promise<ReadonlyArray<string>> => {
  const width = (await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) as
    | number
    | undefined

  return width === 0 ? [] : [`the page is ${width} pixels wider than the screen`]
}

/**
 * What is wrong with the page as it stands, on a desktop and a phone, in light and in dark: what axe-core finds, and what is wider
 * than the screen. A screenshot of each is kept under the name.
 */
export const inspected = async (page: Page, session: CDPSession, name: string): Promise<ReadonlyArray<string>> => {
  const all: Array<string> = []
  for (const [title, as] of Object.entries(looks)) {
    await look(session, as)
    await photograph(page, `${name}-${title}`)
    const found = [...(await findings(page)), ...(await wide(page))]
    all.push(...found.map((finding) => `${title}: ${finding}`))
  }

  return all
}
