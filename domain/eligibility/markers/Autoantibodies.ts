import type { Marker } from "./Marker.ts"

const against = (name: string, ...forms: ReadonlyArray<string>): Marker => ({
  name,
  forms,
  exact: [name],
  autoantibody: true,
  source: "MGFA and IPND 2015: what the patient's own antibodies bind to, by its symbol and in full",
})

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
]
