import type { Marker } from "./Marker.ts"

/** A gene by its symbol, which counts only as it is written, and by its names in words. */
export const gene = (name: string, forms: ReadonlyArray<string>, more: Partial<Marker> = {}): Marker => ({
  name,
  forms,
  exact: [name],
  source: "HGNC symbol and name, and the protein as OMIM and registry records call it",
  ...more,
})
