import { source } from "axe-core"
import type { CDPSession, Page } from "puppeteer-core"
import { settled } from "./frames.ts"
import { desktop, type Look, look, phone } from "./look.ts"
import * as Screenshots from "./screenshots.ts"

interface Finding {
  readonly id: string
  readonly help: string
  readonly nodes: ReadonlyArray<{ readonly target: ReadonlyArray<string>; readonly failureSummary?: string }>
}

const inWords = ({ help, id, nodes }: Finding): ReadonlyArray<string> =>
  nodes.map(({ failureSummary, target }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`)

const tags = JSON.stringify(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])

const ofColours = `axe.getRules(${tags}).filter(({ tags }) => tags.includes("cat.color")).map(({ ruleId }) => ruleId)`

/** What axe-core finds wrong by some of its rules for whoever cannot see, hear or point. */
const findings = async (page: Page, rules: string): Promise<ReadonlyArray<string>> => {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(source)
  const found = (await page.evaluate(
    `axe.run({ runOnly: ${rules}, resultTypes: ["violations"] }).then(({ violations }) => violations)`,
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
 * Where everything is, and whether it is in sight, whatever its colors are and however it moves. What sticks to the screen is where the
 * page is scrolled to, and a screenshot scrolls it: all is looked at from the top.
 */
const layout = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(`(() => {
      const { scrollX: left, scrollY: top } = window
      scrollTo({ left: 0, top: 0, behavior: "instant" })
      const places = [...document.querySelectorAll("body, body *")].map((element) => [
        ...[element.offsetLeft, element.offsetTop, element.offsetWidth, element.offsetHeight],
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ].join(" "))
      scrollTo({ left, top, behavior: "instant" })

      return places.join()
    })()`),
  )

/** What is wrong with the page as it is looked at: what axe-core finds by WCAG 2.2 AA and good practice, and what is wider than the screen. */
export const asLookedAt = async (page: Page): Promise<ReadonlyArray<string>> => [
  ...(await findings(page, tags)),
  ...(await wide(page)),
]

/**
 * The same of the page as it stands, on a desktop and a phone, in light and in dark. In the dark, where nothing else may change, only
 * colors are looked at again.
 */
export const inspected = async (page: Page, session: CDPSession, name: string): Promise<ReadonlyArray<string>> => {
  const seen = async (title: string, as: Look, inspect: () => Promise<ReadonlyArray<string>>) => {
    await look(session, as)
    await page.evaluate(settled)
    const found = await inspect()
    await (found.length > 0 ? Screenshots.photograph : Screenshots.kept)(page, `${name}-${title}`)

    return found.map((finding) => `${title}: ${finding}`)
  }
  let inLight = ""

  return [
    ...(await seen("desktop", desktop, async () => {
      const found = await asLookedAt(page)
      inLight = await layout(page)

      return found
    })),
    ...(await seen("desktop-dark", { ...desktop, isDark: true }, async () => [
      ...(await findings(page, `{ type: "rule", values: ${ofColours} }`)),
      ...((await layout(page)) === inLight ? [] : ["other things than colors change in the dark"]),
    ])),
    ...(await seen("phone", phone, () => asLookedAt(page))),
  ]
}
