import type { Measure } from "../Measure.ts"

/** How much of a virus is in the blood. */
export const viruses: ReadonlyArray<Measure> = [
  {
    name: "HIV RNA",
    forms: ["HIV RNA", "HIV-1 RNA", "HIV viral load", "HIV-1 viral load", "plasma HIV RNA", "plasma HIV-1 RNA"],
    scales: [{ units: ["copies/ml", "c/ml", "cells/ml"], values: [1, 1e8] }],
    better: "low",
    source: "DHHS 2024: in copies/mL",
  },
  {
    name: "HBV DNA",
    forms: ["HBV DNA", "hepatitis B virus DNA", "HBV viral load", "hepatitis B viral load"],
    scales: [{ units: ["iu/ml"], values: [1, 1e10] }],
    better: "low",
    source: "EASL 2025: in IU/mL",
  },
]
