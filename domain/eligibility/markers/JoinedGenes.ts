import type { Marker } from "./Marker.ts"

/** Two genes that are joined in a tumour, by both of their names. */
const joined = (one: string, other: string, names: ReadonlyArray<string> = []): Marker => ({
  name: `${one}-${other}`,
  forms: [],
  exact: [],
  positive: [`${one}-${other}`, `${one}::${other}`, ...names],
  altered: "fusion",
  source: "HGNC; WHO 2020 to 2022",
})

/** Fusions that tumours are known by. */
export const joinedGenes: ReadonlyArray<Marker> = [
  joined("PAX3", "FOXO1", ["PAX7-FOXO1", "PAX3/7-FOXO1", "PAX-FOXO1", "FOXO1 fusion", "FOXO1 rearrangement"]),
  joined("TMPRSS2", "ERG"),
  joined("DNAJB1", "PRKACA"),
  joined("ASPSCR1", "TFE3", ["TFE3 fusion", "TFE3 rearrangement"]),
  joined("FUS", "DDIT3", ["DDIT3 rearrangement", "DDIT3 fusion"]),
  joined("COL1A1", "PDGFB"),
  joined("CIC", "DUX4", ["CIC rearrangement", "CIC-rearranged", "CIC fusion", "CIC translocation"]),
]
