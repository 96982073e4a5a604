import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "puppeteer-core"

/** Where they are kept. */
const screenshots = join(import.meta.dir, "..", "..", "..", "screenshots")

const size = "({ width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight })"

/** Whether somebody will look at the states of the page that nothing is wrong with. */
const areWanted = (process.env["SCREENSHOTS"] ?? "") !== ""

/** So much of a long page is in its screenshot, in pixels. */
const highest = 5000

export const photograph = async (page: Page, name: string): Promise<void> => {
  await mkdir(screenshots, { recursive: true })
  const { height, width } = (await page.evaluate(size)) as { readonly width: number; readonly height: number }
  await page.screenshot({
    path: join(screenshots, `${name}.png`) as `${string}.png`,
    clip: { x: 0, y: 0, width, height: Math.min(height, highest) },
    captureBeyondViewport: true,
  })
}

/** The same, where screenshots are wanted. */
export const kept = async (page: Page, name: string): Promise<void> => {
  if (areWanted) await photograph(page, name)
}

/** How many sheets of paper the page takes; they are kept where screenshots are wanted. */
export const printed = async (page: Page, name: string, format: "A4" | "Letter"): Promise<number> => {
  const paper = await page.pdf({ format })
  if (areWanted) await Bun.write(join(screenshots, `${name}.pdf`), paper)

  return (
    Buffer.from(paper)
      .toString("latin1")
      .split(/\/Type\s*\/Page\b/).length - 1
  )
}
