import type { Marker } from "./Marker.ts"

const against = (name: string, ...forms: ReadonlyArray<string>): Marker => ({
  name,
  forms,
  exact: [name],
  positive: [`${name} antibodies`, `anti-${name} antibodies`],
  autoantibody: true,
  source: "MGFA and IPND 2015: what the patient's own antibodies bind to, by its symbol and in full",
})

/** Antibodies that inhibit a clotting factor, which are named by what they do. */
const inhibitor = (roman: string, number: string): Marker => {
  const factors = [`factor ${roman}`, `F${roman}`, `factor ${number}`, `F${number}`]

  return {
    name: `Factor ${roman} inhibitor`,
    forms: [],
    exact: [],
    positive: factors.flatMap((factor) => [
      `${factor} inhibitor`,
      `${factor} inhibitors`,
      `${factor} inhibitory antibodies`,
      `inhibitor to ${factor}`,
      `inhibitors to ${factor}`,
      `inhibitors against ${factor}`,
    ]),
    implied: { forms: ["inhibitor test"], exact: [] },
    autoantibody: true,
    source: "ISTH: an inhibitor is an antibody to the factor",
  }
}

/** Antibodies by which diseases of nerves and muscles are told apart, named by what they bind to. */
export const autoantibodies: ReadonlyArray<Marker> = [
  against("AChR", "acetylcholine receptor", "AChR"),
  against(
    "MuSK",
    "muscle-specific kinase",
    "muscle-specific tyrosine kinase",
    "muscle specific receptor tyrosine kinase",
  ),
  against("AQP4", "AQP4", "AQP-4", "aquaporin-4", "NMO-IgG"),
  against("MOG", "myelin oligodendrocyte glycoprotein"),
  against("LRP4", "LRP4", "low-density lipoprotein receptor-related protein 4"),
  inhibitor("VIII", "8"),
  inhibitor("IX", "9"),
]
