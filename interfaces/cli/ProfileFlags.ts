import { Args, Options } from "@effect/cli"
import { Option, Record } from "effect"
import { sexes } from "../../domain/Profile.ts"
import { phases, studyTypes } from "../../domain/study/Study.ts"
import { defaultRadiusInMiles, mostOptions } from "../wire/Limits.ts"
import * as Flag from "./Flag.ts"

const several = <A>(option: Options.Options<A>, description: string) =>
  option.pipe(Options.withDescription(`${description} May be given several times.`))

const one = <A>(option: Options.Options<A>, description: string) =>
  option.pipe(Options.withDescription(description), Options.optional)

export const condition = Args.text({ name: "CONDITION" }).pipe(
  Args.withDescription(
    "alzheimers, glioblastoma, pancreatic-cancer, or the name of any condition; several words in quotation marks.",
  ),
)

/** The profile of a match, and what is asked for, as flags. */
export const flags = {
  stage: one(Flag.text("stage"), "The stage or setting of the disease, such as metastatic."),
  biomarkers: several(Flag.texts("biomarker"), "A biomarker with its state, such as “KRAS G12D”."),
  priorLines: one(Flag.number("prior-lines"), "How many lines of therapy the patient has had."),
  age: one(Flag.number("age"), "Age in whole years."),
  sex: one(Flag.choice("sex", sexes), "Sex, as the registry's field means it."),
  lat: one(Flag.number("lat"), "Latitude of where the patient looks, with --lng."),
  lng: one(Flag.number("lng"), "Longitude of where the patient looks, with --lat."),
  radius: one(Flag.number("radius"), `Miles around that point; ${defaultRadiusInMiles} where it is left out.`),
  near: one(Flag.text("near"), "A place in words, instead of --lat and --lng."),
  include: several(Flag.choices("include", studyTypes), "Which kinds of option are wanted."),
  phases: several(Flag.choices("phase", phases), "Only interventional trials of this phase."),
  limit: one(Flag.number("limit"), `At most so many options, 1 to ${mostOptions}.`),
} as const

export interface Profile {
  readonly condition: string
  readonly stage: Option.Option<string>
  readonly biomarkers: ReadonlyArray<string>
  readonly priorLines: Option.Option<number>
  readonly age: Option.Option<number>
  readonly sex: Option.Option<string>
  readonly lat: Option.Option<number>
  readonly lng: Option.Option<number>
  readonly radius: Option.Option<number>
  readonly near: Option.Option<string>
  readonly include: ReadonlyArray<string>
  readonly phases: ReadonlyArray<string>
  readonly limit: Option.Option<number>
}

const list = <A>(items: ReadonlyArray<A>) => (items.length === 0 ? Option.none<ReadonlyArray<A>>() : Option.some(items))

/** The body of the request: what was not given is left out, and the service judges the rest. */
export const toBody = (profile: Profile): unknown => {
  const location = Record.getSomes<string, unknown>({
    lat: profile.lat,
    lng: profile.lng,
    radius_miles: profile.radius,
    query: profile.near,
  })

  return {
    condition: profile.condition,
    ...Record.getSomes<string, unknown>({
      stage: profile.stage,
      biomarkers: list(profile.biomarkers),
      prior_lines: profile.priorLines,
      age: profile.age,
      sex: profile.sex,
      location: Record.isEmptyRecord(location) ? Option.none() : Option.some(location),
      include: list(profile.include),
      phases: list(profile.phases),
      limit: profile.limit,
    }),
  }
}
