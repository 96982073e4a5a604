import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Grid from "../../../domain/place/Grid.ts"
import { distanceInMiles } from "../../../domain/study/GeoPoint.ts"

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

const points = fc.array(fc.record({ latitude: degrees(85), longitude: degrees(180) }), { minLength: 1, maxLength: 20 })

test("A point is told no more than two miles off, by a grid that is told in a heading", () => {
  fc.assert(
    fc.property(points, (all) => {
      const grid = Grid.around(all)
      expect(Grid.ofHeading(Grid.heading(grid))).toEqual(grid)
      for (const point of all)
        expect(distanceInMiles(Grid.read(grid, Grid.write(grid, point)), point)).toBeLessThan(2.5)
    }),
  )
})
