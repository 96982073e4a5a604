import * as FreeText from "../../domain/FreeText.ts"
import type * as Profile from "../../domain/Profile.ts"
import * as PlaceQuery from "../../domain/place/PlaceQuery.ts"
import { defaultRadiusInMiles } from "../wire/Limits.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import type { SearchedArea } from "../wire/Payloads.ts"

const named = (query: string): Profile.Location => {
  const place = PlaceQuery.of(FreeText.read(query.trim()))

  return place._tag === "Words"
    ? { _tag: "Named", place: place.words }
    : {
        _tag: "Around",
        point: place.point,
        radiusInMiles: place.radiusInMiles ?? defaultRadiusInMiles,
        name: place.name,
      }
}

/** A location of the wire in the domain's words. */
export const locationOf = (location: NonNullable<MatchRequest["location"]>): Profile.Location =>
  "query" in location
    ? named(location.query)
    : {
        _tag: "Around",
        point: { latitude: location.lat, longitude: location.lng },
        radiusInMiles: location.radius_miles ?? defaultRadiusInMiles,
      }

/** Where a match looked, as its answer tells it. */
export const searchedArea = (location: Profile.Location): typeof SearchedArea.Type =>
  location._tag === "Named"
    ? { name: location.place, lat: null, lng: null, radius_miles: null }
    : {
        name: location.name ?? null,
        lat: location.point.latitude,
        lng: location.point.longitude,
        radius_miles: location.radiusInMiles,
      }
