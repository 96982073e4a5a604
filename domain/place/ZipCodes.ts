import * as SortedLines from "../SortedLines.ts"
import type { GeoPoint } from "../study/GeoPoint.ts"
import * as Grid from "./Grid.ts"
import zipCodes from "./zip-codes.txt"

/** Where a ZIP code of the United States lies. */
export interface ZipCode {
  readonly point: GeoPoint
  /** Whether the table lacks it, so that this is the middle of its area: of the codes that begin with the same three digits. */
  readonly isOfArea: boolean
}

const areaDigits = 3

const ownDigits = 2

const meanOf = (points: ReadonlyArray<GeoPoint>): GeoPoint => {
  const mean = (numbers: ReadonlyArray<number>) =>
    Math.round((100 * numbers.reduce((sum, each) => sum + each, 0)) / numbers.length) / 100

  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}

/** A code's five digits; nothing where none begins with its first three. */
export const find = (digits: string): ZipCode | undefined => {
  const area = SortedLines.find(zipCodes, digits.slice(0, areaDigits))
  if (area === undefined) return undefined
  const [heading = "", told = ""] = area.split("\t")
  const grid = Grid.ofHeading(heading)
  const width = ownDigits + 2 * grid.width
  const codes = Array.from({ length: told.length / width }, (_, index) =>
    told.slice(index * width, (index + 1) * width),
  )
  const pointOf = (code: string) => Grid.read(grid, code.slice(ownDigits))
  const own = codes.find((code) => code.startsWith(digits.slice(areaDigits)))

  return own === undefined
    ? { point: meanOf(codes.map(pointOf)), isOfArea: true }
    : { point: pointOf(own), isOfArea: false }
}
