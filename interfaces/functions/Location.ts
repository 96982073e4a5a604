import * as FreeText from "../../domain/FreeText.ts"
import type * as Profile from "../../domain/Profile.ts"
import { defaultRadiusInMiles } from "../wire/Limits.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"

/** A location of the wire in the domain's words. */
export const locationOf = (location: NonNullable<MatchRequest["location"]>): Profile.Location =>
  "query" in location
    ? { _tag: "Named", place: FreeText.read(location.query.trim()) }
    : {
        _tag: "Around",
        point: { latitude: location.lat, longitude: location.lng },
        radiusInMiles: location.radius_miles ?? defaultRadiusInMiles,
      }
