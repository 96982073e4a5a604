import type { Address, Location } from "fhir/r4"
import type { Site } from "../../domain/study/Study.ts"

const addressOf = ({ city, country, state }: Site): Address => ({
  ...(city === null ? {} : { city }),
  ...(state === null ? {} : { state }),
  ...(country === null ? {} : { country }),
})

/** A site of a study. Its position is that of its city, as the registry publishes it; its description, its status there. */
export const of = (site: Site, id: string): Location => {
  const address = addressOf(site)

  return {
    resourceType: "Location",
    id,
    ...(site.facility === null ? {} : { name: site.facility }),
    ...(site.status === null ? {} : { description: site.status }),
    ...(Object.keys(address).length === 0 ? {} : { address }),
    ...(site.point === null ? {} : { position: { longitude: site.point.longitude, latitude: site.point.latitude } }),
  }
}
