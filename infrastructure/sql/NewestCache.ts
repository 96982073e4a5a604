import type { NctId } from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"

type Newest = ReadonlyArray<Observation>

const maximumStudies = 10_000

const maximumObservations = 50_000

/**
 * The newest observations of a bounded number of studies, for as long as nothing is added: it holds for one version of
 * the observations alone. To make room, the study asked for longest ago is forgotten.
 */
export const make = () => {
  const byStudy = new Map<NctId, Newest>()
  let held = 0
  let heldVersion = 0

  const forget = (nctId: NctId) => {
    held -= byStudy.get(nctId)?.length ?? 0
    byStudy.delete(nctId)
  }

  const put = (nctId: NctId, newest: Newest) => {
    forget(nctId)
    byStudy.set(nctId, newest)
    held += newest.length
    for (const [oldest] of byStudy) {
      if (byStudy.size <= maximumStudies && held <= maximumObservations) return
      forget(oldest)
    }
  }

  return {
    /** What is held for a study: nothing, if it was of another version. */
    get: (nctId: NctId, version: number): Newest | undefined => {
      if (version !== heldVersion) {
        byStudy.clear()
        held = 0
        heldVersion = version
      }
      const newest = byStudy.get(nctId)
      if (newest !== undefined) put(nctId, newest)

      return newest
    },
    /** What was read when the version had been told: of no use any more, if another was told since. */
    put: (nctId: NctId, version: number, newest: Newest): void => {
      if (version === heldVersion) put(nctId, newest)
    },
  }
}
