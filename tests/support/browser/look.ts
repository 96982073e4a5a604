import type { CDPSession } from "puppeteer-core"

/** How a page is looked at. */
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

/** Looks at a page so, as it stands. */
export const look = async (session: CDPSession, look: Look): Promise<void> => {
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
