type Reader = typeof import("../../../../domain/report/LaboratoryReport.ts")

/** It stands beside the page's own script. */
const address = new URL("report.js", import.meta.url).href

let failures = 0

/**
 * What reads a laboratory's report, with all its words: it is loaded when somebody has one. A browser remembers that an address could
 * not be loaded, so that another one is asked then.
 */
export const reportReader = async (): Promise<Reader> => {
  try {
    return await import(failures === 0 ? address : `${address}?again=${failures}`)
  } catch (failure) {
    failures++
    throw failure
  }
}
