import { Args, Options } from "@effect/cli"
import { Option, Record } from "effect"
import { mostBiomarkers, sexes } from "../../domain/Profile.ts"
import { phases, studyTypes } from "../../domain/study/Study.ts"
import { mostOptions } from "../wire/Limits.ts"
import * as Flag from "./Flag.ts"
import * as Place from "./PlaceFlags.ts"
import type { Typed } from "./Typed.ts"

const several = <A>(option: Options.Options<A>, description: string) =>
  option.pipe(Options.withDescription(`${description} May be given several times.`))

export const condition = Args.text({ name: "CONDITION" }).pipe(
  Args.withDescription(
    "alzheimers, glioblastoma, pancreatic-cancer, or the name of any condition; several words in quotation marks.",
  ),
)

/** The profile of a match, and what is asked for, as flags. */
export const flags = {
  stage: Flag.one(Flag.text("stage"), "The stage or setting of the disease, such as metastatic."),
  biomarkers: several(Flag.texts("biomarker"), "A biomarker with its state, such as “KRAS G12D”."),
  priorLines: Flag.one(Flag.number("prior-lines"), "How many lines of therapy the patient has had."),
  age: Flag.one(Flag.number("age"), "Age in whole years."),
  sex: Flag.one(Flag.choice("sex", sexes), "Sex, as the registry's field means it."),
  place: Place.flags,
  include: several(Flag.choices("include", studyTypes), "Which kinds of option are wanted."),
  phases: several(Flag.choices("phase", phases), "Only interventional trials of this phase."),
  limit: Flag.one(Flag.number("limit"), `At most so many options, 1 to ${mostOptions}.`),
} as const

/** What is wrong with flags that are right each by itself. */
export const faults = (typed: Typed): ReadonlyArray<string> => [
  ...(typed.flags.filter(({ flag }) => flag === "--biomarker").length > mostBiomarkers
    ? [`--biomarker may be given at most ${mostBiomarkers} times.`]
    : []),
  ...Place.faults(typed),
]

/** What is typed for each field of the request. */
const typed: Readonly<Record<string, string>> = {
  condition: "CONDITION",
  stage: "--stage",
  biomarkers: "--biomarker",
  prior_lines: "--prior-lines",
  age: "--age",
  sex: "--sex",
  "location.lat": "--lat",
  "location.lng": "--lng",
  "location.radius_miles": "--radius",
  "location.query": "--near",
  include: "--include",
  phases: "--phase",
  limit: "--limit",
}

interface Refused {
  readonly field?: string
  readonly message: string
}

const inTypedName = ({ field = "", message }: Refused): string =>
  message.replace(`"${field}"`, (quoted) => typed[field.replace(/\[\d+\]$/, "")] ?? quoted)

/** What the service says of each field that is wrong, said of what was typed for it, a sentence a line. */
export const inTypedNames = (
  error: Refused & { readonly detail?: { readonly errors?: ReadonlyArray<Refused> } | undefined },
): string => [...new Set((error.detail?.errors ?? [error]).map(inTypedName))].join("\n")

export interface Profile {
  readonly condition: string
  readonly stage: Option.Option<string>
  readonly biomarkers: ReadonlyArray<string>
  readonly priorLines: Option.Option<number>
  readonly age: Option.Option<number>
  readonly sex: Option.Option<string>
  readonly place: Place.Place
  readonly include: ReadonlyArray<string>
  readonly phases: ReadonlyArray<string>
  readonly limit: Option.Option<number>
}

const list = <A>(items: ReadonlyArray<A>) => (items.length === 0 ? Option.none<ReadonlyArray<A>>() : Option.some(items))

/** The part of a body that is asked of texts. */
export const toQuestions = (
  profile: Pick<Profile, "condition" | "stage" | "biomarkers" | "priorLines">,
): Readonly<Record<string, unknown>> => ({
  condition: profile.condition,
  ...Record.getSomes<string, unknown>({
    stage: profile.stage,
    biomarkers: list(profile.biomarkers),
    prior_lines: profile.priorLines,
  }),
})

/** The body of the request: what was not given is left out, and the service judges the rest. */
export const toBody = (profile: Profile): unknown => {
  const location = Record.getSomes<string, unknown>({
    lat: profile.place.lat,
    lng: profile.place.lng,
    radius_miles: profile.place.radius,
    query: profile.place.near,
  })

  return {
    ...toQuestions(profile),
    ...Record.getSomes<string, unknown>({
      age: profile.age,
      sex: profile.sex,
      location: Record.isEmptyRecord(location) ? Option.none() : Option.some(location),
      include: list(profile.include),
      phases: list(profile.phases),
      limit: profile.limit,
    }),
  }
}
