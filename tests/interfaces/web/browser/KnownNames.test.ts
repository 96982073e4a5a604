import { expect, test } from "bun:test"
import * as KnownNames from "../../../../interfaces/web/browser/form/KnownNames.ts"
import * as OfferedNames from "../../../../interfaces/web/OfferedNames.ts"

test("What is sent of names is read as diseases with their other names, and places with their points", () => {
  const { illnesses, places } = KnownNames.read(OfferedNames.file())

  expect(illnesses.find(({ name }) => name === "breast cancer")?.also).toContain("cáncer de mama")
  expect(places).toContainEqual({ name: "Boston, Massachusetts, United States", also: [], lat: 42.36, lng: -71.06 })
  expect(places).toContainEqual({ name: "Hong Kong", also: [], lat: 22.28, lng: 114.17 })
  expect(illnesses.filter(({ name }) => name === "" || name.includes("\t"))).toEqual([])
  expect(
    places.filter(
      ({ lat, lng, name }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && name !== "" && !/, *$/.test(name)),
    ),
  ).toEqual([])
})
