import type { Scale } from "./Measure.ts"

/** Units by what they count, each with how many of the first it is. */
const kinds: ReadonlyArray<ReadonlyMap<string, number>> = [
  "ng/ml 1 | ug/l 1 | pg/ml 0.001 | ng/l 0.001 | ng/dl 0.01 | ug/dl 10 | ug/ml 1e3 | mg/l 1e3 | mg/dl 1e4 | g/l 1e6 | mg/ml 1e6 | g/dl 1e7",
  "umol/l 1 | pmol/l 1e-6 | nmol/l 0.001 | mmol/l 1e3 | mol/l 1e6",
  "iu/l 1 | u/l 1 | miu/ml 1 | mu/ml 1 | uiu/ml 0.001 | uu/ml 0.001 | iu/ml 1e3 | u/ml 1e3 | ku/l 1e3",
  "/ul 1 | /mm3 1 | cells/ul 1 | cells/mm3 1 | ul 1 | mm3 1 | k/ul 1e3 | k/mm3 1e3 | /l 1e-6 | cells/l 1e-6",
  "mm 1 | um 0.001 | cm 10 | m 1e3 | inches 25.4",
  "cm3 1 | ml 1 | cc 1 | l 1e3",
  "g 1 | mg 0.001 | kg 1e3 | lb 453.6",
  "ms 1 | msec 1 | s 1e3 | sec 1e3 | seconds 1e3",
  "days 1 | hours 0.0417 | weeks 7 | months 30.4 | years 365",
  "mmHg 1 | kpa 7.5 | cmH2O 0.7356",
  "% 1 | % predicted 1 | % of normal 1",
  "bpm 1 | beats/min 1 | /min 1",
  "points 1 | u 1 | degrees 1",
  "counted 1 | points 1 | cells 1 | /ul 1 | /mm3 1 | cells/ul 1 | cells/mm3 1",
].map(
  (kind) =>
    new Map(
      kind
        .split(" | ")
        .map((each) => [each.slice(0, each.lastIndexOf(" ")), Number(each.slice(each.lastIndexOf(" ") + 1))]),
    ),
)

/** What is counted in a unit, whatever it is of: the unit first, and those that can be made numbers of it. `least`: the least value. */
export const scales = (unit: string, least: number): readonly [Scale, ...ReadonlyArray<Scale>] => {
  const all = [least, Number.POSITIVE_INFINITY] as const
  const kind = kinds.find((kind) => kind.has(unit)) ?? new Map([[unit, 1]])
  const own = kind.get(unit) ?? 1
  const alike = kind.entries().filter(([, factor]) => factor === own)
  const others = kind.entries().filter(([, factor]) => factor !== own)

  return [
    { units: [...alike.map(([each]) => each)], values: all },
    ...others.map(([each, factor]): Scale => ({ units: [each], values: all, times: factor / own })),
  ]
}
