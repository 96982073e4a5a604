import { Either } from "effect"
import * as Markup from "../record/Markup.ts"
import type { Piece } from "../record/Pieces.ts"
import type { Study } from "../record/StoredStudy.ts"
import * as Fields from "./Fields.ts"
import * as Parameters from "./Parameters.ts"

export const parameters = ["format", "markupFormat", "fields"]

export type Present = (study: Study) => Study

const select = (value: string | undefined, queried: ReadonlyArray<Piece>): Either.Either<Fields.Selection, string> =>
  value === undefined
    ? Either.right("all")
    : Either.mapLeft(
        Fields.select(Parameters.list(value), queried),
        (unknown) => `Parameter 'fields' contains invalid field name: '${unknown}'`,
      )

/** How a record is to be shown, from `format`, `markupFormat` and `fields`. `formats` are those the registry has there. */
export const read = (
  sent: Parameters.Parameters,
  formats: ReadonlyArray<string>,
  queried: ReadonlyArray<Piece>,
): Either.Either<Present, string> =>
  Either.gen(function* () {
    const format = yield* Parameters.oneOf(sent, "format", formats, "json")
    if (format !== "json") return yield* Either.left(`the registry stand-in does not serve the format \`${format}\``)
    const markup = yield* Parameters.oneOf(sent, "markupFormat", ["markdown", "legacy"], "markdown")
    const selection = yield* select(sent.get("fields"), queried)
    const prune: Present = (study) => Fields.prune(study, selection)

    return markup === "markdown" ? prune : (study) => Markup.legacy(prune(study))
  })
