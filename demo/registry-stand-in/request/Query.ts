import { Either } from "effect"
import * as Nct from "../record/Nct.ts"
import type { Piece } from "../record/Pieces.ts"
import { aliases, nctId, type Study } from "../record/StoredStudy.ts"
import * as Areas from "../search/Areas.ts"
import * as Evaluation from "../search/Evaluation.ts"
import * as Match from "../search/Match.ts"
import type { Parameters } from "./Parameters.ts"

/** `where` is the label of the search form, by which the registry names a query that it refuses. */
const boxes = [
  { name: "query.cond", area: Areas.ConditionSearch, where: "Conditions or disease" },
  { name: "query.term", area: Areas.BasicSearch, where: "Other terms" },
  { name: "query.locn", area: Areas.LocationSearch, where: "Location terms" },
  { name: "query.titles", area: Areas.TitleSearch, where: "Title / acronym" },
  { name: "query.intr", area: Areas.InterventionSearch, where: "Intervention / treatment" },
  { name: "query.outc", area: Areas.OutcomeSearch, where: "Outcome measure" },
  { name: "query.spons", area: Areas.SponsorSearch, where: "Sponsor / collaborator" },
  { name: "query.lead", area: Areas.LeadSponsorSearch, where: "LeadSponsorName" },
  { name: "query.id", area: Areas.IdSearch, where: "Study IDs" },
  { name: "query.patient", area: Areas.PatientSearch, where: "PatientSearch" },
]

export const parameters = boxes.map(({ name }) => name)

/** `isOnlyNumbers` when some box holds NCT numbers and nothing else: then the registry ignores all filters. */
export interface Query {
  readonly relevance: Match.Match
  readonly isOnlyNumbers: boolean
  readonly searched: ReadonlyArray<Piece>
}

export const isOneOf =
  (numbers: ReadonlyArray<string>) =>
  (study: Study): boolean =>
    [nctId(study), ...aliases(study)].some((number) => numbers.includes(number))

export const compile = (text: string, area: Areas.SearchArea, where: string): Either.Either<Match.Match, string> =>
  Either.mapLeft(Evaluation.compile(text, area), (reason) => `Error parsing query in ${where}: ${reason}`)

/** An empty box counts as none. */
export const read = (sent: Parameters): Either.Either<Query, string> =>
  Either.gen(function* () {
    const matches: Array<Match.Match> = []
    const searched: Array<Piece> = []
    let isOnlyNumbers = false
    for (const { area, name, where } of boxes) {
      const text = sent.get(name)?.trim() ?? ""
      if (text === "") continue
      const numbers = Nct.only(text)
      matches.push(numbers === undefined ? yield* compile(text, area, where) : Match.whether(isOneOf(numbers)))
      searched.push(...area.parts.map(({ piece }) => piece))
      isOnlyNumbers ||= numbers !== undefined
    }

    return { relevance: Match.every(matches), isOnlyNumbers, searched }
  })
