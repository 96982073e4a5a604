import { listed } from "../text/Listed.ts"
import { gene } from "./Gene.ts"
import type { Marker } from "./Marker.ts"

/** The two copies of APOE that somebody has, as laboratories write them: "APOE ε3/ε4", "E3/E4", "APOE 3/4". */
const genotypes = (...pairs: ReadonlyArray<readonly [one: number, other: number]>): ReadonlyArray<string> =>
  pairs
    .flatMap(([one, other]) =>
      one === other
        ? [[one, other]]
        : [
            [one, other],
            [other, one],
          ],
    )
    .flatMap(([one, other]) => [
      `e${one}/e${other}`,
      `APOE e${one}/e${other}`,
      `APOE genotype e${one}/e${other}`,
      `APOE e${one}/${other}`,
      `APOE${one}/${other}`,
      `APOE genotype ${one}/${other}`,
      `APOE${one}/APOE${other}`,
      `APOE e${one}e${other}`,
    ])

const tracers = listed`florbetapir, flutemetamol, florbetaben, flutafuranol, NAV4694, PiB, Pittsburgh compound B`

/** Scans of amyloid by what is seen on them: "florbetapir PET". */
const scans: ReadonlyArray<string> = tracers.flatMap((tracer) => [
  `${tracer} PET`,
  `${tracer} amyloid`,
  `${tracer} amyloid PET`,
  `${tracer} positron emission tomography`,
  `${tracer} amyloid positron emission tomography`,
])

/** The form of amyloid that goes to plaques, by itself and as a share of the other. */
const plaqueForms = listed`
  Abeta42, Abeta 42, Abeta1-42, Aβ42, Aβ1-42, amyloid beta 42, amyloid beta 1-42, Aβ42/40, Aβ42/Aβ40
`

/** What goes to plaques is missing in the fluid around the brain: as little of it as is not normal is positive. */
const lowInFluid: ReadonlyArray<string> = plaqueForms.flatMap((form) => [
  ...["low", "reduced", "decreased", "lowered"].flatMap((amount) => [
    `${amount} ${form}`,
    `${amount} CSF ${form}`,
    `${amount} levels of ${form}`,
    `${amount} CSF levels of ${form}`,
  ]),
  ...["low", "reduced", "decreased", "lowered"].map((amount) => `${form} ${amount}`),
])

/** Tau as it is measured in fluids. With a state it has longer names than that which is seen on a scan, "tau positive". */
const tau = (name: string, forms: ReadonlyArray<string>): Marker => ({
  name,
  forms,
  exact: [],
  positive: forms.map((form) => `${form} positive`),
  negative: forms.map((form) => `${form} negative`),
  source: "NIA-AA 2018",
})

export const dementiaMarkers: ReadonlyArray<Marker> = [
  {
    name: "APOE4",
    forms: listed`
      APOE4, APOE e4, APO E4, apolipoprotein E4, apolipoprotein E e4, apolipoprotein E epsilon 4, APOE epsilon 4,
      e4 allele, epsilon 4 allele, APOE-4
    `,
    exact: [],
    positive: ["e4 carrier", "e4 carriers"],
    heterozygous: genotypes([3, 4], [2, 4]),
    homozygous: [...genotypes([4, 4]), "APOE4/E4", "APO e4/e4", "APOE 4/4", "e4 homozygote", "e4 homozygotes", "E4/4"],
    negative: ["e4 non-carrier", "e4 noncarrier", "e4 non-carriers", ...genotypes([2, 2], [2, 3], [3, 3])],
    source: "NIA-AA; the allele by its Greek letter, its Latin one and its name",
  },
  {
    name: "Amyloid",
    forms: [
      ...listed`
        amyloid, beta-amyloid, amyloid beta, amyloid PET, Abeta42, amyloid beta 42, centiloid, centiloids,
        centiloid value, centiloid score
      `,
      ...scans,
      ...plaqueForms,
    ],
    exact: ["Aβ", "Aβ42", "Aβ1-42", "Abeta"],
    positive: [
      ...listed`
        florbetapir positive, flutemetamol positive, florbetaben positive, PiB positive, evidence of amyloid,
        presence of amyloid, elevated amyloid, brain amyloidosis, cerebral amyloidosis
      `,
      ...lowInFluid,
    ],
    negative: [],
    source: "NIA-AA research framework 2018 (A of ATN); PET tracers by name; Klunk 2015: how much of it a scan shows",
  },
  {
    name: "p-tau217",
    forms: listed`
      p-tau217, p-tau 217, phosphorylated tau 217, phospho-tau217, p217+tau, p217 tau,
      tau phosphorylated at threonine 217
    `,
    exact: [],
    source: "Alzheimer's Association 2024 criteria (T1)",
  },
  {
    name: "p-tau181",
    forms: ["p-tau181", "phosphorylated tau 181", "phospho-tau181"],
    exact: [],
    source: "Alzheimer's Association 2024 criteria (T1)",
  },
  tau("Total tau", ["total tau", "t-tau"]),
  tau("p-tau", ["p-tau", "phosphorylated tau", "phospho-tau"]),
  {
    name: "Tau PET",
    forms: listed`
      tau PET, tau positron emission tomography, flortaucipir, AV-1451, MK-6240, tau positivity, tau pathology,
      brain tau
    `,
    exact: [],
    positive: ["tau positive", "tau-positive"],
    negative: ["tau negative", "tau-negative"],
    source: "NIA-AA 2018 (T of ATN); PET tracers by name",
  },
  gene("PSEN1", ["presenilin 1", "presenilin-1"]),
  gene("PSEN2", ["presenilin 2", "presenilin-2"]),
  gene("APP", ["amyloid precursor protein", "amyloid beta precursor protein"]),
  gene("GRN", ["progranulin"]),
  gene("MAPT", ["microtubule-associated protein tau"]),
  gene("TREM2", []),
  {
    name: "MMSE",
    forms: ["mini-mental state", "mini mental status"],
    exact: ["MMSE"],
    measured: true,
    source: "Folstein 1975: a score",
  },
  {
    name: "CDR",
    forms: ["clinical dementia rating"],
    exact: ["CDR", "CDR-SB", "CDR-GS"],
    measured: true,
    source: "Morris 1993: a score",
  },
]
