import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { markers } from "../markers/MarkerLexicon.ts"
import * as Finding from "../mention/Finding.ts"
import { isDecisive } from "../mention/Stand.ts"
import type { Known } from "./AskedMarker.ts"
import * as MarkerMentions from "./MarkerMentions.ts"

/** The marker that stands for three at once. */
const name = "Triple negative"

const names: ReadonlySet<string> = new Set(["HER2", "Estrogen receptor", "Progesterone receptor"])

const receptors: ReadonlyArray<Marker> = markers.filter((marker) => names.has(marker.name))

/** What is negative, or negative as well as low. */
const states: ReadonlySet<string> = new Set(["absent", "low or absent"])

const absent = (text: AnnotatedText, marker: Marker): ReadonlyArray<MarkerMentions.MarkerMention> =>
  MarkerMentions.of(marker)(text).filter(
    ({ stand, status }) => status !== undefined && states.has(status.state) && isDecisive(stand),
  )

/** In one sentence each, what a text says of all three receptors at once: "ER-, PR- and HER2-negative". */
const absentTogether = (text: AnnotatedText): ReadonlyArray<Finding.Finding> => {
  const [ofOne = [], ...ofOthers] = receptors.map((receptor) => absent(text, receptor))

  return ofOne
    .filter(({ place, stand }) =>
      ofOthers.every((others) =>
        others.some(
          (other) => other.place.sentence.start === place.sentence.start && other.stand.outcome === stand.outcome,
        ),
      ),
    )
    .map((mention) => Finding.of(mention, mention.stand, 1))
}

/** Where a text asks for one of the receptors, which triple negative disease has not: "HER2-positive". */
const receptorsAskedFor = (text: AnnotatedText): ReadonlyArray<Finding.Finding> =>
  receptors
    .flatMap((receptor) => MarkerMentions.of(receptor)(text))
    .filter(
      ({ place, stand, status }) =>
        status?.state === "present" && place.side === "inclusion" && stand.outcome === "inclusion",
    )
    .map((mention) => ({
      ...Finding.untold(mention, StatusComparison.remarks.opposite),
      asksForOther: mention.isOfAll,
    }))

/** What a text says of triple negative disease by each of its receptors. */
export const find = (text: AnnotatedText, { asked: { state }, marker }: Known): ReadonlyArray<Finding.Finding> => {
  if (marker.name !== name) return []

  const isAffirmed = state === "present" || state === "bare"

  return [...absentTogether(text), ...(isAffirmed ? receptorsAskedFor(text) : [])]
}
