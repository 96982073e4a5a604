import { Options } from "@effect/cli"
import type { Option } from "effect"
import { defaultRadiusInMiles } from "../wire/Limits.ts"
import * as Flag from "./Flag.ts"
import type { Typed } from "./Typed.ts"

export interface Place {
  readonly lat: Option.Option<number>
  readonly lng: Option.Option<number>
  readonly radius: Option.Option<number>
  readonly near: Option.Option<string>
}

/** What is wrong with the flags of the place taken together: the service would tell it by the names of its fields. */
export const faults = ({ flags }: Typed): ReadonlyArray<string> => {
  const [hasLat, hasLng, hasRadius, hasNear] = ["--lat", "--lng", "--radius", "--near"].map((name) =>
    flags.some(({ flag }) => flag === name),
  )
  if (hasNear && (hasLat || hasLng || hasRadius)) {
    return ["--near is a place by itself: it goes without --lat, --lng and --radius."]
  }
  if (hasLat !== hasLng) return [`${hasLat ? "--lng" : "--lat"} is missing: a point is given with --lat and --lng.`]

  return hasRadius && !hasLat ? ["--lat and --lng are missing: --radius goes with a point."] : []
}

/** Where the patient looks: around a point, or in words. */
export const flags: Options.Options<Place> = Options.all({
  lat: Flag.one(Flag.number("lat"), "Latitude of where the patient looks, with --lng."),
  lng: Flag.one(Flag.number("lng"), "Longitude of where the patient looks, with --lat."),
  radius: Flag.one(Flag.number("radius"), `Miles around that point; ${defaultRadiusInMiles} where it is left out.`),
  near: Flag.one(Flag.text("near"), "A place in words, instead of --lat and --lng."),
})
