import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Marker } from "../markers/Marker.ts"
import { markers } from "../markers/MarkerLexicon.ts"
import * as Finding from "../mention/Finding.ts"
import { isDecisive } from "../mention/Stand.ts"
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

/** What a text says of triple negative disease by each of its receptors, in one sentence: "ER-, PR- and HER2-negative". */
export const find = (text: AnnotatedText, marker: Marker): ReadonlyArray<Finding.Finding> => {
  if (marker.name !== name) return []
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
