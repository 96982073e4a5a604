import { expect, test } from "bun:test"
import * as Cities from "../../../domain/place/CitiesNamed.ts"
import * as PlaceQuery from "../../../domain/place/PlaceQuery.ts"
import * as UsualNames from "../../../domain/place/UsualNames.ts"

test.each([...UsualNames.byKey])("%s means one city of the table", (_, { city, region }) => {
  expect(Cities.namedIn(city, region)).toHaveLength(1)
})

test.each([
  ["Londres", "London, England, United Kingdom"],
  ["Estrasburgo", "Strasbourg, France"],
  ["Donostia", "Donostia / San Sebastián, Spain"],
  ["La Haya", "The Hague, Netherlands"],
  ["Moskau", "Moscow, Russia"],
  ["Peking", "Beijing, China"],
])("%s is %s", (name, place) => {
  expect(PlaceQuery.of(name)).toMatchObject({ _tag: "Point", name: place })
})
