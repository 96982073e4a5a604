import { Effect } from "effect"
import * as Criteria from "../domain/criteria/Criteria.ts"
import type { NctId } from "../domain/study/NctId.ts"
import { overlayOf } from "./Overlay.ts"
import { Registry } from "./ports/Registry.ts"

/** Asks the registry for one study with all its sites, open or not. */
export const siteAvailability = Effect.fnUntraced(function* (nctId: NctId) {
  const { provenance, study } = yield* (yield* Registry).study(nctId)
  const overlay = yield* overlayOf([study])

  return { study, checks: [Criteria.checkStatus(study)], overlay, provenance }
})
