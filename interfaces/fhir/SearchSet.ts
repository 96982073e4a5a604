import { Effect } from "effect"
import type { Bundle, BundleEntry } from "fhir/r4"
import { rankOptions } from "../../application/MatchOptions.ts"
import { inTurns } from "../../application/Turns.ts"
import type { Candidate } from "../../domain/ranking/Candidate.ts"
import * as Steps from "../../domain/Steps.ts"
import { Ending } from "../functions/Ending.ts"
import * as NamesMeant from "../functions/NamesMeant.ts"
import * as Presentation from "../functions/Presentation.ts"
import * as Proposal from "../functions/Proposal.ts"
import type { Asked } from "./Asked.ts"
import * as Outcome from "./Outcome.ts"
import { told } from "./reading/Told.ts"
import * as StudyResource from "./StudyResource.ts"

/**
 * A score that falls with the rank and says no more than that. It stays below what MITRE's application words as a high likelihood, which
 * nobody here says; what a structured field rules out has next to none.
 */
const scoreOf = ({ mismatches }: Candidate, rank: number): number =>
  mismatches > 0 ? (90 - rank) / 10_000 : (74 - rank) / 100

const outcome = ({ told: all }: Asked, ...others: ReadonlyArray<string>): BundleEntry => ({
  resource: Outcome.ofReading([...all, ...others.map((sentence) => told(sentence))]),
  search: { mode: "outcome" },
})

const searchSet = (total: number, entry: ReadonlyArray<BundleEntry>, link: Bundle["link"] = []): Bundle => ({
  resourceType: "Bundle",
  type: "searchset",
  total,
  ...(link.length === 0 ? {} : { link }),
  entry: [...entry],
})

/** The studies for what a clinic asked, best first, and what was read of its record. */
export const of = Effect.fnUntraced(function* (asked: Asked) {
  const { disclaimer } = yield* Ending
  if (!asked.isOfOpenStudies) return searchSet(0, [outcome(asked, disclaimer)])
  const { command, request } = asked.match
  const { options, provenance, total } = yield* rankOptions(command)
  const meant = yield* inTurns(NamesMeant.of(request, total, command.profile.location))
  const proposals = meant.length === 0 ? [] : Proposal.of(request, meant)
  const order = Presentation.siteOrder(command.profile.location)
  const studies = yield* inTurns(
    Steps.each(options, (candidate, rank): BundleEntry => {
      const sites = order(candidate.study.sites).map(({ site }) => site)

      return {
        fullUrl: Presentation.recordOf(candidate.study),
        resource: StudyResource.of(candidate, sites),
        search: { mode: "match", score: scoreOf(candidate, rank) },
      }
    }),
  )

  return searchSet(
    total,
    [...studies, outcome(asked, ...proposals, disclaimer)],
    [{ relation: "related", url: provenance.queryUrl }],
  )
})
