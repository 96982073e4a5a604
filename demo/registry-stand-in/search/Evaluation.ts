import { Either } from "effect"
import * as Scale from "../record/Scale.ts"
import { type Study, sites } from "../record/StoredStudy.ts"
import type { SearchArea } from "./Areas.ts"
import * as Essie from "./Essie.ts"
import * as Expression from "./Expression.ts"
import * as FullText from "./FullText.ts"
import * as Match from "./Match.ts"
import * as Synonyms from "./Synonyms.ts"
import * as Target from "./Target.ts"
import * as Words from "./Words.ts"

type Compiled = Either.Either<Match.Match, string>

interface Scope {
  readonly target: Target.Target
  readonly coverage: Expression.Coverage
}

/** Measured by third parties: 12 terms pass and 14 fail, and a hyphen parts a word into two terms. */
const mostTerms = 12

const literal = (text: string, { coverage, target }: Scope, isPhrase: boolean): Compiled => {
  if (target.kind === "words") {
    const words = Words.of(text)
    const search = (each: ReadonlyArray<string>) =>
      isPhrase || coverage !== "Contains"
        ? FullText.phrase(target.parts, each, coverage)
        : FullText.words(target.parts, each)

    return Either.right(Match.some((target.hasSynonyms ? Synonyms.of(words) : [words]).map(search)))
  }
  if (target.kind === "choice") {
    const { allowed, path } = target.piece

    return allowed.includes(text)
      ? Either.right(Match.whether((study) => Target.values(target, study).some((value) => String(value) === text)))
      : Either.left(
          `Allowed values for enum field \`${path.join(".")}\` are ${allowed.map((value) => `\`${value}\``).join(", ")}`,
        )
  }

  return between(text, text, target)
}

const between = (from: string, to: string, target: Target.Target): Compiled => {
  if (target.kind === "words" || target.kind === "choice" || target.kind === "geo")
    return Either.left("RANGE and values are for fields that hold dates, ages or numbers")
  const kind = target.kind === "size" ? "number" : target.kind
  const first = from.toUpperCase() === "MIN" ? Number.NEGATIVE_INFINITY : Scale.read(kind, from, "first")
  const last = to.toUpperCase() === "MAX" ? Number.POSITIVE_INFINITY : Scale.read(kind, to, "last")
  if (first === undefined) return Either.left(`Invalid ${kind}: \`${from}\``)
  if (last === undefined) return Either.left(`Invalid ${kind}: \`${to}\``)

  return Either.right(
    Match.whether((study) =>
      Target.values(target, study).some((value) => {
        const place = Scale.read(kind, value)

        return place !== undefined && place >= first && place <= last
      }),
    ),
  )
}

const meaning = (expression: Expression.Expression, scope: Scope): Compiled =>
  Expression.match(expression, {
    Words: ({ words }) => literal(words.join(" "), scope, false),
    Phrase: ({ text }) => literal(text, scope, true),
    Source: ({ source }) =>
      Either.right(Match.whether((study) => source === "ALL" || Target.isMissing(scope.target, study))),
    Range: ({ from, to }) => between(from, to, scope.target),
    Not: ({ of }) => Either.map(meaning(of, scope), (match) => Match.whether((study) => match(study) === undefined)),
    And: ({ all }) => Either.map(Either.all(all.map((each) => meaning(each, scope))), Match.every),
    Or: ({ any }) => Either.map(Either.all(any.map((each) => meaning(each, scope))), Match.some),
    Area: ({ name, of }) => Either.flatMap(Target.named(name), (target) => meaning(of, { ...scope, target })),
    Search: ({ document, of }) =>
      Either.map(meaning(of, scope), (match) =>
        document === "Study" ? match : (study: Study) => Match.best(sites(study).map((site) => match(site))),
      ),
    Covering: ({ coverage, of }) => meaning(of, { ...scope, coverage }),
    Tilted: ({ field, of }) => Either.flatMap(Target.named(field), () => meaning(of, scope)),
  })

const terms = (expression: Expression.Expression): number =>
  Expression.match(expression, {
    Words: ({ words }) => Words.of(words.join(" ")).length,
    Phrase: ({ text }) => Words.of(text).length,
    Source: () => 0,
    Range: () => 0,
    Not: ({ of }) => terms(of),
    And: ({ all }) => all.reduce((count, each) => count + terms(each), 0),
    Or: ({ any }) => any.reduce((count, each) => count + terms(each), 0),
    Area: ({ name, of }) =>
      Either.match(Target.named(name), {
        onLeft: () => 0,
        onRight: ({ kind }) => (kind === "words" ? terms(of) : 0),
      }),
    Search: ({ of }) => terms(of),
    Covering: ({ of }) => terms(of),
    Tilted: ({ of }) => terms(of),
  })

/**
 * Gives an expression its meaning in a search area. `ALL` is the operator "every study" also where a field has the value
 * `ALL`, which must be quoted there (`AREA[Sex]"ALL"`), as third parties measured. Left is the reason of refusal.
 */
export const compile = (query: string, area: SearchArea): Compiled =>
  Either.gen(function* () {
    const expression = yield* Essie.parse(query)
    const match = yield* meaning(expression, { target: Target.ofArea(area), coverage: "Contains" })
    if (terms(expression) > mostTerms) return yield* Either.left("Too complicated query")

    return match
  })
