import type { SearchPage } from "../../application/ports/Registry.ts"
import * as FreeText from "../../domain/FreeText.ts"
import type { Candidate } from "../../domain/ranking/Candidate.ts"
import { counted } from "../Counted.ts"
import * as Presentation from "../functions/Presentation.ts"
import * as Table from "./Table.ts"

/** A match as it was worked out: the options as they are ordered, and of how many they are the best. */
export interface Explained {
  readonly options: ReadonlyArray<Candidate>
  readonly total: number
  readonly provenance: SearchPage["provenance"]
  readonly disclaimer: string
}

/** The same for scripts; points add up to the score. */
export const record = ({ disclaimer, options, provenance, total }: Explained) => ({
  total_found: total,
  options: options.map(({ mismatches, score, study }) => ({
    nct_id: study.nctId,
    title: study.title,
    mismatches,
    score: score.hundredths / 100,
    parts: score.parts.map(({ amount, hundredths, name }) => ({ name, amount, points: hundredths / 100 })),
  })),
  source: Presentation.source(provenance),
  disclaimer,
})

const points = (hundredths: number): string => (hundredths / 100).toFixed(2).padStart(6)

const amounts = (amount: number): string => String(Number(amount.toFixed(2)))

const indented = (text: string): string => text.replace(/^/gm, "   ")

const mismatched = (count: number): string =>
  count === 0 ? "no firm mismatch" : counted(count, "firm mismatch", "firm mismatches")

const option = ({ mismatches, score, study }: Candidate, index: number): string =>
  [
    `${index + 1}. ${study.nctId}  ${FreeText.inOneLine(study.title)}`,
    indented(mismatched(mismatches)),
    indented(
      Table.render(
        ["part", "amount", "points"],
        [
          ...score.parts.map(({ amount, hundredths, name }) => [name, amounts(amount), points(hundredths)]),
          ["score", "", points(score.hundredths)],
        ],
      ),
    ),
  ].join("\n")

/** What each option's place is made of, to read in a terminal. */
export const render = ({ disclaimer, options, provenance, total }: Explained): string => {
  const { query_url, registry, retrieved_at } = Presentation.source(provenance)

  return [
    `${options.length} of ${total.toLocaleString("en-US")} options, the best match first: fewest firm mismatches, then the highest score.\ndocs/ranking.md tells what the parts are, and what decides between equals.`,
    ...options.map(option),
    `Asked of ${registry} at ${retrieved_at}:\n${query_url}`,
    disclaimer,
  ].join("\n\n")
}
