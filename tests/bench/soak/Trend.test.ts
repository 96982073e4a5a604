import { describe, expect, test } from "bun:test"
import * as Trend from "../../../bench/soak/Trend.ts"

/** Five minutes of samples, one each two seconds. */
const points = (valueAt: (minute: number, at: number) => number) =>
  Array.from({ length: 150 }, (_, at) => ({ minute: at / 30, value: valueAt(at / 30, at) }))

/** The same noise each time, from -1 to 1. */
const noise = (at: number) => ((at * 7919) % 101) / 50 - 1

describe("A figure of a soak", () => {
  test.each<[what: string, grows: boolean, valueAt: (minute: number, at: number) => number]>([
    ["stays as it is", false, () => 15],
    ["is nothing", false, () => 0],
    ["goes up and down", false, (_, at) => 200 + 20 * noise(at)],
    ["goes up and down slowly", false, (minute) => 200 + 5 * Math.cos(minute * 2.5)],
    ["falls", false, (minute, at) => 200 - 5 * minute + noise(at)],
    ["rises by less than a fiftieth", false, (minute) => 200 + 0.5 * minute],
    ["rises by 2 MB a minute", true, (minute, at) => 200 + 2 * minute + 3 * noise(at)],
    ["rises by one descriptor a minute", true, (minute) => 15 + Math.floor(minute)],
    ["rises in steps", true, (minute) => 200 + 10 * Math.floor(minute)],
  ])("that %s: grows is %p", (_, grows, valueAt) => {
    expect(Trend.grows(Trend.of(points(valueAt)))).toBe(grows)
  })

  test("has its slope", () => {
    const { error, mean, rise, slope } = Trend.of(points((minute) => 10 + 3 * minute))

    expect(slope).toBeCloseTo(3)
    expect(mean).toBeCloseTo(10 + 3 * 2.483, 1)
    expect(rise).toBeCloseTo(3 * (149 / 30))
    expect(error).toBeCloseTo(0)
  })
})
