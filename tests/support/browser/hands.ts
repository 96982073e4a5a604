import type { ElementHandle, Page } from "puppeteer-core"
import { eventually } from "../until.ts"
import { twoFrames } from "./frames.ts"

/** More than a page has to step on. */
const mostSteps = 400

/** As many characters as somebody types; longer texts are pasted. */
const mostTyped = 40

interface List {
  readonly options: Iterable<{ readonly label: string; readonly value: string }>
}

const valueOf = (list: unknown, entry: string): string | undefined =>
  [...(list as List).options].find(({ label }) => label === entry)?.value

const textIn = (field: unknown): string => (field as { readonly value: string }).value

const hasFocus = (element: { readonly matches: (selector: string) => boolean }): boolean => element.matches(":focus")

/** Whether something is in sight, and where it was two frames ago. */
const standsStill = async (found: ElementHandle): Promise<boolean> => {
  await found.scrollIntoView()
  const before = await found.boundingBox()
  await found.frame.evaluate(twoFrames)

  return before !== null && Bun.deepEquals(before, await found.boundingBox())
}

const named = (role: string, name: string): string => `aria/${name}[role="${role}"]`

/** What a person does with a page, and sees of it. Everything is found by its role and name, as a screen reader tells them. */
export const hands = (page: Page) => {
  const first = (selector: string) => eventually(async () => (await page.$(selector)) ?? undefined)

  /** What has a role and a name, once it is there. */
  const the = (role: string, name: string) => first(named(role, name))

  /** Clicks on the first that a selector finds, once it stands still; looks for it again where the page was made anew. */
  const clicks = (selector: string, count = 1): Promise<true> =>
    eventually(async () => {
      const found = await page.$(selector)
      if (found === null) return undefined
      try {
        if (!(await standsStill(found))) return undefined
        await found.click({ count })

        return true
      } catch {
        return undefined
      }
    })

  /** A field to type in, which may offer what is meant. */
  const fieldOf = (name: string): Promise<string> =>
    eventually(async () => {
      for (const selector of [named("textbox", name), named("combobox", name)])
        if ((await page.$(selector)) !== null) return selector

      return undefined
    })

  return {
    the,
    clicks,
    presses: (name: string, role = "button") => clicks(named(role, name)),
    /** The page's text as it is seen, once it shows studies. */
    answered: async (): Promise<string> => {
      await first("article")

      return String(await page.evaluate("document.body.innerText"))
    },
    /** Opens a part of the first study: "contacts", "questions", "places", "details". */
    discloses: (part: string) => clicks(`article [aria-controls$="-${part}"]`),
    /** Opens what is folded. */
    opens: (name: string) => clicks(named("DisclosureTriangle", name)),
    enters: async (name: string, text: string): Promise<void> => {
      await clicks(await fieldOf(name), 3)
      if (text.length > mostTyped) await page.keyboard.sendCharacter(text)
      else await page.keyboard.type(text)
    },
    /** Pastes a text where the focus is. */
    pastes: async (text: string): Promise<void> => {
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
      await page.keyboard.down("Control")
      await page.keyboard.press("V")
      await page.keyboard.up("Control")
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
    /** What the focus is on, by its text. */
    focused: async (): Promise<string> => String(await page.evaluate("document.activeElement.innerText")),
    focusedId: async (): Promise<string> => String(await page.evaluate("document.activeElement.id")),
    /** What stands in a field. */
    value: async (name: string): Promise<string> => (await first(await fieldOf(name))).evaluate(textIn),
    /** The page's text as it is seen, once it holds what is looked for. */
    reads: (words: string | RegExp): Promise<string> =>
      eventually(async () => {
        const text = String(await page.evaluate("document.body.innerText"))

        return (typeof words === "string" ? text.includes(words) : words.test(text)) ? text : undefined
      }),
    copied: async (): Promise<string> => String(await page.evaluate("navigator.clipboard.readText()")),
  }
}
