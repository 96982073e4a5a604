import * as AskedMarker from "./AskedMarker.ts"

/**
 * The tumour genes that biomarkers of a profile name as they are written, by their symbols in our vocabulary, in order and once
 * each: what a query for studies of any solid tumour may hold. Left out is what is given as negative or wild-type, and every marker
 * that is no gene of a tumour (APOE4, amyloid) or no gene at all (MSI, TMB, HRD, PD-L1, viruses).
 */
export const symbolsOf = (biomarkers: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(
    AskedMarker.all(biomarkers)
      .flatMap(({ parts }) => parts)
      .flatMap(({ asked: { asked, marker } }) => {
        const isSought = marker?.tumorGene === true && asked?.state !== "absent"

        return isSought ? [marker.name] : []
      }),
  ),
]
