import { Schema } from "effect"
import * as FreeText from "../../domain/FreeText.ts"
import { mostBiomarkers, sexes, wholeEarthInMiles } from "../../domain/Profile.ts"
import * as NoPlace from "../../domain/place/NoPlace.ts"
import { phases, studyTypes } from "../../domain/study/Study.ts"
import { accepts } from "./Accepts.ts"
import { defaultLimit, defaultRadiusInMiles, mostOptions, mostTermCharacters, oldestAge } from "./Limits.ts"
import { optional } from "./Optional.ts"

/** Not a text of blanks and of characters that nobody sees, which the published pattern cannot tell in every language of patterns. */
const isSeen = (text: string): boolean => FreeText.visible(text).trim() !== ""

const NonBlank = Schema.String.pipe(Schema.pattern(/\S/), Schema.filter(isSeen, { jsonSchema: {} }))

/** A text that is not longer than a term may be, not counting the space around it. */
const Term = Schema.String.pipe(
  Schema.pattern(new RegExp(`^\\s*\\S(?:[\\s\\S]{0,${mostTermCharacters - 2}}\\S)?\\s*$`, "u"), {
    description: `Text of 1 to ${mostTermCharacters} characters, at least one of them visible.`,
  }),
  Schema.filter(isSeen, { jsonSchema: {} }),
)

const howMuchIsRead = `The first ${FreeText.mostCharacters.toLocaleString("en")} characters are read.`

const between = (first: number, last: number) => Schema.Finite.pipe(Schema.between(first, last))

/** A number of things that has no upper bound. */
const Count = Schema.Number.pipe(
  Schema.filter(Number.isInteger, { jsonSchema: { type: "integer" } }),
  Schema.nonNegative(),
)

/** `radius` says what the radius means. */
const around = (radius: string) =>
  Schema.Struct({
    lat: between(-90, 90)
      .annotations({ description: "Latitude in decimal degrees." })
      .pipe(accepts("a number from -90 to 90")),
    lng: between(-180, 180)
      .annotations({ description: "Longitude in decimal degrees." })
      .pipe(accepts("a number from -180 to 180")),
    radius_miles: optional(
      Schema.Finite.pipe(Schema.greaterThan(0)).annotations({ description: radius }).pipe(accepts("a number above 0")),
    ),
  }).annotations({ title: "Around a point", description: "Sites carry their distance from this point." })

/** `query` says what a place in words means. */
const named = (query: string) =>
  Schema.Struct({
    query: NonBlank.pipe(Schema.filter((query) => !NoPlace.is(query), { jsonSchema: {} }))
      .annotations({ description: `${query} ${howMuchIsRead}` })
      .pipe(accepts('text that names a place, such as "Boston"; "near me" and "anywhere" name none')),
  }).annotations({ title: "A named place" })

const location = (description: string, radius: string, query: string) =>
  Schema.Union(around(radius), named(query))
    .annotations({ description })
    .pipe(
      accepts(
        'an object with lat and lng (and radius_miles), such as {"lat": 42.36, "lng": -71.06}, or with query, such as {"query": "Boston"} or {"query": "within 50 miles of Boston"}, not both',
      ),
    )

const Location = location(
  "Where to search, as a point or a place in words: options without a site there are not returned.",
  `Miles around the point; ${defaultRadiusInMiles} if left out. ${wholeEarthInMiles.toLocaleString("en")} or more covers the whole Earth.`,
  `A place in words. A city or a US ZIP code means ${defaultRadiusInMiles} miles around it, or as far as the words say ("within 50 miles of Boston"). A state, a country, a facility, or a name that several cities share ("Cambridge") is searched for as words in the records of sites: name the state as well ("Cambridge, MA"). "Near me" and "anywhere" are refused.`,
)

/** The location of a match, where it is only looked from. */
export const Viewpoint = location(
  "Where the patient looks, as in a match: it orders the sites and, as a point, gives their distances. All sites are listed; where there are hundreds, the text names open and near ones first.",
  "Accepted as in a match, but has no effect: all sites are listed, however far.",
  'A place in words. The sites nearest to a city or a US ZIP code come first, or those in a state, in a country, at a facility, or in any of the cities that share a name ("Cambridge"). "Near me" and "anywhere" are refused.',
)

export const MatchRequest = Schema.Struct({
  condition: NonBlank.annotations({
    description: `A launch area (alzheimers, glioblastoma, pancreatic-cancer) or the name of any condition, in plain words. ${howMuchIsRead}`,
    examples: ["pancreatic-cancer", "Duchenne muscular dystrophy"],
  }).pipe(accepts('text of at least one visible character, such as "pancreatic cancer"')),
  stage: optional(
    Term.annotations({
      description: `The stage or setting of the disease, in usual words of 1 to ${mostTermCharacters} characters; the list of launch conditions suggests some.`,
      examples: ["metastatic"],
    }).pipe(accepts(`text of 1 to ${mostTermCharacters} characters, such as "stage IV"`)),
  ),
  biomarkers: optional(
    Schema.Array(Term.pipe(accepts(`text of 1 to ${mostTermCharacters} characters, such as "KRAS G12D"`)))
      .pipe(Schema.maxItems(mostBiomarkers))
      .annotations({
        description: `Biomarkers with their state, scores and measurements with their value, in usual words: KRAS G12D, HER2 negative, ECOG 1, MMSE 22, FVC 62%. Send one per entry; an entry with several ("HR+/HER2-") gets one joint state. At most ${mostBiomarkers}.`,
        examples: [["KRAS G12D", "MSI-H"]],
      })
      .pipe(accepts(`a list of at most ${mostBiomarkers} strings, such as ["KRAS G12D"]`)),
  ),
  prior_lines: optional(
    Count.annotations({ description: "How many lines of therapy the patient has had." }).pipe(
      accepts("a whole number, 0 or more"),
    ),
  ),
  age: optional(
    Schema.Int.pipe(Schema.between(0, oldestAge))
      .annotations({ description: "Age in whole years." })
      .pipe(accepts(`a whole number from 0 to ${oldestAge}`)),
  ),
  sex: optional(Schema.Literal(...sexes).annotations({ description: "Sex, as the registry's field means it." })),
  location: optional(Location),
  include: optional(
    Schema.Array(Schema.Literal(...studyTypes))
      .annotations({
        description:
          "Which kinds of option to return. If left out or empty: both, or interventional trials alone where phases are given.",
      })
      .pipe(accepts('a list of interventional, expanded_access, such as ["interventional"]')),
  ),
  phases: optional(
    Schema.Array(Schema.Literal(...phases))
      .annotations({
        description:
          "Only interventional trials of these phases. Expanded-access programs have none; they are returned beside them where include names both.",
      })
      .pipe(accepts(`a list of ${phases.join(", ")}, such as ["PHASE2"]`)),
  ),
  limit: optional(
    Schema.Int.pipe(Schema.between(1, mostOptions))
      .annotations({ description: `The most options to return; ${defaultLimit} if left out.` })
      .pipe(accepts(`a whole number from 1 to ${mostOptions}`)),
  ),
}).annotations({
  identifier: "MatchRequest",
  description: "A patient profile and what to return. Leaving out a profile field yields fewer checks.",
})

export type MatchRequest = typeof MatchRequest.Type
