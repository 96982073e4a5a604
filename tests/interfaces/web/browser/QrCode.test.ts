import { describe, expect, test } from "bun:test"
import jsqr from "jsqr"
import * as QrCode from "../../../../interfaces/web/browser/qr/QrCode.ts"

const scale = 4

/** What a reader of QR codes sees in one as it is printed. */
const readFrom = (text: string): string | undefined => {
  const modules = QrCode.of(text)
  if (modules === undefined) return undefined
  const side = (modules.length + 2 * QrCode.quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = modules[Math.floor(y / scale) - QrCode.quiet]?.[Math.floor(x / scale) - QrCode.quiet] === true
      if (isDark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }

  return jsqr(pixels, side, side)?.data
}

describe("A QR code", () => {
  test.each([
    "https://clinicaltrials.gov/study/NCT99300001",
    "http://127.0.0.1:8080/study/NCT99200111",
    "A",
    "Köln, 中文",
    ...[14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => "x".repeat(length)),
  ])("is read as what it was made of: %s", (text) => {
    expect(readFrom(text)).toBe(text)
  })

  test("is as small as its text allows", () => {
    const sizes = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => QrCode.of("x".repeat(length))?.length)

    expect(sizes).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41])
  })

  test("is none of a text that is too long", () => {
    expect(QrCode.of("x".repeat(107))).toBeUndefined()
  })

  test("is drawn as one path, in a square with the quiet that readers need", () => {
    const modules = QrCode.of("A") ?? []

    expect(QrCode.pathOf(modules).split("M")).toHaveLength(1 + modules.flat().filter((isDark) => isDark).length)
    expect(QrCode.pathOf(modules)).toStartWith("M4 4h1v1h-1z")
  })
})
