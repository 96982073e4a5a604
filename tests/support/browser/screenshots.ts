import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "puppeteer-core"

/** Where the screenshots of a run are kept. */
export const screenshots = join(import.meta.dir, "..", "..", "..", "screenshots")

const size = "({ width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight })"

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

/** How many sheets of paper the page takes; it is kept beside the screenshots. */
export const printed = async (page: Page, name: string, format: "A4" | "Letter"): Promise<number> => {
  await mkdir(screenshots, { recursive: true })
  const paper = await page.pdf({ format, path: join(screenshots, `${name}.pdf`) })

  return (
    Buffer.from(paper)
      .toString("latin1")
      .split(/\/Type\s*\/Page\b/).length - 1
  )
}
