import type { Parameters, ParametersParameter } from "fhir/r4"
import type { Asked } from "./Asked.ts"
import * as Outcome from "./Outcome.ts"

/** The profile that a record tells: what a clinic looks at before studies are looked for. */
export const of = ({ match: { request }, told }: Asked): Parameters => {
  const { age, biomarkers = [], condition, location, phases = [], sex, stage } = request
  const place =
    location === undefined || "query" in location
      ? []
      : [
          { name: "lat", valueDecimal: location.lat },
          { name: "lng", valueDecimal: location.lng },
          ...(location.radius_miles === undefined
            ? []
            : [{ name: "radiusMiles", valueDecimal: location.radius_miles }]),
        ]
  const parameter: Array<ParametersParameter> = [
    { name: "condition", valueString: condition },
    ...(stage === undefined ? [] : [{ name: "stage", valueString: stage }]),
    ...biomarkers.map((biomarker) => ({ name: "biomarker", valueString: biomarker })),
    ...(age === undefined ? [] : [{ name: "age", valueInteger: age }]),
    ...(sex === undefined ? [] : [{ name: "sex", valueCode: sex }]),
    ...(place.length === 0 ? [] : [{ name: "location", part: place }]),
    ...phases.map((phase) => ({ name: "phase", valueCode: phase })),
    { name: "outcome", resource: Outcome.ofReading(told) },
  ]

  return { resourceType: "Parameters", parameter }
}
