import { Effect, Either } from "effect"
import { type Audience, seesObservations } from "../../application/Caller.ts"
import { type MatchCommand, matchOptions } from "../../application/MatchOptions.ts"
import { inMatchTime } from "../../application/MatchTime.ts"
import { inTurns } from "../../application/Turns.ts"
import * as SpanishNames from "../../domain/condition/SpanishNames.ts"
import * as FreeText from "../../domain/FreeText.ts"
import type { Profile, Scope } from "../../domain/Profile.ts"
import * as Why from "../../domain/ranking/Why.ts"
import * as Steps from "../../domain/Steps.ts"
import { studyTypes } from "../../domain/study/Study.ts"
import { parserOf } from "../input/Parse.ts"
import { defaultLimit } from "../wire/Limits.ts"
import { MatchRequest } from "../wire/MatchRequest.ts"
import type { MatchResponse } from "../wire/Payloads.ts"
import * as ProfileFields from "../wire/ProfileFields.ts"
import * as Coded from "./Coded.ts"
import { Ending } from "./Ending.ts"
import { locationOf, searchedArea } from "./Location.ts"
import * as NamesMeant from "./NamesMeant.ts"
import * as Presentation from "./Presentation.ts"

/** A Spanish name of a disease is sought by its English one: the registry is English. */
const conditionOf = (written: string): string => {
  const condition = FreeText.read(written.trim())

  return SpanishNames.inEnglish(condition) ?? condition
}

const profileOf = ({ age, biomarkers, condition, location, prior_lines, sex, stage }: MatchRequest): Profile => ({
  condition: conditionOf(condition),
  ...(stage === undefined ? {} : { stage: stage.trim() }),
  biomarkers: (biomarkers ?? []).map((biomarker) => biomarker.trim()),
  ...(prior_lines === undefined ? {} : { priorLines: prior_lines }),
  ...(age === undefined ? {} : { age }),
  ...(sex === undefined ? {} : { sex }),
  ...(location === undefined ? {} : { location: locationOf(location) }),
})

/** Both kinds by default; interventional studies alone where phases are given, as an expanded-access record has none. */
const scopeOf = ({ include = [], phases = [] }: MatchRequest): Scope => ({
  types: include.length > 0 ? [...new Set(include)] : phases.length > 0 ? ["interventional"] : studyTypes,
  phases: [...new Set(phases)],
})

export interface Match {
  /** As it was sent. */
  readonly request: MatchRequest
  readonly command: MatchCommand
}

const decode = parserOf(MatchRequest)

export const parse = (input: unknown) =>
  Either.map(
    decode(input),
    (request): Match => ({
      request,
      command: { profile: profileOf(request), scope: scopeOf(request), limit: request.limit ?? defaultLimit },
    }),
  )

const answered = Effect.fnUntraced(function* ({ command, request }: Match, audience: Audience) {
  const { askNext, options, overlay, provenance, total } = yield* matchOptions(command)
  const isPro = seesObservations(audience)
  const { location } = command.profile
  const order = Presentation.siteOrder(location)
  const suggestions = yield* inTurns(NamesMeant.of(request, total, location))

  return {
    input_echo: request,
    total_found: total,
    options: yield* inTurns(
      Steps.each(options, (candidate) => {
        const { checks, study } = candidate
        const option = Presentation.option(study, checks, order, isPro ? overlay.get(study.nctId) : undefined)

        const why = Why.of(candidate)

        return { ...option, why: why.map(({ sentence }) => sentence), why_codes: why.map(Coded.of) }
      }),
    ),
    ...(location === undefined ? {} : { searched_area: searchedArea(location) }),
    ...(suggestions.length === 0 ? {} : { suggestions }),
    ask_next: askNext.map(({ field, options, question, term }) => ({
      field: ProfileFields.names[field],
      term,
      options,
      question,
    })),
    verified_fields_included: isPro,
    ...(isPro
      ? {}
      : {
          verified_site_counts: Object.fromEntries(Array.from(overlay, ([nctId, observed]) => [nctId, observed.size])),
        }),
    source: Presentation.source(provenance),
    ...(yield* Ending),
  } satisfies typeof MatchResponse.Type
})

/** The options for a profile. Only callers who may see observations get them; others get their number. */
export const run = (match: Match, audience: Audience) => inMatchTime(answered(match, audience))
